title = Kruki
blurb = Nocny wyścig dwóch kruków nad pięcioma krainami, które ciągle zmieniają miejsce.

## Karty i miejsca
card-red-yellow = Żar–Wydmy
    .help = { help-track }
    .rule = KRU-C1
card-red-green = Żar–Bór
    .help = { help-track }
    .rule = KRU-C1
card-red-violet = Żar–Mgły
    .help = { help-track }
    .rule = KRU-C1
card-red-blue = Żar–Toń
    .help = { help-track }
    .rule = KRU-C1
card-yellow-green = Wydmy–Bór
    .help = { help-track }
    .rule = KRU-C1
card-yellow-violet = Wydmy–Mgły
    .help = { help-track }
    .rule = KRU-C1
card-yellow-blue = Wydmy–Toń
    .help = { help-track }
    .rule = KRU-C1
card-green-violet = Bór–Mgły
    .help = { help-track }
    .rule = KRU-C1
card-green-blue = Bór–Toń
    .help = { help-track }
    .rule = KRU-C1
card-violet-blue = Mgły–Toń
    .help = { help-track }
    .rule = KRU-C1
card-white-red = Żar
    .help = { help-flight-red }
    .rule = KRU-F1
card-white-yellow = Wydmy
    .help = { help-flight-yellow }
    .rule = KRU-F1
card-white-green = Bór
    .help = { help-flight-green }
    .rule = KRU-F1
card-white-violet = Mgły
    .help = { help-flight-violet }
    .rule = KRU-F1
card-white-blue = Toń
    .help = { help-flight-blue }
    .rule = KRU-F1
card-black-red = Żar
    .help = { help-flight-red }
    .rule = KRU-F1
card-black-yellow = Wydmy
    .help = { help-flight-yellow }
    .rule = KRU-F1
card-black-green = Bór
    .help = { help-flight-green }
    .rule = KRU-F1
card-black-violet = Mgły
    .help = { help-flight-violet }
    .rule = KRU-F1
card-black-blue = Toń
    .help = { help-flight-blue }
    .rule = KRU-F1
card-white-forward-back = Mój kruk +1 / Rywal −1
    .help = { help-forward-back }
    .rule = KRU-A1
card-white-rotate-remove = Obróć / Usuń
    .help = { help-rotate-remove }
    .rule = KRU-A3
card-white-swap-slide = Zamień / Wysuń
    .help = { help-swap-slide }
    .rule = KRU-A5
card-white-draw-detour = Dobierz 2 / Objazd
    .help = { help-draw-detour }
    .rule = KRU-A7
card-black-forward-back = Mój kruk +1 / Rywal −1
    .help = { help-forward-back }
    .rule = KRU-A1
card-black-rotate-remove = Obróć / Usuń
    .help = { help-rotate-remove }
    .rule = KRU-A3
card-black-swap-slide = Zamień / Wysuń
    .help = { help-swap-slide }
    .rule = KRU-A5
card-black-draw-detour = Dobierz 2 / Objazd
    .help = { help-draw-detour }
    .rule = KRU-A7
zone-column = rząd
zone-detour = objazd
zone-track_pile = stos trasy
    .help = Zakryte karty na objazdy.
    .rule = KRU-A8
zone-drawn = karta na objazd
    .help = Tę kartę już widzisz i teraz kładziesz ją obok toru.
    .rule = KRU-A8
zone-played = zagrane karty lotu
    .help = Karty lotu tej tury. Na jej koniec idą na stos zużytych.
    .rule = KRU-U3
zone-gone = poza grą
    .help = Zagrane karty akcji i usunięte karty trasy. Nic stąd nie wraca.
    .rule = KRU-U4
zone-flight_pile = stos lotu
    .help = Twoje karty lotu, zakryte. Gdy się skończą, zużyte są tasowane w nowy stos.
    .rule = KRU-U4
zone-action_pile = stos akcji
    .help = Twoje karty akcji, zakryte. Każda działa raz; ten stos się nie odnawia.
    .rule = KRU-U4
zone-hand = ręka
    .help = Na koniec tury zostaje Ci najwyżej 7 kart.
    .rule = KRU-U3
zone-used = stos zużytych
    .help = Karty lotu już zagrane. Wracają, gdy stos lotu jest pusty.
    .rule = KRU-U4
help-track = Karta trasy: dwa pola, dwie krainy. Kruki lecą nad nią; akcje mogą ją obrócić, wysunąć, zamienić albo usunąć.
help-flight-red = Niesie Twojego kruka na następne pole, jeśli to Żar, i nad wszystkimi równymi polami za nim. Dwie równe karty lotu zastępują każdą krainę.
help-flight-yellow = Niesie Twojego kruka na następne pole, jeśli to Wydmy, i nad wszystkimi równymi polami za nim. Dwie równe karty lotu zastępują każdą krainę.
help-flight-green = Niesie Twojego kruka na następne pole, jeśli to Bór, i nad wszystkimi równymi polami za nim. Dwie równe karty lotu zastępują każdą krainę.
help-flight-violet = Niesie Twojego kruka na następne pole, jeśli to Mgły, i nad wszystkimi równymi polami za nim. Dwie równe karty lotu zastępują każdą krainę.
help-flight-blue = Niesie Twojego kruka na następne pole, jeśli to Toń, i nad wszystkimi równymi polami za nim. Dwie równe karty lotu zastępują każdą krainę.
help-forward-back = Mój kruk +1: Twój kruk leci o jedno pole, jakakolwiek to kraina. Rywal −1: drugi kruk cofa się o jedno pole.
help-rotate-remove = Obróć: dwa pola karty trasy zamieniają się miejscami. Usuń: karta trasy znika, a nad dziurą leci się za darmo.
help-swap-slide = Zamień: dwie karty rzędu zamieniają się miejscami. Wysuń: karta rzędu przesuwa się o pole w bok; połowa wystaje, na drugim torze powstaje dziura.
help-draw-detour = Dobierz 2: bierzesz jeszcze dwie karty ze swoich stosów. Objazd: nowa karta trasy leży obok toru i dodaje dwa pola.
fact-mover = tura
fact-starter = zaczyna
fact-left = kart do dobrania
fact-finished = kruk
finished-0 = w locie
finished-1 = na mecie

## Pytania
phase-first_cards = Bierzesz pierwsze pięć kart: z którego stosu następna?
    .other = { $count ->
        [one] { $who } bierze jeszcze pierwsze karty.
       *[other] { $who } biorą jeszcze pierwsze karty.
    }
phase-turn = Twoja tura: leć, zagraj akcję albo zakończ.
    .other = Tura: { $who }.
phase-rotate = Obróć: którą kartę trasy?
    .other = { $who } wybiera kartę, którą obróci.
phase-remove = Usuń: którą kartę trasy?
    .other = { $who } wybiera kartę, którą usunie.
phase-swap_a = Zamień: wskaż pierwszą kartę rzędu.
    .other = { $who } wskazuje karty do zamiany.
phase-swap_b = Zamień: wskaż drugą kartę rzędu.
    .other = { $who } wskazuje karty do zamiany.
phase-slide = Wysuń: którą kartę rzędu?
    .other = { $who } wybiera kartę, którą wysunie.
phase-slide_towards = Wysuń: w stronę którego toru?
    .other = { $who } wybiera tor, w stronę którego wysunie kartę.
phase-beside = Objazd: gdzie go kładziesz?
    .other = { $who } szuka miejsca na objazd.
phase-lay = Objazd: która kraina leży przy kolumnie o mniejszym numerze?
    .other = { $who } wybiera, jak położyć objazd.
phase-draw_two = Dobierz 2: z którego stosu?
    .other = { $who } dobiera dwie karty.
phase-draw = Koniec tury: z którego stosu dobierasz?
    .other = { $who } dobiera karty na koniec tury.
phase-limit = W ręku zostaje 7 kart: którą odrzucasz?
    .other = { $who } odrzuca karty ponad siedem.
phase-over = Wyścig skończony.

## Odpowiedzi
answer-forward = Mój kruk +1
answer-back = Rywal −1
answer-rotate = Obróć
answer-remove = Usuń
answer-swap = Zamień
answer-slide = Wysuń
answer-more = Dobierz 2
answer-detour = Objazd
answer-fly = Leć: { $land }
answer-pair = Leć za dwie karty: 2 × { $land }
answer-end = Zakończ turę
answer-draw = { $pile }
answer-card = Kolumna { $column }
answer-detour_card = Objazd obok { $lane }, { $columns }{ $depth ->
    [1] {""}
   *[other] , { $depth }. od toru
}
answer-towards = W stronę { $lane }
answer-beside = Obok { $lane }, { $columns }
answer-first = Najpierw { $land }
answer-drop = Odrzuć kartę lotu: { $land }
answer-waste = Odrzuć kartę akcji: { $card }
pile-0 = Stos lotu
pile-1 = Stos akcji
land-0 = Żar
land-1 = Wydmy
land-2 = Bór
land-3 = Mgły
land-4 = Toń
action_card-0 = Mój kruk +1 / Rywal −1
action_card-1 = Obróć / Usuń
action_card-2 = Zamień / Wysuń
action_card-3 = Dobierz 2 / Objazd
action-0 = Własny kruk +1
action-1 = Kruk rywala −1
action-2 = Obróć
action-3 = Usuń
action-4 = Zamień
action-5 = Wysuń
action-6 = Dobierz 2
action-7 = Objazd
lane-0 = białego toru
lane-1 = czarnego toru
pair-0 = 1–2
pair-1 = 2–3
pair-2 = 3–4
pair-3 = 4–5
pair-4 = 5–6
pair-5 = 6–7
pair-6 = 7–8
pair-7 = 8–9
pair-8 = 9–10
pair-9 = 10–11
pair-10 = 11–12
pair-11 = 12–13
pair-12 = 13–14
pair-13 = 14–15
pair-14 = 15–16

## Kronika
far = { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[many] { $fields } pól
}
told-apart = { $seat } bierze kartę w tajemnicy.
told-starts = { $who_you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $who }.
}
told-flies = { $you ->
    [yes] Zagrywasz { $land } i lecisz o { far }.
   *[no] { $seat } zagrywa { $land } i leci o { far }.
}
told-pairs = { $you ->
    [yes] Zagrywasz 2 × { $pair } jako { $land } i lecisz o { far }.
   *[no] { $seat } zagrywa 2 × { $pair } jako { $land } i leci o { far }.
}
told-plays = { $you ->
    [yes] Zagrywasz akcję: { $action }.
   *[no] { $seat } zagrywa akcję: { $action }.
}
told-rotates = { $you ->
    [yes] Obracasz kartę w kolumnie { $column }.
   *[no] { $seat } obraca kartę w kolumnie { $column }.
}
told-rotates_detour = { $you ->
    [yes] Obracasz objazd obok { $lane }, { $columns }.
   *[no] { $seat } obraca objazd obok { $lane }, { $columns }.
}
told-removes = { $you ->
    [yes] Usuwasz kartę z kolumny { $column }.
   *[no] { $seat } usuwa kartę z kolumny { $column }.
}
told-removes_detour = { $you ->
    [yes] Usuwasz objazd obok { $lane }, { $columns }.
   *[no] { $seat } usuwa objazd obok { $lane }, { $columns }.
}
told-swaps = { $you ->
    [yes] Zamieniasz kolumny { $one } i { $other }.
   *[no] { $seat } zamienia kolumny { $one } i { $other }.
}
told-slides = { $you ->
    [yes] Wysuwasz kolumnę { $column } w stronę { $lane }.
   *[no] { $seat } wysuwa kolumnę { $column } w stronę { $lane }.
}
told-lays = { $you ->
    [yes] Kładziesz objazd obok { $lane }, { $columns }: { $first }, { $second }.
   *[no] { $seat } kładzie objazd obok { $lane }, { $columns }: { $first }, { $second }.
}
told-wastes = { $you ->
    [yes] Odrzucasz kartę akcji { $card }.
   *[no] { $seat } odrzuca kartę akcji { $card }.
}
told-finishes = { $who_you ->
    [yes] Twój kruk jest na mecie.
   *[no] { $who }: kruk jest na mecie.
}
told-last = { $who_you ->
    [yes] Masz jeszcze jedną, ostatnią turę.
   *[no] { $who } ma jeszcze jedną, ostatnią turę.
}
told-hands = Na mecie są oba kruki. Karty w ręku: { $more } do { $fewer }.
told-wins = { $who_you ->
    [yes] Wygrywasz.
   *[no] Wygrywa { $who }.
}
told-shared = Na mecie są oba kruki, w każdej ręce { $each ->
    [one] jest { $each } karta
    [few] są { $each } karty
   *[many] jest { $each } kart
}: to wspólna wygrana.
moved-flight_pile-hand = { $you ->
    [yes] Dobierasz kartę lotu: { $card }.
   *[no] { $seat } dobiera kartę lotu{ shown }
}
moved-action_pile-hand = { $you ->
    [yes] Dobierasz kartę akcji: { $card }.
   *[no] { $seat } dobiera kartę akcji{ shown }
}
moved-track_pile-drawn = { $you ->
    [yes] Bierzesz kartę na objazd: { $card }.
   *[no] { $seat } ogląda kartę na objazd{ shown }
}
shown = { $sees ->
    [yes] : { $card }.
   *[no] .
}
moved-hand-used = { $you ->
    [yes] Odrzucasz kartę lotu { $card }.
   *[no] { $seat } odrzuca kartę lotu { $card }.
}
moved-hand-played = {""}
moved-hand-gone = {""}
moved-played-used = {""}
moved-column-gone = {""}
moved-detour-gone = {""}
moved-drawn-detour = {""}
swapped-column-column = {""}
marked-column = {""}
marked-detour = {""}
shuffled-flight_pile = { $own ->
    [yes] Twój stos lotu jest pusty: zużyte karty są potasowane w nowy.
   *[no] { $owner } ma pusty stos lotu: zużyte karty są potasowane w nowy.
}

note-reach = { $count ->
    [0] Karty lotu z ręki nie zaniosą teraz Twojego kruka dalej.
    [one] Karty lotu z ręki zaniosą Twojego kruka o { $count } pole.
    [few] Karty lotu z ręki zaniosą Twojego kruka o { $count } pola.
   *[many] Karty lotu z ręki zaniosą Twojego kruka o { $count } pól.
}
note-to_fly = { $count ->
    [one] { $count } pole do mety
    [few] { $count } pola do mety
   *[many] { $count } pól do mety
}

## Stół w terminalu
text-lane-0 = B
text-lane-1 = C
text-start = start
text-finish = meta
text-flown = { $flown } z { $all } pól
text-home = na mecie
text-flights = { $count ->
    [one] { $count } lot
    [few] { $count } loty
   *[many] { $count } lotów
}
text-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
text-held = { $flights }, { $actions } w ręku
text-piles = stosy { $flights } i { $actions }
text-hand = Ręka
text-ahead = Przed Tobą
text-drawn = Karta na objazd
text-played = Zagrane
text-used = Zużyte
text-track = stos trasy: { $count }

## Dlaczego bot tak by zrobił
reason-on = Twój kruk jest o { $fields ->
    [one] jedno pole
    [few] { $fields } pola
   *[other] { $fields } pól
} bliżej domu.
reason-back = Drugi kruk ma do domu o { $fields ->
    [one] jedno pole
    [few] { $fields } pola
   *[other] { $fields } pól
} dalej.

## Dlaczego nie
why-land = Następne pole pokazuje inną krainę. Jedna karta lotu pasuje tylko do swojej; dwie równe do każdej.
    .rule = KRU-F1
why-nowhere = Żadnej z jej dwóch akcji nie da się teraz wykonać.
    .rule = KRU-U2
why-track = Trasę zmieniają karty akcji: najpierw wybierz taką z ręki.
    .rule = KRU-U2
why-later = Dobierasz na koniec tury.
    .rule = KRU-U3
why-theirs = To karty rywala.
    .rule = KRU-V1
why-used = Zużyte karty lotu wracają same, gdy stos lotu jest pusty.
    .rule = KRU-U4
why-action = Najpierw dokończ akcję.
    .rule = KRU-U2
why-raven = Żadna akcja nie rusza karty, na której stoi kruk, ani nie nasuwa na nią innej.
    .rule = KRU-A9
why-slid = Wysuniętą kartę można już tylko obrócić.
    .rule = KRU-A6
why-detour = Objazd można obrócić albo usunąć, ale nie zamienić ani wysunąć.
    .rule = KRU-L3
why-covered = Leży na nim wysunięta karta: można go tylko obrócić.
    .rule = KRU-L6
why-same = Ta karta jest już wybrana.
    .rule = KRU-A5
why-beside = Objazd leży obok toru: wybierz jedno z zaznaczonych miejsc.
    .rule = KRU-L1
why-draw = Najpierw dobierz: wybierz jeden ze swoich dwóch stosów.
    .rule = KRU-U3
why-empty = W tym stosie nie ma już kart.
    .rule = KRU-U4
why-discard = Najpierw odrzuć tyle kart, by zostało 7.
    .rule = KRU-U3
reason-stays = Zostają Ci karty, które w tej turze mogłyby ponieść kruka jeszcze o { $fields ->
    [one] jedno pole
    [few] { $fields } pola
   *[other] { $fields } pól
}.
reason-to_go = Twój kruk ma przed sobą { $mine ->
    [one] jedno pole
    [few] { $mine } pola
   *[other] { $mine } pól
}, drugi { $other ->
    [one] jedno pole
    [few] { $other } pola
   *[other] { $other } pól
}.
