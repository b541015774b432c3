"""Every setting of memoryd: its table, its default, what it may be and one line on why it is there.

The config file, `config.example.toml` and what `memoryd init` writes are all made from these declarations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from memoryd.core import endpoint
from memoryd.core.budget import Price
from memoryd.core.cron import CronError, parse

ABSOLUTE = ("/", "~/")
ANYWHERE = ("",)


@dataclass(frozen=True, slots=True)
class Option:
    """What a setting is for, and which values it takes.

    `wrong` returns what is wrong with a value, or "". `path` marks a file or folder whose leading `~` stands
    for the home folder, and holds the beginnings it may have. `only_for` names the one transcript format that knows
    the setting. `unused` marks one that nothing reads yet; it stays valid, so that a config file may hold it.
    """

    why: str
    wrong: Callable[[Any], str]
    path: tuple[str, ...] = ()
    only_for: str = ""
    unused: bool = False


def _option(default: Any, why: str, wrong: Callable[[Any], str] = lambda value: "", **more: Any) -> Any:
    kind = {"default_factory": dict} if default == {} else {"default": default}
    return field(**kind, metadata={"option": Option(why, wrong, **more)})


BACKENDS = {
    "rules": "Works on this machine alone: nothing is sent anywhere. Stays silent when in doubt.",
    "anthropic": "Sends what you typed and the agent's answers (secrets taken out) to the Anthropic API; costs money.",
    "claude-cli": "Sends the same through the `claude` command you have installed and its subscription.",
}
"""Who can read the turns, and what that means to a person who chooses."""


def _one_of(*choices: str) -> Callable[[str], str]:
    text = " or ".join(f'"{choice}"' for choice in choices)
    return lambda value: "" if value in choices else f"must be {text}"


def _within(low: float, high: float) -> Callable[[float], str]:
    return lambda value: "" if low <= value <= high else f"must be from {low:g} to {high:g}"


def _at_least(low: float) -> Callable[[float], str]:
    return lambda value: "" if low <= value < float("inf") else f"must be at least {low:g}"


def _like(pattern: str, allowed: str) -> Callable[[str], str]:
    return lambda value: "" if re.fullmatch(pattern, value) else f"must be {allowed}"


def _schedule(value: str) -> str:
    try:
        parse(value)
    except CronError as error:
        return f'must be a cron string such as "30 3 * * *": {error}'
    return ""


def _location(value: str) -> str:
    absolute = value.startswith(("/", "~/"))
    if set(re.findall(r"\{[^}]*\}?|\}", value)) - {"{project}"}:
        return "may hold {project} and no other braces"
    if absolute:
        return "" if "{project}" in value else "must hold {project}, or all projects would share one folder"
    if "{project}" in value or {"", ".", "..", ".git"} & set(value.split("/")):
        return "must be a folder name inside the project, or an absolute path with {project}"
    return ""


def _personal(value: str) -> str:
    names = set(value.split("/")[1:])
    wrong = value.startswith(ABSOLUTE) and (names <= {""} or names & {".", "..", ".git"})
    return "must name a folder for memories alone" if wrong else ""


def _patterns(value: tuple[str, ...]) -> str:
    if all(text.startswith(("/", "~/", "*")) or (text and "/" not in text) for text in value):
        return ""
    return "must be folder names without a slash, or whole paths that start with / or ~/ or *"


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionSettings:
    """A folder of transcripts to watch."""

    path: str = _option("", "The folder an agent writes its transcripts to, or one transcript file.", path=ABSOLUTE)
    agent: str = _option("auto", 'Whose format they have; "auto" finds out from the first records.')
    start: str = _option(
        "now",
        'Where to begin in transcripts that exist already: "now" (at their end) or "beginning".',
        _one_of("now", "beginning"),
    )
    cwd: str = _option(
        "", "The project folder, for transcripts that do not say in which one they worked.", path=ABSOLUTE
    )
    enabled: bool = _option(True, "false stops watching this folder and keeps the entry.")
    role_key: str = _option("role", "The key that says who speaks.", only_for="generic")
    content_key: str = _option("content", "The key that holds the words.", only_for="generic")
    time_key: str = _option("timestamp", "The key that holds the time.", only_for="generic")
    session_key: str = _option(
        "", "The key that names the session; empty: the file is the session.", only_for="generic"
    )
    cwd_key: str = _option("", "The key that holds the working folder; empty: see cwd.", only_for="generic")
    end_marker: str = _option(
        "", "The role or type of a record that ends a turn, as memoryd.turn_end does; empty: none.", only_for="generic"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class MemorySettings:
    """Where memories go, and which projects get none."""

    location: str = _option(
        ".memory", "The folder inside each project, or an absolute path with {project} in it.", _location, path=ANYWHERE
    )
    personal: str = _option(
        "",
        "One folder for what holds in all projects (type user), such as ~/.memory; empty: none.",
        _personal,
        path=ABSOLUTE,
    )
    share: bool = _option(False, "true leaves out the .gitignore that keeps memories from being committed.")
    agent_rules: bool = _option(
        False, "true lets agents write rules (user, feedback) that rest on no words of yours; they stay marked so."
    )
    exclude: tuple[str, ...] = _option(
        (),
        'Projects that get no memory: patterns for a folder\'s name or whole path, ["secret-*", "~/work/*"].',
        _patterns,
        path=ANYWHERE,
    )
    language: str = _option(
        "auto",
        'The language memories are written in; "auto" is the person\'s own.',
        _like(r"auto|[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", '"auto" or a language tag such as "en" or "zh-CN"'),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtractionSettings:
    """Who reads the turns, and when."""

    backend: str = _option(
        "rules",
        '"rules" works on this machine alone; "anthropic" and "claude-cli" (your subscription) ask a model.',
        _one_of(*BACKENDS),
    )
    idle_seconds: float = _option(
        0.0, "Quiet that ends a turn where nothing else does; raises a format's own minimum.", _within(0, 86_400)
    )
    batch_seconds: float = _option(60.0, "How long turns wait for company before a model call.", _within(0, 86_400))
    batch_turns: int = _option(5, "How many turns go into one model call at most.", _within(1, 50))
    concurrency: int = _option(
        2, "How many model calls are under way at once; with the rules, how many projects are.", _within(1, 32)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class AnthropicSettings:
    """The model; endpoint and key are for backend = "anthropic" only."""

    model: str = _option("claude-haiku-5-5", "A small model is enough for this work.", _like(r"\S+", "a model's name"))
    base_url: str = _option(
        "https://api.anthropic.com",
        "Where the Messages API is; only this file decides, never the environment.",
        endpoint.problem,
    )
    api_key_env: str = _option(
        "ANTHROPIC_API_KEY",
        "The environment variable that holds the key.",
        _like(r"[A-Za-z_][A-Za-z0-9_]*", "the name of an environment variable"),
    )
    api_key_file: str = _option("", "A file that holds the key, for services; goes before the variable.", path=ABSOLUTE)
    deadline_seconds: float = _option(120.0, "When a call is given up, however it drips.", _within(1, 600))
    prices: Mapping[str, Price] = _option(
        {}, "US dollars a million tokens; a model memoryd does not know counts as the dearest."
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class BudgetSettings:
    """Ceilings that are checked before each model call; at a ceiling, turns wait."""

    usd_per_day: float = _option(1.0, "Money a day.", _at_least(0))
    usd_per_month: float = _option(10.0, "Money a month.", _at_least(0))
    tokens_per_day: int = _option(0, "Tokens a day; 0: no ceiling of its own.", _at_least(0))
    calls_per_hour: int = _option(60, "Calls an hour, against anything that loops.", _at_least(0))


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsolidationSettings:
    """Merging duplicates and retiring what is outdated."""

    enabled: bool = _option(True, "false leaves every memory as it is.")
    schedule: str = _option("30 3 * * *", "When, as a cron string in local time; 0 and 7 are Sunday.", _schedule)
    threshold: int = _option(10, "Also when so many memories were created or changed since the last one.", _at_least(1))
    max_memories: int = _option(30, "How many memories a plan aims at; nothing is lost for it.", _at_least(1))
    retire_share: float = _option(0.25, "The share of a project's memories one run may retire at most.", _within(0, 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class RecallSettings:
    """Choosing memories for a request."""

    selector: str = _option(
        "keyword",
        '"keyword" works on this machine alone; "model" asks the backend.',
        _one_of("keyword", "model"),
    )
    max_items: int = _option(5, "Memories in an answer at most.", _within(1, 100))
    always_items: int = _option(5, "Memories marked `always` that come first, whatever the request.", _within(0, 100))
    max_chars: int = _option(4000, "Characters in an answer at most.", _at_least(100))
    deadline_seconds: float = _option(5.0, "When the model selector is given up for keywords.", _within(0.1, 600))


@dataclass(frozen=True, slots=True, kw_only=True)
class JournalSettings:
    """How long changes can be taken back."""

    keep_days: int = _option(365, "Days that entries about files that are gone are kept.", _at_least(1))
    max_megabytes: int = _option(200, "Size at which the oldest entries about files that are gone go.", _at_least(1))


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchSettings:
    """How changes are noticed."""

    rescan_seconds: float = _option(
        60.0, "How often everything is looked at; file events only make it faster.", _within(1, 3600)
    )
    polling: str = _option(
        "auto",
        '"always" for network drives, where no events come; "auto" falls back to it when events fail.',
        _one_of("auto", "always", "never"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class StateSettings:
    """Where memoryd keeps its own database."""

    directory: str = _option("", "A folder on a local disk; empty: the platform's own place for state.", path=ABSOLUTE)
    keep_days: int = _option(
        365, "Days that it is known what became of each turn; after that, only that it was read.", _at_least(31)
    )
    max_megabytes: int = _option(200, "Size, without the journal, at which the oldest of that goes.", _at_least(1))


@dataclass(frozen=True, slots=True, kw_only=True)
class LogSettings:
    """What the log says."""

    level: str = _option(
        "info",
        "Above debug, no word of a transcript is logged.",
        _one_of("debug", "info", "warning", "error"),
    )
    format: str = _option(
        "auto", '"auto": key=value on a terminal, JSON lines elsewhere.', _one_of("auto", "text", "json")
    )


TABLES: dict[str, type] = {
    "memory": MemorySettings,
    "extraction": ExtractionSettings,
    "anthropic": AnthropicSettings,
    "budget": BudgetSettings,
    "consolidation": ConsolidationSettings,
    "recall": RecallSettings,
    "journal": JournalSettings,
    "watch": WatchSettings,
    "state": StateSettings,
    "log": LogSettings,
}
