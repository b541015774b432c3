"""One memory folder for agents and scripts.

    memory = MemoryDir(".memory")
    memory.write("Use tabs for indentation.", type="feedback")
    print(memory.index())

No daemon is needed. Beside a running one it is safe: both take the folder's lock, and neither overwrites a file that
is not what it was when it was read. The daemon notices what was changed here as it notices what a person edits.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TypeVar

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.memory_dir import DirMemoryStore, DirMemoryStores
from memoryd.adapters.memory_place import Place
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core import adding, manifest
from memoryd.core import index as index_text
from memoryd.core.agent_marks import said_by
from memoryd.core.errors import MemoryChanged, MemorydError
from memoryd.core.manifest import Head, Manifest, seen_head
from memoryd.core.memory_guide import guide
from memoryd.core.model import Broken, Change, Memory, MemoryType, Project, Speaker
from memoryd.core.naming import find
from memoryd.core.personal import path_of, placed
from memoryd.core.ranking import Ranking
from memoryd.core.recall import Limits
from memoryd.core.redaction import redact
from memoryd.pipeline.filing import change_to
from memoryd.pipeline.together import TwoStores
from memoryd.ports import MemoryStore

if TYPE_CHECKING:
    from memoryd.adapters.recall_warm import WarmRecall
    from memoryd.library.recalled import Recalled

Path = str | os.PathLike[str]
_T = TypeVar("_T")
_SOURCE = "library"
_MOST_TRIES = 5
_SPEAKERS = (Speaker.USER.value, Speaker.ASSISTANT.value)
_STANDING = (MemoryType.USER.value, MemoryType.FEEDBACK.value)


class MemoryDir:
    """The memories in one folder: one markdown file each, and MEMORY.md as the index.

    An absent folder is an empty one; the first `write` makes it. Every failure is a MemorydError that says what to do.
    """

    def __init__(self, path: Path) -> None:
        """Use the memory folder at `path`, which is that of MEMORY.md; a `~` at its start is the home folder."""
        place = os.path.abspath(os.path.expanduser(os.fspath(path)))  # noqa: PTH100, PTH111
        project = Project(os.path.dirname(place), place)  # noqa: PTH120
        self._use(replace(project, shared=Place.of(project, "").shared()))

    def _use(self, project: Project, data: str = "", personal: Project | None = None) -> None:
        self._project = project
        self._text = YamlMemoryText()
        self._data = data
        self._personal = personal
        self._own = DirMemoryStore(project, self._text, data)
        stores = DirMemoryStores(self._text, data)
        self._store: MemoryStore = TwoStores(stores, lambda: personal).open(project) if personal else self._own
        self._other = stores.open(personal) if personal else None
        # Made at the first recall: most never ask.
        self._warm: WarmRecall | None = None
        self._has_warm = False
        self._clock = SystemClock()

    @classmethod
    def of_project(cls, folder: Path = ".") -> MemoryDir:
        """Return the memory folder that memoryd uses for work in `folder`.

        The memories of the personal folder (`[memory] personal`), if there is one, are among those of every call and of
        `system_prompt`, by their absolute paths, and new ones of type user go there. Only the `index` of a folder that
        others read (`share`) leaves them out.
        By the person's configuration: above `folder` where there is one, at the root of the git repository, or in
        memoryd's data folder. MemorydError where nothing is to be remembered (`memoryd off`, `[memory] exclude`).
        """
        from memoryd.library.locating import located

        project, data, personal = located(os.path.abspath(os.fspath(folder)))  # noqa: PTH100
        memory = cls.__new__(cls)
        memory._use(project, data, personal)
        return memory

    @property
    def path(self) -> str:
        """Return the absolute path of the folder, whether it is there or not."""
        return self._project.memory

    def all(self) -> tuple[Memory, ...]:
        """Return every memory, sorted by file name; those in folders named by a type (`user/…`) are among them."""
        return self._store.read().memories

    def broken(self) -> tuple[Broken, ...]:
        """Return the files that cannot be understood, each with the reason."""
        return self._store.read().broken

    def manifest(self, most: int = manifest.MOST_ENTRIES) -> Manifest:
        """Return one line a memory, the newest file first, `most` of them; its text, the total, and what was left out.

        A line is `- [type] file (date time): description`, the time that of the file in this machine's time zone. No
        more than 4 KB or 30 lines of a file are read for it.
        """
        return manifest.render(self._heads(), self._today(), most)

    def _heads(self) -> tuple[Head, ...]:
        own = self._own.heads()
        if self._other is None or self._personal is None:
            return own
        return (*own, *(seen_head(head, self._personal.memory) for head in self._other.heads()))

    def index(self) -> str:
        """Return the index as MEMORY.md has it, made from the files as they are now; nothing is written."""
        return index_text.compose(*self._rankings(personal=not self._project.shared))

    def _rankings(self, *, personal: bool = True) -> list[Ranking]:
        """Return what the index lists, with what it lists of the personal memories."""
        own, listed = self._own, Ranking(self._today())
        listed.load(own.read().memories)
        if self._other is None or self._personal is None or not personal:
            return [listed]
        theirs = Ranking(self._today())
        theirs.load(self._other.read().memories)
        return [listed, index_text.share(theirs, self._personal.memory)]

    def guide(self, language: str = "en") -> str:
        """Return the section on this folder for an agent's own system prompt; see `memoryd.system_prompt`."""
        return guide(self.path, "\n".join(index_text.entries(*self._rankings())), language)

    def recall(
        self,
        messages: str | Iterable[object],
        *,
        max_items: int = 5,
        max_chars: int = 4_000,
        always_items: int = 5,
        surfaced: Collection[str] = (),
        asked: bool = True,
    ) -> Recalled:
        """Return the memories that matter for a request: what holds for everything first, then what answers it.

        The request is a text, or a message or messages (dicts or an SDK's objects, of which the last three of the user
        count, by their text). MemorydError for what is neither.
        At most `max_items` answer it and `always_items` hold for everything, together in `max_chars` characters; an
        unrelated request recalls nothing but those. `surfaced` are sources of memories to leave out. `asked` is false
        for what an agent is fed without asking: then only memories that rest on the person's own words are recalled.
        """
        limits = Limits(max_items, always_items, max_chars)
        # Loaded here: it takes the search, which few need.
        from memoryd.library.recalled import recalled, warm_recall

        if not self._has_warm:
            folders = [folder for folder in (self._project, self._personal) if folder]
            self._warm, self._has_warm = warm_recall(folders, self._text, self._data), True
        return recalled(
            self._warm, self.all, self.path, messages, self._today(), limits, surfaced=surfaced, by_hand=asked
        )

    def read(self, name: str) -> Memory:
        """Return the memory of that name or file name; NoSuchMemory, with what comes near, when there is none."""
        return find(self._store.read(), name, self._project)

    def write(
        self,
        text: str,
        *,
        type: str = MemoryType.PROJECT.value,
        name: str = "",
        description: str = "",
        always: bool = False,
        speaker: Literal["user", "assistant"] = "user",
    ) -> Memory:
        """Write a new memory and the index, and return it as it was written.

        `type` is user, feedback, project or reference. Without a `name` or a one-line `description` they are made from
        the text. `always` marks a user or feedback memory that holds for everything. `speaker` says whose words it
        rests on: what an agent notes of its own accord is marked so. Secrets are taken out of all of it.
        MemorydError for an empty or too long text, an unknown type or speaker, and a name or text that is there.
        """
        if speaker not in _SPEAKERS:
            raise MemorydError(f"{speaker!r} is nobody a memory can rest on", f"use {' or '.join(_SPEAKERS)}")
        if always and type not in _STANDING:
            raise MemorydError(f"a {type} memory cannot hold for everything", "use the type user or feedback")

        def plan() -> Memory:
            memory = adding.memory(
                redact(text),
                kind=type,
                name=redact(name),
                description=redact(description),
                folder=self._store.read(),
                today=self._today(),
                source=_SOURCE,
            )
            return placed(said_by(replace(memory, always=always), Speaker(speaker)), self._personal)

        return self._written(plan)

    def update(self, memory: Memory | str, text: str | None = None, *, description: str = "") -> Memory:
        """Give a memory another text, description, or both, and return it as it was written.

        Given a Memory that was read before, it is only changed if its file is still the same: MemoryChanged otherwise.
        Given a name, whatever the file holds now is changed. Secrets are taken out.
        """

        def plan() -> Memory:
            now = self.read(memory if isinstance(memory, str) else memory.file)
            if isinstance(memory, Memory) and memory.digest != now.digest:
                raise MemoryChanged(path_of(self.path, memory.file))
            new = None if text is None else redact(text)
            return adding.revised(now, new, description=redact(description), today=self._today())

        return self._written(plan, tries=1 if isinstance(memory, Memory) else _MOST_TRIES)

    def delete(self, name: str) -> Memory:
        """Move a memory to the archive folder, write the index, and return what it was.

        A daemon that looks after the folder does not learn again what was deleted.
        """

        def away() -> Memory:
            memory = self.read(name)
            self._store.apply(Change(memory.file, memory.name, memory.digest, "", None))
            return memory

        return self._alone(away, _MOST_TRIES)

    def _written(self, plan: Callable[[], Memory], tries: int = _MOST_TRIES) -> Memory:
        def put() -> Memory:
            memory = plan()
            change = change_to(memory, self._text)
            self._store.apply(change)
            return replace(memory, digest=change.after)

        return self._alone(put, tries)

    def _alone(self, act: Callable[[], _T], tries: int) -> _T:
        """Act and bring the index up to date under the folder's lock; again when an editor saved in between."""
        for left in reversed(range(tries)):
            with self._store.alone():
                try:
                    done = act()
                except MemoryChanged:
                    if not left:
                        raise
                    continue
                self._write_indexes()
                return done
        raise AssertionError("at least one try is made")

    def _write_indexes(self) -> None:
        if self._other is not None:
            self._other.write_index(index_text.render(self._other.read(), self._today()))
        self._store.write_index(self.index())

    def _today(self) -> str:
        return self._clock.day(self._clock.now())
