"""Transcripts that were there before memoryd, and a Messages API that counts and answers as a server would."""

from __future__ import annotations

import json
import random
import re
from datetime import UTC, datetime, timedelta

from benchmarks import ordinary
from tests.e2e.running import Home
from tests.messages_api import Received, Reply, message

_PERSON = re.compile(r"Turn (\d+) of \d+ .*?<<person [0-9a-f]{16}>>\n(.*?)\n<<end", re.DOTALL)
_LASTS = re.compile(r"[^\n]*\(s\d+ t\d+\)")
"""A statement that lasts, as `write` marks it; the generic ones below are those the other tests say."""
_SAID = re.compile(r"We deploy from[^\n]*|Remember that[^\n]*|以后提交[^\n]*|Always check[^\n]*")


def count(text: str) -> int:
    """Count tokens as a server might: four characters each, other scripts one each."""
    return round(sum(0.25 if character < "\x80" else 1.0 for character in text))


def asked(request: Received) -> list[str]:
    """Return the lasting statements of a person that a question holds; none of a consolidation's question."""
    return [said for _, words in _PERSON.findall(request.words) for said in _LASTS.findall(words)]


def keeping(request: Received) -> Reply:
    """Keep each lasting statement of each turn, and bill what was said."""
    body = request.json
    made = []
    for number, words in _PERSON.findall(request.words):
        for said in (_LASTS.findall(words) or _SAID.findall(words))[:1]:
            quote = said.strip()
            made.append(
                {
                    "turn": number, "op": "create", "target": "", "name": quote[:50], "type": "project",
                    "scope": "persistent", "description": quote[:150], "body": quote, "evidence": quote, "expires": "",
                }
            )  # fmt: skip
    answer = json.dumps({"operations": made}, ensure_ascii=False)
    asked = str(body["system"][0]["text"]) + request.words + json.dumps(body.get("output_config", {}))
    return message(answer, usage={"input_tokens": count(asked), "output_tokens": count(answer)})


def write(home: Home, sessions: int, turns: int, seed: int = 1) -> None:
    """Write sessions in the generic format: a quarter of the turns holds something that lasts."""
    chance = random.Random(seed)
    begun = datetime.now(UTC) - timedelta(days=5)
    for session in range(sessions):
        for number in range(turns):
            prompt = ordinary.ordinary(chance)
            if chance.random() < 0.25:
                prompt = f"{ordinary.lasting(chance)[0]} (s{session} t{number})"
            at = (begun + timedelta(hours=session, minutes=number)).isoformat()
            final = " ".join(ordinary.ordinary(chance) for _ in range(chance.randint(2, 8)))
            home.say(prompt, f"Done. {final}", session=f"old-{session}", timestamp=at)
