"""The ledger's tables, as the steps that lead to them; `user_version` counts the steps taken."""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE roots (root TEXT PRIMARY KEY) WITHOUT ROWID",
        """CREATE TABLE files (
            path TEXT PRIMARY KEY, root TEXT NOT NULL, agent TEXT NOT NULL,
            device INTEGER NOT NULL, inode INTEGER NOT NULL, generation INTEGER NOT NULL,
            offset INTEGER NOT NULL, size INTEGER NOT NULL, mtime REAL NOT NULL,
            prefix_length INTEGER NOT NULL, prefix TEXT NOT NULL, marker TEXT NOT NULL,
            baseline INTEGER NOT NULL, bad INTEGER NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE projects (
            root TEXT PRIMARY KEY, memory TEXT NOT NULL, shared INTEGER NOT NULL,
            changed INTEGER NOT NULL DEFAULT 0, tried INTEGER NOT NULL DEFAULT 0,
            known_at REAL NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS REAL)),
            consolidated_at REAL NOT NULL DEFAULT 0
        ) WITHOUT ROWID""",
        # `extent` holds hashes of what is known of a turn, so that a longer self can be told from a copy even after
        # `material` (the redacted words) has been let go.
        """CREATE TABLE turns (
            id INTEGER PRIMARY KEY, key TEXT NOT NULL, revision INTEGER NOT NULL,
            agent TEXT NOT NULL, session TEXT NOT NULL, number INTEGER NOT NULL, file TEXT NOT NULL,
            project TEXT NOT NULL REFERENCES projects (root),
            state TEXT NOT NULL CHECK (state IN ('pending', 'answered', 'done', 'quarantined')),
            material TEXT NOT NULL, extent TEXT NOT NULL, at REAL, recorded_at REAL NOT NULL DEFAULT 0,
            not_before REAL NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0, reason TEXT NOT NULL DEFAULT '',
            verdicts TEXT,
            UNIQUE (key, revision)
        )""",
        "CREATE INDEX turns_to_do ON turns (project, id) WHERE state IN ('pending', 'answered')",
        "CREATE INDEX turns_by_session ON turns (session, number)",
        """CREATE TABLE verdicts (
            id INTEGER PRIMARY KEY, turn INTEGER NOT NULL REFERENCES turns (id), at REAL NOT NULL,
            project TEXT NOT NULL, op TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, file TEXT NOT NULL,
            accepted INTEGER NOT NULL, reason TEXT NOT NULL,
            quote TEXT NOT NULL, speaker TEXT NOT NULL, utterance INTEGER NOT NULL,
            start INTEGER NOT NULL, end INTEGER NOT NULL
        )""",
        "CREATE INDEX verdicts_by_file ON verdicts (project, file)",
        """CREATE TABLE calls (
            id INTEGER PRIMARY KEY, at REAL NOT NULL, purpose TEXT NOT NULL, model TEXT NOT NULL,
            settled INTEGER NOT NULL DEFAULT 0, tokens INTEGER NOT NULL, usd REAL NOT NULL,
            input INTEGER NOT NULL DEFAULT 0, output INTEGER NOT NULL DEFAULT 0,
            cache_read INTEGER NOT NULL DEFAULT 0, cache_write INTEGER NOT NULL DEFAULT 0
        )""",
        "CREATE INDEX calls_by_time ON calls (at)",
        # What a consolidation made of which files, so that the words behind the old ones still justify the new one.
        """CREATE TABLE lineage (
            id INTEGER PRIMARY KEY, project TEXT NOT NULL, file TEXT NOT NULL, came_from TEXT NOT NULL, at REAL NOT NULL
        )""",
        "CREATE INDEX lineage_by_file ON lineage (project, file)",
    ),
    # Whose bill it was: the project of a call, and who was asked about a turn ("none": nobody, it had no signal).
    (
        "ALTER TABLE calls ADD COLUMN project TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE turns ADD COLUMN extractor TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX verdicts_by_time ON verdicts (at)",
    ),
    (
        # What was left out of turns before anything was stored: never the words, only a hash to count them once.
        """CREATE TABLE refusals (
            id INTEGER PRIMARY KEY, turn TEXT NOT NULL, mark TEXT NOT NULL, at REAL NOT NULL, project TEXT NOT NULL,
            agent TEXT NOT NULL, session TEXT NOT NULL, transcript TEXT NOT NULL, speaker TEXT NOT NULL,
            pasted INTEGER NOT NULL, reason TEXT NOT NULL, UNIQUE (turn, mark)
        )""",
        """CREATE TABLE agent_files (
            project TEXT NOT NULL, file TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (project, file)
        ) WITHOUT ROWID""",
        """CREATE TABLE skipped_sessions (
            agent TEXT NOT NULL, session TEXT NOT NULL, reason TEXT NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (agent, session)
        ) WITHOUT ROWID""",
        # The memories that were there at the last look, so that one that a person deletes by hand is missed.
        """CREATE TABLE seen_memories (
            project TEXT NOT NULL, file TEXT NOT NULL, digest TEXT NOT NULL, name TEXT NOT NULL,
            description TEXT NOT NULL, body TEXT NOT NULL, evidence TEXT NOT NULL,
            leaving INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (project, file)
        ) WITHOUT ROWID""",
        """CREATE TABLE tombstones (
            id INTEGER PRIMARY KEY, project TEXT NOT NULL, file TEXT NOT NULL, name TEXT NOT NULL,
            description TEXT NOT NULL, body TEXT NOT NULL, evidence TEXT NOT NULL, day TEXT NOT NULL,
            by_hand INTEGER NOT NULL
        )""",
        "CREATE INDEX tombstones_by_project ON tombstones (project, id)",
        # Hashes, under a key outside of this database, of texts that may not come back.
        """CREATE TABLE purged (
            mark TEXT PRIMARY KEY, length INTEGER NOT NULL, whole INTEGER NOT NULL, at REAL NOT NULL
        ) WITHOUT ROWID""",
    ),
    (
        # Each time a memory was read or recalled; the occasion (a turn, a request) counts once a file.
        """CREATE TABLE uses (
            project TEXT NOT NULL, file TEXT NOT NULL, kind TEXT NOT NULL, mark TEXT NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (project, file, kind, mark)
        ) WITHOUT ROWID""",
    ),
    # The journal: each change to a memory folder, the contents before and after kept once each, by their hash. A head
    # is what a file that is there holds now.
    (
        """CREATE TABLE journal_entries (
            number INTEGER PRIMARY KEY AUTOINCREMENT, at REAL NOT NULL, project TEXT NOT NULL, memory TEXT NOT NULL,
            cause TEXT NOT NULL, detail TEXT NOT NULL, run TEXT NOT NULL, done INTEGER NOT NULL, beside TEXT NOT NULL
        )""",
        "CREATE INDEX journal_entries_by_project ON journal_entries (project, number)",
        "CREATE INDEX journal_entries_by_memory ON journal_entries (memory, number)",
        "CREATE INDEX journal_entries_open ON journal_entries (memory) WHERE done = 0",
        "CREATE TABLE journal_undone (entry INTEGER NOT NULL, undone INTEGER NOT NULL, PRIMARY KEY (entry, undone))"
        " WITHOUT ROWID",
        """CREATE TABLE journal_files (
            entry INTEGER NOT NULL REFERENCES journal_entries (number) ON DELETE CASCADE, place INTEGER NOT NULL,
            file TEXT NOT NULL, name TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL,
            was_by_hand INTEGER NOT NULL, by_hand INTEGER NOT NULL, PRIMARY KEY (entry, place)
        ) WITHOUT ROWID""",
        "CREATE INDEX journal_files_by_file ON journal_files (file, entry)",
        "CREATE INDEX journal_files_by_before ON journal_files (before)",
        "CREATE INDEX journal_files_by_after ON journal_files (after)",
        "CREATE TABLE journal_contents (digest TEXT PRIMARY KEY, size INTEGER NOT NULL, content BLOB NOT NULL)",
        """CREATE TABLE journal_heads (
            memory TEXT NOT NULL, file TEXT NOT NULL, digest TEXT NOT NULL, by_hand INTEGER NOT NULL,
            cause TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (memory, file)
        ) WITHOUT ROWID""",
        # When it was learned that an agent wrote a file: what was noticed by then is the agent's doing.
        "ALTER TABLE agent_files ADD COLUMN noted REAL NOT NULL DEFAULT 0",
    ),
    (
        # Hashes of what a consolidation need not look at again, and of what a person did not want done.
        """CREATE TABLE tidied (
            project TEXT NOT NULL, kind TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (project, kind, mark)
        ) WITHOUT ROWID""",
        # The plan that was last shown for a project, until it is carried out.
        """CREATE TABLE offers (
            project TEXT PRIMARY KEY, number TEXT NOT NULL, plan TEXT NOT NULL, at REAL NOT NULL
        ) WITHOUT ROWID""",
    ),
    (
        # A hash of where git stood when a memory folder was last looked at.
        "CREATE TABLE git_stands (memory TEXT PRIMARY KEY, stand TEXT NOT NULL) WITHOUT ROWID",
    ),
    (
        # That a ledger before this one was lost, until the person confirms it.
        """CREATE TABLE losses (
            id INTEGER PRIMARY KEY, at REAL NOT NULL, reason TEXT NOT NULL, aside TEXT NOT NULL,
            confirmed INTEGER NOT NULL
        )""",
    ),
    (
        # What memories name (a path, an identifier) and was found in the work tree once, and whether it is there still.
        """CREATE TABLE things (
            project TEXT NOT NULL, file TEXT NOT NULL, kind TEXT NOT NULL, thing TEXT NOT NULL, there INTEGER NOT NULL,
            PRIMARY KEY (project, file, kind, thing)
        ) WITHOUT ROWID""",
    ),
    (
        # The number of the latest second copy: one with a higher number tells that this ledger is an older one.
        "CREATE TABLE second_copies (number INTEGER PRIMARY KEY) WITHOUT ROWID",
        # Whether only what was done last was lost.
        "ALTER TABLE losses ADD COLUMN in_part INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # Of turns whose rows were let go: a hash of the key, and the hashes of what was known of them.
        "CREATE TABLE remains (mark BLOB PRIMARY KEY, revision INTEGER NOT NULL, extent BLOB NOT NULL) WITHOUT ROWID",
        # Foreign keys are looked up for each turn that goes.
        "CREATE INDEX verdicts_by_turn ON verdicts (turn)",
    ),
    (
        # Files that were there before memoryd and are read on from their end; of those known by now nobody knows.
        "CREATE TABLE unread (path TEXT PRIMARY KEY) WITHOUT ROWID",
        "INSERT INTO unread SELECT path FROM files",
    ),
    (
        # How many transactions have changed something, and whether the ledger is open to write.
        "CREATE TABLE writes (number INTEGER NOT NULL, open INTEGER NOT NULL)",
        "INSERT INTO writes VALUES (0, 0)",
    ),
    (
        # Since when a memory was seen to hold what it holds; of those known by now it is known since now.
        "ALTER TABLE seen_memories ADD COLUMN seen_at REAL NOT NULL DEFAULT 0",
        "UPDATE seen_memories SET seen_at = (julianday('now') - 2440587.5) * 86400.0",
    ),
    (
        # When the turn ended in which an agent wrote a file: what is written later is somebody else's.
        "ALTER TABLE agent_files ADD COLUMN until REAL NOT NULL DEFAULT 0",
        "UPDATE agent_files SET until = noted",
    ),
    (
        # Where in its transcript the turn stands that a quote is of; of those known by now nobody knows.
        "ALTER TABLE verdicts ADD COLUMN from_byte INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE verdicts ADD COLUMN to_byte INTEGER NOT NULL DEFAULT 0",
    ),
)
