"""The rules of Koty, a module for each noun of the rulebook."""
