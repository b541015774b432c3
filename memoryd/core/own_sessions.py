"""Recognise the sessions that memoryd's own model calls leave behind, so that nothing learns from itself.

A call through an agent's command line may leave a transcript: an old client does not know the flag that forbids it.
Two signs tell such a session: it worked in a folder of memoryd's own, and its first words are memoryd's marker.
"""

from __future__ import annotations

from memoryd.core.model import Turn

MARKER = "[memoryd-own-question: asked by memoryd itself, not a session to remember]"
"""The first line of every question that goes through an agent's command line."""
FOLDER = "own-questions"
"""The folder, below memoryd's state folder, in which such a client is started."""


def is_own(turn: Turn, folder: str) -> bool:
    """Tell whether a turn is one of memoryd's own questions; `folder` is its state folder, an absolute path.

    A person who quotes the marker somewhere in a prompt has not become memoryd: it must stand first.
    """
    return own_folder(turn.cwd, folder) or any(own_words(word.text) for word in turn.words[:1])


def own_folder(cwd: str, folder: str) -> bool:
    """Tell whether a session's working folder is memoryd's state folder or lies in it."""
    place = folder.rstrip("/")
    return bool(place) and (cwd.rstrip("/") == place or cwd.startswith(f"{place}/"))


def own_words(text: str) -> bool:
    """Tell whether a prompt begins with the marker."""
    return text.lstrip().startswith(MARKER)
