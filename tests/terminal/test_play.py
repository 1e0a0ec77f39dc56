"""A game in the terminal: scripted from beginning to end, and never a word more than the seat may know."""

import io
import re

import pytest
from msgspec import structs
from rich.console import Console
from rich.theme import Theme

from sennik.bots import Greedy
from sennik.engine import record
from sennik.engine.answers import Answer
from sennik.engine.game import Game
from sennik.engine.record import Record, RulesFailed
from sennik.engine.rng import FastRng
from sennik.engine.seed import seed_of
from sennik.engine.state import State
from sennik.games import identity, keys, make, new
from sennik.games.sen.rules.phases import COUNT, FIRST, SWAP_A, SWAP_B, TURN
from sennik.games.sen.rules.zones import DREAM
from sennik.games.sen.text import counted, reason
from sennik.match.messages import StepShown
from sennik.match.shown import view_shown
from sennik.terminal.play import End, TerminalPlay, numbered
from sennik.terminal.screen import Screen, columns
from sennik.terminal.sitting import Sitting, view_of
from sennik.terminal.style import PALETTE, console
from sennik.words import LANGS, Words


class Table:
    """A session whose output is kept, asked line by line."""

    def __init__(self, game: Game, seed: str, lang: str = "en", aid: bool = False, width: int = 80,
                 script: str = "") -> None:
        self.out = io.StringIO()
        self.sitting = Sitting(game, seed_of(seed).secret, bytes(16), ["greedy"], seed, "Ola", aid)
        self.words = Words(lang, game, strict=True)
        names = ["Ola", "Sowa", "Kos", "Lis", "Borsuk", "Jeż"][:game.seats]
        screen = Screen(console(self.out, width=width), fresh=False)
        self.session = TerminalPlay(self.sitting, self.words, names, screen, io.StringIO(script).readline)
        self.person = Greedy(game, 0)

    def said(self) -> str:
        """What was printed since the last time."""
        text = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        return text

    def painted(self) -> str:
        self.session.paint()
        return self.said()

    @property
    def state(self) -> State:
        return self.sitting.table.play()[1]

    @property
    def record(self) -> Record:
        return self.sitting.table.play()[0]

    def step(self) -> None:
        self.sitting.answer(self.person.choose(self.state.view(0), self.state.legal(0)).text)


def until(table: Table, phase: int) -> None:
    while table.state.phase != phase:
        table.step()


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_played_by_a_script(lang: str) -> None:
    """1 is Wake up on each turn and `next` after each count; 1 and 2 are lands to peek at."""
    table = Table(new("sen", 3, target="70"), "script", lang, script="1\n2\n" * 200)
    assert table.session.run() is End.OVER
    table.session.finish()
    text = table.said()
    words = table.words
    assert table.record.seed.commitment() in text
    assert words.say("phase-first") in text
    assert words.say("phase-count") in text
    assert words.say("sheet-total") in text
    totals = [int(number) for number in text.rstrip().splitlines()[-1].split()[1:]]
    assert totals == table.state.scores()
    assert max(totals) >= 70
    assert "\x1b" not in text


def test_the_score_sheet_has_a_line_for_each_round() -> None:
    table = Table(new("sen", 2, rounds="3"), "sheet", script="1\n2\n" * 60)
    table.session.run()
    table.said()
    table.session.finish()
    lines = [line for line in table.said().splitlines() if line.startswith(" round")]
    rows = [[int(number) for number in re.findall(r"\d+", line)] for line in lines]
    assert [row[0] for row in rows] == [1, 2, 3]
    assert [sum(row[1 + seat] for row in rows) for seat in (0, 1)] == table.state.scores()


@pytest.mark.parametrize(("key", "options", "aid"), [
    ("sen", {"rounds": "2"}, False), ("sen", {"rounds": "1"}, True),
    ("sen", {"edition": "jubilee", "K": True, "rounds": "2"}, False),
    ("sen", {"edition": "long", "N": True, "rounds": "1"}, False), *[(key, {}, False) for key in keys()]])
def test_nothing_is_shown_that_the_seat_cannot_know(key: str, options: dict[str, object], aid: bool) -> None:
    """At every question: exchange all cards the seat cannot place, and the whole output is the same to the letter."""
    table = Table(make(key, min(4, identity(key).most), options), f"leak {options}", aid=aid)
    assert not leaks(table, 200 if options else 60)


def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Sitting.step

    def leaky(sitting: Sitting) -> StepShown:
        _, state = sitting.table.play()
        return structs.replace(honest(sitting), view=view_shown(state.view(1)))
    monkeypatch.setattr(Sitting, "step", leaky)
    assert leaks(Table(new("sen", 2, rounds="1"), "planted"), 60)


def leaks(table: Table, most: int) -> bool:
    session, live = table.session, table.sitting.table
    chance = FastRng(7)

    def everything() -> str:
        for line in ("", "l", "?", "u"):
            if line != "u" or not table.record.may_undo(0):
                session.heed(line)
        return table.said()

    while table.state.asked and len(table.record.answers) < most:
        real, shown = table.state, everything()
        twin = real.copy(chance)
        twin.redeal(0)
        live.state = twin
        if everything() != shown:
            return True
        live.state = real
        answers = table.state.legal(0)
        if chance.below(3):
            table.step()
        else:
            table.sitting.answer(answers[chance.below(len(answers))].text)
    return False


@pytest.mark.parametrize("key", keys())
def test_the_view_that_is_drawn_is_the_seats_own(key: str) -> None:
    """What is sent has no list of unseen cards: it is worked out again. With the aid, the whole view."""
    for aid in (True, False):
        table = Table(make(key, identity(key).least, {}), "view", aid=aid)
        for _ in range(12):
            if table.state.asked:
                step = table.sitting.step()
                assert aid or step.peeks == () or view_of(table.session.game, step) != table.state.view(0, recall=False)
                if not step.peeks:
                    assert view_of(table.session.game, step) == table.state.view(0, recall=aid)
                table.step()


@pytest.mark.rule("SEN-M3")
def test_a_peek_is_shown_until_the_next_answer_and_fades_from_the_log_after_the_next_turn() -> None:
    table = Table(new("sen", 2), "peek 2")
    assert table.state.phase == FIRST
    table.session.heed("land 0 2")
    face = table.state.view(0).cards[DREAM][2]
    line = f"You peek at your land 3: {table.words.card(face)}."
    shown = table.said()
    assert line in shown
    assert "┊" in shown
    assert view_of(table.session.game, table.sitting.step()).cards[DREAM] == (-1, -1, face, -1)
    table.session.heed("land 0 0")
    assert table.state.phase == TURN                     # the person's own
    assert view_of(table.session.game, table.sitting.step()).cards[DREAM][2] == -1
    log = ""
    for answer, kept in (("draw", True), ("drop", False)):
        table.session.heed(answer)
        table.said()
        table.session.heed("l")
        log = table.said()
        assert (line in log) == kept
    assert "You peek at your land 3." in log


def test_the_memory_aid_shows_what_can_be_remembered() -> None:
    table = Table(new("sen", 2), "peek 2", aid=True)
    table.session.heed("land 0 2")
    table.session.heed("land 0 0")
    view = view_of(table.session.game, table.sitting.step())
    assert [face >= 0 for face in view.cards[DREAM]] == [True, False, True, False]
    table.session.heed("draw")
    table.session.heed("drop")
    table.said()
    table.session.heed("l")
    assert f"land 3: {table.words.card(view.cards[DREAM][2])}." in table.said()


def at_a_swap() -> Table:
    """A table at which the person has to point at a first land."""
    for night in range(200):
        table = Table(new("sen", 2), f"undo {night}")
        while table.state.asked and len(table.record.answers) < 80:
            if table.state.phase == SWAP_A:
                return table
            table.step()
    raise AssertionError("no night with a swap")


def test_an_answer_that_showed_nothing_can_be_taken_back() -> None:
    table = at_a_swap()
    before = table.painted()
    table.session.heed("land 1 1")
    assert table.state.phase == SWAP_B
    assert "You point at land 2 of Sowa." in table.said()
    table.session.heed("u")
    assert table.state.phase == SWAP_A
    assert table.said().splitlines()[3:10] == before.splitlines()[3:10]


def test_what_cannot_be_taken_back_says_why() -> None:
    table = Table(new("sen", 2), "peek")
    table.session.heed("u")
    assert table.said().strip() == "This cannot be undone: someone has played after you."
    table.session.heed("land 0 2")
    table.said()
    table.session.heed("u")
    assert table.said().strip() == "This cannot be undone: a card was shown, or chance decided."


@pytest.mark.parametrize(("line", "sentence"), [
    ("99", "There is no move number 99. Choose from 1 to 4."),
    ("0", "There is no move number 0. Choose from 1 to 4."),
    ("dance", "I do not understand “dance”. Type the number of a move; ? shows help."),
    ("12345678901234567890", "I do not understand “12345678901234567890”. Type the number of a move; ? shows help."),
    ("[red]", "I do not understand “[red]”. Type the number of a move; ? shows help."),
    ("wake", "That is not possible now."),
    ("r SEN-X1", ("There is no rule “sen-x1”. The rules of this game: SEN-C1–4, SEN-E1–6, SEN-K1–4, SEN-M1–3, "
                  "SEN-P1–6, SEN-S1–6, SEN-T1–8, SEN-U1–4."))])
def test_a_line_that_means_nothing_changes_nothing(line: str, sentence: str) -> None:
    table = Table(new("sen", 2), "lines", width=120)
    before = table.state.dump()
    assert table.session.heed(line)
    assert " ".join(table.said().split()) == sentence
    assert table.state.dump() == before


def test_the_rules_open_where_the_game_is() -> None:
    table = Table(new("sen", 2), "rules")
    table.session.heed("r")
    assert "SEN-U3" in table.said().splitlines()[3]
    table.session.heed("r sen-p1")
    assert "Take 2." in table.said()


def test_quitting_and_the_end_of_the_input_end_the_session() -> None:
    assert Table(new("sen", 2), "q", script="1\nq\n1\n").session.run() is End.LEFT
    assert Table(new("sen", 2), "q", script="1\n").session.run() is End.SILENT


def test_numbers_say_what_they_mean() -> None:
    game = new("sen", 2, K=True)
    parse = game.answers.parse
    assert numbered(game, tuple(parse(f"say {n}") for n in range(10))) == list(range(10))
    assert numbered(game, (parse("land 0 1"), parse("land 0 3"))) == [2, 4]
    assert numbered(game, (parse("land 0 1"), parse("land 1 1"))) == [1, 2]
    assert numbered(game, (parse("say 3"), parse("say 5"))) == [1, 2]
    assert numbered(game, (parse("wake"), parse("draw"), parse("take 0"))) == [1, 2, 3]


def test_the_count_explains_itself() -> None:
    table = Table(new("sen", 3, rounds="2"), "count")
    until(table, TURN)
    table.session.heed("wake")
    while table.state.phase != COUNT:
        table.step()
    shown = table.painted()
    view = view_of(table.session.game, table.sitting.step())
    for seat, name in enumerate(["Ola", "Sowa", "Kos"]):
        line = next(line for line in shown.splitlines() if line.startswith(f" {name} "))
        assert line.split()[-2:] == [str(view.facts[10 + seat]), str(view.facts[5 + seat])]
    assert ("lowest" in shown) == (view.facts[10] == 0)
    assert ("+ penalty 5" in shown) == (view.facts[10] != 0)


@pytest.mark.parametrize("options", [
    {"edition": "jubilee", "N": True, "penalty": "15"}, {"edition": "long", "N": True},
    {"N": True, "G": True, "K": True}])
def test_every_explanation_adds_up(options: dict[str, object]) -> None:
    """"28 − 18 + penalty 5" is 15, and that is what the rules gave."""
    game = make("sen", 3, options)
    words = Words("en", game)
    seen = set()
    for night in range(12):
        state, bots = game.new(FastRng(night)), [Greedy(game, seat) for seat in range(3)]
        while state.asked:
            seat = state.to_act()
            if state.phase == COUNT and state.asked == 7:
                view = state.view(0)
                for each in range(3):
                    why = reason(counted(game, view), each, words)
                    points = view.facts[10 + each]
                    if "nines" in why or "lowest" in why:
                        assert points == (50 if "another" in why else 0)
                    else:
                        numbers = [int(number) for number in re.findall(r"\d+", why)]
                        signs = [-1 if sign == "−" else 1 for sign in re.findall(r"[−+]", why)]
                        assert sum(sign * number for sign, number in zip([1, *signs], numbers)) == points, why
                    seen.add(re.sub(r"\d+", "", why).strip())
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    assert {"", "+ penalty", ": lowest"} <= seen


# ---- the screen
@pytest.mark.parametrize(("width", "options"), [
    (60, {}), (60, {"edition": "long", "N": True}), (80, {"edition": "jubilee", "K": True}), (34, {})])
def test_no_line_is_wider_than_the_terminal(width: int, options: dict[str, object]) -> None:
    for lang in LANGS:
        table = Table(make("sen", 5, options), "wide", lang, width=width)
        for _ in range(9):
            if table.state.asked:
                assert max(len(line) for line in table.painted().splitlines()) <= width
                table.step()


def test_low_terminals_get_less_air() -> None:
    """Long dreams for five fit into 24 lines of 80 columns, frame by frame in the same place."""
    table = Table(new("sen", 5, edition="long"), "low")
    paper = Console(file=table.out, width=80, height=24, force_terminal=True, color_system="truecolor",
                    theme=Theme(PALETTE))
    table.session.screen = Screen(paper, fresh=True)
    for _ in range(12):
        table.said()
        frame = table.painted()
        assert frame.startswith("\x1b[H\x1b[J")
        assert frame.count("\n") <= 23
        table.step()


def test_columns_are_read_downwards() -> None:
    assert columns(["a", "b", "c", "d"], 80) == ["a   c", "b   d"]
    assert columns(["a" * 30, "b", "c"], 40) == ["a" * 30, "b", "c"]
    assert columns([], 40) == []


# ---- rules that fail
pure_only = pytest.mark.skipif(not str(record.__file__).endswith(".py"), reason="compiled classes cannot be changed")


class Stumbling:
    """Lets the rules of a table fail over one answer, whoever gives it."""

    def __init__(self, table: Table, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = table.record.rehearse

        def rehearse(state: State, seat: int, answer: Answer) -> object:
            if answer.text == text:
                raise RulesFailed("", seat, text, ZeroDivisionError())
            return honest(state, seat, answer)
        monkeypatch.setattr(table.record, "rehearse", rehearse)


@pytest.mark.pure
@pure_only
def test_where_the_rules_fail_one_is_told_so_and_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(new("sen", 2), "fault")
    Stumbling(table, "land 0 1", monkeypatch)
    before = table.state.dump()
    assert table.session.heed("land 0 1")
    assert "fault in the program" in table.said()
    assert table.state.dump() == before
    table.session.heed("land 0 0")
    assert table.state.dump() != before


@pytest.mark.pure
@pure_only
def test_a_bot_gives_another_answer_where_the_rules_fail_over_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(new("sen", 2), "fault")
    table.session.heed("land 0 0")
    table.session.heed("land 0 1")
    while table.state.phase != TURN:
        table.step()
    Stumbling(table, "draw", monkeypatch)
    table.session.heed("take 0")
    assert table.record.answers[-2:] != []
    assert (1, "draw") not in table.record.answers
    assert any(seat == 1 and text != "draw" for seat, text in table.record.answers[5:])
