"""Which rules hold for everything."""

from __future__ import annotations

import pytest

from memoryd.core.always import holds_always

ALWAYS = (
    "Always name the version.",
    "Answer in a few sentences, no bullet lists unless asked.",
    "Keep answers short.",
    "Be concise.",
    "Reply in German.",
    "Always answer in English.",
    "Don't apologise or praise; go straight to the point.",
    "No emojis in your replies.",
    "Never use emojis.",
    "Explain the plan in two sentences before editing any file.",
    "Ask one question when in doubt, never guess.",
    "Ask before you change anything.",
    "Give the source of every number.",
    "Start each answer with a one-line summary.",
    "The person prefers direct, honest answers.",
    "Write in plain English.",
    "Don't use emojis, please!",
    "回答尽量简短，不要列一大堆要点。",
    "请用中文回答。",
    "每次回答都要写明版本号",
    "不要道歉。",
    "不要说抱歉之类的客套话，直接改。",
    "先给结论。",
    "改代码之前先用几句话说明方案，等我确认。",
    "回复一律用简体中文",
    "不确定的时候先问我，不要猜。",
    "用户喜欢简短直接的回答。",
    "請用繁體中文回答。",
)
TOPIC = (
    "Always use Decimal for money, never float.",
    "Integration tests run against a real PostgreSQL, never a mock.",
    "Commit messages follow Conventional Commits, in English, imperative mood.",
    "Never force-push to main.",
    "No emojis in code, commits or documentation.",
    "Use pnpm, not npm.",
    "Answer questions about Kubernetes with an example.",
    "When you write tests, keep the names short.",
    "Explain hooks and rendering by comparison with goroutines.",
    "Error messages shown to customers say what to do next.",
    "In reviews, be direct.",
    "Documentation uses British spelling.",
    "Ask Marta before you change the invoice number.",
    "Log lines must not hold names.",
    "Use short variable names in loops.",
    "Keep pull requests short.",
    "The person is learning Rust in the evenings.",
    "Summarise the meeting in German for Noor.",
    "金额一律用整数分存储，不用浮点数。",
    "提交信息用中文写，开头带模块名。",
    "代码注释写中文，变量名用英文。",
    "日志里不能出现手机号。",
    "接口返回统一格式。",
    "写测试的时候名字要短。",
    "前端代码缩进用两个空格。",
    "合并之前至少两个人评审通过。",
    "用户是后端，解释 React 时用后端的概念类比。",
    "文案要简短。",
    "数据库字段用英文命名。",
    "周五不上线。",
    "",
    "🚀",
)


@pytest.mark.parametrize("rule", ALWAYS)
def test_a_rule_without_a_topic_holds_always(rule: str) -> None:
    assert holds_always("feedback", rule)


@pytest.mark.parametrize("rule", TOPIC)
def test_a_rule_with_a_topic_does_not(rule: str) -> None:
    assert not holds_always("feedback", rule)
    assert not holds_always("user", rule)


@pytest.mark.parametrize("kind", ["project", "reference", ""])
def test_only_rules_and_what_a_person_is_like_hold_always(kind: str) -> None:
    assert not holds_always(kind, "Answer in German.")
