"""The files that come with memoryd beside its package: in a checkout, or where pip put them."""

from __future__ import annotations

from pathlib import Path


def shipped(place: str) -> Path | None:
    """Return where a file of the repository is on this machine, such as systemd/memoryd.service; None when nowhere."""
    checkout = Path(__file__).parents[2]
    if (checkout / "pyproject.toml").is_file() and (checkout / place).is_file():
        return checkout / place
    # Costs more to import than the rest of the command line together.
    from importlib import metadata

    try:
        files = metadata.files("memoryd") or ()
    except metadata.PackageNotFoundError:
        return None
    found = (Path(str(file.locate())).resolve() for file in files if file.match(place))
    return next((path for path in found if path.is_file()), None)
