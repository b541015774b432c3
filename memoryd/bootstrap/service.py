"""Install memoryd as a service of this machine, and take it away again."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from memoryd.adapters import service_laid
from memoryd.adapters.account import Account
from memoryd.adapters.launchd import Launchd
from memoryd.adapters.ledger import SqliteUpkeep
from memoryd.adapters.service_programs import ask
from memoryd.adapters.systemd import NAMESPACE, Systemd
from memoryd.bootstrap.refused import read_only
from memoryd.config import Config, moving_variables
from memoryd.core.errors import MemorydError
from memoryd.core.service import Service, ServiceFile, ServiceState, Step

SYSTEM_UNITS = Path("/etc/systemd/system")
_TRIAL_SECONDS = 30.0
_CONFIG_IS_WRONG = 2

Tell = Callable[[str], None]


class Manager(Protocol):
    """What starts services on a machine."""

    name: str

    @property
    def paths(self) -> tuple[Path, ...]:
        """Return every file that may have been laid down, in the order in which to remove them."""
        ...

    def files(self, service: Service, *, hardened: bool) -> tuple[ServiceFile, ...]:
        """Return what is to be laid down."""
        ...

    def probe(self) -> None:
        """Raise MemorydError, with what helps, when it does not answer."""
        ...

    def verify(self, files: tuple[ServiceFile, ...]) -> None:
        """Raise MemorydError when it would not take the files."""
        ...

    def steps(self, what: str) -> tuple[Step, ...]:
        """Return the commands of an act: install, start, stop, unload, forget."""
        ...

    def do(self, step: Step) -> None:
        """Do one of the steps."""
        ...

    def hints(self) -> tuple[str, ...]:
        """Return what a person should know."""
        ...

    def state(self) -> ServiceState:
        """Return what it says about the service."""
        ...

    def log(self, lines: int, *, follow: bool) -> tuple[str, ...]:
        """Return the command that prints the service's log."""
        ...


def manager_of(home: Path, env: Mapping[str, str], platform: str, *, system: bool) -> Manager:
    """Return what starts services on a platform (as `sys.platform` has it); MemorydError where nothing known does."""
    if platform == "darwin":
        if system:
            raise MemorydError("--system is for systemd", "leave it out: the agent starts when you log in")
        return Launchd(env, home)
    if not platform.startswith("linux"):
        raise MemorydError(f"memoryd knows no services of {platform}", "start `memoryd run` as other programs are")
    units = SYSTEM_UNITS if system else Path(env.get("XDG_CONFIG_HOME") or home / ".config") / "systemd" / "user"
    return Systemd(env, units, system=system)


def service_of(config: Config, env: Mapping[str, str], account: Account | None) -> Service:
    """Return how the memoryd that runs this is to be run as a service, of the machine where an account is given."""
    named = ("--config", str(config.source)) if config.source else ()
    return Service(
        # -P: a folder called memoryd where the service starts must not be taken for memoryd.
        command=(sys.executable, "-P", "-m", "memoryd", *named, "run"),
        home=str(config.places.home),
        key_file=str(config.places.config.parent / "environment"),
        environment=_carried(env, own=account is None or not account.is_another),
        writes=_writes(config),
        account=account.name if account else "",
    )


def check(config: Config, service: Service) -> tuple[str, ...]:
    """Return what is still missing for the service to work, such as a key; MemorydError for what cannot work."""
    _try(service)
    has_file = service_laid.check_key_file(Path(service.key_file))
    if config.extraction.backend != "anthropic" or config.anthropic.api_key_file or has_file:
        return ()
    return (
        f"No API key yet, and a service has no shell to take it from: write it to a file of mode 0600 that"
        f" [anthropic] api_key_file names, or put ANTHROPIC_API_KEY=… into {service.key_file} (0600).",
    )


def install(manager: Manager, files: tuple[ServiceFile, ...], tell: Tell, *, force: bool) -> None:
    """Lay the files down, and have the service started now and at each login; MemorydError when it does not run."""
    wanted = {file.path: file.text for file in files}
    there = [path for path in manager.paths if not service_laid.says(path, wanted.get(str(path)))]
    _refuse_by_hand(there, force=force)
    manager.probe()
    manager.verify(files)
    for path in manager.paths:
        if str(path) not in wanted and service_laid.remove(path):
            tell(f"Removed {path}")
    for file in files:
        tell(f"{'Wrote' if service_laid.lay(file) else 'Is so already:'} {file.path}")
    try:
        _start(manager)
    except MemorydError:
        if len(files) < 2 or manager.state().ended != NAMESPACE:
            raise
        _soften(manager, files, tell)
    tell(f"memoryd runs as a service of {manager.name}.")


def uninstall(manager: Manager, tell: Tell, *, force: bool) -> bool:
    """Stop the service and remove its files; False where there is none. The memories stay."""
    there = [path for path in manager.paths if path.is_symlink() or path.exists()]
    if not there:
        return False
    _refuse_by_hand(there, force=force)
    manager.probe()
    _do(manager, "unload")
    for path in there:
        service_laid.remove(path)
        tell(f"Removed {path}")
    _do(manager, "forget")
    return True


def known_projects(config: Config) -> tuple[str, ...]:
    """Return the folder of every project that ever had a turn or a command."""
    with read_only(config) as database:
        return tuple(each.root for each in SqliteUpkeep(database).known_projects()) if database else ()


def _start(manager: Manager) -> None:
    _do(manager, "install")
    state = manager.state()
    if not state.running:
        remedy = "run `memoryd status`: the configuration is wrong" if state.ended == _CONFIG_IS_WRONG else ""
        ended = "" if state.ended is None else f" (exit code {state.ended})"
        raise MemorydError(f"the service does not run: {state.words}{ended}", remedy or "see `memoryd service logs`")


def _soften(manager: Manager, files: tuple[ServiceFile, ...], tell: Tell) -> None:
    """Start without the drop-in: this machine does not let a user's service have namespaces of its own."""
    for file in files[1:]:
        service_laid.remove(Path(file.path))
        tell(f"Removed {file.path}: this machine forbids the namespaces it needs (226); memoryd runs without it.")
    _start(manager)


def _do(manager: Manager, what: str) -> None:
    for step in manager.steps(what):
        manager.do(step)


def _refuse_by_hand(paths: list[Path], *, force: bool) -> None:
    if not force and (changed := service_laid.by_hand(paths)):
        remedy = "--force does it all the same; better keep your changes in a drop-in of your own"
        raise MemorydError(f"{changed[0]} was written or changed by hand and is left as it is", remedy)


def _try(service: Service) -> None:
    """Run the command as the service will, as far as its version; MemorydError when it is none."""
    words = [*service.command[: service.command.index("memoryd") + 1], "--version"]
    answer = ask(words, {"HOME": service.home, "PATH": os.defpath, **service.environment}, _TRIAL_SECONDS)
    if answer.code:
        last = (answer.err.strip().splitlines() or ["it says nothing"])[-1]
        raise MemorydError(f"`{' '.join(words)}` does not run by itself: {last}", "install memoryd with pip or pipx")


def _carried(env: Mapping[str, str], *, own: bool) -> dict[str, str]:
    """Return the variables that a service needs as they are in the shell: where things are, and nothing secret."""
    path = ":".join(folder for folder in env.get("PATH", "").split(":") if folder.startswith("/"))
    moved = {name: env[name] for name in moving_variables() if env.get(name)} if own else {}
    return {"PATH": path or os.defpath, **moved}


def _writes(config: Config) -> tuple[str, ...]:
    folders = (str(config.state_folder), str(config.places.data), *known_projects(config))
    return tuple(dict.fromkeys(folders))
