"""Does the coach say the truth? Its figures against what came of them in games of bots, and what they cost.

    python bench/coach.py collect sen 2 2000 --seed final      forecasts and outcomes, a line for each, to build/coach/
    python bench/coach.py fit sen                              the numbers of coach.json, from other games (--seed fit)
    python bench/coach.py reliable                             of moments called 70 %, how many are won? and a picture
                                                               (both with --first 2000: more games, added to these)
    python bench/coach.py split sen 2 100                      luck and skill of a bot against itself: means, intervals
                                                               (with --first 100: that many more, added to those before)
    python bench/coach.py worst sen 2 24                       how often ten times the effort changes the worst mistake
    python bench/coach.py cost 3                               CPU of a review, its bytes

Bots of several levels play, drawn anew for each seat. Of each game a few decisions are looked at, drawn by chance.
What is found goes to bench/results/coach/, a file for each; `docs/coach.md` tells it.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import exp, log, sqrt
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from sennik import games
from sennik.bots import Bot, carry_out, witness
from sennik.bots import make as make_bot
from sennik.coach.measure import Effort, measure_of
from sennik.coach.review import SEED, Reviewer, review
from sennik.coach.split import Decided
from sennik.coach.trial import Trial, thinker
from sennik.coach.trial import mean as middle
from sennik.engine.answers import Answer, Answers
from sennik.engine.game import Game
from sennik.engine.record import Record
from sennik.engine.rng import FastRng
from sennik.engine.seed import number_of, seed_of
from sennik.engine.view import View
from sennik.lab.figures.chart import DIM, LAMP, NIGHT, PAPER, text

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build" / "coach"
RESULTS: Final = ROOT / "bench" / "results" / "coach"
KINDS: Final = (("sen", 2), ("sen", 4), ("koty", 2), ("koty", 4), ("kruki", 2), ("pracownia", 2), ("pracownia", 4))
MIX: Final = {"pracownia": ("greedy",), "kruki": ("greedy", "apprentice")}       # others take too long
LEVELS: Final = ("apprentice", "regular", "greedy")
LOOKS: Final = 2               # decisions of a game that are looked at, on average
LENGTH: Final = {"sen 2": 140, "sen 4": 510, "koty 2": 58, "koty 4": 135, "kruki 2": 180, "pracownia 2": 350,
                 "pracownia 4": 560}                     # decisions of a game, about
PART: Final = {"sen": 0.4, "koty": 0.3, "kruki": 0.2, "pracownia": 0.3}          # of the effort, to look at many games
MILLION: Final = 1_000_000


class Look(Struct, array_like=True):
    """A forecast and its outcome."""
    game: int
    seat: int
    at: int                        # the fact by which the measure differs
    worths: list[float]
    returns: list[float]


# ---- many games, a few decisions of each
def players(game: Game, key: str, seed: str) -> list[Bot]:
    chance = FastRng(number_of(f"{seed} levels"))
    levels = MIX.get(key, LEVELS)
    drawn = [levels[chance.below(len(levels))] for _ in range(game.seats)]
    return [make_bot(level, game, number_of(f"{seed} {seat}")) for seat, level in enumerate(drawn)]


def looked(key: str, seats: int, seed: str, k: int) -> list[Look]:
    """One game."""
    game = games.shared(key, seats, {})
    measure = measure_of(game)
    effort = measure.effort.times(PART[key])
    bots = players(game, key, f"{seed} {k}")
    chance = FastRng(number_of(f"{seed} {k} looks"))
    state = game.new(FastRng(number_of(f"{seed} {k}")))
    found: list[Look] = []
    while state.asked:
        seat = state.to_act()
        legal = state.legal(seat)
        if len(legal) > 1 and chance.below(LENGTH[f"{key} {seats}"] * 2) < LOOKS * 2:
            coach = thinker(game, effort, SEED)
            coach.history = bots[seat].history
            trial = Trial(coach, state.view(seat), legal, effort)
            trial.judge([], effort.judging)
            found.append(Look(k, seat, measure.at(state), middle(trial.found_best), []))
        carry_out(state, seat, bots[seat].choose(state.view(seat), legal), bots)
    return [msgspec.structs.replace(look, returns=list(state.returns())) for look in found]


def collected(key: str, seats: int, seed: str, first: int) -> Path:
    return BUILD / f"{key}-{seats}-{seed}{f'-{first}' if first else ''}.jsonl"


def collect(key: str, seats: int, count: int, seed: str, first: int) -> None:
    """From the first game on, until there are so many in which a decision was drawn. Goes on where it stopped."""
    BUILD.mkdir(parents=True, exist_ok=True)
    file = collected(key, seats, seed, first)
    lines = file.read_text().splitlines() if file.exists() else []
    done, drawn = len(lines), sum(bool(json.loads(line)["looks"]) for line in lines)
    start = process_time()
    with file.open("a") as out:
        while drawn < count:
            found = looked(key, seats, seed, first + done)
            out.write(json.dumps({"game": first + done, "looks": msgspec.to_builtins(found)}) + "\n")
            out.flush()
            done, drawn = done + 1, drawn + bool(found)
    print(f"{key} {seats} {seed}: {done - len(lines)} games, {process_time() - start:.0f} s")


def looks(key: str, seats: int, seed: str, first: int = 0) -> list[Look]:
    file = collected(key, seats, seed, first)
    if not file.exists():
        return []
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    return [msgspec.convert(look, Look) for row in rows for look in row["looks"]]


# ---- fitting
class Row(NamedTuple):
    """What lifted each seat, who thought, and what came of it."""
    lifts: list[float]
    seat: int
    returns: list[float]


def likelihood(rows: Sequence[Row], sharp: float, hope: float) -> float:
    """The mean log of what was foretold for who won."""
    total = 0.0
    for lifts, seat, returns in rows:
        sharpened = [sharp * (lift - hope if k == seat else lift) for k, lift in enumerate(lifts)]
        top = max(sharpened)
        whole = top + log(sum(exp(each - top) for each in sharpened))
        total += sum(part * (each - whole) for part, each in zip(returns, sharpened))
    return total / len(rows)


def likeliest(of: Callable[[float], float], low: float, high: float) -> float:
    """By golden section."""
    ratio = (sqrt(5) - 1) / 2
    while high - low > 1e-3:
        one, other = high - ratio * (high - low), low + ratio * (high - low)
        if of(one) < of(other):
            low = one
        else:
            high = other
    return (low + high) / 2


def best_sharp(rows: Sequence[Row], hope: float) -> float:
    """On a scale of logarithms."""
    return exp(likeliest(lambda power: likelihood(rows, exp(power), hope), log(0.001), log(10.0)))


def best_hope(groups: Sequence[tuple[Sequence[Row], float]], most: float) -> float:
    """One for all groups, each of them as sharp as it is."""
    return likeliest(lambda hope: sum(len(rows) * likelihood(rows, sharp, hope) for rows, sharp in groups), -most, most)


TURNS: Final = 8               # of fitting one by the other, until neither changes any more


def fit(key: str) -> None:
    for each, seats in KINDS:
        found = looks(each, seats, "fit") if each == key else []
        if not found:
            continue
        measure = measure_of(games.shared(key, seats, {}))
        by: dict[int, list[Row]] = {}
        for look in found:
            by.setdefault(look.at, []).append(Row(measure.lifts(look.worths), look.seat, look.returns))
        every = [row for rows in by.values() for row in rows]
        now = sum(len(rows) * likelihood(rows, measure.sharp[min(at, len(measure.sharp) - 1)], measure.hope)
                  for at, rows in by.items()) / len(every)
        print(key, seats, "looks", len(found), f"likelihood now {now:.4f}")
        for most in (0.0, 20.0 if measure.points else 1.0):
            hope, groups = 0.0, []
            for _ in range(TURNS):
                groups = [(rows, best_sharp(rows, hope)) for _, rows in sorted(by.items())]
                hope = best_hope(groups, most) if most else 0.0
            gained = sum(len(rows) * likelihood(rows, sharp, hope) for rows, sharp in groups) / len(every)
            print("  ", [f"{sharp:.4f} ({len(rows)})" for rows, sharp in groups], f"hope {hope:.3f}", f"{gained:.4f}")
        wins = {look.game: look.returns for look in found}
        print("   won by seat", [f"{mean(one[seat] for one in wins.values()):.3f}" for seat in range(seats)],
              "games", len(wins))


# ---- reliability
class Called(NamedTuple):
    share: float
    won: float
    game: int
    below: float                   # the share of the seats before it


def called(key: str, seats: int, seed: str, first: int) -> list[Called]:
    measure = measure_of(games.shared(key, seats, {}))
    out = []
    for look in looks(key, seats, seed, first):
        shares = measure.shares_at(look.at, look.worths, look.seat)
        out.append(Called(shares[look.seat], look.returns[look.seat], look.game, sum(shares[:look.seat])))
    return out


Bin = tuple[float, float, int]         # what was called, what was won, how many


def bins(rows: Sequence[Called]) -> list[Bin]:
    """By tenth."""
    out = []
    for tenth in range(10):
        inside = [row for row in rows if tenth <= min(row.share * 10, 9.999) < tenth + 1]
        if inside:
            out.append((mean(row.share for row in inside), mean(row.won for row in inside), len(inside)))
    return out


def error(found: Sequence[Bin]) -> float:
    """How far what was called is from what was won, on average (ECE)."""
    return sum(count * abs(said - won) for said, won, count in found) / sum(count for _, _, count in found)


def noise(rows: Sequence[Called], times: int = 40) -> float:
    """The same, if every figure were right: by chance alone it is not 0. What is won in a game, all its moments win."""
    chance = FastRng(1)
    found = []
    for _ in range(times):
        drawn: dict[int, float] = {}
        again: list[Called] = []
        for row in rows:
            ball = drawn.setdefault(row.game, chance.below(MILLION) / MILLION)
            again.append(row._replace(won=float(row.below <= ball < row.below + row.share)))
        found.append(error(bins(again)))
    return mean(found)


class Reliability(Struct):
    """What came of the forecasts of a game with so many seats."""
    games: int
    moments: int
    error: float
    error_by_chance: float
    brier: float
    brier_of_fair_share: float
    bins: list[Bin]

    def rounded(self) -> Reliability:
        names = ("error", "error_by_chance", "brier", "brier_of_fair_share")
        return msgspec.structs.replace(self, **{name: round(getattr(self, name), 4) for name in names},
                                       bins=[(round(said, 4), round(won, 4), count) for said, won, count in self.bins])


def reliability(rows: Sequence[Called], seats: int) -> Reliability:
    found = bins(rows)
    return Reliability(len({row.game for row in rows}), len(rows), error(found), noise(rows),
                       mean((row.share - row.won) ** 2 for row in rows),
                       mean((1 / seats - row.won) ** 2 for row in rows), found)


def together(one: Reliability, other: Reliability) -> Reliability:
    """Of other games: as if all had been looked at in one run; what chance does to the two adds up by its squares."""
    a, b = one.moments, other.moments
    tenths: dict[int, list[Bin]] = {}
    for found in (*one.bins, *other.bins):
        tenths.setdefault(int(min(found[0] * 10, 9.999)), []).append(found)
    merged = [(weighed([(said, count) for said, _, count in parts]), weighed([(won, count) for _, won, count in parts]),
               sum(count for _, _, count in parts)) for _, parts in sorted(tenths.items())]
    return Reliability(one.games + other.games, a + b, error(merged),
                       sqrt((a * one.error_by_chance) ** 2 + (b * other.error_by_chance) ** 2) / (a + b),
                       weighed([(one.brier, a), (other.brier, b)]),
                       weighed([(one.brier_of_fair_share, a), (other.brier_of_fair_share, b)]), merged)


def weighed(parts: Sequence[tuple[float, int]]) -> float:
    return sum(part * count for part, count in parts) / sum(count for _, count in parts)


def reliable(seed: str, first: int) -> None:
    """Rows for which no game was collected stay as they are; games from a later one on are added to what was found."""
    file = RESULTS / "reliability.json"
    known = msgspec.json.decode(file.read_bytes(), type=dict[str, Reliability]) if file.exists() else {}
    for key, seats in KINDS:
        rows = called(key, seats, seed, first)
        if rows:
            name = f"{key} {seats}"
            found = reliability(rows, seats)
            known[name] = (together(known[name], found) if first else found).rounded()
            print(name, known[name])
    body = {name: msgspec.to_builtins(found) for name, found in known.items()}
    keep("reliability", body)
    (ROOT / "docs" / "coach-reliability.svg").write_text(picture(body), "utf-8")


SIDE: Final = 190
GAP: Final = 46


def picture(body: dict[str, object]) -> str:
    """A small diagram for each table: across what was called, up what was won; the line is honesty."""
    columns = 4
    height = 40 + ((len(body) + columns - 1) // columns) * (SIDE + GAP)
    width = columns * (SIDE + GAP) + GAP
    font = f'role="img" font-family="sans-serif" font-size="12" fill="{PAPER}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {font}>',
             "<title>The coach's figures and what came of them</title>",
             f'<rect width="{width}" height="{height}" fill="{NIGHT}"/>',
             text(GAP, 22, "Across: what the coach foretold. Up: what was won. Larger dots: more moments.", "")]
    for place, (name, found) in enumerate(body.items()):
        assert isinstance(found, dict)
        left, top = GAP + place % columns * (SIDE + GAP), 50 + place // columns * (SIDE + GAP)
        parts += [f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{DIM}"/>',
                  f'<path d="M{left} {top + SIDE}L{left + SIDE} {top}" stroke="{LAMP}" stroke-dasharray="2 4"/>',
                  text(left, top + SIDE + 16, f"{name} seats: error {100 * found['error']:.1f} %", 'font-size="11"')]
        most = max(count for _, _, count in found["bins"])
        for said, won, count in found["bins"]:
            x, y = left + SIDE * said, top + SIDE * (1 - won)
            spread = SIDE * 1.96 * sqrt(max(won * (1 - won), 0.01) / count)
            low, high = max(y - spread, top), min(y + spread, top + SIDE)
            parts += [f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{PAPER}" stroke-opacity="0.5"/>',
                      f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + 5 * sqrt(count / most):.1f}" fill="{LAMP}"/>']
    return "\n".join([*parts, "</svg>", ""])


# ---- luck and skill
class Pupil(Bot):
    """Who answers as the coach would, with chance of its own."""

    def __init__(self, game: Game, seed: int, effort: Effort) -> None:
        super().__init__(game, seed)
        self.effort = effort
        self.coach = thinker(game, effort, seed)

    def choose(self, view: View, answers: Answers) -> Answer:
        if len(answers) == 1:
            return answers[0]
        self.coach.history = self.history
        answer = Trial(self.coach, view, answers, self.effort).choice
        self.coach.given.append(answer)
        return answer


def played(game: Game, bots: Sequence[Bot], seed: str) -> Record:
    record = Record(game, seed_of(seed))
    state = record.begin()
    while state.asked:
        seat = state.to_act()
        witness(bots, record.answer(state, seat, bots[seat].choose(state.view(seat), state.legal(seat)).text))
    return record


class Sparing(Reviewer):
    """Judges only where the coach would have answered otherwise: elsewhere nothing was changed."""

    def judge(self, moment: int, seat: int, answer: Answer) -> None:
        bot = self.bots[seat]
        bot.history = self.histories[seat]
        trial = Trial(bot, self.state.view(seat), self.state.legal(seat), self.effort)
        bot.given.append(answer)
        here = then = list(measure_of(self.game).fair)
        if trial.choice is not answer:
            trial.judge([answer], self.effort.judging)
            here, then = trial.shares(trial.choice), trial.shares(answer)
        self.decided.append(Decided(moment, seat, here, then))


def parts(record: Record, effort: Effort) -> list[list[int]]:
    """Of each seat: result less prior, own, others, chance."""
    reviewer = Sparing(record, effort=effort)
    while reviewer.go_on():
        pass
    found = [[one.result - one.prior, one.own, one.others, one.chance] for one in reviewer.finish().seats]
    assert all(result == own + others + chance for result, own, others, chance in found)
    return found


def split(key: str, seats: int, count: int, who: str, part: float, seed: str, first: int) -> None:
    """Games of a bot against itself: what each part is on average. It goes on where it stopped.

    `own` is of all seats together, as what one gains the others lose; the three parts are of the seat that begins.
    Chosen is with a part of the effort, judged with all of it: that only makes the intervals narrower.
    """
    game = games.shared(key, seats, {})
    whole = measure_of(game).effort
    effort = Effort(whole.times(part).choosing, whole.judging, 1)
    BUILD.mkdir(parents=True, exist_ok=True)
    file = BUILD / f"split-{key}-{seats}-{who}-{seed}{f'-{first}' if first else ''}.jsonl"
    done = len(file.read_text().splitlines()) if file.exists() else 0
    with file.open("a") as out:
        for k in range(first + done, first + count):
            named = f"split {seed} {key} {seats} {who} {k}"
            bots: list[Bot] = [Pupil(game, number_of(f"{named} {seat}"), effort) if who == "coach"
                               else make_bot(who, game, number_of(f"{named} {seat}")) for seat in range(seats)]
            out.write(json.dumps(parts(played(game, bots, named), effort)) + "\n")
            out.flush()
    rows: list[list[list[int]]] = [json.loads(line) for line in file.read_text().splitlines()]
    columns: dict[str, list[float]] = {"own_of_all_seats": [mean(one[1] for one in row) for row in rows]}
    for place, name in enumerate(("result", "own", "others", "chance")):
        columns[name] = [row[0][place] for row in rows]
    found = Split(len(rows), effort, seed, **{name: interval(column) for name, column in columns.items()})
    kept = RESULTS / f"split-{key}-{seats}-{who}.json"
    if first:
        known = msgspec.json.decode(kept.read_bytes(), type=Split)
        assert (known.seed, known.effort, known.games) == (seed, effort, first), "of other games than those before"
        found = known.with_others(found)
    print(key, seats, who, found)
    keep(kept.stem, msgspec.to_builtins(found))


Interval = tuple[float, float, float]          # in percent of a game: mean, half of its 95 % interval, deviation of one


class Split(Struct):
    """What the parts were on average in so many games."""
    games: int
    effort: Effort
    seed: str
    own_of_all_seats: Interval
    result: Interval
    own: Interval
    others: Interval
    chance: Interval

    def with_others(self, other: Split) -> Split:
        """As if all had been played in one run."""
        names = ("own_of_all_seats", "result", "own", "others", "chance")
        merged = {name: both(getattr(self, name), self.games, getattr(other, name), other.games) for name in names}
        return Split(self.games + other.games, self.effort, self.seed, **merged)


def interval(column: Sequence[float]) -> Interval:
    return rounded(mean(column) / 100, stdev(column) / 100, len(column))


def both(one: Interval, a: int, other: Interval, b: int) -> Interval:
    """By their sums and squares; a mean of few has half an interval told to more digits than its deviation."""
    middle = (a * one[0] + b * other[0]) / (a + b)
    squares = sum((count - 1) * (half * sqrt(count) / 1.96) ** 2 + count * (said - middle) ** 2
                  for (said, half, _), count in ((one, a), (other, b)))
    return rounded(middle, sqrt(squares / (a + b - 1)), a + b)


def rounded(middle: float, deviation: float, count: int) -> Interval:
    return round(middle, 2), round(1.96 * deviation / sqrt(count), 2), round(deviation, 1)


# ---- ten times the effort
def worst(key: str, seats: int, count: int, part: float) -> None:
    """By `part` of the coach's effort, and by ten times that."""
    game = games.shared(key, seats, {})
    effort = measure_of(game).effort.times(part)
    same = told = also = 0
    start = process_time()
    for k in range(count):
        record = played(game, players(game, key, f"worst {k}"), f"worst {key} {seats} {k}")
        one, other = mistakes(record, effort), mistakes(record, effort.times(10))
        if one:
            told += 1
            same += other[:1] == one[:1]
            also += one[0] in other
        print(k, one[:1], other[:2], round(process_time() - start), flush=True)
    keep(f"worst-{key}-{seats}", {"games": count, "effort": effort, "told": told, "same_worst": same,
                                         "still_a_mistake": also})


class OfOne(Reviewer):
    """Judges one seat alone, which is enough for its mistakes."""

    def judge(self, moment: int, seat: int, answer: Answer) -> None:
        if seat in self.seats:
            super().judge(moment, seat, answer)


def mistakes(record: Record, effort: Effort) -> list[int]:
    reviewer = OfOne(record, [0], effort)
    while reviewer.go_on():
        pass
    return [one.moment for one in reviewer.findings[0].mistakes()]


# ---- cost
def cost(count: int) -> None:
    body: dict[str, object] = {}
    for key, seats in (("sen", 4), ("koty", 4), ("kruki", 2), ("pracownia", 4)):
        game = games.shared(key, seats, {})
        took: list[float] = []
        sizes: list[int] = []
        length = 0
        for k in range(count):
            record = played(game, players(game, key, f"cost {k}"), f"cost {key} {seats} {k}")
            start = process_time()
            found = review(record)
            took.append(process_time() - start)
            sizes.append(len(msgspec.json.encode(found)))
            length = max(length, len(record.to_json()))
        body[f"{key} {seats}"] = {"cpu_seconds": [round(each, 1) for each in took], "effort": measure_of(game).effort,
                                  "review_bytes_all_seats": sizes, "record_bytes_at_most": length}
        print(key, seats, body[f"{key} {seats}"], flush=True)
    keep("cost", body)


def keep(name: str, body: object) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(body, indent=1) + "\n", "utf-8")


def main(given: list[str]) -> None:
    told = dict(pairwise(given))
    seed, first = told.get("--seed", "final"), int(told.get("--first", "0"))
    what = given[0]
    if what == "collect":
        collect(given[1], int(given[2]), int(given[3]), seed, first)
    elif what == "fit":
        fit(given[1])
    elif what == "reliable":
        reliable(seed, first)
    elif what == "split":
        split(given[1], int(given[2]), int(given[3]), told.get("--who", "coach"), float(told.get("--part", "0.1")),
              told.get("--seed", "now"), first)
    elif what == "worst":
        worst(given[1], int(given[2]), int(given[3]), float(told.get("--part", "1")))
    elif what == "cost":
        cost(int(given[1]))


if __name__ == "__main__":
    main(sys.argv[1:])
