"""Count what work takes in instructions, which no busy machine changes: of the interpreter, and of SQLite."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def of_python(work: Callable[[], object]) -> int:
    """Return how many bytecode instructions of memoryd's own modules a call executes on this thread."""
    count = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        if "/memoryd/" not in frame.f_code.co_filename:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return step

    def step(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal count
        count += event == "opcode"
        return step

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def of_sqlite(connection: sqlite3.Connection, work: Callable[[], object]) -> int:
    """Return how many instructions SQLite's machine executes on a connection for a call, in tens."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    connection.set_progress_handler(step, 10)
    try:
        work()
    finally:
        connection.set_progress_handler(None, 0)
    return count
