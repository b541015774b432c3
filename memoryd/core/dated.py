"""What has an age: the part of a memory that tells when it was written."""

from __future__ import annotations

from typing import Protocol


class Dated(Protocol):
    """What has a type and the days it was made and last changed (ISO dates, or "" where it does not say)."""

    @property
    def type(self) -> str: ...
    @property
    def created(self) -> str: ...
    @property
    def updated(self) -> str: ...
