"""Rules that stand behind their label in Chinese: 提交规范：祈使句开头."""

from __future__ import annotations

from memoryd.core.cues.chinese_phrases import cue
from memoryd.core.heard import Cue

_OF = (
    r"(?:提交(?:信息|说明|消息)?|代码|编码|命名|分支(?:命名)?|变量(?:命名)?|文件(?:命名)?|测试(?:命名)?|文档|注释|日志"
    r"|报错|接口|评审|合并|数据库|表名|PR|MR|commit|SQL|API|Git)"
)
_LABEL = rf"(?:我们的?|项目的?|团队的?)?\s?{_OF}\s?(?:的)?(?:规范|约定|风格|规矩|规则|格式|惯例)"
_WAYS = (
    r"(?:祈使句|现在时|小写|大写|全小写|蛇形|下划线|驼峰|大驼峰|小驼峰|短横线|中划线|中文|英文|英语|一句话|一行"
    r"|snake_case|camelCase|PascalCase|kebab-case|Conventional Commits)"
)

CUES: tuple[Cue, ...] = (
    cue(
        "feedback",
        rf"(?P<rule>{_LABEL}\s?[：:]\s?(?:全部?|都|统一|一律|始终|总是|必须|只|不要|不用|禁止|别)(?!名)(?:用|写|是|要)?\s?\S{{2,}}.*)",
    ),
    cue("feedback", rf"(?P<rule>{_LABEL}\s?[：:]\s?(?:用|写)?\s?{_WAYS}[^？?]{{0,20}})"),
)
