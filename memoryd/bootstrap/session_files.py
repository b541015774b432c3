"""The session files of this machine, compressed ones included."""

from __future__ import annotations

from memoryd.adapters.compressed_files import CompressedFiles, zstd
from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.core.news import Troubled
from memoryd.ports import Reporter


def session_files(reporter: Reporter, *, watched: bool) -> CompressedFiles:
    """Return them; compressed ones that are left alone are told, in `watched` folders so is all that is odd."""

    def tell(path: str, reason: str) -> None:
        reporter.tell(Troubled(path, reason, serious=False))

    return CompressedFiles(DiskSessionFiles(tell) if watched else DiskSessionFiles(), tell, zstd())
