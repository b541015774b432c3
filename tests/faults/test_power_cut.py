"""A power cut: what the disk held at that moment is whole, and memoryd goes on from it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.running import eventually
from tests.faults.harness import FaultyHome, stopped
from tests.needs import can_loop

TURNS, CUTS = 24, 3


@contextmanager
def mounted(image: Path, at: Path) -> Iterator[None]:
    """Mount an image; the journal of its file system is replayed, as after a power cut."""
    subprocess.run(["mount", "-o", "loop", str(image), str(at)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", str(at)], check=True)


def home_on(disk: Path, folder: Path) -> FaultyHome:
    """Return a home whose state and project lie on the disk; the transcripts do not."""
    home = FaultyHome(folder)
    home.state, home.project = disk / "state", disk / "shop"
    sessions = f'[[sessions]]\npath = "{home.sessions}"\nagent = "generic"\nstart = "beginning"\n'
    home.config.write_text(f'{sessions}\n[state]\ndirectory = "{home.state}"\n', encoding="utf-8")
    return home


@pytest.mark.skipif(not can_loop(), reason="no image of a disk may be mounted here (root, a loop device, mkfs.ext4)")
@pytest.mark.faults
def test_what_a_power_cut_leaves_is_whole_and_goes_on(tmp_path: Path) -> None:
    disk, image, cuts = tmp_path / "disk", tmp_path / "image", [tmp_path / f"cut-{number}" for number in range(CUTS)]
    disk.mkdir()
    with image.open("wb") as file:
        file.truncate(64 << 20)
    subprocess.run(["mkfs.ext4", "-q", "-F", str(image)], check=True)
    home = home_on(disk, tmp_path / "home")
    with mounted(image, disk):
        home.project.mkdir()
        with home.running() as process:
            for number in range(TURNS):
                home.remember([number])
                if number % (TURNS // CUTS) == TURNS // CUTS - 1:
                    eventually(lambda: len(home.memories()) >= number - 2)  # noqa: B023
                    with stopped(process):
                        shutil.copy(image, cuts[number // (TURNS // CUTS)])
            home.end()
            home.wait_for(range(TURNS))
    for cut in cuts:
        with mounted(cut, disk):
            home.oracle.ledger_is_sound()
            assert home.oracle.kept(), "the cut came before anything was done"
            with home.running():
                home.wait_for(range(TURNS))
                home.oracle.well_within()
                home.oracle.all_holds(range(TURNS))
