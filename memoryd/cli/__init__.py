"""The command line: one file for each command, and one boundary around them all."""

from __future__ import annotations

import gc
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]

GARBAGE = 10_000
"""So many objects more than before are there when Python looks for garbage: two megabytes at most may be some."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; --help and usage errors end as SystemExit, as argparse has it."""
    # Not `list`: once the command of that name was loaded, it is what the name means here.
    words = sys.argv[1:] if argv is None else [*argv]
    if words[:1] == ["recall"]:
        # To look for garbage is a tenth of all that this takes, and there is none yet.
        gc.disable()
        from memoryd.cli.quick import answered

        code, words = answered(words)
        if code is not None and argv is None:
            return _left(code)
        gc.enable()
        if code is not None:
            return code
    if "hook" in words[:3]:
        from memoryd.cli.quick_hook import hooked, words_of

        if (given := words_of(words)) is not None:
            os.environ.update(given[1])
            code = hooked(given[0], os.environ)
            return code if argv is not None else _left(code)
    # What is loaded is no garbage, and to look for some after each few hundred objects takes a fortieth of a start.
    gc.set_threshold(GARBAGE)
    from memoryd.cli.boundary import main as whole

    return whole(words)


def _left(code: int) -> int:
    """End the process: all is written, and to take the interpreter down takes as long as the search."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        return code
    os._exit(code)
