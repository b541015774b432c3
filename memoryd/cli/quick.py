"""The quick way of `memoryd recall`, for who asks at each prompt; whatever is not plain is left to the full way.

It understands the command's arguments only where they are right and complete; mistakes, `--help` and `--explain` are
argparse's. It prints what the full way prints.
"""

from __future__ import annotations

import os
import sys

from memoryd.bootstrap.quick_recall import quick_recall
from memoryd.core.recall_answer import NOTHING, as_json, as_text, as_xml
from memoryd.core.recall_request import MOST_PIPED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memoryd.core.recall import Chosen

_FORMATS = ("text", "json", "xml")


def answered(words: list[str]) -> tuple[int | None, list[str]]:
    """Answer a command line that begins with `recall`; without a code, the words are for the full way.

    What was piped in stands in them, for it can be read only once.
    """
    given = _given(words[1:])
    if given is None:
        return None, words
    query, options = given
    if query == ["-"]:
        query = [_typed()]
        words = [*(word for word in words if word != "-"), "--", *query]
    found = quick_recall(
        " ".join(query),
        options.get("--project", "."),
        os.environ,
        items=_number(options.get("--max")),
        characters=_number(options.get("--chars")),
        session=options.get("--session", ""),
    )
    if found is None or sys.stdout is None or sys.stderr is None:
        return None, words
    return _printed(*found, options.get("--format", "text")), words


def _given(words: list[str]) -> tuple[list[str], dict[str, str]] | None:
    """Return the words of the request and the options; None where only argparse knows what to make of it."""
    query: list[str] = []
    options: dict[str, str] = {}
    rest = iter(words)
    closed = False
    for word in rest:
        if not word.startswith("-") or word == "-":
            if closed and query:
                return None
            query.append(word)
            closed = False
            continue
        closed = True
        name, equals, value = word.partition("=")
        value = value if equals else next(rest, "")
        if name not in _IS_RIGHT or not _IS_RIGHT[name](value):
            return None
        options[name] = value
    return None if "-" in query and len(query) > 1 else (query, options)


def _is_within(value: str, least: int, most: int) -> bool:
    return value.isascii() and value.isdigit() and len(value) < 9 and least <= int(value) <= most


_IS_RIGHT: dict[str, Callable[[str], bool]] = {
    "--project": os.path.isdir,
    "--max": lambda value: _is_within(value, 0, 100),
    "--chars": lambda value: _is_within(value, 100, 1_000_000),
    "--format": lambda value: value in _FORMATS,
    "--session": lambda value: bool(value) and not value.startswith("-"),
}


def _number(value: str | None) -> int | None:
    return int(value) if value is not None else None


def _typed() -> str:
    raw = getattr(sys.stdin, "buffer", None)
    text = raw.read().decode("utf-8", "replace") if raw is not None else ""
    return text[-MOST_PIPED:]


def _printed(chosen: Chosen, today: str, form: str) -> int:
    if form == "json":
        import json

        value = as_json(chosen, today)
        text = json.dumps(value, ensure_ascii=False)
        text = text if text.isprintable() else json.dumps(value)
    else:
        text = as_text(chosen, today) if form == "text" else as_xml(chosen, today)
    try:
        if not text:
            sys.stderr.write(f"{NOTHING}\n")
            return 0
        sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has read enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.stderr.write(f"memoryd: the output cannot be written: {error.strerror}; make room for it\n")
        return 1
    return 0
