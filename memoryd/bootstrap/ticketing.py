"""Leave a ticket behind, so that the next recall in the same place can go the quick way (see `recall_ticket`)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from memoryd.adapters import recall_ticket, work_trees
from memoryd.adapters.quick_places import quick_places, setting_of
from memoryd.adapters.recall_ticket import Ticket, full_sign_of, sign_of, tracks_nothing
from memoryd.config import Config
from memoryd.core.model import Project
from memoryd.core.recall import Limits
from memoryd.project_rules import rules_of


def leave_ticket(
    config: Config, place: str, project: Project, personal: Project | None, index: Path, limits: Limits
) -> None:
    """Leave a ticket for a place whose project has its memory folder inside; nobody else is quick, and none is harmed.

    A model's choice is never quick. A ticket that cannot be written is left out.
    """
    source, rules = str(config.source or config.places.config), rules_of(config)
    here, location = os.path.realpath(place), rules.location
    usual = project.memory == f"{project.root}/{location}" and f"{here}/".startswith(f"{project.root}/")
    found = quick_places(os.environ) == (source, str(config.state_folder))
    # A personal folder that is the project itself, or lies in a repository, is seen by the full way only.
    apart = bool(rules.personal) == (personal is not None) and not any(map(os.path.lexists, _repositories(personal)))
    if not apart or not usual or not found or config.recall.selector != "keyword":
        return
    git_index, tracked = _git(project, location)
    ticket = Ticket(
        setting=setting_of(os.environ, source),
        root=project.root,
        folder=project.memory,
        index=str(index),
        limits=(limits.items, limits.always_items, limits.characters),
        is_there={path: sign_of(path) for path in (*_watched(here, project.root, location), *_personal(personal))},
        unchanged={path: full_sign_of(path) for path in (source, f"{rules.data}/trusted", git_index) if path},
        git_index=git_index,
        tracked=tracked,
        personal=personal.memory if personal else "",
    )
    try:
        recall_ticket.write(str(config.state_folder), here, ticket)
    except OSError:
        return


def _personal(project: Project | None) -> tuple[str, ...]:
    return (project.memory, *_repositories(project)) if project else ()


def _repositories(project: Project | None) -> tuple[str, ...]:
    """Return where a repository around a personal folder would be; git may track what is in it."""
    return tuple(f"{folder}/.git" for folder in _upwards(project.memory)) if project else ()


def _watched(here: str, root: str, location: str) -> Iterator[str]:
    """Yield the paths that decide which folder is the project, and whether a repository is around it."""
    for folder in _upwards(here):
        if len(folder) >= len(root):
            yield f"{folder}/{location}"
        yield f"{folder}/.git"
        if len(folder) <= len(root) and os.path.lexists(f"{folder}/.git"):
            return


def _git(project: Project, location: str) -> tuple[str, str]:
    """Return the index of the repository around a project ("" for none), and the path it must track nothing below."""
    top = next((folder for folder in _upwards(project.root) if os.path.lexists(f"{folder}/.git")), None)
    git = work_trees.git_folder(Path(top)) if top is not None else None
    if git is None or top is None:
        return "", ""
    index, path = f"{git}/index", f"{project.root.removeprefix(top).strip('/')}/{location}".lstrip("/")
    nothing = not os.path.lexists(index) or tracks_nothing(index, path)
    return index, path if nothing else ""


def _upwards(folder: str) -> Iterator[str]:
    while folder:
        yield folder
        folder = folder.rpartition("/")[0]
