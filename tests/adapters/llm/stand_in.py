"""A stand-in for the installed `claude`: it records what it was given and answers what a test wrote for it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_SCRIPT = """#!{python} -IS
import json, os, pathlib, sys, time
here = pathlib.Path({folder!r})
plan = json.loads((here / "plan.json").read_text("utf-8"))
said = sys.stdin.buffer.read().decode("utf-8") if plan["reads"] else ""
seen = {{"argv": sys.argv[1:], "env": dict(os.environ), "stdin": said, "cwd": os.getcwd(), "pid": os.getpid()}}
number = len(list(here.glob("call-*.json")))
(here / f".call-{{number}}").write_text(json.dumps(seen), "utf-8")
(here / f".call-{{number}}").rename(here / f"call-{{number}}.json")
if plan["keeps"]:
    # As an old client does, whatever it is told: a transcript where all of them lie.
    slug = os.getcwd().replace("/", "-")
    folder = pathlib.Path(os.environ["HOME"], ".claude", "projects", slug)
    folder.mkdir(parents=True, exist_ok=True)
    lines = [
        {{"type": "user", "uuid": "u1", "parentUuid": None, "sessionId": "own", "cwd": os.getcwd(),
          "isSidechain": False,
          "timestamp": "2026-11-29T10:00:00.000Z", "userType": "external", "version": "2.0.0", "gitBranch": "",
          "message": {{"role": "user", "content": said}}}},
        {{"type": "assistant", "uuid": "u2", "parentUuid": "u1", "sessionId": "own", "cwd": os.getcwd(),
          "isSidechain": False, "timestamp": "2026-11-29T10:00:01.000Z", "version": "2.0.0",
          "message": {{"id": "m1", "role": "assistant", "model": "m", "stop_reason": "end_turn",
                      "content": [{{"type": "text", "text": plan["out"]}}]}}}},
    ]
    (folder / "own.jsonl").write_text("".join(json.dumps(line) + "\\n" for line in lines), "utf-8")
sys.stdout.buffer.write(plan["out"].encode("utf-8"))
sys.stderr.buffer.write(plan["err"].encode("utf-8"))
sys.stdout.flush()
if plan["hangs"]:
    import signal
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(60)
sys.exit(plan["code"])
"""

USAGE = {"input_tokens": 1200, "output_tokens": 80}


def result(text: str, **more: object) -> str:
    """Return what the client prints for an answer."""
    body = {
        "type": "result", "subtype": "success", "is_error": False, "result": text, "stop_reason": "end_turn",
        "session_id": "s", "total_cost_usd": 0.01, "usage": USAGE, "num_turns": 1,
    }  # fmt: skip
    return json.dumps(body | more, ensure_ascii=False)


def failed(words: str, **more: object) -> str:
    """Return what the client prints when it could not get an answer."""
    return result(words, is_error=True, **more)


class StandIn:
    """The executable and what it was given, call by call."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self.path = folder / "claude"
        self.path.write_text(_SCRIPT.format(python=sys.executable, folder=str(folder)), encoding="utf-8")
        self.path.chmod(0o755)
        self.will()

    def will(self, out: str = "", **plan: object) -> None:
        """Say what it will do: print `out` and `err`, end with `code`, keep a transcript, hang, not read its input."""
        whole = {"out": out, "err": "", "code": 0, "keeps": False, "hangs": False, "reads": True} | plan
        (self._folder / "plan.json").write_text(json.dumps(whole), encoding="utf-8")

    @property
    def calls(self) -> list[Mapping[str, Any]]:
        """Return what it was given so far."""
        files = sorted(self._folder.glob("call-*.json"), key=lambda file: int(file.stem.split("-")[1]))
        return [json.loads(file.read_text(encoding="utf-8")) for file in files]

    def wait_for(self, count: int, seconds: float = 20.0) -> None:
        """Wait until it was started so many times."""
        deadline = time.monotonic() + seconds
        while len(self.calls) < count:
            assert time.monotonic() < deadline, f"{len(self.calls)} of {count} calls within {seconds} s"
            time.sleep(0.01)
