"""Measure what a backfill with a model gets out of the calls that its configuration allows at once.

    python benchmarks/run.py backfill [--rounds 3] [--scale 1]

`memoryd backfill` works through transcripts of 16 projects with `[extraction] concurrency = 8`. A Messages API on the
loopback address takes half a second for each answer, which keeps one memory. The ideal is calls * 0.5 s / 8; a backfill
is compared with it from the first call to the last answer, and as a whole, with its start and the SDK's. At the side
the same with one call at a time, over an eighth of the transcripts.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import threading
import time
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType

from benchmarks.ordinary import lasting
from benchmarks.processes import MEMORYD, house, took
from benchmarks.progress import say
from benchmarks.report import Figure, Report, Spread

CALL_SECONDS = 0.5
WORKERS, PROJECTS = 8, 16
SESSIONS, TURNS = 4, 60
"""For each project; each turn holds something that lasts, and twelve go into a call."""
ROUNDS = 3
LEAST = 0.9
_DAY = 86_400.0
_MARK = re.compile(r"\(project (\d+), session (\d+), turn (\d+)\)")
"""What stands behind each thing that is said in a session here."""
_TURN = re.compile(r"Turn (\d+) of \d+ .*?<<person [0-9a-f]{16}>>\n(.*?)\n<<end", re.DOTALL)


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py`."""
    turns = max(12, round(TURNS * scale))
    many, one = list[_Done](), list[_Done]()
    for number in range(rounds or ROUNDS):
        say(f"{SESSIONS * PROJECTS * turns:,} turns, {WORKERS} calls at once: round {number + 1} of {rounds or ROUNDS}")
        many.append(_backfill(folder, PROJECTS, turns, WORKERS))
        say("an eighth of them, one call at a time")
        one.append(_backfill(folder, PROJECTS // 8, turns, 1))
    calls = many[0].calls
    figures = (
        Figure(
            "from the first call to the last answer",
            Spread.of([each.ideal / each.between for each in many]),
            "of the ideal",
            least=LEAST,
        ),
        Figure("the whole command, its start with it", Spread.of([each.ideal / each.whole for each in many]), "of it"),
        Figure(
            "projects asked about in order, the newest session first",
            Spread.of([each.in_order for each in many]),
            "",
            least=PROJECTS,
        ),
        Figure("calls under way at once, the most", Spread.of([float(each.most) for each in many]), ""),
        Figure("processor time a call", Spread.of([1000 * each.cpu / each.calls for each in many]), "ms"),
        Figure("one call at a time", Spread.of([each.ideal / each.between for each in one]), "of the ideal"),
    )
    title = f"backfill with a model: {calls} calls of {CALL_SECONDS:g} s, {WORKERS} at once, {PROJECTS} projects"
    return Report(title, figures)


class _Done:
    """What one backfill did: calls, seconds on the clock between them and as a whole, processor seconds."""

    def __init__(self, api: SlowApi, turns: int, workers: int, whole: float, cpu: float) -> None:
        if len(api.asked) != turns:
            raise SystemExit(f"the backfill asked about {len(api.asked)} turns, not about all {turns}")
        self.calls = len(api.began)
        self.ideal = self.calls * CALL_SECONDS / workers
        self.between = max(api.ended) - min(api.began)
        self.whole = whole
        self.most = api.most
        self.cpu = cpu
        # The newest session of a project comes first, and its turns as they were.
        by_project = {one: [(-session, turn) for of, session, turn in api.asked if of == one] for one, *_ in api.asked}
        self.in_order = float(sum(asked == sorted(asked) for asked in by_project.values()))


class SlowApi:
    """A Messages API that takes its time and keeps one thing a question; `began` and `ended` are clock seconds."""

    def __init__(self, seconds: float = CALL_SECONDS) -> None:
        self.began: list[float] = []
        self.ended: list[float] = []
        self.asked: list[tuple[int, int, int]] = []
        """Projects, with the numbers of their session and of the turn in it, in the order of the questions."""
        self.most = 0
        self._seconds = seconds
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    @property
    def url(self) -> str:
        """Return its address."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def answer(self, body: bytes, came: float) -> bytes:
        """Return the answer to a question when its time is over."""
        self.began.append(came)
        self.most = max(self.most, len(self.began) - len(self.ended))
        question = str(json.loads(body)["messages"][0]["content"])
        marks = [_MARK.search(words) for _, words in _TURN.findall(question)]
        self.asked += [(int(mark[1]), int(mark[2]), int(mark[3])) for mark in marks if mark]
        answer = _answer(question)
        time.sleep(max(0.0, came + self._seconds - time.monotonic()))
        self.ended.append(time.monotonic())
        return answer

    def __enter__(self) -> SlowApi:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _handler(api: SlowApi) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            came = time.monotonic()
            body = api.answer(self.rfile.read(int(self.headers["content-length"])), came)
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    return Handler


def _answer(asked: str) -> bytes:
    """Return an answer that keeps what was said in the first turn of a question."""
    made = []
    for number, words in _TURN.findall(asked)[:1]:
        quote = words.strip().splitlines()[0]
        made.append(
            {
                "turn": number, "op": "create", "target": "", "name": quote[:50], "type": "project",
                "scope": "persistent", "description": quote[:150], "body": quote, "evidence": quote, "expires": "",
            }
        )  # fmt: skip
    text = json.dumps({"operations": made}, ensure_ascii=False)
    message = {
        "id": "msg_1", "type": "message", "role": "assistant", "model": "fake", "stop_reason": "end_turn",
        "stop_sequence": None, "content": [{"type": "text", "text": text}],
        "usage": {"input_tokens": 2000, "output_tokens": 150},
    }  # fmt: skip
    return json.dumps(message, ensure_ascii=False).encode()


def _backfill(folder: Path, projects: int, turns: int, workers: int) -> _Done:
    place = folder / "house"
    env = house(place, place / "sessions", "generic")
    _write(place, projects, turns)
    key = place / "key"
    key.write_text("sk-nobody\n", encoding="utf-8")
    key.chmod(0o600)
    with SlowApi() as api:
        more = (
            f'\n[extraction]\nbackend = "anthropic"\nconcurrency = {workers}\n'
            f'[anthropic]\nbase_url = "{api.url}"\napi_key_file = "{key}"\n'
            "[budget]\nusd_per_day = 10000.0\nusd_per_month = 10000.0\ncalls_per_hour = 1000000\n"
        )
        config = Path(env["MEMORYD_CONFIG"])
        config.write_text(config.read_text("utf-8") + more, encoding="utf-8")
        began = time.monotonic()
        used = took([*MEMORYD, "backfill", "--json"], env)
        done = _Done(api, SESSIONS * projects * turns, workers, time.monotonic() - began, used.cpu)
    shutil.rmtree(place)
    return done


def _write(place: Path, projects: int, turns: int) -> None:
    """Write sessions of several projects; the newest ones are of all of them, as where somebody works on many."""
    chance = random.Random(8)
    (place / "sessions").mkdir()
    now = time.time()
    for session in range(SESSIONS):
        for project in range(projects):
            cwd = place / "home" / f"project-{project}"
            (cwd / ".git").mkdir(parents=True, exist_ok=True)
            path = place / "sessions" / f"s{session}-{project}.jsonl"
            at = now - 3 * _DAY + 600 * (session * projects + project)
            path.write_text(
                "".join(_turn(chance, str(cwd), at, project, session, number) for number in range(turns)),
                encoding="utf-8",
            )
            os.utime(path, (at, at))


def _turn(chance: random.Random, cwd: str, at: float, project: int, session: int, number: int) -> str:
    said = f"{lasting(chance)[0]} (project {project}, session {session}, turn {number})"
    when = datetime.fromtimestamp(at + number, UTC).isoformat()
    records: list[dict[str, object]] = [
        {"role": "user", "content": said, "cwd": cwd, "timestamp": when},
        {"role": "assistant", "content": "Done. " + " ".join(lasting(chance)[0] for _ in range(3))},
    ]
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
