"""Cover whatever begins like a key in what a server or a client tells: nobody misses a word of it that was none."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression
from memoryd.core.redaction import placeholder, redact

_BEGINS = (
    r"(?:(?:sk|pk|rk)[-_](?=\S)|gh[pousr]_|github_pat_|gl[a-z]{2,5}-|xox[a-z]-|xapp-|AIza|ya29\.|GOCSPX-|AKIA|ASIA|xai-"
    r"|pplx-|nvapi-|gsk_|hf_|r8_|npm_|pypi-|hvs\.|HRKU-|key-(?=[\da-f]{16})|eyJ)"
)
_KEY = expression(rf"(?<![A-Za-z0-9]){_BEGINS}[\w.~+/=-]{{4,}}+")
_NAMED = expression(
    r"(?i)\b(?:bearer|basic|x-api-key|api[ _-]?key|token)(?:\s*[:=]\s*|\s+)[\"']?(?P<value>[\w.~+/=-]{16,}+)"
)


def without_keys(text: str) -> str:
    """Return the text redacted, and without anything that begins or is named like a key, random or not."""

    def covered(match: re.Match[str]) -> str:
        secret = match["value"] if match.lastgroup == "value" else match[0]
        return match[0].replace(secret, placeholder("key", secret))

    return _NAMED.sub(covered, _KEY.sub(covered, redact(text)))
