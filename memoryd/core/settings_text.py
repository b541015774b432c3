"""Write the settings as the text of a config file, each with its default and the line that says why it is there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import Field, fields
from typing import Any

from memoryd.core.settings import TABLES, Option, SessionSettings

_HEAD = """\
# memoryd's configuration. Every setting is here, with its default and what it is for.
# Unknown keys and bad values are errors, all told at once. `~` at the start of a path is your home folder.
"""

_PRICES = '# [anthropic.prices."some-model"]\n# input = 1.0\n# output = 5.0\n# cache_read = 0.1\n# cache_write = 1.25\n'


def config_text(sessions: Sequence[SessionSettings], *, commented: bool, backend: str = "rules") -> str:
    """Return a whole config file for these session folders.

    With `commented` each default is a comment, so that a later default can still take effect; what differs from its
    default is never one.
    """
    chosen = {"extraction": {"backend": backend}}
    tables = (_table(name, table, chosen.get(name, {}), commented) for name, table in TABLES.items())
    first, more = sessions[:1], sessions[1:]
    return "\n".join([_HEAD, *map(_session, first), *map(_another, more), *tables])


def toml(value: object) -> str:
    """Return a value as TOML writes it. JSON's strings are TOML's, but for DEL and lone surrogates."""
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value)


def _session(session: SessionSettings) -> str:
    lines = [f"# {SessionSettings.__doc__}", "", "[[sessions]]"]
    for each in fields(SessionSettings):
        option, value = each.metadata["option"], getattr(session, each.name)
        only = option.only_for and option.only_for != session.agent
        lines.append(_why(option))
        lines.append(("# " if only else "") + f"{each.name} = {toml(value)}")
    return "\n".join(lines) + "\n"


def _another(session: SessionSettings) -> str:
    """Write what differs from the defaults; the first folder says what every key is for."""
    each = {one.name: getattr(session, one.name) for one in fields(SessionSettings)}
    told = {one.name for one in fields(SessionSettings) if one.default == each[one.name]} - {"path", "agent"}
    lines = [f"{name} = {toml(value)}" for name, value in each.items() if name not in told]
    return "\n".join(["[[sessions]]", *lines]) + "\n"


def _why(option: Option) -> str:
    only = f' Only for agent = "{option.only_for}".' if option.only_for else ""
    return f"# {option.why}{only}{' Not used yet.' if option.unused else ''}"


def _table(name: str, table: type, chosen: Mapping[str, object], commented: bool) -> str:
    lines = [f"# {table.__doc__}", "", f"[{name}]"]
    lines += [line for each in fields(table) for line in _setting(each, chosen, commented)]
    return "\n".join(lines) + "\n"


def _setting(each: Field[Any], chosen: Mapping[str, object], commented: bool) -> Iterator[str]:
    yield _why(each.metadata["option"])
    if each.name == "prices":
        yield _PRICES.rstrip()
        return
    value = chosen.get(each.name, each.default)
    comment = commented and value == each.default
    yield ("# " if comment else "") + f"{each.name} = {toml(value)}"
