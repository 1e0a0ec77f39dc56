"""Small games about which everything is known or can be found out: for research, and to judge bots by.

They are found by name as all games are (`sennik.new("leduc", 2)`), and not offered where people look for a game.
"""
