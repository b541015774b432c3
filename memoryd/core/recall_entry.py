"""What recall needs of a memory: an entry, from a file's memory or from the kept index.

A plain class: this module is loaded each time a person's prompt is answered with memories, and a dataclass would take
longer to make than the search.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd.core.model import Memory

PERSON = "person"
ASSISTANT = "assistant"
STRANGER = "stranger"
"""Whose words a memory is: the person's, an agent's alone, or of whoever filled a folder that git tracks."""


class Entry:
    """One memory as recall sees it.

    `source` is the path of its file, `updated` and `expires` ISO dates or "", `trust` one of the words above.
    `cut` holds name, description and body cut into search words, each as one text with single spaces; it is made
    when it is first needed.
    """

    __slots__ = ("always", "content", "created", "cut", "description", "expires", "name", "source", "trust", "type",
                 "updated")  # fmt: skip

    def __init__(
        self,
        *,
        source: str,
        type: str,
        name: str,
        description: str,
        content: str,
        created: str = "",
        updated: str = "",
        expires: str = "",
        always: bool = False,
        trust: str = PERSON,
        cut: tuple[str, str, str] | None = None,
    ) -> None:
        self.source = source
        self.type = type
        self.name = name
        self.description = description
        self.content = content
        self.created = created
        self.updated = updated
        self.expires = expires
        self.always = always
        self.trust = trust
        self.cut = cut


def entry_of(memory: Memory, folder: str = "", *, trusted: bool = True) -> Entry:
    """Return the entry of a memory whose file lies in `folder`; `trusted` is false for a folder that others filled."""
    agents = ("trust", ASSISTANT) in memory.extra
    return Entry(
        # One that lies in the personal folder is seen by its absolute path.
        source=f"{folder.rstrip('/')}/{memory.file}" if folder and not memory.file.startswith("/") else memory.file,
        type=memory.type,
        name=memory.name,
        description=memory.description,
        content=memory.body,
        created=memory.created,
        updated=memory.updated,
        expires=memory.expires,
        always=memory.always and memory.type in ("user", "feedback", ""),
        trust=STRANGER if not trusted else ASSISTANT if agents else PERSON,
    )
