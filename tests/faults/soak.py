"""Do random things to real files for as long as one likes: `python -m tests.faults.soak SECONDS`.

Two kinds in turn: the model of `tests/pipeline/test_tailing_model.py`, with new examples each time, and a real daemon
that is killed in between. It ends with the seed that failed, or says how many rounds held.
"""

from __future__ import annotations

import random
import sys
import time

from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.faults.forking import Forks
from tests.faults.test_random import do_random_things
from tests.pipeline.test_tailing_model import Files

EXAMPLES, STEPS = 2, 50


def main(seconds: float) -> None:
    """Go on until the time is up."""
    until, held = time.monotonic() + seconds, 0
    model = settings(max_examples=100, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck))
    forks = Forks()
    while time.monotonic() < until:
        seed = random.randrange(1 << 32)
        print(f"seed {seed}", flush=True)
        do_random_things(forks, seed, EXAMPLES, STEPS)
        run_state_machine_as_test(Files, settings=model)
        held += 1
    forks.close()
    print(f"{held} rounds held")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 600.0)
