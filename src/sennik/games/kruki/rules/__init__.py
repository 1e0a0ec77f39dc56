"""The rules of Kruki, read beside its rulebook."""
