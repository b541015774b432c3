"""A memory's file as it stands, and a copy of it in the person's editor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from memoryd.adapters.beneath import told
from memoryd.adapters.editor import Draft
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.bootstrap.asking import memories
from memoryd.bootstrap.personal import personal_of
from memoryd.config import Config
from memoryd.core.errors import MemorydError
from memoryd.core.naming import find, is_file
from memoryd.core.personal import owner
from memoryd.project_rules import rules_of

EDITS = "edits"


@dataclass(frozen=True, slots=True)
class Edit:
    """A memory file under edit: `before` is the hash of the bytes that the person began with."""

    file: str
    before: str
    draft: Draft

    def open(self, env: Mapping[str, str]) -> bytes | None:
        """Open the editor and wait for it; returns the person's text, None when nothing was changed."""
        return self.draft.edit(env)

    def check(self, content: bytes) -> str:
        """Return the text that was typed; MemoryCorrupt when it would make no memory file."""
        YamlMemoryText().parse(self.file, content)
        return content.decode("utf-8")


def begin(config: Config, place: str, name: str, saved: str = "") -> Edit:
    """Copy the file of a memory, also one that cannot be read, into the state folder for the editor.

    `saved` is the path of a text to go on with in its place; the memory is untouched until that is taken over.
    """
    text = _saved(saved) if saved else None
    folder, project = memories(config, place)
    broken = [item.file for item in folder.broken if is_file(item.file, name)]
    file = broken[0] if broken else find(folder, name, project).file
    whose, short = owner(file, project, personal_of(config, project))
    content = DirMemoryStores(YamlMemoryText(), rules_of(config).data).open(whose).content(short)
    if content is None:
        raise MemorydError(f"{whose.memory}/{short} is gone", "see `memoryd list`")
    return Edit(file, sha256(content).hexdigest(), Draft(config.state_folder / EDITS, short, content, text))


def let_go(config: Config, saved: str) -> None:
    """Remove a text that was taken over where an earlier edit kept it; one that lies elsewhere is the person's."""
    path = Path(saved).absolute()
    if saved and path.parent == (config.state_folder / EDITS).absolute():
        path.unlink(missing_ok=True)


def _saved(path: str) -> bytes:
    if not Path(path).is_file():
        raise MemorydError(f"{path}: there is no such file", "give --from the file that holds your text")
    with told(path):
        return Path(path).read_bytes()
