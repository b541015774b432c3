"""A generated corpus of coding sessions, with the line lengths and tool shares of real ones.

A turn is a prompt, a number of tool calls with their output and a word of the agent between some of them, and a final
answer. A quarter of the turns holds something that lasts, in words that vary. The same seed gives the same corpus.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from benchmarks.ordinary import filled, lasting, ordinary
from memoryd.core.model import Close, Speaker, ToolCall, Turn, Utterance

TOOLS = ("Bash", "Read", "Edit", "Grep", "Write", "Glob", "WebFetch", "TodoWrite")
SHARES = (34, 27, 17, 9, 5, 4, 2, 2)
"""How often each tool is used, in percent."""
MEDIAN_OUTPUT = {
    "Bash": 420, "Read": 2_600, "Edit": 700, "Grep": 350, "Write": 160, "Glob": 240, "WebFetch": 2_200, "TodoWrite": 90,
}  # fmt: skip
"""Characters of a tool's output, in the middle; a few are a hundred times as long."""
SPREAD = 1.2
LONGEST = 60_000
CALLS_A_TURN = 6.0
WORDS_BETWEEN = 0.35
DURABLE = 0.25
PASTED = 0.06


@dataclass(frozen=True, slots=True)
class Made:
    """A turn as memoryd stores it, the messages of it as a transcript holds them, and whether it holds what lasts."""

    turn: Turn
    messages: tuple[str, ...]
    durable: bool


def sessions(count: int, turns: int, seed: int = 20261130) -> list[list[Made]]:
    """Return so many sessions of so many turns."""
    chance = random.Random(seed)
    return [[_made(chance, f"s{session}", number) for number in range(turns)] for session in range(count)]


def _made(chance: random.Random, session: str, number: int) -> Made:
    durable = chance.random() < DURABLE
    prompt = ordinary(chance)
    if durable:
        said = f"{lasting(chance)[0]} ({session} {number})"
        prompt = chance.choice((said, f"{prompt}. {said}", f"{said}\n{prompt}"))
    words = [Utterance(Speaker.USER, prompt)]
    if chance.random() < PASTED:
        words.append(Utterance(Speaker.USER, prose(chance, _length(chance, 1_500)), pasted=True))
    calls: list[ToolCall] = []
    messages = [word.text for word in words]
    for _ in range(min(round(chance.expovariate(1 / CALLS_A_TURN)), 60)):
        name = chance.choices(TOOLS, SHARES)[0]
        target = filled("{file} {name}", chance)
        calls.append(ToolCall(name, target))
        if chance.random() < WORDS_BETWEEN:
            messages.append(prose(chance, _length(chance, 140)))
        messages += [f'{{"name": "{name}", "input": "{target}"}}', prose(chance, _length(chance, MEDIAN_OUTPUT[name]))]
    final = prose(chance, _length(chance, 520))
    turn = Turn(
        key=f"{session}-{number}", agent="claude-code", session=session, file=f"{session}.jsonl", cwd="/home/ada/shop",
        close=Close.COMPLETED, words=tuple(words), final=final, calls=tuple(calls), at=1_790_000_000.0 + number * 300,
    )  # fmt: skip
    return Made(turn, (*messages, final), durable)


def _length(chance: random.Random, median: int) -> int:
    """Return a length as they are found: log-normal, most short and a few very long."""
    return min(round(median * chance.lognormvariate(0.0, SPREAD)), LONGEST)


def prose(chance: random.Random, length: int) -> str:
    """Return text of about that length that looks like work: sentences, paths, figures, code."""
    parts: list[str] = []
    size = 0
    while size < length:
        part = chance.choice(_PARTS)
        parts.append(filled(part, chance))
        size += len(parts[-1]) + 1
    return " ".join(parts)[:length]


_PARTS = (
    "Changed {file} so that {name} handles the empty case.", "const {name} = await load({number});", "{file}:{number}:",
    "PASS {file} ({number} ms)", "    return {name}(value, options)", "The {thing} now shows the right numbers.",
    "error[E0{number}]: {error}", "@@ -{number},7 +{number},9 @@", "{tool} finished with {number} warnings.", "}",
    "I ran the tests and all {number} of them pass.", "import {name} from '{file}'", "if (result == null) {",
    "已修改 {file}。",
)  # fmt: skip
