"""The flow of the data, in terms of ports."""
