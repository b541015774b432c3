"""What people say when they mean it to last: patterns for whole sentences, by language."""
