"""A thousand ordinary messages to a coding agent with nothing lasting in them: requests, questions, reports, replies.

Most are made from templates and fillers, so that the words that rules lean on turn up in passing and in many shapes;
the rest were written by hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

MANY = 1_000

_THINGS = (
    "the login form", "the retry loop", "parse_config", "UserService", "the invoice export", "src/api/orders.ts",
    "the CSV import", "the websocket handler", "the nightly job", "the search index", "the date picker", "CartTotals",
    "the migration 0042", "the docker-compose file", "the release script", "the cache layer", "the upload endpoint",
)  # fmt: skip
_FAULTS = (
    "returns null", "crashes", "is slow", "throws a TypeError", "times out", "shows the wrong total", "hangs",
    "leaks memory",
    "gives a 500",
    "prints nothing", "is flaky", "loses the last row", "ignores the flag",
)  # fmt: skip
_WHENS = (
    "on Safari", "when the list is empty", "since yesterday", "after the last merge", "on CI", "for large files",
    "when I log out", "in the staging build", "on the second click", "with Python 3.12", "after midnight",
)  # fmt: skip
_CHANGES = (
    "add a unit test", "rename it to load", "extract a helper", "remove the dead code", "add type hints",
    "use a dataclass",
    "add a progress bar", "split it in two", "log the duration", "make it async", "add pagination",
    "handle the timeout",
)  # fmt: skip
_DINGE = (
    "登录页", "重试逻辑", "parse_config", "订单接口", "导出功能", "src/api/orders.ts", "定时任务", "搜索索引",
    "上传接口", "缓存层",
    "购物车", "支付回调", "日期选择器",
)  # fmt: skip
_FEHLER = (
    "报空指针",
    "崩溃了",
    "很慢",
    "超时",
    "返回 500",
    "没有反应",
    "显示错误的金额",
    "内存泄漏",
    "丢了最后一行",
    "偶尔失败",
)
_ZEITEN = ("在 Safari 上", "列表为空的时候", "从昨天开始", "合并之后", "在 CI 上", "文件很大时", "退出登录后", "凌晨")
_TUN = (
    "加一个单元测试",
    "改名为 load",
    "抽一个函数出来",
    "删掉没用的代码",
    "加上类型",
    "拆成两个",
    "打印耗时",
    "改成异步",
    "加分页",
)

_ENGLISH = (
    "{thing} always {fault} {when}, can you fix it?",
    "{thing} {fault} {when}. Please {change}.",
    "{thing} never {fault} locally, only {when}.",
    "Why does {thing} always {change} twice?",
    "Can you {change} in {thing}?",
    "Please {change} to {thing} and run the tests.",
    "I remember that {thing} {fault} {when}, did we fix that?",
    "Remember {thing}? It {fault} again {when}.",
    "I'd prefer to {change} in {thing} first, then look at the rest.",
    "I prefer the version of {thing} before your change.",
    "Every time I open {thing} it {fault}.",
    "Whenever I touch {thing} something {fault} {when}.",
    "We should {change} in {thing}, what do you think?",
    "Should we always {change} when {thing} {fault}?",
    "Never mind {thing}, just {change}.",
    "Don't {change} yet, first tell me why {thing} {fault}.",
    "Don't touch {thing}, only {change} in the test.",
    "Let's {change} in {thing} now and then merge.",
    "For now just {change} in {thing}.",
    "In this PR please {change} in {thing}.",
    "What happens if {thing} {fault} {when}?",
    "Looks good. Now {change} in {thing}.",
    "No, that's not it, {thing} still {fault} {when}.",
    "I think {thing} {fault} {when}, maybe we should {change}.",
    "Have a look at {thing}: it {fault} {when} and I always have to restart.",
    "The test says {thing} must never be empty, but it {fault}.",
    "Use the new helper in {thing} instead of the old one and {change}.",
    "Make sure that {thing} no longer {fault} {when}.",
    "Before we go on, {change} in {thing}.",
    "Did you {change} in {thing} already?",
    "{thing} is in the wrong folder, move it next to its test.",
    "We decided to {change} in {thing} after all, go ahead.",
    "Write a commit message for the change to {thing}.",
    "When the user opens {thing}, always {change} first.",
    "Revert the last change to {thing}, it {fault} now.",
    "From now on line 80 {thing} {fault}, look there.",
    "Explain how {thing} works and why it never {fault}.",
    "I always forget how {thing} works, remind me.",
    "My colleague says {thing} {fault} {when}.",
    "Rename {thing} everywhere and {change}.",
)
_CHINESE = (
    "{ding}总是{fehler}，帮我看一下",
    "{zeit}{ding}{fehler}，请修一下",
    "帮我在{ding}里{tun}",
    "{ding}从来没有{fehler}过，今天突然{fehler}",
    "为什么{ding}每次都{fehler}？",
    "你还记得{ding}吗？又{fehler}了",
    "先在{ding}里{tun}，其他的以后再说",
    "我更喜欢{ding}之前的写法，改回去吧",
    "不要动{ding}，只要{tun}",
    "这次先给{ding}{tun}",
    "{ding}以后会不会{fehler}？",
    "要不要在{ding}里{tun}？",
    "我觉得{ding}可能{fehler}，{tun}试试",
    "好的，接着在{ding}里{tun}",
    "不对，{ding}{zeit}还是{fehler}",
    "把{ding}改一下，{tun}，然后跑一遍测试",
    "每次打开{ding}都{fehler}，太烦了",
    "解释一下{ding}为什么{fehler}",
    "我们决定还是{tun}，你改一下{ding}",
    "用户打开{ding}时必须先校验，{tun}",
    "给{ding}写一个提交信息",
    "回滚{ding}的改动，现在{fehler}",
    "记得把{ding}的日志删掉",
    "{ding}放错目录了，移到测试旁边",
)
_BY_HAND: tuple[str, ...] = (
    "ok", "yes please", "go on", "继续", "可以", "lgtm, merge it", "hm, not quite", "thanks!", "谢谢，辛苦了",
    "stop", "wait",
    "why?", "what changed?", "try again", "run it", "show me the diff", "push it", "undo that", "good morning",
    "we're done for today, see you tomorrow", "I have to leave in ten minutes, so be quick", "brb, getting coffee",
    "Always look on the bright side of life, right? Anyway, fix the build.", "never gonna give you up, now the tests",
    "I was always bad at regex. What does this one do?",
    "Remember, remember, the fifth of November. When is the release?",
    "I'd like to know whether the index is always used.", "Is there always exactly one row?",
    "It has never been this slow.",
    "Let's prefer clarity here and inline the function.", "The button should prefer the system theme.",
    "Please remember the scroll position when the user goes back.", "The cookie must be remembered for 30 days.",
    "Add a column `always_on` to devices.", "Delete never_used.py.", "What is `prefer-const`?",
    "git config pull.rebase always?",
    "My tests pass locally and fail on CI.", "My PR has conflicts, please rebase it.",
    "My editor froze, sorry, where were we?",
    "I'm testing the new build now.", "I'm lost, which branch are we on?",
    "I work on the parser today, you take the lexer.",
    "I use the sandbox account for this.", "I don't like this name, any better idea?", "I love it!",
    "I hate timezones, help.",
    "We use the wrong key here.", "We don't need that import anymore.", "We always end up here.",
    "We never got an answer.",
    "The docs mention a flag --always, what does it do?", "The docs are outdated, update the section on ports.",
    "The deadline is passed to the context too late, move it up.", "The launch config misses the env file.",
    "The release notes need a section on the new API.", "The design looks off on mobile.",
    "The ticket is a duplicate.",
    "Check https://ci.example.com/job/42 for the failure.", "The log is here: https://paste.example.com/x1y2",
    "以后有空再重构吧", "以后可能要支持英文", "总是差一分钱，奇怪", "从来没见过这个报错",
    "你记住我刚才说的报错了吗？",
    "请记住用户上次选择的城市", "登录后记住我，默认勾选", "我喜欢", "我不喜欢这个颜色，换成蓝色", "我在调试，等一下",
    "我们用错接口了", "我们先合并再说", "所有测试都过了", "所有图片都加上懒加载", "每次刷新都要重新登录，修一下",
    "必须传 id 吗？", "一定要用 POST 吗？", "禁止访问 403，怎么回事", "提交失败了，提示 hook 报错", "文档在哪",
    "日志太多了，删一些",
    "现在开始跑测试吧", "从现在开始算，大概多久能好？", "今天先到这", "明天再看", "下周五之前能弄完吗？",
    "上线了吗", "发布失败了",
    "统一一下这两个文件的缩进", "全部替换成新的名字", "不要用 any，这里写具体类型", "别删那一行", "先别提交",
    "注意看第 20 行",
)  # fmt: skip


def ordinary() -> tuple[str, ...]:
    """Return the messages, always the same ones."""
    made = islice(_made(), MANY - len(_BY_HAND))
    return (*_BY_HAND, *made)


def _made() -> Iterator[str]:
    """Fill the templates in turn; the fillers' numbers have no common factor, so that combinations do not repeat."""
    english = zip(cycle(_ENGLISH), cycle(_THINGS), cycle(_FAULTS), cycle(_WHENS), _steps(_CHANGES), strict=False)
    chinese = zip(cycle(_CHINESE), cycle(_DINGE), _steps(_FEHLER), cycle(_ZEITEN), cycle(_TUN), strict=False)
    while True:
        for _ in range(2):
            template, thing, fault, when, change = next(english)
            yield _capital(template.format(thing=thing, fault=fault, when=when, change=change))
        template, ding, fehler, zeit, tun = next(chinese)
        yield template.format(ding=ding, fehler=fehler, zeit=zeit, tun=tun)


def _steps(words: tuple[str, ...]) -> Iterator[str]:
    """Yield the words in turn, one further along after each round."""
    at = 0
    while True:
        yield words[(at + at // len(words)) % len(words)]
        at += 1


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
