"""A ticket: what `recall` found out about a place, and by which signs it can be seen that all of it still holds.

Reading the configuration and finding the project takes ten times as long as the search. So the full way leaves a small
file behind for the place it was asked from, and the quick way looks at the signs only: a few stats. One sign that
differs, and the full way is gone again. Lines of tab-separated fields; a path that holds a tab or a line end gets none.
"""

from __future__ import annotations

import os

from memoryd.adapters.folder_look import open_own

FOLDER = "recall/places"
VERSION = "memoryd recall 2"
ABSENT = "-"
_READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_MOST_BYTES = 65_536
MOST_TICKETS = 500
_LONGEST_NAME = 200
_GIT_INDEX_VERSIONS = (2, 3)
"""Of git's index: in these, paths stand as they are; in others they are compressed."""


class Ticket:
    """What holds for a place.

    `setting` is all outside of files that decides which are read (see `quick_places`). `root` is the project's folder,
    `folder` its memory folder, `index` the path of the kept index; `limits` are memories, of those that hold always,
    and characters. `is_there` maps a path to its kind and inode, `unchanged` to its size and times as well.
    `git_index` is the file in which git keeps what it tracks ("" for none), and `tracked` the path in it below which
    there must be nothing ("" where its whole file must stay as it is). `personal` is the person's own memory folder,
    which is asked as well, "" for none.
    """

    __slots__ = (
        "folder", "git_index", "index", "is_there", "limits", "personal", "root", "setting", "tracked", "unchanged",
    )  # fmt: skip

    def __init__(
        self,
        *,
        setting: str,
        root: str,
        folder: str,
        index: str,
        limits: tuple[int, int, int],
        is_there: dict[str, str],
        unchanged: dict[str, str],
        git_index: str = "",
        tracked: str = "",
        personal: str = "",
    ) -> None:
        self.setting = setting
        self.root = root
        self.folder = folder
        self.index = index
        self.limits = limits
        self.is_there = is_there
        self.unchanged = unchanged
        self.git_index = git_index
        self.tracked = tracked
        self.personal = personal

    def holds(self, setting: str) -> bool:
        """Tell whether everything is as it was."""
        return (
            setting == self.setting
            and all(sign_of(path) == sign for path, sign in self.is_there.items())
            and self._git_holds()
            and all(full_sign_of(path) == sign for path, sign in self.unchanged.items() if path != self.git_index)
        )

    def _git_holds(self) -> bool:
        """Tell whether git still tracks nothing in the memory folder; its index changes with each `git add`."""
        if not self.git_index or full_sign_of(self.git_index) == self.unchanged.get(self.git_index):
            return True
        return bool(self.tracked) and tracks_nothing(self.git_index, self.tracked)


def read(state: str, place: str) -> Ticket | None:
    """Return the ticket for a place (a real path) that is kept below a state folder; None where there is none."""
    name = _name(place)
    folder = open_own(f"{state}/{FOLDER}") if name else None
    if folder is None:
        return None
    try:
        descriptor = os.open(name, _READ, dir_fd=folder)
    except OSError:
        return None
    finally:
        os.close(folder)
    with os.fdopen(descriptor, "rb") as file:
        text = os.fsdecode(file.read(_MOST_BYTES))
    return _parsed(text)


def write(state: str, place: str, ticket: Ticket) -> None:
    """Leave a ticket for a place; an OSError where that fails. A place or path that does not fit gets none."""
    lines = [VERSION, "\t".join(["place", ticket.setting, ticket.root, ticket.folder, ticket.personal, ticket.index])]
    lines.append("\t".join(["limits", *map(str, ticket.limits)]))
    lines.append("\t".join(["git", ticket.git_index, ticket.tracked]))
    lines += ["\t".join(["there", path, sign]) for path, sign in ticket.is_there.items()]
    lines += ["\t".join(["same", path, sign]) for path, sign in ticket.unchanged.items()]
    text = "\n".join([*lines, "end"])
    name = _name(place)
    if not name or _parsed(text) is None or len(os.fsencode(text)) > _MOST_BYTES or "\n" in place:
        return
    os.makedirs(f"{state}/{FOLDER}", mode=0o700, exist_ok=True)
    new = f"{state}/{FOLDER}/{name}.{os.getpid()}"
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(os.fsencode(text))
    os.rename(new, f"{state}/{FOLDER}/{name}")
    _prune(f"{state}/{FOLDER}")


def sign_of(path: str) -> str:
    """Return what tells a thing at a path from another: kind, inode and owner; "-" where nothing is."""
    try:
        status = os.lstat(path)
    except OSError:
        return ABSENT
    return f"{status.st_mode:o}.{status.st_dev}.{status.st_ino}.{status.st_uid}"


def full_sign_of(path: str) -> str:
    """Return the same of what a path leads to, with its size and when it was changed."""
    try:
        status = os.stat(path)
    except OSError:
        return ABSENT
    return f"{status.st_dev}.{status.st_ino}.{status.st_size}.{status.st_mtime_ns}.{status.st_ctime_ns}"


def tracks_nothing(index: str, path: str) -> bool:
    """Tell whether git's index file surely holds nothing below a path; false wherever that cannot be seen at once."""
    try:
        with open(index, "rb") as file:
            content = file.read()
        beside = os.listdir(index.rpartition("/")[0])
    except OSError:
        return False
    plain = content[:4] == b"DIRC" and int.from_bytes(content[4:8], "big") in _GIT_INDEX_VERSIONS
    shared = any(name.startswith("sharedindex.") for name in beside)
    return plain and not shared and os.fsencode(f"{path}/") not in content


def _prune(folder: str) -> None:
    with os.scandir(folder) as entries:
        ages = sorted((entry.stat(follow_symlinks=False).st_mtime, entry.path) for entry in entries)
    for _, path in ages[:-MOST_TICKETS]:
        os.unlink(path)


def _name(place: str) -> str:
    """Return a file name for a place, one for each; "" for a path that is too long for one."""
    name = place.replace("%", "%25").replace("/", "%2F")
    return name if len(os.fsencode(name)) <= _LONGEST_NAME else ""


def _parsed(text: str) -> Ticket | None:
    lines = [line.split("\t") for line in text.split("\n")]
    try:
        (version,), (_, setting, root, folder, personal, index), (_, items, always, characters), (_, git, tracked) = (
            lines[:4]
        )
        if version != VERSION or lines[-1] != ["end"]:
            return None
        signs = [(kind, path, sign) for kind, path, sign in lines[4:-1]]
        return Ticket(
            setting=setting,
            root=root,
            folder=folder,
            index=index,
            limits=(int(items), int(always), int(characters)),
            is_there={path: sign for kind, path, sign in signs if kind == "there"},
            unchanged={path: sign for kind, path, sign in signs if kind == "same"},
            git_index=git,
            tracked=tracked,
            personal=personal,
        )
    except ValueError:
        return None
