"""memoryd edit."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemoryCorrupt, MemorydError
from memoryd.core.printable import line

if TYPE_CHECKING:
    from memoryd.bootstrap.editing import Edit

NAME = "edit"
HELP = "edit a memory in your editor; it is checked when you save"
EXAMPLE = "memoryd edit tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the memory's name or file, also one that cannot be read")
    parser.add_argument("--from", dest="saved", metavar="FILE", default="", help="go on with the text in this file")
    arguments.project(parser)


def run(context: Context) -> int:
    """Edit a copy, and put it in the memory's place when it is a memory and nobody else changed that meanwhile."""
    from memoryd.bootstrap import editing

    edit = editing.begin(context.config(), context.project(), context.args.name, context.args.saved)
    try:
        outcome = _edited(context, edit)
    finally:
        if edit.draft.is_as_it_was():
            edit.draft.remove()
    if outcome is None:
        context.terminal.line("nothing was changed")
        return Exit.DONE
    if not outcome.ok:
        raise MemorydError(outcome.lines[0], _kept(context, edit))
    edit.draft.remove()
    editing.let_go(context.config(), context.args.saved)
    for text in outcome.lines:
        context.terminal.line(line(text))
    return Exit.DONE


def _edited(context: Context, edit: Edit) -> Outcome | None:
    """Open the editor until what is saved can be used, or the person gives up; None when they changed nothing."""
    while (content := edit.open(context.env)) is not None:
        try:
            return _hand_over(context, edit, content)
        except MemorydError as error:
            if not _again(context, error):
                raise MemorydError(_why(error), _kept(context, edit)) from error
    return None


def _hand_over(context: Context, edit: Edit, content: bytes) -> Outcome:
    from memoryd import bootstrap

    args = {"file": edit.file, "before": edit.before, "text": edit.check(content)}
    return bootstrap.perform(context.config(), Command(NAME, context.project(), args))


def _why(error: MemorydError) -> str:
    """Return what is wrong with a text; the memory's file is sound: nothing is to be mended or removed there."""
    return error.message if isinstance(error, MemoryCorrupt) else str(error)


def _kept(context: Context, edit: Edit) -> str:
    """Return where the person's text is, and how to go on with it."""
    from shlex import quote

    name, path = quote(context.args.name), edit.draft.path
    return f"your text is in {path}: `memoryd edit {name} --from {quote(str(path))}` goes on with it"


def _again(context: Context, error: MemorydError) -> bool:
    """Ask whether to open the editor again; nobody is asked where nobody is there."""
    if not context.input.isatty():
        return False
    context.errors.line(context.errors.styled(_why(error), "red"))
    context.terminal.question("Open the editor again? [Y/n]")
    return context.input.readline().strip().lower() in ("", "y", "yes", "是")
