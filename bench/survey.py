"""Whether the bots are good company: `python bench/survey.py GAME [--bots …] [--seats 2,4] [--games 20] [--as now]`.

At each table sit bots of one kind. Counted are the answers that no person would give, and in Sen how long rounds last
and how many calls of Wake up succeed. Figures go to bench/results/survey.json and, as tables, to survey.md beside it;
those of another version of the bots are kept there too, under the name that `--as` gives them.
"""
from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, cast

from sennik.bots import Bot, carry_out
from sennik.bots.ismcts import Ismcts
from sennik.engine.answers import Answer
from sennik.engine.rng import FastRng
from sennik.engine.state import State
from sennik.games import keys
from sennik.games import make as make_game
from sennik.games.kruki.rules import facts as kruki
from sennik.games.kruki.rules.state import KrukiState
from sennik.games.pracownia.rules import facts, stages, zones
from sennik.games.pracownia.rules.pieces import RED
from sennik.lab.contestant import read

RESULTS: Final = Path(__file__).resolve().parents[1] / "bench" / "results"
WORLDS: Final = 60                # a win is sure if it is one in so many deals that the seat cannot tell apart
Noted = Counter[str]


class Watch:
    """One game as it is played. `answer` is called before each answer is carried out, `after` when it has been."""
    bots: Sequence[Bot]           # who answers, where it matters what they remember

    def __init__(self, noted: Noted, seats: int) -> None:
        self.noted = noted
        self.seats = seats
        self.bots = ()

    def answer(self, s: State, seat: int, answer: Answer) -> None:
        """Count what is to be counted."""

    def after(self, s: State, seat: int, answer: Answer) -> None:
        """And what came of it."""


class WatchSen(Watch):
    def __init__(self, noted: Noted, seats: int) -> None:
        super().__init__(noted, seats)
        self.turns = [0] * seats
        self.rounds = 0

    def answer(self, s: State, seat: int, answer: Answer) -> None:
        game, phase = s.game, s.game.phases[s.phase].name
        word, *numbers = answer.text.split()
        if phase == "turn" and word != "wake":
            self.turns[seat] += 1
            self.noted["turns"] += 1
        if word in {"take", "keep"} and game.options["N"] == game.options["G"] == "no":
            face = game.kinds[s.kind(1, len(s.cards[1]) - 1) if word == "take" else s.kind(2, 0)]
            old = s.cards[3 + seat][int(numbers[0])]
            if word == "take" and face == "9":
                self.noted["a nine taken"] += 1
            worth, was = (ravens(kind) for kind in (face, game.kinds[game.deck[old]]))
            if s.known[old] >> seat & 1 and worth > was:
                gone = self.forgot(seat, int(numbers[0]))
                self.noted["a forgotten land made worse" if gone else "a land it had seen made worse"] += 1

    def forgot(self, seat: int, slot: int) -> bool:
        """Whether the bot no longer remembers a land that it saw: as people do, so that to make it worse is no slip."""
        bot = self.bots[seat] if self.bots else None
        before = bot.before if isinstance(bot, Ismcts) else None
        return before is not None and not before.known[before.cards[3 + seat][slot]] >> seat & 1

    def after(self, s: State, seat: int, answer: Answer) -> None:
        rounds = s.facts[2]
        if rounds > self.rounds:
            self.rounds = rounds
            self.noted["rounds"] += 1
            self.noted["turns in rounds"] += sum(self.turns)
            self.noted["rounds with two turns for all"] += min(self.turns) >= 2
            self.noted["rounds with no turn for somebody"] += min(self.turns) == 0
            if answer.text == "wake":
                self.noted["calls"] += 1
                self.noted["calls that succeed"] += s.facts[10 + seat] == 0
            self.turns = [0] * self.seats


class WatchKruki(Watch):
    """Besides, whether an act puts the track back to how it was before in the same turn, with nothing flown since: who
    flies over a card and then turns it back hinders the rival."""

    def __init__(self, noted: Noted, seats: int) -> None:
        super().__init__(noted, seats)
        self.tracks: list[Any] = []
        self.ravens: list[int] = []

    def answer(self, s: State, seat: int, answer: Answer) -> None:
        if s.game.phases[s.phase].name == "turn":
            ravens = [s.facts[kruki.RAVEN + each] for each in range(2)]
            if ravens != self.ravens:
                self.tracks, self.ravens = [], ravens
            if not self.tracks:
                self.tracks.append(track(s))
            flies = any(other.text.startswith(("fly", "pair")) for other in s.legal(seat))
            if answer.text == "end":
                self.noted["turns"] += 1
                self.noted["stands still with a flight in a full hand"] += flies and full(s, seat)

    def after(self, s: State, seat: int, answer: Answer) -> None:
        if answer.text == "end":
            self.tracks.clear()
        elif self.tracks and track(s) != self.tracks[-1]:
            self.noted["a track put back as it was"] += track(s) in self.tracks
            self.tracks.append(track(s))


class WatchPracownia(Watch):
    """A turn is the travel of a seat in a round and the creation after it."""

    def __init__(self, noted: Noted, seats: int) -> None:
        super().__init__(noted, seats)
        self.path: list[list[int]] = [[] for _ in range(seats)]          # places since the last act
        self.paid = [False] * seats                                      # a move since then
        self.laid: list[set[str]] = [set() for _ in range(seats)]        # in this creation, since the last card
        self.counted = (0, 0, 0)                                         # action points, red in the hands, cards done
        self.early: list[set[int]] = [set() for _ in range(seats)]       # cards that were open after the first round

    def answer(self, s: State, seat: int, answer: Answer) -> None:
        word, *numbers = answer.text.split()
        path, laid = self.path[seat], self.laid[seat]
        self.counted = self.count(s, seat)
        if word == "go":
            path.append(s.facts[facts.TRAVELLER + seat])
        else:
            path.clear()
            self.paid[seat] = False
        if word == "end":
            self.noted["turns"] += s.facts[facts.STAGE] == stages.TRAVELLING
            laid.clear()
        elif word == "put":
            laid.add(numbers[1])
        elif word in {"take", "lift"} and numbers[0] in laid:
            self.noted["a shard laid and taken off"] += 1

    def after(self, s: State, seat: int, answer: Answer) -> None:
        points, red, done = self.count(s, seat)
        path = self.path[seat]
        if done > self.counted[2]:
            self.laid[seat].clear()
        if red > self.counted[1]:                                        # taken from a link: that is something done
            path.clear()
            self.paid[seat] = False
        if path:
            back = s.facts[facts.TRAVELLER + seat] in path
            self.paid[seat] = self.paid[seat] or points < self.counted[0]
            if back:
                self.noted["a paid move walked back" if self.paid[seat] else "walks to and fro"] += 1
                path.clear()
                self.paid[seat] = False
        for each in range(self.seats):
            opened = s.cards[zones.opened(each)]
            if s.facts[facts.ROUND] <= 1:
                self.early[each] = set(opened)
            if not s.asked:
                self.noted["cards left open"] += len(opened)
                self.noted["of them since the first round"] += len(self.early[each].intersection(opened))

    def count(self, s: State, seat: int) -> tuple[int, int, int]:
        return s.facts[facts.POINTS], s.facts[facts.hand(seat) + RED], len(s.cards[zones.done(seat)])


class WatchKoty(Watch):
    def answer(self, s: State, seat: int, answer: Answer) -> None:
        self.noted["turns"] += s.facts[0] == seat


WATCHES: Final[dict[str, Callable[[Noted, int], Watch]]] = {
    "sen": WatchSen, "kruki": WatchKruki, "pracownia": WatchPracownia, "koty": WatchKoty}
SLIPS: Final = ("a nine taken", "a land it had seen made worse", "stands still with a flight in a full hand",
                "a track put back as it was", "walks to and fro", "a paid move walked back",
                "a shard laid and taken off", "a sure win passed up")


def ravens(kind: str) -> int:
    return int(kind) if kind.isdigit() else 6


def full(s: State, seat: int) -> bool:
    """Whether cards will have to go when three have been drawn (KRU-U3)."""
    held = next(z for z, zone in enumerate(s.game.zones) if zone.owner == seat and zone.name == "hand")
    return len(s.cards[held]) > 4


def track(s: State) -> Any:
    """The fields and lands of Kruki's path."""
    path = cast(KrukiState, s).path()
    return list(path.fields), list(path.lands)


def wins(s: State, seat: int, answer: Answer) -> bool:
    """Whether the answer ends the game with a win, whatever the hidden cards are."""
    for world in range(WORLDS):
        t = s.copy(FastRng(world))
        t.redeal(seat)
        t.apply(seat, answer)
        if t.asked or t.returns()[seat] < 1.0:
            return False
    return True


def survey(key: str, options: dict[str, str], seats: int, bot: str, games: int, seed: int) -> Noted:
    game = make_game(key, seats, options)
    noted: Noted = Counter({"games": games, "turns": 0})
    for n in range(games):
        s = game.new(FastRng(seed + n))
        bots = [read(bot).make(game, (seed + n) * 10 + seat) for seat in range(seats)]
        watch = WATCHES[key](noted, seats)
        watch.bots = bots
        passed = [0] * seats
        while s.asked:
            seat = int(s.to_act())
            legal = s.legal(seat)
            answer = bots[seat].choose(s.view(seat), legal)
            if len(legal) > 1 and not wins(s, seat, answer):
                passed[seat] += any(wins(s, seat, other) for other in legal if other is not answer)
            watch.answer(s, seat, answer)
            carry_out(s, seat, answer, bots)
            watch.after(s, seat, answer)
        noted["a sure win passed up"] += sum(passed[seat] for seat in range(seats) if s.returns()[seat] < 1.0)
    return noted


# ---- the page
HEAD: Final = ("| bots | | seats | options | rounds | turns of a seat in a round | all have two turns | "
               "somebody has none | calls | that succeed |")


def share(row: dict[str, Any], what: str, of: str) -> str:
    whole = row["noted"].get(of, 0)
    return f"{100 * row['noted'].get(what, 0) / whole:.1f} %" if whole else "–"


def page(rows: list[dict[str, Any]]) -> str:
    parts = ["# Whether the bots are good company\n",
             "Made by `bench/survey.py`: tables of one kind of bots, `now` beside what was there before.\n",
             "## How long a round of Sen lasts\n",
             HEAD, "|---|---|---|---|---|---|---|---|---|---|"]
    for row in rows:
        noted = row["noted"]
        if row["game"] == "sen":
            turns = noted["turns in rounds"] / noted["rounds"] / row["seats"]
            parts.append(f"| {row['bot']} | {row['as']} | {row['seats']} | {row['options'] or 'base'} | "
                         f"{noted['rounds']} | {turns:.1f} | {share(row, 'rounds with two turns for all', 'rounds')} | "
                         f"{share(row, 'rounds with no turn for somebody', 'rounds')} | {noted.get('calls', 0)} | "
                         f"{share(row, 'calls that succeed', 'calls')} |")
    parts += ["\n## Answers that no person would give\n", "| game | bots | | seats | options | games | turns | found |",
              "|---|---|---|---|---|---|---|---|"]
    for row in rows:
        noted = row["noted"]
        found = "; ".join(f"{what}: {noted[what]} ({share(row, what, 'turns')})" for what in SLIPS if noted.get(what))
        parts.append(f"| {row['game']} | {row['bot']} | {row['as']} | {row['seats']} | {row['options']} | "
                     f"{noted['games']} | {noted['turns']} | {found or 'none'} |")
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether the bots are good company.")
    parser.add_argument("game", choices=keys())
    parser.add_argument("--bots", default="apprentice,regular,master")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=700000)
    parser.add_argument("--option", action="append", default=[], help="as in edition=jubilee")
    parser.add_argument("--as", dest="label", default="now")
    args = parser.parse_args()
    path = RESULTS / "survey.json"
    named = ", ".join(args.option)
    for seats in [int(number) for number in args.seats.split(",")]:
        for bot in args.bots.split(","):
            noted = survey(args.game, dict(part.split("=") for part in args.option), seats, bot, args.games, args.seed)
            row = {"game": args.game, "options": named, "seats": seats, "bot": bot, "as": args.label}
            # Read only now: another process may have surveyed another table meanwhile.
            rows: list[dict[str, Any]] = json.loads(path.read_text()) if path.exists() else []
            rows = [other for other in rows if any(other[name] != row[name] for name in row)]
            rows.append({**row, "seed": args.seed, "noted": dict(noted)})
            rows.sort(key=lambda one: (one["game"], one["options"], one["seats"], one["bot"], one["as"]))
            path.write_text(json.dumps(rows, indent=1) + "\n")
            (RESULTS / "survey.md").write_text(page(rows))
            print(row, dict(noted), flush=True)


if __name__ == "__main__":
    main()
