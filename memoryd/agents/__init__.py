"""One pure module for each transcript format, and their registry."""
