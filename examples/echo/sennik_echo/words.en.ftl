title = Echo
blurb = Every dream has an echo in somebody’s hand. Ask for it, and lay the two down together.

option-hand = Cards in hand
    .help = how many dreams each player is dealt

zone-pile = pile
zone-hand = hand
zone-laid = laid down

card-staircase = Staircase
card-lighthouse = Lighthouse
card-orchard = Orchard
card-clockmaker = Clockmaker
card-paper-boat = Paper boat
card-thunderstorm = Thunderstorm
card-winter-coat = Winter coat
card-cartographer = Cartographer
card-hummingbird = Hummingbird
card-observatory = Observatory

phase-turn = Whom do you ask for an echo?
    .other = { $who } is thinking about whom to ask
phase-asked = Do you have the echo?
    .other = { $who } is looking for the echo
phase-over = The dreams have found their echoes

answer-ask = Ask { $who }: { $dream }
answer-lay = Lay down both: { $dream }
answer-give = Yes, here it is
answer-deny = No, only silence

told-asks = { $you ->
    [yes] You ask { $who }: { $dream }?
   *[no] { $seat } asks { $who_you ->
        [yes] you
       *[no] { $who }
    }: { $dream }?
}
told-denies = { $you ->
    [yes] You have no { $dream }.
   *[no] { $seat } has no { $dream }.
}
moved-pile-hand = { $to_own ->
    [yes] { $sees ->
        [yes] You draw: { $card }.
       *[no] You draw a dream.
    }
   *[no] { $to } draws a dream.
}
moved-hand-laid = { $to_own ->
    [yes] { $card } is laid down before you.
   *[no] { $card } is laid down before { $to }.
}
