"""The mount a folder is on is found, and shared kinds are told from local ones."""

from __future__ import annotations

import pytest

from memoryd.adapters.filesystems import shows_all_changes

TABLE = """\
22 1 0:21 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:25 / /home/me/nfs rw,relatime - nfs4 server:/x rw
31 30 0:26 / /home/me/nfs/local rw - ext4 /dev/sdb1 rw
32 22 0:27 / /mnt/my\\040share rw - cifs //host/share rw
33 22 0:28 / /mnt/ssh rw - fuse.sshfs me@host: rw
34 22 0:29 / /mnt/portal rw - fuse.portal portal rw
a broken line
"""


@pytest.mark.parametrize(
    ("folder", "expected"),
    [
        ("/home/me", True),
        ("/home/me/nfs", False),
        ("/home/me/nfs/projects", False),
        ("/home/me/nfsother", True),
        ("/home/me/nfs/local/p", True),
        ("/mnt/my share/中文", False),
        ("/mnt/ssh/a", False),
        ("/mnt/portal/a", True),
        ("/", True),
    ],
)
def test_shared_file_systems_are_told_from_local_ones(folder: str, expected: bool) -> None:
    assert shows_all_changes(folder, TABLE) is expected


def test_where_nothing_is_told_events_are_expected() -> None:
    assert shows_all_changes("/home", "")
