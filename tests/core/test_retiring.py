from __future__ import annotations

from dataclasses import replace

import pytest

from memoryd.core.gate import judge
from memoryd.core.model import Change, Draft, Memory, Op
from memoryd.core.retiring import ended, ends, may_end
from memoryd.core.rules import propose
from memoryd.core.shares import left_by
from tests.core.speaking import TODAY, memory, request, turn

REDIS = memory("redis-queue", "We use Redis for the job queue.", type="project")
DOCKER = memory("docker", "We use Docker for local development.", type="project")
ASK = memory("ask-before-dependencies", "Ask before adding a new dependency.")
CHINESE = memory("用-redis-做队列", "任务队列用 Redis。", type="project")
LINT = memory("lint", "Always run make lint before you commit.")
LINT_IN_CHINESE = memory("提交前检查", "提交前跑 make lint。")
TESTED = memory("tested", "Always run make test before you commit.")
LINT_IS_OVER = (
    "You don't have to run make lint before a commit any more.",
    "You don't need to run make lint any longer.",
    "You no longer need to run make lint before a commit.",
    "以后不用再跑 make lint 了。",
    "以后提交前不用再跑 make lint 了",
    "从现在起无需再跑 make lint 了。",
)
MEMORIES = (REDIS, DOCKER, ASK)


def drafted(said: str, target: str, **fields: str) -> Draft:
    whole = {"op": "retire", "name": "", "description": "", "type": "project", "body": "", "evidence": said} | fields
    return Draft(target=target, **whole)


@pytest.mark.parametrize(
    ("said", "known", "gone"),
    [
        ("We no longer use Redis.", MEMORIES, REDIS),
        ("We finally got rid of Redis last week.", MEMORIES, REDIS),
        ("Redis is gone.", MEMORIES, REDIS),
        ("the Redis job queue has been switched off", MEMORIES, REDIS),
        ("You can forget the rule about asking before new dependencies.", MEMORIES, ASK),
        ("forget the dependency rule", MEMORIES, ASK),
        ("我们不再用 Redis 了", (CHINESE, DOCKER), CHINESE),
        ("忘掉关于 Redis 的那条规矩吧", (CHINESE, DOCKER), CHINESE),
        *((said, (lint, TESTED, DOCKER), lint) for said in LINT_IS_OVER for lint in (LINT, LINT_IN_CHINESE)),
    ],
)
def test_a_plain_contradiction_ends_the_one_memory_it_speaks_of(
    said: str, known: tuple[Memory, ...], gone: Memory
) -> None:
    assert ended(said, known) == gone
    (draft,) = propose(request(turn(said), *known))
    assert (draft.op, draft.target) == (Op.RETIRE, gone.name)
    (verdict,) = judge([draft], turn(said), known, source="s", today=TODAY)
    assert verdict.accepted, verdict.reason
    assert verdict.memory == gone


@pytest.mark.parametrize(
    ("said", "known", "kept"),
    [
        (
            "we don't use Redis any more, everything is in Postgres",
            REDIS,
            "We don't use Redis any more, everything is in",
        ),
        ("We don't use Redis any more, the cache is Memcached now", REDIS, "any more, the cache is Memcached now."),
        (
            "We no longer use Redis; the queue is in RabbitMQ now.",
            REDIS,
            "We no longer use Redis; the queue is in Rabbit",
        ),
        ("Redis is gone, use Memcached instead.", REDIS, "Redis is gone, use Memcached instead."),
        ("Redis 已经下线了，改用数据库表", CHINESE, "Redis 已经下线了，改用数据库表。"),
        ("我们不再用 Redis 了，缓存换成 Memcached", CHINESE, "我们不再用 Redis 了，缓存换成 Memcached。"),
    ],
)
def test_what_takes_its_place_is_kept_in_the_persons_words(said: str, known: Memory, kept: str) -> None:
    (draft,) = propose(request(turn(said), known, DOCKER))
    assert (draft.op, draft.target, kept in draft.description) == (Op.UPDATE, known.name, True)
    (verdict,) = judge([draft], turn(said), (known, DOCKER), source="s", today=TODAY)
    assert verdict.memory is not None, verdict.reason
    assert kept in verdict.memory.description


@pytest.mark.parametrize("said", ["We no longer use Redis, it was too slow.", "我们不再用 Redis 了，因为太贵"])
def test_a_reason_takes_no_place(said: str) -> None:
    (draft,) = propose(request(turn(said), REDIS, DOCKER))
    assert draft.op == Op.RETIRE


@pytest.mark.parametrize(
    "said",
    [
        "We use Redis.",
        "Do we no longer use Redis?",
        "maybe we no longer use Redis",
        "We no longer use Redis for sessions.",
        "We no longer use the cache.",
        "Redis is down again.",
        "the customer says we no longer use Redis",
        "我们还用 Redis 吗",
    ],
)
def test_what_may_mean_something_else_ends_nothing(said: str) -> None:
    assert [draft for draft in propose(request(turn(said), *MEMORIES, CHINESE)) if draft.op == Op.RETIRE] == []


def test_of_two_memories_that_could_be_meant_none_ends() -> None:
    port = memory("redis-port", "Redis listens on port 6380.", type="project")
    assert ended("We no longer use Redis.", (REDIS, port)) is None


def test_what_is_left_off_does_not_end_what_forbids_it() -> None:
    assert ended("We don't use Redis any more.", (memory("no-redis", "Never use Redis for sessions."),)) is None


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("We no longer use Redis.", "We don't use Redis any more, the cache is Memcached now."),
        ("我们不再用 Redis 了", "Redis 已经下线了，缓存换成 Memcached。"),
    ],
)
def test_what_took_its_place_stays_when_its_end_is_said_again(said: str, kept: str) -> None:
    assert ended(said, (memory("cache", kept, type="project"),)) is None


@pytest.mark.parametrize(
    ("said", "target", "why"),
    [
        ("We no longer use Redis.", "kafka", "would retire “kafka”, which does not exist"),
        ("We no longer use Kafka.", "redis-queue", "its quote does not say that this is over"),
        ("Redis runs fine today.", "redis-queue", "its quote does not say that this is over"),
        ("Do we no longer use Redis?", "redis-queue", "rests on a question"),
        ("Maybe we no longer use Redis.", "redis-queue", "rests on a guess"),
        ("For this task we don't use Redis.", "redis-queue", "said for this task only"),
    ],
)
def test_a_model_retires_only_what_the_person_contradicted(said: str, target: str, why: str) -> None:
    (verdict,) = judge([drafted(said, target)], turn(said), MEMORIES, source="s", today=TODAY)
    assert not verdict.accepted
    assert why in verdict.reason


@pytest.mark.parametrize("mark", [{"pinned": True}, {"by_hand": True}, {"typed": False}])
def test_what_is_the_persons_own_is_not_retired(mark: dict[str, bool]) -> None:
    said = "We no longer use Redis."
    kept = memory("redis-queue", "We use Redis for the job queue.", type="project", **mark)
    for draft in (drafted(said, "redis-queue"), *propose(request(turn(said), kept))):
        (verdict,) = judge([draft], turn(said), (kept,), source="s", today=TODAY)
        assert not verdict.accepted
        assert "would retire “redis-queue”" in verdict.reason


@pytest.mark.parametrize("speaker", ["final", "pasted", "tool", "harness"])
def test_nobody_else_can_retire_a_memory(speaker: str) -> None:
    said = "We no longer use Redis."
    heard = turn("ok", **{speaker: said})
    (verdict,) = judge([drafted(said, "redis-queue")], heard, MEMORIES, source="s", today=TODAY)
    assert not verdict.accepted


def test_a_memory_goes_once_and_is_no_twin_of_what_takes_its_place() -> None:
    said = "We no longer use Redis for the job queue. We use Redis Streams for the job queue."
    drafts = (
        drafted("We no longer use Redis for the job queue.", "redis-queue"),
        drafted("We no longer use Redis for the job queue.", "redis-queue"),
        Draft(
            name="redis-queue-now",
            description="We use Redis for the job queue.",
            type="project",
            body="We use Redis Streams for the job queue.",
            evidence="We use Redis Streams for the job queue.",
        ),
    )
    verdicts = judge(drafts, turn(said), MEMORIES, source="s", today=TODAY)
    assert [verdict.accepted for verdict in verdicts] == [True, False, True]
    assert "a second time in one turn" in verdicts[1].reason


def test_words_end_a_memory_only_if_they_speak_of_it_and_say_it_is_over() -> None:
    assert ends("Redis is gone", REDIS)
    assert not ends("Kafka is gone", REDIS)
    assert not ends("Redis it is", REDIS)
    assert ends("不再用 Redis", CHINESE)
    assert not ends("继续用 Redis", CHINESE)


def test_a_memory_that_goes_is_not_there_for_the_turn_after_it() -> None:
    said = "We no longer use Redis."
    (verdict,) = judge([drafted(said, "redis-queue")], turn(said), MEMORIES, source="s", today=TODAY)
    away = replace(verdict, change=Change(REDIS.file, REDIS.name, REDIS.digest, "", None))
    assert left_by((away,), MEMORIES) == (DOCKER, ASK)
    assert left_by((verdict,), MEMORIES) == MEMORIES


def test_a_rule_that_forbids_is_taken_back_by_name_and_not_by_leaving_off_what_it_forbids() -> None:
    friday = memory("never-deploy-on-friday", "Never deploy on Friday.")
    assert ended("The deploy on Friday rule no longer applies.", [friday]) == friday
    assert ended("We no longer deploy on Friday.", [friday]) is None


def test_words_that_name_nothing_end_nothing() -> None:
    assert ended("We no longer use any.", [REDIS]) is None
    assert not ends("茶 取消了", memory("tea", "茶 好喝"))
    assert ends("C is gone", memory("language", "Use C."))


@pytest.mark.parametrize(
    ("said", "may"),
    [
        ("We no longer use Redis.", True), ("Redis 已经下线了。", True), ("The Redis rule no longer applies.", True),
        ("忘掉关于 Redis 的那条规矩吧", True), ("Use tabs in Makefiles.", False), ("任务队列用 Redis。", False),
    ],
)  # fmt: skip
def test_a_form_that_ends_something_is_known_without_the_memories(said: str, may: bool) -> None:
    assert may_end(said) is may


UTC = memory("接口时间用-utc", "接口时间用 UTC。")
PLAIN_UTC = memory("use-utc", "时间统一用 UTC。")
ENGLISH_UTC = memory("api-times", "The API uses UTC.")
LOGS = memory("日志时间", "日志里的时间用 UTC。")
MOVED, MOVED_ENGLISH = "接口时间不再用 UTC，改用北京时间。", "The API no longer uses UTC, use Berlin time instead."


@pytest.mark.parametrize(
    ("said", "known", "gone"),
    [
        (MOVED, UTC, True),
        (MOVED, PLAIN_UTC, True),
        (MOVED, memory("use-utc", "Use UTC."), True),
        (MOVED, memory("api-times", "Use UTC for API times."), True),
        (MOVED, memory("log-times", "Use UTC for log times."), False),
        ("API times no longer use UTC, use Berlin time instead.", UTC, True),
        (MOVED, LOGS, False),
        (MOVED_ENGLISH, ENGLISH_UTC, True),
        (MOVED_ENGLISH, memory("log-times", "Use UTC in log files."), False),
    ],
)
def test_what_no_longer_holds_of_a_subject_changes_the_memory_of_it_and_no_other(
    said: str, known: Memory, gone: bool
) -> None:
    drafts = propose(request(turn(said), known))
    assert [(draft.op, draft.target) for draft in drafts if draft.op != Op.CREATE] == (
        [(Op.UPDATE, known.name)] if gone else []
    )


@pytest.mark.parametrize(
    ("said", "quote", "known", "text"),
    [
        (MOVED, MOVED, UTC, "接口时间不再用 UTC，改用北京时间。"),
        ("不再用 Redis 了，队列换成 NATS。", "队列换成 NATS", CHINESE, "队列用 NATS。"),
        (
            "We no longer use Redis, the queue is in NATS now.",
            "the queue is in NATS now",
            REDIS,
            "The queue is in NATS.",
        ),
    ],
)
def test_a_new_memory_of_a_model_changes_the_one_whose_place_its_sentence_gives_away(
    said: str, quote: str, known: Memory, text: str
) -> None:
    new = drafted(quote, "", op="create", name="new", description=text, body=text)
    (found,) = judge([new], turn(said), [known], source="generic/s/turn-1", today=TODAY)
    assert found.memory is not None, found.reason
    assert (found.draft.op, found.draft.target, found.memory.file) == (Op.UPDATE, known.name, known.file)
    assert found.memory.description == text


@pytest.mark.parametrize(
    ("said", "quote", "known"),
    [
        ("不再用 Redis 了，队列换成 NATS。", "不再用 Redis 了", CHINESE),
        ("We no longer use Redis, the queue is in NATS now.", "We no longer use Redis", REDIS),
    ],
)
def test_a_model_that_retires_what_was_replaced_loses_nothing_of_what_replaces_it(
    said: str, quote: str, known: Memory
) -> None:
    (found,) = judge([drafted(quote, known.name)], turn(said), [known], source="generic/s/turn-1", today=TODAY)
    assert found.memory is not None, found.reason
    assert found.draft.op == Op.UPDATE
    assert "NATS" in found.memory.description
    assert "NATS" in found.memory.body


@pytest.mark.parametrize(
    ("said", "known"),
    [
        *((said, TESTED) for said in LINT_IS_OVER),
        ("You don't have to run make lint before a commit any more.", memory("x", "Run make lint before a release.")),
        ("以后提交前不用再跑 make lint 了", memory("x", "发布前跑 make lint。")),
        ("以后不用再跑 make lint 了。", memory("x", "Never run make lint on generated code.")),
        ("不用再跑 make lint 了，已经过了", LINT_IN_CHINESE),
        ("You don't have to run make lint again.", LINT),
    ],
)
def test_what_need_not_be_done_again_ends_no_rule_about_another_matter(said: str, known: Memory) -> None:
    assert ended(said, (known,)) is None
