"""Long lines of Claude Code as it writes them, from 2.0.14 to 2.1.332: tool results, and attachments nobody typed."""

from __future__ import annotations

from memoryd.core.abridged import Shape
from memoryd.core.expressions import expression

_PLACE = rb'\{"parentUuid":(?:null|"[^"\\]{1,80}"),"isSidechain":(?:true|false),'
_NODE = rb'"uuid":"[^"\\]{1,80}","timestamp":"[^"\\]{1,40}"'
_USAGE, _BEHIND_USAGE = b',"usage":{"', b'},"requestId":"'
"""What a message cost stands last in it; it is a third of what takes time to decode, and nobody reads it."""


def without_usage(line: bytes) -> bytes:
    """Return an assistant's line without what the message cost, or the line as it is; the result may be no JSON."""
    start = line.rfind(_USAGE)
    end = line.find(_BEHIND_USAGE, start) if start > 0 else -1
    if end < 0 or line.find(b'"stop_reason"', start, end) >= 0:
        return line
    return line[:start] + line[end:]


SHAPES = (
    Shape(
        head=expression(
            _PLACE + rb'(?:"promptId":"[^"\\]{1,80}",)?"type":"user","message":\{"role":"user","content":\['
            rb'\{"tool_use_id":"[^"\\]{1,80}","type":"tool_result","content":(?=["\[])'
        ),
        joint=b']},"uuid":"',
        beyond=expression(rb"\]\}," + _NODE + rb'(?=,"toolUseResult":|,"sourceToolAssistantUUID":)'),
        alone_begins=b'},{"t',
        # Another block of the message: what the person says beside a result must be heard.
        alone=(b'},{"type":"text"', b'},{"tool_use_id":', b'},{"type":"tool_result"'),
        begins=b'}{"parentUuid":',
        needs=b'"sourceToolAssistantUUID":',
        instead=b'""}',
    ),
    Shape(
        head=expression(_PLACE + rb'"attachment":\{"type":"(?!queued_command")[a-z_]{1,40}"(?=,)'),
        joint=b'},"type":"attachment","uuid":"',
        beyond=expression(rb'\},"type":"attachment",' + _NODE + rb'(?=,"rendered":|,"userType":)'),
        begins=b'}{"parentUuid":',
        needs=b'"sessionId":',
        instead=b"",
        last=True,
    ),
)
