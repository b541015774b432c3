"""Recognise sessions in which no person works: those that memory tools run to watch and to summarise others.

What such a session says was said elsewhere first, or is the tool talking to its model. Told by the folder it runs in or
by the words it begins with, which these tools do not vary.
"""

from __future__ import annotations

import re

from memoryd.core.expressions import expression
from memoryd.core.model import Speaker, Turn, Utterance
from memoryd.core.own_sessions import is_own, own_folder, own_words
from memoryd.core.said_again import SaidAgain

OWN = "memoryd's own question to a model"
OBSERVER = "a session of another memory tool"

_FOLDERS = expression(
    r"(?:^|/)(?:observer-sessions|\.claude-mem(?:/[^/]+)?|\.memsearch(?:/[^/]+)?|\.agentmemory(?:/[^/]+)?"
    r"|memory-(?:observer|summari[sz]er)|\.codex/memories)/?$",
    needs="observer mem",
)
_BEGINNINGS = expression(
    r"\s{0,20}(?:you are (?:a |an |the )?(?:claude-mem(?:ory)?\b|memory (?:writing|extraction|observer|consolidation"
    r"|selection|summari[sz]ation)\b|(?:specialized )?observer (?:tool|agent)\b"
    r"|session (?:summari[sz]er|observer)\b"
    r"|(?:information|memory|knowledge) extract(?:or|ion)\b)"
    r"|hello memory agent\b|<observed_from_primary_session>|progress summary checkpoint\b"
    r"|you are a third-person note-taker\b|-{3} mode switch: progress summary|memory processing (?:start|continued)"
    r"|you are a personal information organi[sz]er\b|you are now acting as the memory extraction\b"
    r"|analy[sz]e this (?:coding )?(?:session|rollout) and produce (?:json|raw_memory)|# dream: memory consolidation\b"
    r"|you are a smart memory manager which controls\b)",
    re.IGNORECASE,
    "you·are memory <observed summary produce·",
)
_WITHIN = expression(r"^<observed_from_primary_session>\s*$", re.MULTILINE, "<observed")


def reason(turn: Turn, state_folder: str) -> str:
    """Return why a turn's session is no person's work, or ""; `state_folder` is memoryd's own (an absolute path).

    Any prompt of the turn may tell it: what a client puts in front of the first one must not hide it.
    """
    in_place = _is_a_persons(turn.cwd)
    # Nearly every turn is a person's, and told by one look at each of its words.
    if in_place and not own_folder(turn.cwd, state_folder) and all(map(_is_a_persons_word, turn.words)):
        return ""
    said = [word.text for word in turn.words if word.speaker is Speaker.USER]
    if is_own(turn, state_folder) or any(map(own_words, said)):
        return OWN
    return "" if in_place and not any(map(_begins_as_theirs, said)) else OBSERVER


@SaidAgain
def _is_a_persons(folder: str) -> bool:
    return _FOLDERS.search(folder) is None


def _is_a_persons_word(word: Utterance) -> bool:
    return _is_ordinary(word.text)


@SaidAgain
def _is_ordinary(text: str) -> bool:
    return not own_words(text) and not _begins_as_theirs(text)


def _begins_as_theirs(text: str) -> bool:
    return _BEGINNINGS.match(text) is not None or _WITHIN.search(text) is not None
