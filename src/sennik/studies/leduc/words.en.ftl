title = Leduc poker
blurb = Six cards, two rounds of betting, one card in the middle: a standard game of research.

card-jack = jack
card-queen = queen
card-king = king
zone-deck = deck
zone-board = board
zone-hand = hand
fact-chips = chips laid
fact-won = chips won
fact-round = round

phase-first = Check or bet?
    .other = { $who } checks or bets.
phase-second = Check or bet?
    .other = { $who } checks or bets.
phase-facing = Fold, call or raise?
    .other = { $who } faces a bet.
phase-over = The hands are over.

answer-check = Check
answer-bet = Bet
answer-fold = Fold
answer-call = Call
answer-raise = Raise

told-check = { $you ->
    [yes] You check.
   *[no] { $seat } checks.
}
told-bet = { $you ->
    [yes] You bet.
   *[no] { $seat } bets.
}
told-fold = { $you ->
    [yes] You fold.
   *[no] { $seat } folds.
}
told-call = { $you ->
    [yes] You call.
   *[no] { $seat } calls.
}
told-raise = { $you ->
    [yes] You raise.
   *[no] { $seat } raises.
}
told-wins = { $who_you ->
    [yes] You win
   *[no] { $who } wins
} { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
