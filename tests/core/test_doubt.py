"""Each way to ask, to guess, to suppose, to tell what others say, to deny, and to speak of the work at hand."""

from __future__ import annotations

import pytest

from memoryd.core.doubt import asked, at_hand, passing, unsure, without_courtesy

ASKED = (
    "use tabs?", "use tabs？", 'use "tabs"?"', "用 tab？」",
    *(
        f"{word} the tests run"
        for word in (
            "do", "Does", "did", "can", "could", "would", "will", "is", "are", "was", "were", "why", "how", "what",
            "when did", "where", "who", "which", "has", "have you", "have we", "shall", "may I", "isn't", "aren't",
            "shouldn't", "should I", "should we",
        )
    ),
    *(f"use tabs, {word}? I forgot" for word in ("right", "ok", "okay", "no", "or not")),
    *(f"用 tab {word}" for word in ("吗", "么", "呢", "嘛", "吗？", "吗。", "吗！")),
    *(
        f"这里{word}用 tab"
        for word in (
            "能不能", "可不可以", "可以不可以", "是不是", "要不要", "会不会", "有没有", "怎么", "为什么", "为何",
            "为啥", "什么时候", "哪个地方", "哪些地方", "哪里", "哪种情况", "哪一层", "谁在", "多少行", "如何",
            "有几个人", "共几种人", "啥时候",
        )
    ),
    *(f"用 tab，{word}" for word in ("对不对", "对吧", "行不行", "好不好")), "要几次才够", "用了几个", "是几种",
    "几个空格，两个？", "几个空格？我忘了", "为什么也用 tab", "为啥都用 tab", "你能不能一步一步给我讲一遍",
    "告诉我点哪里？", "where is the config", "who is on call",
)  # fmt: skip
TOLD = (
    "do not use tabs", "use tabs", "should the build fail, stop", "when the build fails, stop", "用 tab",
    "怎么都用 tab", "什么都用 tab", "什么也不用", "谁都用 tab", "谁也不用 tab", "如何都行", "啥都用 tab",
    "哪里改了就测哪里", "谁提的就让谁测", "你怎么又用空格", "怎么老是用空格", "你怎么总爱用空格",
    "why do you keep using tabs", "why must you always insist on using tabs", "how many times do I say tabs",
    "how often must I say tabs",
    "我看不懂代码，你告诉我点哪里就行", "别跟我讲什么 event loop",
    "你改了哪里讲一下", "谁让你起 docker 的",
    "说了多少次，缩进两格", "what each error code means is in appendix C",
    "who's on call is in PagerDuty", "do that with anything that removes data",
    'say "why?" and stop', "say `do it?` first",
)  # fmt: skip
GUESSED = (
    *(
        f"we {word} use tabs"
        for word in (
            "maybe", "perhaps", "might", "possibly", "probably", "presumably", "are not sure to", "are unsure to",
            "are not certain to", "kind of", "sort of", "could be", "could also try", "could use", "could go", "could",
            "are wondering to", "are leaning towards", "are tempted to", "hopefully", "ideally", "potentially",
            "apparently", "seem to", "should use it unless you",
        )
    ),
    *(f"I {word} tabs" for word in ("guess", "suppose", "wonder about", "think", "believe in", "feel")),
    *(f"I'm {word} tabs" for word in ("thinking", "wondering", "guessing")),
    *(f"I {word} we always use tabs" for word in ("don't think", "do not believe", "could imagine", "can picture")),
    "我不认为应该一律用 tab", "我不太觉得要用 tab", "设想一下一律用 tab",
    *(
        f"use tabs, {word}"
        for word in ("or something", "or so", "TBD", "if possible", "when possible", "whenever possible", "it seems")
    ),
    "tabs could be it", "tabs could also go", "we could take tabs", "tabs would be nice", "tabs would be good",
    "let's try tabs", "let's see tabs", "we've been toying with tabs", "legal may want tabs, waiting to hear",
    "tabs, not that anyone has decided", "tabs, they haven't decided",
    "产品想要 tab，还在扯", "都用 tab，不知道算不算我们",
    *(
        f"{word}用 tab"
        for word in (
            "也许", "可能", "大概", "或许", "好像", "似乎", "感觉", "我觉得", "我猜", "我想", "我想着", "说不定",
            "应该会", "应该可以", "应该是", "应该能", "应该没人", "考虑", "不确定", "试试", "看看", "再看", "要不",
            "差不多", "未必", "不一定", "拿不准", "没想好", "暂定", "倾向", "倾向于", "貌似", "估计",
        )
    ),
    "用 tab 再说吧", "用 tab 再说。",
)  # fmt: skip
SUPPOSED = (
    *(
        f"if {who} {word} use tabs"
        for who in ("we", "it")
        for word in ("ever", "were to", "was to", "had to", "could", "would", "did")
    ),
    *(
        f"{word} we use tabs"
        for word in (
            "suppose", "imagine", "assuming", "assume", "what if", "let's say", "hypothetically", "in theory",
            "in case",
        )
    ),
    "say we use tabs", "let's say you use tabs",
    *(f"tabs {word} worked" for word in ("would have", "could have", "should have")), "tabs, if we ever ship",
    "tabs, if I ever ship",
    *(
        f"{word}用 tab"
        for word in (
            "要是", "假如", "假设", "假使", "倘若", "万一", "如果我们", "如果咱们", "如果将来", "如果以后", "如果哪天",
            "如果有一天", "本来应该", "本来想", "本来打算", "早知道",
        )
    ),
)  # fmt: skip
NEEDLESS = (
    *(
        f"you {word} use tabs"
        for word in (
            "don't need to", "do not have to", "didn't need to", "doesn't have to", "not need you to", "needn't",
        )
    ),
    "no need to use tabs", "using tabs is not necessary", "don't bother with tabs",
    *(
        f"{word}{how}用 tab"
        for word in ("不用", "不必", "不需要", "无需", "没必要")
        for how in ("每次", "再都", "总是", "一律", "记")
    ),
)  # fmt: skip
TOLD_BY_OTHERS = (
    *(
        f"Kim {word} use tabs"
        for word in (
            "says", "said", "told us to", "tells us to", "claims we", "claimed we", "complains", "insists",
            "suggests we", "recommends we", "thinks",
        )
    ),
    "the docs say tabs", "people always say tabs",
    "according to Kim use tabs", "tabs per the docs", "tabs per the linter", "tabs per the spec",
    "tabs is what the wiki wants", "he keeps telling me tabs", "he kept telling us tabs",
    *(
        f"{who} really suggested tabs"
        for who in (
            "someone", "somebody", "people", "they", "he", "she", "everyone", "everybody", "a colleague",
            "my coworkers", "co-worker", "friends",
        )
    ),
    *(
        f"they {word} tabs"
        for word in (
            "recommended", "proposed", "argue", "argued", "advise", "advised", "believe", "believes", "feel", "feels",
        )
    ),
    *(
        f"{who}说用 tab"
        for who in (
            "他", "她", "他们", "老板", "领导", "同事", "文档", "官网", "教程", "网上", "博客", "书上", "规范",
            "linter", "编译器", "报错", "错误信息", "提示", "日志", "终端", "控制台", "README", "readme", "注释", "AI",
            "模型", "文档里", "教程上", "博客中", "有人", "别人", "某人", "小李", "老王", "小李都",
        )
    ),
    *(f"文档里{word}用 tab" for word in ("写着", "写了", "写道", "写", "提示", "显示", "要求", "建议", "认为", "讲")),
    "据说用 tab", "听说用 tab", "所谓用 tab", "张三说用 tab", "王小二在群里讲用 tab", "李四发了用 tab",
    "赵六写道用 tab", *(f"有人{word}用 tab" for word in ("觉得", "建议", "认为", "提议", "主张")),
)  # fmt: skip
DENIED = (
    *(
        f"{who} not {word} tabs"
        for who in ("I'm", "I am", "we're", "we are", "that's", "it's")
        for word in ("saying", "suggesting", "proposing", "asking", "demanding")
    ),
    *(
        f"not that {who} {word} use tabs"
        for who in ("you", "we", "I")
        for word in ("must", "should", "have to", "need to", "always", "never")
    ),
    *(
        f"{who} {how} {word} tabs"
        for who in ("I", "we", "no one")
        for how in ("never", "didn't", "did not")
        for word in ("say", "ask", "mean", "asked", "meant")
    ),
    "nobody said tabs", "nobody asked for tabs",
    *(f"{how}{word}用 tab" for how in ("没", "没有", "从没", "从未") for word in ("说", "说过", "让你", "要求")),
    *(f"不是{word}用 tab" for word in ("说", "让你", "要求", "叫你")),
)  # fmt: skip
PONDERED = (
    *(f"{who} consider tabs" for who in ("I'd", "I would", "we'd", "we would also", "I might")),
    "I might consider tabs", "I've been wondering about tabs",
    *(
        f"{who} {word} tabs"
        for who in ("I'm", "I am", "I've been")
        for word in ("thinking", "wondering", "considering")
    ),
)  # fmt: skip
SURE = (
    "use tabs", "you're not sure what to do: ask", "you are not sure what to do: ask", "use the recommended settings",
    "tell me about tabs", "Kim tells me", "he says to stop", "you don't need to explain",
    "there is no need to apologize", "tabs would have been enough", "don't say yes", "never suggest tabs",
    "not recommended for tabs", "the board said yes to tabs", "scratch what I said on tabs", "we say guest, not user",
    "give me two options and say which", "the name says which it is", "half of what you suggest I can't use",
    "three lines would have done", "tab 不考虑了", "我想通了，用 tab", "先看方案再看代码", "已经跟领导说了，用 tab",
    "用 tab 他说了算", "CSS 大概懂",
    "可能性很小", "我想让你用 tab", "我想请你用 tab", "考虑到性能用 tab", "不确定的就问",
    "不确定就问", "不确定时问", "看看板用 tab", "拿不准的就问",
    "小写说明用英文",
    "没让你动的文件不要动",
    "不是说过用 tab", "用 tab，再说一遍：不用空格", "不用空格", "应该用 tab", 'put "maybe" in the title',
)  # fmt: skip


@pytest.mark.parametrize("text", ASKED)
def test_a_question_is_one_with_or_without_its_mark(text: str) -> None:
    assert asked(text)


@pytest.mark.parametrize("text", TOLD)
def test_a_statement_a_complaint_and_whichever_it_is_ask_nothing(text: str) -> None:
    assert not asked(text)


@pytest.mark.parametrize("text", [*GUESSED, *SUPPOSED, *NEEDLESS, *TOLD_BY_OTHERS, *DENIED, *PONDERED])
def test_a_guess_a_supposition_a_denial_and_somebody_elses_word_are_unsure(text: str) -> None:
    assert unsure(text)


@pytest.mark.parametrize("text", SURE)
def test_what_only_holds_such_a_word_is_sure(text: str) -> None:
    assert not unsure(text)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("can you please remember that tabs are used?", "remember that tabs are used"),
        ("could you also note: tabs？", "note: tabs"),
        ("would you make a note that tabs are used?", "make a note that tabs are used"),
        ("will you keep in mind that tabs are used?", "keep in mind that tabs are used"),
        ("can you memorize that tabs are used?", "memorize that tabs are used"),
        ("can you use tabs?", "can you use tabs?"),
    ],
)
def test_a_request_to_remember_put_as_a_question_is_an_order(text: str, plain: str) -> None:
    assert without_courtesy(text) == plain


@pytest.mark.parametrize(
    "text",
    [
        "I'm going to have lunch", "let's go home", "we'll go shopping", "back in 5", "brb", "afk then", "去吃饭",
        "提醒我喝水", "下班", "回家", "午休", "休息一下", "去开会", "I prefer to do it later",
        "I prefer if you start with the login", "I prefer to wait", "tabs are wrong, fix it", "tabs, go ahead",
        "tabs - please do", "这里错了，请把它删掉", "改回来", "换回去", "改回吧", "不对，改一下",
    ],
)  # fmt: skip
def test_what_is_of_the_day_or_to_be_done_at_once_passes_by(text: str) -> None:
    assert passing(text)


@pytest.mark.parametrize(
    "text",
    [
        "use tabs",
        "whenever it breaks, fix it, always, and do it",
        "以后不对就说，改一下",
        "I always prefer to do it later",
    ],
)
def test_what_holds_in_general_does_not_pass_by(text: str) -> None:
    assert not passing(text)


@pytest.mark.parametrize(
    ("text", "plainly"),
    [
        ("rename this function", True), ("use that branch", True), ("fix the bug", True), ("you just broke it", True),
        ("look at line 3", True), ("改这个", True), ("刚才的错", True), ("如下", True), ("第二个", True), ("它", True),
        ("the button is blue", False), ("it fails", False), ("your approach is fine", False), ("现在用 tab", False),
        ("报错", False), ("this is blue", False),
    ],
)  # fmt: skip
def test_what_points_at_the_work_at_hand_is_told_some_of_it_strictly(text: str, plainly: bool) -> None:
    assert at_hand(text, strict=False) is plainly
    assert at_hand(text, strict=True)


@pytest.mark.parametrize(
    "text",
    [
        "use tabs",
        "in this repo use tabs",
        "keep bugs in the bug tracker",
        "从现在起用 tab",
        "这个项目用 tab",
        "we use tabs here",
    ],
)
def test_what_speaks_of_the_place_points_at_nothing(text: str) -> None:
    assert not at_hand(text, strict=True)
