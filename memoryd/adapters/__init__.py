"""One technology each, behind a port."""
