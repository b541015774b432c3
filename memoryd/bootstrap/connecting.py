"""Connect agents to the memory by lines in a file they read, and take the lines out again."""

from __future__ import annotations

from collections.abc import Iterator

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.rules_files import DiskRulesFiles
from memoryd.bootstrap.asking import memories
from memoryd.bootstrap.file_edits import FileEdit, Plan, connections_of, edit_of, leaving_out, made_folders
from memoryd.bootstrap.personal import personal_of
from memoryd.bootstrap.targets import Target
from memoryd.config import Config
from memoryd.core import block, block_lines, index
from memoryd.core.block import Block
from memoryd.core.block_lines import INLINE
from memoryd.core.connections import READS, RULES, Connection, file_for, hides, importers
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.projects import inside


def connect(config: Config, target: Target, *, inline: bool) -> Plan:
    """Return what makes an agent of `READS` read the memory; MemorydError says why it cannot be done."""
    if inline and target.project is None:
        raise MemorydError("an index is a project's own", "use --inline without --global")
    files = DiskRulesFiles()
    file = target.beside(file_for(target.agent, everywhere=target.project is None, exists=target.has))
    before = files.read(target.base, file)
    folders = made_folders(config, target.base, file)
    connection = Connection(target.agent, target.base, file, target.memory, folders=folders)
    with target.told(file):
        there = block.found(before) if before is not None else None
        agents = tuple(sorted({*_agents(there), target.agent}))
        # Whoever shares the block and asked for the index keeps it.
        inline = inline or (len(agents) > 1 and there is not None and INLINE in there.words)
        words = (*agents, INLINE) if inline else agents
        after = block.put(before, _lines(config, target, file, agents, inline=inline), words)
    edit = edit_of(target.base, file, before, after)
    kept_out = _kept_out(target, edit, there)
    if after == before:
        already = f"{target.agent} is told in {target.base}/{file} already"
        return Plan(edits=kept_out, already=already, begin=(connection,))
    notes = tuple(_notes(config, target, edit, inline=inline))
    return Plan(edits=(*kept_out, edit), notes=notes, begin=(connection,))


def disconnect(config: Config, target: Target) -> Plan:
    """Return what takes an agent's part out again, and nothing beside it."""
    edits: list[FileEdit] = []
    notes: list[str] = []
    known = _connections(config, target)
    files = (*(each.file for each in known), *map(target.beside, _usual(target)))
    for file in dict.fromkeys(files):
        before = DiskRulesFiles().read(target.base, file) if target.has(file) else None
        with target.told(file):
            there = block.found(before) if before is not None else None
            if before is None or there is None or target.agent not in there.words:
                continue
            others = tuple(agent for agent in _agents(there) if agent != target.agent)
            after = _left(before, there, others)
        if others:
            notes.append(f"{file} still tells {' and '.join(others)}")
        folders = _folders(config, target, file) if after is None else ()
        edits.append(edit_of(target.base, file, before, after, folders))
        if not others:
            edits += leaving_out(target.base, file, out=False)
    already = f"nothing tells {target.agent} of the memory in {target.base}"
    return Plan(edits=tuple(edits), notes=tuple(notes), already=already, end=known)


def _usual(target: Target) -> tuple[str, ...]:
    reads = READS.get(target.agent)
    return () if reads is None else reads.own if target.project is None else reads.project


def _connections(config: Config, target: Target) -> tuple[Connection, ...]:
    known = connections_of(config).all()
    return tuple(each for each in known if (each.agent, each.base, each.kind) == (target.agent, target.base, RULES))


def _folders(config: Config, target: Target, file: str) -> tuple[str, ...]:
    """Return the folders that were made when a file was connected."""
    return next((each.folders for each in _connections(config, target) if each.file == file), ())


def _agents(there: Block | None) -> tuple[str, ...]:
    return tuple(word for word in there.words if word != INLINE) if there else ()


def _left(before: bytes, there: Block, others: tuple[str, ...]) -> bytes | None:
    """Return a file without one agent's part of the block; the block goes with the last agent."""
    if not others:
        return block.take(before)
    lines = there.lines if importers(others) else tuple(line for line in there.lines if not line.startswith("@"))
    return block.put(before, lines, (*others, *([INLINE] if INLINE in there.words else [])))


def _lines(config: Config, target: Target, file: str, agents: tuple[str, ...], *, inline: bool) -> tuple[str, ...]:
    if target.project is None:
        return block_lines.pointing_anywhere(_each_location(config))
    folder = block_lines.folder_in(target.project, config.memory.location)
    if not folder.isprintable():
        raise MemorydError("the path of the memory folder cannot stand in a text", "rename its folders")
    if inline:
        return block_lines.holding(folder, _index(config, target.project))
    # A link that leads out of the project is none memoryd uses: such memories lie under the data folder.
    importable = importers(agents) and not folder.startswith("/")
    return block_lines.pointing(folder, block_lines.import_path(file, folder) if importable else "")


def _each_location(config: Config) -> str:
    if not inside(config.memory.location) or config.memory.location.startswith("~"):
        remedy = "connect each project without --global"
        raise MemorydError("memories lie outside of the projects, in a folder for each", remedy)
    return config.memory.location


def _index(config: Config, project: Project) -> str:
    """Return the index as it stands, or as it would."""
    there = DiskRulesFiles().read(project.memory, block_lines.INDEX)
    if there is not None and index.is_ours(text := there.decode("utf-8", "replace")):
        return text
    folder, _ = memories(config, project.root)
    clock = SystemClock()
    return index.render(folder, clock.day(clock.now()))


def _kept_out(target: Target, edit: FileEdit, there: Block | None) -> tuple[FileEdit, ...]:
    """Return what keeps a file that memoryd made from being committed by accident; where memory is shared it may be.

    Asked again each time: the folder may have become a repository since.
    """
    made = edit.before is None or bool(there and there.made)
    if not made or edit.tracked or target.project is None or target.project.shared:
        return ()
    return leaving_out(edit.base, edit.file, out=True)


def _notes(config: Config, target: Target, edit: FileEdit, *, inline: bool) -> Iterator[str]:
    if edit.before is None and (hidden := hides(target.agent, edit.file, target.has)):
        yield hidden
    if target.project is None:
        return
    if inline and personal_of(config, target.project) is not None:
        yield f"your personal memories are not put in {edit.file}; the agent finds them in the index"
    if inline and edit.tracked:
        yield f"what the index says will stand in {edit.file}, for everyone who gets this repository"
    if block_lines.folder_in(target.project, config.memory.location).startswith("/"):
        yield f"its memories lie in {target.memory}, outside of the project: the agent may ask before it reads there"
    if not f"{target.place}/".startswith(f"{target.base.rstrip('/')}/"):
        yield f"{target.place} is a work tree of its own: sessions there do not see this file"
