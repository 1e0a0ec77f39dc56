"""What a table shows beside the pieces: steps, fares, how far cards are laid, wishes, where the points came from."""
from __future__ import annotations

from sennik.engine.game import BIT, SPECTATOR, Note, Place
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.notation import write_field
from sennik.games.pracownia.rules import facts, notes, phases, zones
from sennik.games.pracownia.rules.grid import NAMES
from sennik.games.pracownia.rules.places import NAMES as PLACES

from .workbench import Bench


def shown(bench: Bench, seat: int = 0) -> tuple[Note, ...]:
    return bench.game.notes(bench.state.view(seat))


def at_fields(bench: Bench, name: str, seat: int = 0) -> dict[str, int]:
    first = facts.fields(0)
    return {NAMES[note.place.fact - first]: note.number for note in shown(bench, seat) if note.name == name}


def at_places(bench: Bench, seat: int = 0) -> dict[str, int]:
    return {PLACES[(note.place.fact - facts.ROW) // 5]: note.number for note in shown(bench, seat)
            if note.name == notes.FARE}


def of(bench: Bench, name: str, place: Place, seat: int = 0) -> int:
    return next(note.number for note in shown(bench, seat) if note.name == name and note.place == place)


def test_a_step_says_what_it_brings() -> None:                                       # PRA-D1, PRA-D2, PRA-D3
    bench = Bench(shops=["c1:z c2:l* b2:w d2:z c3:ss"], hands=["b"])
    assert at_fields(bench, notes.GAIN) == {"c1": 0, "b2": 1, "d2": 0, "c3": 2}
    assert at_fields(bench, notes.FREE) == {"c1": 1, "d2": 1}


def test_the_gain_is_what_is_scored() -> None:
    bench = Bench(shops=["c1:z c2:l* b2:w c3:ssw"], hands=["b"])
    gain = at_fields(bench, notes.GAIN)["c3"]
    before = bench.state.scores()[0]
    bench.go("step c3")
    assert bench.state.scores()[0] - before == gain == 3


def test_entering_counts_as_a_step() -> None:                                        # PRA-K2
    bench = Bench(shops=["c1:w c2:z"], hands=["b"])
    assert at_fields(bench, notes.GAIN) == {"c1": 1}


def test_red_underfoot_costs_a_point() -> None:                                      # PRA-N5
    bench = Bench(shops=["c1:z* c2:r"], hands=["b"], variant="nightmare")
    assert at_fields(bench, notes.GAIN) == {"c2": -1}


def test_only_who_creates_is_told_of_steps() -> None:
    bench = Bench(shops=["c1:z* c2:w", "c1:z* c2:w"], hands=["b", "b"])
    assert at_fields(bench, notes.GAIN, 0) == {"c2": 1}
    assert at_fields(bench, notes.GAIN, 1) == {}
    assert at_fields(bench, notes.GAIN, SPECTATOR) == {}


def test_a_key_makes_the_way_free() -> None:                                         # PRA-V2, PRA-V3
    bench = Bench(phases.TRAVEL, hands=["w"], on=["collector", "lord"],
                  rows={"archive": "wz", "tower": "zz", "lake": ""})
    assert at_places(bench) == {"archive": 0, "tower": 1, "lake": 0}
    assert at_places(bench, 1) == {}


def test_the_fare_is_what_is_paid() -> None:
    for place in ("archive", "tower"):
        bench = Bench(phases.TRAVEL, hands=["w"], on=["collector", "lord"], rows={"archive": "wz", "tower": "zz"})
        fare = at_places(bench)[place]
        bench.go(f"go {place}")
        assert 4 - bench.state.facts[facts.POINTS] == fare


def test_without_points_no_way_has_a_fare() -> None:
    assert at_places(Bench(phases.TRAVEL, hands=["w"], points=0)) == {}


def test_a_card_says_how_much_of_it_is_laid() -> None:                               # PRA-L1
    card = Place(zones.opened(0), 0)
    for shop, laid in (("", 0), ("c1:l", 1), ("c1:l c2:l", 2), ("c1:l c2:l d1:w", 3), ("c1:l c2:l d1:ww", 2),
                       ("c1:l* c2:l d1:w", 2)):                                      # card 01: w w* / l l
        bench = Bench(shops=[shop], hands=["w"], opened=["01"])
        assert of(bench, notes.LAID, card) == laid
        assert of(bench, notes.FIELDS, card) == 4


def test_everybody_sees_how_far_everybodys_cards_are() -> None:
    bench = Bench(shops=["", "c1:l"], hands=["w"], opened=["02", "01"])
    for seat in (0, 1, SPECTATOR):
        assert of(bench, notes.LAID, Place(zones.opened(1), 0), seat) == 1


def goal(bench: Bench, zone: int, seat: int = 0) -> dict[str, str]:
    first = facts.fields(seat)
    return {NAMES[note.place.fact - first]: write_field(note.number) for note in shown(bench, seat)
            if note.name == notes.GOAL and note.place.zone == zone}


def test_a_card_says_where_it_is_nearest_to_being_complete() -> None:                # PRA-L1
    bench = Bench(shops=["c1:l c2:l d1:w"], hands=["w"], opened=["01"])              # w w* / l l
    assert goal(bench, zones.opened(0)) == {"c1": "l", "c2": "l", "d1": "w", "d2": "w*"}
    bench = Bench(shops=["c1:zl b1:z d1:s"], hands=["w"], opened=["10"])             # zl* z / . l: not over the rock
    assert goal(bench, zones.opened(0)) == {"c1": "zl*", "b1": "z", "b2": "l"}
    assert goal(Bench(shops=[""], hands=["w"], opened=["08"]), zones.opened(0))["c1"]        # PRA-K1: begin there


def test_where_a_card_goes_is_shown_to_its_owner_alone() -> None:
    bench = Bench(shops=["c1:l", "c1:l"], hands=["w"], opened=["01", "02"])
    for seat in (0, 1):
        assert goal(bench, zones.opened(seat), seat)
        assert not goal(bench, zones.opened(1 - seat), seat)
    assert notes.GOAL not in {note.name for note in shown(bench, SPECTATOR)}


def test_cards_to_choose_from_say_it_too() -> None:                                  # PRA-U4
    state = new("pracownia", 2).new(FastRng(1))
    seat = 0 if state.asked & BIT[0] else 1
    view = state.view(seat)
    found = [note.name for note in state.game.notes(view) if note.place.zone == zones.drawn(seat)]
    assert found.count(notes.FIELDS) == len(view.cards[zones.drawn(seat)]) > 0
    assert notes.GOAL in found


def test_wishes_with_everybodys_standing() -> None:                                  # PRA-G1, PRA-G5, PRA-G7
    bench = Bench(shops=["c1:w c2:w c3:w", "c1:w c2:z"], hands=["w"], wish=["shards", "collection w", "stacks", "far"])
    tokens = [bench.state.facts[facts.WISH + k] for k in range(facts.TOKENS)]
    assert tokens[:2] == [0, 6]
    assert of(bench, notes.PRIZE, Place(fact=facts.WISH)) == 6
    assert of(bench, notes.PRIZE, Place(fact=facts.WISH + 1)) == 13
    assert [of(bench, notes.STANDING, Place(fact=facts.wished(seat))) for seat in (0, 1)] == [3, 2]
    assert [of(bench, notes.AWARD, Place(fact=facts.wished(seat))) for seat in (0, 1)] == [6, 0]
    assert [of(bench, notes.AWARD, Place(fact=facts.wished(seat) + 1)) for seat in (0, 1)] == [4, 0]


def test_in_the_end_every_point_has_a_source() -> None:                              # PRA-E2
    bench = Bench(phases.CLOSE, shops=["c1:z* c2:w", "c1:r"], hands=["b"], opened=["01", "02"], done=["03", ""],
                  round=6, variant="nightmare")
    bench.state.facts[facts.SCORE] = bench.state.pracownia.points[bench.state.kind(zones.done(0), -1)]
    bench.go("step c2", "end")
    assert notes.CARDS not in {note.name for note in shown(bench)}
    bench.go("end", seat=1)
    view = bench.state.view(0)
    assert view.phase == phases.OVER
    for seat in (0, 1):
        score = Place(fact=facts.SCORE + seat)
        parts = {name: of(bench, name, score) for name in (notes.CARDS, notes.WALKS, notes.UNBUILT, notes.REDS)}
        wished = sum(view.facts[facts.wished(seat) + k] for k in range(facts.TOKENS))
        assert sum(parts.values()) + wished == bench.state.scores()[seat]
        assert parts[notes.UNBUILT] == -5
        assert parts[notes.REDS] == (-3 if seat else 0)
    assert of(bench, notes.WALKS, Place(fact=facts.SCORE)) == 1
