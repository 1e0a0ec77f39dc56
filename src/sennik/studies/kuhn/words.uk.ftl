title = Покер Куна
blurb = Три карти й одна ставка: такий малий, що про нього відомо все.

card-jack = валет
card-queen = дама
card-king = король
zone-deck = колода
zone-hand = рука
fact-chips = фішки в банку
fact-won = виграні фішки

phase-first = Чекаєте чи ставите?
    .other = { $who } чекає або ставить.
phase-second = Чекаєте чи ставите?
    .other = { $who } чекає або ставить.
phase-facing = Пасуєте чи відповідаєте?
    .other = { $who } відповідає на ставку.
phase-over = Роздачу закінчено.

answer-check = Чекаю
answer-bet = Ставлю
answer-fold = Пасую
answer-call = Відповідаю

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
told-wins = { $who_you ->
    [yes] Ви виграєте
   *[no] { $who } виграє
} { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
   *[many] { $chips } фішок
}.
