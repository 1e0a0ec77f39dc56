"""Whether play can go on from a position set up by hand, or which rule would have prevented it."""
from __future__ import annotations

from ....engine.errors import Unreadable
from . import facts, hand, phases, verbs, zones
from .cards import ACTION_KIND, BLACK, CARD_FOR, COPIES, DRAW_DETOUR, FLIGHT_KIND, ROTATE_REMOVE, WHITE
from .state import KrukiState


def check(s: KrukiState) -> None:
    """Refuse a position that could not be, if it would matter for what follows."""
    check_cards(s)
    check_track(s)
    check_finish(s)
    if s.phase == phases.FIRST_CARDS:
        check_start(s)
    elif s.phase != phases.OVER:
        check_turn(s)


def demand(holds: bool, rule: str, part: str) -> None:
    if not holds:
        raise Unreadable("position-rule", rule=rule, part=part)


def question(s: KrukiState) -> str:
    return f"phase: {phases.ALL[s.phase].name}"


def in_turn(s: KrukiState) -> bool:
    """Are cards played just now?"""
    return s.phase == phases.TURN or phases.ACTION[s.phase] != phases.NO_ACTION


def gone(s: KrukiState, kinds: tuple[int, ...]) -> int:
    return sum([s.game.deck[card] in kinds for card in s.cards[zones.GONE]])


def both(card: int) -> tuple[int, ...]:
    """The kinds of an action card, white's and black's."""
    return (ACTION_KIND[WHITE] + card, ACTION_KIND[BLACK] + card)


def check_cards(s: KrukiState) -> None:
    """What lies beside the track, and when."""
    for card in s.cards[zones.GONE]:
        kind = s.game.deck[card]
        demand(not FLIGHT_KIND[WHITE] <= kind < ACTION_KIND[WHITE], "KRU-U3", f"gone: {s.game.kinds[kind]}")
    for card in s.cards[zones.DRAWN]:
        kind = s.game.deck[card]
        demand(kind < FLIGHT_KIND[WHITE], "KRU-A8", f"drawn: {s.game.kinds[kind]}")
    demand(len(s.cards[zones.DRAWN]) == (1 if s.phase in (phases.BESIDE, phases.LAY) else 0), "KRU-A8", "drawn")
    demand(not s.cards[zones.PLAYED] or in_turn(s), "KRU-U3", "played")
    most = {phases.DRAW: hand.NEW, phases.DRAW_TWO: 2}.get(s.phase, 0)
    demand(min(most, 1) <= s.facts[facts.LEFT] <= most, "KRU-U3", f"left: {s.facts[facts.LEFT]}")


def check_track(s: KrukiState) -> None:
    """Its cards were laid and removed by action cards that are out of the game now."""
    detours = sum([len(s.cards[zone]) for zone in range(zones.DETOUR, zones.TRACK_PILE)])
    demand(detours + len(s.cards[zones.DRAWN]) <= gone(s, both(DRAW_DETOUR)), "KRU-A8", "gone")
    columns = sum([len(s.cards[zone]) for zone in range(zones.DETOUR)])
    removals = 2 * COPIES[ACTION_KIND[WHITE] + ROTATE_REMOVE] - gone(s, both(ROTATE_REMOVE))
    removals += 1 if s.phase == phases.REMOVE else 0
    demand(columns + detours > removals, "KRU-A4", "W")            # else there might be no path some day
    for seat in (WHITE, BLACK):
        raven = s.raven(seat)
        demand(raven == facts.NOWHERE or s.path().index[raven] >= 0, "KRU-T4", "@#"[seat])


def check_finish(s: KrukiState) -> None:
    """Who has finished, and that the race is over then, or about to be."""
    starter = s.facts[facts.STARTER]
    done = [s.facts[facts.FINISHED + seat] != 0 for seat in (WHITE, BLACK)]
    for seat in (WHITE, BLACK):
        demand(not done[seat] or s.raven(seat) != facts.NOWHERE, "KRU-E1", "finished")
    if s.phase == phases.OVER:
        demand(done[WHITE] or done[BLACK], "KRU-E1", question(s))
    else:
        demand(not done[1 - starter], "KRU-E2", question(s))
        last_turn = s.facts[facts.MOVER] != starter and in_turn(s)
        demand(not done[starter] or last_turn, "KRU-E3", question(s))


def check_start(s: KrukiState) -> None:
    """Before the first turn nothing has happened yet (KRU-U1)."""
    demand(s.asked != 0, "KRU-U1", question(s))
    for seat in (WHITE, BLACK):
        demand(len(s.cards[zones.HAND + seat]) <= hand.FIRST, "KRU-U1", question(s))
        demand(not s.cards[zones.USED + seat], "KRU-U1", "used")
        demand(s.raven(seat) == facts.NOWHERE, "KRU-T2", "@#"[seat])
    demand(not s.cards[zones.GONE], "KRU-U1", "gone")
    demand(s.facts[facts.MOVER] == s.facts[facts.STARTER], "KRU-U1", "mover")


def check_turn(s: KrukiState) -> None:
    """Whoever is asked has not finished, and can answer to the end of an action."""
    seat = s.facts[facts.MOVER]
    demand(s.raven(seat) != s.path().last(seat), "KRU-E1", "@#"[seat])
    action = phases.ACTION[s.phase]
    if action != phases.NO_ACTION:
        demand(gone(s, (ACTION_KIND[seat] + CARD_FOR[action],)) > 0, "KRU-C2", question(s))
        demand(can_go_on(s, seat), "KRU-U2", question(s))
    elif s.phase == phases.DRAW:
        demand(s.piles(seat) != 0, "KRU-U4", question(s))
    elif s.phase == phases.LIMIT:
        demand(len(s.cards[zones.HAND + seat]) > hand.LIMIT, "KRU-U3", question(s))


def can_go_on(s: KrukiState, seat: int) -> bool:
    """In the middle of an action."""
    chosen = s.facts[facts.CHOSEN]
    if s.phase in (phases.SWAP_B, phases.SLIDE_TOWARDS):
        action = phases.ACTION[s.phase]
        return s.kruki.columns[chosen] in s.targets(action) and len(s.legal(seat)) > 0
    if s.phase == phases.LAY:
        return s.kruki.beside[chosen] in s.places(2 * len(s.kruki.beside))
    if s.phase == phases.SWAP_A:
        return s.can(verbs.SWAP, seat)
    return len(s.legal(seat)) > 0
