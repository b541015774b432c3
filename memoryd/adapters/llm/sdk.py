"""The Anthropic SDK, held to one endpoint, one key and one request; the only file that imports it.

Importing it takes seconds and tens of megabytes: it is imported at the first call and not before.

What the SDK would take from the environment, and what stands against it here:
`ANTHROPIC_BASE_URL`, `ANTHROPIC_API_KEY`, `ANTHROPIC_AUTH_TOKEN`, profiles: base URL and key are always passed.
`ANTHROPIC_CUSTOM_HEADERS`: the request leaves with our own headers and no others.
`HTTP_PROXY`, `HTTPS_PROXY`, `ALL_PROXY`, `SSL_CERT_FILE`: `trust_env=False`.
`ANTHROPIC_OPEN_TELEMETRY_TRACES_CONTENT_MODE` (exports what is said): telemetry is off.
`ANTHROPIC_LOG=debug` (logs what is said): its loggers are closed.
"""

from __future__ import annotations

import logging
import os
import ssl
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import anthropic
import httpx2

from memoryd.adapters.llm.refusals import Refusal, Refused
from memoryd.core import backoff
from memoryd.core.errors import LLMError, Permanent, ReplyError, Transient

CONNECT_SECONDS = 10.0
MOST_REPLY_BYTES = 4 * 1024 * 1024
VERSION = "2023-06-01"

for _name in ("anthropic", "httpx2", "httpcore2"):
    logging.getLogger(_name).setLevel(logging.CRITICAL)


async def send(endpoint: str, key: str, request: dict[str, Any], seconds: float, now: float) -> bytes:
    """Send one request and return the body of its answer.

    Refused for an error status, an LLMError for everything that kept a whole answer from coming. `now` reads dates in
    `retry-after`.
    """
    async with _client(endpoint, key, seconds) as client:
        try:
            # As bytes: taken as a `Message`, a stranger's answer would be a message too, whatever it says.
            answer = await client.post("/v1/messages", cast_to=httpx2.Response, body=request)
        except anthropic.APIStatusError as error:
            raise Refused(_refusal(error, now)) from None
        except anthropic.APIConnectionError as error:
            raise _broken(error, endpoint) from None
        except (anthropic.AnthropicError, httpx2.HTTPError, TypeError, ValueError) as error:
            raise _unsent(error) from None
        return answer.content


def _client(endpoint: str, key: str, seconds: float) -> anthropic.AsyncAnthropic:
    async def dress(request: httpx2.Request) -> None:
        request.headers = _headers(request, key, len(await request.aread()))

    return anthropic.AsyncAnthropic(
        api_key=key,
        base_url=endpoint,
        max_retries=0,
        open_telemetry=False,
        http_client=anthropic.DefaultAsyncHttpxClient(
            follow_redirects=False,
            trust_env=False,
            verify=_trusted(),
            timeout=httpx2.Timeout(seconds, connect=min(seconds, CONNECT_SECONDS)),
            event_hooks={"request": [dress], "response": [_bound]},
        ),
        timeout=httpx2.Timeout(seconds, connect=min(seconds, CONNECT_SECONDS)),
    )


@cache
def _trusted() -> ssl.SSLContext:
    """Return whom to trust; reading all of their certificates takes longer than a call, so it is done once."""
    return httpx2.create_ssl_context(trust_env=False)


def _headers(request: httpx2.Request, key: str, length: int) -> httpx2.Headers:
    return httpx2.Headers(
        {
            "host": request.url.netloc.decode("ascii"),
            "accept": "application/json",
            # What is not compressed cannot unfold to gigabytes.
            "accept-encoding": "identity",
            "content-type": "application/json",
            "content-length": str(length),
            "user-agent": "memoryd",
            "anthropic-version": VERSION,
            "authorization": f"Bearer {key}",
        }
    )


class _TooLarge(Exception):
    """The answer is larger than any answer to our questions."""


class _Compressed(Exception):
    """The answer is compressed, although plain text was asked for."""


async def _bound(response: httpx2.Response) -> None:
    if response.headers.get("content-encoding", "identity").lower() not in ("", "identity"):
        raise _Compressed
    if isinstance(response.stream, httpx2.AsyncByteStream):
        response.stream = _Bounded(response.stream)


class _Bounded(httpx2.AsyncByteStream):
    def __init__(self, stream: httpx2.AsyncByteStream) -> None:
        self._stream = stream

    async def __aiter__(self) -> AsyncIterator[bytes]:
        left = MOST_REPLY_BYTES
        async for chunk in self._stream:
            left -= len(chunk)
            if left < 0:
                raise _TooLarge
            yield chunk

    async def aclose(self) -> None:
        await self._stream.aclose()


def _refusal(error: anthropic.APIStatusError, now: float) -> Refusal:
    def word(value: object) -> str:
        return value if isinstance(value, str) else ""

    return Refusal(
        status=error.status_code,
        kind=word(error.type),
        code=word(error.error_code),
        message=word(error.api_message),
        request_id=word(error.request_id),
        retry_after=backoff.wish(error.response.headers.get("retry-after"), now),
    )


def _broken(error: anthropic.APIConnectionError, endpoint: str) -> LLMError:
    cause = error.__cause__
    if isinstance(cause, _TooLarge):
        return ReplyError(f"{endpoint} answered with more than {MOST_REPLY_BYTES:,} bytes")
    if isinstance(cause, _Compressed):
        return Transient(f"{endpoint} compressed its answer although it was asked not to", "it is tried again later")
    if isinstance(cause, (httpx2.ConnectError, httpx2.ConnectTimeout)):
        unreached = Transient(f"{endpoint} cannot be reached: {_reason(cause)}", "it is tried again later")
        unreached.unsent = True
        return unreached
    if isinstance(cause, httpx2.TimeoutException):
        return Transient(f"{endpoint} gave no answer in time", "it is tried again later")
    return Transient(f"{endpoint} broke the connection off: {_reason(cause)}", "it is tried again later")


def _reason(error: BaseException | None) -> str:
    """Return the operating system's word for a failure, from the deepest cause that has one, else the kind of it."""
    said = type(error).__name__ if error else "unknown"
    while error is not None:
        if isinstance(error, ConnectionError) and error.errno:
            said = os.strerror(error.errno)
        elif isinstance(error, OSError) and error.strerror:
            said = error.strerror
        error = error.__cause__ or error.__context__
    return said


def _unsent(error: Exception) -> Permanent:
    """The SDK would not send it; its own words may hold the request, so only the kind is told."""
    refused = Permanent(f"the SDK could not send the request: {type(error).__name__}", "this turn is set aside")
    refused.unsent = True
    return refused
