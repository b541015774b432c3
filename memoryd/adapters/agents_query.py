"""Which memory files an agent was the last to write: the question, for all who put it to the ledger."""

from __future__ import annotations

OF_AGENTS = (
    # What memoryd wrote since rests on other words.
    "SELECT file FROM agent_files WHERE project = ?1 AND NOT EXISTS (SELECT 1 FROM verdicts WHERE"
    " verdicts.project = agent_files.project AND verdicts.file = agent_files.file AND accepted = 1"
    " AND verdicts.at > agent_files.at)"
    # In the personal folder, which is its own root, that was said in some project: there it goes by its whole path.
    " AND (?1 != ?2 OR NOT EXISTS (SELECT 1 FROM verdicts WHERE verdicts.file = ?2 || '/' || agent_files.file"
    " AND accepted = 1 AND verdicts.at > agent_files.at))"
    # What a person changed after it was known is theirs, in a file that was an agent's before.
    " AND NOT EXISTS (SELECT 1 FROM journal_heads WHERE memory = ?2"
    " AND journal_heads.file = agent_files.file AND cause = 'hand' AND journal_heads.at > noted)"
)
"""Takes a project's root and its memory folder; only the daemon, or who holds its lock, ever writes what it reads."""
