"""What secrets look like, told by their own prefix wherever it stands: glued to a word, after an escape, in a URL."""

from __future__ import annotations

import re
import string
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.core.expressions import expression
from memoryd.core.secret_values import COVERED


@dataclass(frozen=True, slots=True)
class Shape:
    """One kind of secret. A text without any of the hints cannot hold it.

    The group `secret`, where the pattern has one, is the part to cover; `random` asks that it looks like chance. A key
    of a fixed length does not go on with any of `ends`; the end of a line ends it as well.
    """

    kind: str
    hints: tuple[str, ...]
    pattern: re.Pattern[str]
    random: bool = False
    ends: str = ""


_ESCAPES = (r"\\[nrtbfv]", r"\\u[0-9A-Fa-f]{4}", r"\\x[0-9A-Fa-f]{2}", "%[0-9A-Fa-f]{2}", r"\[\dm", r"\[\d\dm")


def _behind(first: str, length: int, *forbidden: str) -> str:
    """Return `first`, of so many characters, where none of the forbidden stands before it, or an escape does.

    The look behind follows what it is about: a search passes over a first character much quicker than over a look.
    """
    over = "." * length
    before = (*(rf"(?<!{each}{over})" for each in forbidden), *(rf"(?<={escape}{over})" for escape in _ESCAPES))
    return rf"{first}(?:{'|'.join(before)})"


def _apart(first: str, length: int = 1) -> str:
    """Return `first` not within a word; an escape before it (`\\n`, `%3D`, a colour) is no part of one."""
    return _behind(first, length, "[A-Za-z0-9]")


def _alone(first: str, length: int = 1) -> str:
    """Return `first` not within words joined by dashes or underscores either."""
    return _behind(first, length, "[A-Za-z0-9_-]")


_UNMIXED = r"(?<![A-Za-z0-9+]{24})"
"""Not deep within a run of Base64, where a few letters come by chance."""


_OF_WORDS = string.digits + string.ascii_letters
_HASHED = (
    "asset", "build", "cache", "file", "foreign", "hash", "index", "lock", "map", "object", "partition", "primary",
    "restore", "row", "sort",
)  # fmt: skip
_NO_PLACE = "".join(rf"(?<!{name}[_-]k)" for name in _HASHED)
"""Not in the name of what is kept under a hash: `cache-key-d41d8cd9…`."""


def _shape(kind: str, hints: str, pattern: str, *, random: bool = False, ends: str = "") -> Shape:
    return Shape(kind, tuple(hints.split()), expression(pattern), random, ends)


# No pattern may read a long run more than once. What can fail after an unbounded class therefore starts where the run
# does; the rest matches as soon as there are enough characters.
SHAPES: tuple[Shape, ...] = (
    _shape(
        "aws_key",
        "AKIA ASIA ABIA ACCA",
        rf"{_UNMIXED}(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{{16}}"
        r"(?:[\s\"',:/|]{1,20}[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=]))?",
        ends=string.digits + string.ascii_uppercase,
    ),
    _shape(
        "github_token",
        "ghp_ gho_ ghu_ ghs_ ghr_ github_pat_",
        r"github_pat_[A-Za-z0-9_]{20,}+|gh[pousr]_[A-Za-z0-9]{30}[A-Za-z0-9_]*+",
    ),
    _shape("github_token", "ghp_ gho_ ghu_ ghs_ ghr_", _alone("g") + r"h[pousr]_[A-Za-z0-9_]{20,}+"),
    _shape("gitlab_token", "gl", r"gl(?:pat|dt|rt|cbt|ptt|ft|imt|soat|agent|oas)-[A-Za-z0-9_.-]{16,}+", random=True),
    _shape("slack_token", "xox xapp-", r"(?:xox[a-z](?:\.xox[a-z])?-|xapp-\d-)[A-Za-z0-9-]{10,}+"),
    _shape(
        "slack_webhook",
        "hooks.slack.com",
        r"hooks\.slack\.com/(?P<secret>(?:services|workflows|triggers)/[A-Za-z0-9/_-]{10,}+)",
    ),
    _shape("discord_webhook", "/api/webhooks/", r"discord(?:app)?\.com/(?P<secret>api/webhooks/\d{5,25}/[\w-]{20,}+)"),
    _shape("stripe_key", "_live_ _test_", _alone("[srp]") + r"k_(?:live|test)_[A-Za-z0-9+/]{10,}+=*+"),
    _shape(
        "stripe_key",
        "_live_ _test_ whsec_",
        r"(?:(?:sk|rk|pk)_(?:live|test)_|whsec_)[A-Za-z0-9+/]{10,}+=*+",
        random=True,
    ),
    _shape(
        "google_key",
        "AIza ya29. GOCSPX-",
        rf"{_UNMIXED}AIza[\w-]{{30,}}+|ya29\.[\w.-]{{20,}}+|GOCSPX-[\w-]{{20,}}+",
    ),
    _shape(
        "google_key",
        "1//0",
        _behind("1", 1, r"\d") + r"//0(?:(?<![/:]....)|(?=[a-z\d_-]{0,30}[A-Z])(?=[A-Z\d_-]{0,30}[a-z]))[\w-]{30,}+",
        random=True,
    ),
    _shape(
        "model_key",
        "sk-",
        rf"sk-(?:ant-[\w-]{{16,}}+|(?:proj|svcacct|admin|or-v\d)-(?=[\w-]{{40}})[\w-]*+|[A-Za-z0-9]{{48}}[\w-]*+"
        rf"|{_behind('', 3, '[A-Za-z0-9_-]', '[aeiouAEIOU]')}"
        r"(?:(?:proj|svcacct|admin|or|lf)-[\w-]{16,}+|[A-Za-z0-9]{20}[\w-]*+)"
        rf"|{_alone('', 3)}[A-Za-z0-9_-]{{16,}}+)",
        random=True,
    ),
    _shape("model_key", "xai- pplx- nvapi-", r"(?:xai-|pplx-|nvapi-)[A-Za-z0-9_-]{28,}+", random=True),
    _shape("model_key", "gsk_ hf_ r8_", _apart("[ghr]") + r"(?:(?<=g)sk_|(?<=h)f_|(?<=r)8_)[A-Za-z0-9]{28,}+"),
    _shape(
        "package_token",
        "npm_ pypi- rubygems_",
        r"npm_[A-Za-z0-9]{30,}+|rubygems_[\w-]{40,}+"
        rf"|pypi-(?:AgE[\w-]{{40,}}+|{_alone('', 5)}[\w-]{{40,}}+"
        rf"|{_apart('', 5)}(?=[a-z\d]{{0,39}}[A-Z])(?=[A-Za-z]{{0,39}}\d)[A-Za-z\d]{{40,}}+)",
    ),
    _shape("jwt", "eyJ", r"(?<![\w-])(?:(?!eyJ)[\w-])*+(?P<secret>eyJ[\w-]{8,}+\.[\w-]{8,}+(?:\.[\w-]*+)?)"),
    _shape("sendgrid_key", "SG.", _apart("S") + r"G\.[\w-]{16,64}\.[\w-]{16,}+"),
    _shape("twilio_key", "SK", _apart("S") + r"K[0-9a-f]{32}", ends=_OF_WORDS),
    _shape("mailgun_key", "key-", _apart("k") + rf"{_NO_PLACE}ey-[0-9a-f]{{32}}", ends=_OF_WORDS),
    _shape(
        "cloud_token",
        "dop_v1_ doo_v1_ dor_v1_ dapi hvs. LTAI AKID glsa_ NRAK- ATATT HRKU-",
        rf"d(?:o[por]_v1_[0-9a-f]{{40,}}+|{_apart('', 1)}api[0-9a-f]{{32}})|glsa_\w{{32,}}+|NRAK-[A-Z0-9]{{20,}}+"
        r"|HRKU-[\w-]{30,}+"
        rf"|A(?:TATT[\w=-]{{40,}}+|{_apart('', 1)}KID[A-Za-z0-9]{{32}})"
        rf"|{_apart('h')}vs\.[\w-]{{20,}}+|{_apart('L')}TAI[A-Za-z0-9]{{12,30}}+",
    ),
    _shape(
        "service_token",
        "shp dckr_ lin_api_ ntn_ figd_ sq0 sntry PMAK- AGE-SECRET-KEY-",
        r"shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32,}+|dckr_(?:pat|oat)_[\w-]{20,}+"
        rf"|{_apart('l')}in_api_\w{{30,}}+|{_apart('n')}tn_\w{{30,}}+"
        r"|figd_[\w-]{20,}+|sq0(?:atp|csp)-[\w-]{20,}+|sntry[su]_[\w+/=-]{30,}+|PMAK-[0-9a-f-]{40,}+"
        r"|AGE-SECRET-KEY-1[A-Z0-9]{40,}+",
    ),
    _shape(
        "service_token",
        "tskey- pul- sbp_ lsv2_ e2b_ CFPAT- dt0c01. 8Q~ AKLT fc- csk- xkeysib- rdme_",
        r"tskey-[a-z]{2,12}-[\w-]{20,}+|dt0c01\.[A-Z0-9]{20,}+\.[A-Z0-9]{40,}+|CFPAT-[\w-]{40,}+|AKLT[\w-]{40,}+=*+"
        r"|lsv2_[a-z]{2}_[0-9a-f]{32}_[0-9a-f]{8,}+|xkeysib-[0-9a-f]{64}-\w{16,}+|rdme_\w{60,}+"
        rf"|{_apart('', 0)}(?:pul-|sbp_|e2b_)[0-9a-f]{{40}}|{_alone('', 0)}(?:fc-[0-9a-f]{{32}}|csk-[a-z0-9]{{44,}}+)"
        r"|(?<![\w~.-])[\w~.-]{3}8Q~[\w~.-]{31,37}",
    ),
    _shape(
        "private_key",
        "LS0tLS1CRUdJTi",
        # Base64 of "-----BEGIN " and one of RSA, EC, DSA, OPENSSH, ENCRYPTED, PRIVATE.
        r"LS0tLS1CRUdJTiB(?:SU0Eg|FQyBQ|EU0Eg|PUEVO|FTkNS|QUklW)[A-Za-z0-9+/]{40,}+=*+",
    ),
    _shape(
        "chat_webhook",
        "/bot/v2/hook/ /webhookb2/",
        r"/(?P<secret>(?:open-apis/bot/v2/hook/|webhookb2/)[0-9A-Za-z-]{20,}+[0-9A-Za-z@/-]*+)",
    ),
    _shape("telegram_token", ":AA", _behind(r"\d", 1, r"\d") + r"\d{7,9}:AA[\w-]{32,}+"),
    _shape(
        "discord_token",
        ".",
        rf"[MNO](?:{_alone('')}|{_apart('')}(?=[A-Za-z_-]{{0,27}}\d))[\w-]{{23,27}}\.[\w-]{{6}}\."
        r"(?=[a-z\d_-]{0,40}[A-Z])(?=[A-Z\d_-]{0,40}[a-z])[\w-]{27,}+",
        random=True,
    ),
    _shape(
        "bearer",
        "earer EARER",
        r"(?<![A-Za-z])(?i:bearer)(?:\s|%20){1,4}(?P<secret>[A-Za-z0-9._~+/-]{12,}+=*+)",
        random=True,
    ),
    _shape(
        "authorization",
        "uthorization UTHORIZATION",
        r"(?i:authorization)(?:\\?[\"'])?\s{0,4}[:=]\s{0,4}(?:\\?[\"'])?(?i:basic|token|apikey)"
        r"\s{1,4}(?P<secret>[A-Za-z0-9._~+/-]{8,}+=*+)",
    ),
    _shape(
        "secret",
        "--",
        _alone("--", 2) + r"(?:[a-z]{1,20}-)?(?:password|passwd|token|secret|key)[ ]{1,3}[\"']?"
        rf"(?P<secret>[^\s\"'`,;<>(){{}}\[\]|&{COVERED}]{{6,512}})",
        random=True,
    ),
    _shape("url_token", "://", r"https?://(?P<secret>[A-Za-z0-9_.~-]{16,200})@", random=True),
)
_HINTS = tuple(dict.fromkeys(hint for shape in SHAPES for hint in shape.hints))


def may_hold(text: str) -> Sequence[Shape]:
    """Return the shapes of which a text holds a hint, in their order; most texts hold none."""
    hints = {hint for hint in _HINTS if hint in text}
    return [shape for shape in SHAPES if not hints.isdisjoint(shape.hints)] if hints else ()
