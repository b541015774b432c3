"""The configuration: everything checked, every problem told at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd import agents
from memoryd.config import Config, Places, known_agents, load, platform_places
from memoryd.core.errors import ConfigError

Load = Callable[..., Config]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path, tmp_path / "config" / "config.toml", tmp_path / "state", tmp_path / "data")


@pytest.fixture
def loaded(tmp_path: Path, places: Places) -> Load:
    def load_text(text: str, env: dict[str, str] | None = None) -> Config:
        file = tmp_path / "given.toml"
        file.write_text(text, encoding="utf-8")
        return load(file, env or {}, places)

    return load_text


def problems(loaded: Load, text: str) -> tuple[str, ...]:
    with pytest.raises(ConfigError) as caught:
        loaded(text)
    return caught.value.problems


def test_without_a_file_the_defaults_hold_and_the_agents_found_are_watched(places: Places) -> None:
    (places.home / ".claude").mkdir()
    config = load(None, {}, places)
    assert config.source is None
    assert [(s.path, s.agent, s.start) for s in config.sessions] == [
        (str(places.home / ".claude/projects"), "claude-code", "now")
    ]
    assert (config.extraction.backend, config.consolidation.schedule) == ("rules", "30 3 * * *")
    assert config.state_folder == places.state


def test_an_agent_that_is_not_there_yet_is_waited_for(places: Places) -> None:
    waited_for = {s.agent for s in load(None, {}, places).sessions}
    assert waited_for == {name for name in agents.names() if agents.get(name).roots}
    assert {"claude-code", "copilot", "pi", "qwen"} <= waited_for


def test_the_agents_own_variable_moves_its_folder(places: Places, tmp_path: Path) -> None:
    moved = tmp_path / "elsewhere"
    assert known_agents({"CLAUDE_CONFIG_DIR": str(moved)}, places.home)[0].sessions == moved / "projects"


@pytest.mark.parametrize(
    ("agent", "variable", "usual", "below"),
    [
        ("copilot", "COPILOT_HOME", ".copilot/session-state", "session-state"),
        ("gemini", "GEMINI_CLI_HOME", ".gemini/tmp", ".gemini/tmp"),
        ("kimi", "KIMI_SHARE_DIR", ".kimi/sessions", "sessions"),
        ("kimi-code", "KIMI_CODE_HOME", ".kimi-code/sessions", "sessions"),
        ("opencode", "XDG_DATA_HOME", ".local/share/opencode", "opencode"),
        ("pi", "PI_CODING_AGENT_DIR", ".pi/agent/sessions", "sessions"),
        ("qwen", "QWEN_HOME", ".qwen/projects", "projects"),
        ("vibe", "VIBE_HOME", ".vibe/logs/session", "logs/session"),
    ],
)
def test_a_moved_home_keeps_what_is_below_it(
    agent: str, variable: str, usual: str, below: str, places: Places, tmp_path: Path
) -> None:
    def sessions(env: dict[str, str]) -> list[Path]:
        return [one.sessions for one in known_agents(env, places.home) if one.agent == agent]

    assert sessions({}) == [places.home / usual]
    assert sessions({variable: str(tmp_path / "moved")}) == [tmp_path / "moved" / below]


def test_the_file_named_on_the_command_line_goes_before_the_variable(places: Places, tmp_path: Path) -> None:
    for name, level in (("a", "debug"), ("b", "error")):
        (tmp_path / name).write_text(f'[log]\nlevel = "{level}"', encoding="utf-8")
    env = {"MEMORYD_CONFIG": str(tmp_path / "b")}
    assert load(tmp_path / "a", env, places).log.level == "debug"
    assert load(None, env, places).log.level == "error"
    places.config.parent.mkdir()
    places.config.write_text('[log]\nlevel = "warning"', encoding="utf-8")
    assert load(None, {}, places).log.level == "warning"


def test_a_file_that_was_named_must_be_there(places: Places, tmp_path: Path) -> None:
    for path, env in ((tmp_path / "none", {}), (None, {"MEMORYD_CONFIG": str(tmp_path / "none")})):
        with pytest.raises(ConfigError, match="cannot be read: No such file"):
            load(path, env, places)


def test_nothing_is_read_from_the_folder_memoryd_stands_in(
    places: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    for name in ("memoryd.toml", "config.toml", ".memoryd.toml", ".memory/config.toml", "pyproject.toml"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text('[budget]\nusd_per_day = 1000\n[log]\nlevel = "debug"', encoding="utf-8")
    monkeypatch.chdir(project)
    config = load(None, {}, places)
    assert (config.source, config.budget.usd_per_day, config.log.level) == (None, 1.0, "info")


def test_every_problem_is_told_at_once(loaded: Load) -> None:
    told = problems(
        loaded,
        """
        extractoin = 1
        [extraction]
        bakend = "rules"
        concurrency = "many"
        batch_turns = 0
        [budget]
        usd_per_day = -1
        calls_per_hour = 1.5
        [memory]
        location = "/all/in/one"
        share = "yes"
        exclude = [1]
        [consolidation]
        schedule = "30 25 * * *"
        [anthropic]
        base_url = "http://collector.example"
        api_key_file = "key.txt"
        [[sessions]]
        path = "~/logs"
        agent = "claude-cod"
        role_key = "who"
        [[sessions]]
        start = "later"
        """,
    )
    expected = [
        'extractoin: unknown key; did you mean "extraction"?',
        "[memory] location = '/all/in/one': must hold {project}",
        "[memory] share = 'yes': must be true or false",
        "[memory] exclude = [1]: must be a list of texts",
        '[extraction] bakend: unknown key; did you mean "backend"?',
        "[extraction] batch_turns = 0: must be from 1 to 50",
        "[extraction] concurrency = 'many': must be a whole number",
        "[anthropic] base_url = 'http://collector.example': is not https",
        "[anthropic] api_key_file = 'key.txt': must start with / or ~/",
        "[budget] usd_per_day = -1.0: must be at least 0",
        "[budget] calls_per_hour = 1.5: must be a whole number",
        "[consolidation] schedule = '30 25 * * *': must be a cron string",
        f'[[sessions]] 1: agent: must be one of auto, {", ".join(agents.names())}; did you mean "claude-code"?',
        '[[sessions]] 1: role_key: only for agent = "generic"',
        '[[sessions]] 2: start = \'later\': must be "now" or "beginning"',
        "[[sessions]] 2: path is missing",
    ]
    for want in expected:
        assert any(want in problem for problem in told), want
    assert len(told) == len(expected)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[budget", "is not TOML"),
        ("a = 1\na = 2", "is not TOML"),
        ("x = " + "[" * 20_000, "is not TOML"),
        ("sessions = 3", "must be a list of tables"),
        ("[sessions]\npath = '/x'", "must be a list of tables"),
        ("sessions = [1]", "must be a table"),
        ("budget = 3", "[budget] must be a table"),
        ("[budget]\nusd_per_day = true", "must be a number"),
        ("[budget]\nusd_per_day = nan", "must be at least 0"),
        ("[budget]\nusd_per_day = inf", "must be at least 0"),
        ("[anthropic]\nprices = 3", "must be tables"),
        ('[anthropic.prices.m]\ninput = "x"\noutput = 1', "must be US dollars"),
        ("[anthropic.prices.m]\ninput = 1", "output: must be US dollars"),
        ("[[sessions]]\npath = ''", "path is missing"),
        ("[memory]\nlocation = '../up'", "must be a folder name inside the project"),
        ("[memory]\nlocation = '.git/memory'", "must be a folder name inside the project"),
        ("[memory]\nlocation = ''", "must be a folder name inside the project"),
        ("[memory]\nlocation = '~/mem/{projct}'", "{project}"),
        ("[memory]\nexclude = ['work/secret']", "folder names without a slash"),
        ("[memory]\nexclude = ['']", "folder names without a slash"),
        ("[memory]\nlanguage = 'klingon speech'", "language tag"),
        ("[memory]\npersonal = 'mem'", "must start with / or ~/"),
        ("[memory]\npersonal = '~/'", "must name a folder for memories alone"),
        ("[log]\nlevel = 'loud'", 'must be "debug" or'),
    ],
)
def test_what_cannot_be_meant_is_refused(loaded: Load, text: str, said: str) -> None:
    assert any(said in problem for problem in problems(loaded, text))


@pytest.mark.parametrize(
    "text",
    [
        "[memory]\nlocation = 'notes/memory'",
        "[memory]\nlocation = '~/memories/{project}'",
        "[memory]\nlanguage = 'zh-Hans'",
        "[anthropic]\nbase_url = 'http://127.0.0.1:8080'",
        "[anthropic]\nbase_url = 'https://gateway.example/anthropic'",
        "[consolidation]\nschedule = '0 4 * * sun'",
        "[budget]\nusd_per_day = 2",
        "\ufeff[log]\nlevel = 'info'",
        "[journal]\nkeep_days = 30",
        "[recall]\nselector = 'model'",
    ],
)
def test_what_can_be_meant_is_taken(loaded: Load, text: str) -> None:
    loaded(text)


def test_paths_become_absolute_and_patterns_keep_their_stars(loaded: Load, places: Places) -> None:
    config = loaded(
        """
        [memory]
        location = "~/memories/{project}"
        exclude = ["~/secret-*", "*/node_modules/*", "/srv/../tmp/x", "private"]
        [state]
        directory = "~/状态"
        [[sessions]]
        path = "~"
        """.replace('path = "~"', 'path = "~/logs/"')
    )
    home = str(places.home)
    assert config.memory.location == f"{home}/memories/{{project}}"
    assert config.memory.exclude == (f"{home}/secret-*", "*/node_modules/*", "/tmp/x", "private")
    assert config.state_folder == places.home / "状态"
    assert config.sessions[0].path == f"{home}/logs"


def test_a_value_that_may_hold_a_password_is_not_shown(loaded: Load) -> None:
    told = problems(loaded, "[anthropic]\nbase_url = 'https://me:hunter2@gateway.example'")
    assert "hunter2" not in "".join(told)


def test_a_file_that_anyone_can_write_is_refused(places: Places, tmp_path: Path) -> None:
    file = tmp_path / "open.toml"
    file.write_text("", encoding="utf-8")
    file.chmod(0o666)
    with pytest.raises(ConfigError, match="chmod o-w"):
        load(file, {}, places)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_a_file_of_another_user_is_refused(places: Places, tmp_path: Path) -> None:
    file = tmp_path / "foreign.toml"
    file.write_text("", encoding="utf-8")
    os.chown(file, 12345, 12345)
    with pytest.raises(ConfigError, match="belongs to another user"):
        load(file, {}, places)


def test_bytes_that_are_no_utf8_are_a_problem_like_any_other(places: Places, tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b"[log]\nlevel = 'caf\xe9'")
    with pytest.raises(ConfigError, match=r"is not UTF-8 text \(byte 19\); save it as UTF-8"):
        load(file, {}, places)


def test_a_backend_that_nobody_knows_is_refused_in_one_line(loaded: Load) -> None:
    (told,) = problems(loaded, "[extraction]\nbackend = 'claude'")
    assert told.endswith('[extraction] backend = \'claude\': must be "rules" or "anthropic" or "claude-cli"')


@pytest.mark.parametrize("backend", ["rules", "anthropic", "claude-cli"])
def test_each_backend_may_be_chosen_and_none_is_chosen_by_itself(loaded: Load, backend: str) -> None:
    assert loaded(f"[extraction]\nbackend = '{backend}'").extraction.backend == backend
    assert loaded("").extraction.backend == "rules"


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
_TABLES = st.sampled_from(["memory", "extraction", "anthropic", "budget", "recall", "state", "log", "sessions"])
_KEYS = st.sampled_from(
    [
        "location",
        "exclude",
        "backend",
        "idle_seconds",
        "prices",
        "base_url",
        "usd_per_day",
        "directory",
        "path",
        "share",
    ]
)


@given(st.dictionaries(_TABLES, st.dictionaries(_KEYS, _VALUES, max_size=4) | _VALUES, max_size=4))
def test_no_document_is_read_into_anything_but_a_config_or_problems(document: dict[str, object]) -> None:
    from memoryd import config as module

    places = Places(Path("/h"), Path("/h/c"), Path("/h/s"), Path("/h/d"))
    try:
        assert isinstance(module._checked(document, Path("/h/c"), {}, places), Config)
    except ConfigError as error:
        assert error.problems


def test_the_platform_has_a_place_for_everything() -> None:
    places = platform_places()
    assert len({places.home, places.config, places.state, places.data}) == 4
    assert all(path.is_absolute() for path in (places.home, places.config, places.state, places.data))
