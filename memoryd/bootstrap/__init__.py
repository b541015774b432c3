"""The only place that picks implementations: a configuration in, a running house out.

The commands call these functions and nothing below them. Each is loaded when it is first asked for: what answers a
prompt loads none of the others.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd.bootstrap.asking import inspect, memories, root_of, status, why
    from memoryd.bootstrap.doing import OnceSummary, once, perform
    from memoryd.bootstrap.running import run

__all__ = ["OnceSummary", "inspect", "memories", "once", "perform", "root_of", "run", "status", "why"]

_ROOMS = {"run": "running", "once": "doing", "OnceSummary": "doing", "perform": "doing"}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_ROOMS.get(name, 'asking')}"), name)
