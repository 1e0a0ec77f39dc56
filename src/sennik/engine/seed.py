"""A seed that nobody chose: the server commits to a secret, each person adds a share, the hash of all is the seed."""
from __future__ import annotations

from hashlib import blake2b
from typing import Final

from .errors import Unreadable
from .sealing import SHARE_SIZE, Deed, seal_of, unsealed

SECRET_SIZE: Final = 32


class Seed:
    """Before play only `commitment` is shown; afterwards the secret lets anyone deal the cards again."""
    secret: bytes
    shares: tuple[bytes, ...]            # by seat; empty for a seat that added none (a bot)
    sealing: tuple[Deed, ...]            # how the shares were sealed, all before any was shown; empty: they were not

    def __init__(self, secret: bytes, shares: tuple[bytes, ...] = (), sealing: tuple[Deed, ...] = ()) -> None:
        if len(secret) != SECRET_SIZE or any([len(share) not in (0, SHARE_SIZE) for share in shares]):
            raise Unreadable("seed-size")
        if sealing:
            for seat, share in enumerate(unsealed(len(shares), sealing)):
                if share != shares[seat]:
                    raise Unreadable("record-share", seat=seat + 1)
        self.secret = secret
        self.shares = shares
        self.sealing = sealing

    def version(self) -> int:
        """1: shares were given openly, or none were; 2: sealed. What is in no seal is not in the key either: the order
        in which seals came could be chosen by who writes it down."""
        return 2 if self.sealing else 1

    def commitment(self) -> str:
        return seal_of(self.secret)

    def key(self) -> bytes:
        """The 32 bytes for FairRng. Sizes go in too, so that no two lists of shares hash alike."""
        h = blake2b(self.secret, digest_size=32, person=b"sennik seed %d" % self.version())
        for share in self.shares:
            h.update(bytes([len(share)]) + share)
        return h.digest()

    def __reduce__(self) -> tuple[object, ...]:
        return Seed, (self.secret, self.shares, self.sealing)


def seed_of(text: str) -> Seed:
    """A repeatable seed from any text, for simulations and tests; no secret at all."""
    return Seed(blake2b(text.encode(), digest_size=SECRET_SIZE, person=b"sennik text 1").digest())


def number_of(text: str, size: int = 7, key: bytes = b"", person: bytes = b"") -> int:
    """A seed of `size` bytes for FastRng, the same on every machine. Who does not have the `key` cannot find it."""
    return int.from_bytes(blake2b(text.encode(), digest_size=size, key=key, person=person).digest(), "little")
