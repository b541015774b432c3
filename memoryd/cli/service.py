"""memoryd service."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit

if TYPE_CHECKING:
    from memoryd.adapters.account import Account
    from memoryd.bootstrap.service import Manager
    from memoryd.config import Config, Places

NAME = "service"
HELP = "install memoryd as a service of systemd or launchd, and look after it"
EXAMPLE = "memoryd service install"
_NEWEST = 50


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    actions = parser.add_subparsers(dest="action", metavar="install|uninstall|start|stop|status|logs", required=True)
    own = {
        "install": "have it started now and at each login",
        "uninstall": "stop it and take its files away; the memories stay",
        "start": "start it",
        "stop": "stop it until the next login",
        "status": "what systemd or launchd say about it",
        "logs": "what it logged last",
    }
    made = {name: actions.add_parser(name, help=text, allow_abbrev=False) for name, text in own.items()}
    for name, each in made.items():
        each.add_argument("--system", action="store_true", help="a service of the whole machine (systemd, by root)")
        if name not in ("status", "logs"):
            each.add_argument("--dry-run", action="store_true", help="only say what would be written and run")
    for name in ("install", "uninstall"):
        made[name].add_argument("--force", action="store_true", help="also where a file was changed by hand")
    made["install"].add_argument("--hardened", action="store_true", help="confine it further, where the machine can")
    arguments.as_json(made["status"])
    made["logs"].add_argument("--lines", type=_count, default=_NEWEST, metavar="N", help=f"default: {_NEWEST}")
    made["logs"].add_argument("--follow", "-f", action="store_true", help="go on with what comes")


def run(context: Context) -> int:
    """Do one of the six."""
    acts = {"install": _install, "uninstall": _uninstall, "status": _status, "logs": _logs}
    return acts.get(context.args.action, _act)(context)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text[:9]) == int(text)):
        raise ArgumentTypeError(f"{text!r} is no number of lines")
    return int(text)


def _install(context: Context) -> int:
    from memoryd.adapters.account import acting_as
    from memoryd.bootstrap import service

    account, manager = _account(context), _manager(context)
    with acting_as(account):
        config = _config(context, account)
        wanted = service.service_of(config, context.env, account if context.args.system else None)
        hints = service.check(config, wanted)
    files = manager.files(wanted, hardened=context.args.hardened)
    if context.args.dry_run:
        for file in files:
            context.terminal.line(context.terminal.styled(f"Would write {file.path}:", "bold"))
            context.terminal.text(file.text)
        return _would_run(context, manager, "install")
    service.install(manager, files, context.terminal.text, force=context.args.force)
    for hint in (*hints, *manager.hints()):
        context.terminal.paragraph(hint, 0)
    return Exit.DONE


def _uninstall(context: Context) -> int:
    from memoryd.adapters.account import acting_as
    from memoryd.bootstrap import service

    account, manager = _account(context), _manager(context)
    if context.args.dry_run:
        _would_run(context, manager, "unload")
        for path in filter(Path.exists, manager.paths):
            context.terminal.text(f"Would remove {path}")
        return _would_run(context, manager, "forget")
    if not service.uninstall(manager, context.terminal.text, force=context.args.force):
        context.errors.line("memoryd is not installed as a service here")
        return Exit.DONE
    with acting_as(account):
        _tell_what_stays(context, _config(context, account))
    return Exit.DONE


def _tell_what_stays(context: Context, config: Config) -> None:
    places = config.places
    stays = {
        "memories": f"the .memory folders of your projects, and {places.data}",
        "config": str(config.source or places.config),
        "what was done, and why": str(config.state_folder),
    }
    context.terminal.line("What stays until you remove it yourself:")
    for what, where in stays.items():
        context.terminal.paragraph(f"{what}: {where}", 2)


def _act(context: Context) -> int:
    manager, what = _manager(context), context.args.action
    if context.args.dry_run:
        return _would_run(context, manager, what)
    for step in manager.steps(what):
        manager.do(step)
    context.terminal.line({"start": "Started.", "stop": "Stopped."}[what])
    return Exit.DONE


def _would_run(context: Context, manager: Manager, what: str) -> int:
    import shlex

    for step in manager.steps(what):
        context.terminal.text(f"Would run: {shlex.join(step.words)}")
    return Exit.DONE


def _status(context: Context) -> int:
    manager = _manager(context)
    state, laid = manager.state(), [str(path) for path in manager.paths if path.exists()]
    if context.args.json:
        shown = {"manager": manager.name, "running": state.running, "pid": state.pid, "exit_code": state.ended}
        context.terminal.json({**shown, "state": state.words, "files": laid})
    else:
        pid = f"process {state.pid}" if state.pid else "no process"
        ended = "" if state.ended is None else f", last exit code {state.ended}"
        context.terminal.text(f"{manager.name}: {state.words}, {pid}{ended}")
        for path in laid or ["(no file: install it with `memoryd service install`)"]:
            context.terminal.text(f"  {path}")
    return Exit.DONE if state.running else Exit.NOT_RUNNING


def _logs(context: Context) -> int:
    from memoryd.adapters.service_programs import lines_of

    command = _manager(context).log(context.args.lines, follow=context.args.follow)
    for line in lines_of(command, context.env):
        context.terminal.text(line)
        if context.args.follow:
            context.terminal.flush()
    return Exit.DONE


def _manager(context: Context) -> Manager:
    from memoryd.bootstrap.service import manager_of

    return manager_of(context.places().home, context.env, sys.platform, system=context.args.system)


def _account(context: Context) -> Account:
    """Return whose memories they are: with --system, whoever called sudo."""
    from memoryd.adapters.account import behind_sudo

    return behind_sudo(context.env if context.args.system else {})


def _config(context: Context, account: Account) -> Config:
    from memoryd.config import load

    path = context.args.config
    return load(Path(path) if path else None, context.env, _places(context, account))


def _places(context: Context, account: Account) -> Places:
    places = context.places()
    if not account.home.is_absolute() or account.home == places.home or "SUDO_USER" not in context.env:
        return places
    home = account.home
    return replace(
        places,
        home=home,
        config=home / ".config" / "memoryd" / "config.toml",
        state=home / ".local" / "state" / "memoryd",
        data=home / ".local" / "share" / "memoryd",
    )
