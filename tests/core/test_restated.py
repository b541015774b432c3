"""Whether a statement says a known memory again, or that it has changed."""

from __future__ import annotations

import pytest

from memoryd.core.restated import changes, touched
from memoryd.core.rules import propose
from tests.core.speaking import TODAY, memory, request, turn

_FREEZE = "变更窗口是周二和周四晚上十点以后。"
_RELEASES = "发版找小何。"
FREEZE = memory("freeze", type="project", description=_FREEZE, body=_FREEZE)
RELEASES = memory("releases", type="project", description=_RELEASES, body=_RELEASES)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("说过的，变更窗口只有周二周四晚上十点以后，你别又忘", FREEZE),
        ("发版找小何，之前跟你讲过", RELEASES),
    ],
)
def test_what_is_said_again_makes_no_second_memory(text: str, known: object) -> None:
    assert touched(text, [known])  # type: ignore[list-item]
    assert not changes(text)
    assert propose(request(turn(text), known, today=TODAY)) == ()  # type: ignore[arg-type]


def test_what_has_changed_replaces_what_it_changes() -> None:
    (draft,) = propose(request(turn("小何离职了，发版现在找阿贤"), RELEASES, today=TODAY))
    assert draft.target == "releases"


def test_what_is_of_something_else_touches_nothing() -> None:
    assert touched("Deploys are on Tuesdays.", [RELEASES, FREEZE]) == ()
