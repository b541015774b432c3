"""The daemon: lanes, signals, readiness and shutdown."""
