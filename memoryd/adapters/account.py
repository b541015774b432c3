"""Act for the person who called sudo: their files are read with their rights, not with root's."""

from __future__ import annotations

import os
import pwd
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from memoryd.core.errors import MemorydError


@dataclass(frozen=True, slots=True)
class Account:
    """A user of this machine."""

    name: str
    uid: int
    gid: int
    home: Path

    @property
    def is_another(self) -> bool:
        """Tell whether this is not the user who runs this."""
        return self.uid != os.geteuid()


def behind_sudo(env: Mapping[str, str]) -> Account:
    """Return who called sudo, or who runs this; MemorydError when there is no such user."""
    name = env.get("SUDO_USER", "") if os.geteuid() == 0 else ""
    try:
        found = pwd.getpwnam(name) if name else pwd.getpwuid(os.geteuid())
    except KeyError as error:
        raise MemorydError(f"there is no user {name or os.geteuid()} on this machine", "run it as another") from error
    return Account(found.pw_name, found.pw_uid, found.pw_gid, Path(found.pw_dir))


@contextmanager
def acting_as(account: Account) -> Iterator[None]:
    """Read and write with the rights of an account meanwhile."""
    if not account.is_another:
        yield
        return
    own = os.geteuid(), os.getegid(), os.getgroups()
    os.setgroups([account.gid])
    os.setegid(account.gid)
    os.seteuid(account.uid)
    try:
        yield
    finally:
        os.seteuid(own[0])
        os.setegid(own[1])
        os.setgroups(own[2])
