"""`memoryd inspect` looks into compressed transcripts, and names them as they are."""

from __future__ import annotations

import shutil
from pathlib import Path

import zstandard

from memoryd.bootstrap import inspect
from tests.agents.scenarios import DATA
from tests.fakes_edges import HeardNews

THREAD = DATA / "codex" / "compression"


def shown(path: Path) -> list[tuple[str, object]]:
    heard = HeardNews()
    turns = inspect([str(path)], "auto", heard, with_open=True, with_untyped=False)
    assert heard.news == []
    return [(Path(turn.file).name, turn.prompts) for turn in turns]


def test_compressed_transcripts_show_the_same_turns_under_their_own_names(tmp_path: Path) -> None:
    folder = tmp_path / "sessions"
    shutil.copytree(THREAD / "sessions", folder)
    plain = shown(folder)
    assert len(plain) == 3
    first = sorted(folder.rglob("*.jsonl"))[0]
    packed = first.with_name(f"{first.name}.zst")
    packed.write_bytes(zstandard.ZstdCompressor().compress(first.read_bytes()))
    first.unlink()
    there = {first.name: packed.name}
    assert shown(folder) == [(there.get(name, name), prompts) for name, prompts in plain]
    assert shown(packed) == [(packed.name, prompts) for name, prompts in plain if name == first.name]
