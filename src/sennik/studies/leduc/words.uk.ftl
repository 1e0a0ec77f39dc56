title = Покер Ледук
blurb = Шість карт, два кола ставок, одна карта посередині: відома гра для досліджень.

card-jack = валет
card-queen = дама
card-king = король
zone-deck = колода
zone-board = стіл
zone-hand = рука
fact-chips = фішки в банку
fact-won = виграні фішки
fact-round = коло

phase-first = Чекаєте чи ставите?
    .other = { $who } чекає або ставить.
phase-second = Чекаєте чи ставите?
    .other = { $who } чекає або ставить.
phase-facing = Пасуєте, відповідаєте чи підвищуєте?
    .other = { $who } відповідає на ставку.
phase-over = Роздачу закінчено.

answer-check = Чекаю
answer-bet = Ставлю
answer-fold = Пасую
answer-call = Відповідаю
answer-raise = Підвищую

told-check = { $you ->
    [yes] Ви чекаєте.
   *[no] { $seat } чекає.
}
told-bet = { $you ->
    [yes] Ви ставите.
   *[no] { $seat } ставить.
}
told-fold = { $you ->
    [yes] Ви пасуєте.
   *[no] { $seat } пасує.
}
told-call = { $you ->
    [yes] Ви відповідаєте.
   *[no] { $seat } відповідає.
}
told-raise = { $you ->
    [yes] Ви підвищуєте.
   *[no] { $seat } підвищує.
}
told-wins = { $who_you ->
    [yes] Ви виграєте
   *[no] { $who } виграє
} { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
   *[many] { $chips } фішок
}.
