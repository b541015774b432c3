"""A folder of session files, or one such file, and how it is to be read."""

from __future__ import annotations

from dataclasses import dataclass

from memoryd import agents
from memoryd.core.line_format import Table
from memoryd.pipeline.finding import LOG_SUFFIX, database_of


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionRoot:
    """Where sessions are.

    `path` is absolute, without a slash at its end; it may be missing, or a link. `form` is the format of all files
    in it, or None: each file's first records decide. `from_start`: also what was there before memoryd first looked
    is read. `since` (seconds since 1970): so is, with or without `from_start`, what was written from then on; older
    turns are left out. `cwd` is the project folder of sessions that do not name one. `idle_seconds` raises the
    silence that ends a turn where nothing else does.
    """

    path: str
    form: agents.Format | None = None
    from_start: bool = False
    since: float | None = None
    cwd: str = ""
    idle_seconds: float = 0.0

    @property
    def forms(self) -> tuple[agents.Format, ...]:
        """Return the formats its sessions may have."""
        return (self.form,) if self.form else tuple(agents.get(name) for name in agents.names())

    @property
    def suffixes(self) -> tuple[str, ...]:
        """Return how the names of files end whose change may mean something."""
        named = [suffix for form in self.forms for suffix in form.suffixes]
        logs = [
            suffix + LOG_SUFFIX for form in self.forms if isinstance(form.source, Table) for suffix in form.suffixes
        ]
        return tuple(dict.fromkeys((*named, *logs)))

    def holds(self, path: str) -> bool:
        """Tell whether a path is this root or lies in it."""
        return path in (self.path, self.path + LOG_SUFFIX) or path.startswith((f"{self.path}/", f"{self.path}#"))

    def database(self, path: str) -> str:
        """Return the database that a changed path is, or belongs to, or "" when it is none."""
        place = path.removesuffix(LOG_SUFFIX)
        return place if any(isinstance(f.source, Table) and place.endswith(f.suffixes) for f in self.forms) else ""

    def may_hold_session(self, path: str) -> bool:
        """Tell whether a path is named as a session is."""
        if (database := database_of(path)) and self.database(database):
            return True
        named = any(path == self.path or path.endswith(form.suffixes) for form in self.forms)
        return named and not (self.form is not None and self.form.skips(path))
