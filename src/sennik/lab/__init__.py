"""The laboratory: bots are measured here, on the same deals, with seats rotated, in numbers that mean something."""
