"""Commands that show memories: whose they are, where they lie, and which one is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from memoryd.cli.context import Context, folder_exists, no_folder
from memoryd.core.model import Folder, Project
from memoryd.core.personal import is_personal, lies_there
from memoryd.core.projects import inside, memory_folder

if TYPE_CHECKING:
    from memoryd.config import Config


def memories(context: Context) -> tuple[Folder, Project]:
    """Return the memories of the project at hand, and say where they lie when that is not in the project.

    A folder that is gone may have memories all the same, in memoryd's data folder; without any it is a mistake.
    """
    from memoryd import bootstrap

    config, place = context.config(), context.named_project()
    folder, project = bootstrap.memories(config, place)
    must_be_known(config, place, found=not all(map(lies_there, folder.files)))
    if reason := set_aside(config, project):
        context.errors.line(context.errors.styled(f"{reason}; its memories lie in {project.memory}", "yellow"))
    return folder, project


def must_be_known(config: Config, place: str, *, found: bool = True) -> None:
    """Take a folder that is gone only where something was `found` of it, and not of the project around it.

    MemorydError otherwise: then its name is mistyped.
    """
    if place and not folder_exists(place):
        from memoryd import bootstrap

        root = bootstrap.root_of(config, place)
        around = place.startswith(f"{root.rstrip('/')}/") and folder_exists(root)
        if around or not found:
            raise no_folder(place)


def set_aside(config: Config, project: Project) -> str:
    """Return why a project's memories do not lie where the configuration puts them, or ""."""
    from memoryd.project_rules import rules_of

    rules = rules_of(config)
    usual = memory_folder(project.root, rules.location)
    if project.memory == usual or is_personal(project) or not inside(rules.location):
        return ""
    if what := dict(rules.never).get(project.root):
        return f"{project.root} is {what}, not a project"
    if not folder_exists(project.root):
        return f"{project.root} no longer exists"
    if folder_exists(usual):
        from memoryd.bootstrap.reviewing import why_set_aside

        return f"{usual} is set aside, {why_set_aside(config, project.root, usual)}"
    return f"{project.root} cannot hold a folder of its own"
