"""A folder of session files, or one such file, and how it is to be read."""

from __future__ import annotations

from dataclasses import dataclass

from memoryd import agents


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
    def suffixes(self) -> tuple[str, ...]:
        """Return how the names of its session files end."""
        forms = [self.form] if self.form else [agents.get(name) for name in agents.names()]
        return tuple(dict.fromkeys(suffix for form in forms for suffix in form.suffixes))

    def holds(self, path: str) -> bool:
        """Tell whether a path is this root or lies in it."""
        return path == self.path or path.startswith(f"{self.path}/")
