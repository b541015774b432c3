"""memoryd: a background daemon that gives any coding agent a long-term memory."""

__version__ = "0.1.0"
