"""Tell what was only asked, guessed, supposed, quoted or meant for the work at hand, in English and Chinese."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression
from memoryd.core.heard import masked
from memoryd.core.manner import manner
from memoryd.core.people import SURNAMES

_CODE_NOUNS = (
    "function|method|class|file|test|bug|error|line|component|page|task|pr|mr|branch|commit|ticket|change|one"
    "|issue|variable|module|script|query|endpoint|field|column|table|button|form|case|code|block|loop|snippet"
    "|approach|option|solution|version|value|parameter|argument|call|feature|step|part|section|request|response"
    "|example|message|screen|migration|import|type|struct|config|setting|flag|string|number|list|array|object"
    "|warning|output|log|logs|result|results|files|tests|changes|errors|functions|lines|values|fields|folder"
    "|directory|thing|time|way|point|stage|plan|design|idea|fix|patch|api|service|server|model|prompt|session"
    "|conversation|run|job|week|sprint"
)
_ASKED = expression(
    r"[?？]\s*[\"'”’)）」]*\s*$|^(?:do(?! not\b)|does|did|can|could|would|will|is|are|was|were|why|how|what"
    r"|when did|where|who|which|has|have you|have we|shall|may i|isn't|aren't|shouldn't|should (?:i|we))\b"
    r"|\b(?:right|ok|okay|no|or not)\?",
    re.IGNORECASE,
)
_ASKED_CHINESE = expression(
    r"[吗么呢嘛][？?。！!，,\s]*$|能不能|可不可以|可以不可以|是不是|要不要|会不会|有没有|对不对|对吧|行不行|好不好"
    r"|怎么(?!都)|为什么|为何|为啥|什么(?!都|也)|哪[个些里种一]|谁(?!都|也)|多少|如何(?!都)|(?:有|共|要|了"
    r"|是)几[个种次]|几[个种次][^，,。]{0,12}[?？]|啥(?!都)"
)
_HEDGED = expression(
    r"\b(?:maybe|perhaps|might|possibly|probably|presumably|(?<!you're )(?<!you are )(?:not sure|unsure|not"
    r" certain)|i (?:guess|suppose|wonder|think"
    r"|believe|feel)|i(?: do not| don't| wouldn't| didn't) (?:think|believe(?! in\b)|feel(?! like\b))"
    r"|i (?:can|could) (?:imagine|picture)|i'm (?:thinking|wondering|guessing)|kind of|sort of"
    r"|could (?:also )?(?:be|try|use|go)|we could|would be (?:nice|good)|wondering|let's (?:try|see)"
    r"|or something|or so|tbd|if possible"
    r"|when possible|whenever possible|leaning towards?|tempted|hopefully|ideally|potentially|apparently|seems?"
    r"|unless you|toying with|waiting to hear|not that any(?:one|body)|undecided|(?:haven't|hasn't|have not|has not)"
    r" (?:yet )?(?:been )?(?:decided|settled|agreed)|may (?:want|end up|yet)|yet to (?:decide|be decided))\b",
    re.IGNORECASE,
)
_HEDGED_CHINESE = expression(
    r"也许|可能(?!性)|大概(?!懂|了解|清楚)|或许|好像|似乎|感觉|我觉得|我猜|我想着?(?!让|要|请|通|好|清)|说不定|应该(?:会|可以|是|能|没)"
    r"|(?<![不没])(?<!不再)考虑(?!到)|不确定(?!的|就|时|，)|试试|再说(?=[。！!，,吧\s]*$)|(?<!也就)看看(?!板)|再看(?!代码)|要不|差不多|未必|不一定"
    r"|拿不准(?!的|就|时|，)|没想好|暂定|倾向于?"
    r"|貌似|估计|不(?:太|大|怎么)?(?:认为|觉得)|还在[扯吵争商讨]|不知道[^，,。]{0,6}算不算|还两说"
)
_POLITE = expression(
    r"\b(?:can|could|would|will) you (?:please |also )*(?=(?:remember|keep in mind|make a note|memori[sz]e"
    r"|note) ?(?:that|:))",
    re.IGNORECASE,
)
_NEEDLESS = expression(
    r"\b(?:(?:don't|do not|didn't|doesn't|not) (?:need|have)(?: you)? to|no need to|needn't|not necessary"
    r"|don't bother)\b(?! (?:explain|ask|apologi[sz]e|justify|summari[sz]e|repeat|remind|walk|tell|convince"
    r"|thank)\b)(?!.*\b(?:any ?(?:more|longer)|from now on)\b)"
    r"|(?:不用|不必|不需要|无需|没必要)(?:再)?(?:每次|都|总是|一律|记)",
    re.IGNORECASE,
)
_SUPPOSED = expression(
    r"^(?:if (?:we|i|you|it|they|there|the) (?:ever|were|was|had|could|would|did)|suppose|say (?:we|you|they|it)"
    r"|imagine|assuming|assume|what if|let's say|hypothetically|in theory|in case we)\b"
    r"|\b(?:would have(?! done\b| sufficed\b| been (?:enough|plenty"
    r"|fine|clearer|easier|better))|could have|should have"
    r"|if we ever|if i ever)\b",
    re.IGNORECASE,
)
_SUPPOSED_CHINESE = expression(
    r"要是|假如|假设|[设想][想象]一下|假使|倘若|万一|如果(?:我们|咱们|将来|以后|哪天|有一天)|本来(?:应该|想|打算)|早知道"
)
_THIRD_PARTY = expression(
    r"(?<!don't )(?<!not )(?<!never )\b(?:(?:says|(?<!\bi )said)(?! (?:yes|no|which|what|why|how)\b)"
    r"|(?:they|people|docs?|manuals?|guides?|blogs?|articles?|some|many|most|folks|experts?|linters?|users?|customers?"
    r"|clients?|colleagues?|friends?) (?:all |also |always )?say|told|tells|claims?|claimed|according to|complains?"
    r"|insists?"
    r"|(?<!\byou )suggests?|(?<!\byou )recommends?"
    r"|thinks)\b(?! (?:the user|me|you|to))|\bper the (?:docs|linter|spec)\b|\bis what the\b"
    r"|\b(?:keeps?|kept) telling (?:me|us)\b|\b(?:someone|somebody"
    r"|people|they|he|she|everyone|everybody|(?:a |my )?(?:colleague|co-?worker|friend)s?) (?:\w{1,12} )?(?:suggested"
    r"|recommended|proposed|argued?|advised?|believes?|feels?)\b",
    re.IGNORECASE,
)
_THIRD_PARTY_CHINESE = expression(
    r"(?<![跟和给同与])(?:他|她|他们|老板|领导|同事|文档|官网|教程|网上|博客|书上|规范|linter|编译器|报错|错误信息|提示|日志|终端"
    r"|控制台|README|readme|注释|AI|模型)里?\s?(?:上|里|中)?(?:说(?!了算)|写[着了道]|(?<=[里上中])写|提示|显示|要求|建议"
    r"|认为|讲)|据说|听说|(?<![跟和给同与])(?:有人|别人|某人|(?:他|她|同事|老板|领导)们?|小(?![写数时程节])[\u4e00-\u9fff]|老[\u4e00-\u9fff])(?:们)?都?"
    r"(?:说(?!了算)|觉得|建议|认为|提议|主张)"
    rf"|所谓|{SURNAMES}[\u4e00-\u9fff]{{1,2}}(?:在[^，,。]{{1,6}})?(?:说|讲|发了|写道)"
)
_DENIED = expression(
    r"\b(?:i'm|i am|we're|we are|that's|it's) not (?:saying|suggesting|proposing|asking|demanding)\b"
    r"|\bnot that (?:you|we|i) (?:must|should|have|need|always|never)\b"
    r"|\b(?:i|we|nobody|no one) (?:never|didn't|did not) (?:say|said|ask|asked|mean|meant)\b|\bnobody (?:said|asked)\b"
    r"|(?:没有?|从没|从未)(?:说过?|让你|要求)(?![^，,。]{0,6}的)|不是(?:说(?!过|了|好|明)|让你|要求|叫你)",
    re.IGNORECASE,
)
_PONDERED = expression(
    r"\b(?:i'd|i would|we'd|we would|i might) (?:also )?consider\b"
    r"|\bi(?:'m| am|'ve been) (?:thinking|wondering|considering)\b",
    re.IGNORECASE,
)
_HERE = (
    r"(?:repo|repository|project|codebase|code base|team|company|org|monorepo|workspace|organi[sz]ation|machine"
    r"|laptop|library|package|product|system|platform|stack|house|business|quarter|year|month|half|company)"
)
_AT_HAND = expression(
    rf"\b(?:(?:this|these|those)(?: \w+)?|that) (?:{_CODE_NOUNS})\b(?! message| ?base)|\bthe (?:bug(?! ?(?:tracker"
    rf"|board|report|bash|list|queue|database))|error(?! (?:reports?|track\w+|logs?|budget|codes?|messages?)\b)"
    rf"|failing|failure"
    r"|above|following|crash|regression|issue we|one (?:you|we|i)|attached|latter|former)\b|\b(?:you just"
    r"|you already|as you did|we just (?:\w+ed|saw|did|wrote|made|had|got|ran|broke|found)|i just|just now|earlier"
    r"|yesterday you|we saw|line \d+|above|below"
    r"|before you finish|before finishing|when you(?:'re| are) done|once you(?:'re| are) done|next step|right now"
    r"|at the moment)\b",
    re.IGNORECASE,
)
_AT_HAND_CHINESE = expression(
    r"(?:这|那|此|该)(?:个|段|行|里|边|些|条|处|块|份|张|几个|两个|种|句|次|样)(?!月|季度|项目|仓库|团队|代码库|公司"
    r"|工程"
    r"|库里|组|repo)|(?:^|[，,。])(?:上面|下面)|(?:上面|下面)(?:的|这|那|说|提|写)|刚才|刚刚|刚(?:改|写|加|提交)"
    r"|(?<!名)前面|如下|以下|第[一二三四五两\d]+[个种行条步]|当前(?!目录)|它|现在这|报错的|出错的|那样"
    r"|(?<!以后都)(?<!以后)这样(?!写|做)"
)
_SCREEN = expression(
    r"\bthe (?:[\w-]+ ){0,2}(?:button|header|footer|page|modal|dialog|form|sidebar|nav ?bar|menu|title|logo|icon"
    r"|chart|table|card|banner|screen|layout|background|column|field|endpoint|function|class|method|variable|query"
    r"|script|component|counter|loop|parser|file|edge case|checkbox|dropdown|tooltip|input|list|array|response"
    r"|payload|label|text)\b(?! (?:names?|style|suite)\b)",
    re.IGNORECASE,
)
_DAILY = expression(
    r"\b(?:to|will|'ll|gonna|going to|let's|prefer to|want to) (?:all )?(?:go (?:home|out|for (?:a |some )?(?:lunch"
    r"|dinner|breakfast|coffee|drinks?"
    r"|beers?|walk|run|swim)|to (?:bed|lunch|sleep|the (?:pub|gym|cinema|beach|park|office|doctor|dentist))"
    r"|on (?:holiday|vacation)"
    r"|shopping|away|offline|afk)|(?:have|get|grab|eat|take|order|skip|cook|make) (?:a |an |some |our |the "
    r"|my )*(?:\w+ )?(?:lunch"
    r"|dinner|breakfast|coffee|break|walk|nap|drinks?|pizza|sushi|day off|holiday|vacation|beers?|tea|rest|shower"
    r"|weekend off)"
    r"|call it a (?:day|night)|sleep\b|stay home|meet (?:up|for|in|at the)|watch\b|play\b|head (?:home|out)"
    r"|be (?:right )?back|leave (?:early|now|soon|for|at)|work from home|stop for today|finish early)"
    r"|\bback in (?:\d+|an?|half|five|ten|a few)\b|\bbrb\b|\bafk\b|(?:去|吃|点|喝|买)(?:个|点|一[下顿杯])?(?:吃饭"
    r"|午饭|晚饭|早饭|午餐|晚餐|外卖|咖啡"
    r"|奶茶|火锅)|提醒我(?:关|喝|吃|下班|休息|开会|睡)|下班|回家|午休|休息一下|去开会",
    re.IGNORECASE,
)
_BRIEFLY = expression(
    r"\b(?:at the moment|right now|for (?:that|this) time|for the (?:next|coming) (?:\w+ )?(?:minutes?|hours?)"
    r"|for the rest of (?:this|the) (?:session|chat|conversation|call|meeting|hour|day|morning|afternoon|evening|night)"
    r"|(?:till|until) (?:later|noon|lunch|tonight|i'm (?:back|off|done|home|there)|i (?:come|get) (?:back|home)"
    r"|the \w+ (?:wakes?|comes?|gets?) (?:up|in|back|here))"
    r"|while i(?:'m| am) (?:at|on|in|up|testing|talking|presenting|debugging|driving|cooking)\b(?! (?:leave|vacation"
    r"|holidays?|parental|call|calls|maternity))"
    r"|(?:presenting|leaving|off|gone|boarding|out|on stage|on air|live)\b[^.!?]{0,30}"
    r" in (?:\w+ )?(?:minutes?|min|an hour))\b"
    r"|(?:趁|我|我[^，,。]{1,4})这会[儿兒]|这会[儿兒][^，,。]{0,8}(?:别|先|直接|不)|接下来[^，,。]{1,4}(?:小时|分钟)"
    r"|(?:demo|调试|测评|压测|审核|割接|黑五|双十[一二]|双11|大促|过年|春节|国庆|演示|比赛|联调|迁移|路演|展会) ?期间"
    r"|^(?:今天|明天|今晚|今早|早上|上午|下午|晚上)[^，,。]{0,8}(?:前|之前)(?![端后])"
    r"|我(?:手上|在)[^，,。]{1,8}[，,](?:现在|这会[儿兒])只?能?",
    re.IGNORECASE,
)
"""What lasts for minutes or hours."""
_STEP = expression(
    r"\bprefer (?:to|that (?:you|we)|if (?:you|we)|you (?:to )?)\s?(?:first |just |rather )?(?:(?:do|fix|try|keep"
    r"|merge|ship|handle|skip|take|leave"
    r"|see|discuss|review|revert|finish|test|deploy|push|commit|use|have|move|rename|delete|remove|add|change|get"
    r"|make|put|write|run"
    r"|split|wait) (?:\w+ )?(?:it|this|that|these|those|them|later|now|today|tomorrow|tonight|the)\b"
    r"|(?:start|begin|continue|go|proceed|wait|stop|finish|end|resume|carry) (?:\w+ )?(?:with|on|ahead|later|now|by"
    r"|from|here|until"
    r"|first|over|back|for)\b|(?:wait|stop|leave|go)\b\W*$)",
    re.IGNORECASE,
)
_GO_AHEAD = expression(
    r"[,;.–—-]\s*(?:so |and |please |then )*(?:go ahead|go for it|do it|help(?: me)?|fix it|change it(?: back)?"
    r"|make it so|please do|hurry(?: up)?|be quick|quickly|asap)\W*$"
    r"|[，,；;]\s*(?:请|麻烦|帮我|先|所以)*把[^，,。]{1,16}(?:去掉|删|改|换|移|放|调|加|弄|拿掉)"
    r"|(?:改|换|还|退|调|撤)(?:回去?|原)(?:吧|来|了)?\W*$|[，,；;]\s*(?:那|所以|麻烦|请|你|帮我|来|去|先|就)*"
    r"(?:改|做|写|加|实现|处理|弄|搞|看|修|调整?|跟进|执行)一下(?!.*(?:再|才|时候))",
    re.IGNORECASE,
)
_IN_GENERAL = expression(
    r"\b(?:always|in general|generally|usually|normally|as a rule|typically|whenever|every|each|all|any)\b",
    re.IGNORECASE,
)
_LASTS = expression(r"\b(?:always|never|from now on|remember)\b|以后|今后|每次|一律|记住|永远", re.IGNORECASE)
_OUR_PLACE = expression(
    r"^((?:around )?(?:we|our)\b.*?) here\b|^([^,;.]{4,80}) here(?=[,;.] ?(?:we|our)\b)|(?<=[我咱]们)这[里边儿]",
    re.IGNORECASE | re.DOTALL,
)
_STRICTLY_AT_HAND = expression(
    rf"\b(?:this|these|those)\b(?! (?:{_HERE}\b|is (?:my|the) first))|\bthat (?:one|way)\b|\b(?:here|there|it's"
    r"|now|again|yet|already|still|currently)\b|\byour (?:suggestion|idea|approach|version|solution|change|fix"
    r"|snippet|plan|proposal|patch)\b|\bthe (?:first|second|third|last(?! (?:two|three|four|five|few|\d+|lts|major"
    r"|minor)\b)"
    r"|other|original|old|previous|current|same"
    r"|next|one|option|latest)\b|\b(?:fails?|failing|failed|broken|crash(?:es|ed|ing)?|errors? out|throws?|threw"
    r"|returns? (?:null|none|nil|undefined|nothing|empty|true|false|wrong|an?|the|\d+)|returned|undefined|null)\b",
    re.IGNORECASE,
)
_STRICTLY_AT_HAND_CHINESE = expression(
    r"现在(?!起|开始)|今天(?!起|开始)|目前|正在|还没|报错|失败|崩溃|出错|有问题(?!去|找|就|请|到|先|直接|随时)"
    r"|有bug|有 bug|不对|不生效|没生效|为空|超时|卡住"
)


_RHETORICAL = expression(
    r"^(?:why (?:do|must) you (?:always |still )?(?:keep(?: on)?|insist on) \w+ing\b|how (?:many times|often) (?:do"
    r"|must|did"
    r"|have) i\b)|^(?:你)?怎么(?:又|老是?|总是?|总爱)",
    re.IGNORECASE,
)
"""What has the form of a question and is a complaint."""
_CORRELATIVE = expression(
    r"(?P<word>哪里|哪个|哪些|哪|什么|谁|怎么)(?P<what>[^，,。？?]{0,6})就[^，,。？?]{0,4}(?P=word)", re.IGNORECASE
)
_FREE = expression(
    r"^(?:(?:what|where|who|which|how)"
    r"(?! (?:is|are|was|were|do|does|did|can|could|would|should|will|have|has)\b)[^?]{3,80}?"
    r"(?:\b(?:is|are|you find|you'll find|is described|lives?)\b[^?]{0,20}\b(?:in|on|at|under|with|from)\b|:\s)"
    r"|(?:please )?do (?:that|this|so|ask|tell|keep|let|use|run|check|write)\b)",
    re.IGNORECASE,
)
"""What begins like a question and is a statement or an order, where no mark asks."""
_WHICH = r"(?:为什么|为啥|什么|怎么|哪|谁|多少|啥|如何|几个)"
_TOLD_CHINESE = expression(
    r"(?:告诉|跟我|给我|[别甭]|不用|不管|无论|(?<!不)知道|听不?懂|写|说|讲|列|标|归|改了|动了|影响|谁)"
    rf"[^，,。；;]{{0,12}}?(?:{_WHICH}|能不能|行不行|是不是|有没有|要不要)[^，,。；;]*"
    rf"|谁让你|急什么|那个啥|什么的|多少[次回遍]|{_WHICH}[^，,。；;]{{0,12}}"
    r"(?:讲|说|写|标|列|跟我|告诉我)"
)
"""What is to be told, or not to be: it holds such a word, and asks nothing."""


def without_courtesy(text: str) -> str:
    """Return a request to remember that is put as a question as the order it is."""
    plain = _POLITE.sub("", text, count=1)
    return text if plain == text else plain.rstrip("?？ ")


def asked(text: str) -> bool:
    """Tell whether a sentence is a question."""
    plain = _CORRELATIVE.sub("", masked(text))
    marked = "?" in plain or "？" in plain
    if _RHETORICAL.match(plain) or (not marked and _FREE.match(plain)):
        return False
    if not marked and not plain.isascii():
        plain = _TOLD_CHINESE.sub("", plain)
    return _ASKED.search(plain) is not None or _ASKED_CHINESE.search(plain) is not None


_DOUBTS = (
    _HEDGED, _HEDGED_CHINESE, _PONDERED, _NEEDLESS, _SUPPOSED, _SUPPOSED_CHINESE, _THIRD_PARTY, _THIRD_PARTY_CHINESE,
    _DENIED,
)  # fmt: skip


def unsure(text: str) -> bool:
    """Tell whether a sentence is a guess, a supposition, or somebody else's word.

    What says how answers are to be, and no other word, is none of it ("no need to keep your answers short").
    """
    plain = masked(text)
    return any(doubt.search(plain) for doubt in _DOUBTS) and not manner(text)


def passing(text: str) -> bool:
    """Tell whether a statement is of the day, or ends in what is to be done at once and does not say that it lasts."""
    return of_the_day(text) or (_GO_AHEAD.search(text) is not None and not _LASTS.search(text))


def of_the_day(text: str) -> bool:
    """Tell whether a statement is of the day: lunch, a break, which step comes next, what holds for hours."""
    if _DAILY.search(text) or _BRIEFLY.search(text):
        return True
    return _STEP.search(text) is not None and not _IN_GENERAL.search(text)


def at_hand(text: str, *, strict: bool) -> bool:
    """Tell whether a statement points at the work at hand; `strict` also minds what only may."""
    plain = _OUR_PLACE.sub(r"\1\2", masked(text))
    if _AT_HAND.search(plain) or _AT_HAND_CHINESE.search(plain):
        return True
    return strict and bool(
        _SCREEN.search(plain) or _STRICTLY_AT_HAND.search(plain) or _STRICTLY_AT_HAND_CHINESE.search(plain)
    )
