"""Scripts a person can run, with what they print."""
