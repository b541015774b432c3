"""Tell whether what a person said ends what a memory tells: "we no longer use Redis", 不再用 Redis 了.

A memory that goes away is missed sooner than a wrong one is noticed, so the words must both speak of what the memory
speaks of and say that it is over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from memoryd.core.across import meaning
from memoryd.core.cjk import has_cjk
from memoryd.core.expressions import expression
from memoryd.core.model import Memory
from memoryd.core.text import END_MARKS, is_cjk, key_words, normalise
from memoryd.core.tongue import names
from memoryd.core.ways_of_ending import IN_ENGLISH, LIFTED, WAYS

_OVER = expression(
    r"n't\b|\b(?:no longer|not any ?more|any ?more|any longer|never again|not|no|never|stop(?:ped|ping)?|quit"
    r"|dropp?(?:ed|ing)?"
    r"|gone|abandon(?:ed|ing)?|remov(?:e|ed|ing)|retir(?:e|ed|ing)|rid of|ditch(?:ed|ing)?|kill(?:ed|ing)?|phased?"
    r" out|decommission"
    r"(?:ed|ing)?|deprecated|obsolete|outdated|cancell?ed|switched|moved|migrat(?:ed|ing)|replac(?:e|ed|ing)|shut"
    r" down|turned off"
    r"|history|over|forget|scrap(?:ped)?|ignore|disregard|delete[d]?|wrong|false|instead|unless|left|finished|ended"
    r"|done with|dead"
    r"|used to|expired|void|invalid|lifted|off the table)\b"
    r"|不|别|没|无需|停|取消|下线|废|作废|换|改|迁|删|忘|弃|过时|过期|结束|失效|撤|砍|走了|离职|关了|关掉|替",
    re.IGNORECASE,
)

_INSTEAD = expression(
    r"[,;:–—-]\s*(?:and |but |so )?(?:[^,;]{0,60}\b(?:is|are|in|on|with|use|uses|run|runs|have) [^,;]{1,60} (?:now"
    r"|instead)\b|[^,;]{0,60}\b(?:is|are) now \w"
    r"|(?:we|it|everything|all)(?:'s| is| are|'re| have|'ve)? (?:all |now |just )*(?:in|on|use|uses|run on|switched to"
    r"|moved to|went to|replaced (?:by|with)) \w"
    r"|(?:now |please |just )?(?:use|switched to|moved to|replaced (?:by|with)) \w)"
    r"|[，,；;]\s*[^，,。；;]{0,16}?(?:换成|换为|换到|改用|改成|改为|改走|替换成|替换为|迁到|切到|现在用|都用|统一用)了?\s?\w",
    re.IGNORECASE,
)
"""What says, beside what is over, what is so in its place."""
_IDLE = frozenset(
    [
        "use",
        "no",
        "not",
        "never",
        "any",
        "more",
        "longer",
        "now",
        "we",
        "just",
        "all",
        "always",
        "new",
        "old",
        "about",
        "rule",
        "memory",
        "note",
        "thing",
        "project",
        "team",
        "don",
        "need",
    ]
)
_LETTER = expression(r"[a-z0-9](?:[a-z0-9_.+#-]*[a-z0-9_+#])?|[\u4e00-\u9fff]")
_EVERYWHERE = expression(r"统一|一律|全部|所有|使用|采用|[都用要的在里是]")
"""What a rule has in Chinese that is about nothing."""
_FORBIDS = expression(
    r"(?:please )?(?:never|don't|do not|no |avoid|stop)\b|(?:禁止|严禁|不要|别|不许|不准|不得)", re.IGNORECASE
)
"""What forbids something is not ended by its being left off."""


def ends(said: str, memory: Memory) -> bool:
    """Tell whether words can end what a memory tells: they share a word that matters, and say that it is over."""
    shared = _telling(said) & _telling(f"{memory.name} {memory.description} {memory.body}")
    return bool(shared) and _OVER.search(normalise(said)) is not None


def may_end(said: str) -> bool:
    """Tell whether a plain statement has the form of one that ends a memory, whatever memories there are."""
    plain = said.strip(END_MARKS)
    return any(way.match(plain) for way in _ways(plain))


def tells_instead(said: str) -> bool:
    """Tell whether words that end something say as well what takes its place: 不再用 Redis 了，缓存换成 Memcached."""
    return _INSTEAD.search(said) is not None


def ended(said: str, known: Sequence[Memory]) -> Memory | None:
    """Return the one memory that a plain statement ends by its form; None where it could be another one, or none."""
    plain = said.strip(END_MARKS)
    for way in _ways(plain):
        match = way.match(plain)
        found = [memory for memory in _told_by(match, known) if _of_it(match, memory)] if match else []
        if len(found) == 1 and (way in LIFTED or not _holds_on(found[0].description)):
            return found[0]
    return None


def _of_it(match: re.Match[str], memory: Memory) -> bool:
    """Tell whether a memory speaks of what the words name as their subject, or of nothing else than they do."""
    subject = match.groupdict().get("subject") or ""
    if not subject or _telling(subject) <= _told(memory):
        return True
    if has_cjk(subject) != has_cjk(memory.description):
        mine, theirs = meaning(subject)[0], meaning(memory.description)[0]
        if mine and mine <= theirs:
            return True
    return _letters(memory.description) - _letters(match["what"]) <= _letters(subject)


def _letters(text: str) -> frozenset[str]:
    """Return what a text is about as Latin words and single Chinese letters."""
    return frozenset(_LETTER.findall(_EVERYWHERE.sub("", normalise(text)))) - _IDLE


def _holds_on(description: str) -> bool:
    """Tell whether what a memory says goes on when what it names is over: a ban, or that it is over."""
    return _FORBIDS.match(description) is not None or may_end(description)


def _ways(plain: str) -> Sequence[re.Pattern[str]]:
    """Return the ways that words can be said in: no Chinese one without a Chinese letter."""
    return IN_ENGLISH if plain.isascii() else WAYS


def _told_by(match: re.Match[str], known: Sequence[Memory]) -> list[Memory]:
    """Return the memories that speak of all that is named as over."""
    said = " ".join(filter(None, (match.groupdict().get("named"), match["what"])))
    what = _telling(said)
    return [memory for memory in known if what and (what <= _told(memory) or _names_across(said, memory))]


def _told(memory: Memory) -> frozenset[str]:
    return _telling(f"{memory.name} {memory.description}")


def _names_across(said: str, memory: Memory) -> bool:
    """Tell whether a memory in the other language speaks of all that is named as over, by names both spell alike."""
    if has_cjk(said) == has_cjk(memory.description) or names(said).isdisjoint(names(memory.description)):
        return False
    mine, theirs = meaning(said)[0], meaning(memory.description)[0]
    return bool(mine) and mine <= theirs


def _telling(text: str) -> frozenset[str]:
    """Return the words that tell what a text is about; a lone Chinese character tells nothing."""
    return frozenset(word for word in key_words(text) - _IDLE if not (len(word) == 1 and is_cjk(word)))
