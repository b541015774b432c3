"""Tell values that look like chance from words, and what only stands for a secret from a secret."""

from __future__ import annotations

from memoryd.core.expressions import expression

COVERED = "\ufdd0"
"""What stands where a secret was taken out already, while others are looked for: it belongs to no name and no value."""
_WORDS = expression(
    r"(?i)(?:base(?:16|32|58|64)|sha-?\d{1,3}|md5|utf-?\d{1,2}|b?crypt\d*|argon2\w*|oauth-?\d?|ed25519|[hre]s\d{3}|rsa-?\d*"
    r"|aes-?\d*(?:-\w+)*|pbkdf2|x509|int\d+|uint\d+|varchar\d*|(?:your|my|the|some|change|example|test|dummy|fake)[\w-]*"
    r"|password\d{0,2}|passw(?:or)?d|secret|token|none|null|undefined|true|false|string|postgres|root|admin|user|guest)"
)
_VARIABLE = expression(r"\$|%[(\w]|\{|<|(?:process\.env|os\.environ|env|secrets|vault|config)[.:]|(.)\1{3,}$")
_PATH = expression(r"(?:~|\.{1,2}|[A-Za-z]:)?[/\\](?=[\w.@-]*[A-Za-z]{3})[\w.@ -]+(?:[/\\][\w.@ -]+)*[/\\]?|\w+://.*")
_FILE = expression(r"[\w.@-]+(?:/[\w.@-]+)+\.[a-z]{1,5}|[\w-]+\.(?:json|ya?ml|toml|txt|py|ts|js|go|rs|env|pem|key|md)")
_CODE = expression(r"[A-Za-z_]\w*(?:(?:\.|::|->)[A-Za-z_]\w*)+")
_WORDLIKE = expression(r"[A-Za-z]*+(?<=[a-z][a-z])\d{0,2}|[A-Z]+\d{0,2}|\d{1,4}|v\d+|")
_PROSE = expression(r"[a-z]*(?:[A-Z]{1,3}[a-z]{2,})*+\d{0,2}|[A-Z]+\d{0,2}|\d{1,4}|v\d+")
_DIGIT = expression(r"\d")
_LETTER = expression(r"[^\W\d_]")
_BETWEEN = expression(r"[_.\-/+~=]")
_HUMP = expression(r"[A-Z]?[a-z]+|[A-Z]+|\d+")
_UNSAYABLE = expression(r"(?:(?<![A-Za-z])|(?=[A-Z]))[A-Z]?[b-df-hj-np-tv-xz]{2,}(?=[A-Z\d]|$)")
_ALGORITHM = expression(
    r"(?i)base(?:16|32|58|64)|sha(?:1|2|3|224|256|384|512)(?!\d)|md5|utf(?:8|16|32)|aes(?:128|192|256)|rsa\d{4}|oauth2"
    r"|ed25519|u?int(?:8|16|32|64)|ipv[46]|k8s|x509|crc32"
)
_NOT_OF_WORDS = expression(
    r"(?<=[A-Za-z])\d+[A-Za-z]|[jqvxzJQVXZ][b-df-hj-np-tv-xz]|[JQVXZ][B-DF-HJ-NP-TV-XZ]"
    r"|[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ][jqxz]|[B-DF-HJ-NP-TV-XZ][JQXZ]"
)
"""Figures within, and pairs of letters that hardly any word has."""
_LEAST_CHANCE, _LONG = 10, 16
"""From so many letters on a part can tell by its changes alone, and by fewer of them."""


def looks_random(value: str) -> bool:
    """Tell whether a value looks like chance and not like words joined by dashes, dots or underscores."""
    if not _DIGIT.search(value) or not _LETTER.search(value):
        return False
    return not all(_WORDLIKE.fullmatch(part) for part in _BETWEEN.split(value))


def reads_as_chance(value: str) -> bool:
    """Tell whether a part of a value changes its letters so often that nobody has named anything so.

    A name in code has words, and about four letters to a change of case or to a figure; a key has about two.
    """
    return any(_changes_like_chance(_ALGORITHM.sub("algo", part)) for part in _BETWEEN.split(value))


def _changes_like_chance(part: str) -> bool:
    if len(part) < (_LONG if part.islower() else _LEAST_CHANCE):
        return False
    humps = len(_HUMP.findall(part))
    if humps * 5 >= len(part) * 2 or len(_UNSAYABLE.findall(part)) > 1:
        return True
    return len(part) >= _LONG and humps * 3 >= len(part) and _NOT_OF_WORDS.search(part) is not None


def stands_for_password(value: str) -> bool:
    """Tell whether the password of a URL is only a stand-in: a variable, a mask, the word itself, what was covered."""
    return (
        COVERED in value
        or bool(_VARIABLE.match(value))
        or value.lower() in ("password", "pass", "passwd", "pwd", "secret", "token")
    )


def stands_for_another(value: str, quoted: bool) -> bool:
    """Tell whether a value only stands for one: a variable, a path, the name of an algorithm, code, a placeholder."""
    if " " in value or not value.isascii():
        return True
    if _VARIABLE.match(value) or _WORDS.fullmatch(value) or _PATH.fullmatch(value):
        return True
    # A key that stands in the name of a file ends like one.
    named = _FILE.fullmatch(value) or (not quoted and _CODE.fullmatch(value))
    return bool(named) and not reads_as_chance(value)


def goes_on_like_chance(run: str) -> bool:
    """Tell whether a run of characters can be the rest of a broken key rather than words, names in code or a count."""
    return any(len(part) >= 4 and not _PROSE.fullmatch(part) for part in _BETWEEN.split(run)) or reads_as_chance(run)


def looks_like_spaced_password(value: str) -> bool:
    """Tell whether several quoted words are a password and no message about one: few plain words, one like chance."""
    words = [word.strip(".,:;()'") for word in value.split()]
    plain = sum(len(word) >= 3 and word.isalpha() for word in words)
    odd = [word for word in words if "-" not in word and looks_random(word) and not _WORDS.fullmatch(word)]
    return 1 < len(words) <= 8 and bool(odd) and value.isascii() and plain * 2 < len(words)
