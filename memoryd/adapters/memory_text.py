"""The text of a memory file, its front matter read and written by PyYAML.

What YAML 1.1 makes of plain words (`no`, `1:30`, `010`, dates) never reaches a memory: a known key is the text that
stands in the file, and a value memoryd does not know is written back the way it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

import yaml

from memoryd.core import frontmatter, plain_front
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.expressions import expression
from memoryd.core.model import Memory

_Loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DEEPEST = 8
_WIDTH = 1_000_000
_STRING = "tag:yaml.org,2002:str"
_TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_ELLIPSIS = "…"
_ODD_LINE_ENDS = expression("[\r\x85\u2028\u2029]")


class Verbatim(str):
    """A plain YAML word that is not a string to YAML (a date, `010`, `~`), kept as it is written."""

    __slots__ = ()


class YamlMemoryText:
    """Turn a memory into the text of its file and back."""

    def render(self, memory: Memory) -> str:
        """Return the file's text; `parse` gives back the same memory.

        Evidence is shortened where the front matter would grow beyond what is read back: the whole quote is in the
        ledger. MemoryCorrupt when it is too large even so. Lone surrogates, which no file can hold, become `\\ufffd`.
        """
        front, evidence = _dump(memory), memory.evidence[: frontmatter.FRONT_BYTES]
        while not _fits(front) and evidence:
            evidence = evidence[: len(evidence) * 3 // 4]
            front = _dump(replace(memory, evidence=evidence + _ELLIPSIS))
        if not _fits(front):
            raise MemoryCorrupt(memory.file or memory.name, "its front matter would not fit into 4,096 bytes")
        return frontmatter.join(front, _encodable(memory.body))

    def parse(self, file: str, content: bytes) -> Memory:
        """Read a file's bytes; MemoryCorrupt when they cannot be understood."""
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError as error:
            raise MemoryCorrupt(file, f"it is not UTF-8 text (byte {error.start:,})") from error
        parts = frontmatter.split(file, text)
        digest = sha256(content).hexdigest()
        if parts.front is None:
            return frontmatter.hand_made(file, parts.body, digest)
        return frontmatter.memory(file, _keys(file, parts.front), parts.body, digest)


def _keys(file: str, front: str) -> dict[str, object]:
    plain = plain_front.read(front)
    return by_yaml(file, front) if plain is None else plain


def by_yaml(file: str, front: str) -> dict[str, object]:
    """Return the keys of front matter as YAML reads them; MemoryCorrupt when it cannot, or should not."""
    try:
        _refuse_tricks(file, front)
        node = yaml.compose(front, Loader=_Loader)
    except yaml.YAMLError as error:
        raise MemoryCorrupt(file, f"its front matter is not YAML ({_where(error)})") from error
    if node is None:
        return {}
    if not isinstance(node, yaml.MappingNode):
        raise MemoryCorrupt(file, "its front matter is not a list of keys")
    return dict(_pairs(file, node))


def _refuse_tricks(file: str, front: str) -> None:
    """Look at the stream of tokens only: nothing is built, so nothing can blow up."""
    depth = 0
    for event in yaml.parse(front, Loader=_Loader):
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise MemoryCorrupt(file, "its front matter holds a YAML anchor or alias")
        if getattr(event, "tag", None):
            raise MemoryCorrupt(file, "its front matter holds a YAML tag")
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            raise MemoryCorrupt(file, f"its front matter is nested deeper than {_DEEPEST} levels")


def _pairs(file: str, node: yaml.MappingNode) -> Iterator[tuple[str, object]]:
    if len(node.value) > frontmatter.MOST_KEYS:
        raise MemoryCorrupt(file, f"its front matter has more than {frontmatter.MOST_KEYS} keys")
    seen: set[str] = set()
    for key_node, value_node in node.value:
        if not isinstance(key_node, yaml.ScalarNode):
            raise MemoryCorrupt(file, "its front matter has a key that is not a word")
        key = key_node.value
        if key in seen:
            raise MemoryCorrupt(file, f"its front matter has `{key}` twice")
        seen.add(key)
        yield key, _known(key, value_node)


def _known(key: str, node: yaml.Node) -> object:
    if not isinstance(node, yaml.ScalarNode):
        return _value(node)
    if key in frontmatter.TEXT_KEYS:
        return "" if not node.style and node.value in ("~", "null") and key != "name" else node.value
    if key in frontmatter.FLAG_KEYS:
        return _TRUTHS.get(node.value.strip().lower(), node.value)
    return _value(node)


def _value(node: yaml.Node) -> object:
    """Return what a node holds, in types that YAML writes back the same: str, bool, int, list, dict, else Verbatim."""
    if isinstance(node, yaml.SequenceNode):
        return [_value(item) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        return {str(_value(key)): _value(value) for key, value in node.value}
    word: str = node.value
    if node.tag == _STRING:
        return word
    if word in ("true", "false"):
        return word == "true"
    if node.tag.endswith(":int") and word.isascii() and word.isdigit() and str(int(word)) == word:
        return int(word)
    return Verbatim(word)


class _Dumper(yaml.SafeDumper):
    """Write plain words back as they were, and nothing as an alias."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _verbatim(dumper: yaml.SafeDumper, word: Verbatim) -> yaml.ScalarNode:
    tag = dumper.resolve(yaml.ScalarNode, str(word), (True, False))  # type: ignore[no-untyped-call]
    return yaml.ScalarNode(tag, str(word))


def _string(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    # PyYAML folds these into spaces unless they are escaped.
    style = '"' if _ODD_LINE_ENDS.search(text) else None
    return yaml.ScalarNode(_STRING, text, style=style)


_Dumper.add_representer(Verbatim, _verbatim)
_Dumper.add_representer(str, _string)


def _dump(memory: Memory) -> str:
    keys = {key: _writable(value) for key, value in frontmatter.keys_of(memory).items()}
    return yaml.dump(keys, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=_WIDTH, default_flow_style=False)


def _writable(value: object) -> object:
    return _encodable(value) if isinstance(value, str) and not isinstance(value, Verbatim) else value


def _encodable(text: str) -> str:
    return text if text.isascii() else "".join("\ufffd" if "\ud800" <= c <= "\udfff" else c for c in text)


def _fits(front: str) -> bool:
    return len(front.encode("utf-8")) <= frontmatter.FRONT_BYTES


def _where(error: yaml.YAMLError) -> str:
    mark = getattr(error, "problem_mark", None)
    problem = " ".join(str(getattr(error, "problem", None) or getattr(error, "reason", "unreadable")).split())
    return f"line {mark.line + 2}: {problem}" if mark else problem
