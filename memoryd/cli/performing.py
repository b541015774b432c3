"""Commands that change something: handed to the running daemon, or done here while none runs."""

from __future__ import annotations

from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.core.commands import Command
from memoryd.core.printable import line


def perform(context: Context, command: str, /, **args: str) -> int:
    """Perform a command for the project at hand and print what came of it."""
    from memoryd import bootstrap

    outcome = bootstrap.perform(context.config(), Command(command, context.project(), args))
    for text in outcome.lines:
        context.terminal.line(line(text))
    return Exit.DONE if outcome.ok else Exit.FAILED
