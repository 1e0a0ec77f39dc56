# What only this table of Sen says; everything else is in the words of the game and of the page.
land = land { $slot } of { $count }
land-of = { $who }, land { $slot } of { $count }
your-dream = Your dream
near = Bring the dream of { $who } near
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
note-take = A card that you take must replace one of your lands, and its power does nothing.
note-drawn = A card that you draw is seen by nobody else.
note-know = Right or wrong, your turn ends with it.
note-call = The call ends the round at once: nobody has another turn.
note-first = Everybody sees which lands you peek at, and only you what is there.
note-memory = The table does not remember for you.

## What things are
about-land = { $ravens ->
    [0] No ravens: no land is better.
    [one] One raven.
   *[other] { $ravens } ravens.
} In the end the ravens of a dream are added up, and the fewest win.
about-take = Straight after drawing it you may draw two more cards and go on with one of them.
about-peek = Straight after drawing it you may look secretly at one land in any dream.
about-swap = Straight after drawing it you may make two lands change places, at most one of them yours. Nobody sees them.
about-choose = Straight after drawing it you may look through the discard pile and take any land for your dream.
about-power = { $power } As a land it counts { $ravens ->
    [one] one raven
   *[other] { $ravens } ravens
}.
about-hourglass = It has no number. An odd number of hourglasses in a dream count 9 each, an even number nothing.
about-pile = Draw pile
    .help = Nobody has seen its cards. Who draws one keeps it, discards it or uses its power.
about-own = Your land, face down
    .help = The table does not say what it is, even if you have seen it. It counts in the end like every other.
about-theirs = A land of { $who }, face down
    .help = Only a power reaches the lands of others: Peek 1 looks at one, Swap 2 makes two change places.
about-aid = Memory aid
    .help = On the lands that you have seen stands what they are. Without it the table does not remember for you.
about-standing = Points so far
    .help = The ravens of all rounds counted so far. The fewest win in the end.
about-lamp = In hand
    .help = Who draws a card holds it here. The others see only its back.

## The count
lead = All dreams are face up. The one with the fewest ravens wins the round.
lead-last = The last round, dream by dream.
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
