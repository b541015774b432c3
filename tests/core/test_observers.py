from __future__ import annotations

from dataclasses import replace

import pytest

from memoryd.core.model import Close, Speaker, Turn, Utterance
from memoryd.core.observers import OBSERVER, OWN, reason
from memoryd.core.own_sessions import MARKER

STATE = "/home/ada/.local/state/memoryd"


def turn(*prompts: str, cwd: str = "/p") -> Turn:
    words = tuple(Utterance(Speaker.USER, prompt) for prompt in prompts)
    return Turn(key="k", agent="a", session="s", file="f", cwd=cwd, close=Close.COMPLETED, words=words, final=None)


@pytest.mark.parametrize("cwd", [STATE, f"{STATE}/own-questions"])
def test_memoryds_own_folder_tells_its_own_sessions(cwd: str) -> None:
    assert reason(turn("x", cwd=cwd), STATE) == OWN


def test_the_marker_tells_them_also_in_a_later_prompt() -> None:
    assert reason(turn("hello", f"{MARKER}\nquestion"), STATE) == OWN
    assert reason(turn(f"what does {MARKER} mean?"), STATE) == ""


@pytest.mark.parametrize(
    "cwd",
    [
        "/home/ada/.claude-mem/observer-sessions", "/x/observer-sessions/", "observer-sessions", "/home/a/.claude-mem",
        "/home/a/.claude-mem/x", "/home/a/.memsearch", "/home/a/.memsearch/x", "/home/a/.agentmemory",
        "/home/a/.agentmemory/x/", "/srv/memory-observer", "/srv/memory-summarizer", "/home/a/.codex/memories",
    ],
)  # fmt: skip
def test_the_folders_of_memory_tools_tell_theirs(cwd: str) -> None:
    assert reason(turn("x", cwd=cwd), STATE) == OBSERVER


@pytest.mark.parametrize(
    "prompt",
    [
        "You are a Claude-Mem, a specialized observer tool for creating searchable memory FOR FUTURE SESSIONS.",
        "Hello memory agent, you are continuing to observe the primary Claude session.",
        "You are a third-person note-taker. You will receive a transcript of ONE conversation turn.",
        "\n<observed_from_primary_session>\n  <user_request>修复登录</user_request>",
        "修复登录\n<observed_from_primary_session>\nx",
        "<observed_from_primary_session> <user_request>修复登录</user_request>",
        "You are the memory consolidation agent.",
        "You are an observer agent.",
        "You are a specialized observer tool.",
        "You are a session observer for coding sessions.",
        "you are an information extractor",
        "You are the memory extraction subagent of a session.",
        "Progress summary checkpoint\n=====",
        "--- MODE SWITCH: PROGRESS SUMMARY ---",
        "Memory processing start\n====",
        "MEMORY PROCESSING CONTINUED",
        "You are a Personal Information Organizer, specialized in storing facts.",
        "You are now acting as the memory extraction subagent.",
        "Analyze this coding session and produce JSON",
        "Analyse this rollout and produce raw_memory",
        "# Dream: Memory Consolidation",
        "You are a smart memory manager which controls the memory of a system.",
    ],
)
def test_the_words_that_memory_tools_begin_with_tell_theirs(prompt: str) -> None:
    assert reason(turn("hi", prompt), STATE) == OBSERVER


@pytest.mark.parametrize(
    ("prompt", "cwd"),
    [
        ("You are an expert in SQL. Fix this query.", "/p"),
        ("How does claude-mem build its observer prompt?", "/src/claude-mem-fork"),
        ("Write a session summarizer in Rust.", "/src/observer"),
        ("你好，记住这个：用 pnpm", "/p"),
    ],
)
def test_a_persons_session_is_none_of_them(prompt: str, cwd: str) -> None:
    assert reason(turn(prompt, cwd=cwd), STATE) == ""


def test_what_an_agent_says_tells_nothing() -> None:
    said = "You are a session observer."
    words = (Utterance(Speaker.USER, "what is this?"), Utterance(Speaker.ASSISTANT, said))
    assert reason(replace(turn(), words=words), STATE) == ""
