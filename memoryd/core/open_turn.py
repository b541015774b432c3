"""A turn that has not closed."""

from __future__ import annotations

from dataclasses import dataclass

from memoryd.core.model import Speaker, Utterance


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTurn:
    """A turn that runs, or died without a trace; fields as in `Turn`."""

    key: str
    session: str
    cwd: str
    words: tuple[Utterance, ...]
    start: int
    end: int
    human: bool

    @property
    def prompts(self) -> tuple[str, ...]:
        """Return what the person typed, in order, steering included."""
        return tuple(word.text for word in self.words if word.speaker is Speaker.USER and not word.pasted)
