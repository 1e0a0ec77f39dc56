"""Is a record right? The cards are dealt again from its seed and every answer is played again."""
from __future__ import annotations

from ...engine.errors import Unreadable
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
                           "scores": state.scores() if over else [], "commitment": commitment})
    title = Words(words.lang, game).title()
    print(words.say("verify-right", answers=answers))
    print(words.say("verify-game", title=title, seats=int(game.seats)))
    print(winners(words, returns, seat_names(game, words), -1) if over else words.say("verify-unfinished"))
    print(words.say("verify-commitment", commitment=commitment))
    return 0
