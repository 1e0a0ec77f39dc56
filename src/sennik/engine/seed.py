"""A seed that nobody chose: the server commits to a secret, each person adds a share, the hash of all is the seed."""
from __future__ import annotations

from hashlib import blake2b, sha256

from .errors import Unreadable

SECRET_SIZE = 32
SHARE_SIZE = 16


class Seed:
    """Before play only `commitment` is shown; afterwards the secret lets anyone deal the cards again."""
    secret: bytes
    shares: tuple[bytes, ...]            # by seat; empty for a seat that added none (a bot)

    def __init__(self, secret: bytes, shares: tuple[bytes, ...] = ()) -> None:
        if len(secret) != SECRET_SIZE or any([len(share) not in (0, SHARE_SIZE) for share in shares]):
            raise Unreadable("seed-size")
        self.secret = secret
        self.shares = shares

    def commitment(self) -> str:
        return sha256(self.secret).hexdigest()

    def key(self) -> bytes:
        """The 32 bytes for FairRng. Sizes go in too, so that no two lists of shares hash alike."""
        h = blake2b(self.secret, digest_size=32, person=b"sennik seed 1")
        for share in self.shares:
            h.update(bytes([len(share)]) + share)
        return h.digest()

    def __reduce__(self) -> tuple[object, ...]:
        return Seed, (self.secret, self.shares)


def seed_of(text: str) -> Seed:
    """A repeatable seed from any text, for simulations and tests; no secret at all."""
    return Seed(blake2b(text.encode(), digest_size=SECRET_SIZE, person=b"sennik text 1").digest())


def number_of(text: str, size: int = 7, key: bytes = b"", person: bytes = b"") -> int:
    """A seed of `size` bytes for FastRng, the same on every machine. Who does not have the `key` cannot find it."""
    return int.from_bytes(blake2b(text.encode(), digest_size=size, key=key, person=person).digest(), "little")
