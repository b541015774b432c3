"""Parts of sentences that the Chinese cues share."""

from __future__ import annotations

from memoryd.core.heard import Cue

ORDER = (
    r"(?:都|全部|全都|一律|统一|必须|务必|请|要|不要|别|不能|不得|不准|不许|不再|禁止|只|先|用|使用|记得|一定|尽量"
    r"|优先|默认|给我|帮我|直接|不用|不必|无需|跟我|回答|回复|遵循|遵守|保持|避免|写|跑|运行|提交|加上|改用|自动"
    r"|主动|由|走|按|让|把|叫我|称呼|每次|每个)"
)
DOING = (
    r"(?:用|使用|写|加|提交|生成|创建|新建|引入|安装|装|推|推送|合并|部署|发布|发|改|修改|动|删|删除|跑|运行|执行"
    r"|调用|直接|在|把|给|对|往|自作主张|擅自|随便|随意|硬编码|写死|mock|依赖|手动|手写|绕过|跳过|省略|问|回答"
    r"|回复|解释|总结|道歉|猜|假设|编造|乱|重复|输出|打印|暴露|记录|存|碰|升级|降级|覆盖|忽略|吞|让|push|commit"
    r"|merge|force|rebase|import|rm|sudo|print|console)"
)
PLACE = r"(?:项目|仓库|团队|代码库|公司|组|工程|库|团队里|部门|产品|平台|系统|repo|工作区)"
WHOSE = r"(?:这个|本|我们(?:的|这个)?|咱们(?:的|这个)?|该)"
OURS = (
    r"(?:(?:我们|咱们)(?:这儿|这里|这边|团队|项目|公司|组|仓库|系统|平台|代码|前端|后端|服务端|客户端|现在|目前)*(?:里|中|内)?"
    r"|(?:这个|本)?(?:项目|团队|仓库|公司|代码库|组)(?:这边|这里)?(?:里面?|中|内)?|(?:项目|团队|仓库|公司|组)里|这边(?:前端|后端)?)"
)
PROCESS = (
    r"(?:提交(?:信息|说明|记录|标题|消息)?|commit(?: ?(?:message|msg|信息|消息))?|(?:PR|MR|pr|mr"
    r"|合并请求)(?:的?(?:标题|描述|说明))?|分支(?:名|名称|命名)?|(?:代码)?注释|文档|变量名?|函数名?|类名|文件名"
    r"|测试(?:用例|名|文件)?|单元测试|集成测试|接口(?:文档)?|迁移(?:脚本|文件)?|日志|错误信息|报错信息|报错文案"
    r"|文案|时间|日期|金额|新(?:接口|功能|代码|模块|依赖|表|组件|服务|页面)|代码|依赖|密钥|配置|回答|回复|解释"
    r"|命名|缩进|版本号?|发布|上线|部署|代码评审|评审|changelog|更新日志|公共(?:函数|方法|接口)|数据库(?:改动"
    r"|变更)|表结构(?:改动|变更)?|API|api|类型|组件|样式|前端|后端|改动|变更|需求)"
)
DOCS = (
    r"(?:文档|接口文档|设计(?:稿|文档|图|文件|规范)?|原型(?:图)?|需求(?:文档|池)?|PRD|prd|看板|监控(?:面板|大盘"
    r"|看板)?|日志|仪表盘|面板|大盘|wiki|Wiki|WIKI|工单|任务|bug|Bug|BUG|缺陷|问题|仓库|代码|测试环境"
    r"|预发(?:环境)?|staging|Staging|生产环境|线上(?:环境)?|开发环境|灰度环境|演示环境|数据库|服务器|跳板机|堡垒机"
    r"|配置(?:中心|文件)?|密钥|账号|密码|凭证|证书|规范|手册|运维手册|操作手册|值班表|排班表|会议(?:纪要|记录)"
    r"|纪要|路线图|排期|术语表|图标|素材|字典|数据(?:字典|集)?|镜像(?:仓库)?|制品|流水线|CI|ci|Jenkins|Grafana"
    r"|grafana|Sentry|报警|告警|埋点|错误|崩溃|翻译|合同|模板|备份|模型|报表|指标|链路追踪|trace|群|频道|官网|后台"
    r"|管理后台|入口|地址|npm 源|私有源|源)"
)
OUTSIDE = (
    r"(?:https?://|www\.|(?:公司的?|我们的?|内部的?|团队的?)?\s?(?:Notion|notion|飞书|语雀|钉钉|企业微信|腾讯文档"
    r"|石墨|Confluence|confluence|Jira|jira|JIRA|Linear|linear|禅道|Tapd|TAPD|tapd|Teambition|PingCode|ONES|Coding"
    r"|Grafana|grafana|Kibana|kibana|Sentry|sentry|Datadog|Figma|figma|蓝湖|墨刀|MasterGo|即时设计|摹客|Slack"
    r"|slack|Teams|Google Drive|GitHub|Github|github|GitLab|gitlab|Gitee|gitee|码云|Apollo|apollo|Nacos|nacos"
    r"|Vault|vault|1Password|S3|OSS|oss|COS|网盘|NAS|Yapi|YApi|yapi|Apifox|apifox|Swagger|swagger|Postman|postman"
    r"|Harbor|harbor|Nexus|nexus|内网|wiki|Wiki|WIKI|共享盘|金山文档|有道云|Metabase|Superset|神策|阿里云|腾讯云"
    r"|AWS|aws|SLS|ELK|Trello|Asana|Zabbix|Prometheus|SkyWalking)|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|cn|ai|co"
    r"|internal|local|lan|corp|cloud|edu|gov|me|tech|example|test)(?![A-Za-z])|#[\w-]+|\d{1,3}(?:\.\d{1,3}){3}"
    r"|[\w.-]+:\d{2,5})"
)
DATE = (
    r"(?:\d{4}[-/年.]\d{1,2}[-/月.]\d{1,2}[日号]?|\d{1,2}\s?月\s?\d{1,2}\s?[日号]|(?:(?:这个?"
    r"|本)月\s?)?\d{1,2}\s?[号日]|\d{1,2}/\d{1,2}"
    r"|[一二三四五六七八九十]{1,3}月[一二三四五六七八九十]{1,3}[日号]|[一二三四五六七八九十\d]{1,2}\s?月(?:[初中底份])?(?!\d|[\u4e00-\u9fff]?[日号])"
    r"|(?:下下?|这|本|上)?个?(?:周|星期|礼拜)(?:[一二三四五六日天末])|下下?周|下个?月(?:[初中底]|\d{1,2}[号日])?"
    r"|月底|月初|月中|年底|年前|年后|季度末|Q[1-4]|明天|后天|大后天|今晚|今天|(?:今|明|后)年(?:[一二三四五六七八九十]{1,2}|\d{1,2})\s?月[初中底份]?|明年\S?|(?:春节|国庆|五一|元旦"
    r"|双十一|双11|618)(?:前|后)?|(?:[一二两三四五六七八九十\d]+)\s?(?:天|周|个月)(?:后|内|之后|以内))"
)


MOOD = r"(?:心惊|害怕|紧张|头疼|头大|难受|担心|想哭|开心|提心吊胆|发愁|崩溃|好累|太累|心累|好烦|真烦|刺激|期待)"
"""How somebody feels about it, which is no rule."""


def cue(
    kind: str,
    pattern: str,
    *,
    strict: bool = True,
    proven: bool = False,
    dated: bool = False,
    reasoned: bool = False,
) -> Cue:
    return Cue(kind, rf"^{pattern}[\s。！!，,；;~～…）)]*$", strict, proven, dated, reasoned)
