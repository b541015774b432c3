"""The system prompt: what the agent is, the project's rules, the project's memory."""

from __future__ import annotations

import time
from pathlib import Path

from memoryd import MemorydError, MemoryDir, system_prompt

RULES_FILE = "AGENT.md"
RULES_BYTES = 50 * 1024
_WHO = (
    "You are a small coding agent. You work in {cwd}; today is {today}. Do what is asked, with the tools you have, and"
    " say in a few words what you did."
)


def build(cwd: Path, memory: MemoryDir | None, language: str = "en") -> str:
    """Return the system prompt for work in a folder; it is made anew for each turn, so the index is never old."""
    parts = [_WHO.format(cwd=cwd, today=time.strftime("%Y-%m-%d"))]
    if rules := project_rules(cwd / RULES_FILE):
        parts.append(tagged("project-rules", rules))
    if memory is not None:
        parts.append(tagged("project-memory", _memory(memory, language)))
    return "\n\n".join(parts)


def _memory(memory: MemoryDir, language: str) -> str:
    """Return the section on memory; trouble with it is told, and never keeps the agent from working."""
    try:
        return system_prompt(memory, language)
    except MemorydError as error:
        return f"The memory of this project cannot be read now: {error}"


def project_rules(path: Path) -> str:
    """Return the text of the rules file, cut at 50 KB with a line that says so; "" where there is none."""
    try:
        with path.open("rb") as file:
            content = file.read(RULES_BYTES + 1)
    except OSError:
        return ""
    text = content[:RULES_BYTES].decode("utf-8", "ignore")
    if len(content) > RULES_BYTES:
        text += f"\n[{path.name} is longer than 50 KB and was cut here; read the file for the rest.]"
    return text


def tagged(name: str, text: str) -> str:
    """Put a text into a tag that nothing in it can close."""
    inside = text.replace(f"</{name}", f"<\\/{name}").strip()
    return f"<{name}>\n{inside}\n</{name}>"
