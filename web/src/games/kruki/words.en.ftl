# What only this table of Kruki says; everything else is in the words of the game and of the page.
side-0 = white
side-1 = black
lane-0 = white lane
    .help = White flies along it from column 1 to 16 and returns along the other lane; black returns here.
    .rule = KRU-T2
lane-1 = black lane
    .help = Black flies along it from column 1 to 16 and returns along the other lane; white returns here.
    .rule = KRU-T2
column = column { $column }
detour = detour, { $lane } { $columns }
flights = Flights
actions = Actions
used = Used
track-pile = Track
played = This turn
raven = { $name }’s raven
    .help = It sits on a field of a card; no action may touch that card. Two ravens may share a field.
    .rule = KRU-A9
held = Cards in hand: { $name }
    .help = How many flight and action cards a hand holds is open: their backs differ.
    .rule = KRU-V1
piles = Piles: { $name }
    .help = Flight and action cards still to be drawn. Used flight cards come back, action cards do not.
    .rule = KRU-U4
used-of = Used flight cards: { $name }
    .help = { $cards }
    .rule = KRU-U4
none-used = None yet.
whole = Show the whole track
part = Zoom in again
whole-log = The whole game log

## Buttons
fields = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
fly = Fly { fields }
fly-with = Fly { fields }: { $cards } cards
fly-two = Fly with two { $land }: { fields }
end-draw = End turn, draw { $count }
end-last = End your last turn
drop = Discard
turn-round = Turn it round
lay = Lay it like this: { $first } at { $column }, { $second } at { $next }

## The second line below a question
hint-first_cards = Flight cards carry your raven, action cards rebuild the track. { $left } to take; you see each before the next.
route = Ahead of you: { $lands }. That is { fields } for { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
hint-turn-none = No flight card fits now. Two equal ones stand for any land; an action may help too.
hint-picked = Tap the card once more, or the button.
hint-either = The buttons say what this card can do. Tap it again to put it back.
hint-held = This is how it would be. Tap it once more, or the button; tap another one to compare.
hint-rotate = Its two fields change places. A card under a raven stays as it is.
hint-remove = It leaves a hole, and everybody flies over it for free.
hint-swap_a = Two cards will change places; neither is turned.
hint-swap_b = Column { $column } changes places with the one you tap.
hint-slide = One half will stick out of its lane; in the other lane a hole opens.
hint-slide_towards = Tap the side of column { $column } where the card should stick out.
hint-beside = It adds two fields on the outer side of a lane.
hint-lay = Tap the card to lay it as shown, or turn it round first.
hint-draw_two = { $left } to draw. Only you see what you draw.
hint-draw = { $left } to draw. Only you see what you draw.
hint-limit = Flight cards come back to you later; a discarded action is gone for good.
hint-wait = Changes on the track stay marked until you move.
hint-wait-first = The race begins when both of you have five cards.
hint-last = This is the last turn: the other raven has finished.

## The end
end-first = finished first
end-at-once = Whoever plays second and finishes first wins at once.
end-not-enough = That was not enough: { fields } short.
end-home = finished too
end-left = { $count ->
    [one] { $count } field short
   *[other] { $count } fields short
}
end-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
