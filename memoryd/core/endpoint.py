"""Which addresses a transcript's words may be sent to."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit


def problem(url: str) -> str:
    """Say in one line what is wrong with a model's base URL; "" when nothing is.

    Plain http is for the loopback address only: what is sent there are a person's words.
    """
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return "is not a URL"
    if parts.scheme not in ("http", "https") or not host or any(c.isspace() or not c.isprintable() for c in url):
        return "is not a URL; write https:// and the host"
    if "@" in parts.netloc:
        return "holds a user name or a password; keys belong into api_key_file or the environment"
    if parts.query or parts.fragment or "?" in url or "#" in url:
        return "has a query or a fragment; write scheme, host and path only"
    if parts.scheme == "http" and not is_loopback(host):
        return "is not https; plain http is for the loopback address only"
    if parts.path.rstrip("/").endswith(("/v1", "/messages")):
        return "names the endpoint itself; leave out /v1/messages, it is added"
    return ""


def is_loopback(host: str) -> bool:
    """Tell whether a host name or address is this machine itself."""
    if host.rstrip(".").lower() == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
