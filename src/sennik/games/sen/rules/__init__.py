"""The rules of Sen, a module for each noun of the rulebook."""
