title = Kuhn poker
blurb = Three cards and one bet: small enough that everything about it is known.

card-jack = jack
card-queen = queen
card-king = king
zone-deck = deck
zone-hand = hand
fact-chips = chips laid
fact-won = chips won

phase-first = Check or bet?
    .other = { $who } checks or bets.
phase-second = Check or bet?
    .other = { $who } checks or bets.
phase-facing = Fold or call?
    .other = { $who } faces a bet.
phase-over = The hands are over.

answer-check = Check
answer-bet = Bet
answer-fold = Fold
answer-call = Call

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
told-wins = { $who_you ->
    [yes] You win
   *[no] { $who } wins
} { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
