"""Whole games of Koty: the contract for every table, what always holds, and that they end."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple
from typing import cast

import pytest

from sennik.engine.game import UP
from sennik.engine.playout import playout
from sennik.engine.rng import FastRng
from sennik.games import new
from sennik.games.koty.bot import INSTINCT
from sennik.games.koty.rules import facts, phases
from sennik.games.koty.rules.cards import JOKER, KINDS, RAVEN
from sennik.games.koty.rules.game import Koty
from sennik.games.koty.rules.state import CALM_ROUNDS, KotyState
from sennik.games.koty.rules.zones import PLAYED, REGION, REGIONS
from sennik.testkit import LawReport, check_game

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}), (3, {}), (4, {}), (5, {}), (6, {}), (4, {"teams": True}), (6, {"teams": True}),
    (2, {"night": True}), (3, {"night": True}), (4, {"teams": True, "night": True}), (5, {"night": True}),
    (6, {"teams": True, "night": True}), (3, {"moths": 4}), (2, {"bats": 2, "dragon": 1}), (4, {"owls": 1})]


def named(table: tuple[int, dict[str, object]]) -> str:
    return "-".join([str(table[0]), *table[1]])


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_contract_holds(table: tuple[int, dict[str, object]]) -> None:
    report = check_game(new("koty", table[0], **table[1]), games=2, seed=7, positions=40, instinct=INSTINCT)
    assert report.positions >= 60
    assert report.twins > 100


@pytest.mark.pure
def test_the_contract_meets_every_question_and_every_word() -> None:
    report = LawReport()
    for seats, options, seed in ((2, {"night": True}, 3), (4, {"teams": True, "night": True}, 5), (6, {}, 1)):
        report.add(check_game(new("koty", seats, **options), games=12, seed=seed, positions=2))
    asked = {phases.PHASES[phase].name for phase in report.phases}
    assert {"turn", "defend", "add", "pair"} <= asked
    words = {word.split()[0] for word in new("koty", 2).told}
    assert report.told <= words
    assert words - report.told <= {"raven_lost", "dragon_lost", "calm"}     # rare: these have positions of their own


def turns(s: KotyState, rng: FastRng) -> Iterator[KotyState]:
    """The position at the end of each turn of a random game."""
    while s.asked:
        seat = s.to_act()
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        if s.phase == phases.TURN or not s.asked:
            yield s


@pytest.mark.pure
@pytest.mark.rule("KOT-D1", "KOT-D2", "KOT-D5", "KOT-E1", "KOT-E2", "KOT-U2")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_at_the_end_of_every_turn_the_dreams_are_as_the_rules_say(table: tuple[int, dict[str, object]]) -> None:
    game = cast(Koty, new("koty", table[0], **table[1]))
    for seed in range(4):
        rng = FastRng(seed)
        for s in turns(cast(KotyState, game.new(rng)), rng):
            assert sorted(card for zone in s.cards for card in zone) == list(range(len(game.deck)))
            assert not s.cards[PLAYED]
            ends = bool(s.facts[facts.SHORT]) or s.facts[facts.CALM] > CALM_ROUNDS * game.seats
            for seat in range(game.seats):
                full = 0
                for region in range(REGIONS):
                    row = s.cards[REGION + seat * REGIONS + region]
                    up = [bool(s.known[card] & UP) for card in row]
                    assert True not in up[:-1]
                    nines = up.count(False)
                    assert nines <= 3
                    if True in up:
                        top = game.deck[row[-1]]
                        assert top < JOKER
                        assert top != RAVEN or nines
                    full += nines == 3
                ends = ends or full >= 3
                held = len(s.cards[game.hand + seat])
                assert held == 4 or (held < 4 and s.facts[facts.SHORT])
            assert ends == (not s.asked)


@pytest.mark.pure
@pytest.mark.rule("KOT-E1")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_random_games_always_end(table: tuple[int, dict[str, object]]) -> None:
    """Nines never leave a dream, so each game runs towards its end; the longest of 20,000 had 1,050 answers."""
    game = new("koty", table[0], **table[1])
    for seed in range(20):
        s = game.new(FastRng(seed))
        assert playout(s) < 2000
        assert sum(s.returns()) == pytest.approx(1)
        assert s.phase == len(phases.PHASES) - 1


@pytest.mark.pure
@pytest.mark.rule("KOT-U4")
def test_the_turn_goes_round() -> None:
    game = cast(Koty, new("koty", 5))
    rng = FastRng(2)
    s = cast(KotyState, game.new(rng))
    seat = s.facts[facts.MOVER]
    for t in turns(s, rng):
        if t.asked:
            seat = (seat + 1) % 5
            assert t.facts[facts.MOVER] == seat


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_table_of_answers_is_small(table: tuple[int, dict[str, object]]) -> None:
    assert len(new("koty", table[0], **table[1]).answers.all) < 800


@pytest.mark.pure
def test_a_card_is_dragged_to_where_it_is_played() -> None:
    game = cast(Koty, new("koty", 3, night=True))
    hand, dream = game.hand + 2, REGION + 2 * REGIONS

    def places(text: str) -> list[tuple[int, ...]]:
        return [astuple(place) for place in game.place(game.answers.parse(text), 2)]

    assert places("play 5 1") == [(hand, -1, 5, -1), (dream + 1, -1, -1, -1)]
    assert places("pose 4 1") == [(hand, -1, JOKER, -1), (dream + 1, -1, -1, -1)]
    for verb, card in (("attack 5", 5), ("cover 5", 5), ("disguise 5", JOKER)):
        assert places(f"{verb} 0 3") == [(hand, -1, card, -1), (REGION + 3, -1, -1, -1)]
    for verb in ("moth", "bat"):
        assert places(f"{verb} 0 3") == [(hand, -1, KINDS.index(verb), -1), (REGION + 3, -1, -1, -1)]
    assert places("drop 1 0") == [(REGION + REGIONS, -1, -1, -1)]
    assert places("put 2") == [(dream + 2, -1, -1, -1)]
    assert places("dragon") == [(hand, -1, KINDS.index("dragon"), -1)]
    for verb, card in (("guard 5", 5), ("again 9", JOKER), ("owl", KINDS.index("owl"))):
        assert places(verb) == [(hand, -1, card, -1), (PLAYED, -1, -1, -1)]
    assert places("yield") == []
    assert places("exchange") == [(hand, -1, -1, -1), (1, -1, -1, -1)]
    silent = {answer.text for answer in game.answers.all if not game.place(answer, 0)}
    assert silent == {"yield"}
