"""Under sudo, a person's files are read with the person's rights."""

from __future__ import annotations

import os
import pwd
from pathlib import Path

import pytest

from memoryd.adapters.account import Account, acting_as, behind_sudo
from memoryd.core.errors import MemorydError

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can act for another user")


def test_without_sudo_it_is_who_runs_this() -> None:
    account = behind_sudo({})
    assert (account.uid, account.is_another) == (os.geteuid(), False)
    with acting_as(account):
        assert os.geteuid() == account.uid


@needs_root
def test_another_s_rights_hold_only_meanwhile(tmp_path: Path) -> None:
    secret = tmp_path / "root's"
    secret.write_text("x", encoding="utf-8")
    secret.chmod(0o600)
    nobody = pwd.getpwnam("nobody")
    account = behind_sudo({"SUDO_USER": "nobody"})
    assert account == Account("nobody", nobody.pw_uid, nobody.pw_gid, Path(nobody.pw_dir))
    before = os.getgroups()
    with acting_as(account):
        assert os.geteuid() == nobody.pw_uid
        assert os.getgroups() == [nobody.pw_gid]
        with pytest.raises(PermissionError):
            secret.read_bytes()
    assert secret.read_bytes() == b"x"
    assert os.getgroups() == before


@needs_root
def test_a_user_that_is_not_there_is_told() -> None:
    with pytest.raises(MemorydError, match="there is no user nobody-of-that-name"):
        behind_sudo({"SUDO_USER": "nobody-of-that-name"})
