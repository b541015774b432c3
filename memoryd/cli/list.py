"""memoryd list."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.looking import memories
from memoryd.core.age import age_note, is_old, language_of
from memoryd.core.agent_marks import is_agents
from memoryd.core.model import Folder, Memory, Project
from memoryd.core.personal import lies_there
from memoryd.core.use import UseCount

NAME = "list"
HELP = "list a project's memories"
EXAMPLE = "memoryd list --project ~/src/app"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)
    parser.add_argument("--by", choices=("name", "use"), default="name", help="order: by file name, or the most used")
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print one line a memory, and on standard error each file that cannot be read."""
    from memoryd.bootstrap.personal import uses_in_both

    folder, project = memories(context)
    used = uses_in_both(context.config(), project)
    if context.args.by == "use":
        folder = replace(folder, memories=tuple(sorted(folder.memories, key=lambda m: _unused(m, used))))
    if context.args.json:
        context.terminal.json(_as_json(folder, project, used))
        return Exit.DONE
    today = _today()
    shown = used if context.args.by == "use" else None
    context.terminal.table(_row(memory, today, shown) for memory in folder.memories)
    if not folder.memories:
        context.errors.line(context.errors.styled(f"no memories in {project.memory}"))
    for broken in folder.broken:
        context.errors.line(
            context.errors.styled(f"{broken.file} cannot be read: {broken.reason}; mend or remove the file", "yellow")
        )
    return Exit.DONE


def _row(memory: Memory, today: str, used: Mapping[str, UseCount] | None) -> tuple[str, ...]:
    """Return what is shown of a memory; how often it was used only where `used` is given."""
    old = age_note(memory, today, language_of(f"{memory.name} {memory.description}"))
    said = f"{memory.description} ({old})" if old else memory.description
    use = (_use(used.get(memory.file, UseCount())),) if used is not None else ()
    return (memory.name, _type(memory), memory.updated or memory.created, *use, said)


def _use(count: UseCount) -> str:
    if not count.total:
        return "not used"
    return f"read {count.reads}, recalled {count.recalls}"


def _unused(memory: Memory, used: Mapping[str, UseCount]) -> tuple[int, float, str]:
    count = used.get(memory.file, UseCount())
    return -count.total, -count.last, memory.file


def _today() -> str:
    return datetime.now(UTC).astimezone().date().isoformat()


def _as_json(folder: Folder, project: Project, used: Mapping[str, UseCount]) -> dict[str, object]:
    return {
        "project": project.root,
        "folder": project.memory,
        "memories": [_fields(memory, used.get(memory.file, UseCount())) for memory in folder.memories],
        "broken": [{"file": broken.file, "reason": broken.reason} for broken in folder.broken],
    }


def _fields(memory: Memory, used: UseCount) -> dict[str, object]:
    names = ("name", "type", "description", "created", "updated", "expires", "pinned", "always", "source", "file")
    trust = "assistant" if is_agents(memory) else "person"
    fields = {name: getattr(memory, name) for name in names}
    more = {"personal": lies_there(memory.file), "trust": trust, "old": is_old(memory, _today())}
    return fields | more | {"reads": used.reads, "recalls": used.recalls}


def _type(memory: Memory) -> str:
    notes = ["personal"] if lies_there(memory.file) else []
    notes += ["agent's"] if is_agents(memory) else []
    notes += [mark for mark in ("pinned", "always") if getattr(memory, mark)]
    return " ".join(filter(None, (memory.type, f"({', '.join(notes)})" if notes else "")))
