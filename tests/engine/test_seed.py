"""A seed that nobody chose: commitment, shares, key."""

import pickle
from hashlib import blake2b, sha256

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.sealing import SHARE_SIZE
from sennik.engine.seed import SECRET_SIZE, Seed, seed_of

pytestmark = pytest.mark.pure
SECRET = bytes(range(SECRET_SIZE))
ONE, OTHER = b"1" * SHARE_SIZE, b"2" * SHARE_SIZE


def test_the_commitment_is_the_hash_of_the_secret_alone() -> None:
    assert Seed(SECRET).commitment() == Seed(SECRET, (ONE, OTHER)).commitment() == sha256(SECRET).hexdigest()


def test_everything_counts_for_the_key() -> None:
    shares: list[tuple[bytes, ...]] = [
        (), (b"",), (b"", b""), (ONE,), (ONE, b""), (b"", ONE), (ONE, OTHER), (OTHER, ONE)]
    keys = {Seed(SECRET, given).key() for given in shares} | {Seed(SECRET[::-1]).key()}
    assert len(keys) == len(shares) + 1
    assert {len(key) for key in keys} == {32}


def test_the_key_is_the_one_anybody_can_compute() -> None:
    told = blake2b(SECRET + b"\x10" + ONE + b"\0", digest_size=32, person=b"sennik seed 1").digest()
    assert Seed(SECRET, (ONE, b"")).key() == told


@pytest.mark.parametrize(("secret", "shares"), [
    (b"", ()), (SECRET[:-1], ()), (SECRET + b"x", ()), (SECRET, (ONE[:-1],)), (SECRET, (ONE, ONE + b"x"))])
def test_a_seed_of_another_size_is_refused(secret: bytes, shares: tuple[bytes, ...]) -> None:
    with pytest.raises(Unreadable, match="seed size"):
        Seed(secret, shares)


def test_a_seed_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(Seed(SECRET, (ONE, b""))))
    assert (again.secret, again.shares) == (SECRET, (ONE, b""))


def test_any_text_is_a_repeatable_seed() -> None:
    assert seed_of("owl").key() == seed_of("owl").key()
    assert seed_of("owl").key() != seed_of("owl ").key()
    secret = blake2b("sowa, сова".encode(), digest_size=SECRET_SIZE, person=b"sennik text 1").digest()
    assert seed_of("sowa, сова").secret == secret
    assert seed_of("sowa, сова").key() == Seed(secret).key()
