"""The same tests for both databases: lists that only grow, and a lost race that is a conflict."""
from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, select

from sennik.store import Archived, Conflict, Listing, Store, store_at

pytestmark = pytest.mark.anyio


def line(id: str = "t", stage: str = "waiting", touched: int = 2, **other: object) -> Listing:
    given: dict[str, object] = {
        "id": id, "game": "sen", "options": {"edition": "base"}, "stage": stage,
        "seats": (("person", "Sowa ☾", ""), ("free", "", "")), "players": ("p0",), "public": True, "watch": True,
        "created": 1, "touched": touched, **other}
    return Listing(**given)  # type: ignore[arg-type]


async def test_a_list_grows_in_order(store: Store) -> None:
    await store.create(line(), ["first", "second"])
    await store.append("t", 2, "third")
    await store.append("t", 3, "fourth", line())
    assert await store.entries("t") == ["first", "second", "third", "fourth"]
    assert await store.entries("t", 2) == ["third", "fourth"]
    assert await store.entries("t", 9) == []
    assert await store.entries("u") == []


@pytest.mark.parametrize("with_line", [False, True])
async def test_a_lost_race_is_a_conflict_and_not_a_fork(store: Store, with_line: bool) -> None:
    await store.create(line(), ["first"])
    await store.append("t", 1, "mine")
    with pytest.raises(Conflict) as error:
        await store.append("t", 1, "yours", line(stage="playing") if with_line else None)
    assert (error.value.table, error.value.number) == ("t", 1)
    assert await store.entries("t") == ["first", "mine"]
    assert [found.stage for found in await store.listed(10)] == ["waiting"]      # nothing of it was written
    await store.append("t", 2, "next")


async def test_of_many_at_once_one_wins(store: Store) -> None:
    await store.create(line(), ["first"])
    done = await asyncio.gather(*[store.append("t", 1, f"{k}") for k in range(20)], return_exceptions=True)
    assert sum(result is None for result in done) == 1
    assert sum(isinstance(result, Conflict) for result in done) == 19
    winner = done.index(None)
    assert await store.entries("t") == ["first", f"{winner}"]


async def test_many_tables_are_written_together(store: Store) -> None:
    async def play(table: str) -> None:
        await store.create(line(table), ["0"])
        for number in range(1, 20):
            await store.append(table, number, f"{number}")
            if number == 7:
                with pytest.raises(Conflict):
                    await store.append(table, 3, "again")
    await asyncio.gather(*[play(f"t{k}") for k in range(40)])
    for k in range(40):
        assert await store.entries(f"t{k}") == [str(number) for number in range(20)]


async def test_what_was_written_is_there_after_opening_again(database: str) -> None:
    store = store_at(database)
    await store.open()
    await store.create(line(), ["zażółć 🦉 \" ' \\ \n"])
    await store.append("t", 1, "x" * 50_000)
    await store.close()
    again = store_at(database)
    await again.open()
    try:
        assert await again.entries("t") == ["zażółć 🦉 \" ' \\ \n", "x" * 50_000]
    finally:
        await again.close()


async def test_a_table_is_not_created_twice(store: Store) -> None:
    await store.create(line(), ["first"])
    with pytest.raises(Exception):  # noqa: B017, PT011
        await store.create(line(), ["other"])
    assert await store.entries("t") == ["first"]
    await store.append("t", 1, "the store goes on")


async def test_work_that_fails_leaves_no_trace_and_harms_nobody(store: Store) -> None:
    await store.create(line(), ["first"])
    await store.create(line("u"), ["one"])

    def fail(db: Connection) -> None:
        store.insert(db, "t", 1, "half")
        raise ZeroDivisionError
    done = await asyncio.gather(store.change(fail), store.append("u", 1, "other"), return_exceptions=True)
    assert isinstance(done[0], ZeroDivisionError)
    assert done[1] is None
    assert await store.entries("t") == ["first"]
    assert await store.entries("u") == ["one", "other"]


# ---- lists
async def test_public_tables_are_listed_while_one_can_join_or_watch(store: Store) -> None:
    await store.create(line("a", touched=1), ["1"])
    await store.create(line("b", touched=5, stage="playing"), ["1"])
    await store.create(line("c", touched=3, public=False), ["1"])
    await store.create(line("d", touched=4, stage="playing", watch=False), ["1"])
    await store.create(line("e", touched=6, stage="over"), ["1"])
    assert [found.id for found in await store.listed(10)] == ["b", "a"]


async def test_tables_long_left_alone_are_not_listed(store: Store) -> None:
    await store.create(line("a"), ["1"])
    await store.create(line("b", stage="playing"), ["1"])
    assert [found.id for found in await store.listed(3600)] == ["a", "b"]
    assert [found.id for found in await store.listed(3 * 3600)] == ["b"]
    assert await store.listed(24 * 3600) == []


async def test_a_line_says_how_the_table_stands(store: Store) -> None:
    await store.create(line(), ["1"])
    (found,) = await store.listed(10)
    assert found == line(players=())
    seats = (("person", "Sowa ☾", ""), ("bot", "", "greedy"))
    await store.append("t", 1, "2", line(seats=seats, stage="playing", touched=8))
    (found,) = await store.listed(10)
    assert (found.seats, found.stage, found.touched) == (seats, "playing", 8)


async def test_players_find_the_tables_where_they_hold_a_seat(store: Store) -> None:
    await store.create(line("a", touched=1, players=("p0", "p1")), ["1"])
    await store.create(line("b", touched=2, public=False), ["1"])
    assert [found.id for found in await store.mine(["p0"])] == ["b", "a"]
    assert [found.id for found in await store.mine(["p1"])] == ["a"]
    await store.append("a", 1, "2", line("a", players=("p1",)))
    assert [found.id for found in await store.mine(["p0"])] == ["b"]
    assert await store.mine([""]) == []


async def test_lists_are_bounded(store: Store) -> None:
    for k in range(110):
        await store.create(line(f"t{k}", touched=k), ["1"])
    found = await store.listed(10)
    assert [line.id for line in found] == [f"t{k}" for k in range(109, 9, -1)]


# ---- games that are over
async def test_a_game_that_is_over_is_kept_once(store: Store) -> None:
    await store.create(line(stage="playing"), ["1"])
    assert await store.archived("t") is None
    await store.archive("t", Archived("record", b"table", b"step"))
    await store.archive("t", Archived("other", b"other", b"other"))
    assert await store.archived("t") == Archived("record", b"table", b"step")
    assert await store.listed(10) == []
    assert (await store.mine(["p0"]))[0].stage == "over"


# ---- what cannot be helped
async def test_hostile_text_is_only_text(store: Store) -> None:
    hostile = "'; DROP TABLE entries; --"
    await store.create(line(), ["1"])
    await store.append("t", 1, hostile)
    assert await store.entries(hostile) == []
    assert await store.mine([hostile]) == []
    assert await store.entries("t") == ["1", hostile]


async def test_nothing_in_the_code_changes_or_deletes_an_entry(store: Store) -> None:
    """The list is the truth: only inserts are made, and the key is the number within its table."""
    await store.create(line(), ["1"])
    columns = await store.read(lambda db: db.execute(select(store.source)).all())
    assert [tuple(row) for row in columns] == [("t", 0, "1")]
