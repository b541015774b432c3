"""A complaint goes together with what should be done instead."""

from __future__ import annotations

import pytest

from memoryd.core.hearing import hear


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("You keep using var. It's let or const here.", ["You keep using var. It's let or const here."]),
        (
            "you keep suggesting paid services. we're a dog shelter with a 40 euro budget a year",
            ["you keep suggesting paid services. we're a dog shelter with a 40 euro budget a year"],
        ),
        ("你又用 var 了。我们这里只用 const 和 let。", ["我们这里只用 const 和 let。"]),
        ("你老是给我写 class。函数式组件才行。", ["你老是给我写 class。函数式组件才行。"]),
        # What only asks for a change now is no remedy; what another line says belongs to something else.
        ("You keep adding semicolons. Move it.", ["You keep adding semicolons."]),
        ("You keep adding semicolons. Why?", ["You keep adding semicolons."]),
        ("You keep adding semicolons.\n\n\nThe repo is on GitLab, under infra/web.", None),
        # It says itself what should be.
        ("you used tabs, this repo is two spaces. Thanks!", ["you used tabs, this repo is two spaces."]),
    ],
)
def test_a_bare_complaint_is_told_with_its_remedy(said: str, heard: list[str] | None) -> None:
    found = hear(said)
    if heard is None:
        assert "GitLab" not in found[0].statement
    else:
        assert [one.statement for one in found] == heard
        assert all(said[one.start : one.end].strip() == one.statement for one in found)


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (
            'you keep talking about "the staging server". we dont have one, theres only a box',
            "project",
        ),
        ("You keep using var. It's let or const here.", "feedback"),
    ],
)
def test_the_remedy_tells_of_which_type_it_is(said: str, kind: str) -> None:
    assert [one.type for one in hear(said)] == [kind]
