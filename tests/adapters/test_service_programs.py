"""The machine's programs are run without a shell, with a deadline, and their failures fit in one line."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from memoryd.adapters.service_programs import ask, lines_of
from memoryd.core.errors import MemorydError


def program(folder: Path, text: str) -> dict[str, str]:
    path = folder / "asked"
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o700)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


def test_no_shell_reads_the_words(tmp_path: Path) -> None:
    env = program(tmp_path, 'printf "%s|" "$@"')
    assert ask(["asked", "$(id)", "; rm -rf ~", "*"], env, 10).out == "$(id)|; rm -rf ~|*|"


def test_one_that_hangs_is_given_up(tmp_path: Path) -> None:
    begun = time.monotonic()
    with pytest.raises(MemorydError, match=r"`asked` did not end within 0\.3 s"):
        ask(["asked"], program(tmp_path, "exec sleep 60"), 0.3)
    assert time.monotonic() - begun < 20


def test_what_it_complains_of_is_one_line_even_in_bytes_that_are_no_text(tmp_path: Path) -> None:
    answer = ask(["asked"], program(tmp_path, "printf '\\377 bad\\nmore\\n' >&2; exit 3"), 10)
    assert (answer.code, answer.gist) == (3, "� bad")


def test_a_program_that_cannot_be_run_says_so(tmp_path: Path) -> None:
    env = program(tmp_path, "")
    (tmp_path / "asked").write_bytes(b"#!/no/such/interpreter\n")
    with pytest.raises(MemorydError, match="asked cannot be run"):
        ask(["asked"], env, 10)


def test_a_reader_that_stops_ends_the_program(tmp_path: Path) -> None:
    env = program(tmp_path, f'echo $$ > "{tmp_path}/pid"; echo 一; exec sleep 60')
    lines = lines_of(["asked"], env)
    assert next(lines) == "一"
    lines.close()  # type: ignore[attr-defined]
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), 0)


def test_a_log_program_that_fails_says_why(tmp_path: Path) -> None:
    with pytest.raises(MemorydError, match="asked failed: no journal"):
        list(lines_of(["asked"], program(tmp_path, "echo no journal >&2; exit 1")))
