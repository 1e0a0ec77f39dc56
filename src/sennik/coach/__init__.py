"""The coach: after a game, what each decision was worth by what its seat knew then, and what was luck."""
