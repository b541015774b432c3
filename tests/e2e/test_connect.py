"""A running daemon keeps the index true in the rules file of an agent that follows no imports."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.e2e.running import Home, eventually


def test_what_is_remembered_reaches_agents_md_and_a_block_that_is_gone_stays_gone(tmp_path: Path) -> None:
    home = Home(tmp_path)
    rules = home.project / "AGENTS.md"
    rules.write_bytes("# 规则\r\n".encode())
    subprocess.run(["git", "-C", home.project, "init", "-q"], check=True)
    with home.running():
        run = home.memoryd("connect", "codex", "--inline")
        assert run.returncode == 0, run.stderr
        assert "No memories yet." in rules.read_text()
        home.say("以后提交信息一律用中文写。")
        eventually(lambda: "提交信息一律用中文写" in rules.read_text())
        (file,) = home.memories()
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("description: ", "description: 改过的 ", 1), encoding="utf-8")
        eventually(lambda: "改过的" in rules.read_text())
        assert rules.read_bytes().startswith("# 规则\r\n\r\n<!-- memoryd:begin codex inline -->\r\n".encode())
        assert home.memoryd("disconnect", "codex").returncode == 0
        assert rules.read_bytes() == "# 规则\r\n".encode()
        file.write_text(text, encoding="utf-8")
        eventually(lambda: "改过的" not in home.index())
        assert rules.read_bytes() == "# 规则\r\n".encode()
