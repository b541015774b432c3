"""A session of OpenCode as its events, written down in a test."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from memoryd import agents
from memoryd.core.model import Turn
from tests.agents.told import Told

Value = Mapping[str, object]
SESSION = "ses_1"
BORN = 1_795_984_000_000


@dataclass
class Session:
    """Events in their order, with the message above each part, as the rows of the table are read."""

    name: str = SESSION
    copies: bool = True
    seq: int = 0
    told: Told = field(init=False)
    messages: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.told = Told(agents.get("opencode"), f"/x/opencode/opencode.db#{self.name}", copies=self.copies)

    def event(self, kind: str, data: Value, message: str | None = None) -> list[Turn]:
        row = {"seq": self.seq, "id": f"evt_{self.seq}", "type": kind, "data": json.dumps(data), "message": message}
        self.seq += 1
        return self.told.write(row)

    def created(self, **more: object) -> list[Turn]:
        info = {"id": self.name, "directory": "/home/dev/项目", "time": {"created": BORN}, **more}
        return self.event("session.created.1", {"sessionID": self.name, "info": info})

    def message(self, name: str, role: str, at: int = 1, **more: object) -> list[Turn]:
        """Write a message as it is now; `at` is in seconds since the session began."""
        times = {"created": BORN + at * 1000, **({"completed": BORN + at * 1000} if "finish" in more else {})}
        info = {"id": name, "sessionID": self.name, "role": role, "time": times, **more}
        data = json.dumps({"sessionID": self.name, "info": info})
        self.messages[name] = data
        return self.event("message.updated.1", json.loads(data))

    def part(self, name: str, above: str, kind: str, **more: object) -> list[Turn]:
        part = {"id": name, "sessionID": self.name, "messageID": above, "type": kind, **more}
        return self.event("message.part.updated.1", {"sessionID": self.name, "part": part}, self.messages.get(above))

    def prompt(self, name: str, said: str, at: int = 1) -> list[Turn]:
        found = self.message(name, "user", at)
        return found + self.part(f"prt-{name}", name, "text", text=said)

    def text(self, above: str, said: str, name: str = "") -> list[Turn]:
        name = name or f"prt-{above}"
        found = self.part(name, above, "text", text="", time={"start": BORN})
        return found + self.part(name, above, "text", text=said, time={"start": BORN, "end": BORN + 1})

    def answer(self, name: str, parent: str, said: str, finish: str = "stop", at: int = 2) -> list[Turn]:
        found = self.message(name, "assistant", at, parentID=parent)
        found += self.text(name, said)
        return found + self.message(name, "assistant", at, parentID=parent, finish=finish)
