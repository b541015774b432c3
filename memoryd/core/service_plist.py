"""Make the launchd agent from the template that stands in launchd/."""

from __future__ import annotations

import plistlib

from memoryd.core.errors import MemorydError
from memoryd.core.service import Service, marked

_COMMENT = "<!-- {} -->"


def agent(template: bytes, service: Service) -> str:
    """Return the property list of a service; MemorydError where a path cannot be said in one."""
    job = plistlib.loads(template)
    log = f"{service.home}/Library/Logs/memoryd.log"
    job["ProgramArguments"] = list(service.command)
    # launchd hands nothing of a shell's environment on.
    job["EnvironmentVariables"] |= {"HOME": service.home, **service.environment}
    job |= {"StandardOutPath": log, "StandardErrorPath": log}
    try:
        text = plistlib.dumps(job, sort_keys=False).decode()
    except ValueError as error:
        raise MemorydError(
            f"{service.command!r} cannot be named in a property list: {error}",
            "give the folders names without control characters",
        ) from error
    return marked(text, _COMMENT)
