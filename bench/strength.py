"""How strong the bots are: `python bench/strength.py GAME [--deals 1000] [--once] [--only scale] [--jobs 1]`; without
GAME, the page.

Every match is an arena of two bots at a table of two. First every deal is played once, the seats changing from deal to
deal; then, without `--once`, again with the seats changed. Where four can play, there is also one bot among three of
the level below, from all seats, with fewer deals. The matches `scale-…` are those of neighbouring levels as people
meet them, at tables of two and four and with the options that make another game of it. Games are kept as they end, so
it can be stopped at any time and goes on where it was, as long as the bots and the rules are the same. Figures go to
bench/results/strength/GAME.json, and from all of these the page docs/strength.md and its pictures are written. A match
whose figures are there, of the same two bots and as many games, is not played again. Where only the source of the bots
is another, its first games are: if each is the same to the last answer, the figures are of these bots too. Figures of
earlier bots stay until the match is played anew, and the page marks them.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from sennik.bots import LEVELS, tempers_of
from sennik.bots.levels import APPRENTICE, MASTER, REGULAR, thinking_of
from sennik.games import identity, keys, make
from sennik.lab.arena import Arena
from sennik.lab.contestant import read
from sennik.lab.figures.chart import LEFT, NIGHT, PAPER, RIGHT, ROW, TOP, WIDTH, grid, ink, text, x
from sennik.lab.figures.elo import elo
from sennik.lab.figures.interval import clustered, within
from sennik.lab.lineup import sides
from sennik.lab.plan import plan
from sennik.lab.result import Result
from sennik.policy.thinking import BOLD
from sennik.words import Words

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = ROOT / "bench" / "results" / "strength"
LEDGERS: Final = ROOT / "build" / "strength"
PAGE: Final = ROOT / "docs" / "strength.md"
PICTURES: Final = ROOT / "docs" / "screens"
SEATS: Final = 2
MORE: Final = 4                   # seats, for one among three
Options = tuple[tuple[str, str], ...]
CLASSES: Final[dict[str, tuple[tuple[str, Options], ...]]] = {      # the tables on which levels are to stand alike
    "sen": (("base", ()), ("jubilee, N, G, K", (("edition", "jubilee"), ("N", "yes"), ("G", "yes"), ("K", "yes"))),
            ("long", (("edition", "long"),))),
    "koty": (("base", ()), ("night", (("night", "yes"),)), ("teams", (("teams", "yes"),))),
    "kruki": (("base", ()),),
    "pracownia": (("base", ()), ("Nightmare", (("variant", "nightmare"),)), ("together", (("together", "yes"),)))}
REPLIES: Final[dict[str, tuple[tuple[str, str], ...]]] = {      # masters of other numbers, to play against the master
    "koty": (("thinks three times as much", "iterations=1500"), ("looks a turn further ahead", "depth=6"),
             ("looks a turn less ahead", "depth=2"), ("trusts instinct less", "trust=0")),
    "kruki": (("thinks twice as much", "iterations=1000"), ("looks a turn less ahead", "depth=2"),
              ("looks a turn further ahead", "depth=6"), ("trusts instinct more", "trust=1")),
    "pracownia": (("thinks three times as much", "iterations=180"), ("compares fewer answers", "widen=1.5"),
                  ("compares more answers", "widen=5")),
    "sen": (("is bold", "temper=bold"), ("is too sure of itself", "nerve=1"),
            ("thinks three times as much", "iterations=600"))}
STEPS: Final = ((REGULAR, APPRENTICE), (MASTER, REGULAR))      # a higher level and the next below
CLOSE: Final = {"sen": 3.0}       # times as many deals, to tell the last step of the budget
EVERY: Final = 20.0               # seconds between two lines of progress
FRESH: Final = {"sen": "newer ", "sen scale-1-4": "newest ", "koty scale-2-4": "newest "}
FIRST: Final = 10                 # games by which bots of another source are seen to be the same


class Match(NamedTuple):
    name: str
    bot: str
    against: str
    seats: int = SEATS
    share: float = 1.0                # of the deals that are asked for
    options: Options = ()

    def deals(self, deals: int) -> int:
        return max(int(deals * self.share), 1)

    def sides(self, key: str) -> int:
        """How many play against each other: where seats are partners, fewer than there are seats."""
        return len(set(sides(make(key, self.seats, dict(self.options)))))

    def rounds(self, key: str, once: bool) -> int:
        """How often each deal is played."""
        return 1 if once and self.sides(key) == SEATS else self.sides(key)


def fresh(key: str, name: str) -> str:
    """Where earlier deals of a game, or of its match, have served to choose numbers, others are played."""
    return next((FRESH[one] for one in sorted(FRESH, reverse=True) if f"{key} {name}".startswith(one)), "")


def matches(key: str) -> list[Match]:
    """What is played, the cheap ones first. Levels are bold where they have a temper: as strong as they can be."""
    game = make(key, SEATS, {})
    most = thinking_of(game, MASTER).iterations
    plain = f"plain:iterations={most}"
    least = max(most // 25, 1)
    bold = f":temper={BOLD}" if BOLD in tempers_of(game) else ""
    apprentice, regular, master = [level + bold for level in LEVELS]
    steps = [f"master:iterations={least * times}{bold}" if least * times != most else master for times in (1, 5, 25)]
    four = [Match("regular-three", regular, apprentice, MORE, 0.1),
            Match("master-three", master, regular, MORE, 0.1)] if identity(key).most >= MORE and not bold else []
    return [
        Match("apprentice-greedy", apprentice, "greedy"), Match("regular-greedy", regular, "greedy"),
        Match("regular-apprentice", regular, apprentice), Match("itself", steps[0], steps[0]),
        Match("x5-x1", steps[1], steps[0]), Match("master-greedy", master, "greedy"),
        Match("clairvoyant-greedy", "clairvoyant", "greedy"),
        Match("x25-x5", steps[2], steps[1], share=CLOSE.get(key, 1.0)),
        Match("master-clairvoyant", master, "clairvoyant"), Match("master-regular", master, regular),
        *(tempers(master) if bold else []), *(recalled() if key == "sen" else []), *four,
        Match("master-plain", master, plain), Match("plain-greedy", plain, "greedy"), *scale(key),
        *replies(key)]


def tempers(bold: str) -> list[Match]:
    """What patience costs: against a bold one as good, against who calls as soon as it looks right, among the bold."""
    return [Match("patience", MASTER, bold), Match("patience-greedy", MASTER, "greedy"),
            Match("patience-three", MASTER, bold, MORE, 0.2),
            Match("patience-greedy-three", MASTER, "greedy", MORE, 0.2)]


def recalled() -> list[Match]:
    """What looking back is worth, and what thinking more."""
    return [Match("recall-2", MASTER, f"{MASTER}:recall=0"), Match("recall-4", MASTER, f"{MASTER}:recall=0", 4, 0.2),
            Match("recall-5", MASTER, f"{MASTER}:recall=0", 5, 0.1), Match("more", f"{MASTER}:iterations=500", MASTER)]


def replies(key: str) -> list[Match]:
    """Who might find what the master does wrong: masters that think otherwise, each against the master as people meet
    it."""
    return [Match(f"reply-{k}", f"{MASTER}:{numbers}", MASTER, share=0.1)
            for k, (_, numbers) in enumerate(REPLIES.get(key, ()))]


def scale(key: str) -> list[Match]:
    """Each level against the next, at all kinds of tables: as people meet them, of the usual temper."""
    found = []
    for k, (_, options) in enumerate(CLASSES.get(key, ())):
        for seats in (SEATS, MORE):
            teams = dict(options).get("teams") == "yes"
            if identity(key).least <= seats <= identity(key).most and not (teams and seats == SEATS):
                share = (0.5 if options else 1.0) * (1.0 if seats == SEATS else 0.4)
                found += [Match(f"scale-{k}-{seats}-{high}", high, low, seats, share, options) for high, low in STEPS]
    return found


# These decide no answer, but for the levels: how the two bots of a match think is in its digest, the others are not.
APART: Final = {"hint.py", "text.py", "reason.py", "coach.json", "levels.py"}


@cache
def source(key: str) -> bytes:
    """All that decides how any bot of a game plays."""
    top = ROOT / "src" / "sennik"
    own = top / "games" / key
    files = [path for folder in (top / "bots", top / "policy", own / "rules", own / "bot")
             for path in sorted([*folder.glob("*.py"), *folder.glob("*.json")])]
    return b"".join([path.read_bytes() for path in files if path.name not in APART])


def digest(key: str, match: Match) -> str:
    """Of all that decides how the two bots of a match play: results of other bots are not mixed with these."""
    return blake2b(source(key) + minds(key, match), digest_size=6).hexdigest()


def minds(key: str, match: Match) -> bytes:
    """How the two bots of a match think."""
    game = make(key, match.seats, dict(match.options))
    made: list[Any] = [bot.seer(game, 0) if bot.sees_all() else bot.make(game, 0)
                       for bot in (read(match.bot), read(match.against))]
    return b"".join([repr(getattr(bot, "thinking", None)).encode() for bot in made])


def known(key: str) -> dict[str, Any]:
    """What was found so far, of these bots or of earlier ones."""
    path = RESULTS / f"{key}.json"
    found: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {"game": key, "matches": {}}
    return found


class Said:
    """A line now and then."""

    def __init__(self, label: str, total: int) -> None:
        self.label, self.total = label, total
        self.last = time.monotonic()

    def __call__(self, done: int, result: Result | None) -> None:
        if result is None or done == self.total or time.monotonic() - self.last > EVERY:
            self.last = time.monotonic()
            print(f"{self.label}: {done} of {self.total} games", file=sys.stderr, flush=True)


class Rounds(Arena):
    """An arena that comes to every deal before it comes back to one: so all of them tell something early."""

    def __init__(self, match: Match, key: str, deals: int, rounds: int, kind: str = "strength ",
                 begun: int = 0) -> None:
        many = match.sides(key)
        bots = [read(match.bot), *[read(match.against)] * (many - 1)]
        super().__init__(plan(key, bots, match.seats, dict(match.options), f"{kind}{fresh(key, match.name)}{key}"),
                         deals * many)
        self.rounds = rounds
        self.begun = begun                # the deals before that are left out
        self.minds = minds(key, match)

    def wanted(self) -> Iterator[int]:
        for turn in range(self.rounds):
            for deal in range(self.begun, self.deals):
                n = deal * self.turns + (deal + turn) % self.turns
                if n not in self.results:
                    yield n

    def first(self) -> str:
        """How the bots think and what they answered in the first games: a digest."""
        games = [self.results[deal * self.turns + deal % self.turns].played for deal in range(min(self.deals, FIRST))]
        return blake2b("".join(games).encode() + self.minds, digest_size=6).hexdigest()

    def games(self) -> list[Result]:
        return [self.results[n] for n in sorted(self.results) if n < self.deals * self.turns]

    def figures(self) -> dict[str, Any]:
        games = self.games()
        deals: dict[int, list[float]] = {}
        for game in games:
            deals.setdefault(game.deal, []).append(self.won(game))
        share = within(clustered(list(deals.values())), 0, 1)
        ms = []
        for first in (True, False):
            mine = [(game, seat) for game in games for seat, bot in enumerate(game.lineup) if (bot == 0) == first]
            ms.append(1000 * sum(game.cpu[seat] for game, seat in mine) / sum(game.asked[seat] for game, seat in mine))
        return {"deals": len(deals), "games": len(games), "share": round(share.mean, 4), "low": round(share.low, 4),
                "high": round(share.high, 4), "faults": sum(len(game.slips) for game in games),
                "ms": [round(each, 3) for each in ms], "answers": sum(sum(game.asked) for game in games)}


def measure(key: str, deals: int, once: bool, only: str, jobs: int) -> None:
    for match in [match for match in matches(key) if match.name.startswith(only)]:
        rounds, bots, many = match.rounds(key, once), digest(key, match), match.deals(deals)
        folder = LEDGERS / key / bots / match.name
        before = known(key)["matches"].get(match.name, {"bots": "", "games": 0})
        if before["bots"] != bots and "first" in before:
            few = Rounds(match, key, min(FIRST, before["deals"]), 1)
            few.run(folder, True, jobs)
            if few.first() == before["first"]:
                before = {**before, "bots": bots}
                keep(key, match.name, before)
        if before["bots"] == bots and before["games"] >= many * rounds:
            continue
        arena = Rounds(match, key, many, rounds)
        label = f"{key} {match.name}"
        arena.run(folder, True, jobs, watch=Said(label, many * rounds))
        found = {"bot": match.bot, "against": match.against, "bots": bots, "first": arena.first(), **arena.figures()}
        print(f"{label}: {said(found)}", flush=True)
        keep(key, match.name, found)


def keep(key: str, name: str, found: dict[str, Any]) -> None:
    out = known(key)                      # again: another process may have played another match meanwhile
    out["levels"] = {level: asdict(thinking_of(make(key, SEATS, {}), level)) for level in LEVELS}
    out["matches"][name] = found
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{key}.json").write_text(json.dumps(out, indent=1) + "\n")
    write()


# ---- the page
def said(match: dict[str, Any]) -> str:
    """A figure with its interval, and a sign if it is one of earlier bots."""
    sign = " †" if match.get("earlier") else ""
    return f"{match['share'] * 100:.1f} % ({match['low'] * 100:.1f} to {match['high'] * 100:.1f}){sign}"


ROWS: Final = (("greedy", ""), ("apprentice", "apprentice-greedy"), ("regular", "regular-greedy"),
               ("master", "master-greedy"), ("plain ISMCTS", "plain-greedy"), ("clairvoyant", "clairvoyant-greedy"))
QUESTIONS: Final = (
    ("master against greedy", "master-greedy"), ("master against plain ISMCTS, as many iterations", "master-plain"),
    ("master against clairvoyant", "master-clairvoyant"), ("regular against apprentice", "regular-apprentice"),
    ("master against regular", "master-regular"), ("master with {} iterations against {}: ×5", "x5-x1"),
    ("master with {} iterations against {}: ×25", "x25-x5"), ("master with {} iterations against itself", "itself"),
    ("a patient master against a bold one", "patience"),
    ("a patient master against greedy, which calls as soon as that looks right", "patience-greedy"),
    ("a patient master among three bold ones (fair share: 25 %)", "patience-three"),
    ("a patient master among three greedy (fair share: 25 %)", "patience-greedy-three"),
    ("a master that looks back against one that does not", "recall-2"),
    ("a master that looks back among three that do not (fair share: 25 %)", "recall-4"),
    ("a master that looks back among four that do not (fair share: 20 %)", "recall-5"),
    ("master with 500 iterations against master with 200, both patient", "more"),
    ("one regular among three apprentices (fair share: 25 %)", "regular-three"),
    ("one master among three regulars (fair share: 25 %)", "master-three"))


def page(found: list[dict[str, Any]]) -> str:
    parts = ["""# How strong the bots are

These figures are made by `bench/strength.py`, which anyone can run again. A figure is the share of wins with its 95
% interval, clustered by deal. Most matches are at a table of two: each deal is played twice, with the seats
exchanged, or once, with the seats changing from deal to deal. *One among three* sits at a table of four, by turns
on every seat; in teams both seats of a team are of one level. Deals that served to choose a number or to learn from are
not among these, unless a note says so. † marks figures of earlier bots, or of earlier rules.

The levels stand on **one scale**: each is to win three games of four against the next below at a table of two, and
two of four as one among three of them, which is 191 Elo either way, whatever the table. Three levels are enough as
long as that holds: a beginner who wins one game in four is not discouraged, and a fourth level between two of them
would be told apart from neither in an evening. [bots.md](bots.md) tells how the bots think, and what patience
costs.

*greedy* follows the game's instinct without thinking ahead. *plain ISMCTS* searches as much as the master, but
knows only the rules. *clairvoyant* searches with the true cards in sight, at least as much as the master; only an
arena has it. It does not see what will be drawn: a pile has no order, so the next card is as much chance to it as
to anyone. The *relative strength* of a bot is (bot − greedy) / (clairvoyant − greedy), by the wins against greedy.
In matches with greedy, plain ISMCTS and the clairvoyant, bots that have a temper are bold."""]
    for one in found:
        got = one["matches"]
        key = one["game"]
        parts.append(f"\n## {key.capitalize()}\n")
        if drawn(one):
            parts.append(f"![Shares against greedy](screens/strength-{key}.svg)\n")
        parts += scale_rows(key, got)
        if drawn(one):
            parts.append("\n| bot | against greedy | relative strength | ms per answer |\n|---|---|---|---|")
            for name, match in ROWS:
                if not match or match in got:
                    parts.append(row(name, got.get(match), got.get("clairvoyant-greedy")))
        if any(match in got for _, match in QUESTIONS):
            parts.append("\n| match | wins | deals | games |\n|---|---|---|---|")
        for name, match in QUESTIONS:
            if match in got:
                budgets = [iterations(bot, one) for bot in (got[match]["bot"], got[match]["against"])]
                asked = name.format(*budgets).replace(" 1 iterations", " 1 iteration")
                parts.append(f"| {asked} | {said(got[match])} | {got[match]['deals']} | {got[match]['games']} |")
        parts += elder_rows(key)
        parts += reply_rows(key, got)
        parts += ladder_rows(key)
        if "note" in one:
            parts.append(f"\n*{one['note']}*")
        parts.append(f"\nMaster: {one['levels'][MASTER]['iterations']} iterations. Faults: "
                     f"{sum(match['faults'] for match in got.values())}.")
    return "\n".join(parts) + "\n"


KNOWS: Final = {"honest": "what the rules show", "totals": "and the sum of every dream", "lands": "every land of all"}
RIVALS: Final = {"greedy": "greedy", "bold": "the bold master's calls", "patient": "the patient master's calls"}


def ladder_rows(key: str) -> list[str]:
    """The ladder of knowledge, where it was measured: so far of Sen, by tools/learn.py."""
    path = RESULTS.parent / "ladder.json"
    if key != "sen" or not path.exists():
        return []
    rows = ["""
**The ladder of knowledge.** What is there to be known in Sen, and what is it worth? One seat learns when to call
against rivals that do not learn, with the same network of 32 units on each rung (`tools/learn.py --ladder`); in all
else everybody follows instinct. It knows what the rules show it, or the sum of every dream too, or every land, its
own covered ones included. No rung sees what will be drawn, nor does the clairvoyant: its wins come from covered
lands that no honest player can know, so the honest rung is the fair mark for a master. Against the master's own
calls (its model, with the rest by instinct, hundreds of times as fast as the master) the honest rung says by how
much a best reply exploits it, as far as this learner finds one: a lower bound.

| seats | against | it knows | wins | games |
|---|---|---|---|---|"""]
    for one in json.loads(path.read_text()):
        rows.append(f"| {one['seats']} | {RIVALS[one['against']]} | {KNOWS[one['knows']]} | {said(one)} | "
                    f"{one['games']} |")
    return rows


def elder_rows(key: str) -> list[str]:
    """What the master has gained, where bench/elder.py measured it: the deals of one match together, in whatever pieces
    they were played."""
    path = RESULTS.parent / "elders.json"
    played: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for one in json.loads(path.read_text()) if path.exists() else []:
        if one["game"] == key:
            played.setdefault((f"{one['seats']} seats{', ' + one['options'] if one['options'] else ''}", one["bot"],
                               one["commit"]), []).append(one)
    if not played:
        return []
    rows = ["""
**What the master has gained**: against the master of an earlier commit with the same rules (`bench/elder.py`). At two
seats each deal is played once, the seats changing; at more, one master of now sits among those of then.

| table | master | against that of | wins | fair | deals |
|---|---|---|---|---|---|"""]
    for (table, bot, commit), pieces in played.items():
        row = f"| {table} | {bot} | `{commit}` | "
        if "alike" in pieces[0]:
            rows.append(f"{row}the same answers in {pieces[0]['alike']} of {pieces[0]['deals']} games | | |")
        else:
            deals = sum(piece["deals"] for piece in pieces)
            rows.append(f"{row}{said(together(pieces))} | {100 / pieces[0]['sides']:.0f} % | {deals} |")
    return rows


def together(pieces: list[dict[str, Any]]) -> dict[str, Any]:
    """The share in all deals of several pieces of a match, and its interval."""
    deals = sum(piece["deals"] for piece in pieces)
    share = sum(piece["share"] * piece["deals"] for piece in pieces) / deals
    off = sum(((piece["high"] - piece["low"]) / 2 * piece["deals"]) ** 2 for piece in pieces) ** 0.5 / deals
    return {"share": share, "low": max(share - off, 0.0), "high": min(share + off, 1.0)}


def reply_rows(key: str, got: dict[str, Any]) -> list[str]:
    """How far the master can be exploited, as far as masters of other numbers find it."""
    played = [(name, got[match.name]) for (name, _), match in zip(REPLIES.get(key, ()), replies(key))
              if match.name in got]
    if not played and ladder_rows(key):
        return []
    if not played:
        return ["\n**How far the master can be exploited** is not measured: no reply to it was looked for."]
    return ["""
**How far the master can be exploited**, as far as a cheap search for a reply finds it: masters of other numbers, each
against the master. What the best of them wins beyond half, there is at least to win, but for the flattery of being the
best of several on the same deals; of replies that think in another way it says nothing.

| a reply that … | numbers | wins | deals |
|---|---|---|---|""", *[f"| {name} | `{found['bot'].partition(':')[2]}` | {said(found)} | {found['deals']} |"
                        for name, found in played]]


def scale_rows(key: str, got: dict[str, Any]) -> list[str]:
    """The levels on one scale: at two seats a level is to win three games of four against the next, which is 191 Elo,
    and among three of them, by the same strength, two of four."""
    played = [match for match in scale(key) if match.name in got]
    if not played:
        return []
    rows = [f"![The levels of {key} on one scale](screens/scale-{key}.svg)\n",
            "| levels, as people meet them | table | wins | aim | Elo | deals |",
            "|---|---|---|---|---|---|"]
    for match in played:
        found = got[match.name]
        many = match.sides(key)
        low, high, mean = (rounded(found[name], many) for name in ("low", "high", "share"))
        rows.append(f"| {match.bot} {'against' if many == SEATS else 'among three of'} {match.against} | "
                    f"{table_name(key, match)} | {said(found)} | {'75' if many == SEATS else '50'} % | "
                    f"{mean} ({low} to {high}) | {found['deals']} |")
    return rows


def table_name(key: str, match: Match) -> str:
    name = next(name for name, options in CLASSES[key] if options == match.options)
    return f"{match.seats} seats" if name == "base" else f"{match.seats} seats, {name}"


def rounded(share: float, sides: int) -> int:
    """A share of wins of one among others as a difference of Elo."""
    return round(elo(min(max(share, 0.001), 0.999), [1] * sides))


def scale_picture(key: str, got: dict[str, Any]) -> str:
    """By table a line: the apprentice, the regular at 0, the master, and how far apart they should be."""
    tables: dict[str, list[tuple[Match, dict[str, Any]]]] = {}
    for match in scale(key):
        if match.name in got:
            tables.setdefault(table_name(key, match), []).append((match, got[match.name]))
    height = TOP + len(tables) * ROW + 30

    def at(points: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (min(max(points, -450.0), 450.0) + 450) / 900

    style = f'role="img" font-family="sans-serif" font-size="13" fill="{PAPER}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {style}>',
             f"<title>{escape(f'{key}: the levels on one scale')}</title>",
             f'<rect width="{WIDTH}" height="{height}" fill="{NIGHT}"/>',
             text(16, 24, f"{key}: apprentice and master beside the regular, in Elo (aim: 191 each)",
                  'font-weight="bold"')]
    for points in (-382, -191, 0, 191, 382):
        parts += [f'<path d="M{at(points):.1f} {TOP - 8}V{height - 26}" stroke="{ink(0)}" stroke-opacity="0.3"/>',
                  text(at(points), TOP - 14, str(points), 'text-anchor="middle" font-size="10"')]
    for k, (name, found) in enumerate(tables.items()):
        y = TOP + k * ROW + ROW / 2
        parts += [text(LEFT - 12, y + 4, name, 'text-anchor="end"'),
                  f'<circle cx="{at(0):.1f}" cy="{y}" r="4" fill="{PAPER}"/>']
        for match, figures in found:
            sign = 1 if match.bot == MASTER else -1
            low, high, mean = (sign * rounded(figures[part], match.sides(key)) for part in ("low", "high", "share"))
            parts += [f'<path d="M{at(low):.1f} {y}H{at(high):.1f}" stroke="{ink(k)}" stroke-width="3"/>',
                      f'<circle cx="{at(mean):.1f}" cy="{y}" r="6" fill="{ink(k)}"/>',
                      text(at(mean), y - 10, str(mean), 'text-anchor="middle" font-size="10"')]
    return "\n".join([*parts, "</svg>", ""])


def iterations(bot: str, one: dict[str, Any]) -> int:
    """Of a bot as the arena calls it, in the results of a game."""
    name, *settings = bot.split(":")
    given = dict(setting.split("=") for setting in settings).get("iterations")
    return int(given or one["levels"].get(name, {"iterations": 1})["iterations"])


def row(name: str, match: dict[str, Any] | None, top: dict[str, Any] | None) -> str:
    if match is None:
        return f"| {name} | 50 % | 0 | |"
    reach = top["share"] - 0.5 if top else 0.0
    place = f"{(match['share'] - 0.5) / reach:.2f}" if reach > 0 else "–"
    return f"| {name} | {said(match)} | {place} | {match['ms'][0]:.2f} |"


def drawn(one: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(name, one["matches"][match]) for name, match in ROWS if match in one["matches"]]


def picture(one: dict[str, Any]) -> str:
    rows = drawn(one)
    height = TOP + len(rows) * ROW + 30
    title = f"{one['game']}: share of wins against greedy"
    style = f'role="img" font-family="sans-serif" font-size="13" fill="{PAPER}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {style}>',
             f"<title>{escape(title)}</title>",
             f'<rect width="{WIDTH}" height="{height}" fill="{NIGHT}"/>',
             text(16, 24, title, 'font-weight="bold"'),
             *grid(0.5, TOP, TOP + len(rows) * ROW, Words("en"))]
    for k, (name, match) in enumerate(rows):
        y = TOP + k * ROW + ROW / 2
        parts += [text(LEFT - 12, y + 4, name, 'text-anchor="end"'),
                  f'<path d="M{x(match["low"]):.1f} {y}H{x(match["high"]):.1f}" stroke="{ink(k)}" stroke-width="3"/>',
                  f'<circle cx="{x(match["share"]):.1f}" cy="{y}" r="6" fill="{ink(k)}"/>',
                  text(min(x(match["share"]), WIDTH - RIGHT), y - 10, f"{match['share'] * 100:.1f} %",
                       'text-anchor="middle" font-size="10"')]
    return "\n".join([*parts, "</svg>", ""])


def write() -> None:
    found = [known(key) for key in keys() if (RESULTS / f"{key}.json").exists()]
    for one in found:
        for match in matches(one["game"]):
            if match.name in one["matches"]:
                figures = one["matches"][match.name]
                figures["earlier"] = figures["bots"] != digest(one["game"], match)
    for one in [each for each in found if drawn(each)]:
        (PICTURES / f"strength-{one['game']}.svg").write_text(picture(one))
    for one in found:
        if any(match.name in one["matches"] for match in scale(one["game"])):
            (PICTURES / f"scale-{one['game']}.svg").write_text(scale_picture(one["game"], one["matches"]))
    if found:
        PAGE.write_text(page(found))


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots of a game are.")
    parser.add_argument("game", nargs="?", choices=keys(), help="without it, only the page is written")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--once", action="store_true", help="each deal from one seat, which changes from deal to deal")
    parser.add_argument("--only", default="", help="the matches whose names begin so")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if args.game:
        measure(args.game, args.deals, args.once, args.only, args.jobs)
    else:
        write()


if __name__ == "__main__":
    main()
