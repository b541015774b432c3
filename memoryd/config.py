"""config.toml -> frozen dataclasses, with every problem told at once.

The file is the one named on the command line, or by MEMORYD_CONFIG, or the one in the platform's config folder.
Nothing is ever read from the folder memoryd stands in: a project cannot configure it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeVar

from memoryd import agents
from memoryd.adapters.toml_file import read_toml
from memoryd.core.budget import Price
from memoryd.core.errors import ConfigError
from memoryd.core.settings import (
    TABLES,
    AnthropicSettings,
    BudgetSettings,
    ConsolidationSettings,
    ExtractionSettings,
    JournalSettings,
    LogSettings,
    MemorySettings,
    Option,
    RecallSettings,
    SessionSettings,
    StateSettings,
    WatchSettings,
)

# An agent whose home folder a variable of the environment can move.
_MOVED = {
    "claude-code": "CLAUDE_CONFIG_DIR",
    "codex": "CODEX_HOME",
    "copilot": "COPILOT_HOME",
    "kimi": "KIMI_SHARE_DIR",
    "kimi-code": "KIMI_CODE_HOME",
    "pi": "PI_CODING_AGENT_DIR",
    "qwen": "QWEN_HOME",
    "vibe": "VIBE_HOME",
}
# The same for agents whose variable moves what they take for the person's home.
_REHOMED = {"gemini": "GEMINI_CLI_HOME"}
# That folder, where it is not the first one below the person's home.
_DEEPER = {"opencode": "~/.local/share/opencode", "pi": "~/.pi/agent"}

_PRICE_KEYS = ("input", "output", "cache_read", "cache_write", "long_factor")

_Table = TypeVar("_Table")

_NAMES = {str: "a text", bool: "true or false", int: "a whole number", float: "a number", tuple: "a list of texts"}


@dataclass(frozen=True, slots=True)
class Places:
    """Where this platform keeps a person's files: home, and memoryd's own config file, state and data folders."""

    home: Path
    config: Path
    state: Path
    data: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything a person can set, checked; paths are absolute. `source` is the file read, None when there is none."""

    source: Path | None
    places: Places
    sessions: tuple[SessionSettings, ...]
    memory: MemorySettings = field(default_factory=MemorySettings)
    extraction: ExtractionSettings = field(default_factory=ExtractionSettings)
    anthropic: AnthropicSettings = field(default_factory=AnthropicSettings)
    budget: BudgetSettings = field(default_factory=BudgetSettings)
    consolidation: ConsolidationSettings = field(default_factory=ConsolidationSettings)
    recall: RecallSettings = field(default_factory=RecallSettings)
    journal: JournalSettings = field(default_factory=JournalSettings)
    watch: WatchSettings = field(default_factory=WatchSettings)
    state: StateSettings = field(default_factory=StateSettings)
    log: LogSettings = field(default_factory=LogSettings)

    @property
    def state_folder(self) -> Path:
        """Return where the ledger, the lock and the control socket are."""
        return Path(self.state.directory) if self.state.directory else self.places.state


@dataclass(frozen=True, slots=True)
class KnownAgent:
    """An agent found on this machine, and where its transcripts lie."""

    agent: str
    home: Path
    sessions: Path


def platform_places() -> Places:
    """Return where this platform keeps things, for the user who runs this."""
    import platformdirs

    dirs = platformdirs.PlatformDirs("memoryd", appauthor=False)
    return Places(Path.home(), dirs.user_config_path / "config.toml", dirs.user_state_path, dirs.user_data_path)


def known_agents(env: Mapping[str, str], home: Path) -> tuple[KnownAgent, ...]:
    """Return the agents whose transcripts memoryd knows where to find, whether or not they are installed."""
    return tuple(_known(name, root, env, home) for name in agents.names() for root in agents.get(name).roots)


def _known(name: str, root: str, env: Mapping[str, str], home: Path) -> KnownAgent:
    """Place a format's root `~/HOME/REST`: HOME is what the agent's own variable moves."""
    home = Path(env.get(_REHOMED.get(name, "")) or home)
    own = _DEEPER.get(name, "/".join(root.split("/")[:2]))
    folder = Path(env.get(_MOVED.get(name, "")) or home / own.removeprefix("~/"))
    if own.startswith("~/.local/share/") and env.get("XDG_DATA_HOME"):
        folder = Path(env["XDG_DATA_HOME"], Path(own).name)
    return KnownAgent(name, folder, folder / root.removeprefix(own).strip("/"))


def moving_variables() -> tuple[str, ...]:
    """Return the variables that move the folders memoryd reads and writes; a service has to be told them."""
    return ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", *_MOVED.values(), *_REHOMED.values())


def load(path: Path | None, env: Mapping[str, str], places: Places) -> Config:
    """Read the configuration; ConfigError holds every problem, each with table, key, cause and what is allowed.

    Without any file the defaults hold, and the folders of the known agents are watched.
    """
    named = path or (Path(env["MEMORYD_CONFIG"]) if env.get("MEMORYD_CONFIG") else None)
    source = _expanded(named, places.home) if named else places.config
    if named is None and not source.exists():
        return Config(source=None, places=places, sessions=_found(env, places))
    return _checked(read_toml(source), source, env, places)


def _checked(document: dict[str, Any], source: Path, env: Mapping[str, str], places: Places) -> Config:
    reader = _Reader(places.home)
    reader.unknown("", document, ["sessions", *TABLES])
    tables: dict[str, Any] = {
        name: reader.table(f"[{name}]", table, document.get(name, {})) for name, table in TABLES.items()
    }
    sessions = reader.sessions(document.get("sessions", []))
    if reader.problems:
        raise ConfigError([f"{source}: {problem}" for problem in reader.problems])
    return Config(source=source, places=places, sessions=sessions or _found(env, places), **tables)


def _found(env: Mapping[str, str], places: Places) -> tuple[SessionSettings, ...]:
    """Return the folders of the agents found here; of all known ones when none is, for they may come later."""
    known = known_agents(env, places.home)
    here = [each for each in known if each.home.is_dir()] or known
    return tuple(SessionSettings(path=str(each.sessions), agent=each.agent) for each in here)


def _expanded(path: Path, home: Path) -> Path:
    """Return an absolute path; only a leading `~` is special, no variable is looked up."""
    text = str(path)
    if text == "~" or text.startswith("~/"):
        return home / text[2:]
    return Path(os.path.normpath(path if path.is_absolute() else Path.cwd() / path))


class _Reader:
    """Read tables into dataclasses and gather what is wrong with them."""

    def __init__(self, home: Path) -> None:
        self.problems: list[str] = []
        self._home = home

    def table(self, name: str, table: type[_Table], values: object) -> _Table:
        """Return a table's settings; what is wrong leaves the default and a problem."""
        if not isinstance(values, dict):
            self.problems.append(f"{name} must be a table")
            return table()
        options = {each.name: each for each in fields(table)}  # type: ignore[arg-type]
        self.unknown(name, values, options)
        good: dict[str, Any] = {}
        for key in (key for key in options if key in values):
            option = options[key].metadata["option"]
            good |= self._value(f"{name} {key}", key, option, getattr(table(), key), values[key])
        return table(**good)

    def sessions(self, entries: object) -> tuple[SessionSettings, ...]:
        """Return the `[[sessions]]` entries, in their order."""
        if not isinstance(entries, list):
            self.problems.append("sessions must be a list of tables: write [[sessions]]")
            return ()
        return tuple(self._session(f"[[sessions]] {place}:", entry) for place, entry in enumerate(entries, 1))

    def unknown(self, name: str, values: Mapping[str, object], known: Iterable[str]) -> None:
        """Note each key that nobody reads, with the one that was probably meant."""
        names = list(known)
        for key in values:
            if key not in names:
                meant = _closest(key, names)
                hint = f'did you mean "{meant}"?' if meant else f"known are {', '.join(names)}"
                self.problems.append(f"{name} {key}: unknown key; {hint}".strip())

    def _session(self, name: str, entry: object) -> SessionSettings:
        session = self.table(name, SessionSettings, entry)
        if not isinstance(entry, dict):
            return session
        if entry.get("path", "") == "":
            self.problems.append(f"{name} path is missing")
        self._agent(name, session, entry)
        return session

    def _agent(self, name: str, session: SessionSettings, entry: Mapping[str, object]) -> None:
        known = ["auto", *agents.names()]
        if session.agent not in known:
            meant = _closest(session.agent, known)
            hint = f'; did you mean "{meant}"?' if meant else ""
            self.problems.append(f"{name} agent: must be one of {', '.join(known)}{hint}")
        for each in fields(SessionSettings):
            only_for = each.metadata["option"].only_for
            if only_for and each.name in entry and session.agent != only_for:
                self.problems.append(f'{name} {each.name}: only for agent = "{only_for}"')

    def _value(self, place: str, key: str, option: Option, default: Any, value: Any) -> dict[str, Any]:
        if isinstance(default, Mapping):
            return {key: self._prices(place, value)}
        value = float(value) if _is_int(value) and isinstance(default, float) else value
        value = tuple(value) if isinstance(value, list) and isinstance(default, tuple) else value
        wrong = _wrong_type(default, value) or option.wrong(value) or _wrong_path(option, value)
        if wrong:
            self.problems.append(f"{place} = {_shown(value)}: {wrong}")
            return {}
        return {key: self._paths(value) if option.path else value}

    def _paths(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self._paths(item) for item in value)
        return str(_expanded(Path(value), self._home)) if value.startswith(("/", "~")) else value

    def _prices(self, place: str, value: object) -> dict[str, Price]:
        if not isinstance(value, dict) or not all(isinstance(price, dict) for price in value.values()):
            self.problems.append(f'{place}: must be tables such as [anthropic.prices."model"]')
            return {}
        return {model: self._price(f'{place}."{model}"', price) for model, price in value.items()}

    def _price(self, place: str, given: Mapping[str, Any]) -> Price:
        """Return a model's price; what the cache costs is guessed from the input's where it is not said."""
        self.unknown(place, given, _PRICE_KEYS)
        wrong = [
            key for key in _PRICE_KEYS if key in given and not (_is_number(given[key]) and 0 <= given[key] < 10**6)
        ]
        wrong += [key for key in ("input", "output") if key not in given]
        self.problems += [f"{place} {key}: must be US dollars a million tokens" for key in wrong]
        good = {key: float(given[key]) for key in _PRICE_KEYS if key in given and key not in wrong}
        entry = good.get("input", 0.0)
        guessed = {"input": 0.0, "output": 0.0, "cache_read": entry, "cache_write": entry * 1.25}
        return Price(**(guessed | good))


def _closest(given: str, names: Iterable[str]) -> str:
    """Return what was meant by a name that is none, or ""."""
    # Nobody needs it whose config is right.
    from difflib import get_close_matches

    return next(iter(get_close_matches(given, list(names), n=1)), "")


def _wrong_type(default: Any, value: Any) -> str:
    expected = type(default)
    right = isinstance(value, expected) and (expected is bool or not isinstance(value, bool))
    texts = not isinstance(value, tuple) or all(isinstance(item, str) for item in value)
    return "" if right and texts else f"must be {_NAMES[expected]}"


def _wrong_path(option: Option, value: Any) -> str:
    for text in value if isinstance(value, tuple) else (value,):
        if option.path and text and not text.startswith(option.path):
            return f"must start with {' or '.join(option.path)}"
    return ""


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return _is_int(value) or isinstance(value, float)


def _shown(value: object) -> str:
    """Return a value as the config file would show it, short, and nothing that may hold a password."""
    text = str(value).lower() if isinstance(value, bool) else repr(list(value) if isinstance(value, tuple) else value)
    return "..." if "@" in text else text if len(text) <= 40 else f"{text[:37]}..."
