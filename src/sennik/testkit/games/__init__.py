"""Nap, a toy game with one of everything the engine has."""
