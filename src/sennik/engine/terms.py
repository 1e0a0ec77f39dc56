"""What the numbers of a position mean: names for readers, plain ints to the compiler."""
from __future__ import annotations

Seat = int                     # 0 to 5; 6 is the spectator's; -1: nobody's
ZoneNumber = int               # the index of a zone in `Game.zones`
Card = int                     # one card of the deck, from its beginning to its end; never leaves the process
Kind = int                     # what is printed on it: the index of its name in `Game.kinds`
Face = int                     # of a card as a seat sees it: its kind, or -1 - back where the seat cannot tell it
Mask = int                     # a set of seats: six bits, one for the spectator, and `UP` for a card lying face up
