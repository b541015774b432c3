from __future__ import annotations

import os
from pathlib import Path

import pytest

from memoryd.adapters.llm.api_key import ApiKey
from memoryd.core.errors import Paused

KEY = "sk-ant-a-key"


def written(path: Path, content: bytes = KEY.encode(), mode: int = 0o600) -> ApiKey:
    path.write_bytes(content)
    path.chmod(mode)
    return ApiKey("MEMORYD_TEST_KEY", str(path))


def refusal(key: ApiKey) -> str:
    with pytest.raises(Paused) as caught:
        key.read()
    text = str(caught.value)
    assert "\n" not in text
    assert KEY not in text
    return text


@pytest.mark.parametrize("content", [b"sk-ant-a-key", b"sk-ant-a-key\n", b"  sk-ant-a-key \r\n\r\n"])
@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_a_private_file_gives_the_key(tmp_path: Path, content: bytes, mode: int) -> None:
    assert written(tmp_path / "key", content, mode).read() == KEY


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o660, 0o610])
def test_a_file_others_can_get_at_is_refused_with_the_command_that_mends_it(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "key"
    assert f"chmod 600 {path}" in refusal(written(path, mode=mode))


def test_the_file_is_read_anew_at_each_call(tmp_path: Path) -> None:
    key = written(tmp_path / "key")
    key.read()
    written(tmp_path / "new", b"another")
    (tmp_path / "new").replace(tmp_path / "key")
    assert key.read() == "another"


def test_a_link_to_a_private_file_is_followed(tmp_path: Path) -> None:
    written(tmp_path / "real")
    (tmp_path / "link").symlink_to("real")
    assert ApiKey("X", str(tmp_path / "link")).read() == KEY


def test_what_is_no_regular_file_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo", 0o600)
    assert "no regular file" in refusal(ApiKey("X", str(tmp_path / "fifo")))
    assert "no regular file" in refusal(ApiKey("X", str(tmp_path)))
    assert "no regular file" in refusal(ApiKey("X", "/dev/zero"))


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "empty"),
        (b" \n", "empty"),
        (b"sk-ant-a-key\nX-Evil: 1", "no API key"),
        (b"two words", "no API key"),
        ("密钥".encode(), "no API key"),
        (b"\xff\xfe\x00", "no API key"),
        (b"sk-ant-a-key\x00", "no API key"),
        (b"ANTHROPIC_API_KEY = sk-ant-a-key", "no API key"),
    ],
)
def test_a_file_that_holds_no_key_is_refused(tmp_path: Path, content: bytes, word: str) -> None:
    text = refusal(written(tmp_path / "key", content))
    assert word in text
    assert str(tmp_path / "key") in text


def test_a_file_that_is_not_there_is_named_with_its_cause(tmp_path: Path) -> None:
    text = refusal(ApiKey("MEMORYD_TEST_KEY", str(tmp_path / "none")))
    assert str(tmp_path / "none") in text
    assert "No such file" in text
    assert "api_key_env" in text


def test_a_file_goes_before_the_variable_even_when_it_is_missing(tmp_path: Path) -> None:
    # PATH stands in for a variable that is set; its value must never be taken for the key.
    assert written(tmp_path / "key").read() == KEY
    assert ApiKey("PATH", str(tmp_path / "key")).read() == KEY
    assert "No such file" in refusal(ApiKey("PATH", str(tmp_path / "none")))


def test_the_variable_gives_the_key_where_no_file_is_named() -> None:
    assert ApiKey("PATH").read() == os.environ["PATH"].strip()


def test_neither_place_names_both() -> None:
    text = refusal(ApiKey("MEMORYD_NO_SUCH_KEY"))
    assert "MEMORYD_NO_SUCH_KEY" in text
    assert "api_key_file" in text


def test_a_key_is_never_shown() -> None:
    assert KEY not in repr(ApiKey("X", "/some/where"))
