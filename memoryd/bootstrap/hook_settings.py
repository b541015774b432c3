"""Install memoryd's hooks in the settings file of Claude Code, and take them out again."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

from memoryd.adapters.rules_files import DiskRulesFiles
from memoryd.bootstrap.file_edits import Plan, connections_of, edit_of, leaving_out, made_folders
from memoryd.bootstrap.targets import Target
from memoryd.config import Config
from memoryd.core import hooks_file
from memoryd.core.connections import HOOK, RULES, Connection
from memoryd.core.errors import MemorydError

AGENT = "claude-code"
PROJECT_FILE = ".claude/settings.local.json"
OWN_FILE = "settings.json"


def connect(config: Config, target: Target, *, named: str = "") -> Plan:
    """Return what installs the hooks; `named` is the config file that they are to use, "" for the usual one."""
    _refuse_others(target)
    files, file = DiskRulesFiles(), _file(target)
    with target.told(file):
        before = _text(files.read(target.base, file))
        put = hooks_file.put(before, command(named))
    earlier = _connection(config, target, file)
    folders = made_folders(config, target.base, file)
    made = before is None or bool(earlier and earlier.made)
    connection = Connection(
        target.agent, target.base, file, target.memory, kind=HOOK, folders=folders, added=put.added, made=made
    )
    if put.text == before:
        return Plan(already=f"the hooks are in {target.base}/{file} already")
    edit = edit_of(target.base, file, _bytes(before), _bytes(put.text))
    out = before is None and target.project is not None
    kept_out = leaving_out(target.base, file, out=True) if out else ()
    return Plan(edits=(*kept_out, edit), notes=_twice(config, target), begin=(connection,))


def disconnect(config: Config, target: Target) -> Plan:
    """Return what takes the hooks out again, and nothing beside them."""
    _refuse_others(target)
    files, file = DiskRulesFiles(), _file(target)
    known = _connection(config, target, file)
    already = f"there are no hooks of memoryd in {target.base}/{file}"
    end = (known,) if known else ()
    with target.told(file):
        before = _text(files.read(target.base, file)) if target.has(file) else None
        if before is None or not hooks_file.has(before):
            return Plan(already=already, end=end)
        after = hooks_file.take(before, known.added if known else (), made=bool(known and known.made))
    folders = known.folders if known and after is None else ()
    edit = edit_of(target.base, file, _bytes(before), _bytes(after), folders)
    back = leaving_out(target.base, file, out=False) if after is None else ()
    return Plan(edits=(edit, *back), end=end)


def are_there(config: Config, target: Target) -> bool:
    """Tell whether memoryd's hooks are installed, or were; a file that nobody can read has none unless it was said."""
    if target.agent != AGENT:
        return False
    file = _file(target)
    if _connection(config, target, file) is not None:
        return True
    try:
        before = _text(DiskRulesFiles().read(target.base, file)) if target.has(file) else None
        return before is not None and hooks_file.has(before)
    except MemorydError:
        return False


def command(named: str) -> str:
    """Return the shell command by which this very memoryd is run as a hook."""
    program = Path(sys.argv[0])
    words = [os.path.abspath(program)] if program.name == "memoryd" else [sys.executable, "-m", "memoryd"]  # noqa: PTH100
    named = named or os.environ.get("MEMORYD_CONFIG", "")
    config = ["--config", os.path.abspath(Path(named).expanduser())] if named else []  # noqa: PTH100
    return shlex.join([*words, *config, "hook", AGENT])


def _twice(config: Config, target: Target) -> tuple[str, ...]:
    """Return a note where the agent reads the index beside what the hooks say."""
    known = connections_of(config).all()
    told = [each.file for each in known if (each.agent, each.base, each.kind) == (target.agent, target.base, RULES)]
    remedy = f"for the hooks alone: `memoryd disconnect {target.agent}`, then this again"
    return tuple(f"{file} still tells {target.agent} to read the whole index; {remedy}" for file in told)


def _refuse_others(target: Target) -> None:
    if target.agent != AGENT:
        raise MemorydError(f"{target.agent} has no hooks that memoryd knows", f"use --hook with {AGENT}")


def _file(target: Target) -> str:
    return OWN_FILE if target.project is None else PROJECT_FILE


def _connection(config: Config, target: Target, file: str) -> Connection | None:
    known = connections_of(config).all()
    return next((each for each in known if (each.base, each.file, each.kind) == (target.base, file, HOOK)), None)


def _text(content: bytes | None) -> str | None:
    """Return a file's text; half characters would come back changed, so they are refused."""
    try:
        return None if content is None else content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise MemorydError("it is not UTF-8 text", "save it as UTF-8 first") from error


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
