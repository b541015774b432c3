"""pi's user messages: which of their words did the person type?

The client puts files named on the command line (`@file`) and what it was given on standard input in front of the
prompt; a skill takes the place of the command that called it:

    standard input<file name="/abs/path">
    content
    </file>
    What does it say?

    <skill name="review" location="/abs/SKILL.md">
    instructions
    </skill>

    arguments

Standard input without a file is glued to the prompt, and nothing in the record tells it from typed words.

What stands in a file can look like the end of the block. So the block ends where the last one does: typed words may
count as pasted then, but a file never speaks as the person.
"""

from __future__ import annotations

from collections.abc import Mapping

from memoryd.core.expressions import expression
from memoryd.core.json_shapes import text
from memoryd.core.model import Speaker, Utterance

_FILE = expression(r'<file name="(?:/|[A-Za-z]:[\\/])[^"\n]{0,4096}">')
_FILE_END = "</file>\n"
_SKILL = expression(r'<skill name="([^"\n]{1,200})" location="[^"\n]{0,4096}">\n')
_SKILL_END = "\n</skill>"


def read_prompt(content: tuple[Mapping[str, object], ...]) -> tuple[Utterance, ...]:
    """Return the words of a user message; none when it holds nothing at all."""
    said = "\n".join(text(block.get("text")) for block in content if block.get("type") == "text")
    pasted, typed = _parted(said)
    words = [Utterance(Speaker.USER, part, pasted=True) for part in (pasted,) if part.strip()]
    if typed.strip():
        words.append(Utterance(Speaker.USER, typed))
    elif any(block.get("type") == "image" for block in content):
        words.append(Utterance(Speaker.USER, "[image]", pasted=True))
    return tuple(words)


def _parted(said: str) -> tuple[str, str]:
    skill = _SKILL.match(said)
    if skill is not None:
        # The instructions are neither typed nor pasted: they are the skill's.
        end = said.rfind(_SKILL_END)
        arguments = said[end + len(_SKILL_END) :].strip("\n") if end >= 0 else ""
        return "", f"/skill:{skill.group(1)} {arguments}".rstrip()
    end = said.rfind(_FILE_END)
    if end >= 0 and _FILE.search(said, 0, end):
        return said[: end + len(_FILE_END)], said[end + len(_FILE_END) :]
    return "", said
