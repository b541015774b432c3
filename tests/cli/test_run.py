"""memoryd run ends when it is asked to, and says so."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from tests.cli.running import Home


def config(home: Home) -> list[str]:
    (home.path / "logs").mkdir()
    file = home.path / "c.toml"
    file.write_text(f'[[sessions]]\npath = "{home.path}/logs"\nagent = "generic"\n', encoding="utf-8")
    return [sys.executable, "-m", "memoryd", "--config", str(file), "run"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_asked_for_end_is_0_and_in_the_log(home: Home, number: signal.Signals) -> None:
    child = subprocess.Popen(config(home), env=home.env, stderr=subprocess.PIPE, encoding="utf-8")
    assert child.stderr is not None
    assert json.loads(child.stderr.readline())["event"] == "watching"
    child.send_signal(number)
    _, said = child.communicate(timeout=60)
    assert child.returncode == 0
    assert json.loads(said.splitlines()[-1])["event"] == "stopped"


def test_a_person_at_a_terminal_is_told(home: Home) -> None:
    outer, inner = pty.openpty()
    child = subprocess.Popen(config(home), env=home.env, stdin=inner, stdout=inner, stderr=inner)
    os.close(inner)
    said = b""
    with suppress(OSError):
        while part := os.read(outer, 4096):
            said += part
            if b"watching" in said and b"stopped" not in said:
                child.send_signal(signal.SIGINT)
    os.close(outer)
    assert child.wait(60) == 0
    assert b"stopped" in said.splitlines()[-1]
