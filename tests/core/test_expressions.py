"""Expressions of modules: compiled late, once, and every one of them right."""

from __future__ import annotations

import copy
import gc
import importlib
import pkgutil
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import partial

import pytest

import memoryd
import memoryd.core
from benchmarks.needs import goes_not_without
from memoryd.core.expressions import Expression, expression

_COUNTING = """
import re, sys
from importlib import import_module
counted = []
compiled = re._compiler.compile
def counting(pattern, flags=0):
    caller = sys._getframe(1)
    while caller.f_code.co_filename.endswith(('re/__init__.py', '<string>')):
        caller = caller.f_back
    counted.append((caller.f_code.co_filename, str(pattern)))
    return compiled(pattern, flags)
re._compiler.compile = counting
for module in sys.argv[1:]:
    import_module(module)
print(*[f"{file}: {pattern}" for file, pattern in counted if "memoryd" in file.split("site-packages")[-1]], sep="\\n")
"""


def test_an_expression_answers_as_the_compiled_one_does() -> None:
    late, compiled = (
        expression(r"以后(?P<rule>.+)|a+", re.IGNORECASE),
        re.compile(r"以后(?P<rule>.+)|a+", re.IGNORECASE),
    )
    for text in ("以后用中文", "xAAy", "", "🙂"):
        assert [match.span() for match in late.finditer(text)] == [match.span() for match in compiled.finditer(text)]
        assert (late.sub("-", text), late.split(text)) == (compiled.sub("-", text), compiled.split(text))
    assert (late.pattern, late.flags, dict(late.groupindex)) == (compiled.pattern, compiled.flags, {"rule": 1})


def test_an_expression_of_bytes_is_one_of_bytes() -> None:
    assert expression(rb"\d+").findall(b"1 22") == [b"1", b"22"]


def test_it_is_compiled_when_it_is_asked_and_not_before() -> None:
    broken = expression("(")
    assert broken.pattern == "("
    with pytest.raises(re.error):
        broken.search("x")


def test_it_is_compiled_once() -> None:
    late = expression("a{1,3}")
    held = late.search
    re.purge()
    assert late.search is held
    assert late.match("aaa")
    match = late.match("a")
    assert match
    assert match.re.search.__self__ is held.__self__  # type: ignore[attr-defined]


def test_a_copy_asks_for_itself() -> None:
    assert copy.copy(expression("a")).match("a")


def test_every_expression_of_memoryd_compiles() -> None:
    for module in pkgutil.walk_packages(memoryd.__path__, "memoryd."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    # A house that reads puts what is loaded out of sight.
    gc.unfreeze()
    kept = [one for one in gc.get_objects() if isinstance(one, Expression)]
    assert len(kept) > 300
    for one in kept:
        assert one.compiled.pattern == one.pattern


def test_what_an_expression_is_said_to_need_it_needs() -> None:
    for module in pkgutil.walk_packages(memoryd.core.__path__, "memoryd.core."):
        importlib.import_module(module.name)
    gc.unfreeze()
    some = [one for one in gc.get_objects() if isinstance(one, Expression) and one.needs]
    assert len(some) > 40
    wrong = [one for one in some if one.pattern and not goes_not_without(str(one.pattern), partial(has_any, one.needs))]
    assert [(one.pattern, one.needs) for one in wrong] == []


def has_any(pieces: Sequence[str], text: str) -> bool:
    return any(piece in text for piece in pieces)


def test_what_is_needed_and_missing_is_told_without_compiling() -> None:
    late = expression("never (ſ|\u212a|İ)|以后", re.IGNORECASE, "never 以后")
    for text in ("use tabs", "", "nеver"):
        assert (late.match(text), late.search(text), late.fullmatch(text, 1)) == (None, None, None)
        assert (list(late.finditer(text)), late.findall(text)) == ([], [])
    asked = late.search
    assert "compiled" not in vars(late)
    for text in ("NEVER S", "Never k", "never i", "我以后", "NEVERſ"):
        assert asked(text) == re.compile(late.pattern, re.IGNORECASE).search(text) or asked(text)
    assert "compiled" in vars(late)
    assert late.sub("-", "never s") == "-"
    assert late.search("use tabs") is None


@pytest.mark.parametrize("module", ["memoryd.bootstrap.house", "memoryd.cli.parser", "memoryd.config"])
def test_no_expression_of_memoryd_is_compiled_at_import(module: str) -> None:
    run = subprocess.run([sys.executable, "-c", _COUNTING, module], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""
