"""Words that tell whether a message can hold anything that lasts, in English and Chinese.

Wide on purpose: a word too many costs a few tokens, one too few loses what a person said. Two kinds: what points at
something lasting, and how messages about the work at hand begin.
"""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_DAYS = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
_MONTHS = "january|february|march|april|june|july|august|september|october|november|december"
_LANGUAGES = "english|german|french|spanish|chinese|dutch|italian|japanese|korean|portuguese|russian|polish|turkish"

LASTING = expression(
    rf"""\b(?:always|never|ever|from\ (?:now|here|today)|going\ forwards?|(?:in|for)\ (?:the\
    |all\ )?future|next\ time
    |(?:every|each|any)\ ?time|whenever|when\ you|everywhere|anywhere|in\ general|generally|usually
    |as\ a\ rule|default
    |remember|memor(?:y|i[sz]e)|don'?t\ forget|keep\ in\ mind|note\ that|reference|fyi|btw|by\ the\ way|so\ you\ know
    |prefer\w*|rather|favou?rite|i\ (?:really\ |just\ |also\ |quite\ )?(?:like|love|hate|dislike|enjoy|usually|tend)
    |i(?:'m|\ am)\ (?:an?|the|on|new|not|used|colou?r|allergic|more|in|based|responsible|working|learning|from)
    |i(?:'ve|\ have)\ (?:been|never|always|no|only|\d+)|i\ (?:work|live|write|use|own|maintain|run|speak
    |know|want\ you
    |only|don'?t|can'?t)|my\ (?:name|team|time|role|job|background|preferred|editor|machine|manager|company
    |setup|usual
    |system|laptop|screen|stack|boss|eyes?|hours)|call\ me|speak|i'?d\ (?:rather|like\ you)|want\ (?:you
    |answers?|short)
    |we|we're|we've|our|ours|us|team|company|policy|convention\w*|rules?|standards?|guidelines?|everyone|nobody
    |must(?:n't)?|should(?:n't)?|shall|ought|required?|requires|mandatory|forbidden|allowed|banned|supposed
    |only|at\ (?:most|least)|no\ more|no\ (?:emojis?|comments?|abbreviations?)|don'?t|do\ not|stop|quit|avoid|refrain
    |without\ asking|ask\ me|ask\ (?:first|before)|before\ (?:you|every|each|any|push|commit|merg)\w*
    |after\ (?:every|each)
    |instead|rather\ than|not\ \w+\ but|too\ (?:verbose|long|many|much|chatty|wordy)|shorter|short|brief\w*|concise\w*
    |less|fewer|simpler|because|so\ that|the\ reason|reason\ is|otherwise|decid\w+|decision|agree[ds]?
    |settled|chose\w*
    |switch\w*|migrat(?:e|ed|ing)\ (?:to|from|away)|moving|moved|deprecat\w+|sunset|drop\w*\ support|going\ with
    |{_DAYS}|{_MONTHS}|tomorrow|next\ (?:week|month|quarter|year|sprint)|end\ of|deadline|due|until
    |launch\w*|freeze|frozen
    |go-live|release[ds]?|ship(?:s|ped|ping)?|milestone|roadmap|demo|quarter|black\ friday|christmas|holidays?
    |(?:live|located|found|documented|tracked|stored|kept|hosted|deployed|owned|maintained|managed|recorded|reviewed
    |listen|reset|rotate|belong)s?\ (?:in|at|on|by|to|under|every|next|with)|dashboards?|wiki|notion
    |confluence|jira|linear
    |slack|figma|grafana|sentry|datadog|pagerduty|1password|vault|runbooks?|playbook|on-?call|staging|production|prod
    |compliance|legal|gdpr|licen[cs]e|customers?|clients?|stakeholders?|users\ are|audience|support(?:s|ed)?
    |(?:in|to|with)\ (?:{_LANGUAGES})|keep\ (?:doing|it|this|that|your|the|functions|answers)|like\ that
    |that'?s\ (?:how|what
    |the\ way)|the\ way\ (?:i|we)|exactly|how\ many\ times|again\ and\ again|as\ i\ said|i\ (?:said|told|asked|meant)
    |told\ you|(?:just|exactly)\ what|what\ i\ (?:need|want|like)|(?:nothing|anything|everything
    |anyone)\ (?:that|which|under|gets|goes|may|must)
    |keeps?\ \w+ing|actually|spelling|style|tone|naming|imperative|indent\w*|tabs?|spaces)\b
    |https?://|\#[a-z][\w-]+|\d{{4}}-\d\d|\b\d{{1,2}}(?:st|nd|rd|th)\b|\bQ[1-4]\b|,\ not\ |\bnot\ \w+[.!]?$""",
    re.IGNORECASE | re.VERBOSE,
)
LASTING_CHINESE = expression(
    r"以后|今后|往后|从今|从现在|从下个?|下次|将来|每次|每当|每个?(?:周|月|天|季|星期)|凡是|任何|总是|总爱"
    r"|老是|始终|永远"
    r"|一律|一直|统一|必须|务必|一定要|禁止|严禁|不许|不准|不得|不能|不允许|不可以|不要|别(?!的)|千万|记住"
    r"|记得|记一下|记下"
    r"|记录在|记忆|忘|注意|提醒|习惯|喜欢|偏好|偏向|更愿|宁愿|宁可|讨厌|受不了|难受|看不惯|难看|我是|我叫"
    r"|叫我|我在|我对"
    r"|我用|我写|我的|我只"
    r"|我一般|我通常|我不|我更|我比较|我主要|我负责|我们|咱们|咱|团队|小组|组里|公司|规定|约定|规范|规则"
    r"|惯例|原则|要求|标准"
    r"|决定|商定|敲定|确定|说好|定在|定于|定了|改用|换成|迁移到|迁到|弃用|废弃|停用|上线|发版|发布|截止"
    r"|封版|冻结|交付|演示"
    r"|[周礼拜星期][一二三四五六日天](?!样)|月底|年底|月初|下周|下个?月|明年|明天|后天|季度|\d+\s*[月号日]"
    r"|文档[在放写]|地址"
    r"|看板|负责|归|维护|存[在放]|放[在到]|写在|位于|部署在|跑在|频道|维基|语雀|飞书|蓝湖|用的是|只支持"
    r"|只用|只能|不支持"
    r"|不用|不再|因为|所以|否则|不然|原因|为了|应该|应当|都要|都得|都用|都不|前要|前都|后都|先问|问我"
    r"|先让我|风格|简短"
    r"|简洁|精简|啰嗦|太长|太多|太大|废话|通俗|详细|用中文|用英文|中文|英文|客户|用户是|合规|法务|生产|线上"
    r"|测试库|预发"
    r"|就是这样|就这样|这种方式|这样[就很]好|说过|强调|又[给来]|而不是|不是.{1,12}(?:是|而)|优先|尽量|默认"
    r"|前缀|[并交布线改删]前|命名|缩进|空格|制表符|保持|写法|行话|术语|看不懂|在线|碰",
)
ORDINARY = expression(
    r"""^(?:(?:ok(?:ay)?|yes|yep|yeah|no|nope|now|then|and|also|please|pls|can\ you|could\ you|would\ you"
    r"|will\ you|let'?s
    |great|thanks|thank\ you|thx|cool|nice|next|first|just|so|hmm+|right|good|sure|alright|perfect|hey|hi
    |hello|well|but
    |maybe|finally|once\ more|try\ to|go\ ahead\ and|i\ want\ to|i\ need\ to|i(?:'d|\ would)\ like\ to|we\ need\ to
    |let\ me|you\ can|help\ me)\b[\s,.!:;-]*)*
    (?:$|(?:fix|add|run|re-?run|write|re-?write|make|create|update|change|remove|delete|rename|refactor|implement|move
    |extract|replace|convert|check|look|show|explain|find|list|test|debug|try|retry|commit|push|pull|merge
    |rebase|revert
    |undo|continue|go|proceed|generate|build|rebuild|deploy|install|format|clean|simplify|optimi[sz]e|investigate|tell
    |describe|review|read|open|search|compare|print|log|help|start|restart|bump|split|wrap|handle|set|put
    |give|draft|see
    |summari[sz]e|translate|document|sort|hide|enable|disable|inline|apply|port|turn|do|finish|verify
    |validate|render|wait
    |ignore|skip|take|get|fetch|load|save|reset|scan|grep|profile|measure|benchmark|mock|stub|seed|lint|paste|pick
    |limit|cache|parse|return|throw|catch|expose|hook|link|connect|send|export|import|upgrade|downgrade
    |increase|decrease
    |reduce|align|cent(?:er|re)|rework|redo|polish|tidy|squash|cherry-pick|tag|trace|track\ down|figure\ out|drop
    |what|why|how|where|when|who|which|whose|is|are|was|were|do(?:es)?|did|has|have|can|could|would|will|any|anything
    |lgtm|done|works?|working|worked|looks?|seems?|sounds?|still|same|nothing|it|it's|this|that|that's
    |there|there's|here
    |here's|i\ (?:get|got|see|saw|still|tried|ran|think|guess|found|can|just|pushed|added|changed|have)
    |i(?:'m|\ am)\ (?:getting|seeing|trying|stuck|confused|looking|done|back|going)|error|traceback|failed
    |wrong|oops|wow
    |option|the|everything|something)\b)""",
    re.IGNORECASE | re.VERBOSE,
)
ASKED = expression(
    r"^(?:why|what|how|where|when|who|which|is|are|does|did|was|were|has|any)\b[^.!]*\?\s*$", re.IGNORECASE
)
"""A question about the work; one that asks to do something ("can you remember …") is not one."""
PLAIN_STATEMENT = expression(
    r"^(?:(?:ok|so|and|but|also|well|hmm)[\s,]+)*(?:the|it|it's|this|that|there|here|nothing|anything"
    r"|everything|all|both)\b",
    re.IGNORECASE,
)
TROUBLE = expression(
    r"""\b(?:fail\w*|broken|breaks?|broke|errors?|crash\w*|wrong|bugs?|issues?|problems?|empty|missing"
    r"|slow\w*|stuck|hangs?
    |red|works?(?:$|\ (?:now|fine|again|for|on|here|with|as))|worked|working|return\w*|shows?|throws?|blank
    |undefined|null|none|nan|turned\ off|flaky|time[sd]?\ ?out|timeouts?
    |disappear\w*|isn'?t|aren'?t|wasn'?t|won'?t|can'?t|doesn'?t|didn'?t|not|loads?|fine|good|better|nice
    |great|same|pass\w*
    |gone|weird|strange|odd|down|fire|in\ the|attached|below|line|above|button|page|test|tests|output|log
    |logs|diff|file
    |help\w*|fixed|fixes|did|makes?|enough|perfect|ok|okay|looks?|seems?|is\ it|warning|warnings|exception
    |stack)\b|\d""",
    re.IGNORECASE | re.VERBOSE,
)
ORDINARY_CHINESE = expression(
    r"^(?:(?:帮我|帮忙|请你?|麻烦你?|再|那就?|然后|顺便|现在|接着|好的?|可以|嗯+|对|行|ok)[，,。\s]*)*"
    r"(?:$|把|给|看|修|改|加|写|跑|删|重构|实现|继续|试|提交|运行|执行|解释|生成|优化|检查|查|创建|新建"
    r"|更新|移|重命名|合并"
    r"|回滚|拆|调|整理|补|换|启动|重启|安装|升级|打印|分析|对比|翻译|总结|推送|谢|收到|明白|稍等|随便|按"
    r"|用第|还是|这[个里行段]"
    r"|那[个里行段]|刚才|上面|下面|导出|部署|抽|处理|支持一下|完善)"
    r"|[?？吗呢么]\s*$|为什么|为啥|怎么|什么|哪[里个些]|报错|失败|错误|不对|不行|没反应|挂了|很慢|太慢|空白"
    r"|卡[住死]|崩溃?了?|超时|不见了"
    r"|异常|打不开|不生效|有问题|有bug|能不能|是不是|有没有|成功了|通过了|都行|无所谓|谢谢",
    re.IGNORECASE,
)
ANSWERED = expression(
    r"\b(?:decided|agreed|deadline|due (?:on|by)|runbooks?|dashboards?|is documented|are documented"
    r"|tracked in|owned by"
    r"|on-?call|scheduled (?:for|on)|go-live|code freeze|will ship|ships on|launch(?:es)? on|lives? (?:in"
    r"|at) (?:the )?[A-Z]"
    r"|you(?:'d| would)? prefer|as you prefer|from now on|noted|i(?:'ll| will) remember)\b|决定|商定|截止"
    r"|看板|负责|文档在|上线|发版"
    r"|以后|记住|封版|https?://",
    re.IGNORECASE,
)
EXPLICIT = expression(
    r"\b(?:(?:please |do |also |always )?remember\b(?! (?:me|when|how|if|why|what|where)\b)|memori[sz]e|don'?t forget"
    r"|do not forget|keep (?:this |that |it )?in mind|(?:save|add|commit|write|store|put) (?:this |that "
    r"|it |the following )?"
    r"(?:to|in|into) (?:your |the )?memory|make a (?:note|memory)|note (?:this|that) down"
    r"|for (?:the )?(?:future|record)"
    r"|for future reference)\b|记住|记一下|记下来?|请记|牢记|别忘|不要忘|备忘|记到|存到记忆|加入记忆",
    re.IGNORECASE,
)
STRONG = expression(
    r"\b(?:from (?:now|today|here) on|from (?:now|today)|going forwards?|in (?:the )?future|next time|in general|as"
    r" a rule"
    r"|(?:please |do |also |always )*remember(?::| that| this|,)|memori[sz]e|don'?t forget (?:that|:)|keep in mind"
    r"|make a (?:note|rule)"
    r"|ever again|no exceptions|every (?:commit|pr|release|change|deploy|answer))\b|以后(?!再|会|从)|今后|往后|从今"
    r"|下次|一律|记住|牢记|千万"
    r"|每次(?:提交|改|写|部署|发布|合并|推送|回答|回复)|凡是|https?://",
    re.IGNORECASE,
)
"""What makes a sentence worth a question whatever else it says."""
REQUEST = expression(
    r"\b(?:can|could|would|will) you (?:please )?(?:always|never|stop|not|use|write|keep|answer|only|avoid|make it"
    r" a)\b"
    r"|(?:能不能|可不可以|可以|能)(?:请你)?(?:以后|每次|都|总是|别|不要|用中文|用英文|只)|\?.{6,}$|？.{4,}$",
    re.IGNORECASE,
)
"""A request, or more than a question, in the form of one."""
SYMPTOM = expression(
    r"\b(?:never|always|keeps?)\b (?:\w+ )?(?:updat|load|return|show|appear|fail|fir|go(?:es|ing)|happen"
    r"|crash|throw|gett|gets|log|refresh|chang|work|hang|disappear|render|clos|call|used|reach|empty|null|cold|red"
    r"|the same)\w*"
    r"|\b(?:every ?time|each time|whenever) (?:i|the) [^,]{2,60}?,? (?:i get|it|the|we get|nothing|gets?|i see|logs?"
    r"|fails?|crash\w*|hangs?|takes?)\b|\bprefers the (?:old|new|first|cached|wrong)\b|\bnever mind\b|(?:每次|总是"
    r"|一直|老是)[^，,。]{0,16}"
    r"(?:超时|报错|失败|崩|卡|返回|打印|丢|重复|转圈|不刷新|不显示|不更新|没反应|要等|重新登录|等)|永远(?:走不到"
    r"|不会走|为空|是空|不会执行)|从来?没(?:有)?被",
    re.IGNORECASE,
)
"""What is wrong, and how often."""
REMINDER = expression(
    r"(?:please |and |then |also )*remember (?:to )?(?:update|run|push|commit|rebase|add|remove|delete|rename|fix"
    r"|bump|merge|save"
    r"|restart|check)\b(?!.*\b(?:every|each|always|before any)\b)|(?:do you |you )?remember [\w.`]+\?|(?:还"
    r"|我)?记得(?!.*(?:每次|都|以后))[^，,。]{0,24}"
    r"(?:更新|改|删|加|跑|吗|之前|合并|提交|重启|换)",
    re.IGNORECASE,
)
TASK_CHINESE = expression(
    r"(?:好的?|行|那|请|麻烦|帮我|再|然后|现在|先|，|,|\s)*(?:把[^，,。]{1,24}(?:改|换|删|移|拆|合|加|放|挪|调|设"
    r"|减|去|导|转|写|打|压|提|抽|关|开|升|降|回)"
    r"|先(?:别|不|这样|排|跑|看|改|把|修|做|写|提)|我更?(?:倾向|想)(?:先|看)|如果[^，,。]{1,16}(?:为空|失败|不存在"
    r"|没有)|[^，,。]{1,20}里先)",
)
"""An order about one thing."""
