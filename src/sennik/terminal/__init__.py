"""Sennik in a terminal: a table to play at, records told in words, many games at once."""
