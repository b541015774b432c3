"""One model backend a file, and wrappers."""
