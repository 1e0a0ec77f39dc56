"""Shares that are sealed before any is shown; planted cheats, each found by name."""
from __future__ import annotations

import json
import pickle

import pytest

from sennik import games
from sennik.engine.errors import Illegal, Refused, Unreadable
from sennik.engine.record import Record, check, read, written
from sennik.engine.sealing import SEALED, UNSEALED, WITHHELD, Deed, Sealing, seal_of, unsealed
from sennik.engine.seed import Seed

pytestmark = pytest.mark.pure
SECRET = bytes(range(32))
A, B, C = b"a" * 16, b"b" * 16, b"c" * 16


def seals(seat: int, share: bytes) -> Deed:
    return SEALED, seat, seal_of(share)


def shows(seat: int, share: bytes) -> Deed:
    return UNSEALED, seat, share.hex()


FAIR: tuple[Deed, ...] = (seals(0, A), seals(1, B), shows(1, B), shows(0, A))
ANEW: tuple[Deed, ...] = (seals(0, A), seals(1, B), shows(1, B), (WITHHELD, 0, ""), seals(1, C), shows(1, C))


def test_when_all_are_sealed_all_are_shown() -> None:
    assert unsealed(3, FAIR) == (A, B, b"")


def test_who_withholds_a_share_is_out_and_the_others_begin_anew() -> None:
    assert unsealed(3, ANEW) == (b"", C, b"")


def test_two_who_withhold_are_out_and_nobody_need_be_left() -> None:
    assert unsealed(2, (seals(0, A), seals(1, B), (WITHHELD, 0, ""), (WITHHELD, 1, ""))) == (b"", b"")


def test_no_share_of_a_round_that_was_given_up_is_awaited_again() -> None:
    sealing = Sealing(2)
    for deed in ANEW[:2]:
        sealing.do(deed)
    sealing.close()
    sealing.do(ANEW[2])
    assert sealing.awaited() == 1
    sealing.do(ANEW[3])
    assert (sealing.round, sealing.awaited(), sealing.seals, sealing.shares) == (1, 2, ["", ""], [b"", b""])
    with pytest.raises(Illegal, match="stale"):
        sealing.do(shows(1, B))


def test_the_seal_of_another_device_stands() -> None:
    sealing = Sealing(2)
    for deed in ANEW[:2]:
        sealing.do(deed)
    with pytest.raises(Illegal, match="not awaited"):
        sealing.do(seals(1, C))                          # nobody changes it while others sit down
    sealing.close()
    sealing.do(ANEW[3])
    sealing.do(ANEW[4])
    with pytest.raises(Illegal, match="stale"):
        sealing.do(seals(1, B))
    assert sealing.seals == ["", seal_of(C)]


@pytest.mark.parametrize(("deeds", "word"), [
    ((seals(0, A), shows(0, A), seals(1, B), shows(1, B)), "record-order"),           # the last saw the first
    ((seals(0, A), seals(1, B), shows(0, A), shows(1, C)), "record-share"),           # another one after all
    ((*FAIR[:3],), "record-order"), ((*FAIR, shows(0, A)), "record-order"),
    ((seals(0, A), *FAIR), "record-order"), ((shows(0, A),), "record-order"),
    ((*ANEW[:4], shows(1, B)), "record-order"),                                       # no new share
    ((*ANEW[:4], seals(0, A), *ANEW[4:]), "record-order"),                            # out is out
    ((*FAIR[:3], (WITHHELD, 1, ""), seals(0, A), shows(0, A)), "record-order"),       # it was shown
    ((seals(7, A),), "record-order"), ((("dreamt", 0, ""),), "record-order"),
    (((SEALED, 0, "00"), shows(0, A)), "record-broken"), (((SEALED, 0, "zz"),), "record-broken")])
def test_a_cheat_is_found_by_name(deeds: tuple[Deed, ...], word: str) -> None:
    with pytest.raises(Unreadable) as refused:
        unsealed(3, deeds)
    assert refused.value.word == word


def record(sealing: tuple[Deed, ...] = FAIR) -> str:
    return Record(games.make("sen", 2, {}), Seed(SECRET, unsealed(2, sealing), sealing)).to_json()


def forged(**changes: object) -> str:
    body = {**json.loads(record()), **changes}
    del body["check"]
    return written({**body, "check": check(body)})


@pytest.mark.parametrize("sealing", [FAIR, ANEW])
def test_a_record_with_seals_is_read_again_to_the_letter(sealing: tuple[Deed, ...]) -> None:
    found, state = games.read(record(sealing))
    assert found.to_json(state) == record(sealing)
    assert found.seed.sealing == sealing
    assert json.loads(record(sealing))["sennik"] == 2
    assert pickle.loads(pickle.dumps(found.seed)).sealing == sealing


def test_the_same_shares_without_seals_deal_other_cards() -> None:
    assert Seed(SECRET, (A, B), FAIR).key() != Seed(SECRET, (A, B)).key()


@pytest.mark.parametrize(("changes", "word"), [
    ({"shares": [A.hex(), C.hex()]}, "record-share"), ({"shares": [A.hex(), ""]}, "record-share"),
    ({"sealing": [list(deed) for deed in FAIR[:3]]}, "record-order"), ({"sealing": []}, "record-broken"),
    ({"sealing": [["sealed", 0]]}, "record-broken"), ({"sealing": 7}, "record-broken"),
    ({"sennik": 1}, "record-broken"),
    ({"sealing": [["sealed", "0", ""]]}, "record-broken"), ({"secret": "00" * 32}, "record-commitment")])
def test_a_forged_record_is_refused_in_a_word(changes: dict[str, object], word: str) -> None:
    with pytest.raises(Refused) as refused:
        read(forged(**changes), games.make)
    assert refused.value.word == word
