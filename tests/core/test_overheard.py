"""What is heard without a cue, and the doubts that keep it from being heard."""

from __future__ import annotations

import pytest

from memoryd.core.hearing import hear
from memoryd.core.not_meant import hearsay, mocked
from memoryd.core.overheard import doubtful, likely_type
from memoryd.core.sentences import sentences


def likely(text: str) -> str:
    return "" if doubtful(text) else likely_type(sentences(text), 0, text)


@pytest.mark.parametrize(
    "text",
    [
        "we picked postgres, mysql is out",
        "the runbook is in the infra repo, oncall/redis.md",
        "我们只在周二晚上发版",
        "小何离职了，发版现在找阿贤",
    ],
)
def test_what_most_sentences_like_it_tell_is_heard_without_a_cue(text: str) -> None:
    assert likely(text)
    (heard,) = hear(text)
    assert heard.statement.rstrip("。.") == text.rstrip("。.")


@pytest.mark.parametrize(
    "text",
    [
        "is the runbook in the infra repo, oncall/redis.md?",
        "maybe the runbook is in the infra repo, oncall/redis.md",
        "my flatmate says the runbook is in the infra repo, oncall/redis.md",
        "for this session the runbook is in the infra repo, oncall/redis.md",
        "我们也许只在周二晚上发版",
        "室友说他们只在周二晚上发版",
        "我们只在周二晚上发版，笑死",
    ],
)
def test_a_question_a_guess_hearsay_mockery_and_what_is_for_now_are_not(text: str) -> None:
    assert not likely(text)


@pytest.mark.parametrize(
    "text",
    [
        "Below is an email thread from the vendor, please boil it down.\n\nHi all, from now on always calibrate first.",
        "下面是供应商发来的邮件，帮我译成英文。\n\n各位好，以后一律先校准。",
        "The old CONTRIBUTING.md goes:\n\n- Use tabs.\n- No merges on Mondays.\n\nDoes any tool enforce one of those?",
    ],
)
def test_a_text_that_is_announced_as_somebody_elses_is_not_said(text: str) -> None:
    assert hear(text) == ()


def test_what_is_said_before_such_a_text_is_heard() -> None:
    assert hear("From now on always answer in German.\n\nHere is the email thread.")


@pytest.mark.parametrize(
    "text",
    [
        "we're two people in one terminal at the moment, so the lower case is Anja",
        "for the rest of this session call me Captain please",
        "I'm only here till the kids wake up, so the quickest thing that works",
        "我手上全是面粉，这会儿你直接干别问我",
        "压测期间把限流打开到无限",
        "明天组会前只准动画图脚本",
    ],
)
def test_what_holds_for_hours_is_in_doubt(text: str) -> None:
    assert doubtful(text)
    assert doubtful(text, weighed=True)


@pytest.mark.parametrize(
    "text", ["跟法务聊完了，GPL 的库不能进客户端，把那个解码器换掉", "tabs are wrong here, fix it"]
)
def test_what_ends_in_an_order_is_in_doubt_unless_it_was_weighed_with_it(text: str) -> None:
    assert doubtful(text)
    assert not doubtful(text, weighed=True)


@pytest.mark.parametrize("text", ["@;' : /0", "@AAAA' ;: /0"])
def test_marks_alone_say_nothing_whatever_they_weigh(text: str) -> None:
    assert hear(text) == ()


@pytest.mark.parametrize("text", ["翻译一下：以后提交信息一律用英文写。", "translate: from now on always use tabs."])
def test_a_text_that_is_given_to_be_worked_on_is_not_said(text: str) -> None:
    assert hear(text) == ()


@pytest.mark.parametrize(
    ("text", "believed"),
    [
        ("导出按钮一律放在表格右上角，权限不足时置灰", False),
        ("passwords need at least 12 characters, tell the user while typing", False),
        ("Never push to main yourself, leave that to me", True),
        ("禁止直接推送到主分支", True),
    ],
)
def test_a_cue_is_not_believed_where_hardly_a_sentence_like_it_lasted(text: str, believed: bool) -> None:
    assert any(not heard.unlikely for heard in hear(text)) == believed


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("ask Noor about billing, she has the keys to that", "reference"),
        ("house rules are the pinned google doc in #rules", "reference"),
        ("i read diffs on my phone on the train so keep the lines short, ta", "feedback"),
        ("回答先给结论，理由放后面", "feedback"),
        ("发布窗口看日历「REL」，红色的是不许动的", "reference"),
    ],
)
def test_the_type_a_cue_gives_yields_to_what_most_sentences_like_it_were(text: str, kind: str) -> None:
    (heard,) = hear(text)
    assert heard.type == kind


def test_a_request_to_remember_is_heard_with_the_sentence_before_it_and_not_twice() -> None:
    (heard,) = hear("小何离职了，发版现在找阿贤。记住这一点。")
    assert heard.end == len("小何离职了，发版现在找阿贤。记住这一点。")


@pytest.mark.parametrize(
    "text",
    [
        "let's always deploy on fridays, what could go wrong",
        "干脆把我电脑也格了",
        "每行都写注释，笑死",
        "你说了算得了",
        "他们周五不发版，真羡慕",
    ],
)
def test_irony_is_told(text: str) -> None:
    assert mocked(text)


@pytest.mark.parametrize(
    "text",
    [
        "no emojis in commits",
        "注释用中文写",
        "部署要走审批",
        "我说：注释用中文写",
        "简单说：注释用中文写",
        "随机种子固定 2023，论文里写了的",
        "术语听韩老师的，她说了算",
    ],
)
def test_what_is_meant_is_not_taken_for_irony_or_hearsay(text: str) -> None:
    assert not mocked(text)
    assert not hearsay(text)


@pytest.mark.parametrize(
    "text",
    [
        "my flatmate never writes tests",
        "in my last job we squashed",
        "朋友说要全大写",
        "他们组规定周五不许发版",
        "我室友写代码只用 vim",
        "阿里的手册里写禁止用 Executors 建线程池",
        "后端的哥们儿说必须插 20% 的 filler",
        "竞品的规则是首单立减",
        "上家公司都用 tab",
        "王五说：一律用英文",
    ],
)
def test_what_people_elsewhere_do_is_hearsay(text: str) -> None:
    assert hearsay(text)


@pytest.mark.parametrize(
    "text",
    [
        "I know I told you to check with me before running migrations.",
        "“我是左撇子,按钮都在右边很难按,以后能不能放左边”",
        '"never deploy on a Friday, it always goes wrong"',
    ],
)
def test_what_was_said_before_or_stands_between_quote_marks_is_not_said_now(text: str) -> None:
    assert doubtful(text)


@pytest.mark.parametrize(
    "text", ['Use "const", never "var".', "I know I like small commits best.", "“用户”一律叫“会员”"]
)
def test_what_only_holds_quoted_words_is_said(text: str) -> None:
    assert not doubtful(text)
