"""Whose browser is whose, on both databases: devices, codes, and what is found of a person's games."""
from __future__ import annotations

import asyncio

import pytest

from sennik.match import entries as e
from sennik.store import Archived, SeatResult, Store
from sennik.store.history import History
from sennik.store.people import People
from sennik.store.removal import Removal, Sharing

from .test_store import line

pytestmark = pytest.mark.anyio


async def test_a_browser_is_a_person_until_it_takes_a_code(store: Store) -> None:
    people = People(store)
    assert await people.of("a") == ("a", "a", ("a",))
    assert await people.of("") == ("", "", ())
    await people.offer("a", "computer", "code", 10, 20)
    assert await people.code_until(await people.of("a"), 19) == 20
    assert await people.take("b", "phone", "code", 20) == "unknown"      # too old
    assert await people.take("a", "phone", "code", 19) == "own"
    assert await people.take("b", "phone", "code", 19) == "done"
    assert await people.take("c", "phone", "code", 19) == "unknown"      # used
    assert await people.of("b") == ("b", "a", ("b", "a"))                # as itself first, where it sat
    assert await people.of("a") == ("a", "a", ("a", "b"))
    assert [(one.secret, one.kind) for one in await people.devices(await people.of("a"))] == [
        ("a", "computer"), ("b", "phone")]


async def test_of_many_who_take_a_code_one_has_it(store: Store) -> None:
    people = People(store)
    await people.offer("a", "computer", "code", 10, 20)
    done = await asyncio.gather(*[people.take(f"b{k}", "phone", "code", 11) for k in range(12)], return_exceptions=True)
    assert done.count("done") == 1
    assert len(await people.devices(await people.of("a"))) == 2


async def test_who_is_signed_out_is_somebody_new_and_stays_so(store: Store) -> None:
    people = People(store)
    await people.offer("a", "computer", "code", 10, 20)
    await people.take("b", "phone", "code", 11)
    b = await people.of("b")
    await people.sign_out(b, [one for one in await people.devices(b) if one.secret == "a"])
    stranger = await people.of("a")
    assert stranger.id not in {"a", "b"}
    assert stranger.ids == (stranger.id,)
    assert await people.of("a") == stranger
    assert (await people.of("b")).id == "a"              # under which the games were played


async def test_a_result_is_kept_once_with_its_table(store: Store) -> None:
    ends = (SeatResult(1, 12, 1.0, False), SeatResult(2, 30, 0.0, True))
    await store.create(line(stage="playing", players=("", "p1")), ["1"])
    await store.archive("t", Archived("record", b"table", b"step", ends, 77))
    await store.archive("t", Archived("record", b"table", b"step", ends[:1], 99))
    (own,) = await History(store).played(["p1"])
    assert (own.listing.result, own.listing.touched, own.seat, own.away) == (ends, 77, 1, False)
    (ended,) = await History(store).ended(["p1", "p2"])
    assert (ended.seat, ended.result) == (1, ends)
    assert await History(store).played(["p0"]) == []
    assert await History(store).unfinished(["p1"]) == []


async def test_what_is_no_game_of_its_own_is_in_no_list_and_yet_ones_own(store: Store) -> None:
    await store.create(line(kind="lesson", stage="over"), ["1"])
    assert await store.mine(["p0"]) == []
    assert await History(store).played(["p0"]) == []
    assert await Removal(store).tables(["p0"]) == [Sharing("t", alone=True)]


async def test_a_name_is_effaced_wherever_it_is_written(store: Store) -> None:
    sat = [e.written(e.Sat(k, k, f"Sowa {k}", f"p{k}", "00" * 16)) for k in range(2)]
    seats = (("person", "Sowa 0", ""), ("person", "Sowa 1", ""))
    await store.create(line(players=("p0", "p1"), seats=seats), ["first", *sat])
    await store.put_away(["p0"], "t")
    await Removal(store).efface("t", ["p0"])
    entries = [e.read(body) for body in (await store.entries("t"))[1:]]
    assert entries == [e.Sat(0, 0, "", "", "00" * 16), e.Sat(1, 1, "Sowa 1", "p1", "00" * 16)]
    assert await store.mine(["p0"]) == []
    (other,) = await store.mine(["p1"])
    assert [seat.name for seat in other.seats] == ["", "Sowa 1"]
    assert await Removal(store).tables(["p0"]) == []


async def test_a_table_is_removed_with_all_that_is_kept_of_it(store: Store) -> None:
    for table in ("t", "u"):
        await store.create(line(table), ["1", "2"])
        await store.archive(table, Archived("record", b"table", b"step"))
        await store.put_away(["p0"], table)
    await Removal(store).remove("t")
    assert await store.entries("t") == []
    assert await store.archived("t") is None
    assert [one.listing.id for one in await History(store).played(["p0"])] == ["u"]
    assert await store.entries("u") == ["1", "2"]
