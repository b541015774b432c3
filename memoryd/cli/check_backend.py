"""memoryd check-backend."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from typing import Any

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.core.money import dollars

NAME = "check-backend"
HELP = "ask the chosen backend one small question and say what was found"
EXAMPLE = "memoryd check-backend"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Do it; 0 when the backend answers, 1 when it does not."""
    from memoryd.bootstrap.checking import check_backend

    config, errors = context.config(), context.errors
    errors.over(f"asking {config.extraction.backend}…")
    try:
        found = check_backend(config)
    finally:
        errors.over("")
    if context.args.json:
        context.terminal.json(found)
    else:
        for line in _lines(found):
            context.terminal.line(context.terminal.styled(line))
        if not found["ok"]:
            errors.line(errors.styled(f"it does not answer: {found['problem']}", "red"))
            errors.line(errors.styled(f"what to do: {found['remedy'] or 'see the log'}"))
    return Exit.DONE if found["ok"] else Exit.FAILED


def _lines(found: Mapping[str, Any]) -> Iterator[str]:
    if found["backend"] == "rules":
        yield "backend: rules, built in; there is nothing to call, nothing to pay and no key"
        return
    yield f"backend: {found['backend']}"
    yield f"endpoint: {found['endpoint']}"
    yield f"model: {found['model']}"
    yield f"key: {found['key']}"
    yield f"price: ${found['usd_per_million_input']:g} in, ${found['usd_per_million_output']:g} out a million tokens"
    if found["ok"]:
        yield f"answer: after {found['seconds']:.1f} s, {found['tokens']} tokens, {dollars(found['usd'])}"
        if not found["in_form"]:
            yield "form: it does not keep the form that was asked for; another model may lose fewer memories"
    for each in found["ceilings"]:
        yield f"ceiling: [budget] {each['setting']}, {_plain(each['used'])} of {_plain(each['limit'])} used"


def _plain(number: float) -> str:
    """Return a number of calls or dollars without an exponent."""
    return f"{number:,.6f}".rstrip("0").rstrip(".")
