"""Is a record right? The cards are dealt again from its seed and every answer is played again."""
from __future__ import annotations

from ...engine.errors import Unreadable
from ...engine.sealing import WITHHELD
from ...engine.seed import Seed
from ...words import Words
from ..args import Given
from ..files import load
from ..log import seat_names, winners
from ..style import print_json


def run(given: Given, words: Words) -> int:
    record, state = load(given.places["FILE"])
    game, commitment, answers = record.game, record.seed.commitment(), len(record.answers)
    wanted = given.text("commitment", commitment).strip().lower()
    if wanted != commitment:
        raise Unreadable("commitment-differs", wanted=wanted, commitment=commitment)
    over = not state.asked
    returns = state.returns() if over else []
    if given.has("json"):
        return print_json({"right": True, "game": game.identity.key, "seats": int(game.seats), "options": game.options,
                           "answers": answers, "over": over, "returns": returns,
                           "scores": state.scores() if over else [], "commitment": commitment,
                           "sealed": bool(record.seed.sealing), "withheld": withheld(record.seed)})
    title = Words(words.lang, game).title()
    print(words.say("verify-right", answers=answers))
    print(words.say("verify-game", title=title, seats=int(game.seats)))
    print(winners(words, returns, seat_names(game, words), -1) if over else words.say("verify-unfinished"))
    print(words.say("verify-commitment", commitment=commitment))
    told_fair(record.seed, words)
    return 0


def told_fair(seed: Seed, words: Words) -> None:
    """What is proven, and against whom; nothing where nobody added a share."""
    if seed.sealing:
        print(words.say("verify-sealed"))
    elif any(seed.shares):
        print(words.say("verify-open"))
    if out := withheld(seed):
        print(words.say("verify-withheld", seats=len(out), list=", ".join([str(seat + 1) for seat in out])))


def withheld(seed: Seed) -> list[int]:
    """The seats that did not show their share, so that it was begun anew."""
    return [seat for word, seat, _ in seed.sealing if word == WITHHELD]
