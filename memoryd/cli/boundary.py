"""The boundary of the command line: every failure ends here, as one line and an exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import memoryd
from memoryd.cli import parser
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.terminal import OutputError, Terminal
from memoryd.core.errors import ConfigError, MemorydError, NotRunning
from memoryd.core.printable import line


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; --help and usage errors end as SystemExit, as argparse has it."""
    _prepare_streams()
    try:
        args = parser.parse(sys.argv[1:] if argv is None else argv)
    except SystemExit:
        # The text of --help or of the mistake is still to be written, and may have nowhere to go.
        _complain(Terminal(sys.stderr))
        if (code := _flushed(Terminal(sys.stdout), Terminal(sys.stderr))) is not None:
            return code
        raise
    return guarded(Context(args))


def guarded(context: Context) -> int:
    """Run the command of a context; see `Exit` for what comes back."""
    code = _performed(context)
    ended = _flushed(context.terminal, context.errors)
    return ended if ended == Exit.FAILED and code != Exit.BUG else code


def _performed(context: Context) -> int:
    try:
        return int(context.args.perform(context))
    except BrokenPipeError:
        return _left_early()
    except OutputError as error:
        return _output_failed(context.errors, error)
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except MemorydError as error:
        return _failed(context, error)
    except Exception as error:  # noqa: BLE001 - the one boundary
        return _bug(context, error)


def _prepare_streams() -> None:
    """Give a stream that was closed a place to write to, and let none fail on a character it does not know."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that knows no Chinese gets escapes, not a traceback.
            stream.reconfigure(errors="backslashreplace")


def _flushed(out: Terminal, errors: Terminal) -> int | None:
    """Write what is still held back; return the exit code of a failure to, or None."""
    try:
        out.flush()
    except BrokenPipeError:
        return _left_early()
    except OutputError as error:
        return _output_failed(errors, error)
    return None


def _left_early() -> int:
    """End well: whoever read the output has read enough."""
    _discard_output()
    return Exit.DONE


def _output_failed(errors: Terminal, error: OutputError) -> int:
    _discard_output()
    _complain(errors, f"the output cannot be written: {error.strerror}; make room for it, or send it elsewhere")
    return Exit.FAILED


def _discard_output() -> None:
    """Let what is still held back go nowhere, also when the interpreter exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(errors: Terminal, *lines: str) -> None:
    """Print lines on standard error; where that cannot be written either, the exit code has to do."""
    try:
        for text in lines:
            errors.line(errors.styled("memoryd:", "red"), line(text))
        errors.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def _failed(context: Context, error: MemorydError) -> int:
    _complain(context.errors, *(_problems(error) if isinstance(error, ConfigError) else [str(error)]))
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
    _complain(
        context.errors,
        f"this is a defect in memoryd ({type(error).__name__}); the details are in {name}",
        "please report it with that file; read it first, it can quote what you worked on",
    )
    return Exit.BUG
