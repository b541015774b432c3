from __future__ import annotations

from pathlib import Path

import memoryd
from memoryd.adapters.installed import Installed


def package(folder: Path, version: str) -> Path:
    """Write the package's `__init__.py` as an installer does: a new file in the place of the old one."""
    new = folder / "new"
    new.write_text(f'"""memoryd: 记忆。"""\n\n__version__ = "{version}"\n', encoding="utf-8")
    return new.replace(folder / "__init__.py")


def test_another_version_under_a_running_one_is_told_with_what_to_do(tmp_path: Path) -> None:
    installed = Installed(package(tmp_path, "0.1.0"), "0.1.0")
    assert installed.news() == ""
    package(tmp_path, "0.2.0")
    assert installed.news() == "memoryd 0.2.0 is installed, and 0.1.0 runs; restart memoryd to run it"
    package(tmp_path, "0.1.0")
    assert installed.news().startswith("memoryd 0.1.0 was installed again")


def test_a_package_that_was_removed_or_is_half_written_is_told(tmp_path: Path) -> None:
    file = package(tmp_path, "0.1.0")
    installed = Installed(file, "0.1.0")
    file.write_bytes(b"\xff\xfe")
    assert "of an unknown version" in installed.news()
    file.unlink()
    assert "removed" in installed.news()


def test_the_version_is_found_in_the_real_package(tmp_path: Path) -> None:
    real = Path(memoryd.__file__).read_text(encoding="utf-8")
    file = package(tmp_path, "0.0.1")
    installed = Installed(file, "0.0.1")
    file.write_text(real, encoding="utf-8")
    assert installed.news().startswith(f"memoryd {memoryd.__version__} is installed")
