"""The command line: one file for each command, and one boundary around them all."""

from memoryd.cli.boundary import main

__all__ = ["main"]
