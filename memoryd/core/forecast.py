"""Foresee what it will take to ask about turns: calls, tokens, US dollars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from memoryd.core import extraction
from memoryd.core.budget import Price, cost
from memoryd.core.expressions import expression
from memoryd.core.model import Memory, Prompt, Request, Turn, Usage

OUTPUT_A_CALL = 15
OUTPUT_A_TURN = 60.0
"""Tokens of an answer: an operation takes about 120, and every second turn with signal holds one."""
KEPT_A_TURN = 0.4
TOKENS_A_MEMORY = 40
MOST_OF_MEMORIES = 600
"""Tokens that memories which are kept on the way add to later questions, at most."""
_PIECE = expression(r"[A-Za-z]+|\d{1,3}|[^\x00-\x7f]|[^\sA-Za-z\d\x80-\U0010ffff]{1,3}")
_LETTERS_A_TOKEN = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """What is to be expected; `turns` are those asked about."""

    turns: int = 0
    calls: int = 0
    input: int = 0
    output: int = 0
    usd: float = 0.0

    def __add__(self, other: Forecast) -> Forecast:
        return Forecast(**{each.name: getattr(self, each.name) + getattr(other, each.name) for each in fields(self)})


def tokens_of(text: str) -> int:
    """Return about how many tokens a text has, neither high nor low: by pieces of words, figures and signs."""
    return sum(-(-len(piece) // _LETTERS_A_TOKEN) for piece in _PIECE.findall(text))


def question_tokens(prompt: Prompt) -> int:
    """Return about how many tokens a question has."""
    return tokens_of(prompt.system) + tokens_of(prompt.user) + tokens_of(str(prompt.schema))


def forecast(
    turns: Sequence[Turn],
    days: Sequence[str],
    known: Sequence[Memory],
    *,
    together: int,
    price: Price,
    output_a_turn: float = OUTPUT_A_TURN,
) -> Forecast:
    """Foresee asking about a project's turns, so many of them together; `days` holds the ISO date of each."""
    whole = Forecast()
    for start in range(0, len(turns), together):
        batch, dates = tuple(turns[start : start + together]), tuple(days[start : start + together])
        question = extraction.prompt(Request(batch, tuple(known), max(dates), days=dates if len(dates) > 1 else ()))
        grown = min(round(start * KEPT_A_TURN) * TOKENS_A_MEMORY, MOST_OF_MEMORIES)
        usage = Usage(input=question_tokens(question) + grown, output=OUTPUT_A_CALL + round(len(batch) * output_a_turn))
        whole += Forecast(turns=len(batch), calls=1, input=usage.input, output=usage.output, usd=cost(usage, price))
    return whole
