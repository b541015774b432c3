"""What every LanguageModel promises, whichever it is: the scripted one, the real one, and the wrappers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
from memoryd.adapters.llm.api_key import ApiKey
from memoryd.adapters.llm.breaker import Breaker
from memoryd.adapters.llm.budgeted import Budgeted
from memoryd.adapters.llm.claude_cli import ClaudeCli
from memoryd.core.budget import Limits, price_of
from memoryd.core.errors import LLMError, Paused, Permanent, ReplyError, Transient, Truncated
from memoryd.core.model import Answer, Prompt, Usage
from memoryd.ports import LanguageModel
from tests import messages_api as api_
from tests.adapters.llm.stand_in import StandIn, failed, result
from tests.fakes_model import USAGE, HandClock, Line, MemorySpend, ScriptedModel
from tests.messages_api import MessagesApi, Reply

PROMPT = Prompt("the rules", "你好", {"type": "object"}, 256)

LIMIT = failed(f"Claude AI usage limit reached|{int(time.time()) + 1800}")
SCENES: dict[str, tuple[Line, Reply, str]] = {
    "answers": ("回答 🐘", api_.message("回答 🐘"), result("回答 🐘")),
    "busy": (Transient("429", retry_after=7.0), api_.error(429, headers={"retry-after": "7"}), LIMIT),
    "refuses the turn": (
        Permanent("refused"), api_.message("no", stop_reason="refusal"), result("no", stop_reason="refusal"),
    ),
    "refuses the account": (Paused("401"), api_.error(401), failed("Invalid API key · Please run /login")),
    "says nothing": (ReplyError("empty"), api_.message(""), result("")),
    "stops short": (
        Truncated("cut off"), api_.message("hal", stop_reason="max_tokens"), result("hal", stop_reason="max_tokens"),
    ),
}  # fmt: skip

Make = Callable[[str], LanguageModel]


@pytest.fixture(params=["scripted", "real", "claude", "budgeted", "broken", "all together", "all of claude"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Make]:
    key = tmp_path / "key"
    key.write_text("sk-ant-a-key")
    key.chmod(0o600)
    clock = HandClock()

    def budget(model: LanguageModel) -> Budgeted:
        price = price_of("claude-haiku-5-5")
        return Budgeted(model, name="m", spend=MemorySpend(), clock=clock, limits=Limits(), price=price)

    with MessagesApi() as api:

        def build(scene: str) -> LanguageModel:
            line, reply, printed = SCENES[scene]
            api.script(reply)
            stand_in = StandIn(tmp_path / "bin")
            stand_in.will(printed)
            cli = ClaudeCli(find=lambda: str(stand_in.path), model="m", folder=tmp_path / "own", deadline_seconds=20)
            real = AnthropicMessages(model="m", base_url=api.url, key=ApiKey("X", str(key)), deadline_seconds=20)
            scripted = ScriptedModel(line)
            models: dict[str, Callable[[], LanguageModel]] = {
                "scripted": lambda: scripted,
                "real": lambda: real,
                "claude": lambda: cli,
                "budgeted": lambda: budget(scripted),
                "broken": lambda: Breaker(scripted, clock=clock, identity=lambda: ""),
                "all together": lambda: Breaker(budget(real), clock=clock, identity=real.identity),
                "all of claude": lambda: Breaker(budget(cli), clock=clock, identity=cli.identity),
            }
            return models[request.param]()

        yield build


def test_an_answer_has_words_and_a_count(make: Make) -> None:
    answer = make("answers").ask(PROMPT)
    assert isinstance(answer, Answer)
    assert answer.text == "回答 🐘"
    assert answer.usage == USAGE != Usage()


@pytest.mark.parametrize(
    ("scene", "kind"),
    [
        ("busy", Transient),
        ("refuses the turn", Permanent),
        ("refuses the account", Paused),
        ("says nothing", ReplyError),
        ("stops short", Truncated),
    ],
)
def test_what_is_no_answer_is_an_error_of_one_line_and_never_an_empty_answer(
    make: Make, scene: str, kind: type[LLMError]
) -> None:
    with pytest.raises(LLMError) as caught:
        make(scene).ask(PROMPT)
    assert type(caught.value) is kind
    assert "\n" not in str(caught.value)
    if isinstance(caught.value, Transient):
        assert caught.value.retry_after is not None
        assert caught.value.retry_after >= 7.0
