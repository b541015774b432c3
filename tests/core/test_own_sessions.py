from __future__ import annotations

import pytest

from memoryd.core.model import Close, Speaker, Turn, Utterance
from memoryd.core.own_sessions import FOLDER, MARKER, is_own

STATE = "/home/ada/.local/state/memoryd"


def turn(cwd: str, *words: str) -> Turn:
    said = tuple(Utterance(Speaker.USER, word) for word in words)
    return Turn(key="k", agent="a", session="s", file="f", cwd=cwd, close=Close.COMPLETED, words=said, final=None)


@pytest.mark.parametrize(
    ("session", "own"),
    [
        (turn(f"{STATE}/{FOLDER}", "anything 什么都行"), True),
        (turn(STATE, "anything"), True),
        (turn(f"{STATE}/", "anything"), True),
        (turn("/home/ada/shop", f"{MARKER}\nToday is 2026-11-29."), True),
        (turn("/home/ada/shop", f"\r\n  {MARKER} 🐘"), True),
        (turn("/home/ada/shop", f"what is this line in my transcript: {MARKER}"), False),
        (turn("/home/ada/shop", "记住：用制表符", MARKER), False),
        (turn(f"{STATE}-backup", "use tabs"), False),
        (turn("/home/ada/shop"), False),
        (turn("", "use tabs"), False),
    ],
)
def test_a_session_is_memoryds_own_by_its_folder_or_by_its_first_words(session: Turn, own: bool) -> None:
    assert is_own(session, STATE) is own


def test_without_a_state_folder_only_the_marker_counts() -> None:
    assert not is_own(turn("/", "use tabs"), "")
    assert is_own(turn("/", MARKER), "")
