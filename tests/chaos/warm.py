"""Loaded before a server is forked: what it would read first, so that one that was killed is back in a moment."""
from __future__ import annotations

import gc

from sennik.store.migrate import newest
from sennik.words import Words

Words("en")
newest()
gc.collect()
gc.freeze()
