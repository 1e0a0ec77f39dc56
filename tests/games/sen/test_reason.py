"""Why one would answer so in Sen: what a power brings, in ravens, as far as the seat knows."""
from __future__ import annotations

from collections.abc import Callable

from sennik.games.sen.bot.instinct import INSTINCT
from sennik.policy.instinct import Reason
from sennik.testkit.scene import Scene

Table = Callable[..., Scene]
DREAMS = (["9:0", "1:0", "1:0", "1:0"], ["0:0", "5", "5", "5"])


def reasons(p: Scene) -> dict[str, Reason]:
    return {answer.text: INSTINCT.reason(p.state, 0, answer) for answer in p.state.legal(0)}


def test_of_an_exchange_it_is_said_how_many_ravens_go(table: Table) -> None:
    p = table(*DREAMS, hand="swap2")
    assert reasons(p)["use"] == ("saves", {"ravens": 9})
    p.do(0, "use")
    first = reasons(p)
    assert (first["land 0 0"], first["land 0 1"]) == (("saves", {"ravens": 9}), ("saves", {"ravens": 1}))
    assert first["land 1 1"] == ("", {})                           # perhaps two lands of others
    p.do(0, "land 0 0")
    second = reasons(p)
    assert second["land 1 0"] == ("saves", {"ravens": 9})
    assert second["land 1 1"][0] == "saves"                        # not known: by what is left
    assert second["land 1 1"][1]["ravens"] < 6


def test_of_a_chosen_land_and_its_place_it_is_said_how_many_ravens_go(table: Table) -> None:
    p = table(*DREAMS, discard=("7", "2"), hand="choose1", edition="jubilee")
    assert reasons(p)["use"] == ("saves", {"ravens": 7})
    p.do(0, "use")
    assert reasons(p)["pick 0"] == ("saves", {"ravens": 2})
    assert reasons(p)["pick 1"] == ("saves", {"ravens": 7})
    p.do(0, "pick 1")
    placed = {text: reason for text, reason in reasons(p).items() if reason[0]}
    assert ("saves", {"ravens": 7}) in placed.values()
    assert ("costs", {"ravens": 1}) in placed.values()
