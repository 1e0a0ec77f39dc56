title = Nap
blurb = A tiny game about sheep, with one of everything: made for tests, and a model for games of your own.

option-turns = Turns
    .help = how many each seat has
option-dark = Dark night
    .help = wolves are good and sheep are bad

card-lamb = lamb
card-ewe = ewe
card-ram = ram
card-wolf = wolf
card-kite = kite
card-bell = bell
card-owl = owl
card-lamp = lamp
zone-meadow = meadow
zone-sky = sky
zone-heap = heap
zone-stage = stage
zone-pen = pen
zone-hand = hand
fact-mover = turn
fact-clock = turns left
fact-score = flock

phase-turn = Your turn.
    .other = It is the turn of { $who }.
phase-trade = Which sheep do you trade for which?
    .other = { $who } trades a sheep.
phase-ring = The bell rings: hush it, or show a sheep.
    .other = The bell rings for { $who }.
phase-pick = What do you take from the heap?
    .other = { $who } looks through the heap.
phase-over = All are awake.

answer-doze = Doze: draw from the meadow
answer-drift = Drift: draw from the sky
answer-look = Look at sheep { $slot }
answer-lay = Lay { $card } at place { $slot }
answer-play = Play { $card }
answer-trade = Trade { $mine } for { $theirs }
answer-hush = Hush it with a bell
answer-yawn = Yawn and show sheep { $slot }
answer-take = Take { $card } from the heap

moved-hand-heap = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
told-ring = The bell rings.
told-hush = { $you ->
    [yes] You hush the bell.
   *[no] { $seat } hushes the bell.
}
told-yawn = { $you ->
    [yes] You yawn.
   *[no] { $seat } yawns.
}
told-scores = { $who_you ->
    [yes] You have
   *[no] { $who } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
