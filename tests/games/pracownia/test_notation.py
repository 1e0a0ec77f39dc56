"""Positions as text: what is written reads back as the same position, and nonsense is refused with a word."""
from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from sennik.engine.errors import Unreadable
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import new
from sennik.games.pracownia.notation import read_climbed, read_field, write_field
from sennik.games.pracownia.rules import doing, facts, phases
from sennik.games.pracownia.rules.state import PracowniaState

from .test_whole_games import GAMES, shards

pytestmark = pytest.mark.pure

EVERY = 5                      # positions of a game, of which one is looked at
TRIES = 250                    # mutated texts of each kind of game
LONGEST = 5000                 # answers


def step(s: State) -> None:
    """One of those who are asked gives any answer."""
    asked = [seat for seat in range(s.game.seats) if s.asked >> seat & 1]
    seat = asked[s.rng.below(len(asked))]
    answers = s.legal(seat)
    s.apply(seat, answers[s.rng.below(len(answers))])


WHOLE = [phases.START, phases.TRAVEL, phases.CREATE, phases.CLOSE]       # by stage: what is no part of anything else


def written(game: Game, seed: int) -> Iterator[tuple[str, State]]:
    """Every position of a random game that can be written, the first and the last with it."""
    s = cast(PracowniaState, game.new(FastRng(seed)))
    while s.asked:
        try:
            yield game.write_position(s), s
        except Unreadable:                             # in the middle of an action
            assert not all(doing.only(s, seat, WHOLE[s.facts[facts.STAGE]]) for seat in range(game.seats)
                           if doing.busy(s, seat))
        step(s)
    yield game.write_position(s), s


@pytest.mark.parametrize(("seats", "variant", "together"), GAMES)
def test_what_is_written_reads_back_as_the_same_position(seats: int, variant: str, together: str) -> None:
    game = new("pracownia", seats, variant=variant, together=together)
    n = 0
    for text, s in written(game, 10 * seats):
        n += 1
        if n % EVERY and s.asked and s.facts[facts.ROUND]:
            continue
        again = game.read_position(text, FastRng(1))
        assert game.write_position(again) == text
        assert (again.phase, again.asked) == (s.phase, s.asked)
        for seat in [*range(seats), SPECTATOR]:
            for recall in (True, False):
                assert again.view(seat, recall=recall) == s.view(seat, recall=recall)
        for seat in range(seats):
            assert again.legal(seat) == s.legal(seat)
    assert n > 50


def mutated(text: str, rng: FastRng) -> str:
    """A few letters of a text lost, doubled or exchanged, a line more or less, a word in another line."""
    for _ in range(1 + rng.below(3)):
        k, j = rng.below(len(text)), rng.below(len(text))
        lines = text.split("\n")
        line, other = rng.below(len(lines)), rng.below(len(lines))
        sort = next((sort for sort in ("0123456789", "wzlsbS", "wr", "abcde") if text[k] in sort), "rwS^*=@|-:\n²")
        words = lines[line].split()
        moved = lines[:]
        moved[line] = " ".join(words[:-1])
        moved[other] += f" {words[-1]}" if words else ""
        text = [text[:k] + text[k + 1:],
                text[:k] + text[j] + text[k:],
                text[:k] + text[j] + text[k + 1:],
                *[text[:k] + sort[rng.below(len(sort))] + text[k + 1:] for _ in range(3)],
                "\n".join(moved),
                "\n".join(lines[:line] + lines[line + 1:]),
                "\n".join([*lines, lines[line]])][rng.below(9)] or " "
    return text


@pytest.mark.parametrize(("seats", "variant", "together"), GAMES)
def test_a_mutated_text_is_refused_or_a_position_that_plays_to_its_end(seats: int, variant: str, together: str) -> None:
    game = new("pracownia", seats, variant=variant, together=together)
    rng = FastRng(seats)
    texts = [text for text, _ in written(game, 7)]
    refused: list[str] = []
    for n in range(TRIES):
        text = mutated(texts[rng.below(len(texts))], rng)
        try:
            s = cast(PracowniaState, game.read_position(text, FastRng(n)))
        except Unreadable as no:
            refused.append(no.word)
            continue
        assert game.write_position(game.read_position(game.write_position(s), FastRng(1))) == game.write_position(s)
        there, cards = shards(s), sorted(card for zone in s.cards for card in zone)
        answers = 0
        while s.asked:
            step(s)
            answers += 1
            assert answers < LONGEST
        assert shards(s) == there, text
        assert sorted(card for zone in s.cards for card in zone) == cards
        s.returns()
    assert 0 < len(refused) < TRIES
    assert set(refused) <= {"position-unreadable", "position-cards", "position-rule"}


def test_an_action_that_is_half_done_cannot_be_written() -> None:
    game = new("pracownia", 2)
    s = game.read_position("0 hands: w; 0 opened: 01", FastRng(1))
    s.apply(0, game.answers.parse("power 0"))
    with pytest.raises(Unreadable, match="0 pay"):
        game.write_position(s)


def test_what_is_not_said_is_as_it_is_when_a_game_begins() -> None:
    game = new("pracownia", 3)
    assert game.write_position(game.read_position("", FastRng(1))).split("\n")[:7] == [
        "round: 1", "stage: travelling", "turn: 1", "asked: 0", "order: 0 1 2", "points: 4", "bag: 28w 23z 20l 23s 15b"]


@pytest.mark.parametrize(("text", "told"), [
    ("nonsense", "part: nonsense"), ("moon: full", "part: moon"), ("round: two", "part: round"),
    ("round: ²", "part: round"), ("round: 7", "part: round"), ("round: 1; round: 2", "part: round"),
    ("stage: closing", "part: round, rule: PRA-R1"), ("order: 0 0", "part: order"), ("order: 1", "rule: PRA-U1"),
    ("asked: 1", "part: asked, rule: PRA-R1"), ("rows: lake:wwwwww", "part: rows"), ("rows: moon:w", "part: rows"),
    ("bag: 29w", "part: bag"), ("0 workshop: c1:" + 20 * "l" + "; 0 hands: l", "part: bag, rule: PRA-C1"),
    ("0 hands: r", "rule: PRA-C1"), ("0 workshop: c1:x", "part: 0 workshop"), ("0 workshop: c1:", "part: 0 workshop"),
    ("0 workshop: c1:w c1:z", "part: 0 workshop"), ("0 workshop: c1:w* d1:w*", "part: 0 workshop"),
    ("0 workshop: c1:w^*", "rule: PRA-K3"), ("trees: 7", "part: trees"),
    ("trees: 6; 0 workshop: c1:w^", "rule: PRA-C2"), ("wishes: far far cards shards", "rule: PRA-U2"),
    ("wishes: far", "rule: PRA-U2"), ("wishes: quiet far cards stacks", "rule: PRA-U2"),
    ("wishes: path-w path-w far cards", "rule: PRA-U2"), ("0 opened: 51", "part: 0 opened"),
    ("0 opened: 01 01", "card: 01"), ("0 opened: 01; pile I: 01", "card: 01"), ("pile I: 02 02", "card: 02"),
    ("pile I: 19", "card: 19"), ("0 done: 01=w 02", "rule: PRA-L5"), ("0 drawn: 01", "rule: PRA-U4"),
    ("stage: choosing", "rule: PRA-U4"), ("0 free: yes", "rule: PRA-D2"), ("links: 1-2", "part: links")])
def test_what_cannot_be_read_says_where_it_is_wrong(text: str, told: str) -> None:
    with pytest.raises(Unreadable) as refused:
        new("pracownia", 2).read_position(text, FastRng(1))
    assert refused.value.word in ("position-unreadable", "position-cards", "position-rule")
    assert told in str(refused.value)


@pytest.mark.parametrize(("text", "rule"), [
    ("0 workshop: c1:wr", "PRA-N5"), ("0 workshop: c1:r^", "PRA-N5"), ("0 opened: 01=r", "PRA-N8"),
    ("pool: 25", "PRA-C1")])
def test_red_lies_where_the_rules_let_it(text: str, rule: str) -> None:
    with pytest.raises(Unreadable, match=rule):
        new("pracownia", 2, variant="nightmare").read_position(text, FastRng(1))


@pytest.mark.parametrize("text", ["w", "ssw*", "sSSw^", "r*", "Ssw", 30 * "z"])
def test_a_field_reads_as_it_is_written(text: str) -> None:
    assert write_field(read_field(text), read_climbed(text)) == text
