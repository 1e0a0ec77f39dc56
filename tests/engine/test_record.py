"""A record: the whole game follows from it, and nothing that was changed is taken for one."""

import json
import string
import sys
from collections.abc import Mapping
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sennik import games
from sennik.engine.answers import Answer
from sennik.engine.errors import Illegal, NotAsked, Refused, Unreadable
from sennik.engine.game import Game, Identity
from sennik.engine.position import arrange
from sennik.engine.record import FIELDS, FORMAT, STARTED, Record, RulesFailed, check, read, written
from sennik.engine.rng import RNG_VERSION, Rng
from sennik.engine.seed import Seed, seed_of
from sennik.engine.state import State
from sennik.testkit.games.nap import CLOCK, KINDS, MEADOW, MOVER, NAP, SKY, TURN, Nap, NapState, hand, pen
from sennik.testkit.random_game import RandomGame

pytestmark = pytest.mark.pure


def make(key: str, seats: int, options: Mapping[str, object], version: int) -> Game:
    if key != "nap":
        raise Unreadable("no-such-game", game=key, games="nap")
    return Nap(seats, options)


@cache
def text() -> str:
    """A whole game of Nap."""
    course = RandomGame(Nap(2, {"turns": "4"}), 3).run(1000)
    return course.record.to_json(course.state)


def forged(**changes: object) -> str:
    """The text with other fields and a right check sum, as somebody would send it who knows how it is made."""
    body = {**json.loads(text()), **changes}
    del body["check"]
    return written({**body, "check": check(body)})


def refusal(given: str) -> Refused:
    with pytest.raises(Refused) as refused:
        read(given, make)
    return refused.value


# ---- To text and back
def test_a_record_read_from_its_text_is_the_same_game() -> None:
    record, state = read(text(), make)
    assert record.to_json(state) == record.to_json() == text()
    assert state.asked == 0
    assert state.dump() == record.replay().dump()
    assert tuple(json.loads(text())) == FIELDS


@pytest.mark.parametrize("upto", [0, 1, 5])
def test_a_game_in_the_middle_can_be_kept_too(upto: int) -> None:
    course = RandomGame(Nap(3), 1).run(1000)
    record = Record(course.game, course.record.seed)
    state = record.begin()
    for seat, answer in course.record.answers[:upto]:
        record.answer(state, seat, answer)
    again, there = read(record.to_json(), make)
    assert there.dump() == state.dump() == course.record.replay(upto).dump()
    assert again.answers == course.record.answers[:upto]


def test_shares_of_the_players_are_kept() -> None:
    seed = Seed(bytes(32), (b"a" * 16, b""))
    record = Record(Nap(2), seed)
    again, _ = read(record.to_json(), make)
    assert again.seed.shares == seed.shares
    assert again.begin().dump() == record.begin().dump() != Record(Nap(2), Seed(bytes(32))).begin().dump()


def test_sen_is_read_by_its_key() -> None:
    course = RandomGame(games.new("sen", 3, rounds=1), 5).run(5000)
    _, state = games.read(course.record.to_json())
    assert state.dump() == course.state.dump()


# ---- One letter
def test_no_letter_can_be_replaced() -> None:
    whole = text()
    for i in range(len(whole)):
        for letter in '0a9f"}, \n\\é':
            if letter != whole[i]:
                with pytest.raises(Unreadable):
                    read(whole[:i] + letter + whole[i + 1:], make)


def test_no_letter_can_be_put_in_or_left_out() -> None:
    whole = text()
    for i in range(len(whole) + 1):
        for letter in '0 "]\n':
            with pytest.raises(Unreadable):
                read(whole[:i] + letter + whole[i:], make)
        if i < len(whole):
            with pytest.raises(Unreadable):
                read(whole[:i] + whole[i + 1:], make)


def test_no_part_of_a_record_is_a_record() -> None:
    whole = text()
    for i in range(len(whole)):
        for part in (whole[:i], whole[i + 1:]):
            with pytest.raises(Unreadable):
                read(part, make)
    for twice in (whole + whole, whole.rstrip("\n"), whole + " ", "\ufeff" + whole):
        with pytest.raises(Unreadable):
            read(twice, make)


# ---- Forged with a right check sum
@pytest.mark.parametrize(("changes", "word"), [
    ({"sennik": FORMAT + 1}, "record-newer"), ({"rng": RNG_VERSION + 1}, "record-newer"),
    ({"rules": 2}, "record-newer"),
    ({"rules": 10 ** 30}, "record-newer"), ({"rules": 0}, "record-older"), ({"sennik": 0}, "record-broken"),
    ({"rng": 0}, "record-broken"), ({"game": "chess"}, "no-such-game"), ({"seats": 9}, "seats-out-of-range"),
    ({"seats": 10 ** 30}, "seats-out-of-range"), ({"options": {"light": "yes"}}, "no-such-option"),
    ({"options": {"turns": "5"}}, "no-such-value"), ({"commitment": "0" * 64}, "record-commitment"),
    ({"secret": "00" * 32}, "record-commitment"), ({"secret": "00" * 31}, "seed-size"),
    ({"secret": "zz"}, "record-broken"),
    ({"shares": ["00" * 16]}, "record-broken"), ({"shares": ["00", ""]}, "seed-size"),
    ({"position": "0" * 32}, "record-position"), ({"answers": []}, "record-position")])
def test_what_is_wrong_is_said_in_a_word(changes: dict[str, object], word: str) -> None:
    error = refusal(forged(**changes))
    assert type(error) is Unreadable
    assert error.word == word


def test_another_share_deals_other_cards() -> None:
    error = refusal(forged(shares=["61" * 16, ""]))
    assert isinstance(error, Refused)                # the answers no longer fit, or lead elsewhere


@pytest.mark.parametrize(("answers", "kind"), [
    ([[0, "no such answer"]], Unreadable), ([[7, "look 0"]], NotAsked), ([[-1, "look 0"]], NotAsked),
    ([[10 ** 30, "look 0"]], NotAsked), ([[6, "look 0"]], NotAsked), ([[0, "hush"], [1, "hush"]], Refused),
    ([[0]], Unreadable), ([[0, "look 0", 1]], Unreadable), ([["0", "look 0"]], Unreadable),
    ([[True, "look 0"]], Unreadable), ([[0.0, "look 0"]], Unreadable), ([[0, 1]], Unreadable),
    ([[0, None]], Unreadable), ([[0, ["look 0"]]], Unreadable), (["look 0"], Unreadable), ([None], Unreadable),
    ({"0": "look 0"}, Unreadable),
    ("look 0", Unreadable), (None, Unreadable)])
def test_answers_that_are_none_are_refused(answers: object, kind: type[Refused]) -> None:
    assert isinstance(refusal(forged(answers=answers)), kind)


STRANGE: list[object] = [
    None, True, False, -1, 0, 1, 1.5, 10 ** 30, "", "x", "\ud800", "\0", [], {}, [[]], [None], {"a": 1}, [1, 2],
    {"turns": []}, [[0, "look 0"]], float("inf"), float("nan")]


@pytest.mark.parametrize("field", FIELDS[:-1])
def test_a_field_of_another_kind_is_refused_and_never_crashes(field: str) -> None:
    right = json.loads(text())[field]
    for value in STRANGE:
        if value != right or type(value) is not type(right):
            assert isinstance(refusal(forged(**{field: value})), Refused), value


@pytest.mark.parametrize("changes", [
    {"options": {}}, {"options": {"turns": "4", "dark": False}}, {"options": {"turns": 4}},
    {"options": {"dark": "no", "turns": "4"}}, {"secret": json.loads(text())["secret"] + " "}])
def test_the_same_game_written_otherwise_is_refused(changes: dict[str, object]) -> None:
    assert isinstance(refusal(forged(**changes)), Unreadable)


def test_a_right_check_sum_does_not_excuse_another_writing() -> None:
    loose = json.dumps(json.loads(text()))
    assert refusal(loose).word == "record-changed"
    body = json.loads(text())
    turned = dict(reversed(body.items()))
    assert refusal(written(turned)).word == "record-broken"
    assert refusal(text().replace('{"sennik":1,', '{"sennik":1,"sennik":1,')).word == "record-changed"


class Newer(Nap):
    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.identity = Identity("nap", NAP.version + 1, NAP.least, NAP.most, NAP.minutes, NAP.weight, NAP.options)
        self.version = self.identity.version


def test_a_record_of_older_rules_is_refused_by_name() -> None:
    with pytest.raises(Unreadable) as refused:
        read(text(), lambda key, seats, options, version: Newer(seats, options))
    assert refused.value.word == "record-older"
    assert refused.value.details == {"version": "1"}


# ---- Anything at all
@pytest.mark.parametrize("foreign", ["{}", "[]", "null", "1", '"x"', "true", '{"a":1}', "[{}]", '{"Sennik":1}'])
def test_other_json_is_foreign(foreign: str) -> None:
    assert refusal(foreign).word == "record-foreign"


@pytest.mark.parametrize("broken", ["", " ", "{", "sennik", "[" * 100_000, '{"a":' * 100_000, "9" * 10_000, "\0",
                                    "\ud800", "{'sennik': 1}", "NaN"],
                         ids=["nothing", "space", "brace", "word", "lists", "objects", "digits", "nul", "surrogate",
                              "quotes", "nan"])
def test_what_is_no_json_is_refused(broken: str) -> None:
    assert isinstance(refusal(broken), Unreadable)


def test_nesting_is_refused_however_deep() -> None:
    whole = text()
    limit = sys.getrecursionlimit()
    for depth in (*range(10, limit, 97), *range(limit - 200, limit + 60)):
        nested = "[" * depth + "]" * depth
        assert isinstance(refusal(whole.replace('"options":{', f'"options":{nested},"x":{{', 1)), Unreadable)
        changed = whole[:whole.index('"options":')] + f'"options":{nested}' + whole[whole.index(',"commitment"'):]
        assert isinstance(refusal(changed), Unreadable)


@pytest.mark.parametrize("depth", [1, 100, *range(500, 1000, 7)])
def test_nesting_is_refused_under_a_right_check_sum(depth: int) -> None:
    nested: list[object] = []
    for _ in range(depth):
        nested = [nested]
    for changes in ({"options": {"turns": nested}}, {"options": nested}, {"game": nested}, {"answers": nested},
                    {"secret": nested}, {"shares": nested}):
        try:
            whole = forged(**changes)
        except RecursionError:
            continue                             # too deep to be written here
        assert isinstance(refusal(whole), Unreadable)


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ANY_JSON = st.recursive(LEAVES, max_leaves=8, extend=lambda inner: (
    st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)))
ANSWERS = st.sampled_from([answer.text for answer in Nap(2).answers.all]) | st.text(max_size=6)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text())
def test_any_text_is_refused(given_text: str) -> None:
    assert isinstance(refusal(given_text), Unreadable)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.dictionaries(st.sampled_from(FIELDS), ANY_JSON))
def test_any_object_is_refused(body: dict[str, object]) -> None:
    assert isinstance(refusal(json.dumps(body)), Unreadable)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.dictionaries(st.sampled_from(FIELDS[:-1]), ANY_JSON, min_size=1, max_size=3))
def test_any_forged_field_is_refused(changes: dict[str, object]) -> None:
    whole = forged(**changes)
    if whole != text():
        refusal(whole)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.integers(-2, 8), ANSWERS), max_size=5))
def test_any_forged_answers_are_refused(answers: list[tuple[int, str]]) -> None:
    refusal(forged(answers=[list(pair) for pair in answers]))      # if they could be given, the position is another


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.data())
def test_several_changed_letters_are_refused(data: st.DataObject) -> None:
    letters = list(text())
    for i in data.draw(st.lists(st.integers(0, len(letters) - 1), min_size=1, max_size=6)):
        letters[i] = data.draw(st.sampled_from(string.printable))
    if "".join(letters) != text():
        assert isinstance(refusal("".join(letters)), Unreadable)


# ---- The one door
def test_an_answer_is_carried_out_and_written_down_with_who_gave_it() -> None:
    game = Nap(2)
    record = Record(game, seed_of("door"))
    state = record.begin()
    seat = state.to_act()
    events = record.answer(state, seat, "look 0")
    assert record.answers == [(seat, "look 0")]
    assert {event.seat for event in events} == {seat}
    assert state.log is None


@pytest.mark.parametrize(("turn", "answer", "kind", "word"), [
    (True, "nonsense", Unreadable, "no-such-answer"), (False, "nonsense", Unreadable, "no-such-answer"),
    (False, "look 0", NotAsked, "not-asked"), (True, "hush", Illegal, "not-allowed")])
def test_a_refused_answer_changes_nothing(turn: bool, answer: str, kind: type[Refused], word: str) -> None:
    record = Record(Nap(2), seed_of("door"))
    state = record.begin()
    before = state.dump()
    seat = state.to_act() if turn else 1 - state.to_act()
    with pytest.raises(kind) as refused:
        record.answer(state, seat, answer)
    assert (refused.value.word, refused.value.details) == (word, {})
    assert state.dump() == before
    assert not record.answers
    assert not record.plain


@pytest.mark.parametrize("seat", [-1, 2, 6, 63, 64, 1 << 62, 1 << 64, -(1 << 70)])
def test_a_seat_that_is_not_at_the_table_is_not_asked(seat: int) -> None:
    record = Record(Nap(2), seed_of("door"))
    with pytest.raises(NotAsked):
        record.answer(record.begin(), seat, "look 0")


class Stumble(Nap):
    """Nap, but whoever looks at the second sheep has fallen over it by the end of the turn."""

    def blank(self) -> State:
        return StumbleState(self)


class StumbleState(NapState):
    def apply(self, seat: int, answer: Answer) -> None:
        super().apply(seat, answer)
        if answer.text == "look 1":
            raise Illegal("not-allowed")                 # even what looks like a refusal is a fault by now


def test_where_rules_fail_nothing_has_changed_and_another_answer_can_be_given() -> None:
    record = Record(Stumble(2), seed_of("door"))
    state = record.begin()
    record.answer(state, state.to_act(), "doze")
    before, kept, seat = state.dump(), record.to_json(state), int(state.to_act())
    with pytest.raises(RulesFailed, match=f"'look 1' of seat {seat}: Illegal") as failed:
        record.answer(state, seat, "look 1")
    assert isinstance(failed.value.__cause__, Illegal)
    assert (failed.value.record, failed.value.seat, failed.value.answer) == (kept, seat, "look 1")
    assert state.dump() == before
    assert state.log is None
    assert record.to_json(state) == kept
    record.answer(state, seat, "look 0")
    assert state.dump() == record.replay().dump()


def test_a_rehearsal_changes_nothing_and_comes_to_the_same() -> None:
    record = Record(Nap(2), seed_of("door"))
    state = record.begin()
    seat = int(state.to_act())
    before = state.dump()
    done = record.rehearse(state, seat, record.check(state, seat, "doze"))
    assert state.dump() == before
    assert not record.answers
    record.answer(state, seat, "doze")
    assert done.state.dump() == state.dump() != before


# ---- From a position
class Doze(Nap):
    """Nap with a notation: whose turn it is, how many are left, then pen and hand of each seat."""

    def read_position(self, text: str, rng: Rng) -> State:
        first, *rows = [part.split() for part in text.split("|")]
        if len(rows) != 2 * self.seats or len(first) != 2 or not all(part.isdigit() for part in first):
            raise Unreadable("position-unreadable", part=text)
        for name in (name for row in rows for name in row):
            if name not in KINDS:
                raise Unreadable("position-unreadable", part=name)
        mover, clock = [int(part) for part in first]
        zones = [zone(seat) for seat in range(self.seats) for zone in (pen, hand)]
        state = arrange(self, dict(zip(zones, rows)), phase=TURN, asked=[mover], facts={MOVER: mover, CLOCK: clock},
                        rng=rng)
        state.shuffle(SKY)
        return state

    def write_position(self, state: State) -> str:
        rows = [" ".join([KINDS[self.deck[card]] for card in state.cards[zone(seat)]])
                for seat in range(self.seats) for zone in (pen, hand)]
        return " | ".join([f"{state.facts[MOVER]} {state.facts[CLOCK]}", *rows])


START = "1 6 | lamb wolf | bell kite | ewe ram | owl"


def begun() -> tuple[Record, State]:
    record = Record(Doze(2), seed_of("position"), START)
    state = record.begin()
    for text in ("doze", f"play {KINDS.index('kite')}", "trade 0 1"):
        record.answer(state, state.to_act(), text)
    return record, state


def doze(key: str, seats: int, options: Mapping[str, object], version: int) -> Game:
    return Doze(seats, options)


def test_a_record_can_begin_from_a_position() -> None:
    record, state = begun()
    assert record.game.write_position(record.begin()) == START
    again, there = read(record.to_json(state), doze)
    assert there.dump() == state.dump() == again.replay().dump()
    assert (again.start, again.answers) == (START, record.answers)
    assert tuple(json.loads(record.to_json())) == STARTED
    assert len(state.cards[MEADOW]) == len(record.begin().cards[MEADOW]) - 1


def test_what_was_answered_after_a_position_can_be_taken_back() -> None:
    record, state = begun()
    before = record.replay(2)
    assert record.undo(record.answers[-1][0]).dump() == before.dump()
    assert before.dump() != state.dump()


def test_chance_after_a_position_comes_from_the_seed() -> None:
    games = [Record(Doze(2), seed_of(seed), START).begin().cards[SKY] for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]


def test_a_record_without_a_position_is_written_as_it_always_was() -> None:
    course = RandomGame(Doze(2, {"turns": "4"}), 3).run(1000)
    assert course.record.to_json(course.state) == text()
    assert "start" not in text()


@pytest.mark.parametrize(("start", "word"), [
    ("", "record-broken"), ("moon", "position-unreadable"), (START.replace("kite", "dragon"), "position-unreadable"),
    ("1 6 | wolf wolf | wolf wolf | wolf | owl", "position-cards"), (7, "record-broken"), (None, "record-broken"),
    ([START], "record-broken"), (START.replace("owl", "bell"), "record-position")])
def test_a_position_that_is_none_is_refused_by_name(start: object, word: str) -> None:
    record, state = begun()
    body = {**json.loads(record.to_json(state)), "start": start}
    del body["check"]
    changed = written({**body, "check": check(body)})
    with pytest.raises(Refused) as refused:
        read(changed, doze)
    assert refused.value.word == word


def test_a_game_without_a_notation_says_so() -> None:
    record, state = begun()
    with pytest.raises(Unreadable) as refused:
        read(record.to_json(state), make)
    assert refused.value.word == "no-positions"
    with pytest.raises(Unreadable):
        read(written(dict(reversed(json.loads(record.to_json(state)).items()))), doze)
