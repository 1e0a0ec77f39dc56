"""The instinct: it completes cards, and looks only at what its seat knows."""
from __future__ import annotations

import pytest

from sennik.bots.ismcts import Ismcts
from sennik.bots.levels import thinking_of
from sennik.engine.answers import Answer
from sennik.engine.random_play import anyone_asked
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.pracownia.bot import INSTINCT, QUICK, PracowniaInstinct
from sennik.games.pracownia.bot.evaluate import PracowniaEvaluation
from sennik.games.pracownia.bot.evaluate_fast import FastPracowniaEvaluation
from sennik.games.pracownia.bot.plan import Sketchbook, footing, lack, pack, short_of, way
from sennik.games.pracownia.bot.powers import take_gain
from sennik.games.pracownia.bot.promises import promised, without
from sennik.games.pracownia.notation import read_field
from sennik.games.pracownia.rules import facts, phases, places, verbs, wishes
from sennik.games.pracownia.rules.pieces import RED

from .workbench import Bench


def choice(p: Bench) -> str:
    seat = p.state.to_act()
    answers = p.state.legal(seat)
    weights = INSTINCT.weigh(p.state, seat, answers)
    return p.text(answers[weights.index(max(weights))], seat)


@pytest.mark.pure
@pytest.mark.parametrize("instinct", [INSTINCT, QUICK], ids=["careful", "fast"])
@pytest.mark.parametrize(("seats", "variant", "together"), [
    (2, "basic", "no"), (3, "nightmare", "no"), (4, "basic", "yes")])
def test_the_same_weights_for_the_state_and_for_what_the_seat_imagines(
        instinct: PracowniaInstinct, seats: int, variant: str, together: str) -> None:
    game = new("pracownia", seats, variant=variant, together=together)
    s = game.new(FastRng(3))
    n = 0
    while s.asked:
        seat = anyone_asked(s, s.rng)
        answers = s.legal(seat)
        weights = instinct.weigh(s, seat, answers)
        assert len(weights) == len(answers)
        if n % 9 == 0:
            imagined = game.imagine(s.view(seat), FastRng(n))
            assert instinct.weigh(imagined, seat, imagined.legal(seat)) == weights
            redealt = s.copy(FastRng(n))
            redealt.redeal(seat)
            assert instinct.weigh(redealt, seat, redealt.legal(seat)) == weights
            assert instinct.weigh(s, seat, answers) == weights          # looking changes nothing
        s.apply(seat, answers[weights.index(max(weights))])
        n += 1
        assert n < 4000
    assert max(s.scores()) > 10


@pytest.mark.pure
def test_it_builds_plants_walks_and_completes() -> None:
    p = Bench(shops=["c1:l d2:w"], hands=["llb"], opened=["05"])         # w l^ / l* .
    while not p.done():
        p.go(choice(p))
    assert p.done() == ["05"]


@pytest.mark.pure
def test_it_collects_what_its_card_is_missing_and_builds_it() -> None:
    p = Bench(phases.TRAVEL, hands=["w"], shops=["c1:z*"], opened=["06"], round=6,
              rows={"archive": "ssw", "collector": "sss", "golem": "sss"})
    while p.state.to_act() == 0 or p.phase() == "travel":
        p.go(choice(p) if p.state.to_act() == 0 else "end")
    assert p.done() == ["06"]


def test_what_a_field_lacks() -> None:
    assert lack(read_field("s"), read_field("ssw*")) == pack([0, 1, 0, 0, 1, 0, 0])
    assert lack(read_field("l"), read_field("l^")) == pack([0, 0, 0, 1, 0, 0, 0])
    assert lack(read_field("w"), read_field("ssw*")) == -1
    assert lack(read_field("s^"), read_field("ss")) == -1
    assert lack(read_field(30 * "s"), read_field("ss")) == -1                  # more than 64 bits
    assert short_of(pack([0, 2, 0, 0, 0, 0, 0]), pack([0, 0, 2, 0, 0, 0, 0])) == 1      # two earth for a water
    fields = [0] * 25
    fields[2], fields[3], fields[4] = read_field("z"), read_field("z"), read_field("w")
    now = footing(fields)
    assert way([4, read_field("w*")], now, -1, False) == 2                  # entering on earth, earth, water
    assert way([4, read_field("w*")], now, 2, False) == 102                 # standing on earth gives no free step


@pytest.mark.pure
@pytest.mark.parametrize("doing", [phases.TRAVEL, phases.CREATE])
def test_stacks_have_no_height_limit_for_bots_either(doing: int) -> None:
    tower = "c1:z* c2:" + 8 * "wzs"                                             # more than 64 bits
    s = Bench(doing, shops=[tower, tower], hands=["wwls", "wl"], opened=["06", "07"]).state
    seat = s.to_act()
    answers = s.legal(seat)
    for instinct in (INSTINCT, QUICK):
        assert len(instinct.weigh(s, seat, answers)) == len(answers)
        assert len(instinct.value(s)) == 2
    assert Ismcts(s.game, 1, thinking_of(s.game, "master")).choose(s.view(seat), answers) in answers


def test_better_than_chance() -> None:
    game = new("pracownia", 2)
    s = game.new(FastRng(1))
    while s.asked:
        seat = s.to_act()
        answers = s.legal(seat)
        weights = INSTINCT.weigh(s, seat, answers) if seat == 0 else [0]
        s.apply(seat, answers[weights.index(max(weights))] if seat == 0 else answers[s.rng.below(len(answers))])
    assert s.scores()[0] > s.scores()[1] + 20


@pytest.mark.pure
@pytest.mark.parametrize("variant", ["basic", "nightmare"])
def test_a_search_rests_when_a_round_begins_and_nowhere_else(variant: str) -> None:
    s = new("pracownia", 2, variant=variant).new(FastRng(5))
    rounds: list[int] = []
    while s.asked:
        if INSTINCT.rests(s):
            rounds.append(s.facts[facts.ROUND])
            assert len(INSTINCT.value(s)) == 2
        seat = anyone_asked(s, s.rng)
        answers = s.legal(seat)
        s.apply(seat, answers[s.rng.below(len(answers))])
    assert rounds == [1, 2, 3, 4, 5, 6]
    apart = INSTINCT.outcome(s)[0] - INSTINCT.outcome(s)[1]
    s.facts[facts.SCORE] += 1                                     # in the end a point is a point
    assert INSTINCT.outcome(s)[0] - INSTINCT.outcome(s)[1] == pytest.approx(apart + 0.01)


def test_a_point_more_is_a_point_more_to_hope_for() -> None:
    p = Bench(phases.TRAVEL, shops=["c1:z*", "c1:z*"], opened=["06", "07"])
    before = INSTINCT.value(p.state)
    p.state.facts[facts.SCORE] += 1
    after = INSTINCT.value(p.state)
    assert after[0] - before[0] == pytest.approx(0.01)
    assert after[1] == before[1]


def test_while_a_search_thinks_the_others_end_their_turns() -> None:
    for doing in (phases.TRAVEL, phases.CREATE, phases.CLOSE):
        p = Bench(doing, shops=["c1:z*"], hands=["wlb"], round=6)
        answers = p.state.legal(0)
        weights = INSTINCT.others().weigh(p.state, 0, answers)
        assert [answer.text for answer, weight in zip(answers, weights) if weight] == ["end"]


def test_red_that_makes_three_is_worth_an_exchange() -> None:
    p = Bench(shops=["c1:z*"], hands=["rrww"], opened=["37"], variant="nightmare", nightmare="lord")
    p.go(choice(p))
    assert p.hand() == "rrr"
    p.go(choice(p))
    assert "r" not in p.hand()


def test_a_pile_is_judged_by_what_it_may_still_hold() -> None:
    def third(gone: str) -> int:
        p = Bench(phases.DRAW, shops=["c1:z*"], done=["", gone], on=["lord"])
        answers = p.state.legal(0)
        return INSTINCT.weigh(p.state, 0, answers)[[answer.text for answer in answers].index("from 2")]
    assert third("44 45 47 48 49") < third("") < third("37 38 41 46 50")


def test_two_that_no_plan_wants_go_for_one_that_it_does() -> None:
    p = Bench(shops=["c1:z*"], hands=["ss"], opened=["02"])              # l z* l / . z .
    assert choice(p) in ("trade s l", "trade s z")
    p = Bench(shops=["c1:z*"], hands=["ll"], opened=["02"])
    assert choice(p).startswith("put l")


def test_the_second_tree_is_worth_two_spare_shards() -> None:
    p = Bench(shops=["c1:z* b1:w^ d1:w"], hands=["ww"], opened=["20"])                # ss z* ss
    assert choice(p) == "trade w l"
    p.go("trade w l")
    assert choice(p).startswith("plant")


@pytest.mark.parametrize(("hands", "comes"), [("wz", False), ("ww", True), ("wr", True)])
def test_red_comes_out_of_the_workshop_only_where_three_can_be_exchanged(hands: str, comes: bool) -> None:
    p = Bench(shops=["c1:z* b1:r d1:r"], hands=[hands], variant="nightmare", nightmare="lord")
    assert (take_gain(PracowniaEvaluation(p.state, 0, 7, Sketchbook()), 1) > 0) == comes


@pytest.mark.parametrize(("shop", "worth"), [("c1:z* b1:w", 0), ("c1:z* b1:r d1:r", 600), ("c1:z* b1:r", 0)])
def test_a_fast_evaluation_lets_tower_clear_red_away_and_golem_do_nothing(shop: str, worth: int) -> None:
    p = Bench(shops=[shop], hands=["wz"], variant="nightmare", nightmare="lord", opened=["20"])
    e = FastPracowniaEvaluation(p.state, 0, 7, Sketchbook())
    assert (e.tower_gain(), e.golem_gain()) == (worth, 0)


def test_a_fast_evaluation_draws_great_landscapes_early_and_small_ones_late() -> None:
    def best(now: int, opened: list[str]) -> int:
        e = FastPracowniaEvaluation(Bench(opened=opened, round=now).state, 0, 7, Sketchbook())
        return max(range(3), key=e.pile)
    assert [best(now, ["05"]) for now in (1, 2, 3, 4, 6)] == [2, 2, 1, 0, 0]
    assert [best(now, ["05 06 20"]) for now in (1, 3)] == [0, 0]
    only_small = FastPracowniaEvaluation(Bench(opened=["05"]).state, 0, 1, Sketchbook())
    assert only_small.pile(2) == -1


def test_what_was_thought_of_some_answers_is_not_said_of_others() -> None:
    s = new("pracownia", 2).new(FastRng(3))
    several = 0
    for _ in range(40):
        seat = s.to_act()
        answers = s.legal(seat)
        if len(answers) > 2 and s.game.phases[s.phase].name == "travel":
            whole = INSTINCT.weigh(s, seat, answers)
            assert INSTINCT.weigh(s, seat, answers[1:]) == whole[1:]
            assert INSTINCT.weigh(s, seat, answers[:-1]) == whole[:-1]
            several += len(set(whole)) > 1
        s.apply(seat, answers[-1])
    assert several


@pytest.mark.pure
@pytest.mark.parametrize(("seats", "variant"), [(2, "basic"), (4, "basic"), (3, "nightmare")])
def test_a_journey_can_be_walked_and_comes_back_nowhere_without_something_done(seats: int, variant: str) -> None:
    s = new("pracownia", seats, variant=variant).new(FastRng(7))
    found = 0
    while s.asked and s.facts[facts.ROUND] < 4:
        seat = anyone_asked(s, s.rng)
        answers = s.legal(seat)
        lines = INSTINCT.lines(s, seat, answers, 20)
        assert bool(lines) == (s.phase == phases.TRAVEL and s.facts[facts.POINTS] > 0)
        assert len(lines) <= 20
        for line in lines:
            assert line[0] in answers
            t = s.copy(FastRng(1))
            path = [t.facts[facts.TRAVELLER + seat]]
            for answer in line:
                if answer.verb == verbs.USE and path[-1] == places.LAKE and answer not in t.legal(seat):
                    continue                                             # no row is long enough any more
                assert answer in t.legal(seat)
                held = t.facts[facts.hand(seat) + RED]
                t.apply(seat, answer)
                here = t.facts[facts.TRAVELLER + seat]
                if answer.verb != verbs.GO or t.facts[facts.hand(seat) + RED] > held:
                    path = [here]
                else:
                    assert here not in path
                    path.append(here)
        found += len(lines)
        weights = QUICK.weigh(s, seat, answers)
        s.apply(seat, answers[weights.index(max(weights))])
    assert found > 100


def test_a_journey_is_thought_out_once_and_walked_to_where_chance_speaks() -> None:
    s = new("pracownia", 2).new(FastRng(11))
    bots = [Ismcts(s.game, seat, thinking_of(s.game, "master")) for seat in range(2)]
    walked = 0
    while s.facts[facts.ROUND] < 3:
        seat = s.to_act()
        bot = bots[seat]
        meant = bot.line
        answer = bot.choose(s.view(seat), s.legal(seat))
        if meant and bot.expected and not bot.done:
            assert answer is meant[0]
            walked += 1
        s.apply(seat, answer)
    assert walked > 10


def test_a_shard_serves_one_card_and_cards_nobody_can_build_are_a_burden() -> None:
    def hope(opened: str) -> float:
        return INSTINCT.value(Bench(phases.TRAVEL, shops=["c1:z*"], hands=["lz"], opened=[opened], round=5).state)[0]
    assert hope("02") > hope("")                                         # l z* l / . z .
    assert hope("02 44 45 47") < hope("02")                              # great ones, and two rounds to go


def test_a_lead_in_a_wish_is_worth_more_than_a_tie_with_one_who_sleeps() -> None:
    p = Bench(phases.CLOSE, shops=["c1:z* c2:w", "c1:z* c2:w"], round=6)
    for k in range(facts.TOKENS):
        p.state.facts[facts.WISH + k] = wishes.SHARDS
    tied = INSTINCT.outcome(p.state)[0]
    p = Bench(phases.CLOSE, shops=["c1:z* c2:ww", "c1:z* c2:w"], round=6)
    for k in range(facts.TOKENS):
        p.state.facts[facts.WISH + k] = wishes.SHARDS
    assert INSTINCT.outcome(p.state)[0] > tied


def test_a_shard_laid_just_now_is_not_taken_off() -> None:
    p = Bench(shops=["c1:z b1:s"], hands=["wwl"], opened=["03"])                      # its power is Tower
    game = p.state.pracownia
    laid = next(answer for answer in p.state.legal(0) if p.text(answer, 0) == "put w d1")
    p.go("put w d1", "power 03", "pay l")
    answers = p.state.legal(0)

    def left(given: list[Answer]) -> list[str]:
        return [p.text(answer, 0) for answer in INSTINCT.steady(p.state, 0, answers, given)]
    assert sorted(left([])) == ["take b1", "take c1", "take d1"]
    assert sorted(left([laid])) == ["take b1", "take c1"]
    assert sorted(left([laid, game.end])) == sorted(left([]))                      # in a creation before this one


def test_a_power_that_could_only_take_off_what_was_just_laid_is_not_used() -> None:
    p = Bench(hands=["wwl"], opened=["03"])                                           # its power is Tower
    laid = next(answer for answer in p.state.legal(0) if p.text(answer, 0) == "put w c1")
    p.go("put w c1")
    answers = p.state.legal(0)

    def powers(given: list[Answer]) -> list[str]:
        return [p.text(answer, 0) for answer in INSTINCT.steady(p.state, 0, answers, given) if "power" in answer.text]
    assert powers([]) == ["power 03"]
    assert powers([laid]) == []
    assert powers([laid, p.state.pracownia.end]) == ["power 03"]                      # laid in a creation before


def test_in_a_playout_nobody_tries_everything_that_golem_could_move() -> None:
    p = Bench(shops=["c1:z* b1:s d1:w"], hands=["wl"], opened=["02"])                 # its power is Golem
    p.go("power 02", "pay w")
    answers = p.state.legal(0)
    weights = QUICK.weigh(p.state, 0, answers)
    assert answers[weights.index(max(weights))].verb == verbs.STOP


def test_a_shard_is_promised_to_one_card_only() -> None:
    def promise(opened: str, hands: str) -> int:
        s = Bench(phases.TRAVEL, shops=["c1:z*"], hands=[hands], opened=[opened], round=6).state
        return promised(PracowniaEvaluation(s, 0, 7, Sketchbook()))
    one, other = promise("08", "ss"), promise("02", "llz")                            # s z* s; l z* l / . z .
    assert min(one, other) > 0                                                        # each can be built at once
    assert promise("08 02", "sszll") > promise("02", "sszll")                         # there is enough for both
    assert promise("08 09", "ss") - promise("08", "ss") < promise("08", "ss") - promise("", "ss")
    assert promise("08 44 45 47 48 49 50", "ss") < promise("08 44 45 47 48", "ss")     # more only cost


def test_what_a_plan_takes_from_the_hands() -> None:
    assert without(pack([0, 2, 1, 0, 0, 3, 0]), pack([0, 1, 2, 0, 0, 0, 0])) == pack([0, 1, 0, 0, 0, 3, 0])
    assert without(pack([0, 2, 0, 0, 0, 0, 1]), pack([0, 0, 0, 0, 4, 0, 0])) == pack([0, 2, 0, 0, 0, 0, 1])
