"""Figures: what the games of an arena say, as shares with their intervals, ratings, tables and pictures."""
