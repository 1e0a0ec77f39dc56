"""Shares of a seed, sealed before any is shown: so nobody chose one by the others, not even who knows the secret.

A seal is the SHA-256 of a share. First every seat that adds a share seals it; when all have, each unseals its own.
Who does not is taken out, and the others begin another round with new shares: those of before are known to somebody.
"""
from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from .errors import Illegal, Unreadable

SHARE_SIZE: Final = 16
SEAL_SIZE: Final = 32
SEALED: Final = "sealed"
UNSEALED: Final = "unsealed"
WITHHELD: Final = "withheld"

Deed = tuple[str, int, str]              # what a seat did: sealed, with the seal; unsealed, with the share; or withheld


def seal_of(share: bytes) -> str:
    return sha256(share).hexdigest()


class Sealing:
    """How it stands. Seats join by sealing until it is closed; from then on some are awaited until all is done."""
    deeds: list[Deed]            # all that was done, in order
    seals: list[str]             # of this round, by seat; empty: none
    shares: list[bytes]          # of this round, by seat, as far as they are unsealed
    adding: int                  # mask of the seats that add a share
    withheld: int                # mask of the seats that did not in time
    round: int
    closed: bool                 # nobody joins any more

    def __init__(self, seats: int) -> None:
        self.deeds = []
        self.seals = [""] * seats
        self.shares = [b""] * seats
        self.adding = 0
        self.withheld = 0
        self.round = 0
        self.closed = False

    # ---- how it stands
    def unsealed_seats(self) -> int:
        return self.mask([bool(share) for share in self.shares])

    def unsealing(self) -> bool:
        """All seals are fixed: shares may be shown."""
        return self.closed and not self.adding & ~self.sealed_seats()

    def sealed_seats(self) -> int:
        return self.mask([bool(seal) for seal in self.seals])

    def awaited(self) -> int:
        """The mask of the seats that are to do something now: seal, or, when all have, unseal."""
        if not self.closed:
            return 0
        return self.adding & ~self.sealed_seats() or self.adding & ~self.unsealed_seats()

    def mask(self, which: list[bool]) -> int:
        return sum([1 << seat for seat, there in enumerate(which) if there])

    # ---- what is done: checked …
    def check_seal(self, seat: int, seal: str) -> None:
        if not unhex(seal, SEAL_SIZE):
            raise Unreadable("seal-size")
        if self.seals[seat] == seal:
            raise Illegal("added-already")
        if self.closed and (self.seals[seat] or not self.adding >> seat & 1):
            raise Illegal("stale")                       # another device of the same person did, or it goes on without
        if self.seals[seat]:
            raise Illegal("not-awaited")

    def check_share(self, seat: int, share: str) -> None:
        found = unhex(share, SHARE_SIZE)
        if not found:
            raise Unreadable("share-size")
        if self.shares[seat] == found:
            raise Illegal("added-already")
        if not self.closed:
            raise Illegal("not-awaited")
        if not self.unsealing() or not self.awaited() >> seat & 1:
            raise Illegal("stale")                       # it goes on without
        if seal_of(found) != self.seals[seat]:
            raise Illegal("share-differs")

    def check_withheld(self, seat: int) -> None:
        if not self.awaited() >> seat & 1:
            raise Illegal("not-awaited")

    # ---- … and carried out
    def do(self, deed: Deed) -> None:
        word, seat, text = deed
        if word == SEALED:
            self.check_seal(seat, text)
            self.seals[seat] = text
            self.adding |= 1 << seat
        elif word == UNSEALED:
            self.check_share(seat, text)
            self.shares[seat] = unhex(text, SHARE_SIZE)
        else:
            self.check_withheld(seat)
            self.withhold(seat)
        self.deeds.append(deed)

    def withhold(self, seat: int) -> None:
        """It is out. Where shares were being shown, the others seal new ones: nobody may choose between two deals by
        showing or not."""
        if self.unsealing():
            self.round += 1
            self.seals = [""] * len(self.seals)
            self.shares = [b""] * len(self.shares)
        self.adding &= ~(1 << seat)
        self.withheld |= 1 << seat

    def stand_up(self, seat: int) -> None:
        """Who leaves before it is closed was never there."""
        self.deeds = [deed for deed in self.deeds if deed[1] != seat]
        self.seals[seat] = ""
        self.adding &= ~(1 << seat)

    def close(self) -> None:
        self.closed = True


def unsealed(seats: int, deeds: Iterable[Deed]) -> tuple[bytes, ...]:
    """The shares that come of it, by seat; refused if one does not fit its seal, or came before all were sealed."""
    sealing = Sealing(seats)
    for deed in deeds:
        word, seat, _ = deed
        if not 0 <= seat < seats or word not in (SEALED, UNSEALED, WITHHELD):
            raise Unreadable("record-order")
        if word != SEALED:
            sealing.close()
        try:
            sealing.do(deed)
        except Illegal as refused:
            if refused.word == "share-differs":
                raise Unreadable("record-share", seat=seat + 1) from None
            raise Unreadable("record-order") from None
        except Unreadable:
            raise Unreadable("record-broken") from None
    sealing.close()
    if sealing.awaited():
        raise Unreadable("record-order")
    return tuple(sealing.shares)


def unhex(text: str, size: int) -> bytes:
    """So many bytes, written as we write them; or none."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        return b""
    return found if len(found) == size and found.hex() == text else b""
