from __future__ import annotations

from dataclasses import replace

from memoryd.core.model import Draft, Request, Speaker, Utterance
from memoryd.pipeline.fresh_words import FreshWords
from tests.adapters.ledger.samples import turn
from tests.fakes_memory import memory

NEW = "以后回答用中文。"
KNOWN = memory("tabs", description="Indent with tabs in every file of this repository, also in tests.")


class Echo:
    """An extractor that remembers whatever it is shown."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def extract(self, request: Request) -> tuple[Draft, ...]:
        self.shown += [word.text for turn in request.turns for word in turn.material]
        return tuple(Draft(name="n", description=text, type="user", body=text, evidence=text) for text in self.shown)


def request(*words: Utterance, final: str | None = None) -> Request:
    return Request((replace(turn("k1", final=final), words=words),), (KNOWN,), "2026-11-29")


def test_what_the_memories_say_is_not_shown_and_what_is_new_is() -> None:
    echo = Echo()
    pasted = Utterance(Speaker.USER, KNOWN.description, pasted=True)
    drafts = FreshWords(echo).extract(request(Utterance(Speaker.USER, NEW), pasted, final=KNOWN.description))
    assert echo.shown == [NEW]
    assert [draft.body for draft in drafts] == [NEW]


def test_a_turn_of_known_words_alone_is_not_asked_about() -> None:
    echo = Echo()
    assert FreshWords(echo).extract(request(Utterance(Speaker.USER, KNOWN.description, pasted=True))) == ()
    assert echo.shown == []


def test_what_may_not_come_back_is_covered_in_every_field() -> None:
    fresh = FreshWords(Echo(), lambda text: text.replace("中文", "(purged)"))
    (draft,) = fresh.extract(request(Utterance(Speaker.USER, NEW)))
    assert "中文" not in str(draft)
