"""What a notation of positions must keep, for any game that has one."""
from __future__ import annotations

from collections.abc import Iterator

from sennik.engine.errors import Unreadable
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State

REFUSALS = {"position-unreadable", "position-cards", "position-rule"}


def positions(game: Game, seed: int, rarely: str = "") -> Iterator[State]:
    """All of a random game, the end included; the answer `rarely` is given in one of ten cases."""
    rng = FastRng(seed)
    s = game.new(rng)
    while s.asked:
        yield s
        seats = [seat for seat in range(game.seats) if s.asked >> seat & 1]
        seat = seats[rng.below(len(seats))]
        legal = [answer for answer in s.legal(seat) if answer.text != rarely or not rng.below(10)]
        verbs = sorted({answer.verb for answer in legal})          # any verb, so that rare ones are met
        verb = verbs[rng.below(len(verbs))]
        legal = [answer for answer in legal if answer.verb == verb]
        s.apply(seat, legal[rng.below(len(legal))])
    yield s


def check_text(s: State) -> str:
    """Written, read and written again it is the same text, and for all who look the same position."""
    game = s.game
    text = game.write_position(s)
    again = game.read_position(text, FastRng(99))
    assert game.write_position(again) == text
    for seat in (*range(game.seats), SPECTATOR):
        for recall in (True, False):
            assert again.view(seat, recall) == s.view(seat, recall), text
    assert [again.legal(seat) for seat in range(game.seats)] == [s.legal(seat) for seat in range(game.seats)], text
    return text


def mutated(text: str, rng: FastRng) -> str:
    """A few things changed at random: a letter, a word, a line."""
    for _ in range(1 + rng.below(3)):
        lines = text.split("\n")
        k, other = rng.below(len(lines)), rng.below(len(lines))
        how = rng.below(6)
        if how == 0:
            lines.pop(k)
        elif how == 1:
            lines[k] = lines[k].partition(":")[0] + ":" + lines[other].partition(":")[2]
        else:
            at = rng.below(len(text) + 1)
            source = rng.below(len(text))
            lines = [text[:at] + text[source:source + (how == 2)] + text[at + (how > 2):]]
            if how == 5:
                lines[0] = lines[0][:at] + text[source] + lines[0][at:]
        text = "\n".join(lines) or "x"
    return text


def check_mutations(game: Game, seed: int, each: int, rarely: str = "") -> tuple[int, int]:
    """Any text is refused properly, or gives a position that can be played to its end. How many of each there were."""
    rng = FastRng(seed)
    refused = played = 0
    for s in positions(game, seed, rarely):
        text = game.write_position(s)
        for _ in range(each):
            wrong = mutated(text, rng)
            found = read(game, wrong)
            if isinstance(found, State):
                played += 1
                play_on(found, rng, wrong)
            else:
                refused += 1
                assert found in REFUSALS, wrong
    return refused, played


def read(game: Game, text: str) -> State | str:
    """The position, or the word of the refusal."""
    try:
        return game.read_position(text, FastRng(1))
    except Unreadable as refusal:
        return refusal.word


def play_on(s: State, rng: FastRng, text: str) -> None:
    """To the end, at random; no card is lost, and everybody who is asked can answer."""
    cards = list(range(len(s.game.deck)))
    for _ in range(20_000):
        assert sorted(card for zone in s.cards for card in zone) == cards, text
        if not s.asked:
            assert abs(sum(s.returns()) - 1) < 1e-9, text
            return
        seat = s.to_act()
        legal = s.legal(seat)
        assert legal, text
        s.apply(seat, legal[rng.below(len(legal))])
    raise AssertionError(f"no end is reached from\n{text}")
