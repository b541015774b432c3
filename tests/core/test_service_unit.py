"""A unit is made from the template, and systemd reads every path as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.core import service_unit
from memoryd.core.errors import MemorydError
from memoryd.core.service import Service, is_untouched

SYSTEMD = Path(__file__).parents[2] / "systemd"
UNIT = (SYSTEMD / "memoryd.service").read_text(encoding="utf-8")
HARDENING = (SYSTEMD / "hardening.conf").read_text(encoding="utf-8")


def service(*words: str, account: str = "", writes: tuple[str, ...] = (), **environment: str) -> Service:
    return Service(words or ("/usr/bin/python3", "run"), "/home/ada", "/home/ada/keys", environment, writes, account)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("/home/ada/config.toml", "/home/ada/config.toml"),
        ("/home/王 芳/配置.toml", '"/home/王 芳/配置.toml"'),
        ("/a b", '"/a b"'),
        ("/50%h", '"/50%%h"'),
        ("/cash$HOME", '"/cash$$HOME"'),
        ('/say"so"', '"/say\\"so\\""'),
        ("/back\\slash", '"/back\\\\slash"'),
        ("/it's", '"/it\'s"'),
        ("/a;b", '"/a;b"'),
        ("", '""'),
    ],
)
def test_a_word_of_the_command_is_read_back_as_it_is(word: str, said: str) -> None:
    assert f"ExecStart=/usr/bin/python3 {said} run\n" in service_unit.unit(
        UNIT, service("/usr/bin/python3", word, "run")
    )


def test_a_variable_keeps_its_value() -> None:
    text = service_unit.unit(UNIT, service(CODEX_HOME="/srv/50% $HOME"))
    # In Environment=, unlike in ExecStart=, a dollar sign stands for itself.
    assert 'Environment="CODEX_HOME=/srv/50%% $HOME"\n' in text


@pytest.mark.parametrize("path", ["/a\nExecStartPre=/bin/evil", "/a\0b", "/a\x1b[2J", "/a\udc80"])
def test_a_path_that_could_say_something_else_is_refused(path: str) -> None:
    for made in (service(path, "run"), service(HOME=path), service(account=path)):
        with pytest.raises(MemorydError, match="cannot be named in a unit"):
            service_unit.unit(UNIT, made)
    with pytest.raises(MemorydError, match="cannot be named in a unit"):
        service_unit.drop_in(HARDENING, service(writes=(path,)))


def test_the_rest_of_the_unit_is_the_template_s() -> None:
    before = [line for line in UNIT.splitlines() if not line.startswith(("#", "ExecStart=", "EnvironmentFile="))]
    after = service_unit.unit(UNIT, service()).splitlines()
    assert [line for line in before if line and line not in after] == []
    assert "EnvironmentFile=-/home/ada/keys" in after
    assert not any("%h" in line for line in after)


def test_only_a_system_unit_names_a_user() -> None:
    assert "User=" not in service_unit.unit(UNIT, service())
    text = service_unit.unit(UNIT, service(account="ada"))
    assert "[Service]\nUser=ada\n" in text and "WantedBy=multi-user.target\n" in text


def test_the_drop_in_opens_the_named_folders_and_no_other() -> None:
    text = service_unit.drop_in(HARDENING, service(writes=("/home/ada/网店", "/srv/state")))
    opened = [line for line in text.splitlines() if line.startswith("ReadWritePaths")]
    assert opened == ['ReadWritePaths="-/home/ada/网店"', "ReadWritePaths=-/srv/state"]
    assert "ProtectHome=read-only\n" in text


@pytest.mark.parametrize("change", [("Nice=10", "Nice=11"), ("[Install]", "\n[Install]"), ("mark ", "mark 0")])
def test_any_change_by_hand_is_seen(change: tuple[str, str]) -> None:
    text = service_unit.unit(UNIT, service("/家/python", "run"))
    assert is_untouched(text)
    assert not is_untouched(text.replace(*change))
    assert not is_untouched(text + "# more\n")
    assert not is_untouched("")
