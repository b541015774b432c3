"""The sample sessions ship, and work in a folder of their own."""

from __future__ import annotations

import json
import time
import tomllib
from pathlib import Path

from memoryd.cli.samples import copy_samples
from tests.cli.running import ROOT

SESSIONS = ROOT / "examples" / "sessions"


def test_the_wheel_holds_every_sample_and_service_file_where_the_commands_look() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shipped = {
        (target, file)
        for target, patterns in project["tool"]["setuptools"]["data-files"].items()
        for pattern in patterns
        for file in ROOT.glob(pattern)
    }
    folders = (SESSIONS, ROOT / "systemd", ROOT / "launchd")
    files = {file for folder in folders for file in folder.rglob("*") if file.is_file()}
    assert {file for _, file in shipped} == files
    assert all(target == f"share/memoryd/{file.parent.relative_to(ROOT)}" for target, file in shipped)


def test_every_line_is_json_and_nothing_private_is_in_it() -> None:
    for file in SESSIONS.rglob("*.jsonl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert json.loads(line).get("cwd", "/home/ada/webshop") == "/home/ada/webshop"


def test_a_copy_works_in_another_project_and_has_long_fallen_quiet(tmp_path: Path) -> None:
    copy_samples(tmp_path / "sessions", tmp_path / "项目")
    copies = list((tmp_path / "sessions").rglob("*.jsonl"))
    assert len(copies) == len(list(SESSIONS.rglob("*.jsonl")))
    for copy in copies:
        text = copy.read_text(encoding="utf-8")
        assert "/home/ada/webshop" not in text
        assert str(tmp_path / "项目") in text
        assert copy.stat().st_mtime < time.time() - 600
