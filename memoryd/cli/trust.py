"""memoryd trust."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.performing import perform
from memoryd.cli.terminal import counted
from memoryd.core.errors import MemorydError
from memoryd.core.model import Folder
from memoryd.core.reviewing import Reviewed, fingerprint, review

NAME = "trust"
HELP = "accept memories that came with a repository, after showing them"
EXAMPLE = "memoryd trust --project ~/src/app"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)
    parser.add_argument("--yes", action="store_true", help="do not ask after showing them")


def run(context: Context) -> int:
    """Show what is in the folder, ask, and trust what was shown."""
    from memoryd.bootstrap.reviewing import came_with

    found = came_with(context.config(), context.project())
    if found is None or found.trusted:
        return perform(context, NAME)
    _show(context, found.folder, found.project.memory)
    if not context.args.yes and not _agreed(context):
        context.terminal.line("nothing was changed")
        return Exit.FAILED
    return perform(context, NAME, seen=fingerprint(found.folder))


def _show(context: Context, folder: Folder, memory: str) -> None:
    out, shown = context.terminal, review(folder)
    out.line(out.styled(f"{memory} came with the repository: {counted(len(shown), 'memory', 'memories')}", "bold"))
    for item in shown:
        _entry(context, item)
    for broken in folder.broken:
        out.line(out.styled(f"{broken.file} cannot be read: {broken.reason}", "yellow"))
    rules, odd = sum(item.is_rule for item in shown), sum(bool(item.warnings) for item in shown)
    out.line(
        f"{counted(rules, 'tells', 'tell')} agents how to act, {odd} {'needs' if odd == 1 else 'need'} a second look"
    )


def _entry(context: Context, item: Reviewed) -> None:
    out, memory = context.terminal, item.memory
    kind = f"({memory.type or 'no type'}{', a rule' if item.is_rule else ''})"
    out.line(out.styled(memory.name, "bold"), out.styled(kind, "dim"))
    out.paragraph(memory.description, 2)
    for warning in item.warnings:
        out.line(out.styled("  ! " + warning, "yellow"))
    # All of it: an agent would read more than what heads it.
    for paragraph in filter(None, map(str.strip, memory.body.splitlines())):
        if paragraph != memory.description:
            out.paragraph(paragraph, 4)


def _agreed(context: Context) -> bool:
    if not context.input.isatty():
        raise MemorydError("nobody is there to ask", "look at what is listed above, then use --yes")
    context.terminal.question("Trust it? Agents are told what it says, and memoryd writes to it. [y/N]")
    return context.input.readline().strip().lower() in ("y", "yes", "是")
