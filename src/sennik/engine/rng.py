"""The only source of chance. A state holds a generator; it never makes one."""
from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from mypy_extensions import i64, mypyc_attr

RNG_VERSION: Final = 1         # of FairRng, in every record


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def copy(self) -> Rng:
        raise NotImplementedError

    def mark(self) -> int:
        """Where the stream stands: equal marks, no chance used in between."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            x = items[i]
            items[i] = items[j]
            items[j] = x
            i -= 1


class FastRng(Rng):
    """Marsaglia's multiply-with-carry, for search: one number of 63 bits, the same pure and compiled, 2 ns."""
    x: i64

    def __init__(self, seed: int) -> None:
        self.x = ((seed * 2654435761 + 1442695041) & 0x3FFFFFFFFFFFFFFF) | 1
        for _ in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        x: i64 = self.x
        x = (x & 0xFFFFFFFF) * 1791398085 + (x >> 32)
        self.x = x
        return (((x ^ (x >> 32)) & 0xFFFFFFFF) * n) >> 32

    def copy(self) -> Rng:
        r = FastRng(0)
        r.x = self.x
        return r

    def mark(self) -> int:
        return self.x

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (self.x,)


def revived(x: int) -> FastRng:
    r = FastRng(0)
    r.x = x
    return r


class FairRng(Rng):
    """BLAKE2b keyed with the seed of the table, over a counter: 16 words of 32 bits a block, without bias."""
    seed: bytes
    block: int
    words: tuple[int, ...]
    used: i64

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.block = 0
        self.words = ()
        self.used = 16

    def below(self, n: i64) -> i64:
        limit: i64 = 4294967296 - 4294967296 % n        # above it a remainder would be a little more likely
        while True:
            if self.used == 16:
                raw = blake2b(self.block.to_bytes(8, "little"), key=self.seed).digest()
                self.words = unpack("<16I", raw)
                self.block += 1
                self.used = 0
            w: i64 = self.words[self.used]
            self.used += 1
            if w < limit:
                return w % n

    def copy(self) -> Rng:
        r = FairRng(self.seed)
        r.block, r.words, r.used = self.block, self.words, self.used
        return r

    def mark(self) -> int:
        return self.block * 16 + self.used

    def __reduce__(self) -> tuple[object, ...]:
        return fair, (self.seed, self.block, self.words, int(self.used))


def fair(seed: bytes, block: int, words: tuple[int, ...], used: int) -> FairRng:
    r = FairRng(seed)
    r.block, r.words, r.used = block, words, used
    return r
