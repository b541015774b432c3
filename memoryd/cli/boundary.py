"""The boundary of the command line: every failure ends here, as one line and an exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import memoryd
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.parser import build
from memoryd.core.errors import ConfigError, MemorydError, NotRunning
from memoryd.core.printable import line


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; argparse ends the process itself for --help and usage errors."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that knows no Chinese gets escapes, not a traceback.
            stream.reconfigure(errors="backslashreplace")
    args = build().parse_args(argv)
    return guarded(Context(args))


def guarded(context: Context) -> int:
    """Run the command of a context; see `Exit` for what comes back."""
    try:
        code = int(context.args.perform(context))
        context.out.flush()
        return code
    except BrokenPipeError:
        # Whoever read the output has read enough. What is still buffered must go nowhere, also at interpreter exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.DONE
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except MemorydError as error:
        return _failed(context, error)
    except Exception as error:  # noqa: BLE001 - the one boundary
        return _bug(context, error)


def _failed(context: Context, error: MemorydError) -> int:
    lines = [str(error)] if not isinstance(error, ConfigError) else _problems(error)
    for text in lines:
        context.errors.line(context.errors.styled("memoryd:", "red"), line(text))
    if isinstance(error, ConfigError):
        return Exit.CONFIG
    return Exit.NOT_RUNNING if isinstance(error, NotRunning) else Exit.FAILED


def _problems(error: ConfigError) -> list[str]:
    return [*error.problems, *([error.remedy] if error.remedy else [])]


def _bug(context: Context, error: Exception) -> int:
    """Put the traceback into a file of mode 0600, for it may hold a person's words, and say where it is."""
    import tempfile
    import traceback

    report = "".join(traceback.format_exception(error))
    handle, name = tempfile.mkstemp(prefix="memoryd-bug-", suffix=".txt")
    with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
        file.write(f"memoryd {memoryd.__version__}, Python {sys.version}\n{' '.join(sys.argv)}\n\n{report}")
    what = f"this is a defect in memoryd ({type(error).__name__}); the details are in {name}"
    context.errors.line(context.errors.styled("memoryd:", "red"), line(what))
    context.errors.line("Please report it with that file; read it first, it can quote what you worked on.")
    return Exit.BUG
