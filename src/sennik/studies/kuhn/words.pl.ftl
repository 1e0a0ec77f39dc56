title = Poker Kuhna
blurb = Trzy karty i jedna stawka: tak mały, że wiadomo o nim wszystko.

card-jack = walet
card-queen = dama
card-king = król
zone-deck = talia
zone-hand = ręka
fact-chips = żetony w puli
fact-won = wygrane żetony

phase-first = Czekasz czy stawiasz?
    .other = { $who } czeka lub stawia.
phase-second = Czekasz czy stawiasz?
    .other = { $who } czeka lub stawia.
phase-facing = Pasujesz czy sprawdzasz?
    .other = { $who } odpowiada na stawkę.
phase-over = Rozdanie skończone.

answer-check = Czekam
answer-bet = Stawiam
answer-fold = Pasuję
answer-call = Sprawdzam

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
told-wins = { $who_you ->
    [yes] Wygrywasz
   *[no] { $who } wygrywa
} { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
