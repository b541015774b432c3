"""Tell with one look at a short text that there is no secret in it and no private passage.

Looking for each kind of secret in turn takes a dozen searches, and nearly every prompt, name and target of a tool is
plain. No kind can do without a name (`password`, 密码), a sign (`//`, ` -p`), a beginning of its value (`ghp_`), or a
value of letters and figures beside some other word. What has any of these is looked at closer.

It is held against the kinds themselves in `tests/core/test_secret_glance.py`.
"""

from __future__ import annotations

from memoryd.core.expressions import expression
from memoryd.core.plain_letters import plainly_spelt

LONGEST = 600
"""A text of more characters is looked at closely."""
_HOLDS_TOGETHER = expression(r"[\"<\[\\`]|'(?<![A-Za-z].)|'(?![a-z])")
"""Quote marks, tags and escapes that could hold a value together, or hide one."""
_NAMES_ONE = expression(
    # Tests pass, too: what "passed" or is "passing" names none.
    r"pass(?!(?<![_-]pass)(?:e[ds]|ing)(?![a-z]))|psw|pwd?|pins?(?![a-z])|otp|token|secret|cred|key"
    r"|(?:2fa|unlock|door|access|security|alarm|safe|login) code"
    r"|密|口令|暗[号號]|通行码|[取压问证态验禁]码|令牌|[秘私]钥|凭证"
    r"|seed|recovery|mnemonic|backup|wallet|助[记記]词|助記詞"
    r"|//|--|\s-[puaw]|earer|uthorization"
)
_ODD_VALUE = expression(r"(?<![!-~])(?=[!-~]*[A-Za-z])(?=[!-~]*\d)[!-~]{6}")
_BESIDE_VALUE = expression(r"[:/|>=]| be |login|in as |in with |暗")
_LONG_VALUE = expression(r"[!-~]{12}")
_BEGINS_VALUE = expression(
    r"A(?:KIA|SIA|BIA|CCA|Iza|KID|TATT)|gh[pousr]_|github_pat_|gl[a-z]{2,5}-|xox|xapp-|hooks\.slack\.com|/api/webhooks/"
    r"|_(?:live|test)_|whsec_|ya29\.|GOCSPX-|1//0|sk-|xai-|pplx-|nvapi-|gsk_|hf_|r8_|npm_|pypi-|rubygems_|eyJ|SG\.|SK"
    r"|do[por]_v1_|dapi|hvs\.|LTAI|glsa_|NRAK-|HRKU-|shp|dckr_|lin_api_|ntn_|figd_|sq0|sntry|PMAK-|:AA|tskey-|pul-"
    r"|sbp_|lsv2_|e2b_|8Q~|fc-|AKLT|CFPAT-"
    r"|[a-z\d][-_.][A-Za-z0-9]{32}|[!-~]{50}"
)


def is_clean(text: str) -> bool:
    """Tell that surely nothing is taken out of a text; False tells nothing."""
    if len(text) > LONGEST or not plainly_spelt(text) or _HOLDS_TOGETHER.search(text):
        return False
    said = text.lower()
    if _NAMES_ONE.search(said):
        return False
    if _LONG_VALUE.search(text) and _BEGINS_VALUE.search(text):
        return False
    return not (_ODD_VALUE.search(text) and _BESIDE_VALUE.search(said))
