"""Learn Sen from nothing but self-play: `python tools/self_play.py [--seed 1]`, then `--judge master`.

`make player` does all of it. It needs numpy (`make install`). A player of two layers plays 256 games at once in the
vectorised environment against itself and is bettered by PPO (Schulman 2017). Two others are there for the lessons only.
The critic says how a seat stands, to measure each answer by; it sees all cards, or the luck of the hidden ones would
drown what an answer is worth. The outlook says what a round has brought: from the points and from who begins the next
round, the chance to win the game. By points alone the player would always call at once, for who calls begins no round.
At some tables nobody may call Wake up for a while, or old rounds would never be seen.

It goes on piece by piece and keeps build/self_play.npz between them, so that it can be stopped; the same seed makes the
same network on the same numpy, on one core (OPENBLAS_NUM_THREADS=1). The network and its figures go to
bench/results/self_play.*: the curve, and what it won in the arena against those it was judged by.
"""
from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np

from sennik.bots import Bot, make
from sennik.engine.answers import Answer, Answers
from sennik.engine.game import Game
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.engine.view import View
from sennik.games.sen.rules.cards import VALUE
from sennik.games.sen.rules.game import Sen
from sennik.games.sen.rules.phases import FIRST
from sennik.games.sen.rules.zones import DISCARD, DREAM, HAND, PILE
from sennik.lab.arena import Arena
from sennik.lab.contestant import read_all
from sennik.lab.figures.interval import clustered, within
from sennik.lab.plan import plan
from sennik.research.encoding import Encoding
from sennik.research.vector import VectorEnv

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = ROOT / "bench" / "results"
NET: Final = RESULTS / "self_play.npz"
FIGURES: Final = RESULTS / "self_play.json"
KEPT: Final = ROOT / "build" / "self_play.npz"
TABLES: Final = 256
PIECES: Final = 12
STEPS: Final = 64                 # answers at each table between two lessons
LESSONS: Final = 60               # in a piece
UNITS: Final = 64
CRITIC: Final = 64                # units of who sees all cards
RESTLESS: Final = 0.4             # of the rounds go on until …
WAIT: Final = 14                  # … up to so many cards were discarded
FORESIGHT: Final = 16             # units of the outlook
FAR: Final = 0.7                  # so much of what is hoped for at the end of a round comes from rounds after the next
TRACE: Final = 0.9                # lambda of the advantages
CLIP: Final = 0.2
PASSES: Final = 2
BATCH: Final = 2048
RATE: Final = (6e-4, 1e-4)        # at first, at last
ENTROPY: Final = (0.05, 0.01)
SIZE: Final = 4                   # lands in a dream
WATCHED: Final = 100              # deals against the greedy bot after each piece, both seats
Array = Any


class Senses:
    """What the network is given: the tensor, laid out as its seat sees it, lands and points in ones and noughts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = layout = Encoding(game)
        self.kinds = len(game.kinds)
        self.values = np.array([VALUE[kind] for kind in range(self.kinds)], np.float32) / 9
        self.counts = slice(layout.zones_at, layout.unseen_at)
        self.unseen = slice(layout.unseen_at, layout.unseen_at + self.kinds)
        self.phases = slice(layout.phase_at, layout.phase_at + len(game.phases))
        name = layout.names.index
        self.round, self.pointed = name("round 0"), name("pointed 0")
        self.mover = name("mover 0")
        self.scores = slice(name("score 0"), name("score 0") + 2)
        order = [[game.answers.parse(turned(answer.text) if seat else answer.text).id for answer in game.answers.all]
                 for seat in range(2)]
        self.order: Array = np.array(order)            # by seat: own lands before the rival's, each way its own inverse
        self.first = layout.phase_at + FIRST
        self.wake = game.answers.parse("wake").id
        self.size = self.look(np.zeros((1, layout.size), np.int32), np.zeros(1, np.int64)).shape[1]

    def look(self, seen: Array, seat: Array) -> Array:
        """A row for each row of the environment."""
        n = len(seen)
        every = np.arange(n)
        cards = seen[:, self.layout.cards_at:].reshape(n, -1, 4)
        lie = seen[:, self.counts].reshape(n, len(self.game.zones), -1).sum(2)       # how many, by zone
        dreams = cards[:, -2 * SIZE:].reshape(n, 2, SIZE, 4)
        own, other = dreams[every, seat], dreams[every, 1 - seat]
        held = lie[:, PILE] + lie[:, DISCARD]
        top = cards[every, np.maximum(held - 1, 0), 1] * (lie[:, DISCARD] > 0)
        first = cards[every, np.minimum(held, cards.shape[1] - 1), 1] * (lie[:, HAND] > 0)
        second = cards[every, np.minimum(held + 1, cards.shape[1] - 1), 1] * (lie[:, HAND] > 1)
        unseen = seen[:, self.unseen].astype(np.float32)
        mean = (unseen @ self.values) / np.maximum(unseen.sum(1), 1)
        bit = (1 << seat)[:, None]
        rival = (1 << (1 - seat))[:, None]
        parts = [seen[:, self.phases], unseen / 4, lie[:, [PILE, DISCARD]] / 50]
        sums = []
        for dream in (own, other):
            known = dream[..., 1] > 0
            worth = np.where(known, self.values[np.maximum(dream[..., 1] - 1, 0)], mean[:, None])
            sums.append(worth.sum(1))
            parts += [self.shown(dream[..., 1]), worth, (dream[..., 2] & bit) > 0, (dream[..., 2] & rival) > 0]
        for face in (first, second, top):
            worth = np.where(face > 0, self.values[np.maximum(face - 1, 0)], 0.0)
            parts += [self.shown(face[:, None]), worth[:, None]]
        points = seen[:, self.scores] / 50
        point = seen[:, self.pointed]
        place = np.where(point < 0, 2 * SIZE, np.where(point // 256 == seat, 0, SIZE) + point % 256)
        parts += [points[every, seat][:, None], points[every, 1 - seat][:, None],
                  np.eye(WAIT + 1, dtype=np.float32)[np.minimum(lie[:, DISCARD], WAIT)],
                  np.stack([*sums, sums[0] - sums[1]], 1),
                  np.eye(2 * SIZE + 1, dtype=np.float32)[np.clip(place, 0, 2 * SIZE)]]
        return np.concatenate(parts, 1, dtype=np.float32)

    def choices(self, seen: Array, mask: Array, seat: Array) -> Array:
        """The answers, laid out for their seats. Where one's own lands are all alike, the first of them will do."""
        mask = np.take_along_axis(mask, self.order[seat], 1)
        mask[seen[:, self.first] == 1] &= np.arange(mask.shape[1]) == mask[seen[:, self.first] == 1].argmax(1)[:, None]
        return mask

    def discarded(self, seen: Array) -> Array:
        """How many cards lie on the discard pile."""
        counts: Array = seen[:, self.counts].reshape(len(seen), len(self.game.zones), -1)[:, DISCARD].sum(1)
        return counts

    def open(self, states: Sequence[State], seat: Array) -> Array:
        """What lies in both dreams, own lands first: for the critic."""
        deck, every = self.game.deck, np.arange(len(states))
        dreams = self.values[[[[deck[card] for card in state.cards[DREAM + k]] for k in range(2)] for state in states]]
        own, other = dreams[every, seat], dreams[every, 1 - seat]
        gap = other.sum(1) - own.sum(1)
        return np.concatenate([own, other, np.stack([own.sum(1), other.sum(1), gap, gap > 0, gap == 0], 1)], 1,
                              dtype=np.float32)

    def shown(self, faces: Array) -> Array:
        """One for the kind of each card, none where it is hidden or there is none."""
        ones = np.eye(self.kinds + 1, dtype=np.float32)[np.maximum(faces, 0)]
        return ones[..., 1:].reshape(len(faces), -1)


def turned(text: str) -> str:
    """The same answer as the other seat would give it."""
    word, *numbers = text.split()
    return f"land {1 - int(numbers[0])} {numbers[1]}" if word == "land" else text


class Net:
    """Two layers of units; Adam."""

    def __init__(self, rng: np.random.Generator, size: int, units: int, out: int) -> None:
        def layer(least: int, most: int, scale: float) -> list[Array]:
            return [rng.normal(0, scale / least ** 0.5, (least, most)).astype(np.float32), np.zeros(most, np.float32)]
        self.w = [*layer(size, units, 1.4), *layer(units, units, 1.4), *layer(units, out, 0.1)]
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]
        self.t = 0

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        w1, b1, w2, b2, w3, b3 = self.w
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return one, two, two @ w3 + b3

    def descend(self, x: Array, one: Array, two: Array, d: Array, rate: float) -> None:
        """One step down; `d` is how what is lost depends on each number that came out."""
        d = d / len(x)
        d2 = (d @ self.w[4].T) * (two > 0)
        d1 = (d2 @ self.w[2].T) * (one > 0)
        grads = [x.T @ d1, d1.sum(0), one.T @ d2, d2.sum(0), two.T @ d, d.sum(0)]
        norm = float(np.sqrt(sum((grad * grad).sum() for grad in grads)))
        self.t += 1
        for k, grad in enumerate(grads):
            grad = grad * min(1.0, 0.5 / max(norm, 1e-8))
            self.m[k] = 0.9 * self.m[k] + 0.1 * grad
            self.v[k] = 0.999 * self.v[k] + 0.001 * grad * grad
            self.w[k] -= rate * self.m[k] / (1 - 0.9 ** self.t) / (np.sqrt(self.v[k] / (1 - 0.999 ** self.t)) + 1e-8)


class Player(Net):
    """How likely each answer is."""

    def __init__(self, rng: np.random.Generator, senses: Senses) -> None:
        super().__init__(rng, senses.size, UNITS, len(senses.game.answers.all))

    def __call__(self, x: Array, mask: Array) -> Array:
        return chances(self.forward(x)[2], mask)

    def learn(self, x: Array, mask: Array, taken: Array, was: Array, gain: Array, rate: float, entropy: float) -> float:
        """One step of PPO; what was left of chance in the answers."""
        one, two, out = self.forward(x)
        p = chances(out, mask)
        every = np.arange(len(x))
        ratio = p[every, taken] / was
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        log = np.log(np.maximum(p, 1e-8))
        spread = -(p * log).sum(1)
        pull = (free * gain * ratio)[:, None]
        d = pull * p + entropy * p * (log + spread[:, None])
        d[every, taken] -= pull[:, 0]
        self.descend(x, one, two, d, rate)
        return float(spread.mean())


class Critic(Net):
    """How a seat stands, of who sees all cards."""

    def __init__(self, rng: np.random.Generator, senses: Senses) -> None:
        states = [senses.game.new(FastRng(1))]
        super().__init__(rng, senses.size + senses.open(states, np.zeros(1, np.int64)).shape[1], CRITIC, 1)

    def __call__(self, x: Array) -> Array:
        return self.forward(x)[2][:, 0]

    def learn(self, x: Array, worth: Array, rate: float) -> float:
        """How wrong it was."""
        one, two, out = self.forward(x)
        miss = out - worth[:, None]
        self.descend(x, one, two, miss, rate)
        return float((miss * miss).mean())


class Outlook(Net):
    """Between two rounds, what the game is worth to a seat: from -1, lost, to 1, won."""

    def __init__(self, rng: np.random.Generator) -> None:
        super().__init__(rng, self.stand(np.zeros((1, 2)), np.zeros(1, np.int64)).shape[2], FORESIGHT, 1)

    @staticmethod
    def stand(points: Array, starter: Array) -> Array:
        """What it is told, by seat: own points, the other's, and who begins the next round."""
        own = points / 100
        other = own[:, ::-1]
        begins = np.stack([starter == 0, starter == 1], 1)
        return np.stack([own, other, other - own, np.maximum(own, other), begins], 2, dtype=np.float32)

    def __call__(self, stand: Array) -> Array:
        """By seat; what one hopes for the other fears."""
        hope = self.forward(stand.reshape(-1, stand.shape[2]))[2].reshape(-1, 2)
        return (hope - hope[:, ::-1]) / 2

    def learn(self, stand: Array, came: Array, rate: float) -> None:
        x = stand.reshape(-1, stand.shape[2])
        one, two, out = self.forward(x)
        self.descend(x, one, two, out - came.reshape(-1, 1), rate)


def chances(weights: Array, mask: Array) -> Array:
    weights = np.where(mask, weights, -1e9)
    out = np.exp(weights - weights.max(1, keepdims=True))
    return out / out.sum(1, keepdims=True)


class Learned(Bot):
    """The network at a table of Sen for two: `cd tools; sennik arena sen --bots self_play.Learned,greedy`."""

    def __init__(self, game: Game, seed: int, net: Player | None = None) -> None:
        super().__init__(game, seed)
        self.senses = Senses(game)
        self.net = net or read(NET, self.senses)

    def choose(self, view: View, answers: Answers) -> Answer:
        mask: Array = np.zeros((1, len(self.game.answers.all)), np.bool_)
        mask[0, [int(answer.id) for answer in answers]] = True
        row = self.senses.layout.row(view)
        return self.game.answers.all[best(self.net, self.senses, [row], mask, [int(view.seat)])[0]]


def best(net: Player, senses: Senses, rows: Sequence[object], mask: Array, seats: list[int]) -> list[int]:
    """The likeliest answer of each, by its number."""
    seen, seat = np.array(rows), np.array(seats)
    p = net(senses.look(seen, seat), senses.choices(seen, mask, seat))
    chosen: list[int] = senses.order[seat, p.argmax(1)].tolist()
    return chosen


def read(path: Path, senses: Senses) -> Player:
    net = Player(np.random.default_rng(0), senses)
    with np.load(path) as kept:
        net.w = [kept[f"w{k}"].astype(np.float32) for k in range(len(net.w))]
    return net


# ---- to learn
class Team(NamedTuple):
    player: Player
    critic: Critic
    outlook: Outlook


def beginners(seed: int, senses: Senses) -> Team:
    rng = np.random.default_rng(seed)
    return Team(Player(rng, senses), Critic(rng, senses), Outlook(rng))


class Piece:
    """Some lessons, from games of their own; what it does follows from the seed and its number."""

    def __init__(self, team: Team, senses: Senses, seed: int, number: int, pieces: int, lessons: int = LESSONS) -> None:
        self.net, self.critic, self.outlook = team
        self.senses = senses
        self.rng = np.random.default_rng([seed, number])
        self.env = VectorEnv("sen", TABLES, seats=2, seed=seed * 10_000 + number)
        self.wait = self.waits(TABLES)                   # by table: nobody calls before so many cards were discarded
        self.done, self.lessons, self.whole = number * lessons, lessons, pieces * lessons
        self.spread = self.miss = 0.0

    def waits(self, count: int) -> Array:
        return np.where(self.rng.random(count) < RESTLESS, self.rng.integers(1, WAIT + 1, count), 0)

    def now(self, ends: tuple[float, float]) -> float:
        """Between the first and the last of what changes while it learns."""
        return ends[0] + (ends[1] - ends[0]) * self.done / self.whole

    def run(self) -> None:
        for _ in range(self.lessons):
            self.lesson()
            self.done += 1

    def lesson(self) -> None:
        env, senses, rng = self.env, self.senses, self.rng
        shape = (STEPS, TABLES)
        x: Array = np.empty((*shape, self.critic.w[0].shape[0]), np.float32)   # last what only the critic sees
        mask: Array = np.empty((*shape, senses.order.shape[1]), np.bool_)
        seat: Array = np.empty(shape, np.int64)
        taken: Array = np.empty(shape, np.int64)
        was: Array = np.empty(shape, np.float32)
        paid: Array = np.zeros((*shape, 2), np.float32)
        ends: Array = np.zeros(shape, np.bool_)
        lasts: Array = np.zeros(shape, np.bool_)
        stand: Array = np.empty((*shape, *self.outlook.stand(np.zeros((1, 2)), np.zeros(1)).shape[1:]), np.float32)
        tables = np.arange(TABLES)
        for t in range(STEPS):
            seat[t] = env.seat
            x[t, :, :senses.size] = senses.look(env.seen, seat[t])
            x[t, :, senses.size:] = senses.open(env.states, seat[t])
            mask[t] = senses.choices(env.seen, env.mask, seat[t])
            mask[t, :, senses.wake] &= senses.discarded(env.seen) >= self.wait
            p = self.net(x[t, :, :senses.size], mask[t])
            taken[t] = np.minimum((p.cumsum(1) < rng.random((TABLES, 1))).sum(1), p.shape[1] - 1)
            taken[t] = np.where(mask[t, tables, taken[t]], taken[t], p.argmax(1))     # what rounding brings about
            was[t] = p[tables, taken[t]]
            rounds = env.seen[:, senses.round].copy()
            rewards, lasts[t] = env.step(senses.order[seat[t], taken[t]])
            ends[t] = lasts[t] | (env.seen[:, senses.round] != rounds)
            stand[t] = self.outlook.stand(env.seen[:, senses.scores], env.seen[:, senses.mover])
            paid[t] = ends[t][:, None] * np.where(lasts[t][:, None], 2 * rewards - 1, self.outlook(stand[t]))
            self.wait[ends[t]] = self.waits(int(ends[t].sum()))
        worth = self.critic(x.reshape(-1, x.shape[2])).reshape(shape)
        gain, aim = credit(seat, worth, paid, ends)
        chosen = np.flatnonzero(mask.sum(2).reshape(-1) > 1)         # where there was something to choose
        flat = [a.reshape(-1, *a.shape[2:])[chosen] for a in (x, mask, taken, was, gain, aim)]
        flat[4] = (flat[4] - flat[4].mean()) / (flat[4].std() + 1e-6)
        for _ in range(PASSES):
            mixed = rng.permutation(len(chosen))
            for k in range(0, len(mixed) - BATCH // 2, BATCH):
                pick = mixed[k:k + BATCH]
                x, mask, taken, was, gain, aim = [a[pick] for a in flat]
                rate, entropy = self.now(RATE), self.now(ENTROPY)
                self.spread = self.net.learn(x[:, :senses.size], mask, taken, was, gain, rate, entropy)
                self.miss = self.critic.learn(x, aim, rate)
        came = later(paid, ends, lasts)
        known = ~np.isnan(came[..., 0])
        for _ in range(PASSES):
            self.outlook.learn(stand[known], came[known], 3 * self.now(RATE))


def credit(seat: Array, worth: Array, paid: Array, ends: Array) -> tuple[Array, Array]:
    """By answer, how much better it went than was foretold (GAE), and what its seat was worth.

    A round is all there is: what comes after it is another. What is not over when the lesson ends is worth what is
    foretold.
    """
    steps, count = worth.shape
    gain = np.zeros_like(worth)
    tables = np.arange(count)
    after: Array = np.zeros((count, 2), np.float32)          # by seat: worth when it is next asked, …
    more: Array = np.zeros((count, 2), np.float32)           # … its gain there, and what it is paid until then
    due: Array = np.zeros((count, 2), np.float32)
    unknown: Array = np.ones((count, 2), np.bool_)           # it is not asked again before the lesson ends
    for t in reversed(range(steps)):
        after[ends[t]] = more[ends[t]] = due[ends[t]] = 0
        unknown[ends[t]] = False
        due += paid[t]
        own = (tables, seat[t])
        gain[t] = np.where(unknown[own], 0, due[own] + after[own] - worth[t]) + TRACE * more[own]
        after[own], more[own], due[own], unknown[own] = worth[t], gain[t], 0, False
    return gain, gain + worth


def later(paid: Array, ends: Array, lasts: Array) -> Array:
    """By answer that ends a round, what the rounds after it brought; not a number where that is not known."""
    came: Array = np.full_like(paid, np.nan)
    after: Array = np.full_like(paid[0], np.nan)
    for t in reversed(range(len(paid))):
        open_ = (ends[t] & ~lasts[t])[:, None]
        came[t] = np.where(open_, after, np.nan)
        far = np.where(np.isnan(after), paid[t], FAR * after + (1 - FAR) * paid[t])
        after = np.where(open_, far, np.where(lasts[t][:, None], paid[t], after))
    return came


def watched(net: Player, senses: Senses, deals: int) -> list[float]:
    """What it wins against the greedy bot, deal by deal, each from both seats; all games side by side."""
    game = senses.game
    states = [game.new(FastRng(10_000_000 + number // 2)) for number in range(2 * deals)]
    greedy = [make("greedy", game, number) for number in range(2 * deals)]
    while True:
        mine: list[int] = []
        for number, state in enumerate(states):
            while state.asked and (state.to_act() != number % 2 or len(state.legal(number % 2)) == 1):
                seat = int(state.to_act())
                legal = state.legal(seat)
                answer = legal[0] if len(legal) == 1 else greedy[number].choose(state.view(seat), legal)
                state.apply(seat, answer)
            if state.asked:
                mine.append(number)
        if not mine:
            return [state.returns()[number % 2] for number, state in enumerate(states)]
        mask: Array = np.zeros((len(mine), len(game.answers.all)), np.bool_)
        for row, number in zip(mask, mine):
            row[[int(answer.id) for answer in states[number].legal(number % 2)]] = True
        rows = [senses.layout.of(states[number], number % 2) for number in mine]
        for number, chosen in zip(mine, best(net, senses, rows, mask, [number % 2 for number in mine])):
            states[number].apply(number % 2, game.answers.all[chosen])


def look_at(net: Player, senses: Senses, answers: int, cpu: float) -> dict[str, float]:
    """A point of the curve."""
    share = within(clustered(np.array(watched(net, senses, WATCHED)).reshape(-1, 2).tolist()), 0, 1)
    return {"answers": answers, "cpu": round(cpu, 1), "greedy": round(share.mean, 4), "low": round(share.low, 4),
            "high": round(share.high, 4)}


def learn(seed: int, pieces: int, lessons: int, upto: int) -> None:
    senses = Senses(Sen(2, {}))
    team = beginners(seed, senses)
    nets: dict[str, Net] = team._asdict()
    curve: list[dict[str, float]] = []
    if KEPT.exists():
        with np.load(KEPT) as kept:
            if kept["plan"].tolist() == [seed, pieces, lessons]:
                curve = json.loads(str(kept["curve"]))
                for name, net in nets.items():
                    net.t = int(kept[f"{name} t"])
                    net.w, net.m, net.v = [[kept[f"{name} {part}{k}"] for k in range(len(net.w))] for part in "wmv"]
    if not curve:
        FIGURES.unlink(missing_ok=True)                  # of another player
        curve.append(look_at(team.player, senses, 0, 0.0))
    for number in range(len(curve) - 1, min(upto, pieces)):
        begun = process_time()
        piece = Piece(team, senses, seed, number, pieces, lessons)
        piece.run()
        spent = process_time() - begun
        row = look_at(team.player, senses, (number + 1) * lessons * STEPS * TABLES, spent + curve[-1]["cpu"])
        curve.append({**row, "spread": round(piece.spread, 3), "miss": round(piece.miss, 4)})
        print(curve[-1], flush=True)
        parts = {f"{name} {part}{k}": a for name, net in nets.items()
                 for part, row in (("w", net.w), ("m", net.m), ("v", net.v)) for k, a in enumerate(row)}
        parts |= {f"{name} t": np.array(net.t) for name, net in nets.items()}
        KEPT.parent.mkdir(exist_ok=True)
        np.savez(KEPT, plan=[seed, pieces, lessons], curve=json.dumps(curve), **parts)
        np.savez_compressed(NET, **{f"w{k}": w.astype(np.float16) for k, w in enumerate(team.player.w)})
        keep("curve", curve)


# ---- to judge, and to show
def found() -> dict[str, Any]:
    return json.loads(FIGURES.read_text()) if FIGURES.exists() else {}


def keep(name: str, value: object) -> None:
    FIGURES.write_text(json.dumps({**found(), name: value}, indent=1) + "\n")
    show()


def judge(name: str, deals: int) -> None:
    """A match in the arena, on deals that were not learned from."""
    arena = Arena(plan("sen", read_all(f"self_play.Learned,{name}"), 2, seed="judged"), 2 * deals)
    bots = arena.run().bots
    share = bots[0].share
    row = {"games": bots[0].games, "share": round(share.mean, 4), "low": round(share.low, 4),
           "high": round(share.high, 4), "ms": [round(1000 * bot.seconds, 2) for bot in bots]}
    keep("matches", {**found().get("matches", {}), name: row})
    print(name, row, flush=True)


def show() -> None:
    """The page and the picture of what was found."""
    curve, matches = found().get("curve", []), found().get("matches", {})
    lines = ["# A learned player", "",
             "Made by `make player` (`tools/self_play.py`): a network learns Sen (two seats, base) from self-play in",
             (f"the vectorised environment, on one core: {curve[-1]['answers'] / 1e6:.1f} million answers in "
              f"{curve[-1]['cpu'] / 60:.1f} minutes of processor time."), "",
             "![share of games won against the greedy bot while it learns](self_play.svg)", "",
             "| answers, millions | CPU, s | left to chance, nats | won against greedy, % |", "|---:|---:|---:|---:|",
             *[f"| {row['answers'] / 1e6:.2f} | {row['cpu']} | {row.get('spread', '–')} | "
               f"{100 * row['greedy']:.0f} ({100 * row['low']:.0f}–{100 * row['high']:.0f}) |" for row in curve], ""]
    if matches:
        lines += ["In the arena, on other deals, each from both seats; what it won, with 95 %. The levels are patient,",
                  "as people meet them: they leave others time to play. `bold` does not.", "",
                  "| against | games | won, % | an answer, ms of CPU; the other's |", "|---|---:|---:|---:|",
                  *[f"| {name} | {row['games']} | **{100 * row['share']:.1f}** ({100 * row['low']:.1f}–"
                    f"{100 * row['high']:.1f}) | {row['ms'][0]}; {row['ms'][1]} |" for name, row in matches.items()]]
    FIGURES.with_suffix(".md").write_text("\n".join(lines).rstrip() + "\n")
    FIGURES.with_suffix(".svg").write_text(picture(curve))


def picture(curve: list[dict[str, float]]) -> str:
    width, height, left, top = 640, 300, 60, 30
    most = curve[-1]["answers"]

    def at(answers: float, share: float) -> str:
        return f"{left + answers / most * (width - 2 * left):.1f},{height - top - share * (height - 2 * top):.1f}"
    edges = [*[at(row["answers"], row["high"]) for row in curve],
             *[at(row["answers"], row["low"]) for row in reversed(curve)]]
    text = '<text x="{}" y="{}" font-family="sans-serif" font-size="12" fill="#555" text-anchor="{}">{}</text>'.format
    return "\n".join([
        (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
         'aria-label="Share of games won against the greedy bot, by answers learned from">'),
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>',
        f'<polygon points="{" ".join(edges)}" fill="#2f5d8a" fill-opacity="0.2"/>',
        (f'<path d="M{left} {top}V{height - top}H{width - left}M{at(0, 0.5)}H{width - left}" fill="none" '
         'stroke="#8a8170"/>'),
        (f'<polyline points="{" ".join([at(row["answers"], row["greedy"]) for row in curve])}" fill="none" '
         'stroke="#2f5d8a" stroke-width="2"/>'),
        *[text(left - 8, height - top - share * (height - 2 * top) + 4, "end", f"{share:.0%}") for share in (0, .5, 1)],
        text(left, top - 10, "start", "won against greedy, with 95 %"),
        text(width - left, height - 10, "end", f"{most / 1e6:.2f} million answers"), "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pieces", type=int, default=PIECES)
    parser.add_argument("--lessons", type=int, default=LESSONS, help="in a piece")
    parser.add_argument("--upto", type=int, default=1000, help="stop after this piece, to go on another time")
    parser.add_argument("--judge", default="", help="play against this bot in the arena, such as greedy")
    parser.add_argument("--deals", type=int, default=300, help="of that match, each from both seats")
    given = parser.parse_args()
    if given.judge:
        judge(given.judge, given.deals)
    else:
        learn(given.seed, given.pieces, given.lessons, given.upto)


if __name__ == "__main__":
    main()
