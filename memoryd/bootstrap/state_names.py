"""What memoryd's own files are called, in the state folder."""

from __future__ import annotations

LEDGER = "ledger.sqlite3"
LOCK = "instance.lock"
SOCKET = "control.sock"
CANARY = "canary"
