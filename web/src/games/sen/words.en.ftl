# What only this table of Sen says; everything else is in the words of the game and of the page.
land = land { $slot } of { $count }
land-of = { $who }, land { $slot } of { $count }
your-dream = Your dream
aid = memory aid
in-hand = In hand:
deck = Draw pile
discards = Discard
looking = Discard pile, the oldest first
holds = { $who }: card in hand
peeked-of = { $who }, land { $slot }
rule = Rule { $rule }

## Chips and buttons: the verb
draw = draw
take = take
drop = discard
hold = keep
do-draw = Draw
do-draw-it = Draw from the pile
do-drop = Discard
do-use = Use power
do-use-it = Use power: { $power }
do-next = Next: round { $round }

## The second line below a question
peek = { $nth ->
    [1] Peek at one of your lands.
    [2] Now peek at a second one of your lands.
   *[other] And peek at one more of your lands.
}
hint-first = Only you see it, and it soon turns over again. Remember it.
hint-turn = Tap the draw pile or the discard pile. Call if you think that nobody has fewer ravens.
hint-take = Which land will it replace? Tap the pile again to change your mind.
hint-drawn = Exchange it for one of your lands, or discard it.
hint-drawn-power = Exchange it for one of your lands, discard it, or use its power.
hint-two = The power of the one you discard is lost.
hint-peek = In any dream, your own too. Everybody sees where you look, only you see what is there.
hint-swap_a = Any two lands, but no more than one of yours. Nobody looks at them.
hint-swap_b = The two change places. What you remember travels with the card.
hint-choose = The whole pile lies before you. Everybody sees what you take.
hint-place = The land it replaces goes to the discard pile.
hint-know_a = Point at two lands with the same number: if you are right, your dream gets smaller.
hint-know_b = Everybody will see both cards.
hint-name = If you are right, both go and one unknown land comes. If not, both stay and the unknown one comes as well.
hint-wait-first = The game begins when everybody has peeked.

## The note beside the log
note-power = A power works only right after drawing from the pile.
note-turn = In a turn you do exactly one thing. You cannot pass.
note-memory = The table does not remember for you.

## The count
lead = All dreams are face up. The one with the fewest ravens wins the round.
lead-last = The last round, dream by dream:
calls = calls
worth = ravens this round
toward = { $total } of { $target }
chip-glasses-even = even hourglasses: 0
chip-glasses-odd = { $count ->
    [one] one hourglass: 9
   *[other] { $count } hourglasses: 9 each
}
chip-nines = nines do not count: −{ $points }
chip-lowest = fewest: 0
chip-penalty = not the fewest: penalty +{ $points }
chip-all-nines = all nines: 0
chip-beaten = beaten by all nines: 50
why = Why this score?
why-sum = Ravens of each dream:
why-sum-one = { $who } { $points }
why-nobody = Nobody called, so every dream scores its own sum.
why-others = Every other dream scores its own sum.
variant = variant { $variant } · { $rule }
said-next = Ready:
sheet = Score sheet
sheet-round = Round
sheet-earlier = Earlier
sheet-total = Total
sheet-caller = called here
after-rounds = { $round ->
    [0] Before the first round
    [one] After one round
   *[other] After { $round } rounds
}
