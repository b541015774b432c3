"""What a command may load: a table, so that an import that crept in is seen."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.cli import parser
from tests.e2e.running import PATIENCE, Home

_MODEL = ("anthropic", "httpx", "httpx2", "pydantic")
_DAEMON = ("watchdog", "apscheduler", "structlog", "asyncio", "memoryd.daemon", "memoryd.bootstrap.house")
_FILES = ("yaml", "platformdirs", "sqlite3", "memoryd.config", "memoryd.bootstrap")
_NEVER_AT_REST = (
    *_MODEL, "ssl", "rich", "asyncio", "multiprocessing", "concurrent.futures.process", "importlib.metadata", "zipfile",
    "email", "http", "pickle", "uuid", "tzlocal", "difflib", "decimal", "unittest",
)  # fmt: skip
"""What a daemon without a model has no use for, though libraries it uses have: each is memory for months."""
_TABLE = (
    (["--help"], (*_MODEL, *_DAEMON, *_FILES)),
    (["--version"], (*_MODEL, *_DAEMON, *_FILES)),
    (["run", "--help"], (*_MODEL, *_DAEMON, *_FILES)),
    (["list"], (*_MODEL, *_DAEMON)),
    (["show", "nothing"], (*_MODEL, *_DAEMON)),
    (["status"], (*_MODEL, *_DAEMON)),
    (["log"], (*_MODEL, *_DAEMON)),
    (["cost"], (*_MODEL, *_DAEMON)),
    (["rejected"], (*_MODEL, *_DAEMON)),
    (["recall", "how do we deploy"], (*_MODEL, *_DAEMON)),
    (["hook", "claude-code"], (*_MODEL, *_DAEMON)),
    (["why", "nothing"], (*_MODEL, *_DAEMON)),
    (["backfill", "--dry-run"], (*_MODEL, "watchdog", "apscheduler")),
    (["add", "Always use tabs."], (*_MODEL, "watchdog", "apscheduler", "structlog")),
    (["once"], (*_MODEL, "apscheduler")),
)
"""Words, and the modules that a run of them must not load; a name stands for all below it."""


@pytest.mark.parametrize(("words", "kept_out"), _TABLE, ids=lambda value: value[0] if isinstance(value, list) else "")
def test_a_command_loads_nothing_it_does_not_need(words: list[str], kept_out: tuple[str, ...], tmp_path: Path) -> None:
    loaded = _loaded(words, tmp_path)
    assert "memoryd.cli" in loaded
    assert [name for name in sorted(loaded) if any(f"{name}.".startswith(f"{other}.") for other in kept_out)] == []


def test_a_daemon_that_was_never_asked_anything_has_no_model_loaded(tmp_path: Path) -> None:
    home = Home(tmp_path / "home", '[extraction]\nbackend = "anthropic"\n[anthropic]\napi_key_file = "/nowhere/key"\n')
    told = tmp_path / "told"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(told))
        manager.settimeout(PATIENCE)
        process = subprocess.Popen(
            [sys.executable, "-c", _RUN, "--config", str(home.config), "run"],
            cwd=home.project, env=home.environment() | {"NOTIFY_SOCKET": str(told)}, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        while b"READY=1" not in manager.recv(4096):
            pass
        process.send_signal(signal.SIGTERM)
        loaded = set(process.communicate(timeout=PATIENCE)[1].rpartition("loaded\n")[2].split())
    assert "memoryd.daemon" in loaded
    assert [name for name in sorted(loaded) if name.startswith(_NEVER_AT_REST)] == []


def test_a_run_loads_no_other_command(tmp_path: Path) -> None:
    commands = {f"memoryd.cli.{name.replace('-', '_')}" for name in parser.NAMES}
    assert commands & _loaded(["mv", "--help"], tmp_path) == {"memoryd.cli.mv"}


_PROMPT = '{"session_id": "s", "cwd": "/", "hook_event_name": "UserPromptSubmit", "prompt": "how do we deploy?"}'
_RUN = """
import sys
from memoryd.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print("loaded", *sys.modules, sep="\\n", file=sys.stderr)
"""


def _loaded(words: list[str], home: Path) -> set[str]:
    run = subprocess.run(
        [sys.executable, "-c", _RUN, *words],
        cwd=home,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "PYTHONPATH": str(Path(__file__).parents[2])},
        input=_PROMPT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return set(run.stderr.rpartition("loaded\n")[2].split())


def test_what_a_command_loads_is_seldom_gone_through_for_garbage() -> None:
    code = (
        "import gc, sys; from memoryd.cli import main; sys.argv = ['memoryd', '--help']\n"
        "try: main()\n"
        "except SystemExit: print(gc.get_threshold()[0] >= 10_000, file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stderr.strip() == "True"
