"""config.example.toml and what init writes say what the code does."""

from __future__ import annotations

import re
import tomllib
from dataclasses import MISSING, fields, replace
from itertools import pairwise
from pathlib import Path

import pytest

from memoryd.config import Places, load
from memoryd.core.settings import TABLES, SessionSettings
from memoryd.core.settings_text import config_text, toml

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "config.example.toml"
CLAUDE = SessionSettings(path="~/.claude/projects", agent="claude-code")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path, tmp_path / "none.toml", tmp_path / "state", tmp_path / "data")


def test_the_example_is_what_the_declarations_give() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") == config_text([CLAUDE], commented=False)


def test_the_example_holds_every_setting_with_its_default() -> None:
    example = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    for name, table in TABLES.items():
        for each in fields(table):
            if each.name == "prices":
                continue
            default = list(each.default) if isinstance(each.default, tuple) else each.default
            assert default is not MISSING
            assert example[name][each.name] == default, f"[{name}] {each.name}"
            assert type(example[name][each.name]) is type(default), f"[{name}] {each.name}"
    assert set(example) == {"sessions", *TABLES}


def test_each_setting_has_a_line_that_says_why() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    for before, line in pairwise(lines):
        if re.match(r"(# )?[a-z_]+ = ", line) and "anthropic.prices" not in before and "= " not in before:
            assert re.match(r"# .{5,100}[.\]]$", before), line
    for table in [SessionSettings, *TABLES.values()]:
        assert all(each.metadata["option"].why.endswith((".", "]")) for each in fields(table))


def test_loading_the_example_is_the_same_as_having_no_file(places: Places) -> None:
    example, none = load(EXAMPLE, {}, places), load(None, {}, places)
    assert example.sessions[0] in none.sessions
    assert replace(example, source=None, sessions=none.sessions) == none


def test_the_options_for_home_made_agents_are_right_once_uncommented(places: Places, tmp_path: Path) -> None:
    text = config_text([SessionSettings(path="/logs", agent="generic")], commented=False)
    config = tmp_path / "own.toml"
    config.write_text(text, encoding="utf-8")
    assert "\nrole_key" in text
    assert load(config, {}, places).sessions == (SessionSettings(path="/logs", agent="generic"),)


def test_what_each_key_is_for_is_said_once_for_all_folders(places: Places, tmp_path: Path) -> None:
    sessions = (CLAUDE, SessionSettings(path="/会话", agent="generic", start="beginning", role_key="who"))
    config = tmp_path / "own.toml"
    text = config_text(sessions, commented=True)
    config.write_text(text, encoding="utf-8")
    assert load(config, {}, places).sessions[1] == sessions[1]
    assert text.count("# Whose format they have") == 1


def test_the_prices_shown_are_right_once_uncommented(places: Places, tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    start = text.index("# [anthropic.prices")
    end = text.index("\n\n", start)
    shown = re.sub(r"^# ", "", text[start:end], flags=re.MULTILINE)
    config = tmp_path / "own.toml"
    config.write_text(shown, encoding="utf-8")
    assert load(config, {}, places).anthropic.prices["some-model"].output == 5.0


def test_a_commented_file_sets_nothing_but_what_differs(places: Places, tmp_path: Path) -> None:
    text = config_text([CLAUDE], commented=True, backend="anthropic")
    document = tomllib.loads(text)
    assert document.pop("extraction") == {"backend": "anthropic"}
    assert document.pop("sessions")[0]["path"] == "~/.claude/projects"
    assert all(table == {} for table in document.values())


@pytest.mark.parametrize(
    "value", ["", 'quo"te', "back\\slash", "中文 🎉", "tab\t", "\x7f\x00\x1f", True, 3, 0.25, ["a", "b"]]
)
def test_values_come_back_from_toml_as_they_were(value: object) -> None:
    assert tomllib.loads(f"x = {toml(value)}")["x"] == value


def test_a_setting_is_called_unused_exactly_as_long_as_nothing_reads_it() -> None:
    readers = [*(ROOT / "memoryd" / "bootstrap").glob("*.py"), ROOT / "memoryd" / "project_rules.py"]
    wiring = "".join(path.read_text(encoding="utf-8") for path in readers)
    for name, table in TABLES.items():
        options = {each.name: each.metadata["option"] for each in fields(table)}
        if not re.search(rf"config\.{name}\b", wiring):
            # The log is set up by the commands.
            assert name == "log" or all(option.unused for option in options.values()), name
            continue
        # The config itself looks up the state folder.
        looked_up = {"directory"} if name == "state" else set()
        unread = [key for key in options.keys() - looked_up if not re.search(rf"\.{key}\b", wiring)]
        assert sorted(unread) == sorted(key for key, option in options.items() if option.unused), name
