"""Session files that their client has compressed, read as the bytes they hold.

Codex turns old sessions into `x.jsonl.zst`, and back when they are resumed. Whether compressed or not this is one file:
`x.jsonl`, under which it is known from before, so that reading it again brings nothing twice and nothing that was left
out. Its size is that of its content, its number that of the file on the disk. While both are there, the plain one
counts.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import IO, Protocol, cast

from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import StoreUnavailable
from memoryd.ports import SessionFiles

SUFFIX = ".zst"
LIMIT = 512 * 1024 * 1024
"""Bytes that a compressed file may hold; a larger one is taken for a trap and left alone."""
WINDOW_LIMIT = 128 * 1024 * 1024
"""Bytes of memory that a file may ask for to be unpacked; no level of compression needs more unless it is told to."""
STEP = 256 * 1024
HEAD = 64 * 1024
BEHIND = 1024 * 1024
"""How many bytes before the last ones read are kept, because readers look back at them."""
KEPT_OPEN = 16


class Damaged(StoreUnavailable):
    """A compressed file that cannot be unpacked."""


class Unpacked(Protocol):
    """The content of a compressed file, from its start on."""

    def read(self, size: int) -> bytes:
        """Return up to `size` more bytes, none at the end; `Damaged` when there is no way on."""
        ...


Unpack = Callable[[Callable[[int], bytes], str], Unpacked]
"""Begin to unpack what a function returns piece by piece; the text names it in errors."""


def _unheard(_path: str, _reason: str) -> None:
    return


class CompressedFiles:
    """SessionFiles that looks into the compressed ones among `files`.

    `on_odd` hears once of each file that is left alone, and why. Without `unpack` all compressed ones are, and it hears
    of the first.
    """

    def __init__(
        self, files: SessionFiles, on_odd: Callable[[str, str], None] = _unheard, unpack: Unpack | None = None
    ) -> None:
        self._files = files
        self._on_odd = on_odd
        self._unpack = unpack
        self._odd: set[str] = set()
        self._packed: dict[str, Sighting] = {}
        self._sizes: dict[Sighting, int | None] = {}
        self._contents: OrderedDict[Sighting, _Content] = OrderedDict()

    def scan(self, root: str, suffixes: tuple[str, ...]) -> Iterator[Sighting]:
        """Yield each session file under a root; see `SessionFiles`."""
        failed: StoreUnavailable | None = None
        compressed = tuple(f"{suffix}{SUFFIX}" for suffix in suffixes)
        for sighting in self._files.scan(root, (*suffixes, *compressed)):
            if not sighting.path.endswith(compressed):
                yield self._plain(sighting)
                continue
            try:
                found = self.look(sighting.path)
            except StoreUnavailable as error:
                failed = failed or error
                continue
            if found is not None and (found.device, found.inode) == (sighting.device, sighting.inode):
                yield found
        if failed is not None:
            raise failed

    def look(self, path: str) -> Sighting | None:
        """Return the file as it is now, by either of its names, or None when it is gone or cannot be read as one."""
        plain = path.removesuffix(SUFFIX)
        found = self._files.look(plain)
        if found is not None:
            return self._plain(found)
        packed = self._files.look(plain + SUFFIX)
        size = self._size(packed) if packed is not None else None
        if packed is None or size is None:
            return None
        self._packed[plain] = packed
        return Sighting(plain, packed.device, packed.inode, size, packed.mtime)

    def read(self, sighting: Sighting, offset: int, size: int) -> bytes:
        """Return up to `size` bytes of a file's content from `offset`; see `SessionFiles`."""
        packed = self._packed.get(sighting.path)
        if packed is None:
            return self._files.read(sighting, offset, size)
        same = (packed.device, packed.inode) == (sighting.device, sighting.inode)
        # What is kept of it must not answer once it is gone.
        if not same or self._files.look(packed.path) != packed:
            raise StoreUnavailable(f"{packed.path} became another file", "it is looked at again")
        return self._content(packed).read(offset, size)

    def side_files(self, folder: str, pattern: str) -> Iterator[tuple[str, bytes]]:
        """Yield the small files beside a store; none of them is ever compressed."""
        return self._files.side_files(folder, pattern)

    def on_disk(self, path: str) -> str:
        """Return the name under which a file that was looked at lies on the disk."""
        return self._packed[path].path if path in self._packed else path

    def _plain(self, sighting: Sighting) -> Sighting:
        # A number is given again: what was known of the compressed file must not answer for this one.
        self._packed.pop(sighting.path, None)
        return sighting

    def _size(self, packed: Sighting) -> int | None:
        """Return how much a file holds, None when it is to be left alone; it is unpacked once to know."""
        if self._unpack is None:
            self._leave(packed.path, "is compressed; install memoryd[zstd] to have such files read", "")
            return None
        if packed not in self._sizes:
            self._sizes[packed] = self._measure(packed)
        return self._sizes[packed]

    def _measure(self, packed: Sighting) -> int | None:
        try:
            size = self._content(packed).measure()
        except Damaged as error:
            self._leave(packed.path, str(error), packed.path)
            return None
        if size > LIMIT:
            self._leave(packed.path, f"holds more than {LIMIT // 1024**2} MiB when unpacked", packed.path)
            return None
        return size

    def _leave(self, path: str, reason: str, once: str) -> None:
        if once not in self._odd:
            self._odd.add(once)
            self._on_odd(path, reason)

    def _content(self, packed: Sighting) -> _Content:
        """Return a file's content, from where it was read last if that is still known."""
        if packed not in self._contents:
            self._contents[packed] = _Content(lambda: self._begin(packed))
        self._contents.move_to_end(packed)
        while len(self._contents) > KEPT_OPEN:
            self._contents.popitem(last=False)
        return self._contents[packed]

    def _begin(self, packed: Sighting) -> Unpacked:
        assert self._unpack is not None
        position = 0

        def stored(size: int) -> bytes:
            nonlocal position
            part = self._files.read(packed, position, size)
            position += len(part)
            return part

        return self._unpack(stored, packed.path)


class _Content:
    """What a compressed file holds, read forwards. A step back beyond what is kept begins again at the start."""

    def __init__(self, begin: Callable[[], Unpacked]) -> None:
        self._begin = begin
        self._restart()

    def read(self, offset: int, size: int) -> bytes:
        """Return up to `size` bytes from `offset`."""
        if offset + size <= len(self._head):
            return self._head[offset : offset + size]
        if offset < self._start:
            self._restart()
        self._advance(offset + size, keep=offset)
        return bytes(self._window[max(0, offset - self._start) : max(0, offset + size - self._start)])

    def measure(self) -> int:
        """Return how many bytes there are, or how many were counted when there are more than the limit."""
        while not self._ended and self._position <= LIMIT:
            self._advance(self._position + STEP, keep=self._position)
        return self._position

    @property
    def _position(self) -> int:
        return self._start + len(self._window)

    def _restart(self) -> None:
        self._unpacked = self._begin()
        self._head = b""
        self._window = bytearray()
        self._start = 0
        self._ended = False

    def _advance(self, end: int, keep: int) -> None:
        """Unpack up to `end`, keeping the head, what is from `keep` on, and something before it."""
        while not self._ended and self._position < end:
            part = self._unpacked.read(STEP)
            self._ended = not part
            if self._position < HEAD:
                self._head += part[: HEAD - self._position]
            self._window += part
            dropped = max(0, min(keep, self._position) - BEHIND - self._start)
            del self._window[:dropped]
            self._start += dropped


def zstd() -> Unpack | None:
    """Return what unpacks zstd, or None where the extra `zstd` is not installed; the first such file loads it."""
    return None if find_spec("zstandard") is None else _Zstd


class _Zstd:
    """What a zstd file holds, step by step."""

    def __init__(self, stored: Callable[[int], bytes], name: str) -> None:
        import zstandard

        self._name = name
        self._error = zstandard.ZstdError
        # One of its own for each file: an instance unpacks one thing at a time.
        decompressor = zstandard.ZstdDecompressor(max_window_size=WINDOW_LIMIT)
        self._reader = decompressor.stream_reader(cast("IO[bytes]", _Stored(stored)), read_across_frames=True)

    def read(self, size: int) -> bytes:
        """Return the next bytes, b"" at the end; Damaged when the file is none."""
        try:
            return self._reader.read(size)
        except self._error as error:
            raise Damaged(f"{self._name} is no whole zstd file: {error}", "expand it, or remove it") from error


class _Stored:
    """The bytes of a file, for a library that asks for something with `read`."""

    def __init__(self, stored: Callable[[int], bytes]) -> None:
        self.read = stored
