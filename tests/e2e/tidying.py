"""A home in which a consolidation has something to do: two merges and a retirement."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.running import Home

TWINS = {
    "pnpm-1": ("Use pnpm, never npm.", "use pnpm, never npm"),
    "pnpm-2": ("Always use pnpm, never npm", "always pnpm"),
    "中文-1": ("提交信息一律用中文写", "提交信息用中文"),
    "中文-2": ("提交信息必须用中文写。", "必须用中文写"),
    "tabs": ("Use tabs for Go.", "tabs for go"),
}


def text_of(name: str, said: str, evidence: str, day: str = "2026-11-01") -> str:
    """Return the text of a memory as memoryd writes it."""
    return (
        f"---\nname: {name}\ndescription: {said}\ntype: feedback\ncreated: {day}\nsource: generic/s1/turn-1\n"
        f'evidence: "{evidence}"\n---\n\n{said}\n'
    )


def home_to_tidy(folder: Path, extra: str = "") -> Home:
    """Return a home whose project has six memories, none of them in a person's own words."""
    home = Home(folder, extra)
    home.memory.mkdir()
    for name, (said, evidence) in TWINS.items():
        (home.memory / f"feedback-{name}.md").write_text(text_of(name, said, evidence), encoding="utf-8")
    newer = text_of("no-tabs", "Never use tabs for Go.", "never tabs for go", "2026-11-05")
    (home.memory / "feedback-no-tabs.md").write_text(newer, encoding="utf-8")
    assert home.memoryd("reindex").returncode == 0
    return home


def found(home: Home) -> dict[str, str]:
    """Return the memory files and what stands in them."""
    return {path.name: path.read_text(encoding="utf-8") for path in home.memories()}
