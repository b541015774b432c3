"""Which project a folder belongs to, and where that project's memories lie: the decisions, from facts handed in.

A project is the nearest folder above a turn's cwd that has a memory folder, up to the root of its git repository;
else the main work tree of that repository; else the folder. Memories lie in the project unless they cannot or may
not; then they lie under memoryd's data folder, and the person is told why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from hashlib import sha256

from memoryd.core.model import Project
from memoryd.core.text import slug

_HASH_CHARACTERS = 8


@dataclass(frozen=True, slots=True)
class Step:
    """A folder on the way up from a cwd: whether it has a memory folder, and whether a repository's work tree ends."""

    path: str
    memory: bool = False
    top: bool = False


@dataclass(frozen=True, slots=True)
class Rules:
    """What holds for every project; all paths absolute and real, patterns with `~` already replaced.

    `never` maps folders that get no memory folder of their own to what they are ("the home folder"). `personal` is the
    folder for what holds in all projects, "" for none.
    """

    data: str
    never: tuple[tuple[str, str], ...] = ()
    location: str = ".memory"
    share: bool = False
    exclude: tuple[str, ...] = ()
    personal: str = ""


@dataclass(frozen=True, slots=True)
class Ground:
    """What is found at a project's root; `refusal` says why its memory folder cannot be used, or is ""."""

    exists: bool = True
    bare: bool = False
    off: bool = False
    refusal: str = ""
    tracked: bool = False
    trusted: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A project, or None for a folder that gets no memory; `reason` says why, or why its memories lie elsewhere."""

    project: Project | None
    reason: str = ""
    remedy: str = ""


def root_of(cwd: str, way: Sequence[Step], rules: Rules) -> str:
    """Return the root of the project of `cwd`; `way` holds the existing folders from there upwards, nearest first.

    For a linked work tree the way goes on in the main one, from the same folder upwards.
    """
    never = dict(rules.never)
    for step in way:
        if step.path in never:
            break
        if step.memory or step.top:
            return step.path
    return cwd


def inside(location: str) -> bool:
    """Tell whether a location means a folder in each project, and not one place for all."""
    return not location.startswith("/")


def memory_folder(root: str, location: str) -> str:
    """Return where a project's memories lie when nothing stands against it."""
    if inside(location):
        return f"{root.rstrip('/')}/{location}"
    return location.replace("{project}", key(root)).rstrip("/")


def data_folder(root: str, rules: Rules) -> str:
    """Return where a project's memories lie when they cannot lie in the project."""
    return f"{rules.data.rstrip('/')}/projects/{key(root)}"


def key(root: str) -> str:
    """Return a folder name for a project: its path's last two names, and a hash so that no two projects share one."""
    names = [name for name in root.split("/") if name]
    digest = sha256(root.encode("utf-8", "surrogateescape")).hexdigest()
    return f"{slug('-'.join(names[-2:]))}-{digest[:_HASH_CHARACTERS]}"


def excluded_by(folders: Sequence[str], patterns: Sequence[str]) -> str:
    """Return the pattern that leaves out one of these folders or a folder above it, or "".

    A pattern without a slash is matched against single folder names, any other against whole paths.
    """
    paths = {path for folder in folders for path in _upwards(folder)}
    for pattern in patterns:
        bare = pattern.rstrip("/") or pattern
        names = paths if "/" in bare else {path.rpartition("/")[2] for path in paths}
        if any(fnmatchcase(name, bare) for name in names):
            return pattern
    return ""


def choose(root: str, ground: Ground, rules: Rules) -> Choice:
    """Return the project at a root and where its memories lie, or why it gets none."""
    if ground.off:
        return Choice(None, "memory is switched off here", "run `memoryd on` to have it again")
    memory = memory_folder(root, rules.location)
    if not inside(rules.location):
        return Choice(Project(root, memory))
    reason, remedy = _against(root, memory, ground, rules)
    if reason:
        return Choice(Project(root, data_folder(root, rules)), reason, remedy)
    return Choice(Project(root, memory, rules.share or ground.tracked))


def _against(root: str, memory: str, ground: Ground, rules: Rules) -> tuple[str, str]:
    never = dict(rules.never)
    if root in never:
        return f"{root} is {never[root]}, not a project", "start the agent in the project's folder"
    if not ground.exists:
        return f"{root} no longer exists", ""
    if ground.bare:
        return f"{root} is a git repository without a work tree", ""
    if memory == rules.personal:
        return f"{memory} is your personal memory folder", "give the one or the other another place in the config"
    if ground.refusal:
        return ground.refusal, ""
    if ground.tracked and not ground.trusted:
        remedy = "`memoryd trust` shows it, and takes it as your own"
        return f"{memory} came with the repository and is left as it is", remedy
    return "", ""


def _upwards(folder: str) -> Iterator[str]:
    while folder and folder != "/":
        yield folder
        folder = folder.rpartition("/")[0]
