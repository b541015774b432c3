"""What each command is given: its arguments, the environment and where to print."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from memoryd.cli.terminal import Terminal
from memoryd.core.errors import MemorydError

if TYPE_CHECKING:
    from memoryd.config import Config, Places


@dataclass(frozen=True, slots=True)
class Context:
    """One run of one command; what is heavy is loaded when it is asked for."""

    args: Namespace
    env: Mapping[str, str] = field(default_factory=lambda: os.environ)
    out: TextIO = field(default_factory=lambda: sys.stdout)
    err: TextIO = field(default_factory=lambda: sys.stderr)
    input: TextIO = field(default_factory=lambda: sys.stdin)

    @property
    def terminal(self) -> Terminal:
        """Return standard output."""
        return Terminal(self.out, self.env)

    @property
    def errors(self) -> Terminal:
        """Return standard error."""
        return Terminal(self.err, self.env)

    def places(self) -> Places:
        """Return where this platform keeps memoryd's files."""
        from memoryd.config import platform_places

        return platform_places()

    def config(self) -> Config:
        """Return the checked configuration; ConfigError when it is wrong."""
        from memoryd.config import load

        path = self.args.config
        return load(Path(path) if path else None, self.env, self.places())

    def project(self) -> str:
        """Return the folder the person named or stands in, as an absolute path; MemorydError when it is not there."""
        folder = self.named_project()
        if not folder_exists(folder):
            raise no_folder(folder)
        return folder

    def named_project(self) -> str:
        """Return the same, also when there is no such folder any more."""
        return absolute(self.args.project)


def absolute(path: str) -> str:
    """Return a path of the command line as an absolute one without links; `~` is the home folder."""
    try:
        return str(Path(path).expanduser().resolve())
    except RuntimeError as error:
        raise MemorydError(f"{path}: there is no such user", "give the whole path") from error
    except OSError as error:
        where = "the folder you stand in" if path == "." else path
        raise MemorydError(f"{where} cannot be found: {error.strerror}", "give a whole path") from error


def no_folder(path: str) -> MemorydError:
    """Return what is said of a folder that is not there."""
    return MemorydError(f"there is no folder {path}", "look for a typing mistake in --project")


def folder_exists(path: str) -> bool:
    """Tell whether there is such a folder; MemorydError when that cannot be seen."""
    try:
        return Path(path).is_dir()
    except OSError as error:
        raise MemorydError(f"{path} cannot be looked at: {error.strerror}", "check its permissions") from error
