"""Commands that are asked when the agent thinks it is done, and that can make it go on.

A hook gets `{"final": …, "cwd": …}` as JSON on standard input. With exit code 2 what it prints is given to the agent,
which works on; any other code lets it stop.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from . import shell

MOST_ROUNDS = 3
"""How often in one turn hooks can make the agent go on."""
_GO_ON = 2


def objection(hooks: Sequence[str], final: str, cwd: Path) -> str:
    """Return what the first hook that objects says, "" when none does."""
    for hook in hooks:
        said, code = shell.finish(hook, cwd, given=json.dumps({"final": final[:1_000], "cwd": str(cwd)}))
        if code == _GO_ON:
            return said.strip() or "A stop hook says that this is not done yet."
    return ""
