"""What people use where there is no recall: counting substrings, and grep."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from memoryd.core.cjk import is_cjk
from memoryd.core.recall_entry import Entry
from memoryd.core.recall_words import pairs, runs

Find = Callable[[str, int], list[str]]
"""Finds the sources of at most so many memories for a request, the best first."""
_SHORTEST = 3


def substrings(entries: Sequence[Entry]) -> Find:
    """Count the different words of a request (of Chinese: pairs of characters) that stand anywhere in a memory."""
    texts = [(entry.source, f"{entry.name} {entry.description} {entry.content}".casefold()) for entry in entries]

    def find(request: str, most: int) -> list[str]:
        words = {word for run in runs(request.casefold()) for word in (pairs(run) if is_cjk(run[0]) else [run])}
        counts = [(sum(word in text for word in words), source) for source, text in texts]
        best = sorted((count, source) for count, source in counts if count)
        best.sort(key=lambda each: -each[0])
        return [source for _, source in best[:most]]

    return find


def grep(entries: Sequence[Entry], folder: Path) -> Find:
    """Grep for the request's words of three letters and more, and its Chinese as it is typed; most lines first."""
    folder.mkdir(parents=True)
    sources = {}
    for number, entry in enumerate(entries):
        (folder / f"{number}.md").write_text(f"{entry.name}\n{entry.description}\n{entry.content}\n", encoding="utf-8")
        sources[f"{number}.md"] = entry.source

    def find(request: str, most: int) -> list[str]:
        words = [run for run in runs(request) if is_cjk(run[0]) or len(run) >= _SHORTEST]
        if not words:
            return []
        patterns = [part for word in words for part in ("-e", word)]
        command = ["grep", "-r", "-i", "-c", "-F", *patterns, "."]
        found = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
        counts = [(line.rpartition(":")[0].removeprefix("./"), line.rpartition(":")[2]) for line in found.splitlines()]
        best = sorted((-int(count), sources[name]) for name, count in counts if int(count))
        return [source for _, source in best[:most]]

    return find
