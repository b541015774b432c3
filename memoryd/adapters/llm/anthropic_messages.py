"""Ask a model over the Messages API: one question, one answer, one deadline, no retries.

How often to try again is the queue's to say, how often to call at all the wrappers' (see breaker, budgeted).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import IntEnum
from hashlib import sha256
from importlib import import_module
from typing import Any

from memoryd.adapters.llm import messages_reply
from memoryd.adapters.llm.api_key import ApiKey
from memoryd.adapters.llm.deadline import Deadline, Stopped
from memoryd.adapters.llm.refusals import Refusal, Refused, Unsaid, verdict
from memoryd.core.endpoint import problem
from memoryd.core.errors import ConfigError, Paused, Transient
from memoryd.core.model import Answer, Prompt

TOOL = "answer"


class Form(IntEnum):
    """How the form of an answer is asked for; a server that refuses one is asked in the next."""

    SCHEMA = 0
    TOOL = 1
    WORDS = 2


_REFUSED_BECAUSE = {
    Form.SCHEMA: ("output_config", "output_format", "json_schema", "structured output", "extra inputs", "schema"),
    Form.TOOL: ("tool",),
}
"""Words of a 400 that complain about a form; the form is left for good then."""


class AnthropicMessages:
    """A model behind any endpoint that speaks the Messages API."""

    def __init__(
        self,
        *,
        model: str,
        base_url: str,
        key: ApiKey,
        deadline_seconds: float = 120.0,
        now: Callable[[], float] = time.time,
    ) -> None:
        if wrong := problem(base_url):
            raise ConfigError([f"[anthropic] base_url {wrong}"])
        self._model = model
        self._endpoint = base_url.rstrip("/")
        self._key = key
        self._deadline = Deadline(deadline_seconds)
        self._now = now
        self._form = Form.SCHEMA

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer; Transient, Permanent, Paused or ReplyError say in one line what came instead."""
        key = self._key.read()
        unsaid = Unsaid((prompt.user, prompt.system), key)
        # Imported at the first call, because that takes seconds, and before its deadline begins.
        import_module("memoryd.adapters.llm.sdk")
        try:
            body = self._deadline.run(self._send(prompt, key))
        except Refused as refused:
            raise verdict(refused.refusal, self._endpoint, unsaid) from None
        except TimeoutError:
            message = f"{self._endpoint} gave no answer within {self._deadline.seconds:g} seconds"
            raise Transient(message, "it is tried again later") from None
        except Stopped:
            raise Transient("the call was ended because memoryd ends", "it is made again at the next start") from None
        return messages_reply.read(body, self._endpoint)

    def identity(self) -> str:
        """Return a hash that changes when the key does; "" while there is no key that can be used."""
        try:
            return sha256(self._key.read().encode()).hexdigest()
        except Paused:
            return ""

    def close(self) -> None:
        """End the calls under way, from any thread; they raise Transient, as do later ones."""
        self._deadline.stop()

    async def _send(self, prompt: Prompt, key: str) -> bytes:
        from memoryd.adapters.llm import sdk

        while True:
            form = self._form if prompt.schema else Form.WORDS
            request = _request(prompt, self._model, form)
            try:
                return await sdk.send(self._endpoint, key, request, self._deadline.seconds, self._now())
            except Refused as refused:
                if not _complains_about(form, refused.refusal):
                    raise
                self._form = max(self._form, Form(form + 1))


def _complains_about(form: Form, refusal: Refusal) -> bool:
    message = refusal.message.lower()
    return refusal.status in (400, 422) and any(word in message for word in _REFUSED_BECAUSE.get(form, ()))


def _request(prompt: Prompt, model: str, form: Form) -> dict[str, Any]:
    request: dict[str, Any] = {
        "model": model,
        "max_tokens": prompt.max_tokens,
        "messages": [{"role": "user", "content": _sendable(prompt.user)}],
    }
    if prompt.system:
        text = _sendable(prompt.system)
        # The part that stays the same: read from the cache at a tenth of the price where it is long enough.
        request["system"] = [{"type": "text", "text": text, "cache_control": {"type": "ephemeral"}}]
    if form is Form.SCHEMA:
        request["output_config"] = {"format": {"type": "json_schema", "schema": prompt.schema}}
    elif form is Form.TOOL:
        tool = {"name": TOOL, "description": "Give the answer.", "input_schema": prompt.schema}
        request |= {"tools": [tool], "tool_choice": {"type": "tool", "name": TOOL}}
    return request


def _sendable(text: str) -> str:
    """Lone surrogates, which a transcript can hold, have no UTF-8."""
    return text.encode("utf-8", "replace").decode("utf-8")
