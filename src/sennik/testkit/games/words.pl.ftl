title = Drzemka
blurb = Malutka gra o owcach, w której jest po jednym ze wszystkiego: do testów i jako wzór dla własnych gier.

option-turns = Tury
    .help = ile ma ich każde miejsce
option-dark = Ciemna noc
    .help = wilki są dobre, a owce złe

card-lamb = jagnię
card-ewe = owca
card-ram = baran
card-wolf = wilk
card-kite = latawiec
card-bell = dzwonek
card-owl = sowa
card-lamp = lampa
zone-meadow = łąka
zone-sky = niebo
zone-heap = sterta
zone-stage = scena
zone-pen = zagroda
zone-hand = ręka
fact-mover = kolej
fact-clock = zostało tur
fact-score = stado

phase-turn = Twoja kolej.
    .other = Kolej: { $who }.
phase-trade = Którą owcę wymieniasz na którą?
    .other = { $who } wymienia owcę.
phase-ring = Dzwonek dzwoni: ucisz go albo pokaż owcę.
    .other = Dzwonek dzwoni: { $who }.
phase-pick = Co bierzesz ze sterty?
    .other = { $who } przegląda stertę.
phase-over = Wszyscy już nie śpią.

answer-doze = Zdrzemnij się: dobierz z łąki
answer-drift = Odpłyń: dobierz z nieba
answer-look = Zajrzyj do owcy { $slot }
answer-lay = Połóż na miejscu { $slot }: { $card }
answer-play = Zagraj: { $card }
answer-trade = Wymień { $mine } na { $theirs }
answer-hush = Ucisz dzwonkiem
answer-yawn = Ziewnij i pokaż owcę { $slot }
answer-take = Weź ze sterty: { $card }

moved-hand-heap = { $you ->
    [yes] Zagrywasz: { $card }.
   *[no] { $seat } zagrywa: { $card }.
}
told-ring = Dzwoni dzwonek.
told-hush = { $you ->
    [yes] Uciszasz dzwonek.
   *[no] { $seat } ucisza dzwonek.
}
told-yawn = { $you ->
    [yes] Ziewasz.
   *[no] { $seat } ziewa.
}
told-scores = { $who_you ->
    [yes] Masz
   *[no] { $who } ma
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
