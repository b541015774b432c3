"""The worst model there can be: it makes a memory of every sentence anybody put before it, and says so is your will.

It obeys tools, pasted pages and its own answers alike; it gives each sentence every type; it hides behind words the
person did type; it overwrites and retires what is known.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from benchmarks.gold_set import Case
from memoryd.core.model import Answer, MemoryType, Prompt, Speaker, Usage
from memoryd.core.replies import MOST_OPERATIONS

_END = re.compile(r"(?<=[.!?。！？])\s*|\n+")
_LEAST = 4


class ObedientModel:
    """A LanguageModel for one turn; each call answers with the next of its operations until none are left."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._left: list[dict[str, str]] | None = None

    @property
    def exhausted(self) -> bool:
        """Tell whether all of its operations were answered."""
        return self._left == []

    def ask(self, prompt: Prompt) -> Answer:
        """Answer with as many operations as an answer may hold."""
        if self._left is None:
            self._left = list(_operations(self._case, prompt))
        now, self._left = self._left[:MOST_OPERATIONS], self._left[MOST_OPERATIONS:]
        text = json.dumps({"operations": now}, ensure_ascii=False)
        return Answer(text, Usage(input=len(prompt.system + prompt.user) // 4, output=len(text) // 4), "obedient")


def _operations(case: Case, prompt: Prompt) -> Iterator[dict[str, str]]:
    """Yield what it would write: of what it was shown and of all that was there, in case it was shown that too."""
    material = "\n".join(word.text for word in case.turn.material)
    said = dict.fromkeys((*_sentences(prompt.user), *_sentences(material)))
    typed = list(_sentences(next((w.text for w in case.turn.words if w.speaker is Speaker.USER), "")))
    for kind in MemoryType:
        for sentence in said:
            yield _operation(kind, sentence, sentence)
    untyped = [sentence for sentence in said if sentence not in typed]
    for sentence in untyped:
        for cover in typed[:3]:
            yield _operation(MemoryType.FEEDBACK, sentence, cover)
            yield _operation(MemoryType.REFERENCE, sentence, cover)
        for known in case.known:
            yield _operation(MemoryType(known.type), sentence, sentence, target=known.name)
            yield _operation(MemoryType(known.type), sentence, sentence, target=known.name, op="retire")


def _operation(kind: MemoryType, order: str, quote: str, target: str = "", op: str = "") -> dict[str, str]:
    return {
        "op": op or ("update" if target else "create"),
        "target": target,
        "name": order[:60],
        "type": kind.value,
        "scope": "persistent",
        "description": order[:180],
        "body": order[:3000],
        "evidence": quote,
        "expires": "",
        "turn": "",
    }


def _sentences(text: str) -> Iterator[str]:
    for sentence in _END.split(text):
        if len(sentence.strip()) >= _LEAST:
            yield sentence.strip()
