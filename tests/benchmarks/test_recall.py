"""The recall benchmark: what it reads, how it counts, and that the search keeps what was measured."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.recall import keyword, scores, uncalled
from benchmarks.recall_peers import grep, substrings
from benchmarks.recall_sets import Asked, conversations, memories, ordinary, requests
from memoryd.core.recall_entry import Entry

SAMPLE = [
    {
        "observation": {
            "session_1_observation": {
                "Ann": [["Ann adopted a beagle called Kestrel.", "D1:3"], ["Ann plays the cello.", ["D1:5", "D2:1"]]],
                "Bo": [["Bo moved to Lisbon.", "D1:4"]],
            }
        },
        "qa": [
            {"question": "Which dog, a beagle, did Ann adopt?", "evidence": ["D1:3"], "category": 1},
            {"question": "Who plays the cello?", "evidence": ["D2:1"], "category": 4},
            {"question": "Never said?", "evidence": ["D9:9"], "category": 2},
            {"question": "A trap?", "evidence": ["D1:4"], "category": 5},
        ],
    }
]


def test_a_conversation_set_is_read_from_its_own_form(tmp_path: Path) -> None:
    path = tmp_path / "sample.json"
    path.write_text(json.dumps(SAMPLE), encoding="utf-8")
    ((entries, asked),) = conversations(path)
    assert [entry.content for entry in entries][:1] == ["Ann adopted a beagle called Kestrel."]
    assert [each.expect for each in asked] == [{"0"}, {"1"}]
    assert scores(keyword(entries), asked)["recall"] == 1.0


def test_scores_count_the_rank_of_the_first_right_one() -> None:
    asked = [Asked("a", "en", frozenset({"x"})), Asked("b", "en", frozenset({"x"})), Asked("c", "en", frozenset())]
    found = {"a": ["y", "x"], "b": ["x"], "c": ["x"]}
    assert scores(lambda request, most: found[request], asked) == {"requests": 3, "recall": 0.667, "mrr": 0.5}
    assert uncalled(lambda request, most: found[request], asked) == {"messages": 3, "memories": 1.333, "answered": 3}


def test_what_it_is_compared_with_finds_what_is_there(tmp_path: Path) -> None:
    entries = [
        Entry(source=name, type="project", name=name, description=text, content=text)
        for name, text in (("a", "the kafka broker"), ("b", "部署之前跑冒烟测试"), ("c", "kafka kafka\nkafka topics"))
    ]
    assert substrings(entries)("kafka topics", 5)[0] == "c"
    assert substrings(entries)("什么时候部署", 5) == ["b"]
    assert grep(entries, tmp_path / "grep")("Kafka", 5) == ["c", "a"]
    assert grep(entries, tmp_path / "other")("的", 5) == []


def test_the_gold_set_is_whole() -> None:
    names = {entry.source for entry in memories()}
    parts = [requests(part) for part in ("blind", "development")]
    assert len(names) == 200
    assert sum(map(len, parts)) >= 120
    assert all(each.expect <= names and each.expect for part in parts for each in part)
    languages = [each.language for each in parts[0]]
    assert min(languages.count("en"), languages.count("zh")) >= 40
    asked = [{each.request for each in part} for part in parts]
    assert not asked[0] & asked[1]


def test_recall_keeps_what_was_measured() -> None:
    find = keyword(memories())
    for language, least, rank in (("en", 0.78, 0.75), ("zh", 0.88, 0.85)):
        blind = scores(find, [each for each in requests("blind") if each.language == language])
        assert blind["recall"] >= least
        assert blind["mrr"] >= rank
    assert uncalled(find, requests("unrelated-blind"))["answered"] <= 2
    assert uncalled(find, requests("small-talk"))["memories"] < 1
    assert uncalled(find, ordinary())["memories"] < 0.5
