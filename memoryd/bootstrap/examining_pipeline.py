"""Look at what works on turns: the daemon, the backend, and one made-up turn through all of it."""

from __future__ import annotations

import importlib.util
import json
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from memoryd.bootstrap.backends import ANTHROPIC, RULES, find_claude
from memoryd.bootstrap.checking import check_backend
from memoryd.bootstrap.doing import once
from memoryd.bootstrap.examining_sessions import Nobody
from memoryd.config import Config, Places
from memoryd.core.errors import MemorydError, Paused
from memoryd.core.events import TURN_END
from memoryd.core.findings import Finding, Grade, from_line, note, well, wrong
from memoryd.core.settings import SessionSettings

RULE = "Always run the canary check before a release."


def examine_daemon(status: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield how the daemon is, by its own status."""
    if status.get("running"):
        yield well("daemon", f"process {status.get('pid')} runs, watching by {status.get('watching')}")
    else:
        yield note("daemon", "no daemon runs", "start it with `memoryd run`, or `memoryd service install`")
    for line in status.get("trouble", ()):
        yield from_line("daemon", str(line))
    for line in status.get("notices", ()):
        yield from_line("daemon", str(line), Grade.NOTE)


def examine_backend(config: Config, *, ask: bool) -> Iterator[Finding]:
    """Yield whether the chosen backend can be asked; only with `ask` it is, and that may cost something."""
    backend = config.extraction.backend
    if backend == RULES:
        yield well("backend", "rules, built in; nothing to call and nothing to pay")
        return
    if trouble := _missing(config):
        yield trouble
    elif not ask:
        yield well("backend", f"{backend}, {config.anthropic.model}; `--ask` asks it one small question")
    else:
        found = check_backend(config)
        if found["ok"]:
            yield well("backend", f"{backend} at {found['endpoint']} answered after {found['seconds']} s")
        else:
            yield wrong("backend", str(found["problem"]), str(found["remedy"] or "see the log"))


def _missing(config: Config) -> Finding | None:
    """Return what stands in the way before any question."""
    if config.extraction.backend != ANTHROPIC:
        remedy = "install Claude Code, or choose another [extraction] backend"
        return None if find_claude() else wrong("backend", "the command `claude` is not found", remedy)
    from memoryd.adapters.llm.api_key import ApiKey

    if importlib.util.find_spec("anthropic") is None:
        return wrong("backend", "the anthropic SDK is not installed", "pip install 'memoryd[anthropic]'")
    try:
        ApiKey(config.anthropic.api_key_env, config.anthropic.api_key_file).read()
    except Paused as error:
        return wrong("backend", str(error.args[0]), error.remedy)
    return None


def examine_canary() -> Finding:
    """Take one made-up turn through the whole pipeline, by the built-in rules, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="memoryd-doctor-") as temporary:
        folder = Path(temporary).resolve()
        try:
            return _canary(folder)
        except MemorydError as error:
            remedy = error.remedy or "report this as a bug"
            return wrong("pipeline", f"a made-up turn failed: {error.args[0]}", remedy)


def _canary(folder: Path) -> Finding:
    sessions, project = folder / "sessions", folder / "project"
    sessions.mkdir()
    project.mkdir()
    said = [
        {"role": "user", "content": RULE, "cwd": str(project)},
        {"role": "assistant", "content": "Done."},
        {"type": TURN_END},
    ]
    (sessions / "canary.jsonl").write_text("".join(json.dumps(record) + "\n" for record in said), encoding="utf-8")
    config = Config(
        source=None,
        places=Places(folder, folder / "config.toml", folder / "state", folder / "data"),
        sessions=(SessionSettings(path=str(sessions), agent="generic", start="beginning"),),
    )
    once(config, Nobody(), since=0.0)
    written = [path for path in (project / ".memory").glob("*.md") if path.name != "MEMORY.md"]
    index = project / ".memory" / "MEMORY.md"
    listed = index.is_file() and all(path.name in index.read_text(encoding="utf-8") for path in written)
    if written and listed and RULE in written[0].read_text(encoding="utf-8"):
        return well("pipeline", "a made-up turn was read, judged, written and indexed")
    return wrong("pipeline", "a made-up turn left no memory", "report this as a bug, with the output of this command")
