from __future__ import annotations

from pathlib import Path

from memoryd.adapters.foreign_units import foreign_units


def unit(folder: Path, name: str, start: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"[Service]\nType=notify\nExecStart={start}\n", encoding="utf-8")
    return path


def test_a_unit_of_that_name_that_starts_something_else_is_found(tmp_path: Path) -> None:
    other = unit(tmp_path / "etc", "memoryd.service", "-/usr/sbin/memoryd --记忆")
    unit(tmp_path / "home", "memoryd.service", "/opt/venv/bin/python -m memoryd run")
    unit(tmp_path / "home", "memory.service", "/usr/bin/other")
    folders = [str(tmp_path / name) for name in ("etc", "home", "missing")]
    assert list(foreign_units(["/opt/venv/bin/python"], folders)) == [(str(other), "/usr/sbin/memoryd --记忆")]


def test_a_unit_seen_through_a_link_counts_once_and_one_without_a_start_not_at_all(tmp_path: Path) -> None:
    other = unit(tmp_path / "etc", "memoryd.service", "/usr/sbin/memoryd")
    (tmp_path / "lib").symlink_to(tmp_path / "etc")
    (tmp_path / "etc" / "memoryd@x.service").write_bytes(b"\xff[Unit]\n")
    folders = [str(tmp_path / name) for name in ("etc", "lib")]
    assert [path for path, _ in foreign_units([], folders)] == [str(other)]
