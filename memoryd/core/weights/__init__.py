"""What traits of sentences weigh, as learned from the gold set."""
