"""See what others did to memory files, and write it into the journal.

A look compares the hashes of what is there with those that the journal knows, which are kept in memory: it costs what
changed. What an agent wrote looks like a person's edit until its turn has closed, and is then set right by an entry of
its own. Whose the words are is told by `authorship`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from memoryd.core import seal
from memoryd.core.errors import MemoryChanged, MemoryCorrupt
from memoryd.core.hand_marks import first_seen_by_hand
from memoryd.core.journal import Cause, FileChange, Head, Why, digest_of
from memoryd.core.look import Look
from memoryd.core.model import Broken, Folder, Memory, Project
from memoryd.core.news import Switched
from memoryd.core.renames import renames
from memoryd.pipeline.authorship import AT_ONCE, GIT, Authorship
from memoryd.pipeline.burying import MOST_AT_ONCE
from memoryd.pipeline.git_moves import Git, NoGit
from memoryd.ports import Clock, MemoryStore, MemoryStores, Reporter
from memoryd.ports.journal import Journal
from memoryd.ports.tombstones import AgentFiles


class Witnessing:
    """Keep the journal true to the folders; used under the folder's lock."""

    def __init__(
        self,
        journal: Journal,
        stores: MemoryStores,
        agents: AgentFiles,
        clock: Clock,
        git: Git | None = None,
        reporter: Reporter | None = None,
        renamed: Callable[[Project, Mapping[str, str]], None] = lambda project, names: None,
    ) -> None:
        self._journal = journal
        self._stores = stores
        self._agents = agents
        self._authorship = Authorship(journal, stores, agents)
        self._clock = clock
        self._git = git or NoGit()
        self._reporter = reporter
        self._renamed = renamed
        self._heads: dict[str, dict[str, Head]] = {}

    def heads(self, project: Project) -> Mapping[str, Head]:
        """Return what each file of a folder holds, as far as the journal knows."""
        return self._known(project)

    def moved(self, project: Project, why: Why, files: Sequence[FileChange], at: float) -> None:
        """Take in what an entry made of its files."""
        # In place, for a copy costs what the folder holds: other threads only ask it about single files.
        heads = self._known(project)
        after = {c.file: Head(digest_of(c.after), c.by_hand, why.cause, at) for c in files if c.after is not None}
        heads.update(after)
        for gone in {change.file for change in files} - after.keys():
            heads.pop(gone, None)

    def forget(self) -> None:
        """Ask the journal anew about all folders: it was changed otherwise."""
        self._heads = {}

    def notice(self, project: Project, look: Look) -> bool:
        """Compare a folder with what the journal knows, by what changed since the last look; tell of any difference."""
        if not look.there or not (look.first or look.anything):
            # Not mounted, moved away, deleted as a whole: not observed is not deleted.
            return False
        if look.first:
            found = self.noticed(project, look.whole())
            self._set_right(project, look.whole().memories)
        else:
            known = self.heads(project)
            part = Folder(look.memories, look.broken)
            gone = (file for file in look.gone if file in known)
            found = self._noticed(project, part, [*_other(part, known), *gone], {})
            self._set_right(project, part.memories)
        return found

    def noticed(self, project: Project, folder: Folder, why: Why | None = None, files: Collection[str] = ()) -> bool:
        """Write down what differs from what the journal knows, and tell whether anything does.

        `why` where it is known who changed these files.
        """
        known = self.heads(project)
        there = {*folder.files}
        # At the very first look every file is taken in, also one of which only the hash is known.
        other = _other(folder, known if self._journal.begun(project) else {})
        whys = dict.fromkeys(files, why) if why else {}
        return self._noticed(project, folder, [*other, *(file for file in known if file not in there)], whys)

    def _known(self, project: Project) -> dict[str, Head]:
        if (known := self._heads.get(project.memory)) is None:
            # Whoever of two threads is first here: both go on with the same one.
            known = self._heads.setdefault(project.memory, dict(self._journal.heads(project)))
        return known

    def _noticed(self, project: Project, folder: Folder, differing: Sequence[str], whys: Mapping[str, Why]) -> bool:
        if not differing:
            return False
        known = self.heads(project)
        named = {memory.file: memory for memory in folder.memories}
        seen = self._changes(project, sorted(differing), whys)
        git = self._git.written(project, {change.file: change.after for change in seen})
        agents = self._authorship.of_agents(project, seen, git)
        look = _Look(named, agents, git, len(differing) - len(git), len(known))
        if not self._journal.begun(project):
            self._note(project, Why(Cause.BASELINE), [look.first(change) for change in seen])
            return bool(seen)
        causes = {change.file: whys.get(change.file) or look.cause(change) for change in seen}
        moved = renames(seen)
        for cause in dict.fromkeys(causes.values()):
            of_it = [change for change in seen if causes[change.file] == cause]
            signed = [look.named(self._authorship.signed(project, change, cause)) for change in of_it]
            # A new name makes nobody's words a person's.
            signed = [replace(c, by_hand=moved[c.file].was_by_hand) if c.file in moved else c for c in signed]
            self._note(project, cause, signed)
        if moved:
            self._renamed(project, {new: old.file for new, old in moved.items()})
        if git and self._reporter:
            self._reporter.tell(Switched(project, len(git)))
        return bool(seen)

    def before(self, project: Project, file: str, content: bytes | None) -> bool:
        """Write down what somebody else did to a file that is about to be changed; tell whose words it holds."""
        head = self.heads(project).get(file)
        if digest_of(content) == (head.digest if head else ""):
            return head.by_hand if head else False
        change = self._change(project, file, content)
        git = self._git.written(project, {file: content})
        agents = self._authorship.of_agents(project, [change], git)
        why = Why(Cause.AGENT) if file in agents else Why(Cause.HAND, GIT if file in git else "")
        noted = self._authorship.signed(project, change, why)
        self._note(project, why, [noted])
        return noted.by_hand

    def _changes(self, project: Project, files: Sequence[str], done: Collection[str] = ()) -> list[FileChange]:
        """Return what became of files; what cannot be read now is left to the next look.

        One to which something was `done` is told even where the journal holds the same of it, as after a purge of both.
        """
        store = self._stores.open(project)
        found = []
        for file in files:
            for content in _read(store, file):
                change = self._change(project, file, content)
                if change.before != change.after or file in done:
                    found.append(change)
        return found

    def _change(self, project: Project, file: str, content: bytes | None) -> FileChange:
        head = self.heads(project).get(file)
        before = self._journal.contents(head.digest) if head else None
        whose = head.by_hand if head else False
        return FileChange(file, file.rpartition("/")[2].removesuffix(".md"), before, content, was_by_hand=whose)

    def _set_right(self, project: Project, memories: Sequence[Memory]) -> None:
        """Write down of which files it was learned that their words are an agent's, or a person's after all."""
        known, agents = self.heads(project), self._agents.of_agents(project)
        changes = []
        for memory in memories:
            head = known.get(memory.file) if memory.file in agents else None
            if head is None or head.digest != memory.digest or head.cause is not Cause.HAND:
                continue
            if head.at <= self._agents.learned(project, memory.file):
                changes.append(self._change(project, memory.file, self._journal.contents(memory.digest)))
        by_hand = {c.file: not self._authorship.is_written_in_turn(project, c.file) for c in changes}
        for why, whose in ((Why(Cause.AGENT), False), (Why(Cause.HAND), True)):
            self._note(project, why, [replace(c, by_hand=whose) for c in changes if by_hand[c.file] is whose])

    def _note(self, project: Project, why: Why, files: Sequence[FileChange]) -> None:
        if files:
            at = self._clock.now()
            self._journal.note(project, why, files, at)
            self.moved(project, why, files, at)


@dataclass(frozen=True, slots=True)
class _Look:
    """What one look at a folder found: the memories, whose files are agents' and which git wrote, and how much differs.

    What git wrote does not count in `differing`.
    """

    memories: Mapping[str, Memory]
    agents: Collection[str]
    git: Collection[str]
    differing: int
    known: int

    def cause(self, change: FileChange) -> Why:
        if change.file in self.agents:
            return Why(Cause.AGENT)
        if change.file in self.git:
            return Why(Cause.HAND, GIT)
        many = self.differing > MOST_AT_ONCE and 2 * self.differing > self.known
        return Why(Cause.HAND, AT_ONCE if many else "")

    def first(self, change: FileChange) -> FileChange:
        typed = change.after is not None and seal.holds(change.after) is False
        theirs = change.was_by_hand or typed or first_seen_by_hand(self.memories.get(change.file))
        return self.named(replace(change, by_hand=theirs and change.file not in self.agents))

    def named(self, change: FileChange) -> FileChange:
        memory = self.memories.get(change.file)
        return replace(change, name=memory.name) if memory else change


def _other(folder: Folder, known: Mapping[str, Head]) -> Iterator[str]:
    """Yield the files that are not as they are known; one that is there and cannot be read has no hash to compare."""
    items: tuple[Memory | Broken, ...] = (*folder.memories, *folder.broken)
    for item in items:
        head = known.get(item.file)
        if item.digest and (head is None or head.digest != item.digest):
            yield item.file


def _read(store: MemoryStore, file: str) -> Iterator[bytes | None]:
    try:
        yield store.content(file)
    except (MemoryChanged, MemoryCorrupt):
        return
