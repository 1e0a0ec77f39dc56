# What only this table of Kruki says; everything else is in the words of the game and of the page.
side-0 = white
side-1 = black
lane-0 = white lane
lane-1 = black lane
column = column { $column }
detour = detour, { $lane } { $columns }
flights = Flights
actions = Actions
used = Used
used-more = Used flights: { $cards }
track-pile = Track
played = This turn
gone = Out of the game
whole-log = The whole log

## Buttons
fields = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
fly = Fly { fields }
fly-land = Fly { fields }: { $land }
fly-two = Fly with two { $land }: { fields }
end-draw = End turn, draw { $count }
end-last = End your last turn
rest-first_cards = { $count ->
    [one] The last one a flight
   *[other] The other { $count }: flights
}
rest-draw = { $count ->
    [one] Draw a flight
   *[other] Draw { $count } flights
}
rest-draw_two = { rest-draw }
rest-other = { $count ->
    [one] Draw an action
   *[other] Draw { $count } actions
}
one-0 = One flight
one-1 = One action
drop = Discard
turn-round = Turn it round
lay = Lay it so: { $first } beside { $column }, { $second } beside { $next }

## The second line below a question
hint-first_cards = Flights carry your raven, actions rebuild the track. { $left } to take; you see each before the next.
hint-turn = Equal lands in a row take one card; holes do not count.
hint-turn-none = No flight fits now. Two equal flights stand for any land; an action may help too.
hint-picked = Touch the card once more, or the button.
hint-rotate = Its two fields change places. A card under a raven stays as it is.
hint-remove = A hole stays behind, and everybody flies over it for free.
hint-swap_a = Two cards will change places; neither is turned.
hint-swap_b = Column { $column } changes places with the one you touch.
hint-slide = One half will stick out of its lane; in the other lane a hole opens.
hint-slide_towards = Touch the side of column { $column } to which the card shall stick out.
hint-beside = It adds two fields on the outer side of a lane.
hint-lay = Touch it to lay it as it lies, or turn it round first.
hint-draw_two = { $left } to draw. What you draw only you see.
hint-draw = { $left } to draw. What you draw only you see.
hint-limit = Flights come back to you one day; an action discarded is gone for good.
hint-wait = What changes on the track stays marked until your answer.
hint-wait-first = The race begins when both have five cards.
hint-last = This is the last turn: the other raven is home.

## The end
end-first = home first
end-home = home too
end-left = { $count ->
    [one] { $count } field short
   *[other] { $count } fields short
}
end-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
