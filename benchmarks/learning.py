"""Learn the weights of `memoryd/core/weights` from the labelled turns in `tests/gold`, or see how well they carry over.

    pip install -e '.[learn]'
    python benchmarks/learning.py            # write the tables
    python benchmarks/learning.py --hold     # leave out one file after the other, and score what was learned on it

A logistic regression over the traits of single sentences (`memoryd/core/traits.py`), one for each language; a trait
that only one sentence shows is left out, and the heaviest that fit are kept. The blind part is never learned from.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from sklearn.feature_extraction import DictVectorizer  # type: ignore[import-untyped]  # noqa: E402
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]  # noqa: E402

from benchmarks.gold_set import FOLDER, Case, load_file  # noqa: E402
from memoryd.core.model import Speaker  # noqa: E402
from memoryd.core.sentences import sentences  # noqa: E402
from memoryd.core.text import is_cjk  # noqa: E402
from memoryd.core.traits import traits  # noqa: E402
from memoryd.core.weighing import GRAIN, TYPES, Table, read  # noqa: E402
from tests.core import (  # noqa: E402
    rules_blind,
    rules_cases,
    rules_heldout,
    rules_heldout_hard,
    rules_lookalikes,
    rules_ordinary,
)

TABLES = ROOT / "memoryd" / "core" / "weights"
LEARNED = ("development.jsonl", "seen*", "voices_*.jsonl", "lessons_*.tsv", "ordinary.jsonl")
CASES_OF = (rules_blind, rules_cases, rules_heldout, rules_heldout_hard, rules_lookalikes)
CASES = ROOT / "tests" / "core" / "rules_cases.py"
LINES, WIDTH = 280, 118
STRENGTH = 1.0
FEWEST = 2
"""Sentences that must show a trait before it is learned from."""
SHARE = 0.9
"""A figure of --hold is the recall where this much of what is heard is right, and where 0.95 is."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A sentence's traits, and the types that are right for what it says, none where it says nothing that lasts."""

    shown: frozenset[str]
    types: tuple[str, ...]
    chinese: bool


def lessons(file: Path) -> tuple[Lesson, ...]:
    """Return the lessons in a file of labelled turns."""
    return tuple(lesson for case in load_file(file) for lesson in _lessons(case))


def _lessons(case: Case) -> Iterator[Lesson]:
    if case.restates:
        return  # It lasts, and is known already: a lesson in neither.
    for said in (word.text for word in case.turn.words if word.speaker == Speaker.USER):
        every = sentences(said)
        for number, sentence in enumerate(every):
            types = next((e.types for e in case.expect if _shares(sentence.text, e.words)), ())
            yield Lesson(traits(every, number), types, any(map(is_cjk, sentence.text)))


def _shares(sentence: str, words: str) -> bool:
    """Tell whether a sentence holds half of the words that are expected, in one piece, or is a whole part of them."""
    longest = SequenceMatcher(None, sentence, words, autojunk=False).find_longest_match().size
    return longest * 2 >= len(words) or longest >= len(sentence.strip(" .,。，!！")) > 3


def plain(texts: Iterable[str]) -> tuple[Lesson, ...]:
    """Return the lessons in messages that hold nothing to remember."""
    messages = [sentences(text) for text in texts]
    return tuple(
        Lesson(traits(every, number), (), any(map(is_cjk, every[number].text)))
        for every in messages
        for number in range(len(every))
    )


def learn(from_lessons: Sequence[Lesson]) -> tuple[str, str]:
    """Return the two tables, for lasting and for the types, as they are written."""
    often = Counter(trait for lesson in from_lessons for trait in lesson.shown)
    shown = [{trait: 1 for trait in sorted(lesson.shown) if often[trait] >= FEWEST} for lesson in from_lessons]
    vectors = DictVectorizer()
    rows = vectors.fit_transform(shown)
    names = vectors.get_feature_names_out()
    model = LogisticRegression(C=STRENGTH, max_iter=500).fit(rows, [bool(lesson.types) for lesson in from_lessons])
    lasting = {"": model.intercept_[0], **dict(zip(names, model.coef_[0], strict=True))}
    lasts = [number for number, lesson in enumerate(from_lessons) if lesson.types]
    of_types = [_rightly(kind, rows[lasts], [from_lessons[number] for number in lasts]) for kind in TYPES]
    types = {"": [of.intercept_[0] for of in of_types]}
    types |= dict(zip(names, zip(*(of.coef_[0] for of in of_types), strict=True), strict=True))
    heavy = {trait: f"{round(weight * GRAIN)}" for trait, weight in lasting.items() if round(weight * GRAIN)}
    typed = {trait: [round(weight * GRAIN) for weight in weights] for trait, weights in types.items()}
    return (
        _fitting(heavy, lambda trait: abs(int(heavy[trait])) * often[trait] ** 0.5),
        _fitting(
            {trait: ",".join(map(str, weights)) for trait, weights in typed.items() if any(weights)},
            lambda trait: max(map(abs, typed[trait])) * often[trait] ** 0.5,
        ),
    )


def _rightly(kind: str, rows: object, of: Sequence[Lesson]) -> LogisticRegression:
    """Return a model of whether a type is among those that are right: the likeliest of them is seldom wrong."""
    return LogisticRegression(C=STRENGTH, max_iter=500).fit(rows, [kind in lesson.types for lesson in of])


def _fitting(weights: dict[str, str], heaviness: Callable[[str], float]) -> str:
    """Return the heaviest entries that fit a module, in order; the base, whose trait is empty, always."""
    kept: list[str] = []
    size = 0
    for trait in sorted(weights, key=lambda trait: (trait != "", -heaviness(trait), trait)):
        size += _wide(trait) + len(weights[trait]) + 2
        if size > LINES * (WIDTH - 9):
            break
        kept.append(f"{trait}={weights[trait]}")
    return " ".join(sorted(kept))


def _wide(text: str) -> int:
    return sum(2 if character > "\u2e7f" else 1 for character in text)


def _lines(table: str) -> Iterator[str]:
    """Yield the entries of a table in lines of at most WIDTH columns."""
    line = ""
    for entry in table.split(" "):
        if line and _wide(line) + 1 + _wide(entry) > WIDTH:
            yield line
            line = entry
        else:
            line = f"{line} {entry}" if line else entry
    yield line


def held(name: str, table: Table, on: Sequence[Lesson]) -> str:
    """Return how what was learned elsewhere does on some lessons: recall at two precisions, and the types."""
    ranked = sorted(on, key=lambda lesson: -table.odds(lesson.shown))
    wanted = sum(bool(lesson.types) for lesson in on)
    best = {SHARE: (0.0, 0.0), 0.95: (0.0, 0.0)}
    right = 0
    for heard, lesson in enumerate(ranked, 1):
        right += bool(lesson.types)
        for precision in best:
            if right >= precision * heard:
                best[precision] = right / wanted, table.odds(lesson.shown)
    typed = [table.type(lesson.shown)[0] in lesson.types for lesson in on if lesson.types]
    told = ", ".join(f"recall {recall:.2f} at {p} (odds {odds:.2f})" for p, (recall, odds) in best.items())
    return f"{name}: {told}; types {sum(typed) / len(typed):.2f} of {wanted}"


def main() -> int:
    """Write the tables, or show how well what is learned carries over."""
    parser = argparse.ArgumentParser(description="Learn the weights from tests/gold.")
    parser.add_argument("--hold", action="store_true", help="leave out one file after the other and score on it")
    arguments = parser.parse_args()
    files = sorted({path for pattern in LEARNED for path in FOLDER.glob(pattern)})
    taught = {path: lessons(path) for path in files}
    taught[CASES] = plain((*rules_ordinary.ordinary(), *(text for module in CASES_OF for text in module.NEGATIVE)))
    for name, chinese in (("english", False), ("chinese", True)):
        own = {path: [one for one in every if one.chinese == chinese] for path, every in taught.items()}
        if arguments.hold:
            _hold(name, own)
        else:
            lasting, types = learn([one for every in own.values() for one in every])
            _write(name, "LASTING", "says something that lasts", lasting)
            _write(f"{name}_types", "TYPES", "is of each type, if it lasts", types)
    return 0


def _hold(name: str, own: dict[Path, list[Lesson]]) -> None:
    for path, on in own.items():
        if sum(bool(lesson.types) for lesson in on) > 20:
            rest = [lesson for other, every in own.items() if other != path for lesson in every]
            print(held(f"{name} {path.name}", read(*learn(rest)), on), flush=True)


def _write(module: str, name: str, meaning: str, table: str) -> None:
    language = module.split("_")[0].capitalize()
    head = f'"""How much each trait of a sentence speaks for it that it {meaning}: {language}.\n\n'
    head += "Written by `benchmarks/learning.py`; not to be changed by hand.\n" + '"""\n\n'
    text = head + f'{name} = r"""\n' + "\n".join(_lines(table)) + '\n"""\n'
    (TABLES / f"{module}.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
