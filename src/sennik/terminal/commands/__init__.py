"""One module for each command, loaded when it is called; `run` does it and gives the exit code."""
