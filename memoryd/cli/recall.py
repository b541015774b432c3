"""memoryd recall."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import TYPE_CHECKING, TextIO

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.core.recall_request import MOST_PIPED

if TYPE_CHECKING:
    from memoryd.bootstrap.recalling import Recalled

NAME = "recall"
HELP = "print the memories that matter for a request"
EXAMPLE = 'memoryd recall "how do we deploy?"'


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("query", nargs="*", metavar="QUERY", help="the request; - reads it from standard input")
    arguments.project(parser)
    parser.add_argument("--max", type=_items, metavar="N", help="memories at most; default: [recall] max_items")
    parser.add_argument(
        "--chars", type=_characters, metavar="N", help="characters at most; default: [recall] max_chars"
    )
    parser.add_argument("--format", choices=("text", "json", "xml"), default="text", help="default: text")
    parser.add_argument("--session", metavar="ID", default="", help="leave out what this session was given already")
    parser.add_argument("--explain", action="store_true", help="say on standard error why each was chosen")


def run(context: Context) -> int:
    """Choose and print; nothing that matters is no failure."""
    from memoryd.bootstrap.recalling import Asked, recall

    args = context.args
    asked = Asked(
        request=_request(context),
        place=context.project(),
        session=args.session,
        items=args.max,
        characters=args.chars,
    )
    recalled = recall(context.config(), asked)
    _print(context, recalled)
    if recalled.note:
        context.errors.line(context.errors.styled(recalled.note, "yellow"))
    if args.explain:
        _explain(context, recalled)
    return Exit.DONE


def _request(context: Context) -> str:
    words: list[str] = context.args.query
    return typed(context.input) if words == ["-"] else " ".join(words)


def typed(stream: TextIO) -> str:
    """Return what is piped in, whatever bytes it holds; of very much, the end."""
    raw = getattr(stream, "buffer", None)
    text = raw.read().decode("utf-8", "replace") if raw is not None else stream.read()
    return str(text)[-MOST_PIPED:]


def _print(context: Context, recalled: Recalled) -> None:
    from memoryd.core.recall_answer import NOTHING, as_json, as_text, as_xml

    chosen, today = recalled.chosen, recalled.today
    if context.args.format == "json":
        context.terminal.json(as_json(chosen, today))
        return
    text = as_text(chosen, today) if context.args.format == "text" else as_xml(chosen, today)
    if text:
        context.terminal.text(text)
    else:
        context.errors.line(NOTHING)


def _explain(context: Context, recalled: Recalled) -> None:
    errors, chosen = context.errors, recalled.chosen
    for entry in chosen.always:
        errors.line(errors.styled(f"{entry.name}: holds for every request", "dim"))
    for one in chosen.found:
        why = f"score {one.score:.1f}, covers {one.share:.0%} of the request: {', '.join(one.matched)}"
        errors.line(errors.styled(f"{one.entry.name}: {why if one.matched else 'picked by the model'}", "dim"))
    if not chosen.found:
        errors.line(errors.styled(f"selector {chosen.by}: nothing reached its threshold", "dim"))


def _items(text: str) -> int:
    return _within(text, 0, 100)


def _characters(text: str) -> int:
    return _within(text, 100, 1_000_000)


def _within(text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and least <= int(text) <= most:
        return int(text)
    raise ArgumentTypeError(f"{text!r} is no number from {least} to {most:,}")
