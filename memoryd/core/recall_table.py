"""The words of requests: which say nothing, which say little, and which stand for each other in English and Chinese.

English words stand as they are typed, in lower case; Chinese ones in simplified characters.
"""

from __future__ import annotations

_ENGLISH_STOP = """
a an the this that these those is are am be been being was were it its they them their there here of in on at by for
with as and or but not no do does did done doing have has had having will would can could should shall may might must
i you we he she my your our his her me us him i'm im ive id ill dont doesnt didnt cant wont isnt arent whats lets what
which who whom whose when where why how if then than so too very just also only really please thanks thank ok okay yes
yeah hey hi hello sure again now still yet ever about into onto from to up down out over under off through some any
all each every other another such same own more most much many few lot lots bit want wants wanted need needs needed
like likes get gets got getting go goes going went gone let make makes made making give gives tell tells told say says
said know knows think thinks see sees look looks looking take takes try tries trying help helps use uses used using
thing things something anything everything nothing stuff way ways one ones two first next last t s d ll ve re m
could'd before after during while until because since although though however maybe perhaps currently actually remind
remember show supposed around kind sort mean means meant never always ever thats theres heres hes shes theyre youre
wed keep keeps kept left job mind morning afternoon evening night okay alright anyway else instead both either neither
enough almost already soon later here there somebody someone anybody anyone everybody everyone nobody else without
within between against per via etc
"""
ENGLISH_STOP = frozenset(_ENGLISH_STOP.split())
"""English words that say nothing about what a request is about."""

_CHINESE_STOP = """
的 了 着 过 吧 呢 吗 啊 呀 嘛 哦 嗯 得 地 我 你 您 他 她 它 们 我们 你们 他们 咱们 这 那 这个 那个 这些 那些 哪 哪个
哪些 哪里 哪儿 这里 那里 什么 怎么 怎样 怎么样 如何 为什么 为啥 谁 几 多少 是 是不是 有没有 能不能 可不可以 要不要 请
请问 帮我 帮忙 帮 一下 一个 一些 一点 给我 给 把 被 让 跟 和 与 及 或 或者 还是 还 也 都 就 才 又 再 很 太 最 更 在 从
到 向 对 对于 关于 以 为 因为 所以 但 但是 如果 的话 时候 的时候 现在 目前 之前 之后 以后 然后 已经 可以 能 会 要 想
想要 需要 应该 应当 必须 有 没 没有 不 不要 别 上 下 里 中 内 外 来 去 做 弄 搞 用 用的 使用 用什么 是什么 告诉 告诉我
看看 看一下 说 说过 知道 记得 记住 觉得 东西 事 事情 问题 这样 那样 一样 之类 等等 咱 该 应 叫 某 每 各 个 次 种 件 条
并 而 且 而且 于 由 比 按 按照 通过 进行
"""
CHINESE_STOP = frozenset(_CHINESE_STOP.split())
"""Chinese words that say nothing about it."""

_ENGLISH_WEAK = """
add adds added create new change changes changed update updates updated fix fixes fixed fixing bug bugs issue issues
problem problems error errors fail fails failed failing run runs running code file files line lines function functions
method class module work works working project projects write writes writing read reads start started stop stops
implement implementation refactor remove removes delete set sets setup check checks find finds test tests testing move
moves put return returns call calls name names value values data type types user users page pages part parts question
answer explain understand good better best right wrong sure great nice time times day today yesterday week app
application program script scripts output input result results case cases example examples short long small big simple
easy whole current default different old handle support feature features task tasks thing step steps talk point open
close finish ready quick quickly cleanup clean improve review sample idea generate view list item items continue
commit print version build
"""
ENGLISH_WEAK = frozenset(_ENGLISH_WEAK.split())
"""Words that stand in every second request of a programmer, and tell little about what it is about."""

_CHINESE_WEAK = """
代码 文件 项目 修改 添加 增加 新增 创建 删除 更新 修复 报错 错误 功能 实现 运行 执行 函数 方法 写一 模块 测试 工作
优化 重构 检查 查看 解释 任务 继续 完成 开始 结果 输出 输入 数据 用户 页面 时间 今天 昨天 类型 名字 名称 一段 一个
内容 处理 支持 调用 返回 理解 例子 简单 提交 版本 生成 列表 打开 改成 改一
一遍 跑一 重新 上周 下周 上月 下月 上午 下午 晚上 早上 每天 每日 每周 每月 每年 去年 最近 马上 以上 过去
"""
CHINESE_WEAK = frozenset(_CHINESE_WEAK.split())
"""The same in Chinese."""

_CHINESE_WHOLE = """
目的 标的 了解 着色 着重 过期 过滤 过程 过渡 过载 过户 过敏 超过 经过 跳过 错过 得分 获得 所得 心得 所得税 地图 地区
地铁 本地 当地 场地 基地 土地 落地 工地 外地 地点 地域 产地 房地产 请求 请假 申请 邀请 帮助 帮手 供给 补给 给付 把手
被动 转让 让利 跟踪 跟进 饱和 总和 参与 涉及 普及 及时 及格 还款 还原 归还 偿还 首都 成都 都市 就业 就绪 成就 才能
人才 更新 更换 更改 变更 更正 存在 在线 在途 在职 在读 从库 主从 从属 到期 到账 到货 到达 迟到 报到 签到 到岗 到位
方向 向量 导向 定向 双向 单向 横向 纵向 面向 向导 倾向 反向 重定向 对象 对账 对比 对接 对齐 对方 对应 对称 核对 校对
配对 反对 派对 对话 比对 以太网 行为 人为 年会 会议 会员 会计 社会 机会 开会 晚会 会话 例会 周会 早会 站会 大会 协会
约会 会场 会签 委员会 班会 聚会 理事会 董事会 发布会 要求 重要 要点 摘要 概要 纪要 必要 想法 理想 思想 联想 有效
有效期 有限 有序 拥有 所有权 持有 私有 公有 共有 有机 没收 不足 不良 别名 类别 级别 区别 识别 性别 特别 判别 差别
上海 上市 上下文 上游 上班 上限 上级 上架 上报 上课 上门 网上 下单 下线 下游 下班 下限 下架 下级 线下 下拉 地下 公里
里程 里程碑 中文 中间 中间件 中心 中国 中断 中台 集中 中午 中止 中转 中奖 中标 中学 高中 初中 中药 命中 内部 内网
内核 国内 室内 内置 内测 内联 外部 外网 外包 外键 外卖 外语 外观 国外 海外 户外 例外 意外 外贸 外汇 来源 来宾 未来
往来 来电 去重 去除 去噪 做法 做饭 用途 用量 用例 用法 应用 费用 信用 信用卡 公用 通用 禁用 启用 停用 复用 引用 专用
用药 用餐 雇用 作用 可用 可用性 占用 重用 说明 小说 说法 事务 事件 事故 事项 同事 故事 人事 董事 赛事 事业 应收 应付
响应 供应 反应 适应 效应 应急 应聘 应届 叫号 个人 个性 个税 个体 次数 批次 层次 频次 班次 次日 轮次 种子 种类 品种
种植 物种 组件 插件 硬件 条件 附件 零件 部件 控件 证件 配件 案件 稿件 快件 条款 条目 条形码 条码 头条 线条 进度条
滚动条 并行 并购 并列 自由 路由 路由器 理由 比例 比较 比率 比赛 占比 环比 同比 百分比 性价比 比价 按钮 按键 按揭 几何
智能
"""
CHINESE_WHOLE = frozenset(_CHINESE_WHOLE.split())
"""Chinese words that hold one of those that say nothing (到账, 对象, 年会), and are not to be cut at it."""

SAME = """
database databases db | 数据库 资料库
test tests testing | 测试 单测 单元测试
deploy deploys deployment deployments ship rollout release releases | 部署 布署 上线 发布 发版
staging | 预发 预发布 测试环境
production prod live | 生产 线上 生产环境 线上环境
environment env | 环境
config configuration configure settings setting | 配置 设置 设定
branch branches | 分支
merge merges merging | 合并
commit commits | 提交
message messages | 消息 信息 讯息
review reviews reviewer | 评审 审查 审核
document documents documentation docs doc | 文档 说明文档
wiki | 知识库
folder folders directory directories | 目录 文件夹 资料夹
file files | 文件 档案
package packages dependency dependencies library libraries | 依赖 包 软件包 依赖库 第三方库
install installation | 安装
version versions | 版本
log logs logging | 日志
monitor monitoring dashboard dashboards metrics | 监控 看板 仪表盘 指标
alert alerts alarm paging pager | 告警 报警 警报
server servers | 服务器 伺服器
service services | 服务
interface api apis endpoint endpoints | 接口
request requests | 请求
response responses reply | 响应 回复
error errors exception exceptions | 错误 异常 报错
password passwords | 密码
secret secrets credential credentials key keys token tokens | 密钥 凭证 凭据 令牌
login signin authentication auth | 登录 认证 鉴权
permission permissions access | 权限
user users | 用户 使用者
customer customers client clients | 客户
account accounts | 账号 账户
order orders | 订单
payment payments pay | 支付 付款
invoice invoices billing bill | 发票 账单 开票
refund refunds | 退款
price prices pricing | 价格 定价
money amount amounts currency | 金额 钱 货币
decimal | 小数
timezone timezones | 时区
time timestamp timestamps | 时间 时间戳
date dates deadline deadlines | 日期 截止 期限
schedule cron | 定时 计划 排期
backup backups | 备份
migration migrations migrate | 迁移
table tables | 表
index indexes indices | 索引
query queries | 查询
cache caching | 缓存 快取
queue queues | 队列
frontend | 前端
backend | 后端
page pages | 页面
button buttons | 按钮
style styles css | 样式
color colour colors | 颜色
design designs mockup mockups | 设计 设计稿
image images picture pictures | 图片 镜像
container containers docker | 容器
indent indentation indenting | 缩进
space spaces | 空格
tab tabs | 制表符
name names naming | 命名 名字 名称
variable variables | 变量
function functions | 函数
comment comments | 注释 评论
language languages | 语言
english | 英文 英语
chinese | 中文 汉语
translate translation i18n localization locale | 翻译 国际化 本地化
answer answers | 回答 答复
short brief concise terse | 简短 简洁 精简
emoji emojis | 表情
example examples | 例子 示例
explain explanation | 解释 说明
team | 团队 小组
manager boss lead | 经理 老板 主管 负责人
meeting meetings standup | 会议 开会 例会 站会
holiday vacation leave | 假期 休假 放假
freeze | 冻结 封版 封网
budget cost costs | 预算 成本 费用
ticket tickets issue issues tracker | 工单 任务单 缺陷
repo repository repositories | 仓库 代码库
pipeline ci | 流水线 持续集成
build builds | 构建 编译
format formatting formatter | 格式 格式化
lint linter linting | 检查 静态检查
type types typing | 类型
performance slow speed latency | 性能 慢 速度 延迟
memory | 内存 记忆
security | 安全
encrypt encryption | 加密
mobile | 移动端 手机
email mail emails | 邮件 邮箱
notification notifications notify | 通知 提醒
script scripts | 脚本
command commands | 命令
rule rules convention conventions guideline | 规则 规范 约定
plan plans roadmap | 计划 规划 路线图
goal goals | 目标
feature features | 功能 特性
bug bugs defect | 缺陷 问题
rollback revert | 回滚 回退
approve approval approvals | 批准 审批
contract contracts | 合同
legal compliance gdpr | 合规 法务
report reports | 报告 报表
sample samples demo | 样例 演示
network | 网络 网路
proxy | 代理
domain domains dns | 域名
certificate certificates tls ssl cert | 证书
port ports | 端口
mock mocks mocking stub | 模拟 打桩
real | 真实
loop loops | 循环
thread threads concurrency concurrent | 线程 并发
lock locks | 锁
retry retries | 重试
timeout timeouts | 超时
upload uploads | 上传
download downloads | 下载
search | 搜索 检索
sort sorting | 排序
editor ide | 编辑器
terminal shell | 终端
keyboard shortcut shortcuts | 快捷键
dark | 深色 暗色
theme themes | 主题
vendor supplier | 供应商
warehouse inventory stock | 仓储 库存
shipping delivery | 物流 配送 发货
coupon discount promotion | 优惠券 折扣 促销
coverage | 覆盖率
snapshot snapshots | 快照
regression | 回归
flaky | 不稳定
blocker blocked | 阻塞
owner owns | 负责人 负责
contact | 联系人 联系
phone | 电话 手机
address url link links | 地址 网址 链接
figma | 设计稿
grafana | 监控
jira | 工单
kubernetes k8s cluster | 集群
postgres postgresql | 数据库
mysql | 数据库
prefer prefers preference preferences favorite | 喜欢 偏好 习惯
hate dislike annoying | 讨厌 不喜欢
teach beginner novice learning | 新手 初学 学习
background experience | 背景 经验
architecture | 架构
model models | 模型
training train | 训练
dataset datasets | 数据集
gpu gpus | 显卡
code | 代码 程式码
default defaults | 默认 预设
project projects | 项目 专案
software | 软件 软体
screen ui | 界面 介面
"""
"""One line a meaning, English words | Chinese words. Those of a line stand for each other in a request."""
