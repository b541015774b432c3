"""Run the agent: python -m examples.agent [-c] [-p PROMPT]."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import anthropic

from memoryd import MemorydError, MemoryDir, sessions

from .agent import Agent
from .model import NAME, Model
from .permissions import Permissions

SESSIONS = "~/.example-agent/sessions"


def main(words: Sequence[str] | None = None) -> int:
    """Talk with the person until they end it, or answer one prompt; returns the exit code.

    `words` are the command line, that of the process if left out.
    """
    args = _arguments(words)
    client = anthropic.Anthropic()
    if not client.auth_headers and client.credentials is None:
        print("there is no API key; set ANTHROPIC_API_KEY", file=sys.stderr)
        return 1
    here = Path.cwd()
    resumed = sessions.resume(args.sessions, cwd=here) if args.resume else None
    session = resumed or sessions.create(args.sessions, cwd=here)
    model = Model(client, session.path.with_suffix(".results"), args.model)
    agent = Agent(session, _memory(here), model, Permissions(_ask, args.yes), args.stop_hook, args.language)
    if args.prompt is not None:
        return _answer(agent, args.prompt)
    print(f"session {session.id}; Ctrl-D ends it")
    return _talk(agent)


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m examples.agent", description="A small agent with a memory.")
    parser.add_argument("-c", dest="resume", action="store_true", help="go on with the latest session of this folder")
    parser.add_argument("-p", dest="prompt", help="answer this and end")
    parser.add_argument("--yes", action="store_true", help="allow every tool without asking")
    parser.add_argument("--sessions", default=SESSIONS, help=f"where transcripts go (default: {SESSIONS})")
    parser.add_argument("--model", default=NAME)
    parser.add_argument("--language", default="en", help="en or zh: the language of what it is told of memory")
    parser.add_argument("--stop-hook", action="append", default=[], help="a command that can make it go on; see README")
    return parser.parse_args(words)


def _memory(here: Path) -> MemoryDir | None:
    try:
        return MemoryDir.of_project(here)
    except MemorydError as error:
        print(f"without memory: {error}", file=sys.stderr)
        return None


def _talk(agent: Agent) -> int:
    try:
        while words := _ask("> "):
            if words.strip():
                _answer(agent, words.strip())
    except KeyboardInterrupt:
        return 130
    return 0


def _answer(agent: Agent, words: str) -> int:
    try:
        print(_printable(agent.turn(words)))
    except (anthropic.AnthropicError, MemorydError) as error:
        print(f"{type(error).__name__}: {_printable(str(error))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("[interrupted]", file=sys.stderr)
        return 130
    return 0


def _ask(question: str) -> str:
    """Return a line the person types with its end, "" when there is nobody to ask."""
    print(question, end="", file=sys.stderr, flush=True)
    return sys.stdin.readline()


def _printable(text: str) -> str:
    """Take out what would steer the terminal."""
    return "".join(c if c.isprintable() or c in "\n\t" else "�" for c in text)


if __name__ == "__main__":
    sys.exit(main())
