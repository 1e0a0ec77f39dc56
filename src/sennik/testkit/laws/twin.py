"""Twins: two positions that differ only in cards a seat cannot tell must look the same to it through every answer."""
from __future__ import annotations

from ...engine.events import MOVED, TOLD, Event
from ...engine.game import BIT, FAN
from ...engine.record import Record
from ...engine.rng import FairRng, Rng
from ...engine.state import State
from ..difference import of_parts, of_texts, sentence, who
from ..law import Law
from ..play import Play
from ..wire import Wire
from .copy import rebuilt
from .sight import placed


class Twin(Law):
    """Exchange beforehand the cards that a seat can place neither before nor after an answer, nor saw on the way.

    Give the same answer with a copy of the generator: all that reaches that seat is byte-identical, and the same amount
    of chance was used. An answer the twin of the acting seat could not give (it holds other cards) is skipped.
    (To compare with an imagined state instead would give false alarms on correct rules: an answer may rightly show a
    card that was imagined otherwise.)
    """
    name = "Twin"

    def begin(self, play: Play) -> None:
        """The table is set up again from a deck that lies in another order."""
        game, first = play.game, play.game.first
        if first is None:
            return
        key = play.record.seed.key()
        for seat in play.viewers:
            fixed = placed(play.state, seat) | placed(first, seat)
            twin = exchanged(first, seat, fixed, True, play.chance, FairRng(key))
            if twin is None:
                play.report.idle += 1
                continue
            game.first = twin
            state = game.new(FairRng(key))
            game.first = first
            if state.rng.mark() != play.state.rng.mark():
                play.report.skipped += 1            # a card turned up and put back, with chance: no event tells of it
                continue
            play.report.twins += 1
            self.compare(play, seat, play.record, play.state, [], play.record, state, [])

    def answered(self, play: Play) -> None:
        answer = play.answer
        if answer is None:
            return
        chance_used = play.state.rng.mark() != play.before.rng.mark()
        signs_seen = bare(play)
        for seat in play.viewers:
            shown = {event.card for event in play.log if event.known & BIT[seat]}
            fixed = shown | placed(play.before, seat) | placed(play.state, seat)
            by_sign = signs_seen is None or play.chance.below(2) == 0
            if not by_sign and signs_seen is not None:
                fixed |= signs_seen
            twin = exchanged(play.before, seat, fixed, by_sign, play.chance, play.before.rng.copy())
            if twin is None:
                play.report.idle += 1
                continue
            if not chance_used:                     # chance may rightly pick a card by its place in a hand
                mix_hands(twin, play.chance)
            if answer not in twin.legal(play.seat):
                play.report.skipped += 1
                continue
            play.report.twins += 1
            record = Record(play.game, play.record.seed)
            log = play.wire.answer(record, twin, play.seat, answer.text)
            play.need(twin.rng.mark() == play.state.rng.mark(), self.name,
                      f"how much chance is used depends on what {who(seat)} does not know")
            self.compare(play, seat, play.record, play.state, play.log, record, twin, log)

    def compare(self, play: Play, seat: int, record: Record, state: State, log: list[Event],
                twin_record: Record, twin: State, twin_log: list[Event]) -> None:
        """Everything that reaches `seat`, byte by byte."""
        wire = play.wire
        one, other = wire.parts(record, state, log, seat), wire.parts(twin_record, twin, twin_log, seat)
        if one != other:
            play.fail(self.name, f"what {who(seat)} is sent depends on what it does not know: "
                                 f"{sentence(of_parts(play.game, one, other))}")
        if type(wire).message is not Wire.message:    # else the text of equal parts is equal
            sent, twin_sent = wire.message(record, state, log, seat), wire.message(twin_record, twin, twin_log, seat)
            if sent != twin_sent:
                play.fail(self.name, f"the message to {who(seat)} depends on what it does not know: "
                                     f"{of_texts(sent, twin_sent)}")
        for chair in range(play.game.seats):
            if chair != seat:
                play.need(state.forced(chair) == twin.forced(chair), self.name,
                          f"whether seat {chair} is asked at all depends on what {who(seat)} does not know")
        wrong = play.game.answers.all[play.chance.below(len(play.game.answers.all))]
        legal = state.legal(seat) if seat < play.game.seats else ()
        for text in ("?", wrong.text):
            if wrong not in legal:
                play.need(wire.refusal(record, state, seat, text) == wire.refusal(twin_record, twin, seat, text),
                          self.name, f"how '{text}' of {who(seat)} is refused depends on what it does not know")


def exchanged(state: State, seat: int, fixed: set[int], by_sign: bool, chance: Rng, rng: Rng) -> State | None:
    """The position with the cards that are not `fixed` dealt anew within a back; None if no face would change.

    `by_sign` within a back and a sign, so that signs stay where they are. The masks belong to the places.
    """
    game = state.game
    groups: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for z, row in enumerate(state.cards):
        for i, card in enumerate(row):
            if card not in fixed:
                sign = game.signs[card] if by_sign and game.signs else 0
                groups.setdefault((game.backs[card], sign), []).append((z, i))
    twin = rebuilt(state, rng)
    changed = False
    for places in groups.values():
        cards = [state.cards[z][i] for z, i in places]
        chance.shuffle(cards)
        for (z, i), new in zip(places, cards):
            old = state.cards[z][i]
            twin.cards[z][i] = new
            twin.known[new] = state.known[old]
            changed = changed or game.deck[old] != game.deck[new]
    return twin if changed else None


def mix_hands(state: State, chance: Rng) -> None:
    """Where in a hand a card lies is nobody's business: it would tell how long it was held."""
    for zone, row in zip(state.game.zones, state.cards):
        if zone.shape == FAN:
            chance.shuffle(row)


def bare(play: Play) -> set[int] | None:
    """The cards whose sign was in sight before, during or after the answer; None if that is hard to tell.

    All others may also change places with cards of another sign.
    """
    game, before, after = play.game, play.before, play.state
    seen: set[int] = set()
    for z in game.signed:
        taken = 0
        for event in play.log:
            if z not in (event.src, event.dst) or event.what == TOLD:
                continue
            if event.what != MOVED:
                return None
            seen.add(event.card)
            taken += event.src == z
        seen.update(before.cards[z][-1 - taken:], after.cards[z][-1:])
    return seen
