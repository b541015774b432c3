"""What a library's import does not load, and that everything else can still load it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.adapters.lightly import importing, later

LIBRARY = """
try:
    import heavy_colours
except ImportError:
    heavy_colours = None
import heavy_loop
from heavy_loop import wanted

def later():
    return heavy_loop.run()
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "some_library.py").write_text(LIBRARY, encoding="utf-8")
    (tmp_path / "heavy_colours.py").write_text("", encoding="utf-8")
    (tmp_path / "heavy_loop.py").write_text("wanted = 'real'\nrun = lambda: '真'\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("some_library", "heavy_colours", "heavy_loop"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def test_an_absent_module_is_not_there_and_a_hollow_one_holds_what_is_named(library: Path) -> None:
    with importing(absent=("heavy_colours",), hollow={"heavy_loop": {"wanted": "mine"}}):
        import some_library  # type: ignore[import-not-found]
    assert (some_library.heavy_colours, some_library.wanted) == (None, "mine")
    assert not {"heavy_colours", "heavy_loop"} & sys.modules.keys()


def test_a_hollow_module_that_more_is_asked_of_is_the_real_one_from_then_on(library: Path) -> None:
    with importing(hollow={"heavy_loop": {}}):
        import some_library
    assert (some_library.wanted, some_library.later()) == ("real", "真")
    with importing(hollow={"heavy_loop": {"wanted": "mine"}}):
        import heavy_loop  # type: ignore[import-not-found]
    assert heavy_loop.wanted == "real"
    assert sys.modules["heavy_loop"] is heavy_loop


def test_what_only_a_later_call_needs_is_loaded_then(library: Path) -> None:
    with importing(hollow={"heavy_loop": {"wanted": "mine"}}):
        import some_library
    assert "heavy_loop" not in sys.modules
    assert some_library.later() == "真"
    assert sys.modules["heavy_loop"].wanted == "real"


def test_a_function_that_is_not_expected_to_be_called_is_loaded_when_it_is(library: Path) -> None:
    with importing(hollow={"heavy_loop": {"wanted": "mine", "run": later("heavy_loop", "run")}}):
        import some_library
    assert "heavy_loop" not in sys.modules
    assert some_library.later() == "真"


def test_others_import_the_real_modules_afterwards(library: Path) -> None:
    with pytest.raises(ImportError), importing(absent=("heavy_colours", "heavy_loop")):
        import heavy_loop
    import heavy_loop

    assert heavy_loop.run() == "真"


def test_what_is_loaded_already_stays(library: Path) -> None:
    import heavy_loop

    with importing(absent=("heavy_loop",), hollow={"heavy_loop": {}}):
        import some_library
    assert some_library.later() == "真"
    assert sys.modules["heavy_loop"] is heavy_loop


_LOAD = """
import sys
import memoryd.adapters.logs, memoryd.adapters.scheduling
print(*sys.modules)
import asyncio
asyncio.run(asyncio.sleep(0))
"""


def test_the_log_and_the_schedule_load_no_event_loop_no_tls_and_no_colours() -> None:
    run = subprocess.run([sys.executable, "-c", _LOAD], capture_output=True, text=True, timeout=60, check=True)
    loaded = set(run.stdout.split())
    assert {"structlog", "apscheduler"} <= loaded
    assert not {"asyncio", "ssl", "rich", "better_exceptions"} & loaded
