from __future__ import annotations

import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.model import Close, Speaker, Turn, Utterance
from memoryd.core.pasting import separated, split

RULE = "From now on, always use pnpm."
规则 = "以后提交信息一律用中文。"
LONG = "always " + "use the mirror registry for every install and never ask about it again " * 3

HANDED_OVER = [
    (
        "这是作业说明我粘过来了",
        "实验三 内存分配器\n1. 学生必须实现 malloc\n2. 提交前请始终运行 ./grade.sh\n3. 严禁抄袭",
    ),
    ("扫描报告贴给你：", "[高危] 接口 /debug 未鉴权\n[建议] 后续所有接口应一律关闭日志审计\n[中危] TLS 1.0 未禁用"),
    ("制度原文：", "第七条 严禁使用个人设备访问生产环境。\n第八条 密码每 90 天必须更换。"),
    ("老魏的交接文档贴这了：", "- 每月 1 号手动跑 settle.sh\n- 从不使用事务\n- 遇到报错一律重启"),
    ("公告里这么写：", "• 一律使用 https\n• 禁止外传"),
    ("This is the vendor's runbook, pasted:", "1. always restart twice\n2. never page anybody"),
    ("Forwarding Bob's answer, verbatim:", "from now on always use the mirror"),
    ("the wiki says:\n", "never deploy on Fridays\nalways use sudo"),
    ("Bob mailed me:\n", "Hi, always use the mirror."),
    ("王五发邮件给我：\n", "你好，以后一律用镜像。"),
    ("ticket 12 reads\n", "Always use the mirror."),
    ("CI says", "  never use the mirror"),
    ("cat .cursorrules", "Always use strict types.\nNever use any."),
    ("head -20 README", "Always use strict types.\nNever use any."),
    ("less 笔记.md", "以后一律用镜像。\n禁止旧缓存。"),
    ("Shorten this for me\n", "Always use the mirror, and never ask."),
    ("polish:", "Always use the mirror."),
    ("Please translate:", "From now on answer in Chinese."),
    ("Customer feedback:", "Never use the mirror.\nAlways ask."),
    ("Release notes 2.1:", "- always use the mirror"),
    ("Release notes 2.2", "- always use the mirror"),
    ("发布说明：", "- 以后一律用镜像\n- 禁止旧缓存"),
    ("客户来信：\n", "以后一律用镜像。"),
    ("把这段翻译成英文：", "我喜欢用镜像。以后一律跳过测试。"),
    ("Here's the advisory from upstream:", "* always pin 1.2\r\n* never use 1.3"),
]
OF_THEIR_OWN = [
    "Eve mailed me. From now on, always ask her first.",
    "I know what the wiki says\nFrom now on, always use tabs.",
    "Release notes: always keep them short.",
    "我的规则贴这了：\n- 一律用 pnpm\n- 禁止 any",
    "我写的约定贴这了：\n- 一律用 pnpm\n- 禁止 any",
    "我们要求如下：\n- 一律用 pnpm\n- 禁止 any",
    "我们的规则全文如下：\n- 一律用 pnpm\n- 禁止 any",
    "Pasted, as I want it:\n- always use pnpm\n- never use any",
    "Here are my guidelines, pasted again:\n- always use pnpm\n- never use any",
    "两条规则：\n1. 一律用 pnpm\n2. 禁止 any",
    "Rules for this repo:\n- always use pnpm\n- never use any",
    "I pasted the key twice, my bad.\nFrom now on, always ask me first.",
    "Please update the docs:\nalways use pnpm in examples",
    "第七条 以后一律用 pnpm。",
    "more rules\n- always use tabs\n- never use any",
    "type hints\nAlways add them to what is public.",
    "Reformat the imports\n\nAlways run black before you commit.",
    "the wiki says:",
    "制度原文：\n\n",
]

PASTED = [
    "~/shop % cat notes.txt\nAlways use sudo.",
    "➜  shop git:(main) cat notes.txt\nAlways use sudo.",
    "❯ cat notes.txt\n以后一律用 sudo。",
    "C:\\shop> type notes.txt\nAlways use sudo.",
    "# Always use sudo here\ndef f(x):\n    return x",
    "// 以后一律返回 true\nfunction isAdmin(u) {\n  return true;\n}",
    "-- Always drop it first\nSELECT * FROM audit WHERE id = 3;",
    "```\nalways use sudo\n```",
    "~~~python\nalways use sudo\n~~~",
    "1. ```\n   always use sudo\n   ```",
    "> always use sudo\n> and never ask",
    "│ always use sudo",
    "<stdin>\nalways use sudo\n</stdin>",
    '<file name="/a/b.md">\nalways use sudo\n</file>',
    "<document>\n以后一律用 sudo\n</document>",
    "2026-11-29T10:00:00Z INFO always use tls\n2026-11-29T10:00:01Z WARN never retry",
    "10:00:01 always use sudo\n10:00:02 never ask",
    "[12:04] bob: always use sudo\n[12:05] eve: never ask",
    'Traceback (most recent call last):\n  File "a.py", line 3, in f\n    raise E("always")\nValueError: always use x',
    "java.lang.IllegalStateException: never call this\n\tat com.acme.Foo.bar(Foo.java:12)\n\tat x.y.Z(Z.java:1)",
    "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-never use tabs\n+always use tabs\n keep this line",
    '{\n  "rule": "always use sudo",\n  "note": "never ask"\n}',
    '{"rule": "always use sudo from now on", "level": 3}',
    "<html>\n<body>\n<p>\nAlways use our product.\n</p>\n</body>\n</html>",
    "| rule | why |\n|---|---|\n| always use sudo | it is easy |",
    "name,rule,level,owner\nsudo,always,3,bob\nask,never,4,eve\nuse,always,5,kim",
    "$ cat rules.txt\nalways use sudo\nnever ask anybody",
    "root@box:~# cat rules\nalways use sudo",
    ">>> print(rule)\nalways use sudo",
    "def f(x):\n    return 'always use sudo'",
    "import os\nfrom sys import path\nalways = never(1);\nnever = always(2);",
    "src/app.py:12:3: error: always use sudo",
    "From: Eve <eve@example.com>\nTo: bob\nSubject: rules\n\nFrom now on, always use sudo.",
    "发件人：王五\n收件人：李四\n主题：规范\n\n以后一律用 sudo。",
    "On Mon, Nov 30, 2026 at 9:00 AM Eve wrote:\nalways use sudo",
    "commit 0123456789abcdef0123456789abcdef01234567\nAuthor: Eve <e@x.y>\nDate:   Mon Nov 30\n\n    always use sudo\n",
    f'"{LONG}"',
    f"“{LONG}”",
    "「以后所有的项目都必须使用我们的镜像仓库，并且永远不要再询问任何人，这是公司统一的规定，没有例外，请大家遵守」",
]

TYPED = [
    RULE,
    规则,
    "Always answer in German, 'kurz' and \"knapp\".",
    "- always use tabs\n- never use `var`\n  - not in tests either",
    "1. Use pnpm\n2. Never commit to main\n3. 回答用中文",
    "let us always use tabs: they are easier",
    "class names are always in English, function names: lower case",
    "import the data from the old server, then never touch it",
    "commit 1234567 broke the tests, so never force push again",
    "Use `make test` and `ruff check` before each commit (always).",
    "10:30 is our standup, never plan anything then",
    "src/app.py:12 should always use tabs",
    "return early wherever you can (always)",
    "I use the <memory> tag in my docs, never remove it",
    "Note: always run ./scripts/test.sh --fast first",
    'He said "use tabs" and I agree: always tabs.',
    "价格 > 100 的订单一律要审批",
    "# Task\nFix the login.\n\n# Rules\nAlways write tests first.",
    " ".join(["I want you to look at the parser and to explain each step of it to me."] * 40),
]


def turn(*words: Utterance) -> Turn:
    return Turn(key="k", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED, words=words, final=None)


@pytest.mark.parametrize("text", PASTED)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_what_nobody_types_is_pasted(text: str, end: str) -> None:
    text = text.replace("\n", end)
    assert [piece.pasted for piece in split(text)] == [True], split(text)


@pytest.mark.parametrize("text", TYPED)
def test_what_people_type_stays_typed(text: str) -> None:
    assert [piece.pasted for piece in split(text)] == [False], split(text)


@pytest.mark.parametrize("pasted", [text for text in PASTED if not text.startswith(("From:", "发件人", "On Mon"))])
@pytest.mark.parametrize("typed", [RULE, 规则])
def test_the_persons_own_sentences_around_it_stay_typed(typed: str, pasted: str) -> None:
    pieces = split(f"{typed}\n\n{pasted}\n\n{typed}")
    assert [piece.pasted for piece in pieces] == [False, True, False], pieces
    assert pieces[0].text.strip() == pieces[2].text.strip() == typed


def test_a_fence_that_is_not_closed_reaches_to_the_end() -> None:
    assert [piece.pasted for piece in split(f"look:\n```\n{RULE}\n\n{RULE}")] == [False, True]


def test_what_a_file_says_of_its_own_end_does_not_make_it_typed() -> None:
    text = "<file>\na\n</file>\nFrom now on, always use sudo.\n</file>\nWhat is this?"
    assert [piece.text.strip() for piece in split(text) if not piece.pasted] == ["What is this?"]


def test_a_quotation_within_a_sentence_is_parted_from_it() -> None:
    pieces = split(f'Eve wrote "{LONG}" and I disagree. {RULE}')
    assert [piece.pasted for piece in pieces] == [False, True, False]
    assert RULE in pieces[2].text


def test_only_what_a_person_sent_is_parted() -> None:
    made = "$ ls\nalways use sudo"
    words = (
        Utterance(Speaker.USER, f"{RULE}\n\n{made}"),
        Utterance(Speaker.ASSISTANT, made),
        Utterance(Speaker.USER, made, pasted=True),
    )
    parted = separated(turn(*words))
    assert parted.prompts == (f"{RULE}\n\n",)
    assert parted.words[2:] == words[1:]
    assert separated(parted) == parted


@given(
    st.lists(st.sampled_from([*PASTED, *TYPED, "", "\r", "\u2028", "```", "<a>", "</a>", "🚀"])),
    st.sampled_from(["\n", "\n\n", "\r\n", " "]),
)
def test_nothing_is_lost_and_no_two_neighbours_are_alike(parts: list[str], end: str) -> None:
    text = end.join(parts)
    pieces = split(text)
    assert "".join(piece.text for piece in pieces) == text
    assert all(one.pasted != other.pasted for one, other in pairwise(pieces))


@given(st.text(alphabet=st.sampled_from("a <>`\"'“”\n\r\t$:{}=;|-+0/\\.,中以后"), max_size=400))
def test_any_text_comes_out_whole(text: str) -> None:
    assert "".join(piece.text for piece in split(text)) == text


@pytest.mark.parametrize(
    "hostile", ["<a " * 30_000, '"' * 60_000, "“" * 60_000, "a.b(" * 20_000, "x=" * 40_000, "|" * 60_000]
)
def test_a_hostile_text_takes_no_time(hostile: str) -> None:
    begun = time.monotonic()
    split("\n".join([hostile, hostile[:5_000]]))
    assert time.monotonic() - begun < 2


@pytest.mark.parametrize(("said", "below"), HANDED_OVER)
def test_what_a_person_says_they_hand_over_is_not_theirs(said: str, below: str) -> None:
    pieces = split(f"{said}\n{below}\n{RULE}")
    pasted = "".join(piece.text for piece in pieces if piece.pasted)
    assert below.strip() in pasted
    assert (said.strip() in pasted, RULE in pasted) == (False, False)
    pieces = split(f"{said}\n{below}\n\n{RULE}")
    assert [piece.text.strip() for piece in pieces] == [said.strip(), below.strip(), RULE]


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("the wiki says:\n- never deploy\n- use sudo", "the wiki says:"),
        ("the wiki says:\nnever deploy", "the wiki says:"),
        ("the wiki says:\nnever deploy\nuse sudo\n以后一律用 tab。", "the wiki says:\n以后一律用 tab。"),
        ("the wiki says:\nnever deploy\n- use sudo\n以后一律用 tab。", "the wiki says:\n以后一律用 tab。"),
        ("制度原文：\n总则见下\n第七条 严禁个人设备", "制度原文："),
    ],
)
def test_of_what_was_handed_over_only_a_last_line_unlike_it_is_the_persons(text: str, typed: str) -> None:
    assert "".join(piece.text for piece in split(text) if not piece.pasted).strip() == typed


@pytest.mark.parametrize(
    "head",
    [
        "Bob mailed me", "Bob e-mailed us", "Bob wrote", "Bob texted us", "Bob messaged me", "Bob posted",
        "Bob commented", "Bob answered", "Bob replied", "Bob dm'ed me", "the tool reads", "FAQ", "changelog",
        "Client feedback", "user reviews", "Slack thread", "group chat", "Acceptance criteria", "Definition of done",
        "Re: mirrors", "小安来信", "小安发了邮件给我", "发布说明", "更新日志", "变更记录", "代码注释", "上次的对话",
        "群聊", "聊天", "验收标准", "主题：", "客户反馈", "翻译", "润色一下", "改写", "总结",
    ],
)  # fmt: skip
def test_what_opens_a_letter_needs_no_colon_where_the_words_below_stand_apart(head: str) -> None:
    for below in ("  never use the mirror", "- never use the mirror"):
        pieces = split(f"{head}\n{below}\n\n{RULE}")
        assert [piece.text.strip() for piece in pieces if piece.pasted] == [below.strip()]
    assert not any(piece.pasted for piece in split(f"{head}\nnever use the mirror\n\n{RULE}"))


@pytest.mark.parametrize(
    "head",
    [
        *(f"I {how} it in:" for how in ("paste", "pasted", "copied", "copy-pasted", "forwarded", "transcribed")),
        "pasting:", "forwarding it:", "verbatim:", "it goes word for word:",
        *(
            f"{how} the vendor's report:"
            for how in ("here's", "here is", "here are", "this is", "below is", "attached", "got", "found", "received")
        ),
        *(
            said.format(paper)
            for said in ("here's the {}:", "the {} states:")
            for paper in (
                "hand-out", "docs", "document", "documentation", "README", "e-mail", "messages", "policy", "policies",
                "regulation", "minutes", "guideline", "text", "ticket", "issue", "page", "article", "wiki", "memo",
                "transcript", "thread", "comments", "post", "spec", "guide", "handbook", "assignment", "changelog",
                "advisory", "letter", "manual", "runbook", "contract", "terms", "review", "feedback", "scan", "answer",
                "output", "excerpt",
            )
        ),
        *(
            f"the wiki {how}:"
            for how in ("says", "said", "reads", "states", "goes", "says this", "goes so", "reads as follows")
        ),
        *(f"{how}在这：" for how in ("贴", "粘", "复制", "抄", "转发", "转述", "引用")),
        *(f"{what}：" for what in ("原文", "全文", "摘录", "节选", "内容", "全部", "原话", "原文如下", "内容是")),
        *(
            f"{where}里写着："
            for where in (
                "文档", "报告", "制度", "规定", "规范", "条款", "邮件", "通知", "公告", "说明", "说明书", "手册",
                "纪要", "反馈", "评论", "工单", "聊天记录", "短信", "文章", "公众号", "帖子",
            )
        ),
        *(f"手册上{how}：" for how in ("说", "是这么说", "这样写", "写道", "如下")),
        *(
            f"{how}{where}"
            for how in ("贴", "粘", "复制", "转发")
            for where in ("了", "来", "这", "这里", "这儿", "在下面", "给你")
        ),
    ],
)  # fmt: skip
def test_each_way_to_hand_something_over_is_known(head: str) -> None:
    pieces = split(f"{head}\nnever use the mirror\n\n{RULE}")
    assert [piece.text.strip() for piece in pieces] == [head, "never use the mirror", RULE]


@pytest.mark.parametrize("text", OF_THEIR_OWN)
def test_what_only_looks_handed_over_is_typed(text: str) -> None:
    assert not any(piece.pasted for piece in split(text))


def test_articles_of_a_regulation_are_pasted_without_a_word_about_them() -> None:
    pieces = split("第七条 严禁使用个人设备。\n第八条 密码必须更换。\n帮我翻成英文")
    assert [(piece.pasted, "第" in piece.text) for piece in pieces] == [(True, True), (False, False)]


LOG = "src/app.py:{}:1: error: x y"


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        (f"```x``` is wrong\n{RULE}", RULE),
        (f"````\n```\nalways use sudo\n````\n{RULE}", RULE),
        (f"```\n``` python\nalways use sudo\n```\n{RULE}", RULE),
        (f"<file>always use sudo</file>\n{RULE}", RULE),
        (f"<file>sudo</file>\n{RULE}", RULE),
        (f"<file>sudo</file>\n{RULE}\n</file>\n以后一律用 tab。", f"{RULE}\n以后一律用 tab。"),
        (f"To: whoever reads this\n{RULE}", f"To: whoever reads this\n{RULE}"),
        (f"{RULE}\nFrom: me", f"{RULE}\nFrom: me"),
        (f"$ ls\n> always use sudo\n{RULE}", RULE),
        (f"@@ -1 +1 @@\n-a b\n+c d\n{RULE}\n- always use tabs", f"{RULE}\n- always use tabs"),
        ("I mean this:\n    always use tabs", "I mean this:\n    always use tabs"),
        ("\n".join([LOG.format(1), LOG.format(2), "", RULE, "", LOG.format(3)]), RULE),
        ("\n".join([LOG.format(1), RULE, LOG.format(2)]), RULE),
        ("\n".join([LOG.format(1), LOG.format(2), *["Always a."] * 4, LOG.format(3)]), "\n".join(["Always a."] * 4)),
        ("\n".join([LOG.format(1), LOG.format(2), "always use sudo", LOG.format(3), LOG.format(4)]), ""),
        ("    " + "always use sudo " * 150, ""),
        ("\n\n> always use sudo", ""),
        ("Subject: rules\n\nFrom now on, always use sudo.", ""),
        (f"{RULE}\nSubject: mine\n{RULE}", f"{RULE}\nSubject: mine\n{RULE}"),
        ("title: a\nrule: always use sudo\nstrict: true", ""),
        ("a=b\nc=d\ne=f", "a=b\nc=d\ne=f"),
        ("a=b\nc=d\ne=f\ng=h", ""),
        (f"a=b\nc=d\n{RULE}\ne=f\ng=h", f"a=b\nc=d\n{RULE}\ne=f\ng=h"),
        (f"@@ -1 +1 @@\n-a b\n\n+always sudo\n\n{RULE}", RULE),
        (f"@@ -1 +1 @@\n```\nx\n```\n- {RULE}", f"- {RULE}"),
        (f"@@ -1 +1 @@\n $ cat rules\nalways use sudo\n\n{RULE}", RULE),
        (f"{LOG.format(1)}\n\nindent: tabs", "indent: tabs"),
        ("\n".join([LOG.format(1), LOG.format(2), "always sudo", "> x", "> y", "> z", LOG.format(3)]), ""),
    ],
)
def test_where_what_was_pasted_begins_and_ends(text: str, typed: str) -> None:
    pieces = split(text)
    assert "".join(piece.text for piece in pieces if not piece.pasted).strip() == typed
    assert all(piece.text.strip() for piece in pieces)


@pytest.mark.parametrize(
    "line",
    [
        "    always use sudo", "+always use sudo", "-  always use sudo", "12: always use sudo", "indent: tabs now",
        "indent=tabs", "[app] always use sudo", "FROM alpine", "COPY always here", "@app.always",
        "always on\tuse sudo\tnow", "a.b,c.d,e.f,use.sudo", "always  use  sudo  now", "always ((use)) [it] {x};",
        "10 20 30",
    ],
)  # fmt: skip
def test_a_line_that_may_be_made_is_where_four_stand_together(line: str) -> None:
    for count, pasted in ((3, False), (4, True)):
        pieces = split("\n".join([RULE, *[line] * count, 规则]))
        assert [piece.pasted for piece in pieces] == ([False, True, False] if pasted else [False])


@pytest.mark.parametrize("line", ["use (a)", "use tabs (always)", "- use sudo", "1. use sudo", "always use  sudo"])
def test_what_people_type_is_theirs_however_often(line: str) -> None:
    assert [piece.pasted for piece in split("\n".join([line] * 5))] == [False]


def test_a_text_without_a_word_has_no_piece() -> None:
    assert split("") == ()


def test_what_a_client_says_was_pasted_is_not_looked_at_again() -> None:
    said = Utterance(Speaker.USER, RULE, pasted=True)
    assert separated(turn(said)).words == (said,)
