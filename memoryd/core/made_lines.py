"""Tell a line that a program made from one that a person typed, by its shape alone."""

from __future__ import annotations

from enum import Enum

from memoryd.core.expressions import expression

LONGEST = 1_000


class Look(Enum):
    """What a line looks like."""

    TYPED = "typed"
    WEAK = "weak"
    """Like a program's, if its neighbours are too."""
    MADE = "made"
    """Like nothing that a person types."""
    COMMAND = "command"
    """A shell prompt with its command; what follows is its output."""


_COMMAND = expression(
    r"[ \t]*(?:\$ \S|[❯➜λ][ \t]{1,3}\S|[A-Za-z]:\\[^>\n]{0,200}> ?\S|~?/?[\w./~-]{0,100} ?[%#] [a-z]{2,20} \S"
    r"|>>> |PS [A-Za-z]:\\[^>]{0,200}> ?\S|In \[\d{1,4}\]: "
    r"|(?:\([\w.-]{1,30}\) ?)?[\w.-]{1,32}@[\w.-]{1,64}[: ][^\s$#%]{0,200} ?[$#%] ?\S)"
)
_MADE = expression(
    r"[ \t]*(?:"
    # Logs: moments, levels, processes.
    r"\[?\d{4}[-/]\d\d[-/]\d\d[T ]+\d\d?:\d\d|\[?\d\d?:\d\d:\d\d(?:[.,]\d{1,6})?\]?[ \t]|\[\d\d?:\d\d\][ \t]"
    r"|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d\d:\d\d:\d\d"
    r"|\[?(?:ERROR|WARN(?:ING)?|INFO|DEBUG|TRACE|FATAL|CRITICAL)\b[\]:|]"
    r"|(?:ERROR|WARN|INFO|DEBUG|TRACE|FATAL)[ \t]{1,4}(?:[\w-]{1,60}\.[\w.]|\[|\()|npm (?:ERR|WARN|error|warn)"
    # Traces and compilers.
    r"|Traceback \(most|File \"[^\"\n]{1,300}\", line \d|at [\w.$<>/]{1,200}\(|at (?:async )?[\w./@-]{1,200}:\d+"
    r"|(?:[\w.]{1,80}\.)?[A-Z]\w{0,60}(?:Error|Exception|Warning)(?:: |$)|Error: |Caused by: |panic: |goroutine \d"
    r"|(?:fatal |internal )?error(?:\[\w{1,10}\]| [A-Z]{1,4}\d{2,6})?: |warning(?:\[\w{1,20}\])?: "
    r"|[\w./\\@-]{1,200}\.[a-z]{1,6}(?::\d+){1,2}: |[\w./\\-]{1,200}\.[a-z]{1,6}\(\d+(?:,\d+)?\): "
    r"|[✓✔✗✖✘●] |(?:PASS|FAIL|PASSED|FAILED|SKIPPED)\b[: ]{1,4}[\w./]{0,100}[/.:]\w|={4,}|-{4,}[ |+-]|\d{1,3}%\|"
    # Diffs and version control.
    r"|diff --git |index [0-9a-f]{6,40}\.\.|@@ |[+-]{3} [ab]?/|commit (?:[0-9a-f]{40}\b|[0-9a-f]{7,39}\s*$)"
    r"|Author: .{1,100}<|Date: {1,4}\w{3} |<{7} |={7}|>{7} "
    # Data and markup.
    r"|[\[{]\s*$|[{\[]\s*[\"{\[]|\"[^\"\n]{1,120}\"\s*:|[\]}]{1,20}[,;)]{0,9}\s*$|</?[A-Za-z!][^<>\n]{0,400}>"
    r"|<\?xml|<!--|\|.{1,400}\|\s*$|\+[-=+]{3,200}\+|[A-Z][A-Z0-9_]{2,60}=\S*\s*$"
    # Source.
    r"|#include\b|#!/|import (?:type )?(?:\{[^}\n]{1,200}\}|\*(?: as \w+)?|\w+)(?:, ?\{[^}\n]{1,200}\})? from ['\"]"
    r"|import [\w.]{1,80}(?: as \w+)?;?\s*$|from [\w.]{1,80} import |package [a-z][\w.]{0,80};?\s*$"
    r"|(?:(?:export|public|private|protected|static|async|default) )*(?:function|def|fn|func) \w{1,80}[(<]"
    r"|(?:(?:export|public|private|abstract|final) )*class [A-Z]\w{0,80}[^.\n]{0,200}[:{]\s*$"
    r"|(?:export |public )?(?:interface|struct|enum|impl|trait|module|namespace) [^.\n]{1,120}\{\s*$"
    r"|(?:export )?(?:const|let|var|val|auto|int|string|bool|float|double|char) [\w<>\[\], {}*&]{1,60}"
    r"(?:: ?[\w<>\[\] |]{1,60})? ?=(?!=)|(?:if|for|while|switch|catch|elif|else if) ?\(.{1,300}\) ?[{:]\s*$"
    r"|(?:return|raise|throw|yield|await) .{1,200};\s*$|(?:try|else|finally|do) ?[:{]\s*$|/\*|\*/|\* @\w|// "
    r"|SELECT .{1,300}\bFROM\b|INSERT INTO \S+ ?\(|UPDATE \S+ SET |DELETE FROM \S+|(?:CREATE|ALTER|DROP) TABLE "
    r"|[\w.$\[\]'\"]{1,80} ?(?:[-+*/|]?=|:=|=>|->|\+\+) ?.{0,300};\s*$|[\w.$]{1,80}\(.{0,300}\);?\s*$"
    r")"
)
_INDENTED = expression(r"(?: {4,}|\t+)(?![-*+•·–]\s|\d{1,2}[.)、]\s)\S")
_LINED = expression(r"[ \t]*[+-](?:[ \t]{2,}|[^\s\d+-])\S|[ \t]*\d{1,5}[ \t]*[|:│][ \t]*\S")
_SETTING = expression(
    r"[ \t]*-?[ \t]?[a-z][\w./-]{0,60}:(?:[ \t]+\S{1,120}){0,2}\s*$|[ \t]*[\w.-]{1,60} ?= ?\S{1,200}\s*$"
)
_PREFIXED = expression(
    r"[ \t]*(?:\[\w[\w ./:-]{0,40}\][ \t]+\S|(?:FROM|RUN|COPY|ENTRYPOINT|CMD|WORKDIR|EXPOSE|ENV) \S|@\w[\w.]{0,60}\s*$)"
)
_CELLS = expression(r"[^\t\n]{0,200}\t[^\t\n]{1,200}\t|(?:[^\s,]{1,60},){3,}[^\s,]{0,60}\s*$|(?:\S{1,60} {2,}){3}\S")
_WEAK = (_INDENTED, _LINED, _SETTING, _PREFIXED, _CELLS)
_SIGNS = frozenset("{}[]()<>;=|&$\\^+%")
_FULL_OF_SIGNS = 0.14
_WORD = expression(r"[^\W\d_]{2,}")


def look(line: str) -> Look:
    """Return what a line looks like; only its first thousand characters count."""
    text = line[:LONGEST].rstrip("\r\n")
    if _COMMAND.match(text):
        return Look.COMMAND
    if _MADE.match(text):
        return Look.MADE
    weak = any(shape.match(text) for shape in _WEAK)
    return Look.WEAK if weak or _full_of_signs(text) or not _WORD.search(text) else Look.TYPED


def _full_of_signs(text: str) -> bool:
    seen = text.strip()
    return len(seen) >= 8 and sum(c in _SIGNS for c in seen) >= _FULL_OF_SIGNS * len(seen)
