from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.endpoint import is_loopback, problem


@pytest.mark.parametrize(
    "url",
    [
        "https://api.anthropic.com",
        "https://api.anthropic.com/",
        "https://gateway.example.com/anthropic",
        "https://例子.example:8443",
        "http://127.0.0.1:8080",
        "http://127.9.9.9",
        "http://[::1]:8080",
        "http://localhost:11434",
        "http://LOCALHOST",
    ],
)
def test_https_anywhere_and_http_to_this_machine_are_allowed(url: str) -> None:
    assert problem(url) == ""


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("http://api.anthropic.com", "https"),
        ("http://localhost.evil.example", "https"),
        ("http://127.0.0.1.evil.example", "https"),
        ("http://0.0.0.0:80", "https"),
        ("http://10.0.0.5", "https"),
        ("https://", "URL"),
        ("", "URL"),
        ("api.anthropic.com", "URL"),
        ("ftp://api.anthropic.com", "URL"),
        ("file:///etc/passwd", "URL"),
        ("https://host:port", "URL"),
        ("https://[::1", "URL"),
        ("https://ho st", "URL"),
        ("https://host\r\nx: y", "URL"),
        ("https://user:secret@host", "password"),
        ("https://key@host", "password"),
        ("https://host/?key=1", "query"),
        ("https://host/#a", "fragment"),
        ("https://api.anthropic.com/v1", "v1"),
        ("https://api.anthropic.com/v1/messages", "v1"),
    ],
)
def test_any_other_address_is_told_why_not(url: str, word: str) -> None:
    assert word in problem(url)


@given(st.text(max_size=60))
def test_no_text_breaks_the_check(url: str) -> None:
    assert "\n" not in problem(url)


def test_only_loopback_is_loopback() -> None:
    assert is_loopback("::1")
    assert not is_loopback("128.0.0.1")
