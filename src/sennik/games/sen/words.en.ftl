title = Sen
blurb = Dream: remember your lands, chase the ravens away, and call “Wake up!” while you have the fewest.

## Options
option-edition = Edition
    .help = which deck you play with
value-edition-base = base
value-edition-jubilee = jubilee
value-edition-long = long dream
option-target = Target
    .help = the game ends after the round in which somebody’s total reaches it
option-rounds = Rounds
    .help = an agreed number of rounds instead of the target
value-rounds-no = to the target
option-penalty = Penalty
    .help = ravens added for a call that comes too soon
option-N = Ravens are not so bad
    .help = whoever has the most lands worth 9 does not count them
option-G = Go for it all
    .help = if exactly one dream has only lands worth 9, it scores 0 and every other dream 50
option-K = I know what I have
    .help = two equal lands can be put away to make the dream smaller

## Cards and places
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-take2 = Take 2 (5)
card-peek1 = Peek 1 (6)
card-swap2 = Swap 2 (7)
card-choose1 = Choose 1 (6)
card-peek1j = Peek 1 (3)
card-hourglass = hourglass
zone-pile = draw pile
zone-discard = discard pile
zone-hand = hand
zone-dream = dream
fact-mover = turn
fact-caller = calls
fact-round = rounds counted
fact-score = ravens in all
fact-round_score = ravens this round

## Questions
phase-first = Peek at one of your lands.
    .other = { $count ->
        [one] { $who } is still peeking.
       *[other] { $who } are still peeking.
    }
phase-turn = Your turn: take, draw or call.
    .other = It is { $who }’s turn.
phase-drawn = What do you do with the card in your hand?
    .other = { $who } has a card in hand.
phase-two = Which one stays in hand? The other goes to the discard pile.
    .other = { $who } chooses one of two cards.
phase-peek = Peek 1: at which land?
    .other = { $who } chooses a land to peek at.
phase-swap_a = Swap 2: point at the first land.
    .other = { $who } points at lands to swap.
phase-swap_b = Swap 2: point at the second land.
    .other = { $who } points at lands to swap.
phase-choose = Choose 1: take one land from the discard pile.
    .other = { $who } looks through the discard pile.
phase-place = Where do you put it?
    .other = { $who } places the chosen land.
phase-know_a = I know what I have: point at the first land.
    .other = { $who } points at two of their lands.
phase-know_b = I know what I have: point at the second land.
    .other = { $who } points at two of their lands.
phase-name = What number do both have?
    .other = { $who } says what the two lands are.
phase-count = All dreams are face up.
    .other = { $count ->
        [one] { $who } is still looking at the dreams.
       *[other] { $who } are still looking at the dreams.
    }
phase-over = The game is over.

## Answers
answer-wake = Wake up!
answer-draw = Draw from the pile
answer-take = Take to place { $slot }
answer-keep = Keep at place { $slot }
answer-drop = Discard { named }
answer-use = Use the power
answer-hold = Keep { named } in hand
answer-land = { $whose_you ->
    [yes] Your land { $slot }
   *[no] { $whose }, land { $slot }
}{ $sees ->
    [yes] {" "}({ $card })
   *[no] {""}
}
answer-pick = Take { named }
answer-know = I know what I have
answer-say = { $number }
answer-next = Next
call-0 = zero
call-1 = one
call-2 = two
call-3 = three
call-4 = four
call-5 = five
call-6 = six
call-7 = seven
call-8 = eight
call-9 = nine
call-10 = hourglasses

## The log
named = { $sees ->
    [yes] { $kind ->
        [hourglass] an hourglass
       *[other] { $card }
    }
   *[no] a land
}
moved-pile-dream = {""}
moved-pile-discard = { $sees ->
    [yes] The discard pile begins with { named }.
   *[no] The first card lies on the discard pile.
}
moved-pile-hand = { $you ->
    [yes] You draw { named }.
   *[no] { $seat } draws from the pile.
}
moved-discard-hand = { $you ->
    [yes] You take { named } from the discard pile.
   *[no] { $seat } takes { named } from the discard pile.
}
moved-hand-discard = { $you ->
    [yes] You discard { named }.
   *[no] { $seat } discards { named }.
}
moved-dream-discard = { $you ->
    [yes] You discard { named } from place { $slot }.
   *[no] { $seat } discards { named } from place { $slot }.
}
moved-hand-dream = {""}
swapped-dream-dream = { $you ->
    [yes] You swap
   *[no] { $seat } swaps
} { $own ->
    [yes] your land { $slot }
   *[no] { $owner } { $slot }
} ↔ { $to_own ->
    [yes] your land { $to_slot }
   *[no] { $to } { $to_slot }
}.
revealed-dream = { $open ->
    [yes] {""}
   *[no] { $all ->
        [yes] { $you ->
            [yes] You show your land { $slot }{ shown }
           *[no] { $seat } shows land { $slot }{ shown }
        }
       *[no] { $you ->
            [yes] You peek at { $own ->
                [yes] your land { $slot }
               *[no] land { $slot } of { $owner }
            }{ shown }
           *[no] { $seat } peeks at { $own ->
                [yes] your land { $slot }
               *[no] { $self ->
                    [yes] their own land { $slot }
                   *[no] land { $slot } of { $owner }
                }
            }.
        }
    }
}
shown = { $sees ->
    [yes] : { $card }.
   *[no] .
}
shuffled-pile = The cards are shuffled: a new round begins.
told-wake = { $you ->
    [yes] You call: Wake up!
   *[no] { $seat } calls: Wake up!
}
told-empty = The draw pile is empty, the round ends.
told-use = { $you ->
    [yes] You use the power { power }.
   *[no] { $seat } uses the power { power }.
}
power = { $land_kind ->
    [take2] Take 2
    [swap2] Swap 2
    [choose1] Choose 1
   *[other] Peek 1
}
told-point = { $you ->
    [yes] You point at { $whose_you ->
        [yes] your land { $slot }.
       *[no] land { $slot } of { $whose }.
    }
   *[no] { $seat } points at { $whose_you ->
        [yes] your land { $slot }.
       *[no] { $whose_self ->
            [yes] their own land { $slot }.
           *[no] land { $slot } of { $whose }.
        }
    }
}
told-say = { $you ->
    [yes] You say: “{ $number }”.
   *[no] { $seat } says: “{ $number }”.
}
told-right = { $you ->
    [yes] Right: you put both away and get one unknown land.
   *[no] Right: { $seat } puts both away and gets one unknown land.
}
told-wrong = { $you ->
    [yes] Wrong: both stay, and an unknown land joins your dream.
   *[no] Wrong: both stay, and { $seat } gets one more unknown land.
}
told-all_nines = { $who_you ->
    [yes] Your dream is all nines: you score 0, every other dream 50.
   *[no] { $who } has only nines: 0, and 50 for every other dream.
}
told-nines = { $who_you ->
    [yes] You have the most nines and do not count them: { $points } less.
   *[no] { $who } has the most nines and does not count them: { $points } less.
}
told-sum = {""}
told-glasses = { $points ->
    [0] { $who_you ->
        [yes] You have an even number of hourglasses: they are worth 0.
       *[no] { $who } has an even number of hourglasses: they are worth 0.
    }
   *[other] { $who_you ->
        [yes] You have an odd number of hourglasses: each is worth 9.
       *[no] { $who } has an odd number of hourglasses: each is worth 9.
    }
}
told-lowest = { $who_you ->
    [yes] Nobody has fewer than you: a good call, you score 0.
   *[no] Nobody has fewer than { $who }: a good call, 0.
}
told-penalty = { $who_you ->
    [yes] Somebody has fewer than you: a penalty of { $points }.
   *[no] Somebody has fewer than { $who }: a penalty of { $points }.
}
told-scores = { $who_you ->
    [yes] You get
   *[no] { $who } gets
} { $points ->
    [one] { $points } raven.
   *[other] { $points } ravens.
}
told-next = {""}

## Why something cannot be touched now
why-peeked = You have peeked at this land already. Choose another one.
    .rule = SEN-U3
why-first = First everybody peeks at lands of their own.
    .rule = SEN-U3
why-piles = Tap a pile first: the card from it goes to one of your lands.
    .rule = SEN-T1
why-theirs = Only a power reaches the lands of others.
    .rule = SEN-P2
why-holding = You hold a card already. Exchange it, discard it or use it.
    .rule = SEN-T3
why-power = A power once used is carried out to its end.
    .rule = SEN-P6
why-same = This land is chosen already.
    .rule = SEN-P3
why-own = Of two lands that change places, at most one is yours.
    .rule = SEN-P3
why-known = You say what you have yourself: point at your own lands.
    .rule = SEN-K1

## The table in the terminal
text-pile = pile { $count }
text-discard = discards
text-hand = in hand
text-dream = Your dream
text-night = round { $round }
text-target = to { $target }
text-rounds = of { $rounds }
text-sum = sum
text-round = round
text-total = total
text-lowest = { $sum }: lowest
text-penalty = { $sum } + penalty { $penalty }
text-all-nines = all nines
text-beaten = beaten by all nines

## Why a bot would do so
reason-lowest = The chance that your dream is the lowest is about { $chance } %.
reason-ends = The chance that your dream is the lowest is only about { $chance } %, but you are ahead: somebody has { $most } ravens, and at { $target } the game ends.
reason-saves = It rids you of about { $ravens ->
    [one] one raven
   *[other] { $ravens } ravens
}.
reason-no_better = This card would not make your dream better anywhere.
reason-costs = It makes your dream worse by about { $ravens ->
    [one] one raven
   *[other] { $ravens } ravens
}.
