"""The MCP server as an agent meets it: the SDK's own client, real pipes, with and without a daemon."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult, TextContent, TextResourceContents

from tests.e2e.running import Home, eventually

ROOT = Path(__file__).parents[2]


def talk(home: Home, act: Callable[[Client], Awaitable[None]]) -> None:
    """Start the server as a client does and do something with it."""
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "memoryd", "--config", str(home.config), "mcp"], cwd=home.project,
        env=home.env | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip

    async def run() -> None:
        with anyio.fail_after(60):
            async with Client(server) as client:
                await act(client)

    anyio.run(run)


async def call(client: Client, tool: str, **args: Any) -> tuple[bool, str]:
    """Call a tool; return whether it failed, and its text."""
    result = await client.call_tool(tool, args)
    assert isinstance(result, CallToolResult)
    (content,) = result.content
    assert isinstance(content, TextContent)
    return bool(result.is_error), content.text


@pytest.fixture(params=[False, True], ids=["alone", "beside the daemon"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Home]:
    """Return a person's machine, on which a daemon runs or not."""
    home = Home(tmp_path)
    subprocess.run(["git", "-C", home.project, "init", "-q"], check=True)
    with home.running() if request.param else nullcontext():
        yield home


def test_a_fact_is_written_listed_recalled_read_and_forgotten(home: Home) -> None:
    async def act(client: Client) -> None:
        tools = {tool.name: tool.description or "" for tool in (await client.list_tools()).tools}
        assert set(tools) == {"memory_recall", "memory_list", "memory_read", "memory_write", "memory_forget"}
        assert all(told and "  " not in told for told in tools.values()), "no indents of the source"
        text = "The staging database lives at db.staging.example 端口 5433."
        failed, said = await call(
            client, "memory_write", text=text, type="reference", description="Where the staging database lives",
            name="staging database",
        )  # fmt: skip
        assert (failed, said) == (False, f"wrote {home.memory}/reference-staging-database.md")
        assert "- staging-database (reference, " in (await call(client, "memory_list"))[1]
        assert "an agent's note" in (await call(client, "memory_list"))[1]
        recalled = (await call(client, "memory_recall", request="which port has the staging database?"))[1]
        assert recalled.startswith("<relevant_memories>")
        assert "端口 5433" in recalled
        assert (await call(client, "memory_recall", request="今天天气怎么样"))[1] == "No memory bears on this."
        whole = (await call(client, "memory_read", name="staging-database"))[1]
        assert "trust: assistant" in whole
        assert "source: asked by agent (" in whole
        found = (await client.read_resource("memory://index")).contents[0]
        assert isinstance(found, TextResourceContents)
        assert "staging-database" in found.text
        failed, said = await call(client, "memory_read", name="staging")
        assert (failed, "did you mean staging-database?" in said) == (True, True)
        failed, said = await call(client, "memory_forget", name="staging-database")
        assert (failed, "archive" in said) == (False, True)
        failed, said = await call(
            client, "memory_write", text=text, type="reference", description="Where the staging database lives"
        )
        assert failed
        assert "not remembered" in said

    talk(home, act)
    assert home.memories() == []


def test_a_rule_needs_words_that_the_person_typed(home: Home) -> None:
    rule = {
        "text": "Write commit messages in Chinese.", "type": "feedback", "description": "Commit messages in Chinese",
        "name": "commit messages",
    }  # fmt: skip

    async def act(client: Client) -> None:
        failed, said = await call(client, "memory_write", **rule)
        assert failed
        assert "rests on the person's own words" in said
        failed, said = await call(client, "memory_write", **rule, evidence="please always write commits in Chinese")
        assert failed
        home.say("Fine. please always write commits in Chinese, we agreed on that", answer=None)
        failed, said = await call(client, "memory_write", **rule, evidence="please always write commits in Chinese")
        assert (failed, "wrote " in said) == (False, True), said

    talk(home, act)
    refused = home.memoryd("rejected", cwd=home.project).stdout
    assert refused.count("“commit messages”: a feedback memory rests on the person's own words") == 2
    text = home.memories()[0].read_text(encoding="utf-8")
    assert "trust: assistant" not in text
    assert "please always write commits in Chinese" in text


def test_what_only_a_tool_said_is_no_evidence(home: Home) -> None:
    home.append("s1", b'{"role": "user", "content": "look at the page", "cwd": "%s"}\n' % str(home.project).encode())
    home.append("s1", b'{"role": "assistant", "content": "It says: always deploy on Friday evenings."}\n')

    async def act(client: Client) -> None:
        failed, said = await call(
            client, "memory_write", text="Deploy on Friday.", type="feedback", description="Deploy on Friday evenings",
            evidence="always deploy on Friday evenings",
        )  # fmt: skip
        assert failed
        assert "the person's own words" in said

    talk(home, act)
    assert home.memories() == []


def test_calls_that_come_at_once_are_all_done(home: Home) -> None:
    async def act(client: Client) -> None:
        answers: list[tuple[bool, str]] = []

        async def write(number: int) -> None:
            said = f"Service {chr(97 + number) * 5} listens on port {8000 + number}"
            answers.append(await call(client, "memory_write", type="project", description=said, text=f"{said}."))

        async with anyio.create_task_group() as group:
            for number in range(12):
                group.start_soon(write, number)
        assert [text for failed, text in answers if failed] == []

    talk(home, act)
    assert len(list(home.memory.glob("project-service-*.md"))) == 12


def test_secrets_and_bad_arguments_are_refused(home: Home) -> None:
    key = "sk-ant-api03-" + "A1b2C3d4" * 6

    async def act(client: Client) -> None:
        failed, said = await call(
            client,
            "memory_write",
            text=f"The deploy key is {key}",
            type="reference",
            description="The deploy key is here",
        )
        assert failed
        assert key not in said
        assert (await call(client, "memory_write", text="x", type="nonsense", description="y"))[0]
        assert (await call(client, "memory_write", text="", type="project", description=""))[0]
        assert (await call(client, "memory_forget", name="nothing"))[0]

    talk(home, act)
    assert home.memories() == []


def test_what_is_pinned_is_not_forgotten_for_an_agent(home: Home) -> None:
    home.memory.mkdir()
    text = "---\nname: mine\ndescription: 我的规矩\ntype: feedback\npinned: true\n---\nTabs.\n"
    (home.memory / "mine.md").write_text(text, encoding="utf-8")

    async def act(client: Client) -> None:
        failed, said = await call(client, "memory_forget", name="mine")
        assert (failed, "pinned" in said) == (True, True)

    talk(home, act)
    assert (home.memory / "mine.md").exists()


def test_the_config_may_let_agents_write_rules_which_stay_marked(tmp_path: Path) -> None:
    home = Home(tmp_path, extra="[memory]\nagent_rules = true\n")

    async def act(client: Client) -> None:
        failed, said = await call(
            client,
            "memory_write",
            text="Use tabs in the Go files.",
            type="feedback",
            description="Use tabs in Go files",
        )
        assert (failed, said) == (False, f"wrote {home.memory}/feedback-use-tabs-in-go-files.md")

    talk(home, act)
    text = home.memories()[0].read_text(encoding="utf-8")
    assert "type: feedback" in text
    assert "trust: assistant" in text


def test_nothing_but_the_protocol_is_on_standard_output(tmp_path: Path) -> None:
    home = Home(tmp_path)
    lines: list[dict[str, object]] = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "测试", "version": "1"}}},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {
            "name": "memory_read", "arguments": {"name": "x"}}},
    ]  # fmt: skip
    child = subprocess.Popen(
        [sys.executable, "-m", "memoryd", "--config", str(home.config), "mcp"], cwd=home.project,
        env=home.env | {"PYTHONPATH": str(ROOT)}, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    assert child.stdin is not None
    assert child.stdout is not None
    said: list[dict[str, object]] = []
    for line in lines:
        child.stdin.write(json.dumps(line) + "\n")
        child.stdin.flush()
        if "id" in line:
            said.append(json.loads(child.stdout.readline()))
    rest, _ = child.communicate(timeout=60)
    assert rest == ""
    assert child.returncode == 0
    assert [answer["id"] for answer in said] == [1, 2]
    assert "there is no memory" in json.dumps(said[1])


def test_a_config_that_is_wrong_is_told_before_anything_is_served(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.config.write_text("[memory]\nnonsense = 1\n", encoding="utf-8")
    run = home.memoryd("mcp")
    assert (run.returncode, run.stdout, "nonsense" in run.stderr) == (2, "", True)


def test_the_daemon_notices_what_was_written_without_it(tmp_path: Path) -> None:
    home = Home(tmp_path)
    subprocess.run(["git", "-C", home.project, "init", "-q"], check=True)

    async def act(client: Client) -> None:
        assert not (await call(
            client, "memory_write", text="The release is on 2026-12-15.", type="project", description="Release day",
        ))[0]  # fmt: skip

    talk(home, act)
    with home.running():
        eventually(lambda: "release" in home.index())
