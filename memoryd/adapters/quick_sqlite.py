"""SQLite without what `sqlite3` adds to it, dates as values: they take as long to load as a search takes.

`_sqlite3` is the module that `sqlite3` hands on, with the same connections, cursors and errors. Where a Python has none
of that name, it is `sqlite3`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3 as sqlite3
else:
    try:
        import _sqlite3 as sqlite3
    except ImportError:
        import sqlite3

__all__ = ["sqlite3"]
