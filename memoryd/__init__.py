"""memoryd: a background daemon that gives any coding agent a long-term memory.

What an agent of your own imports is named in `__all__`; a transcript to write is in `memoryd.sessions`. Nothing is
loaded before it is used.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd.core.age import age_text
    from memoryd.core.errors import MemoryChanged, MemorydError, StoreUnavailable
    from memoryd.core.manifest import Manifest
    from memoryd.core.model import Broken, Memory, MemoryType
    from memoryd.core.naming import NoSuchMemory
    from memoryd.library.memories import MemoryDir
    from memoryd.library.prompting import system_prompt
    from memoryd.library.recalled import Recalled

__version__ = "0.1.0"

_HOMES = {
    "Broken": "memoryd.core.model",
    "Manifest": "memoryd.core.manifest",
    "Memory": "memoryd.core.model",
    "MemoryChanged": "memoryd.core.errors",
    "MemoryDir": "memoryd.library.memories",
    "MemoryType": "memoryd.core.model",
    "MemorydError": "memoryd.core.errors",
    "NoSuchMemory": "memoryd.core.naming",
    "Recalled": "memoryd.library.recalled",
    "StoreUnavailable": "memoryd.core.errors",
    "age_text": "memoryd.core.age",
    "system_prompt": "memoryd.library.prompting",
}

__all__ = [
    "Broken",
    "Manifest",
    "Memory",
    "MemoryChanged",
    "MemoryDir",
    "MemoryType",
    "MemorydError",
    "NoSuchMemory",
    "Recalled",
    "StoreUnavailable",
    "__version__",
    "age_text",
    "system_prompt",
]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'memoryd' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
