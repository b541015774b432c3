"""How the form of an answer is asked for."""

from __future__ import annotations

import json
import time

from memoryd.core.errors import Permanent, Transient
from tests import messages_api as api_
from tests.adapters.llm.calls import PROMPT, SCHEMA, Connect, failure
from tests.messages_api import MessagesApi


class TestTheFormOfAnAnswer:
    """Structured output where the server has it, else a tool, else words."""

    REFUSED = "output_config: Extra inputs are not permitted"
    NO_TOOLS = "tool_choice: forced tool use is not supported by this model"

    def test_a_server_without_structured_output_is_asked_to_use_a_tool(
        self, server: MessagesApi, connect: Connect
    ) -> None:
        server.script(api_.error(400, text=self.REFUSED), api_.tool_use({"operations": [{"name": "名字"}]}))
        model = connect()
        assert json.loads(model.ask(PROMPT).text) == {"operations": [{"name": "名字"}]}
        sent = server.received[1].json
        assert sent["tools"][0]["input_schema"] == SCHEMA
        assert sent["tool_choice"] == {"type": "tool", "name": sent["tools"][0]["name"]}
        assert "output_config" not in sent

        model.ask(PROMPT)
        assert len(server.received) == 3, "what the server refused is not tried again"

    def test_a_model_that_cannot_be_made_to_use_a_tool_is_asked_in_words(
        self, server: MessagesApi, connect: Connect
    ) -> None:
        server.script(api_.error(400, text=self.REFUSED), api_.error(400, text=self.NO_TOOLS), api_.operations())
        model = connect()
        assert model.ask(PROMPT).text == '{"operations": []}'
        assert set(server.received[2].json) == {"model", "max_tokens", "system", "messages"}
        model.ask(PROMPT)
        assert len(server.received) == 4

    def test_a_server_that_complains_for_ever_is_asked_three_times(self, server: MessagesApi, connect: Connect) -> None:
        server.script(api_.error(400, text=f"{self.REFUSED}; {self.NO_TOOLS}"))
        assert isinstance(failure(connect()), Permanent)
        assert len(server.received) == 3

    def test_another_400_does_not_change_the_form(self, server: MessagesApi, connect: Connect) -> None:
        server.script(api_.error(400, text="prompt is too long"), api_.operations())
        model = connect()
        assert isinstance(failure(model), Permanent)
        model.ask(PROMPT)
        assert ["output_config" in sent.json for sent in server.received] == [True, True]

    def test_all_forms_share_one_deadline(self, server: MessagesApi, connect: Connect) -> None:
        connect().ask(PROMPT)
        server.script(api_.error(400, text=self.REFUSED), api_.hang())
        started = time.monotonic()
        assert isinstance(failure(connect(0.6)), Transient)
        assert time.monotonic() - started < 3.0
