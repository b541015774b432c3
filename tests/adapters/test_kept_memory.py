"""What is freed between two chunks is not given back to the system."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from memoryd.adapters.kept_memory import KEPT

_CHUNKS = """
import resource
{before}
held = [bytes(260_000) for _ in range(3)]
def faults():
    for size in range(300):
        held[size % 3] = b"x" * (200_000 + size * 1_000)
    held[:] = [b""] * 3
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt
print(-faults() + faults())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc gives back so soon")
def test_chunk_after_chunk_takes_no_new_pages() -> None:
    keep = "from memoryd.adapters.kept_memory import keep_freed_memory; keep_freed_memory()"
    plain, kept = (_told(_CHUNKS.format(before=before)) for before in ("", keep))
    assert kept < plain / 4


def _told(code: str) -> int:
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    return int(said)


def test_it_takes_no_memory_itself() -> None:
    code = """
import resource
from memoryd.adapters.kept_memory import keep_freed_memory
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
keep_freed_memory()
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""
    assert _told(code) < KEPT // 4096 // 4


def test_it_is_done_once() -> None:
    code = "import gc; from memoryd.adapters.kept_memory import keep_memory; keep_memory(); "
    code += "more = [[] for _ in range(1000)]; keep_memory(); print(sum(one is more[0] for one in gc.get_objects()))"
    assert _told(code) == 1


def test_what_is_loaded_is_not_gone_through_for_garbage_again() -> None:
    code = (
        "import gc; from memoryd.adapters.kept_memory import keep_memory; before = len(gc.get_objects()); "
        "keep_memory(); print(before // max(1, len(gc.get_objects())))"
    )
    assert _told(code) > 20
