"""Whether what a plan writes says only, and all, what the memories say that it is made of.

A line that stands in one of them as it is needs no look. What was worded anew is held to them as a draft is held to a
conversation: commands, addresses, paths, names in code and figures must stand there, nothing may be turned into its
opposite, and nothing may read like an instruction that none of them holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from memoryd.core.expressions import expression
from memoryd.core.grounding import figures, named, spelt
from memoryd.core.injection import phrases
from memoryd.core.model import Memory
from memoryd.core.purged_words import COVER
from memoryd.core.redaction import redact
from memoryd.core.sameness import NEAR, Statement, contradicts, share, statements
from memoryd.core.text import normalise, one_line

NOVEL_SHARE = 0.3
"""The share of a statement's words, at most, that none of its sources has."""
KEPT_SHARE = 0.6
"""The share of each source's words that must stand in what is made of it."""
_TURNING = expression(
    r"\b(?:skip|disable|ignore|bypass|omit|suppress|override|overwrite|force|remove|delete|drop|deny|reject|decline"
    r"|allow|permit|approve|accept|enable|trust|optional|unless|except|instead|opposite|outdated|obsolete|deprecated"
    r"|cancel|revert|undo|only)(?:s|d|ed|ing)?\b"
    r"|跳过|禁用|关闭|忽略|绕过|省略|覆盖|强制|删除|移除|拒绝|允许|批准|同意|启用|信任|可选|除非|例外|作废|过时|取消|撤销|仅|只"
)
"""Words that change what is to be done, or how far it goes: none of them may be new."""
_BACKED_SHARE = 0.5
_LONGEST = 60
_MOST_SHOWN = 3


class Sources:
    """The memories that something is made of, taken apart once, and only as far as it is asked for."""

    def __init__(self, memories: Sequence[Memory]) -> None:
        self._memories = memories
        self.lines = {line for memory in memories for line in _lines(text_of(memory))}

    @cached_property
    def plain(self) -> str:
        """All that may be taken from them, in one spelling."""
        return normalise("\n".join(map(_support, self._memories)))

    @cached_property
    def figures(self) -> frozenset[str]:
        """Every figure, spelt out or not."""
        return figures(self.plain) | spelt(self.plain)

    @cached_property
    def content(self) -> frozenset[str]:
        """Every word that carries meaning."""
        every = "\n".join(map(_support, self._memories))
        return frozenset().union(*(one.content for one in statements(every)))

    @cached_property
    def statements(self) -> tuple[Statement, ...]:
        """What they say."""
        return tuple(dict.fromkeys(one for memory in self._memories for one in statements(text_of(memory))))

    @cached_property
    def negated(self) -> frozenset[str]:
        """Every word that stands under a negation."""
        return frozenset().union(*(one.negated for one in self.statements))


def text_of(memory: Memory) -> str:
    """Return what a memory says to who reads it: its name in words, its description, its body."""
    return f"{memory.name.replace('-', ' ')}\n{memory.description}\n{memory.body}"


def unfaithful(result: Memory, sources: Sources) -> Iterator[str]:
    """Yield each reason against a result: what it says that its sources do not."""
    text = text_of(result)
    if redact(text) != text or redact(result.evidence) != result.evidence:
        yield "the result holds a secret"
    if COVER in text:
        yield "the result holds a text that was purged"
    new = "\n".join(line for line in _lines(text) if line not in sources.lines)
    if new.strip():
        yield from _about_what_is_new(new, sources)
    if opposite := _opposites(tuple(statements(text))):
        yield f"the result holds a rule and its opposite: {opposite}"


def lost(results: Sequence[Memory], sources: Sequence[Memory]) -> Iterator[str]:
    """Yield what sources say that no result does any more: addresses, paths, figures, prohibitions, most words."""
    text = "\n".join(map(text_of, results))
    plain, has = normalise(text), tuple(statements(text))
    numbers, words = figures(plain), frozenset().union(*(one.content for one in has))
    negated = frozenset().union(*(one.negated for one in has))
    for source in sources:
        says = f"{source.description}\n{source.body}"
        missing = [token for token in named(says) if normalise(token) not in plain]
        missing += sorted(figures(says) - numbers)
        if missing:
            yield f"{_shown(missing)} of {source.file} would be lost"
        mine = tuple(statements(says))
        if not _kept(frozenset().union(*(one.content for one in mine)), words):
            yield f"most of what {source.file} says would be lost"
        if not _kept(frozenset().union(*(one.negated for one in mine)), negated):
            yield f"what {source.file} says not to do would be lost"


def _kept(words: frozenset[str], has: frozenset[str]) -> bool:
    return len(words & has) >= KEPT_SHARE * len(words)


def without_provenance(results: Sequence[Memory], sources: Sequence[Memory]) -> Iterator[str]:
    """Yield each source whose evidence or origin stands in none of the results."""
    quotes = {line for result in results for line in result.evidence.split("\n")}
    origins = {part for result in results for part in result.source.split(", ")}
    for source in sources:
        if (
            not set(source.evidence.split("\n")) - {""} <= quotes
            or not set(source.source.split(", ")) - {""} <= origins
        ):
            yield f"the evidence of {source.file} would be lost"


def _about_what_is_new(new: str, sources: Sources) -> Iterator[str]:
    invented = [token for token in named(new) if normalise(token) not in sources.plain]
    invented += sorted(figures(new) - sources.figures)
    if invented:
        yield f"the result names {_shown(invented)}, which none of them does"
    for one in statements(new):
        if len(one.content - sources.content) > NOVEL_SHARE * len(one.content):
            yield f"the result says what none of them says: “{one_line(one.plain, _LONGEST)}”"
            break
    if turning := [found for found in _TURNING.findall(normalise(new)) if found not in sources.plain]:
        yield f"the result says {_shown(turning)}, which none of them does"
    if turned := next((one for one in statements(new) if _turned(one, sources)), None):
        yield f"the result turns around what they say: “{one_line(turned.plain, _LONGEST)}”"
    for phrase in phrases(new):
        if normalise(phrase) not in sources.plain:
            yield f"the result reads like an instruction that none of them holds: “{one_line(phrase, _LONGEST)}”"
            return


def _turned(one: Statement, sources: Sources) -> bool:
    """Tell whether a statement affirms what the sources only negate, or the other way around."""
    if len(one.negated & sources.negated) * 2 < len(one.negated):
        return True
    if one.affirmed and one.affirmed <= sources.negated:
        near = [other for other in sources.statements if one.affirmed <= other.affirmed]
        return not any(share(one.content, other.content) >= NEAR for other in near)
    against = [other for other in sources.statements if contradicts(one, other)]
    return any(share(one.content, other.content) >= NEAR and not _backed(one, other, sources) for other in against)


def _backed(one: Statement, other: Statement, sources: Sources) -> bool:
    """Tell whether what a statement turns around in one source stands so in another one that speaks of the same."""
    negated, affirmed = one.negated & other.affirmed, one.affirmed & other.negated
    return any(
        negated <= each.negated and affirmed <= each.affirmed and share(one.content, each.content) >= _BACKED_SHARE
        for each in sources.statements
    )


def _opposites(every: Sequence[Statement]) -> str:
    """Return a statement that another one contradicts, "" when all can stand together."""
    turned = [one for one in every if one.negated]
    for one in turned:
        for other in every:
            if contradicts(one, other) and one.content == other.content:
                return f"“{one_line(other.plain, _LONGEST)}”"
    return ""


def _lines(text: str) -> Iterator[str]:
    """Yield lines as they are compared with those of the sources: word for word, whatever space is around."""
    return (line.strip() for line in text.split("\n"))


def _support(memory: Memory) -> str:
    return "\n".join((text_of(memory), memory.evidence, memory.created, memory.updated, memory.expires))


def _shown(tokens: Sequence[str]) -> str:
    return ", ".join(f"“{one_line(token, _LONGEST)}”" for token in tokens[:_MOST_SHOWN])
