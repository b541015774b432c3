"""Commands that change a person's own files: they say what, ask where git tracks it, and then do it."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import ndiff
from typing import TYPE_CHECKING

from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.core.errors import MemorydError

if TYPE_CHECKING:
    from memoryd.bootstrap.file_edits import FileEdit, Plan
    from memoryd.config import Config

_YES = ("y", "yes", "是")


def carry_out(context: Context, config: Config, plan: Plan) -> int:
    """Print a plan and carry it out, unless it is a dry run or the person says no."""
    from memoryd.bootstrap import file_edits

    out, dry = context.terminal, context.args.dry_run
    asks = not dry and not context.args.yes and any(edit.tracked for edit in plan.edits)
    if not plan.edits:
        out.line(out.styled(plan.already))
    for edit in plan.edits:
        out.line(out.styled(_what(edit, done=not dry and not asks)))
        for line in _difference(edit) if dry else ():
            out.line(out.styled(f"    {line}", "dim"))
    for note in plan.notes:
        out.line(out.styled(f"note: {note}", "yellow"))
    if dry:
        return Exit.DONE
    if asks and not _agreed(context):
        out.line("nothing was changed")
        return Exit.FAILED
    file_edits.carry_out(config, plan)
    return Exit.DONE


def _what(edit: FileEdit, *, done: bool) -> str:
    create, remove, change = (f"{verb}s" if done else f"would {verb}" for verb in ("create", "remove", "change"))
    verb = create if edit.before is None else remove if edit.after is None else change
    return f"{verb} {edit.path}{', which git tracks' if edit.tracked else ''}"


def _difference(edit: FileEdit) -> Iterator[str]:
    """Yield the lines that come and go, marked with + and -."""
    before, after = ((text or b"").decode("utf-8", "replace").splitlines() for text in (edit.before, edit.after))
    yield from (line for line in ndiff(before, after) if line.startswith(("+ ", "- ")))


def _agreed(context: Context) -> bool:
    if not context.input.isatty():
        raise MemorydError("nobody is there to ask, and nothing was changed", "use --yes to change what git tracks")
    context.terminal.question("Change it? [y/N]")
    return context.input.readline().strip().lower() in _YES
