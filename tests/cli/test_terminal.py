"""What is printed: safe, aligned, coloured on a terminal only."""

from __future__ import annotations

import io
import json

import pytest

from memoryd.cli.terminal import Terminal, columns, cut


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_that_want_it() -> None:
    assert Terminal(Tty(), {}).styled("x", "green") == "\x1b[32mx\x1b[0m"
    for out, env in ((io.StringIO(), {}), (Tty(), {"NO_COLOR": "1"}), (Tty(), {"TERM": "dumb"})):
        assert Terminal(out, env).styled("x", "green") == "x"


def test_text_from_outside_cannot_command_the_terminal() -> None:
    out = Tty()
    terminal = Terminal(out, {"NO_COLOR": "1"})
    terminal.line(terminal.styled("a\x1b[2J\nb"))
    terminal.text("c\x1b[2J\nd")
    terminal.table([("e\x1b[2J", "f\n")])
    terminal.json({"g": "\x1b[2J中\u202e"})
    assert "\x1b" not in out.getvalue()
    assert "\u202e" not in out.getvalue()
    assert out.getvalue().splitlines()[:3] == ["a\\x1b[2J\\nb", "c\\x1b[2J", "d"]


@pytest.mark.parametrize("value", [{"a": "中文"}, ["\ud800", "\x7f"], {"q": 'line\n"x"'}])
def test_json_is_one_line_that_reads_back(value: object) -> None:
    out = io.StringIO()
    Terminal(out, {}).json(value)
    assert out.getvalue().count("\n") == 1
    assert json.loads(out.getvalue()) == value
    out.getvalue().encode("utf-8")


def test_json_keeps_other_scripts_readable() -> None:
    out = io.StringIO()
    Terminal(out, {}).json({"prompt": "以后用中文"})
    assert out.getvalue() == '{"prompt": "以后用中文"}\n'


def test_columns_line_up_in_chinese_too() -> None:
    out = io.StringIO()
    Terminal(out, {}).table([("中文", "x"), ("abcd", "y"), ("é", "z")])
    assert out.getvalue() == "中文  x\nabcd  y\né     z\n"
    Terminal(out, {}).table([])


@pytest.mark.parametrize(
    ("text", "room", "shown"),
    [
        ("short", 10, "short"),
        ("a long line", 6, "a lon…"),
        ("中文很长的一行", 6, "中文…"),
        ("中文很长", 8, "中文很长"),
        ("", 3, ""),
    ],
)
def test_a_cut_is_marked_and_fits(text: str, room: int, shown: str) -> None:
    assert cut(text, room) == shown
    assert columns(shown) <= room


def test_a_paragraph_is_wrapped_and_never_cut() -> None:
    from memoryd.cli.terminal import wrap

    text = "一个 very-long-word-that-fits-nowhere 和 a few more words"
    rows = wrap(text, 20)
    assert " ".join(rows) == text
    assert all(columns(row) <= 20 or " " not in row for row in rows)
    assert wrap("", 20) == [""]


@pytest.mark.parametrize(("count", "said"), [(0, "0 turns"), (1, "1 turn"), (2, "2 turns")])
def test_a_number_agrees_with_its_noun(count: int, said: str) -> None:
    from memoryd.cli.terminal import counted

    assert counted(count, "turn") == said
