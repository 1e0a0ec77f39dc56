"""The search on games whose truth is known, and what every searching bot must keep."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from sennik.bots import Bot
from sennik.bots import search as search_module
from sennik.bots.clairvoyant import Clairvoyant
from sennik.bots.discover import instinct_of
from sennik.bots.fingerprint import fingerprint
from sennik.bots.ismcts import Ismcts
from sennik.bots.race import Race
from sennik.bots.search import Search
from sennik.bots.simulation import Simulation
from sennik.engine.answers import Answers
from sennik.engine.errors import Unreadable
from sennik.engine.game import SPECTATOR, Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import identity, keys, make, new
from sennik.games.sen.rules.phases import SWAP_A
from sennik.policy.instinct import Instinct
from sennik.policy.thinking import Thinking
from sennik.research.solver import Spot, Strategy, Tree, best_reply, exploitability, worth
from sennik.studies.kuhn.rules import FACING, FIRST, HAND, JACK, KING, QUEEN, SECOND, Kuhn
from sennik.studies.leduc.rules import HAND as LEDUC_HAND
from sennik.studies.leduc.rules import Leduc
from sennik.testkit.games.nap import Nap

ROOT = Path(__file__).parents[2]
OBSERVERS = ("single", "multi")
KUHN_CHIPS = 4
LEDUC_CHIPS = 26


def positions(game: Game, seeds: int, most: int = 1000) -> list[State]:
    """Every position of some games played at random."""
    out = []
    for seed in range(seeds):
        rng = FastRng(seed)
        s = game.new(rng)
        for _ in range(most):
            if not s.asked:
                break
            out.append(s.copy(FastRng(0)))
            seat = s.to_act()
            legal = s.legal(seat)
            s.apply(seat, legal[rng.below(len(legal))])
    return out


def average(tree: Tree, bots: list[Ismcts]) -> Strategy:
    """How often these bots give each answer, at every view of a game."""
    out = {}
    for spot in tree.spots():
        assert spot.state is not None
        view = spot.state.view(spot.seat)
        given = [bot.choose(view, spot.answers) for bot in bots]
        out[spot.told] = [given.count(answer) / len(bots) for answer in spot.answers]
    return out


def tree(bot: Ismcts, s: State, seat: int) -> Search:
    """What a bot has to decide there, as a tree."""
    search = bot.search(s.view(seat), s.legal(seat))
    assert isinstance(search, Search)
    return search


def kuhn_card(spot: Spot) -> tuple[int, int, int]:
    assert spot.state is not None
    return spot.seat, spot.state.phase, spot.state.kind(HAND + spot.seat, 0)


# ---- Kuhn and Leduc: what is right is known
@pytest.mark.parametrize("observer", OBSERVERS)
def test_kuhn_is_played_without_blunders(observer: str) -> None:
    game = Kuhn()
    tree = Tree(game)
    strategy = average(tree, [Ismcts(game, seed, Thinking(600, observer=observer)) for seed in range(12)])
    for spot in tree.spots():
        _, phase, card = kuhn_card(spot)
        bold = strategy[spot.told][1]
        if phase == FACING and card == KING:
            assert bold == 1, "a king never folds"
        if phase == FACING and card == JACK:
            assert bold == 0, "a jack never calls"
        if phase == SECOND and card == KING:
            assert bold == 1, "a king that is checked to has nothing to lose by betting"


def test_a_rival_who_knows_the_own_card_makes_a_queen_check() -> None:
    # Only a king calls a queen's bet and only a jack folds to it. A rival who looks at the own cards finds that out;
    # one that is seen through the searcher's eyes cannot tell a king from a jack.
    game = Kuhn()
    spot = next(spot for spot in Tree(game).spots() if kuhn_card(spot) == (0, FIRST, QUEEN))
    bets = {}
    for observer in OBSERVERS:
        bots = [Ismcts(game, seed, Thinking(3000, observer=observer)) for seed in range(8)]
        assert spot.state is not None
        bets[observer] = sum(bot.choose(spot.state.view(0), spot.answers).text == "bet" for bot in bots)
    assert bets["multi"] == 0 < bets["single"]


def test_how_far_from_an_equilibrium_it_plays_kuhn() -> None:
    # No equilibrium, and more thinking does not make it one: a search begins at its own decision and takes all hidden
    # cards for equally likely, whatever the other seat did. It never bluffs, and a queen always calls. Who knows that
    # bets kings only (queens pay 2), folds jacks and queens to a bet, and wins 1/6 of a chip; from random play 0.458.
    game = Kuhn()
    tree = Tree(game)
    strategy = average(tree, [Ismcts(game, seed, Thinking(600, observer="multi")) for seed in range(12)])
    assert exploitability(tree, {}) * KUHN_CHIPS == pytest.approx(0.458, abs=0.001)
    assert exploitability(tree, strategy) * KUHN_CHIPS == pytest.approx(1 / 6, abs=0.02)


@pytest.mark.parametrize(("observer", "least"), [("single", 0.2), ("multi", 0.15)])
def test_kuhn_against_random_play_in_exact_chips(observer: str, least: float) -> None:
    # At most one can win 11/24 (1/2 in the first seat, 5/12 in the second): who waits for bluffs of its own kind is
    # not the best reply to chance. An even game is 1/8 for the first seat, -1/8 for the second: together 0.
    game = Kuhn()
    tree = Tree(game)
    strategy = average(tree, [Ismcts(game, seed, Thinking(600, observer=observer)) for seed in range(12)])
    assert won_against_chance(tree, strategy, KUHN_CHIPS) > least


def won_against_chance(tree: Tree, strategy: Strategy, chips: int) -> float:
    """In chips, on average over both seats, by walking all of the game."""
    total = 0.0
    for seat in range(2):
        own = {spot.told: strategy[spot.told] for spot in tree.spots() if spot.seat == seat and spot.told in strategy}
        total += (worth(tree, own)[seat] - 0.5) * chips / 2
    return total


class Odds(Instinct):
    """A known rival: the odds of each answer, by view."""

    def __init__(self, odds: dict[int, list[float]]) -> None:
        self.odds = odds

    def weigh(self, s: State, seat: int, answers: Answers) -> list[int]:
        return [round(1000 * odds) for odds in self.odds[fingerprint(s, seat)]]


def learned(game: Game, tree: Tree, hand: int, rivals: Strategy, thinking: Thinking) -> Strategy:
    """What the first seat learns to answer in the whole game against a rival it knows: one search for each card."""
    searches: dict[int, Search] = {}
    out = dict(rivals)
    odds = {fingerprint(spot.state, spot.seat): rivals[spot.told] for spot in tree.spots() if spot.state is not None}
    ordered = [spot for spot in tree.spots() if spot.seat == 0]
    for spot in ordered:
        s = spot.state
        assert s is not None
        if list(s.facts[:4]) == [1, 1, 0, 0] and s.phase == FIRST and s.kind(hand, 0) not in searches:
            search = Search(Simulation(s.copy(FastRng(1)), 0, thinking, Instinct(), FastRng(7), Odds(odds)),
                            spot.answers, thinking)
            search.run(thinking.iterations)
            searches[s.kind(hand, 0)] = search
    for spot in ordered:
        s = spot.state
        assert s is not None
        search = searches[s.kind(hand, 0)]
        node = search.nodes.get(search.key(s, 0))
        best = -1 if node is None else node.best()      # a node met once has not yet answered anything
        if best >= 0:
            out[spot.told] = [float(k == best) for k in range(len(spot.answers))]
    return out


@pytest.mark.parametrize("bold", [0.2, 0.5, 0.9])
def test_it_learns_the_best_reply_to_a_known_rival_in_kuhn(bold: float) -> None:
    game = Kuhn()
    tree = Tree(game)
    rivals = {spot.told: [1 - bold, bold] for spot in tree.spots()}
    strategy = learned(game, tree, HAND, rivals, Thinking(3000))
    most = best_reply(tree, 0, rivals)
    assert most > worth(tree, rivals)[0] + 0.01
    assert worth(tree, strategy)[0] == pytest.approx(most, abs=0.0005)


@pytest.mark.parametrize(("two", "three"), [((0.5, 0.5), (0.3, 0.4, 0.3)), ((0.8, 0.2), (0.6, 0.3, 0.1)),
                                            ((0.2, 0.8), (0.1, 0.5, 0.4))], ids=["even", "timid", "bold"])  # fmt: skip
def test_it_learns_the_best_reply_to_a_known_rival_in_leduc(two: tuple[float, ...], three: tuple[float, ...]) -> None:
    # 144 views are many for one search a card: it finds most of what the best reply gains over the rival's own play
    # (87 to 97 % when this was written), and a search four times as long nearly all of it.
    game = Leduc()
    tree = Tree(game)
    rivals = {spot.told: list(two if len(spot.answers) == 2 else three) for spot in tree.spots()}
    strategy = learned(game, tree, LEDUC_HAND, rivals, Thinking(5000, exploration=0.4))
    most, own = best_reply(tree, 0, rivals), worth(tree, rivals)[0]
    assert (most - own) * LEDUC_CHIPS > 1
    assert own + 0.8 * (most - own) < worth(tree, strategy)[0] <= most + 1e-9


def test_leduc_against_random_play_in_exact_chips() -> None:
    game = Leduc()
    tree = Tree(game)
    strategy = average(tree, [Ismcts(game, 1, Thinking(200, observer="multi", exploration=0.3))])
    assert won_against_chance(tree, strategy, LEDUC_CHIPS) > 0.7
    assert exploitability(tree, strategy) < exploitability(tree, {})


# ---- knowledge
@pytest.mark.parametrize("game", [Nap(3), Leduc(), new("sen", 3, edition="long")], ids=["nap", "leduc", "sen"])
def test_equal_numbers_are_equal_views(game: Game) -> None:
    views: dict[tuple[int, int], object] = {}
    numbers: dict[object, int] = {}
    for s in positions(game, 12, 150):
        for seat in [*range(game.seats), SPECTATOR]:
            view, number = s.view(seat), fingerprint(s, seat)
            assert views.setdefault((seat, number), view) == view
            assert numbers.setdefault(view, number) == number
            other = game.imagine(view, FastRng(3))
            assert fingerprint(other, seat) == number
    assert len(views) > 80


@pytest.mark.parametrize(("game", "fact", "numbers"), [
    ("sen", 0, [0, -1, 1 << 31, 1 << 32, 1 << 62, (1 << 63) - 1, -(1 << 63)]),
    ("pracownia", new("pracownia", 2).fact("field", 30), [0, 1 << 31, 1 << 62, 1 << 63, 1 << 80, -(1 << 80)]),
])  # fmt: skip
def test_public_numbers_of_any_size_are_told_apart(game: str, fact: int, numbers: list[int]) -> None:
    s = new(game, 2).new(FastRng(1))
    seen = set()
    for number in numbers:
        s.put_fact(fact, number)
        seen.add(fingerprint(s, 0))
    assert len(seen) == len(numbers)


# ---- what every searching bot must keep
@pytest.mark.pure
@pytest.mark.parametrize("thinking", [
    Thinking(30), Thinking(30, observer="multi", playout="instinct", widen=0.5), Thinking(30, forget=0.5)])  # fmt: skip
def test_who_knows_the_same_answers_the_same(thinking: Thinking) -> None:
    # Two different worlds that look the same to the seat: the bot cannot tell them apart, and does not.
    different = 0
    for game in (new("sen", 3, rounds=1), new("sen", 2, edition="jubilee", K=True, rounds=1)):
        for n, s in enumerate(positions(game, 12)):
            seat = s.to_act()
            other = s.copy(FastRng(n))
            other.redeal(seat)
            different += other.dump() != s.dump()
            assert other.view(seat) == s.view(seat)
            here = Ismcts(game, n, thinking).choose(s.view(seat), s.legal(seat))
            there = Ismcts(game, n, thinking).choose(other.view(seat), other.legal(seat))
            assert here is there
    assert different > 100


def test_what_was_asked_before_changes_nothing() -> None:
    game = new("sen", 3)
    asked = Ismcts(game, 5, Thinking(40))
    for s in positions(game, 3, 40):
        seat = s.to_act()
        fresh = Ismcts(game, 5, Thinking(40))
        assert asked.choose(s.view(seat), s.legal(seat)) is fresh.choose(s.view(seat), s.legal(seat))


def test_another_seed_may_answer_otherwise() -> None:
    game = new("sen", 3)
    s = positions(game, 1, 1)[0]
    given = {Ismcts(game, seed, Thinking(20)).choose(s.view(0), s.legal(0)) for seed in range(10)}
    assert len(given) > 1


WAYS = (Thinking(), Thinking(observer="multi", playout="instinct", epsilon=0.1, widen=0.5, trust=0.5),
        Thinking(exploration=0.3, playout="instinct", trust=1.0, forget=0.3),
        Thinking(epsilon=0.1, widen=0.7, trust=0.5, method="race"))  # fmt: skip


def visits() -> list[str]:
    """What searches visit at some positions of every game, to the last digit."""
    games = [(make(key, seats, {}), 3) for key in keys() for seats in (identity(key).least, identity(key).most)]
    out = []
    for game, times in [*games, (Leduc(), 300), (Nap(3), 300)]:
        for n, s in enumerate(positions(game, 1, 20)[::9]):
            seat = s.to_act()
            searches = [Ismcts(game, n, way).search(s.view(seat), s.legal(seat)) for way in WAYS]
            seeing = Simulation(s, seat, WAYS[0], Instinct(), FastRng(n), None, True)
            searches.append(Search(seeing, s.legal(seat), WAYS[0]))
            for k, one in enumerate(searches):
                one.run(times)
                tried, worth = (list(one.top.visits), list(one.top.totals)) if isinstance(one, Search) else ([], [])
                if isinstance(one, Race):
                    tried, worth = [len(found) for found in one.found], one.totals
                totals, mark = [total.hex() for total in worth], one.simulation.rng.mark()
                out.append(f"{game.identity.key} {game.seats} {n} {k}: {tried} {totals} {mark}")
    return out


def test_plain_source_and_compiled_search_alike() -> None:
    # In another process, on the plain source and with another order of hashes: the same to the last visit and digit.
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "7"}
    done = subprocess.run([sys.executable, __file__], env=env, text=True, capture_output=True, check=True)
    where, *there = done.stdout.splitlines()
    assert where == str(ROOT / "src" / "sennik" / "bots" / "search.py")
    assert there == visits()
    assert len(there) > 80


@pytest.mark.parametrize("game", [new("sen", 4), Nap(3)], ids=["sen", "nap"])
def test_whoever_is_asked_answers_for_itself(game: Game) -> None:
    # Where several are asked, the search begins with its own seat, not with the lowest.
    several = [s for s in positions(game, 6, 60) if s.asked & (s.asked - 1)]
    assert several
    for s in several[:30]:
        for seat in range(game.seats):
            legal = s.legal(seat)
            if legal:
                assert Ismcts(game, 1, Thinking(20)).choose(s.view(seat), legal) in legal


def test_answers_that_are_not_always_allowed_are_judged_by_their_chances() -> None:
    # In Nap a hand decides what may be answered, so a rival's node meets other answers in every world.
    game = Nap(3)
    scattered = 0
    for s in positions(game, 2, 30):
        seat = s.to_act()
        search = tree(Ismcts(game, 1, Thinking(200)), s, seat)
        search.run(200)
        assert sum(search.top.visits) == 200 == search.done
        for node in search.nodes.all:
            assert sum(node.visits) == node.times
            if node.chances:
                scattered += 1
                assert node.seat != seat
                for visits, chances in zip(node.visits, node.chances, strict=True):
                    assert visits <= chances <= node.times
    assert scattered > 10


def test_with_many_observers_what_is_allowed_follows_from_the_view() -> None:
    game = Nap(3)
    for s in positions(game, 2, 30):
        seat = s.to_act()
        search = tree(Ismcts(game, 1, Thinking(200, observer="multi")), s, seat)
        search.run(200)
        assert not any(node.chances for node in search.nodes.all)


def test_few_answers_are_tried_at_a_wide_node() -> None:
    game = new("sen", 5, rounds=1)
    s = positions(game, 1)[-1]
    s.phase, s.asked = SWAP_A, 1
    legal = s.legal(0)
    assert len(legal) == 20
    tried = []
    for widen in (0.0, 0.2):
        search = tree(Ismcts(game, 1, Thinking(100, widen=widen)), s, 0)
        search.run(100)
        assert sum(search.top.visits) == 100
        tried.append([k for k, visits in enumerate(search.top.visits) if visits])
    weights = instinct_of(game).weigh(s, 0, legal)
    assert len(tried[0]) == 20
    assert len(tried[1]) == 3  # 1 + 0.2 · 10
    assert sorted(weights)[-3:] == sorted([weights[k] for k in tried[1]])


# ---- budgets
def ticking(step: float) -> Callable[[], float]:
    ticks = count()
    return lambda: next(ticks) * step


def test_the_clock_ends_the_search() -> None:
    game = new("sen", 2)
    s = game.new(FastRng(1))
    bot = Ismcts(game, 1, Thinking(10**6, seconds=1.0), clock=ticking(0.1))
    assert bot.choose(s.view(0), s.legal(0)) in s.legal(0)
    assert bot.done == 10 * 16  # a look at the clock every 16 simulations


def test_the_iterations_end_it_too() -> None:
    game = new("sen", 2)
    s = game.new(FastRng(1))
    bot = Ismcts(game, 1, Thinking(50, seconds=1.0), clock=ticking(0.0))
    bot.choose(s.view(0), s.legal(0))
    assert bot.done == 50


def test_seconds_need_a_clock() -> None:
    with pytest.raises(ValueError, match="clock"):
        Ismcts(new("sen", 2), 1, Thinking(seconds=1.0))


@pytest.mark.parametrize("wrong", [{"observer": "triple"}, {"playout": "wild"}, {"iterations": 0}, {"epsilon": 1.5}])
def test_thinking_refuses_what_it_cannot_mean(wrong: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        Thinking(**wrong)  # type: ignore[arg-type]


def test_thinking_goes_through_pickle() -> None:
    thinking = Thinking(7, 0.5, 0.3, "multi", "instinct", 0.1, 4, 0.2, 0.6, 0.25, "race")
    assert pickle.loads(pickle.dumps(thinking)) == thinking != Thinking()
    assert eval(repr(thinking)) == thinking  # noqa: S307


# ---- a playout that stops
class Half(Instinct):
    """Knows a value everywhere: even."""

    def value(self, s: State) -> list[float]:
        return [0.5] * s.game.seats


def test_a_playout_stops_where_instinct_knows_a_value() -> None:
    game = Kuhn()
    s = next(spot.state for spot in Tree(game).spots() if kuhn_card(spot) == (0, FIRST, KING))
    assert s is not None
    search = tree(Ismcts(game, 1, Thinking(40, depth=0), Half()), s, 0)
    search.run(1)
    assert sum(search.top.totals) == 0.5  # one answer into a new node, and no playout


# ---- clairvoyance
def test_the_clairvoyant_calls_with_a_queen_exactly_when_it_pays() -> None:
    game = Kuhn()
    seen = set()
    for deal in range(30):
        for line in (["bet"], ["check", "bet"]):
            s = game.new(FastRng(deal))
            for text in line:
                s.apply(s.to_act(), next(answer for answer in s.legal(s.to_act()) if answer.text == text))
            seat = s.to_act()
            if s.kind(HAND + seat, 0) == QUEEN:
                seer = Clairvoyant(game, 1, Thinking(200))
                seen.add((seat, s.kind(HAND + 1 - seat, 0), seer.choose_seeing(s, seat).text))
    assert seen == {(seat, card, text) for seat in range(2) for card, text in ((JACK, "call"), (KING, "fold"))}


def test_a_clairvoyant_goes_on_in_the_tree_of_its_last_answer() -> None:
    game = new("kruki", 2)
    s = game.new(FastRng(3))
    seer = Clairvoyant(game, 1, Thinking(60, observer="instinct", playout="instinct", depth=4, trust=1.0))
    anew = fewer = 0
    while anew + fewer < 30:
        seat = s.to_act()
        many = len(s.legal(seat)) > 1
        s.apply(seat, seer.choose_seeing(s, seat))
        if many:
            assert seer.last is not None
            assert seer.last.top.times >= 60                 # thought of before, or now
            anew += seer.last.done == 60
            fewer += seer.last.done < 60
    assert anew
    assert fewer > 10


def test_a_clairvoyant_is_no_bot() -> None:
    assert not issubclass(Clairvoyant, Bot)
    assert not hasattr(Clairvoyant, "choose")


# ---- strength
def share(game: Game, bots: Callable[[Game, int], Bot], rivals: Callable[[Game, int], Bot], deals: int) -> float:
    """What one bot wins on average among rivals, every deal played from every seat."""
    total = 0.0
    for deal in range(deals):
        for place in range(game.seats):
            seated = [(bots if seat == place else rivals)(game, deal * 10 + seat) for seat in range(game.seats)]
            s = game.new(FastRng(deal))
            while s.asked:
                seat = s.to_act()
                s.apply(seat, seated[seat].choose(s.view(seat), s.legal(seat)))
            total += s.returns()[place]
    return total / deals / int(game.seats)


if __name__ == "__main__":
    print(search_module.__file__)
    print("\n".join(visits()))
