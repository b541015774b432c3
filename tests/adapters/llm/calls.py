"""A model behind a scripted server, and what each of its failures must be like."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
from memoryd.core.errors import LLMError
from memoryd.core.model import Prompt, Usage

KEY = "sk-ant-api03-a-key-that-nobody-has"
SCHEMA: dict[str, object] = {"type": "object", "properties": {}, "additionalProperties": False}
PROMPT = Prompt(
    system="The rules, which stay the same from call to call.",
    user="请记住：在这个项目里总是使用 uv，绝不使用 pip 🐘\r\nand the second line of what was said",
    schema=SCHEMA,
    max_tokens=512,
)
NOTHING = Usage()

Connect = Callable[..., AnthropicMessages]


def failure(model: AnthropicMessages, prompt: Prompt = PROMPT) -> LLMError:
    """Return what a call fails with: one line that repeats neither the question nor the key."""
    with pytest.raises(LLMError) as caught:
        model.ask(prompt)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 500
    assert KEY not in text
    assert "uv" not in text.split()
    assert "请记住" not in text
    return caught.value
