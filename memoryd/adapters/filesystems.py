"""What kind of file system a folder is on, as far as Linux tells."""

from __future__ import annotations

from pathlib import Path

# Their content can change on another machine, or on the host of this one, without an event here.
_SHARED = frozenset({
    "9p", "afs", "ceph", "cifs", "coda", "davfs", "drvfs", "gfs2", "glusterfs", "lustre", "ncpfs", "nfs", "nfs4",
    "ocfs2", "orangefs", "prl_fs", "smb3", "smbfs", "vboxsf", "virtiofs", "vmhgfs",
})  # fmt: skip
_ESCAPES = (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\"))


def shows_all_changes(folder: str, table: str | None = None) -> bool:
    """Tell whether every change in a folder (a real path) makes an event on this machine; True where nothing says no.

    `table` is the text of /proc/self/mountinfo.
    """
    kind = _kind(folder, _mounts() if table is None else table)
    return kind not in _SHARED and not kind.startswith(("fuse.sshfs", "fuse.gvfs", "fuse.rclone", "fuse.vmhgfs"))


def _kind(folder: str, table: str) -> str:
    deepest, kind = "", ""
    for line in table.splitlines():
        place, _, rest = line.partition(" - ")
        fields = place.split()
        if len(fields) < 5 or not rest:
            continue
        point = _unescaped(fields[4])
        if len(point) >= len(deepest) and f"{folder}/".startswith(f"{point.rstrip('/')}/"):
            deepest, kind = point, rest.split()[0]
    return kind


def _unescaped(point: str) -> str:
    for escape, character in _ESCAPES:
        point = point.replace(escape, character)
    return point


def _mounts() -> str:
    try:
        return Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""
