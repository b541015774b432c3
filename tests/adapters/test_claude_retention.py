from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.adapters.claude_retention import DAYS, kept_days


@pytest.mark.parametrize(
    ("settings", "days"),
    [
        ('{"cleanupPeriodDays": 365}', 365.0),
        ('{"cleanupPeriodDays": 0, "语言": "中文"}', 0.0),
        ('{"cleanupPeriodDays": "long"}', DAYS),
        ('{"cleanupPeriodDays": true}', DAYS),
        ('{"cleanupPeriodDays": -1}', DAYS),
        ("{", DAYS),
        ("[" * 100_000, DAYS),
        ("[]", DAYS),
        (None, DAYS),
    ],
)
def test_what_the_settings_say_holds_and_anything_else_is_the_default(
    tmp_path: Path, settings: str | None, days: float
) -> None:
    if settings is not None:
        (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    assert kept_days(str(tmp_path / "projects")) == days
