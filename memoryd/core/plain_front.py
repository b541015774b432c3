"""Read front matter of plain `key: value` lines without YAML; whatever is not surely plain is left to YAML.

Most files are such: memoryd writes them so. A line is read only if YAML reads the same from it: the value begins with a
letter or a digit and holds neither `: ` nor ` #`, or it stands between quotes with nothing escaped; every character is
one that YAML takes as it is. That this is the same as YAML is held by a property in the tests.
"""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_TEXTS = "name|description|type|created|updated|source|evidence|expires"
_PLAIN_CHARACTERS = (
    "\u00a1-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\ud7ff\uf900-\ufdcf\ufdf0-\ufefe\uff00-\uffef\U00010000-\U0001fffd"
)
_ANY = rf"[ -~{_PLAIN_CHARACTERS}]"
_LINE = expression(
    rf"(?P<key>{_TEXTS}): (?:(?P<plain>[A-Za-z0-9\u3400-\u9fff](?:(?!: |:\n| #){_ANY})*+(?<! )(?<!:))"
    rf"|'(?P<single>(?:(?!'){_ANY}|'')*+)'|\"(?P<double>(?:(?![\"\\]){_ANY})*+)\")\n"
    r"|(?P<flag>pinned|always): (?P<truth>true|false)\n"
    r"|(?P<trust>trust): assistant\n"
    r"|seal: (?P<seal>m[0-9a-f]{20})\n"
)


def read(front: str) -> dict[str, object] | None:
    """Return the keys of front matter (without its `---` lines) in order; None for what YAML has to read."""
    keys: dict[str, object] = {}
    at = 0
    while at < len(front):
        match = _LINE.match(front, at)
        if match is None:
            return None
        key, value = _pair(match)
        if key in keys or value == "null":
            return None
        keys[key] = value
        at = match.end()
    return keys or None


def _pair(match: re.Match[str]) -> tuple[str, object]:
    if flag := match["flag"]:
        return flag, match["truth"] == "true"
    if match["trust"]:
        return "trust", "assistant"
    if match["seal"]:
        return "seal", match["seal"]
    if (plain := match["plain"]) is not None:
        return match["key"], plain
    if (single := match["single"]) is not None:
        return match["key"], single.replace("''", "'")
    return match["key"], match["double"]
