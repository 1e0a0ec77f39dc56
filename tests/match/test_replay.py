"""Replays: each seat sees again what it was sent then, and only games that are over can be seen again."""
from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from sennik import games
from sennik.engine.errors import Illegal, Unreadable
from sennik.engine.game import SPECTATOR
from sennik.match.messages import StepShown
from sennik.match.replay import moments
from sennik.match.shown import step_text

from .test_shown import Keep

decode = msgspec.json.Decoder(StepShown).decode


def played(keep: Keep, key: str, seats: int, answers: int = 10_000) -> tuple[Any, dict[int, list[bytes]]]:
    """A game played by chance, and what each seat and who looked on were sent of it."""
    kept = keep(key, seats).sit_all()
    table = kept.table
    everyone = [*range(seats), SPECTATOR]
    chance = random.Random(f"{key} {seats}")
    sent = {seat: [step_text(table, seat, 3000)] for seat in everyone}
    while table.stage == "playing" and answers:
        who = chance.choice(kept.asked())
        change = kept.say(who, chance.choice(kept.first_answers(who)))
        for seat in everyone:
            sent[seat].append(step_text(table, seat, 3000, change))
        answers -= 1
    return kept, sent


@pytest.mark.parametrize("key", games.keys())
def test_a_seat_sees_again_what_it_was_sent_then(keep: Keep, key: str) -> None:
    kept, sent = played(keep, key, games.identity(key).least)
    for seat, texts in sent.items():
        again = moments(kept.table, kept.list, "watch" if seat == SPECTATOR else str(seat))
        assert again[1:] == texts[1:]
        assert len(again) == len(texts) == 1 + len(kept.table.play()[0].answers)


@pytest.mark.parametrize("key", games.keys())
def test_with_open_cards_every_face_on_the_table_is_seen(keep: Keep, key: str) -> None:
    kept, _ = played(keep, key, games.identity(key).least)
    record, _ = kept.table.play()
    steps = [decode(text) for text in moments(kept.table, kept.list, "open")]
    for answers in range(0, len(steps), 7):
        state = record.replay(answers)
        for zone, (cards, shown) in enumerate(zip(state.cards, steps[answers].view.cards, strict=True)):
            if state.opens[zone] >= 0:                       # a bag has no order to be shown in
                assert sorted(shown) == sorted(state.game.deck[card] for card in cards)
    assert steps[-1].result is not None
    assert all(event.face >= 0 for step in steps for event in step.events if event.what in {"moved", "revealed"})
    assert not [event for step in steps for event in step.events if event.word == "apart"]


def test_what_was_taken_back_is_not_seen_again(keep: Keep) -> None:
    kept = keep("koty", 2).sit_all()
    chance = random.Random(5)
    undone = 0
    while kept.table.stage == "playing":
        who = chance.choice(kept.asked())
        kept.say(who, chance.choice(kept.first_answers(who)))
        if kept.table.stage == "playing" and not kept.table.why_no_undo(who) and chance.random() < 0.5:
            kept.do(lambda t, who=who: t.undo(3000, f"p{who}", t.n))
            undone += 1
    assert undone > 1
    steps = [decode(text) for text in moments(kept.table, kept.list, "0")]
    assert len(steps) == 1 + len(kept.table.play()[0].answers)
    assert [step.undone for step in steps] == [-1] * len(steps)
    numbers = [event.number for step in steps for event in step.events]
    assert numbers == list(range(len(kept.table.log.events)))
    assert steps[-1].view.cards == decode(step_text(kept.table, 0, 3000)).view.cards


def test_a_game_that_goes_on_has_no_replay(keep: Keep) -> None:
    kept, _ = played(keep, "sen", 2, answers=6)
    for eye in ("0", "1", "watch", "open"):
        with pytest.raises(Illegal) as refused:
            moments(kept.table, kept.list, eye)
        assert refused.value.word == "not-over"


@pytest.mark.parametrize("eye", ["2", "6", "-1", "", "٣", "all", "00", "open "])
def test_there_are_no_other_eyes(keep: Keep, eye: str) -> None:
    kept, _ = played(keep, "koty", 2)
    with pytest.raises(Unreadable) as refused:
        moments(kept.table, kept.list, eye)
    assert refused.value.word == "no-such-eye"
