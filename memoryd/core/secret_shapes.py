"""What secrets look like: one bounded pattern a kind, each told by its own prefix."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shape:
    """One kind of secret. A text without any of the hints cannot hold it.

    The group `secret`, where the pattern has one, is the part to cover; `random` asks that it looks like chance.
    """

    kind: str
    hints: tuple[str, ...]
    pattern: re.Pattern[str]
    random: bool = False


def _shape(kind: str, hints: str, pattern: str, *, random: bool = False) -> Shape:
    """Anchor a pattern at the start of a run of key characters, so that a long run is read once only."""
    return Shape(kind, tuple(hints.split()), re.compile(rf"(?<![A-Za-z0-9_-])(?:{pattern})"), random)


SHAPES: tuple[Shape, ...] = (
    _shape(
        "aws_key",
        "AKIA ASIA ABIA ACCA",
        r"(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])(?:[\s\"',:/|]{1,20}[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=]))?",
    ),
    _shape("github_token", "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_", r"(?:gh[pousr]|github_pat)_[A-Za-z0-9_]{20,}+"),
    _shape("gitlab_token", "gl", r"gl(?:pat|dt|rt|cbt|ptt|ft|imt|soat|agent|oas)-[A-Za-z0-9_.-]{16,}+"),
    _shape("slack_token", "xox xapp-", r"(?:xox[a-z](?:\.xox[a-z])?|xapp)-[A-Za-z0-9-]{10,}+"),
    _shape(
        "slack_webhook",
        "hooks.slack.com",
        r"(?:https?://)?hooks\.slack\.com/(?P<secret>(?:services|workflows|triggers)/[A-Za-z0-9/_-]{10,}+)",
    ),
    _shape(
        "discord_webhook",
        "/api/webhooks/",
        r"(?:https?://)?[a-z.]{0,20}discord(?:app)?\.com/(?P<secret>api/webhooks/\d{5,25}/[\w-]{20,}+)",
    ),
    _shape("stripe_key", "_live_ _test_ whsec_", r"(?:(?:sk|rk|pk)_(?:live|test)_|whsec_)[A-Za-z0-9+/]{10,}+=*+"),
    _shape("google_key", "AIza ya29. GOCSPX-", r"(?:AIza[\w-]{30,}+|ya29\.[\w.-]{20,}+|GOCSPX-[\w-]{20,}+)"),
    _shape("google_key", "1//0", r"1//0[\w-]{30,}+"),
    _shape("model_key", "sk-", r"sk-[A-Za-z0-9_-]{16,}+", random=True),
    _shape("model_key", "gsk_ xai- hf_ r8_ pplx- nvapi-", r"(?:gsk_|xai-|hf_|r8_|pplx-|nvapi-)[A-Za-z0-9_-]{28,}+"),
    _shape("package_token", "npm_ pypi- rubygems_", r"(?:npm_[A-Za-z0-9]{30,}+|(?:pypi-|rubygems_)[\w-]{40,}+)"),
    _shape("jwt", "eyJ", r"eyJ[\w-]{8,}+\.[\w-]{8,}+(?:\.[\w-]*+)?"),
    _shape("sendgrid_key", "SG.", r"SG\.[\w-]{16,}+\.[\w-]{16,}+"),
    _shape("twilio_key", "SK", r"SK[0-9a-f]{32}(?![0-9A-Za-z])"),
    _shape("mailgun_key", "key-", r"key-[0-9a-f]{32}(?![0-9A-Za-z])"),
    _shape(
        "cloud_token",
        "dop_v1_ doo_v1_ dapi hvs. LTAI AKID glsa_ NRAK- ATATT",
        r"(?:do[por]_v1_[0-9a-f]{40,}+|dapi[0-9a-f]{32}|hvs\.[\w-]{20,}+|LTAI[A-Za-z0-9]{12,30}+"
        r"|AKID[A-Za-z0-9]{32}|glsa_\w{32,}+|NRAK-[A-Z0-9]{20,}+|ATATT[\w=-]{40,}+)",
    ),
    _shape(
        "service_token",
        "shp dckr_ lin_api_ ntn_ figd_ sq0 sntry PMAK- AGE-SECRET-KEY-",
        r"(?:shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32,}+|dckr_(?:pat|oat)_[\w-]{20,}+|lin_api_\w{30,}+|ntn_\w{30,}+"
        r"|figd_[\w-]{20,}+|sq0(?:atp|csp)-[\w-]{20,}+|sntry[su]_[\w+/=-]{30,}+|PMAK-[0-9a-f-]{40,}+"
        r"|AGE-SECRET-KEY-1[A-Z0-9]{40,}+)",
    ),
    _shape("telegram_token", ":AA", r"\d{8,10}:AA[\w-]{32,}+"),
    _shape("discord_token", ".", r"[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])", random=True),
    _shape("bearer", "earer EARER", r"(?i:bearer)\s{1,4}(?P<secret>[A-Za-z0-9._~+/-]{12,}+=*+)", random=True),
    _shape("authorization", "uthorization", r"(?i:authorization)[\"']?\s{0,4}[:=]\s{0,4}[\"']?(?i:basic|token|apikey)"
           r"\s{1,4}(?P<secret>[A-Za-z0-9._~+/-]{8,}+=*+)"),
    _shape(
        "secret",
        "--",
        r"--(?:[a-z]{1,20}-)?(?:password|passwd|token|secret|key)[ ]{1,3}[\"']?"
        r"(?P<secret>[^\s\"'`,;<>(){}\[\]|&]{6,512})",
        random=True,
    ),
    _shape("url_password", "://", r"[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s/:@\"'<>]{0,100}:(?P<secret>[^\s/@\"'<>]{1,200})@"),
    _shape("url_token", "://", r"https?://(?P<secret>[A-Za-z0-9_.~-]{16,200})@", random=True),
)  # fmt: skip

PEM_BEGIN = re.compile(r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
PEM_END = re.compile(r"-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
PEM_BODY = re.compile(
    r"(?:(?:\\[rn]|[\s>|\"'+,])*+[A-Za-z0-9+/=]{16,}+)*+(?:(?:\\[rn]|\s)*+[A-Za-z0-9+/]{1,15}={1,2})?"
)

_NAMES = (
    r"(?i:passw(?:or)?d|passphrase|passcode|pwd|(?<=[_-])pass|secret|token|credential"
    r"|(?:api|access|secret|private|auth|encryption|signing|account|master|license|service)[ _-]?key)"
    r"|密码|口令|密钥|秘钥|令牌|私钥|凭证"
)
_MORE = r"(?:s|[ _-]?(?i:key|value|token|string)|[_-][A-Za-z0-9_-]{0,30}|[A-Z][A-Za-z0-9]{0,30})?"
_BARE = r"[^\s\"'`,;<>(){}\[\]|&，。；、：！？（）“”「」]"
_QUOTED = r"[^\r\n\"'`”」』\\]"
VALUE_LIMIT = 160
ASSIGNED = re.compile(
    rf"(?P<name>{_NAMES})(?P<more>{_MORE})"
    r"(?:\\?[\"'`\]*]){0,3}\s{0,5}"
    r"(?P<sign>:=|=>|==?|[:：＝]|(?<=\s)(?:is|was|to)(?=\s)|(?:更新|设置|修改|改|设|换)?[成为是]|叫)"
    r"[\s*]{0,5}(?:[rbuf](?=[\"']))?(?P<quote>\\?[\"'`]|[“「『])?"
    rf"(?P<value>(?:(?<=[\"'`“「『]){_QUOTED}{{4,{VALUE_LIMIT}}})|{_BARE}{{4,{VALUE_LIMIT}}})"
)

_ABOUT = re.compile(
    r"(?i)hash|sha\d|digest|[_-]?ids?$|name|path|file|dir|url|uri|type|len|size|ttl|exp|count|limit|policy|min|max"
    r"|field|column|label|prefix|regex|pattern|version|algo|provider|endpoint|header|param|status|index|budget|usage"
)
_WORDS = re.compile(
    r"(?i)(?:base(?:16|32|58|64)|sha-?\d{1,3}|md5|utf-?\d{1,2}|b?crypt\d*|argon2\w*|oauth-?\d?|ed25519|[hre]s\d{3}|rsa-?\d*"
    r"|aes-?\d*(?:-\w+)*|pbkdf2|x509|int\d+|uint\d+|varchar\d*|(?:your|my|the|some|change|example|test|dummy|fake)[\w-]*"
    r"|password\d{0,2}|passw(?:or)?d|secret|token|none|null|undefined|true|false|string|postgres|root|admin|user|guest)"
)
_VARIABLE = re.compile(r"\$|%[(\w]|\{|<|(?:process\.env|os\.environ|env|secrets|vault|config)[.:]|(.)\1{3,}$")
_PATH = re.compile(r"(?:~|\.{1,2}|[A-Za-z]:)?[/\\](?=[\w.@-]*[A-Za-z]{3})[\w.@ -]+(?:[/\\][\w.@ -]+)*[/\\]?|\w+://.*")
_FILE = re.compile(r"[\w.@-]+(?:/[\w.@-]+)+\.[a-z]{1,5}|[\w-]+\.(?:json|ya?ml|toml|txt|py|ts|js|go|rs|env|pem|key|md)")
_CODE = re.compile(r"[A-Za-z_]\w*(?:(?:\.|::|->)[A-Za-z_]\w*)+")
_WORDLIKE = re.compile(r"[A-Za-z]*[a-z]{2,}\d{0,2}|[A-Z]+\d{0,2}|\d{1,4}|v\d+|")
_KINDS = tuple(re.compile(kind) for kind in ("[a-z]", "[A-Z]", "[0-9]", "[^A-Za-z0-9]"))
_PASSWORDS = re.compile(r"(?i)pass|pwd|密码|口令")


def looks_random(value: str) -> bool:
    """Tell whether a value looks like chance and not like words joined by dashes, dots or underscores."""
    if not any(c.isdigit() for c in value) or not any(c.isalpha() for c in value):
        return False
    return not all(_WORDLIKE.fullmatch(part) for part in re.split(r"[_.\-/+~=]", value))


def looks_assigned(name: str, more: str, sign: str, value: str, quoted: bool) -> bool:
    """Tell whether a value that a text gives to a secret-like name is a secret.

    What stands for a value (variables, masks, paths, names of algorithms, code) is none, nor is prose.
    """
    if _ABOUT.search(more) or stands_for_another(value, quoted):
        return False
    if _PASSWORDS.search(name):
        return _looks_like_password(value, said=sign in ("is", "was", "to"))
    return len(value) >= 10 and looks_random(value)


def stands_for_password(value: str) -> bool:
    """Tell whether the password of a URL is only a stand-in: a variable, a mask, the word itself."""
    return bool(_VARIABLE.match(value)) or value.lower() in ("password", "pass", "passwd", "pwd", "secret", "token")


def stands_for_another(value: str, quoted: bool) -> bool:
    """Tell whether a value only stands for one: a variable, a path, the name of an algorithm, code, a placeholder."""
    if " " in value or "[REDACTED" in value or not value.isascii():
        return True
    if _VARIABLE.match(value) or _WORDS.fullmatch(value) or _PATH.fullmatch(value) or _FILE.fullmatch(value):
        return True
    return not quoted and _CODE.fullmatch(value) is not None


def _looks_like_password(value: str, *, said: bool) -> bool:
    kinds = sum(kind.search(value) is not None for kind in _KINDS)
    digits = _KINDS[2].search(value) is not None
    if said:
        return len(value) >= 8 and kinds >= 3 and looks_random(value)
    return len(value) >= 6 and (kinds >= 2 or value.isdigit()) and (digits or kinds >= 3)
