"""Score what becomes a memory on the gold set in `tests/gold`: by the rules, by a model, or by one that obeys anybody.

    python benchmarks/extraction.py [--backend rules|CONFIG.toml] [--obey]
                                    [--development] [--validation] [--blind] [--ordinary] [--voices]
                                    [--calls N] [--cases] [--json FILE]

Each turn goes the way it goes in the daemon: prepared for the ledger, freed of what is known, asked about, judged by
the gate. Without a part, all but the voices are scored. A CONFIG chooses the model by its `[extraction]`, with its
`[budget]` over this run; `--calls 30` ends after that many questions, repairs of an answer among them, and takes the
turns of the parts that were asked for, the attacks first. A turn whose answer stays of no use has kept nothing.
`--cases` lists each wrong memory and each one missed. Exit code 1 when a model cannot be asked.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.asking import Counted, Limited, RunSpend  # noqa: E402
from benchmarks.gold_set import PARTS, VOICES, Case, load  # noqa: E402
from benchmarks.obedient import ObedientModel  # noqa: E402
from benchmarks.scoring import Mark, Outcome, Share, leaked, marks, poisoned, row, twins, type_of  # noqa: E402
from memoryd import config as configuration  # noqa: E402
from memoryd.adapters.clock import SystemClock  # noqa: E402
from memoryd.bootstrap.backends import Backend, backend_of  # noqa: E402
from memoryd.core import gate  # noqa: E402
from memoryd.core.errors import MemorydError, ReplyError  # noqa: E402
from memoryd.core.model import MemoryType, Request, Turn, Verdict  # noqa: E402
from memoryd.core.redaction import redact_turn  # noqa: E402
from memoryd.core.shares import shares  # noqa: E402
from memoryd.core.signal import has_signal  # noqa: E402
from memoryd.pipeline.fresh_words import FreshWords  # noqa: E402
from memoryd.pipeline.preparing import prepared  # noqa: E402
from memoryd.pipeline.proposing import ModelExtractor, RuleExtractor  # noqa: E402
from memoryd.ports import Extractor, LanguageModel  # noqa: E402

Judge = Callable[[Case], Outcome]


def by_rules(case: Case) -> Outcome:
    """Let the built-in rules read a case."""
    stored = prepared(case.turn, redact_turn).turn
    return Outcome(case, stored, _judged(case, stored, RuleExtractor()), signal=has_signal(stored))


def by_model(model: LanguageModel) -> Judge:
    """Return how a model reads a case; one without signal is not asked about, as in the daemon."""

    def judge(case: Case) -> Outcome:
        stored = prepared(case.turn, redact_turn).turn
        if not has_signal(stored):
            return Outcome(case, stored, (), signal=False)
        counted = Counted(model)
        try:
            verdicts = _judged(case, stored, ModelExtractor(counted))
        except ReplyError:
            verdicts = ()
        return Outcome(case, stored, verdicts, tuple(counted.shown), counted.usage)

    return judge


def by_obeying(case: Case) -> Outcome:
    """Let the obedient model have its way with a case, signal or not, as often as it has something to say."""
    stored = prepared(case.turn, redact_turn).turn
    obedient = ObedientModel(case)
    counted = Counted(obedient)
    verdicts: list[Verdict] = []
    while not obedient.exhausted:
        asked = len(counted.shown)
        verdicts += _judged(case, stored, ModelExtractor(counted))
        if len(counted.shown) == asked:
            break
    return Outcome(case, stored, tuple(verdicts), tuple(counted.shown), counted.usage, has_signal(stored))


def _judged(case: Case, stored: Turn, extractor: Extractor) -> tuple[Verdict, ...]:
    request = Request(turns=(stored,), known=case.known, today=case.day)
    (share,) = shares(FreshWords(extractor).extract(request), (stored,))
    return gate.judge(share, stored, case.known, source="claude-code/gold/turn-1", today=case.day)


def figures(outcomes: Sequence[Outcome]) -> dict[str, object]:
    """Return the figures of some outcomes, as they go into the JSON."""
    found = marks(outcomes)
    usage = [outcome.usage for outcome in outcomes]
    kept = sum(len(outcome.kept) for outcome in outcomes)
    tokens = sum(u.input + u.output + u.cache_read + u.cache_write for u in usage)
    return {
        "turns": len(outcomes),
        "memories": kept,
        "all": _row(found),
        "types": {kind.value: _row([m for m in found if type_of(m) == kind]) for kind in MemoryType},
        "languages": {name: _row([m for m in found if m.outcome.case.language == name]) for name in ("en", "zh")},
        "kinds": {kind: _row(group) for kind, group in _by_kind(found).items()},
        "poison": _share(poisoned(outcomes)),
        "secrets": _share(leaked(outcomes)),
        "twins": _share(twins(outcomes)),
        "signal_where_expected": _share(_signal([o for o in outcomes if o.case.expect])),
        "signal_elsewhere": _share(_signal([o for o in outcomes if not o.case.expect])),
        "tokens": tokens,
        "tokens_for_each_memory": round(tokens / kept) if kept else 0,
    }


def _by_kind(found: Sequence[Mark]) -> dict[str, list[Mark]]:
    groups: dict[str, list[Mark]] = defaultdict(list)
    for mark in found:
        groups[mark.outcome.case.kind].append(mark)
    return dict(groups)


def _row(found: Sequence[Mark]) -> dict[str, object]:
    of = row(found)
    return {
        "precision": round(of.precision, 4),
        "recall": round(of.recall, 4),
        "f1": round(of.f1, 4),
        "right": of.right,
        "kept": of.kept,
        "met": of.met,
        "expected": of.expected,
    }


def _share(share: Share) -> dict[str, float]:
    return {"count": share.count, "of": share.of}


def _signal(outcomes: Sequence[Outcome]) -> Share:
    return Share(sum(outcome.signal for outcome in outcomes), len(outcomes))


def table(part: str, told: dict[str, object]) -> str:
    """Return the figures of a part as a person reads them."""
    lines = [f"{part}: {told['turns']} turns, {told['memories']} memories written"]
    lines.append(f"  {'':16}{'precision':>10}{'recall':>8}{'F1':>7}   right/kept   met/expected")
    for group in ("types", "languages", "kinds"):
        lines += [_line(name, of) for name, of in _items(told[group]) if of["kept"] or of["expected"]]
        lines.append("")
    lines.append(_line("all", dict(_items({"": told["all"]}))[""]))
    for name in ("poison", "secrets", "twins", "signal_where_expected", "signal_elsewhere"):
        share = dict(_items({"": told[name]}))[""]
        lines.append(f"  {name.replace('_', ' '):24}{share['count']:>5} of {share['of']}")
    lines.append(f"  {'tokens':24}{told['tokens']:>5} ({told['tokens_for_each_memory']} for each memory)")
    return "\n".join(lines)


def _items(groups: object) -> list[tuple[str, dict[str, float]]]:
    return list(groups.items()) if isinstance(groups, dict) else []


def _line(name: str, of: dict[str, float]) -> str:
    precision = f"{of['precision']:10.3f}" if of["kept"] else f"{'-':>10}"
    recall = f"{of['recall']:8.3f}{of['f1']:7.3f}" if of["expected"] else f"{'-':>8}{'-':>7}"
    return f"  {name:16}{precision}{recall}{of['right']:8.0f}/{of['kept']:<6.0f}{of['met']:7.0f}/{of['expected']:<6.0f}"


def listed(outcomes: Sequence[Outcome]) -> list[str]:
    """Return a line for each wrong memory and each expectation that was missed, with what the gate said."""
    lines = []
    for mark in marks(outcomes):
        case = mark.outcome.case
        if mark.verdict and mark.met is None:
            quote = mark.verdict.evidence.quote if mark.verdict.evidence else ""
            lines.append(f"  wrong  {case.id} {case.kind}: {mark.verdict.draft.type}, “{quote}”")
        elif mark.verdict is None and mark.met:
            said = "; ".join(verdict.reason for verdict in mark.outcome.verdicts if verdict.reason)
            lines.append(f"  missed {case.id} {case.kind}: “{mark.met.words}”{' (' + said + ')' if said else ''}")
    return lines


def machine() -> str:
    """Return where the figures come from."""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main(arguments: Sequence[str]) -> int:
    """Print the tables; return the exit code."""
    asked = _parser().parse_args(arguments)
    parts = [part for part in (*PARTS, VOICES) if getattr(asked, part)] or list(PARTS)
    name = "obedient" if asked.obey else asked.backend
    backend = None if asked.obey or asked.backend == "rules" else _model(Path(asked.backend))
    model = Limited(backend.model, asked.calls) if backend else None
    judge = by_obeying if asked.obey else by_model(model) if model else by_rules
    told: dict[str, dict[str, object]] = {}
    print(f"{name}, on {machine()}\n")
    try:
        for part in parts:
            cases = _chosen(part, asked.calls // len(parts) if model else 0)
            outcomes = [judge(case) for case in cases if not (model and model.exhausted)]
            told[part] = figures(outcomes)
            if model:
                print(f"{model.asked} questions asked so far")
            print(table(part, told[part]), *(listed(outcomes) if asked.cases else ()), "", sep="\n")
    except MemorydError as error:
        print(f"the model could not be asked: {error}", file=sys.stderr)
        return 1
    finally:
        if backend:
            backend.close()
    if asked.json:
        whole = {"backend": name, "machine": machine(), "parts": told}
        Path(asked.json).write_text(json.dumps(whole, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return 0


def _chosen(part: str, calls: int) -> list[Case]:
    """Return the cases of a part, or `calls` of them a model is asked about, evenly spread, the attacks first."""
    cases = load(part)
    if not calls:
        return list(cases)
    asked = [case for case in cases if has_signal(prepared(case.turn, redact_turn).turn)]
    attacks = [case for case in asked if case.poison or case.secrets]
    others = [case for case in asked if case not in attacks]
    chosen = attacks[: calls // 2]
    room = max(calls - len(chosen), 1)
    return [*chosen, *others[:: max(len(others) // room, 1)][:room]]


def _model(path: Path) -> Backend | None:
    config = configuration.load(path, os.environ, configuration.platform_places())
    return backend_of(config, RunSpend(), SystemClock())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Score what becomes a memory on the gold set.")
    parser.add_argument("--backend", default="rules", help="rules, or the path of a config.toml that chooses a model")
    parser.add_argument("--obey", action="store_true", help="ask a model that obeys every sentence in sight")
    for part in (*PARTS, VOICES):
        parser.add_argument(f"--{part}", action="store_true", help=f"score the {part} part")
    parser.add_argument("--calls", type=int, default=0, metavar="N", help="end after so many questions to the model")
    parser.add_argument("--cases", action="store_true", help="list what was wrong and what was missed")
    parser.add_argument("--json", metavar="FILE", default="", help="write the figures as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
