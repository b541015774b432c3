"""How far each session folder is read, as the ledger and the disk tell it while no daemon runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.adapters.ledger import History
from memoryd.bootstrap.root_states import beside_disk
from memoryd.config import Config, Places
from memoryd.core.settings import SessionSettings


class OneFile(History):
    """A ledger that knows one session file."""

    def __init__(self, root: Path, **known: float) -> None:
        self._row: dict[str, object] = {"path": f"{root}/会话.jsonl", "root": str(root), "agent": "generic", "bad": 0}
        self._row |= known

    def waiting(self) -> dict[str, int]:
        return {}

    def roots(self) -> frozenset[str]:
        return frozenset([str(self._row["root"])])

    def files(self) -> list[dict[str, object]]:
        return [self._row]


@pytest.mark.parametrize(
    ("offset", "size", "mtime", "unread"),
    [
        (60, 100, 5.0, 0),  # a last turn that may go on and was worked through
        (60, 100, 0.0, 40),  # something behind the offset is open
        (60, 80, 5.0, 20),  # lines came since
        (100, 0, 0.0, 0),
        (0, 130, 5.0, 0),  # it became shorter
    ],
)
def test_what_was_worked_through_is_not_unread_because_its_turn_may_go_on(
    tmp_path: Path, offset: int, size: int, mtime: float, unread: int
) -> None:
    (tmp_path / "会话.jsonl").write_bytes(b"x" * 100)
    places = Places(tmp_path, tmp_path, tmp_path, tmp_path)
    config = Config(source=None, places=places, sessions=(SessionSettings(path=str(tmp_path)),))
    (root,) = beside_disk(config, OneFile(tmp_path, offset=offset, size=size, mtime=mtime), mode="off")
    assert (root["unread"], root["files"]) == (unread, 1)
