"""A launch agent is made from the template."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from memoryd.core import service_plist
from memoryd.core.errors import MemorydError
from memoryd.core.service import Service, is_untouched

TEMPLATE = (Path(__file__).parents[2] / "launchd" / "io.memoryd.agent.plist").read_bytes()


def agent(*words: str, **environment: str) -> str:
    return service_plist.agent(TEMPLATE, Service(words, "/Users/王芳", "/Users/王芳/keys", environment))


def test_it_names_the_command_the_home_and_nothing_of_the_template_s_person() -> None:
    text = agent("/opt/py<3>/python", "-m", "memoryd", "--config", "/a & b/配置.toml", "run", PATH="/opt/bin")
    job = plistlib.loads(text.encode())
    assert job["ProgramArguments"] == ["/opt/py<3>/python", "-m", "memoryd", "--config", "/a & b/配置.toml", "run"]
    assert job["EnvironmentVariables"] == {"HOME": "/Users/王芳", "PATH": "/opt/bin"}
    assert job["StandardErrorPath"] == "/Users/王芳/Library/Logs/memoryd.log"
    assert "YOU" not in text
    before = plistlib.loads(TEMPLATE)
    own = {"ProgramArguments", "EnvironmentVariables", "StandardOutPath", "StandardErrorPath"}
    assert {key: job[key] for key in before if key not in own} == {k: v for k, v in before.items() if k not in own}


def test_a_change_by_hand_is_seen() -> None:
    text = agent("/usr/bin/python3", "run")
    assert is_untouched(text)
    assert not is_untouched(text.replace("<integer>10</integer>", "<integer>5</integer>"))


def test_a_control_character_is_refused() -> None:
    with pytest.raises(MemorydError, match="cannot be named in a property list"):
        agent("/usr/bin/python3", "/a\x1b[2J", "run")
