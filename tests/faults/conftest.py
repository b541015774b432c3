"""One process that forks for all faults that are shown on the same worker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faults.forking import Forks


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    """Start memoryd quickly."""
    forks = Forks()
    yield forks
    forks.close()


@pytest.fixture(scope="session")
def forks_with_model() -> Iterator[Forks]:
    """Start a memoryd quickly that asks a model."""
    forks = Forks("memoryd.adapters.llm.sdk")
    yield forks
    forks.close()
