"""The built-in extractor against what people say.

`rules_cases` is what the rules were made on. The two other files were written afterwards and run once before anything
was mended for them. First runs: `rules_heldout` found 34 of 40 and made 8 wrong ones of 60 (precision .81, recall
.85); `rules_heldout_hard` found 32 of 42 and made 17 wrong ones of 144 hard look-alikes (precision .65, recall .76).
`rules_blind`, made after a second round of mends, found 47 of 60 (two more under another type) and made 2 wrong ones
of 120 (precision .96, recall .78); `rules_lookalikes`, made after what that showed was mended, 21 of 25 and 5 of 50
hard look-alikes (precision .81, recall .84). Of the 1,000 ordinary messages of `rules_ordinary` 38 gave a memory at
first, by five causes, and 1 gives one now. `rules_reported` is what people found wrong. Of 1,488 real messages of
people to coding agents, none of which is kept here, 8 gave a memory at first and none now.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.evidence import find
from memoryd.core.gate import judge
from memoryd.core.model import Draft, Memory, Request, Speaker, Utterance
from memoryd.core.redaction import redact_turn
from memoryd.core.rules import MOST_DRAFTS, propose
from memoryd.core.text import normalise, slug
from tests.core import rules_blind, rules_cases, rules_heldout, rules_heldout_hard, rules_lookalikes, rules_reported
from tests.core.rules_ordinary import ordinary
from tests.core.speaking import TODAY, memory, request, turn

USER = frozenset({Speaker.USER})
POSITIVE = (
    *rules_cases.POSITIVE,
    *rules_heldout.POSITIVE,
    *rules_heldout_hard.POSITIVE,
    *rules_reported.POSITIVE,
    *rules_blind.POSITIVE,
    *rules_lookalikes.POSITIVE,
)
NEGATIVE = (
    *rules_cases.NEGATIVE,
    *rules_heldout.NEGATIVE,
    *rules_heldout_hard.NEGATIVE,
    *rules_reported.NEGATIVE,
    *rules_blind.NEGATIVE,
    *rules_lookalikes.NEGATIVE,
)


def proposed(text: str, *known: Memory, today: str = TODAY) -> tuple[Draft, ...]:
    return propose(request(turn(text), *known, today=today))


def only(text: str, *known: Memory, today: str = TODAY) -> Draft:
    (draft,) = proposed(text, *known, today=today)
    return draft


@pytest.mark.parametrize(("text", "kind"), POSITIVE)
def test_what_is_meant_to_last_passes_the_gate_with_its_type(text: str, kind: str) -> None:
    said = turn(text)
    drafts = propose(request(said))
    verdicts = judge(drafts, said, (), source="s", today=TODAY)
    assert [v.reason for v in verdicts] == [""] * len(drafts)
    assert kind in [draft.type for draft in drafts]
    assert len(drafts) <= 2


@pytest.mark.parametrize("text", NEGATIVE)
def test_what_only_looks_lasting_gives_no_memory(text: str) -> None:
    assert not gives_a_memory(text)


def test_a_thousand_ordinary_messages_give_next_to_nothing() -> None:
    heard = [text for text in ordinary() if gives_a_memory(text)]
    assert len(set(ordinary())) == 1_000
    assert len(heard) <= 3, heard


def gives_a_memory(text: str) -> bool:
    said = redact_turn(turn(text))
    return any(v.accepted for v in judge(propose(request(said)), said, (), source="s", today=TODAY))


@pytest.mark.parametrize(("text", "count"), rules_cases.SEVERAL)
def test_each_of_several_statements_is_a_memory(text: str, count: int) -> None:
    said = turn(text)
    verdicts = judge(propose(request(said)), said, (), source="s", today=TODAY)
    assert [v.reason for v in verdicts] == [""] * count


def test_a_rule_with_its_reason_and_its_use() -> None:
    draft = only("From now on, run `make lint` before every commit, because CI rejects unformatted code.")
    assert draft.type == "feedback"
    assert draft.description == "Run `make lint` before every commit."
    assert draft.body == (
        "Run `make lint` before every commit.\n\n"
        "**Why:** CI rejects unformatted code.\n"
        "**How to apply:** Before every commit."
    )


def test_the_evidence_is_the_sentence_with_the_cue_and_nothing_else() -> None:
    draft = only("Hi there. The login is slow, fix it. Never log personal data!\r\nThanks 🙂")
    assert draft.evidence == "Never log personal data!"
    assert only("I prefer tabs. Remember that.").evidence == "I prefer tabs."
    assert only("Staging is reset on Sundays. Remember that.").evidence == (
        "Staging is reset on Sundays. Remember that."
    )


def test_preferences_speak_of_the_user_in_the_third_person() -> None:
    assert only("I prefer my commits small.").description == "The user prefers their commits small."
    assert only("I don't like emojis in code.").description == "The user does not like emojis in code."
    assert only("I've been writing Go for ten years.").description == "The user has been writing Go for ten years."
    assert only("My timezone is CET.").description == "The user's timezone is CET."
    assert only("我喜欢简短的回答").description == "用户喜欢简短的回答。"


def test_where_the_third_person_is_not_certain_the_own_words_are_quoted() -> None:
    said = only("Remember that I have two monitors and don't like dark themes.")
    assert said.description == "The user says: “I have two monitors and don't like dark themes.”"
    assert only("Stop summarising at the end of every answer, I can read the diff.").description == (
        "Stop summarising at the end of every answer, the user can read the diff."
    )


def test_sentences_begin_with_a_capital_and_tools_as_they_are_written() -> None:
    assert only("Remember that linting is part of CI.").description == "Linting is part of CI."
    assert only("remember that pnpm is our package manager").description == "pnpm is our package manager."


@pytest.mark.parametrize(
    ("known", "text"),
    [
        ("Never use wildcard imports.", "Never use wildcard imports!"),
        ("Never use wildcard imports.", "Never, ever use wildcard imports."),
        ("以后提交信息用中文。", "以后提交信息用中文！"),
    ],
)
def test_a_twin_is_refused_with_the_name_of_what_it_repeats(known: str, text: str) -> None:
    said, other = turn(text), memory("older", known)
    (verdict,) = judge(propose(request(said, other)), said, [other], source="s", today=TODAY)
    assert verdict.reason == "says the same as “older”"


def test_decisions_get_absolute_dates_and_an_end() -> None:
    draft = only("We decided to ship v2 next Friday, because the tax rules change.")
    assert draft.description == "We decided to ship v2 on 2026-12-04."
    assert draft.expires == "2026-12-04"
    assert draft.evidence == "We decided to ship v2 next Friday, because the tax rules change."
    assert "next" not in draft.body
    chinese = only("我们决定下周五上线 v2，因为税率要变")
    assert chinese.body == "我们决定 2026-12-04 上线 v2。\n\n**Why:** 税率要变。"
    assert chinese.expires == "2026-12-04"
    assert only("The code freeze starts on Monday.").expires == ""


def test_rules_and_preferences_keep_their_words_about_days() -> None:
    draft = only("Never deploy on Friday.")
    assert (draft.description, draft.expires) == ("Never deploy on Friday.", "")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("记住：部署在每周四下午三点以后禁止进行。", "部署在每周四下午三点以后禁止进行。"),
        ("周五 15:00 以后不要部署。", "周五 15:00 以后不要部署。"),
        ("封版以后禁止合并新功能。", "封版以后禁止合并新功能。"),
        ("v2 以后都用新的签名。", "v2 以后都用新的签名。"),
        ("这个项目以后都用 pnpm。", "这个项目都用 pnpm。"),
        ("提交信息以后统一用中文写。", "提交信息统一用中文写。"),
        ("从今以后一律用中文回答。", "一律用中文回答。"),
        ("从今往后都用 pnpm。", "都用 pnpm。"),
    ],
)
def test_after_a_moment_is_not_from_now_on(text: str, kept: str) -> None:
    assert only(text).body.splitlines()[0] == kept


def test_names_are_short_words_of_the_statement() -> None:
    assert slug(only("Never push to main without a review.").name) == "never-push-to-main-without-review"
    assert slug(only("以后部署都用 uv，不要用 pip").name) == "部署都用-uv"
    for text, _ in POSITIVE:
        for draft in proposed(text):
            assert 1 <= len(draft.name) <= 80
            assert len(slug(draft.name)) >= 2


def test_what_is_called_like_a_memory_and_says_something_else_gets_another_name() -> None:
    known = memory("never-push-to-main-without-review", "Something else entirely.")
    assert only("Never push to main without a review.", known).name == "Never push to main without review 2"


def test_what_is_known_already_is_left_to_the_gate() -> None:
    known = memory("never-push-to-main-without-review", "Never push to main without a review.")
    said = turn("Never push to main without a review.")
    (verdict,) = judge(propose(request(said, known)), said, [known], source="s", today=TODAY)
    assert verdict.reason.startswith("there is already a memory called")


def test_saying_the_same_twice_in_one_turn_is_one_draft() -> None:
    assert len(propose(request(turn("Always use UTC for dates.", "Please, always use UTC for dates!")))) == 1


WILDCARDS = memory("never-use-wildcard-imports", "Never use wildcard imports.")
WIKI = memory("wiki", "The wiki is at https://wiki.example.com.", type="reference")
DEADLINE = memory("d", "The deadline for the migration is 2026-11-27.", type="project")
DASHBOARD = memory("s", "Our staging dashboard is at https://a.example.com.", type="reference")
CORRECTIONS = (
    ("Use spaces, not tabs.", memory("use-tabs", "Use tabs.")),
    ("No, use spaces instead of tabs.", memory("use-tabs", "Always use tabs for indentation.")),
    ("I prefer spaces over tabs.", memory("prefers-tabs", "The user prefers tabs.", type="user")),
    ("Don't use npm anymore, use pnpm.", memory("use-npm", "Use npm for installing packages.")),
    ("From now on use pnpm, not npm.", memory("use-npm", "Use npm.")),
    ("不要用 npm 了，用 pnpm", memory("用-npm", "以后都用 npm。")),
    ("以后用空格，不要用 tab", memory("用-tab", "缩进用 tab。")),
    ("The deadline for the migration is next Friday.", DEADLINE),
    ("Our staging dashboard is at https://b.example.com", DASHBOARD),
    ("The wiki is at https://wiki2.example.com now.", WIKI),
    ("From now on you may use wildcard imports.", WILDCARDS),
    ("From now on, wildcard imports are fine.", WILDCARDS),
    ("以后可以用 lombok 了", memory("不要用-lombok", "不要用 lombok。")),
    ("Never use tabs for Go.", memory("go-tabs", "In Go code, always use tabs for indentation.")),
    ("Always use tabs for Go indentation.", memory("no-go-tabs", "Never use tabs for Go.")),
    ("永远不要用 tab 缩进", memory("用-tab", "一律用 tab 缩进。")),
    ("My timezone is JST.", memory("t", "The user's timezone is CET.", type="user")),
)


@pytest.mark.parametrize(("text", "known"), CORRECTIONS)
def test_a_plain_correction_updates_what_it_corrects(text: str, known: Memory) -> None:
    said = turn(text)
    bystander = memory("never-panic", "Never panic.")
    (draft,) = propose(request(said, bystander, known))
    assert (draft.op, draft.target, draft.type) == ("update", known.name, known.type)
    (verdict,) = judge([draft], said, [bystander, known], source="s", today=TODAY)
    assert verdict.accepted, verdict.reason
    assert verdict.memory is not None
    assert verdict.memory.file == known.file
    for theirs in ({"pinned": True}, {"by_hand": True}, {"typed": False, "type": ""}):
        own = replace(known, **theirs)
        verdicts = judge(propose(request(said, own)), said, [own], source="s", today=TODAY)
        assert all("`memoryd " in verdict.reason for verdict in verdicts)


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("Use spaces, not tabs.", memory("x", "Use spaces, not tabs.")),
        ("Use spaces, not tabs.", memory("x", "Never use tabs.")),
        ("Use spaces, not tabs.", memory("x", "Close tabs of the browser before a demo.")),
        ("Use spaces, not tabs in this file.", memory("x", "Use tabs.")),
        ("Should we use spaces, not tabs?", memory("x", "Use tabs.")),
        ("maybe use spaces, not tabs", memory("x", "Use tabs.")),
        ("Use spaces.", memory("x", "Use tabs.")),
        ("Never use tabs for YAML.", memory("x", "In Go code, always use tabs for indentation.")),
        ("use uv, not pip", memory("x", "Use pipenv.")),
        ("用 pnpm，不要用 npm", memory("x", "不要用 npm。")),
    ],
)
def test_what_may_mean_something_else_corrects_nothing(text: str, known: Memory) -> None:
    assert {draft.op for draft in proposed(text, known)} <= {"create"}


@pytest.mark.parametrize(
    ("known", "why"),
    [
        (memory("x", "Use tabs.", pinned=True), "pinned"),
        (memory("x", "Use tabs.", typed=False), "words of your own"),
        (memory("x", "Use tabs.", by_hand=True), "words of your own"),
    ],
)
def test_a_correction_of_what_only_the_person_may_change_is_refused_where_they_see_it(known: Memory, why: str) -> None:
    said = turn("Use spaces, not tabs.")
    (verdict,) = judge(propose(request(said, known)), said, [known], source="s", today=TODAY)
    assert (verdict.accepted, why in verdict.reason) == (False, True)


def test_a_correction_of_two_memories_at_once_is_no_plain_one() -> None:
    both = memory("a", "Use tabs."), memory("b", "Use tabs in Makefiles.")
    assert proposed("Use spaces, not tabs.", *both) == ()
    assert [draft.op for draft in proposed("From now on use spaces, not tabs.", *both)] == ["create"]


def test_only_typed_words_of_the_person_are_heard() -> None:
    rule = "Always use tabs."
    assert propose(request(turn("ok", final=rule, pasted=rule, tool=rule, harness=rule))) == ()
    assert propose(request(turn(rule))) != ()


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("From now on, answer in German in this session.", "in this session"),
        ("For this task, always use npm.", "For this task"),
        ("Always use npm on this branch.", "on this branch"),
        ("这次提交信息一律用英文写。", "这次"),
    ],
)
def test_what_is_said_for_the_task_only_is_proposed_and_refused_with_its_reason(text: str, phrase: str) -> None:
    said = turn(text)
    verdicts = judge(propose(request(said)), said, (), source="s", today=TODAY)
    assert [v.reason for v in verdicts] == [f"said for this task only: “{phrase}”"]


def test_a_rule_book_that_was_pasted_is_not_something_said() -> None:
    assert proposed("\n".join(f"- Always use rule number{n} for the code." for n in range(20))) == ()
    assert len(proposed("\n".join(f"- Always use rule number{n} for the code." for n in range(5)))) == 5
    assert proposed("Always use tabs.\n" + "x" * 20_000) == ()


def anything() -> Iterator[st.SearchStrategy[str]]:
    yield st.text(max_size=200)
    pieces = [text for text, _ in POSITIVE[::5]] + list(NEGATIVE[::9])
    pieces += [
        "\r\n",
        "\n> ",
        "```",
        "- ",
        "? ",
        "。",
        ", but ",
        "\u202e",
        "🙂",
        "1. ",
        ":\n",
        " remember that ",
        "，记住",
    ]
    yield st.lists(st.sampled_from(pieces), max_size=6).map("".join)


@settings(deadline=None)  # The first example compiles expressions, which takes its time beside other work.
@given(st.one_of(*anything()))
def test_no_text_raises_and_all_evidence_is_found(text: str) -> None:
    said = turn(text)
    known = (memory("use-tabs", "Use tabs."), memory("用-npm", "用 npm。"))
    for draft in propose(request(said, *known)):
        evidence = find(draft.evidence, said, USER)
        assert evidence is not None
        assert normalise(evidence.quote) == normalise(draft.evidence)
        assert draft.evidence in text
        assert all(map(str.strip, (draft.name, draft.description, draft.body)))
        assert "\n" not in draft.description + draft.name


@pytest.mark.parametrize(
    "piece",
    [
        "always ",
        "we use ",
        "docs in ",
        "我们",
        "every time you x, ",
        "keep in mind that the ",
        "the customer wants: from now on ",
        "always show the ",
        "请，把改一下，",
        "my password is ",
        "I and don't ",
        "end of the year ",
        "Monday to Friday ",
        "，记住",
        "每次提交",
        "use , not ",
        "the team decided ",
        "a-b ",
        "- x\n",
    ],
)
def test_a_hostile_message_takes_moments(piece: str) -> None:
    start = time.process_time()
    for size in (590, 5_990, 200_000):
        proposed(piece * (size // len(piece)), memory("use-tabs", "Use tabs."))
    assert time.process_time() - start < 5


def test_several_turns_are_heard_in_order() -> None:
    both = request(turn("Always use UTC for dates."))
    second = turn("Never use floats for money.")
    drafts = propose(type(both)((*both.turns, second), (), TODAY))
    assert [draft.evidence for draft in drafts] == ["Always use UTC for dates.", "Never use floats for money."]
    assert second.words == (Utterance(Speaker.USER, "Never use floats for money."),)


def test_a_flood_of_rules_in_one_turn_is_cut_off() -> None:
    began = time.process_time()
    flood = turn(*(f"Always run check number {number} before the release." for number in range(2_000)))
    assert len(propose(Request((flood,), (), TODAY))) == MOST_DRAFTS
    assert time.process_time() - began < 20


RULES = ("以后提交信息一律用中文写", "From now on always use tabs for indentation", "所有接口都要写测试")
ASKING = (
    "记住这一点", "请记住这个", "务必记住这几点", "帮我记住这件事", "把这一点记住", "记住以上内容", "请牢记这条规则",
    "Remember that", "Please remember this", "Remember this rule", "Remember that for the future",
    "Remember that from now on", "Please remember this for all future sessions",
)  # fmt: skip


@pytest.mark.parametrize("asking", ASKING)
@pytest.mark.parametrize("rule", RULES)
def test_to_ask_to_remember_what_was_said_is_no_second_memory(rule: str, asking: str) -> None:
    said = only(rule + ".").body.rstrip(".")
    for between in ("。", ".\n", "，" if "一" in rule else ", "):
        for found in proposed(f"{rule}{between}{asking}."):
            assert found.body.rstrip(".。").casefold() == said.casefold()


@pytest.mark.parametrize("asking", ASKING)
def test_to_ask_to_remember_what_was_not_said_is_no_memory(asking: str) -> None:
    assert not proposed(f"{asking}.")
    assert not proposed(f"修一下登录页。\n\nFix the login page?\n\n{asking}。")
