"""Make the systemd unit and its drop-in from the templates that stand in systemd/."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memoryd.core.errors import MemorydError
from memoryd.core.expressions import expression
from memoryd.core.service import Service, marked

_PLAIN = expression(r"[A-Za-z0-9_@+=:,./-]+")
_UNSAYABLE = expression("[\x00-\x1f\x7f\ud800-\udfff]")
_COMMENT = "# {}"


def unit(template: str, service: Service) -> str:
    """Return the unit of a service; MemorydError where a path cannot be said in one."""
    return marked("".join(f"{line}\n" for line in _unit_lines(_body(template), service)), _COMMENT)


def drop_in(template: str, service: Service) -> str:
    """Return the hardening drop-in, which lets the service write where it has to and nowhere else."""
    return marked("".join(f"{line}\n" for line in _drop_in_lines(_body(template), service)), _COMMENT)


def _body(template: str) -> list[str]:
    """Return a template's lines without what it says, at its top, to who copies it by hand."""
    lines = template.splitlines()
    return lines[next(place for place, line in enumerate(lines) if line.startswith("[")) :]


def _unit_lines(lines: Iterable[str], service: Service) -> Iterator[str]:
    for line in lines:
        if line.startswith("ExecStart="):
            yield f"ExecStart={_command(service.command)}"
            for name, value in service.environment.items():
                yield f"Environment={_quoted(f'{name}={value}')}"
        elif line.startswith("EnvironmentFile="):
            yield f"EnvironmentFile=-{_sayable(service.key_file).replace('%', '%%')}"
        elif line.startswith("WantedBy=") and service.account:
            yield "WantedBy=multi-user.target"
        else:
            yield line
        if line == "[Service]" and service.account:
            yield f"User={_sayable(service.account)}"


def _drop_in_lines(lines: Iterable[str], service: Service) -> Iterator[str]:
    told = False
    for line in lines:
        if not line.startswith("ReadWritePaths="):
            yield line
        elif not told:
            told = True
            # The minus: a folder that is not there (any more) must not keep the service from starting.
            yield from (f"ReadWritePaths={_quoted(f'-{folder}')}" for folder in service.writes)


def _command(words: tuple[str, ...]) -> str:
    """Return a command line; systemd puts no variable in place of the program, only of what follows."""
    program, *rest = words
    return " ".join([_quoted(program), *(_quoted(word).replace("$", "$$") for word in rest)])


def _quoted(word: str) -> str:
    """Return a word as systemd reads it back, specifiers and quotes in it taken for what they are."""
    if _PLAIN.fullmatch(_sayable(word)):
        return word
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{escaped}"'


def _sayable(text: str) -> str:
    if _UNSAYABLE.search(text):
        raise MemorydError(f"{text!r} cannot be named in a unit", "give it a name without control characters")
    return text
