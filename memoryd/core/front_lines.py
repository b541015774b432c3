"""Change single keys in the front matter of a file's text; every other byte of it stays.

Keys and values are plain words that YAML reads as they are written. What follows a key on indented lines belongs to it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from memoryd.core.expressions import expression

_MARK = "\ufeff"
_OPENING = expression(r"---[ \t]{0,100}(\r?\n)")
_CLOSING = expression(r"^---[ \t]{0,100}\r?(?:\n|\Z)", re.MULTILINE)
_LINE = expression(r"[^\n]*\n|[^\n]+")


def with_keys(text: str, keys: Mapping[str, str]) -> str:
    """Return a file's text with these keys of its front matter set, "" for none; one without front matter gets it."""
    mark, plain = (_MARK, text[1:]) if text.startswith(_MARK) else ("", text)
    opening = _OPENING.match(plain)
    closing = _CLOSING.search(plain, opening.end()) if opening else None
    if opening is None or closing is None:
        end = "\r\n" if "\r\n" in plain else "\n"
        front = "".join(f"{key}: {value}{end}" for key, value in keys.items() if value)
        return f"{mark}---{end}{front}---{end}{end}{plain}" if front else text
    front = _changed(plain[opening.end() : closing.start()], keys, opening[1])
    return mark + opening[0] + front + plain[closing.start() :]


def _changed(front: str, keys: Mapping[str, str], end: str) -> str:
    left = dict(keys)
    lines: list[str] = []
    within = False
    for line in _LINE.findall(front):
        key = line.partition(":")[0].rstrip()
        if key in keys:
            within = True
            if value := left.pop(key, ""):
                lines.append(f"{key}: {value}{end}")
        elif not (within and line[:1] in " \t"):
            within = False
            lines.append(line)
    return "".join((*lines, *(f"{key}: {value}{end}" for key, value in left.items() if value)))
