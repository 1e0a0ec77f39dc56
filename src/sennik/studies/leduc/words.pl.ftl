title = Poker Leduc
blurb = Sześć kart, dwie rundy stawiania, jedna karta na środku: znana gra badawcza.

card-jack = walet
card-queen = dama
card-king = król
zone-deck = talia
zone-board = stół
zone-hand = ręka
fact-chips = żetony w puli
fact-won = wygrane żetony
fact-round = runda

phase-first = Czekasz czy stawiasz?
    .other = { $who } czeka lub stawia.
phase-second = Czekasz czy stawiasz?
    .other = { $who } czeka lub stawia.
phase-facing = Pasujesz, sprawdzasz czy przebijasz?
    .other = { $who } odpowiada na stawkę.
phase-over = Rozdanie skończone.

answer-check = Czekam
answer-bet = Stawiam
answer-fold = Pasuję
answer-call = Sprawdzam
answer-raise = Przebijam

told-check = { $you ->
    [yes] Czekasz.
   *[no] { $seat } czeka.
}
told-bet = { $you ->
    [yes] Stawiasz.
   *[no] { $seat } stawia.
}
told-fold = { $you ->
    [yes] Pasujesz.
   *[no] { $seat } pasuje.
}
told-call = { $you ->
    [yes] Sprawdzasz.
   *[no] { $seat } sprawdza.
}
told-raise = { $you ->
    [yes] Przebijasz.
   *[no] { $seat } przebija.
}
told-wins = { $who_you ->
    [yes] Wygrywasz
   *[no] { $who } wygrywa
} { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
