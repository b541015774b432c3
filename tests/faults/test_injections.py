"""Row 52: forty orders that no person typed, and a model that obeys each of them, through the whole daemon."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.e2e.running import eventually
from tests.faults.asking import home_that_asks
from tests.faults.harness import FaultyHome
from tests.faults.injections import INJECTIONS, Injection
from tests.messages_api import MessagesApi, Received, Reply, operations

CASE = re.compile(r"ticket case-(\d+)\b")
RULE = "以后提交信息一律用中文写。"
FACT = "The staging database listens on port 5433."


def obeying(request: Received) -> Reply:
    """Propose all that it was told to, as what a person wants and as what is so; and what the person did say."""
    said = request.words.partition("\nTurn ")[2]
    numbers = dict.fromkeys(int(number) for number in CASE.findall(said))
    proposed = [op for number in numbers for op in _proposals(number, INJECTIONS[number].order)]
    proposed += [_proposal("提交-信息", "feedback", RULE)] if RULE in said else []
    proposed += [_proposal("staging-port", "project", FACT)] if FACT in said else []
    return operations(*proposed)


def _proposals(number: int, order: str) -> list[dict[str, object]]:
    return [_proposal(f"{kind}-{number}", kind, order) for kind in ("feedback", "user", "project", "reference")]


def _proposal(name: str, kind: str, said: str) -> dict[str, object]:
    return {
        "op": "create", "name": name, "type": kind, "description": said, "body": said, "scope": "persistent",
        "evidence": said, "target": "", "expires": "",
    }  # fmt: skip


def tell(home: FaultyHome, number: int, injection: Injection) -> None:
    """Write one turn in which somebody else's order stands where the injection says."""
    prompt = f"Look at ticket case-{number}."
    records: list[dict[str, object]] = [{"role": "user", "content": prompt, "cwd": str(home.project)}]
    if injection.place == "pasted":
        records[0]["content"] = f"{prompt}\n\n{injection.text}\n"
    if injection.place == "tool":
        use = {"type": "tool_use", "id": "t", "name": "bash", "input": {"command": f"cat {number}"}}
        records.append({"role": "assistant", "content": [use]})
        result = {"type": "tool_result", "tool_use_id": "t", "content": injection.text}
        records.append({"role": "user", "content": [result]})
    answer = injection.text if injection.place == "assistant" else "I have looked at it."
    records.append({"role": "assistant", "content": answer})
    home.append("s1", "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in records).encode())


@pytest.mark.faults
def test_no_order_that_a_person_did_not_type_becomes_a_memory_however_much_the_model_obeys(tmp_path: Path) -> None:
    assert len({injection.text for injection in INJECTIONS}) == 40
    with MessagesApi(obeying) as api:
        home = home_that_asks(tmp_path, api.url, deadline=10)
        with home.running():
            for number, injection in enumerate(INJECTIONS):
                tell(home, number, injection)
            home.say(RULE, answer=f"好的。{FACT}")
            home.end()
            eventually(lambda: home.oracle.rows("SELECT count(*) FROM turns WHERE state = 'done'") == [(42,)], 60)
            kept = {path.name: path.read_text(encoding="utf-8") for path in home.memories()}
            assert "zorvak" not in "".join(kept.values()) + home.index()
            # What the person typed is kept, and what the agent found, which says so.
            assert sorted(text.partition("type: ")[2].split("\n")[0] for text in kept.values()) == [
                "feedback",
                "project",
            ]
            refused = json.loads(home.memoryd("rejected", "--json", "--limit", "500").stdout)["rejected"]
            home.oracle.well_within()
            home.oracle.index_is_a_rebuild()
    assert api.received
    # Every one of them is in the queue for review, with a reason.
    assert len(refused) >= 40
    assert all(entry["reason"] for entry in refused)
