"""A small coding agent that gets its memory from memoryd; see README.md beside this file."""
