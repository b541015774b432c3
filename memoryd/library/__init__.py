"""What `import memoryd` gives to agents and scripts: memory folders, without a daemon and beside one."""

from memoryd.library.memories import MemoryDir

__all__ = ["MemoryDir"]
