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
        """Return the folder the person named or stands in, as an absolute path."""
        return str(Path(self.args.project).expanduser().resolve())
