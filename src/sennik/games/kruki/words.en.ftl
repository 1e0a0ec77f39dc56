title = Kruki
blurb = Ravens: two of them race through the night, over five lands that will not lie still.

## Cards and places
card-red-yellow = Ember–Dunes
    .help = { help-track }
    .rule = KRU-C1
card-red-green = Ember–Pinewood
    .help = { help-track }
    .rule = KRU-C1
card-red-violet = Ember–Mists
    .help = { help-track }
    .rule = KRU-C1
card-red-blue = Ember–Deep
    .help = { help-track }
    .rule = KRU-C1
card-yellow-green = Dunes–Pinewood
    .help = { help-track }
    .rule = KRU-C1
card-yellow-violet = Dunes–Mists
    .help = { help-track }
    .rule = KRU-C1
card-yellow-blue = Dunes–Deep
    .help = { help-track }
    .rule = KRU-C1
card-green-violet = Pinewood–Mists
    .help = { help-track }
    .rule = KRU-C1
card-green-blue = Pinewood–Deep
    .help = { help-track }
    .rule = KRU-C1
card-violet-blue = Mists–Deep
    .help = { help-track }
    .rule = KRU-C1
card-white-red = Ember
    .help = { help-flight-red }
    .rule = KRU-F1
card-white-yellow = Dunes
    .help = { help-flight-yellow }
    .rule = KRU-F1
card-white-green = Pinewood
    .help = { help-flight-green }
    .rule = KRU-F1
card-white-violet = Mists
    .help = { help-flight-violet }
    .rule = KRU-F1
card-white-blue = Deep
    .help = { help-flight-blue }
    .rule = KRU-F1
card-black-red = Ember
    .help = { help-flight-red }
    .rule = KRU-F1
card-black-yellow = Dunes
    .help = { help-flight-yellow }
    .rule = KRU-F1
card-black-green = Pinewood
    .help = { help-flight-green }
    .rule = KRU-F1
card-black-violet = Mists
    .help = { help-flight-violet }
    .rule = KRU-F1
card-black-blue = Deep
    .help = { help-flight-blue }
    .rule = KRU-F1
card-white-forward-back = You +1 / Rival −1
    .help = { help-forward-back }
    .rule = KRU-A1
card-white-rotate-remove = Rotate / Remove
    .help = { help-rotate-remove }
    .rule = KRU-A3
card-white-swap-slide = Swap / Slide
    .help = { help-swap-slide }
    .rule = KRU-A5
card-white-draw-detour = Draw 2 / Detour
    .help = { help-draw-detour }
    .rule = KRU-A7
card-black-forward-back = You +1 / Rival −1
    .help = { help-forward-back }
    .rule = KRU-A1
card-black-rotate-remove = Rotate / Remove
    .help = { help-rotate-remove }
    .rule = KRU-A3
card-black-swap-slide = Swap / Slide
    .help = { help-swap-slide }
    .rule = KRU-A5
card-black-draw-detour = Draw 2 / Detour
    .help = { help-draw-detour }
    .rule = KRU-A7
zone-column = row
zone-detour = detour
zone-track_pile = track pile
    .help = Cards for detours, face down.
    .rule = KRU-A8
zone-drawn = card for a detour
    .help = You looked at it and must lay it now, beside a lane.
    .rule = KRU-A8
zone-played = flight cards of this turn
    .help = Flight cards of this turn. At its end they go to your used pile.
    .rule = KRU-U3
zone-gone = out of the game
    .help = Action cards that were played and track cards that were removed. Nothing comes back.
    .rule = KRU-U4
zone-flight_pile = flight pile
    .help = Your flight cards, face down. When it is empty, the used ones are shuffled into a new pile.
    .rule = KRU-U4
zone-action_pile = action pile
    .help = Your action cards, face down. Each works once; this pile is never refilled.
    .rule = KRU-U4
zone-hand = hand
    .help = At the end of a turn you keep 7 cards at most.
    .rule = KRU-U3
zone-used = used pile
    .help = Flight cards that were played. They come back when the flight pile is empty.
    .rule = KRU-U4
help-track = A card of the track: two fields, two lands. Ravens fly over it; actions may turn, slide, swap or remove it.
help-flight-red = Carries your raven to the next field if that is Ember, and over all equal fields that follow. Two equal flight cards stand for any land.
help-flight-yellow = Carries your raven to the next field if that is Dunes, and over all equal fields that follow. Two equal flight cards stand for any land.
help-flight-green = Carries your raven to the next field if that is Pinewood, and over all equal fields that follow. Two equal flight cards stand for any land.
help-flight-violet = Carries your raven to the next field if that is Mists, and over all equal fields that follow. Two equal flight cards stand for any land.
help-flight-blue = Carries your raven to the next field if that is the Deep, and over all equal fields that follow. Two equal flight cards stand for any land.
help-forward-back = You +1: your raven flies one field, whatever its land. Rival −1: the other raven goes back one field.
help-rotate-remove = Rotate: the two fields of a track card change places. Remove: a track card leaves, and the hole is flown over for free.
help-swap-slide = Swap: two cards of the row change places. Slide: a card of the row moves one field sideways; one half sticks out, a hole opens in the other lane.
help-draw-detour = Draw 2: two more cards from your piles. Detour: a new track card lies beside a lane and adds two fields.
fact-mover = turn
fact-starter = begins
fact-left = cards to draw
fact-finished = raven
finished-0 = in flight
finished-1 = finished

## Questions
phase-first_cards = Take your first five cards: from which pile the next one?
    .other = { $count ->
        [one] { $who } is taking the first cards.
       *[other] { $who } are taking the first cards.
    }
phase-turn = Your turn: play flight or action cards, or end your turn.
    .other = It is { $who }’s turn.
phase-rotate = Rotate: which track card?
    .other = { $who } is choosing a card to rotate.
phase-remove = Remove: which track card?
    .other = { $who } is choosing a card to remove.
phase-swap_a = Swap: point at the first card of the row.
    .other = { $who } is pointing at cards to swap.
phase-swap_b = Swap: point at the second card of the row.
    .other = { $who } is pointing at cards to swap.
phase-slide = Slide: which card of the row?
    .other = { $who } is choosing a card to slide.
phase-slide_towards = Slide: towards which lane?
    .other = { $who } is choosing a lane to slide towards.
phase-beside = Detour: where do you lay it?
    .other = { $who } is looking for a place for a detour.
phase-lay = Detour: which land lies at the column with the smaller number?
    .other = { $who } is choosing which way round the detour lies.
phase-draw_two = Draw 2: from which pile?
    .other = { $who } is drawing two cards.
phase-draw = End of your turn: from which pile do you draw?
    .other = { $who } is drawing at the end of the turn.
phase-limit = You keep 7 cards: which one do you discard?
    .other = { $who } is discarding down to seven.
phase-over = The race is over.

## Answers
answer-forward = You +1
answer-back = Rival −1
answer-rotate = Rotate
answer-remove = Remove
answer-swap = Swap
answer-slide = Slide
answer-more = Draw 2
answer-detour = Detour
answer-fly = Fly: { $land }
answer-pair = Fly with two cards: 2 × { $land }
answer-end = End your turn
answer-draw = { $pile }
answer-card = Column { $column }
answer-detour_card = Detour beside { $lane }, { $columns }{ $depth ->
    [1] {""}
   *[other] , number { $depth } counted from the lane
}
answer-towards = Towards { $lane }
answer-beside = Beside { $lane }, { $columns }
answer-first = First { $land }
answer-drop = Discard the flight card { $land }
answer-waste = Discard the action card { $card }
pile-0 = Flight pile
pile-1 = Action pile
land-0 = Ember
land-1 = Dunes
land-2 = Pinewood
land-3 = Mists
land-4 = Deep
action_card-0 = You +1 / Rival −1
action_card-1 = Rotate / Remove
action_card-2 = Swap / Slide
action_card-3 = Draw 2 / Detour
action-0 = Own raven +1
action-1 = Rival’s raven −1
action-2 = Rotate
action-3 = Remove
action-4 = Swap
action-5 = Slide
action-6 = Draw 2
action-7 = Detour
lane-0 = the white lane
lane-1 = the black lane
pair-0 = 1–2
pair-1 = 2–3
pair-2 = 3–4
pair-3 = 4–5
pair-4 = 5–6
pair-5 = 6–7
pair-6 = 7–8
pair-7 = 8–9
pair-8 = 9–10
pair-9 = 10–11
pair-10 = 11–12
pair-11 = 12–13
pair-12 = 13–14
pair-13 = 14–15
pair-14 = 15–16

## The log
far = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
told-apart = { $seat } takes a card (hidden).
told-starts = { $who_you ->
    [yes] You begin.
   *[no] { $who } begins.
}
told-flies = { $you ->
    [yes] You play { $land } and fly { far }.
   *[no] { $seat } plays { $land } and flies { far }.
}
told-pairs = { $you ->
    [yes] You play 2 × { $pair } as { $land } and fly { far }.
   *[no] { $seat } plays 2 × { $pair } as { $land } and flies { far }.
}
told-plays = { $you ->
    [yes] You play an action: { $action }.
   *[no] { $seat } plays an action: { $action }.
}
told-rotates = { $you ->
    [yes] You rotate the card of column { $column }.
   *[no] { $seat } rotates the card of column { $column }.
}
told-rotates_detour = { $you ->
    [yes] You rotate the detour beside { $lane }, { $columns }.
   *[no] { $seat } rotates the detour beside { $lane }, { $columns }.
}
told-removes = { $you ->
    [yes] You remove the card of column { $column }.
   *[no] { $seat } removes the card of column { $column }.
}
told-removes_detour = { $you ->
    [yes] You remove the detour beside { $lane }, { $columns }.
   *[no] { $seat } removes the detour beside { $lane }, { $columns }.
}
told-swaps = { $you ->
    [yes] You swap columns { $one } and { $other }.
   *[no] { $seat } swaps columns { $one } and { $other }.
}
told-slides = { $you ->
    [yes] You slide column { $column } towards { $lane }.
   *[no] { $seat } slides column { $column } towards { $lane }.
}
told-lays = { $you ->
    [yes] You lay a detour beside { $lane }, { $columns }: { $first }, { $second }.
   *[no] { $seat } lays a detour beside { $lane }, { $columns }: { $first }, { $second }.
}
told-wastes = { $you ->
    [yes] You discard the action card { $card }.
   *[no] { $seat } discards the action card { $card }.
}
told-finishes = { $who_you ->
    [yes] Your raven has finished.
   *[no] { $who }’s raven has finished.
}
told-last = { $who_you ->
    [yes] You have one more turn, your last.
   *[no] { $who } has one more turn, the last.
}
told-hands = Both ravens have finished. Cards in hand: { $more } to { $fewer }.
told-wins = { $who_you ->
    [yes] You win.
   *[no] { $who } wins.
}
told-shared = Both ravens have finished, with { $each ->
    [one] { $each } card
   *[other] { $each } cards
} in each hand: you share the win.
moved-flight_pile-hand = { $you ->
    [yes] You draw a flight card: { $card }.
   *[no] { $seat } draws a flight card{ shown }
}
moved-action_pile-hand = { $you ->
    [yes] You draw an action card: { $card }.
   *[no] { $seat } draws an action card{ shown }
}
moved-track_pile-drawn = { $you ->
    [yes] You take a card for a detour: { $card }.
   *[no] { $seat } looks at a card for a detour{ shown }
}
shown = { $sees ->
    [yes] : { $card }.
   *[no] .
}
moved-hand-used = { $you ->
    [yes] You discard the flight card { $card }.
   *[no] { $seat } discards the flight card { $card }.
}
moved-hand-played = {""}
moved-hand-gone = {""}
moved-played-used = {""}
moved-column-gone = {""}
moved-detour-gone = {""}
moved-drawn-detour = {""}
swapped-column-column = {""}
marked-column = {""}
marked-detour = {""}
shuffled-flight_pile = { $own ->
    [yes] Your flight pile is empty: your used cards are shuffled into a new one.
   *[no] { $owner }’s flight pile is empty: the used cards are shuffled into a new one.
}

note-reach = { $count ->
    [0] The flight cards in your hand cannot carry your raven now.
    [one] The flight cards in your hand can carry your raven { $count } field.
   *[other] The flight cards in your hand can carry your raven { $count } fields.
}
note-to_fly = { $count ->
    [one] { $count } field to the finish
   *[other] { $count } fields to the finish
}

## The table in the terminal
text-lane-0 = W
text-lane-1 = B
text-start = start
text-finish = finish
text-flown = { $flown } of { $all } fields
text-home = finished
text-flights = { $count ->
    [one] { $count } flight
   *[other] { $count } flights
}
text-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
text-held = { $flights }, { $actions }
text-piles = piles { $flights } and { $actions }
text-hand = Hand
text-ahead = Ahead of you
text-drawn = Card for a detour
text-played = Played
text-used = Used
text-track = track pile: { $count }

## Why a bot would do so
reason-on = It carries your raven { $fields ->
    [one] one field
   *[other] { $fields } fields
} nearer home.
reason-back = It puts the other raven { $fields ->
    [one] one field
   *[other] { $fields } fields
} further from home.

## Why not
why-land = The next field shows another land. A single flight card fits only its own; two equal ones fit any.
    .rule = KRU-F1
why-nowhere = Neither of its two actions can be carried out now.
    .rule = KRU-U2
why-track = The track is changed by action cards: choose one from your hand first.
    .rule = KRU-U2
why-later = You draw at the end of your turn.
    .rule = KRU-U3
why-theirs = These are your rival’s cards.
    .rule = KRU-V1
why-used = Used flight cards come back by themselves when the flight pile is empty.
    .rule = KRU-U4
why-action = First carry the action out to its end.
    .rule = KRU-U2
why-raven = No action may touch a card on which a raven stands, nor slide one onto it.
    .rule = KRU-A9
why-slid = A card that was slid can only be rotated.
    .rule = KRU-A6
why-detour = A detour can be rotated or removed, not swapped or slid.
    .rule = KRU-L3
why-covered = A card that was slid lies on it: it can only be rotated.
    .rule = KRU-L6
why-same = This card is chosen already.
    .rule = KRU-A5
why-beside = A detour lies beside a lane: choose one of the marked places.
    .rule = KRU-L1
why-draw = First draw: choose one of your two piles.
    .rule = KRU-U3
why-empty = This pile has no cards left.
    .rule = KRU-U4
why-discard = First discard down to 7 cards.
    .rule = KRU-U3
reason-stays = It keeps cards that could carry your raven { $fields ->
    [one] one field
   *[other] { $fields } fields
} further this turn.
reason-to_go = Your raven has { $mine ->
    [one] one field
   *[other] { $mine } fields
} to fly, the other { $other ->
    [one] one field
   *[other] { $other } fields
}.
