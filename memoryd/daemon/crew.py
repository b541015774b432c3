"""Several workers for one pass over many projects; no project is worked on by two of them at a time.

Unlike lanes they end with the work, and what they raise is raised where the pass is made. A project goes to whoever is
free, so that a large one holds up no other.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from types import TracebackType

LOOK_SECONDS = 0.5
"""How often who waits looks again, so that a signal is heard."""


class Crew:
    """Have projects worked on; used by one thread, as a context: when that fails, `hang_up` ends what is under way.

    `work` takes the root of a project and tells whether to go on with others; it is also given what says that nothing
    more is to be begun, so that it need not wait any longer for something.
    """

    def __init__(self, workers: int, work: Callable[[str, threading.Event], bool], hang_up: Callable[[], None]) -> None:
        self.workers = workers
        self._work = work
        self._hang_up = hang_up
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="crew")
        self._at_work: dict[str, Future[bool]] = {}
        self._again: dict[str, None] = {}
        self.going_on = True
        """Whether no worker has told to stop."""
        self._ending = threading.Event()

    def put(self, roots: Iterable[str]) -> None:
        """Have projects worked on; one that is being worked on is taken up again after that."""
        self._again |= dict.fromkeys(roots)
        self.look()

    def look(self) -> int:
        """Take in what was done, and raise what went wrong; returns how many projects are at work or wait for it."""
        for root in [root for root, done in self._at_work.items() if done.done()]:
            self.going_on &= self._at_work.pop(root).result()
        for root in [root for root in self._again if root not in self._at_work]:
            del self._again[root]
            self._at_work[root] = self._pool.submit(self._work, root, self._ending)
        return len(self._at_work)

    def wait(self) -> None:
        """Wait until something is done, for a moment at most."""
        wait(self._at_work.values(), LOOK_SECONDS, return_when=FIRST_COMPLETED)

    def finish(self) -> None:
        """Wait until all is done."""
        while self.look():
            self.wait()

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ending.set()
        if error is not None:
            self._hang_up()
        self._pool.shutdown(cancel_futures=True)
