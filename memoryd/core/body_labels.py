"""The labels that parts of a memory bear, `**Why:**` and `**How to apply:**`, as people and models write them."""

from __future__ import annotations

LABEL_WORDS = r"(?:why|how to apply|rule|原因|为什么|如何应用|规则)"
"""A pattern for the words of a label, in any case."""
LABEL = rf"\*\*{LABEL_WORDS}\s?[:：]?\*\*[:：]?"
"""A pattern for a label in bold, in any case."""
