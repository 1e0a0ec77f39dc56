"""Laws for a position by itself: who is asked, which answers there are, where the cards lie, who knows them."""
from __future__ import annotations

from ..engine.answers import Answer, signature
from ..engine.events import TOLD
from ..engine.game import BAG, BIT, EVERYONE, FAN, OPEN, ROW, UP, Game, Place
from ..engine.state import State
from .law import Law
from .play import Play


class Asked(Law):
    """Somebody is asked exactly while the game is not over, and whoever is asked has an answer."""
    name = "Asked"

    def position(self, play: Play) -> None:
        state = play.state
        play.need(0 < state.asked < BIT[play.game.seats], self.name, f"asked is {state.asked}")
        play.need(0 <= state.phase < len(play.game.phases), self.name, f"there is no phase {state.phase}")
        play.report.phases.add(int(state.phase))

    def end(self, play: Play) -> None:
        state = play.state
        play.need(state.asked == 0, self.name, "the course ended while somebody is asked")
        play.need(0 <= state.phase < len(play.game.phases), self.name, f"there is no phase {state.phase}")
        play.need(state.phase not in play.report.phases, self.name,
                  f"nobody is asked in '{play.game.phases[state.phase].name}', which asks elsewhere: is it stuck?")
        for seat in range(play.game.seats):
            play.need(not state.legal(seat), self.name, f"it is over, and seat {seat} still has answers")


class Answers(Law):
    """The table of answers is dense and readable; the answers now are some of it, each once, for asked seats only."""
    name = "Answers"

    def begin(self, play: Play) -> None:
        table = play.game.answers
        for n, answer in enumerate(table.all):
            play.need(answer.id == n, self.name, f"'{answer}' has the id {answer.id}, not {n}")
            play.need(table.parse(answer.text) is answer, self.name, f"'{answer}' is read as another answer")
            play.need(0 <= answer.verb < len(table.verbs), self.name, f"'{answer}' has no verb")
            words = [table.verbs[answer.verb], *[str(arg) for arg in answer.args]]
            play.need(answer.text == " ".join(words), self.name, f"'{answer}' does not say what it is")
            play.need(len(answer.args) == len(table.signatures[answer.verb]), self.name, f"'{answer}': other arguments")
            play.need((answer.arg, answer.arg2) == (*answer.args, -1, -1)[:2], self.name, f"'{answer}': arg, arg2")
        play.need(len(table.by_text) == len(table.all), self.name, "a text without an answer")

    def position(self, play: Play) -> None:
        state, table = play.state, play.game.answers.all
        dump = state.dump()
        for seat in range(play.game.seats):
            legal = state.legal(seat)
            if not state.asked & BIT[seat]:
                play.need(not legal, self.name, f"seat {seat} is not asked and has answers")
                continue
            play.need(len(legal) > 0, self.name, f"seat {seat} is asked and has no answer")
            play.need(len({answer.id for answer in legal}) == len(legal), self.name, f"seat {seat} has an answer twice")
            play.need(all(known(table, answer) for answer in legal), self.name, f"seat {seat} has a foreign answer")
            play.need(state.legal(seat) == legal, self.name, f"seat {seat} has other answers when asked again")
        play.need(state.dump() == dump, self.name, "looking for answers changes the position")


def known(table: list[Answer], answer: Answer) -> bool:
    return 0 <= answer.id < len(table) and table[answer.id] is answer


class Cards(Law):
    """Every card lies somewhere, once."""
    name = "Cards"

    def position(self, play: Play) -> None:
        play.need(conserved(play.state), self.name, "a card is lost or doubled")

    def end(self, play: Play) -> None:
        self.position(play)


def conserved(state: State) -> bool:
    return sorted([card for row in state.cards for card in row]) == list(range(len(state.game.deck)))


class Masks(Law):
    """A mask names seats, the spectator and `UP`, nothing else; who sees a zone knows its cards; nobody knows a bag."""
    name = "Masks"

    def position(self, play: Play) -> None:
        play.need(len(play.state.known) == len(play.game.deck), self.name, "a card without a mask, or the reverse")
        play.need(len(play.state.marks) == len(play.game.deck), self.name, "a card without a mark, or the reverse")
        wrong = strange(play.state)
        play.need(not wrong, self.name, wrong)

    def end(self, play: Play) -> None:
        self.position(play)


def strange(state: State) -> str:
    """What is wrong with the masks of a position, or nothing."""
    game = state.game
    for zone, row in zip(game.zones, state.cards):
        for card in row:
            mask = state.known[card]
            if mask & ~OPEN:
                return f"{zone.name}: the mask {mask} names nobody"
            if zone.shape == BAG:
                if mask:
                    return f"{zone.name}: somebody knows a card in a bag"
            elif zone.open & ~mask:
                return f"{zone.name}: a seat that sees this zone does not know a card in it"
            if mask & UP and mask & EVERYONE != EVERYONE:
                return f"{zone.name}: a card lies face up, and not all know it"
            if state.marks[card] and (mask & EVERYONE != EVERYONE or zone.shape != ROW):
                return f"{zone.name}: a card bears a mark that not all know, or in a bag or a hand"
    return ""


class Numbers(Law):
    """Facts and told numbers are as many as declared, and mean what was declared."""
    name = "Numbers"

    def __init__(self) -> None:
        self.told: dict[str, tuple[tuple[str, str], ...]] = {}

    def begin(self, play: Play) -> None:
        self.told = {word.split()[0]: signature(word) for word in play.game.told}

    def position(self, play: Play) -> None:
        game, facts = play.game, play.state.facts
        play.need(len(facts) == game.numbers, self.name, f"{len(facts)} facts, not {game.numbers}")
        for fact in game.facts:
            for number in facts[fact.start:fact.start + fact.size]:
                play.need(fits(game, fact.type, number), self.name, f"{fact.name} is {number}")

    def follow(self, play: Play) -> None:
        for event in play.log:
            if event.what != TOLD:
                continue
            play.report.told.add(event.word)
            play.need(event.word in self.told, self.name, f"the word '{event.word}' is not declared in `told`")
            declared = self.told[event.word]
            for number, (what, type_) in zip(event.numbers, declared):
                play.need(fits(play.game, type_, number), self.name, f"'{event.word}' tells {what}: {number}")
            play.need(not any(event.numbers[len(declared):]), self.name, f"'{event.word}' tells more than declared")

    def end(self, play: Play) -> None:
        self.position(play)


def fits(game: Game, type_: str, number: int) -> bool:
    """Can this be a number of that type? -1 is no seat, no card; plain numbers have no bounds."""
    if type_ == "seat":
        return -1 <= number < game.seats
    return type_ != "kind" or -1 <= number < len(game.kinds)


class Places(Law):
    """What `place` names to be touched for an answer is there."""
    name = "Places"

    def position(self, play: Play) -> None:
        state = play.state
        for seat in range(play.game.seats):
            for answer in state.legal(seat):
                places = play.game.place(answer, seat)
                play.need(len(places) <= 2, self.name, f"'{answer}' is more than one gesture")
                for place in places:
                    play.need(there(state, place, seat), self.name, f"'{answer}' of seat {seat}: {place} is not there")


def there(state: State, place: Place, seat: int) -> bool:
    game = state.game
    if place.fact >= 0 or place.zone < 0:
        return place.zone < 0 and place.index < 0 and place.kind < 0 and 0 <= place.fact < game.numbers
    if place.zone >= len(game.zones):
        return False
    row, shape = state.cards[place.zone], game.zones[place.zone].shape
    if place.kind >= 0:                            # in a hand one touches a kind, never a place
        return shape == FAN and place.index < 0 and any(
            game.deck[card] == place.kind and state.known[card] & BIT[seat] for card in row)
    return place.index == -1 or (shape == ROW and 0 <= place.index < len(row))
