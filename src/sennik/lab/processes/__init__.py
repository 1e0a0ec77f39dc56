"""Other processes: games played side by side, here or on a cluster, and bots that think apart from the arena."""
