"""memoryd quarantine."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from memoryd.cli import arguments
from memoryd.cli.context import Context, absolute
from memoryd.cli.exits import Exit
from memoryd.cli.terminal import Terminal, gist
from memoryd.core.commands import Command
from memoryd.core.model import Speaker

if TYPE_CHECKING:
    from memoryd.adapters.ledger.quarantine import SetAside

NAME = "quarantine"
HELP = "list, show or try again the turns that were refused twice and set aside"
EXAMPLE = "memoryd quarantine retry --all"
_SHOWN = 100


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    actions = parser.add_subparsers(dest="action", metavar="list|show|retry", required=True)
    listing = actions.add_parser("list", help="the turns that are set aside, and why", allow_abbrev=False)
    arguments.as_json(listing)
    showing = actions.add_parser("show", help="what was said in one of them", allow_abbrev=False)
    showing.add_argument("id", metavar="ID", type=_number, help="the number that `list` shows")
    arguments.as_json(showing)
    retrying = actions.add_parser("retry", help="work on them again", allow_abbrev=False)
    which = retrying.add_mutually_exclusive_group(required=True)
    which.add_argument("ids", nargs="*", metavar="ID", type=_number, default=[], help="the numbers that `list` shows")
    which.add_argument("--all", action="store_true", help="every one of them")


def run(context: Context) -> int:
    """Do one of the three."""
    return {"list": _list, "show": _show, "retry": _retry}[context.args.action](context)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 17:
        raise ArgumentTypeError(f"{text!r} is no number of a turn")
    return int(text)


def _list(context: Context) -> int:
    from memoryd.bootstrap.quarantined import quarantined

    found = quarantined(context.config())
    if context.args.json:
        context.terminal.json({"quarantined": [_as_json(each) for each in found]})
        return Exit.DONE
    for each in found:
        _print(context.terminal, each)
    if not found:
        context.errors.line("no turn is set aside")
    return Exit.DONE


def _show(context: Context) -> int:
    from memoryd.bootstrap.quarantined import one_of

    found = one_of(context.config(), context.args.id)
    if context.args.json:
        context.terminal.json(_as_json(found) | {"words": _words(found)})
        return Exit.DONE
    _print(context.terminal, found)
    for word in _words(found):
        context.terminal.line()
        context.terminal.line(context.terminal.styled(f"{word['speaker']}:", "bold"))
        context.terminal.text(word["text"])
    return Exit.DONE


def _retry(context: Context) -> int:
    from memoryd import bootstrap

    args = context.args
    asked = {"all": "yes"} if args.all else {"ids": ",".join(map(str, args.ids))}
    outcome = bootstrap.perform(context.config(), Command(NAME, absolute("."), asked))
    for text in outcome.lines:
        context.terminal.line(context.terminal.styled(text))
    return Exit.DONE if outcome.ok else Exit.FAILED


def _print(terminal: Terminal, each: SetAside) -> None:
    when = f"{datetime.fromtimestamp(each.at, UTC).astimezone():%Y-%m-%d %H:%M}"
    prompt = gist(" ".join(each.turn.prompts), _SHOWN)
    terminal.line(terminal.styled(f"{each.number}", "bold"), terminal.styled(when, "dim"), terminal.styled(each.reason))
    terminal.text(f"  “{prompt}”" if prompt else "  (nothing typed)")
    terminal.text(f"  in {each.project}, session {each.turn.session}, turn {each.place}, {each.turn.file}")


def _as_json(each: SetAside) -> dict[str, object]:
    return {
        "id": each.number,
        "at": each.at,
        "reason": each.reason,
        "attempts": each.attempts,
        "project": each.project,
        "agent": each.turn.agent,
        "session": each.turn.session,
        "turn": each.place,
        "transcript": each.turn.file,
        "start": each.turn.start,
        "end": each.turn.end,
    }


def _words(each: SetAside) -> list[dict[str, str]]:
    """Return who said what, in order; secrets were taken out before anything was stored."""
    names = {Speaker.USER: "you", Speaker.ASSISTANT: "the agent", Speaker.TOOL: "a tool"}
    return [
        {"speaker": "pasted" if word.pasted else names.get(word.speaker, str(word.speaker)), "text": word.text}
        for word in each.turn.material
    ]
