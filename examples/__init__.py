"""Examples to read, run and copy."""
