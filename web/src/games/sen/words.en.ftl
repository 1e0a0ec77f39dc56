# What only this table of Sen says; everything else is in the words of the game and of the page.
land = land { $slot } of { $count }
land-of = { $who }, land { $slot } of { $count }
your-dream = Your dream
aid = memory aid
in-hand = In hand:
deck = Draw pile
discards = Discard
looking = Discard pile, the oldest first
holds = { $who }’s card
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
do-next = Fall asleep again: round { $round }

## The second line below a question
hint-first = Only you see it, and it soon turns over again. Remember it.
hint-turn = Touch the draw pile or the discard pile. Call only if you believe that nobody has fewer ravens.
hint-take = Which of your lands gives way? Touch the pile again to think it over.
hint-drawn = Exchange it with one of your lands or discard it.
hint-drawn-power = Exchange it with one of your lands, discard it, or use its power.
hint-two = The power of the one you discard is lost.
hint-peek = In any dream, your own too. Everybody sees where you look, only you see what is there.
hint-swap_a = Any two lands, but no more than one of yours. Nobody looks at them.
hint-swap_b = The two change places. What you remember travels with the card.
hint-choose = The whole pile lies before you. What you take, everybody sees.
hint-place = The land that gives way goes to the discard pile.
hint-know_a = Point at two lands with the same number: if you are right, your dream gets smaller.
hint-know_b = Both will be shown to everybody.
hint-name = Right: both go away and one unknown land comes. Wrong: both stay, and it comes all the same.
hint-wait-first = The game begins when everybody has peeked.

## The note beside the chronicle
note-power = A power works only straight after drawing.
note-turn = In a turn you do exactly one thing. You cannot pass.
note-memory = The table does not remember for you.

## The count
lead = All dreams lie open. The fewest ravens win the round.
lead-last = The last round, dream by dream:
calls = calls
worth = ravens this round
toward = { $total } of { $target }
chip-glasses-even = hourglasses in pairs: 0
chip-glasses-odd = { $count ->
    [one] lonely hourglass: 9
   *[other] { $count } hourglasses: 9 each
}
chip-nines = nines do not count: −{ $points }
chip-lowest = fewest: 0
chip-penalty = not the fewest: penalty +{ $points }
chip-all-nines = all nines: 0
chip-beaten = another’s nines: 50
why = Why so?
why-sum = Ravens of each dream:
why-sum-one = { $who } { $points }
why-nobody = Nobody called, so every dream scores its own sum.
why-others = Everybody else scores their own sum.
variant = variant { $variant } · { $rule }
said-next = Already asleep again:
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
