"""Toy games: Nap, with one of everything the engine has, and two pokers about which everything is known."""
