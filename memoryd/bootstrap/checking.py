"""Ask the chosen backend one small question and say what was found: `memoryd check-backend`."""

from __future__ import annotations

from memoryd.adapters import control
from memoryd.bootstrap.backends import ANTHROPIC, RULES, find_claude, limits_of
from memoryd.bootstrap.house import SOCKET, House, opened
from memoryd.config import Config
from memoryd.core.budget import ceilings, cost, most, price_of, spent_at
from memoryd.core.errors import LLMError, MemorydError, NotRunning, ReplyError
from memoryd.core.model import Answer, Prompt
from memoryd.core.news import News
from memoryd.core.replies import json_object

NAME = "check-backend"
SECONDS = 700.0
"""How long the daemon may take: a call has a deadline of its own, of ten minutes at most."""
QUESTION = Prompt(
    system="You answer with one JSON object and nothing else.",
    user='Answer with {"ready": "yes"}.',
    schema={
        "type": "object",
        "properties": {"ready": {"type": "string"}},
        "required": ["ready"],
        "additionalProperties": False,
    },
    max_tokens=256,
    purpose="check",
)


def check_backend(config: Config) -> dict[str, object]:
    """Return what was found, as JSON-able values: by the running daemon, which keeps the books, else here.

    MemorydError when that daemon began with another config, for then another backend was asked.
    """
    if config.extraction.backend == RULES:
        return {"backend": RULES, "ok": True}
    try:
        return _of_this(config, control.send(config.state_folder / SOCKET, {"name": NAME}, SECONDS))
    except NotRunning:
        with opened(config, _Nobody()) as house:
            return check(house)


def check(house: House) -> dict[str, object]:
    """Make one call, whatever failed before; it is booked like any other."""
    found = _chosen(house.config)
    if house.backend is None:
        return found | {"ok": True}
    house.backend.try_again()
    started = house.clock.monotonic()
    try:
        answer = house.backend.model.ask(QUESTION)
    except LLMError as error:
        found |= {"ok": False, "problem": str(error.args[0]), "remedy": error.remedy}
    else:
        found |= {"ok": True, "seconds": round(house.clock.monotonic() - started, 2), **_answered(answer, house.config)}
    spent = spent_at(house.clock.now(), house.spend.since)
    left = [
        {"setting": name, "used": used, "limit": limit}
        for name, used, limit in ceilings(spent, limits_of(house.config))
    ]
    return found | {"ceilings": left}


def _of_this(config: Config, found: dict[str, object]) -> dict[str, object]:
    """Return what the daemon found. Where `claude` lies depends on its own surroundings, and counts for nothing."""
    chosen = _chosen(config)
    keys = ("backend", "model", *(("endpoint", "key") if chosen["backend"] == ANTHROPIC else ()))
    if all(found.get(key) == chosen[key] for key in keys):
        return found
    asks = ", ".join(str(found[key]) for key in ("backend", "model", "endpoint") if key in found)
    raise MemorydError(f"the daemon that runs has another config: it asks {asks}", "restart it, then check again")


def _chosen(config: Config) -> dict[str, object]:
    """Return what the configuration says, and where the key would come from; never the key."""
    backend, settings = config.extraction.backend, config.anthropic
    if backend == RULES:
        return {"backend": RULES}
    price = price_of(settings.model, settings.prices)
    if backend == ANTHROPIC:
        key = settings.api_key_file or f"the environment variable {settings.api_key_env}"
        place = {"endpoint": settings.base_url, "key": key}
    else:
        place = {"endpoint": find_claude() or "claude (not found)", "key": "the login of claude"}
    return {
        "backend": backend,
        **place,
        "model": settings.model,
        "usd_per_million_input": price.input,
        "usd_per_million_output": price.output,
        "usd_at_most": most(QUESTION, price)[1],
    }


def _answered(answer: Answer, config: Config) -> dict[str, object]:
    try:
        json_object(answer.text, "ready")
        in_form = True
    except ReplyError:
        # It answers, and what it says can be read by a person; that it keeps no form is part of what was found.
        in_form = False
    usage = answer.usage
    return {
        "in_form": in_form,
        "answered_by": answer.model,
        "tokens": usage.input + usage.output + usage.cache_read + usage.cache_write,
        "usd": cost(usage, price_of(config.anthropic.model, config.anthropic.prices)),
    }


class _Nobody:
    """Tell nobody: what was found is printed as a whole."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
