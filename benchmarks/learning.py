"""Learn the weights of `memoryd/core/weights` from the labelled turns in `tests/gold`, or see how well they carry over.

    pip install -e '.[learn]'
    python benchmarks/learning.py            # write the tables
    python benchmarks/learning.py --hold     # leave out one file after the other, and score what was learned on it

Logistic regressions over the traits of single sentences (`memoryd/core/traits.py`), for each language; a trait that
only one sentence shows is left out, and the heaviest that fit are kept. The blind part is never learned from.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import numpy  # noqa: E402
from scipy.sparse import csr_matrix, diags  # type: ignore[import-untyped]  # noqa: E402
from sklearn.feature_extraction import DictVectorizer  # type: ignore[import-untyped]  # noqa: E402
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]  # noqa: E402

from benchmarks.columns import filled, wide  # noqa: E402
from benchmarks.gold_set import FOLDER, Case, load_file  # noqa: E402
from memoryd.core.model import Speaker  # noqa: E402
from memoryd.core.sentences import sentences  # noqa: E402
from memoryd.core.text import is_cjk  # noqa: E402
from memoryd.core.traits import PAIR, traits  # noqa: E402
from memoryd.core.weighing import GRAIN, LETTERS, TYPE_GRAIN, TYPES, ZERO, Table, read  # noqa: E402
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
STRENGTH, PLAIN_STRENGTH = 1.0, 0.5
FEWEST = 2
"""Sentences that must show a trait before it is learned from."""
REFERENCE = "reference"
LEAN = {"user": 0.25, REFERENCE: 0.75}
"""Of two types that seem right, the narrower one is; measured on files not learned from."""
SHARE = 0.9
"""A figure of --hold is the recall where this much of what is heard is right, and where 0.95 is."""
Weights = numpy.ndarray


@dataclass(frozen=True, slots=True)
class Lesson:
    """A sentence's traits, and the types that are right for what it says, none where it says nothing that lasts."""

    shown: AbstractSet[str]
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


def told(cases: Iterable[tuple[str, str]]) -> tuple[Lesson, ...]:
    """Return the lessons in sentences that each say something to remember, given with its type."""
    messages = [(sentences(text), kind) for text, kind in cases]
    return tuple(
        Lesson(traits(every, 0), (kind,), any(map(is_cjk, every[0].text)))
        for every, kind in messages
        if len(every) == 1
    )


def learn(from_lessons: Sequence[Lesson]) -> tuple[str, str]:
    """Return the two tables, for lasting and for the types, as they are written."""
    often = Counter(trait for lesson in from_lessons for trait in lesson.shown)
    shown = [{trait: 1 for trait in sorted(lesson.shown) if often[trait] >= FEWEST} for lesson in from_lessons]
    vectors = DictVectorizer()
    rows = vectors.fit_transform(shown)
    names = vectors.get_feature_names_out()
    return (
        _table(rows, names, lambda some: [_lasting(some, from_lessons)], _number),
        _table(rows, names, lambda some: _by_type(some, from_lessons), _letters),
    )


def _table(
    rows: csr_matrix,
    names: Sequence[str],
    weigh: Callable[[csr_matrix], Sequence[Weights]],
    written: Callable[[Weights], str],
) -> str:
    """Learn from all traits, and again from the heaviest that fit alone: they tell then what the others told."""
    often = numpy.asarray(rows.sum(axis=0)).ravel()
    heavy = numpy.abs(weigh(rows)).max(axis=0)[1:] * often**0.5
    kept = sorted((*_fitting(names, heavy, False), *_fitting(names, heavy, True)))
    weights = numpy.array(weigh(rows[:, kept]))
    entries = [names[at] + written(each) for at, each in zip(kept, weights[:, 1:].T, strict=True)]
    return " ".join(sorted([written(weights[:, 0]), *entries]))


def _fitting(names: Sequence[str], heavy: Weights, pairs: bool) -> Iterator[int]:
    """Yield which traits fit a module, pairs of words or not, the heaviest first."""
    room = LINES * (WIDTH - 9)
    for at in numpy.argsort(-heavy, kind="stable"):
        if (PAIR in names[at]) == pairs:
            room -= wide(names[at]) + len(TYPES) + 1
            if room < 0:
                break
            yield int(at)


def _number(weights: Weights) -> str:
    return f"={round(GRAIN * weights[0])}"


def _letters(weights: Weights) -> str:
    return "".join(map(_letter, weights))


def _letter(weight: float) -> str:
    return LETTERS[min(max(round(TYPE_GRAIN * weight) + ZERO, 0), len(LETTERS) - 1)]


def _lasting(rows: csr_matrix, from_lessons: Sequence[Lesson]) -> Weights:
    return _weights(rows, [bool(lesson.types) for lesson in from_lessons])


def _by_type(rows: csr_matrix, from_lessons: Sequence[Lesson]) -> list[Weights]:
    """Return for each type what speaks for it that a sentence lasts and that the type is among those that are right.

    It is the mean of two ways to tell: that at once; and that it lasts, and is of the type if it does.
    """
    lasting = _lasting(rows, from_lessons)
    means = [
        (_at_once(kind, rows, from_lessons) + (lasting + _of_type(kind, rows, from_lessons)) / 2) / 2 for kind in TYPES
    ]
    for kind, lean in LEAN.items():
        means[TYPES.index(kind)][0] += lean
    return means


def _at_once(kind: str, rows: csr_matrix, from_lessons: Sequence[Lesson]) -> Weights:
    """Weigh a type against all else that is said; one of several that are right teaches half."""
    right = [kind in lesson.types for lesson in from_lessons]
    shares = [0.5 if kind in lesson.types and len(lesson.types) > 1 else 1 for lesson in from_lessons]
    return _weights(rows, right, shares)


def _of_type(kind: str, rows: csr_matrix, from_lessons: Sequence[Lesson]) -> Weights:
    """Weigh a type against the other types of what lasts.

    What is a reference, and of another type as well, is for a reader a reference: it teaches nothing of the other.
    """
    taught = [
        (number, kind in lesson.types, 1 / max(1, len(lesson.types) * (kind in lesson.types)))
        for number, lesson in enumerate(from_lessons)
        if lesson.types and not (kind != REFERENCE and kind in lesson.types and REFERENCE in lesson.types)
    ]
    numbers, right, shares = zip(*taught, strict=True)
    return _weights(rows[list(numbers)], right, shares)


def _weights(rows: csr_matrix, right: Sequence[bool], shares: Sequence[float] | None = None) -> Weights:
    """Return the base and the weight of each trait; `shares` is how much each row counts.

    It is the mean of two ways: each trait counts by how much more often it is shown where it is right (Wang and
    Manning, 2012, "Baselines and bigrams"), which with few lessons for most of them carries over better; and each
    counts the same. They err in other places.
    """
    is_right = numpy.asarray(right)
    often, else_often = 1 + rows[is_right].sum(axis=0), 1 + rows[~is_right].sum(axis=0)
    telling = numpy.asarray(numpy.log((often / often.sum()) / (else_often / else_often.sum()))).ravel()
    even = numpy.ones(rows.shape[1])
    return (
        _fitted(rows, is_right, telling, STRENGTH, shares) + _fitted(rows, is_right, even, PLAIN_STRENGTH, shares)
    ) / 2


def _fitted(
    rows: csr_matrix, right: Weights, scales: Weights, strength: float, shares: Sequence[float] | None
) -> Weights:
    model = LogisticRegression(
        C=strength, solver="liblinear", dual=True, random_state=0, intercept_scaling=10, tol=1e-3, max_iter=1000
    )
    model.fit(rows @ diags(scales), right, sample_weight=shares)
    return numpy.array((model.intercept_[0], *(model.coef_[0] * scales)))


def held(name: str, table: Table, on: Sequence[Lesson]) -> str:
    """Return how what was learned elsewhere does on some lessons: recall at two precisions, and the types."""
    told = [(*table.weight(lesson.shown).of_type(), lesson.types) for lesson in on]
    wanted = sum(bool(lesson.types) for lesson in on)
    best = {SHARE: (0.0, 0.0), 0.95: (0.0, 0.0)}
    right = 0
    for heard, (kind, sure, types) in enumerate(sorted(told, key=lambda one: -one[1]), 1):
        right += kind in types
        for precision in best:
            if right >= precision * heard:
                best[precision] = right / wanted, sure
    typed = [kind in types for kind, _, types in told if types]
    figures = ", ".join(f"recall {recall:.2f} at {p} (from {sure:.2f})" for p, (recall, sure) in best.items())
    return f"{name}: {figures}; types {sum(typed) / len(typed):.2f} of {wanted}"


def main() -> int:
    """Write the tables, or show how well what is learned carries over."""
    parser = argparse.ArgumentParser(description="Learn the weights from tests/gold.")
    parser.add_argument("--hold", action="store_true", help="leave out one file after the other and score on it")
    arguments = parser.parse_args()
    files = sorted({path for pattern in LEARNED for path in FOLDER.glob(pattern)})
    taught = {path: lessons(path) for path in files}
    taught[CASES] = (
        *plain((*rules_ordinary.ordinary(), *(text for module in CASES_OF for text in module.NEGATIVE))),
        # They count twice: people say these most, and the authors of the lessons were asked for rarer ways.
        *(2 * told(case for module in CASES_OF for case in module.POSITIVE)),
    )
    for name, chinese in (("english", False), ("chinese", True)):
        own = {path: [one for one in every if one.chinese == chinese] for path, every in taught.items()}
        if arguments.hold:
            _hold(name, own)
        else:
            lasting, types = learn([one for every in own.values() for one in every])
            _write(name, "", "LASTING", "says something that lasts", lasting)
            _write(name, "types", "TYPES", "lasts and is of each type", types)
    return 0


def _hold(name: str, own: dict[Path, list[Lesson]]) -> None:
    for path, on in own.items():
        if sum(bool(lesson.types) for lesson in on) > 20:
            rest = [lesson for other, every in own.items() if other != path for lesson in every]
            print(held(f"{name} {path.name}", read(*learn(rest)), on), flush=True)


def _write(language: str, ending: str, name: str, meaning: str, table: str) -> None:
    """Write a table in two modules: what single traits weigh, and what pairs of words do."""
    for shown, pairs, part in (("trait", False, ""), ("pair of words", True, "pairs")):
        entries = [entry for entry in table.split() if (PAIR in entry) == pairs]
        head = f'"""How much each {shown} of a sentence speaks for it that it {meaning}: {language.capitalize()}.\n\n'
        head += "Written by `benchmarks/learning.py`; not to be changed by hand.\n" + '"""\n\n'
        text = head + f'{name} = r"""\n' + "\n".join(filled(entries, WIDTH)) + '\n"""\n'
        module = "_".join(filter(None, (language, part, ending)))
        (TABLES / f"{module}.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
