from __future__ import annotations

import subprocess
import sys

import pytest

from memoryd.core.cues import chinese, english
from memoryd.core.heard import Cue


@pytest.mark.parametrize("cue", [*english.CUES, *chinese.CUES], ids=lambda cue: cue.written[:40])
def test_every_cue_is_an_expression_that_names_a_rule(cue: Cue) -> None:
    assert "rule" in cue.pattern.groupindex


def test_no_start_waits_for_the_cues() -> None:
    seen = "import memoryd.core.hearing as h; print(sum('pattern' in vars(cue) for cue in h.english.CUES))"
    shown = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "0"
