title = Sen
blurb = Zapamiętaj swoje krainy, przegoń kruki i zawołaj „Pobudka!”, gdy masz ich najmniej.

## Ustawienia
option-edition = Edycja
    .help = którą talią gracie
value-edition-base = podstawowa
value-edition-jubilee = jubileuszowa
value-edition-long = długi sen
option-target = Próg
    .help = gra kończy się po rundzie, w której czyjaś suma go osiąga
option-rounds = Rundy
    .help = zamiast progu umówiona liczba rund
value-rounds-no = do progu
option-penalty = Kara
    .help = ile kruków dolicza się za zbyt wczesną pobudkę
option-N = Kruki nie takie złe
    .help = kto ma najwięcej krain wartych 9, nie liczy ich
option-G = Na całość
    .help = jedyny sen z samych krain wartych 9 daje 0, a każdy inny 50
option-K = Wiem, co mam
    .help = dwie równe krainy można odłożyć i zmniejszyć sen

## Karty i miejsca
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
card-take2 = Weź 2 (5)
card-peek1 = Zajrzyj 1 (6)
card-swap2 = Zamień 2 (7)
card-choose1 = Wybierz 1 (6)
card-peek1j = Zajrzyj 1 (3)
card-hourglass = klepsydra
zone-pile = talia
zone-discard = stos odrzuconych
zone-hand = ręka
zone-dream = sen
fact-mover = tura
fact-caller = woła
fact-round = policzone rundy
fact-score = kruki razem
fact-round_score = kruki w rundzie

## Pytania
phase-first = Zajrzyj do jednej ze swoich krain.
    .other = { $count ->
        [one] { $who } zagląda jeszcze do swoich krain.
       *[other] { $who } zaglądają jeszcze do swoich krain.
    }
phase-turn = Twoja tura: weź, dobierz albo zawołaj.
    .other = Tura: { $who }.
phase-drawn = Co robisz z kartą w ręku?
    .other = { $who } ma kartę w ręku.
phase-two = Która zostaje w ręku? Druga idzie na stos odrzuconych.
    .other = { $who } wybiera jedną z dwóch kart.
phase-peek = Zajrzyj 1: do której krainy?
    .other = { $who } wybiera krainę, do której zajrzy.
phase-swap_a = Zamień 2: wskaż pierwszą krainę.
    .other = { $who } wskazuje krainy do zamiany.
phase-swap_b = Zamień 2: wskaż drugą krainę.
    .other = { $who } wskazuje krainy do zamiany.
phase-choose = Wybierz 1: weź jedną krainę ze stosu odrzuconych.
    .other = { $who } przegląda stos odrzuconych.
phase-place = Na którym miejscu ją kładziesz?
    .other = { $who } kładzie wybraną krainę.
phase-know_a = Wiem, co mam: wskaż pierwszą krainę.
    .other = { $who } wskazuje dwie swoje krainy.
phase-know_b = Wiem, co mam: wskaż drugą krainę.
    .other = { $who } wskazuje dwie swoje krainy.
phase-name = Jaką liczbę mają obie?
    .other = { $who } mówi, co to za krainy.
phase-count = Wszystkie sny są odkryte.
    .other = { $count ->
        [one] { $who } ogląda jeszcze sny.
       *[other] { $who } oglądają jeszcze sny.
    }
phase-over = Gra skończona.

## Odpowiedzi
answer-wake = Pobudka!
answer-draw = Dobierz z talii
answer-take = Weź na miejsce { $slot }
answer-keep = Zatrzymaj na miejscu { $slot }
answer-drop = Odrzuć { accusative }
answer-use = Użyj mocy
answer-hold = Zostaw w ręku { accusative }
answer-land = { $whose_you ->
    [yes] Twoja kraina { $slot }
   *[no] { $whose }, kraina { $slot }
}{ $sees ->
    [yes] {" "}({ $card })
   *[no] {""}
}
answer-pick = Weź { accusative }
answer-know = Wiem, co mam
answer-say = { $number }
answer-next = Dalej
call-0 = zero
call-1 = jeden
call-2 = dwa
call-3 = trzy
call-4 = cztery
call-5 = pięć
call-6 = sześć
call-7 = siedem
call-8 = osiem
call-9 = dziewięć
call-10 = klepsydry

## Kronika
accusative = { $sees ->
    [yes] { $kind ->
        [hourglass] klepsydrę
       *[other] { $card }
    }
   *[no] krainę
}
moved-pile-dream = {""}
moved-pile-discard = { $sees ->
    [yes] Na początek na stosie odrzuconych leży { $card }.
   *[no] Pierwsza karta leży na stosie odrzuconych.
}
moved-pile-hand = { $you ->
    [yes] Dobierasz { accusative }.
   *[no] { $seat } dobiera z talii.
}
moved-discard-hand = { $you ->
    [yes] Bierzesz { accusative } ze stosu odrzuconych.
   *[no] { $seat } bierze { accusative } ze stosu odrzuconych.
}
moved-hand-discard = { $you ->
    [yes] Odrzucasz { accusative }.
   *[no] { $seat } odrzuca { accusative }.
}
moved-dream-discard = { $you ->
    [yes] Odrzucasz { accusative } z miejsca { $slot }.
   *[no] { $seat } odrzuca { accusative } z miejsca { $slot }.
}
moved-hand-dream = {""}
swapped-dream-dream = { $you ->
    [yes] Zamieniasz miejscami:
   *[no] { $seat } zamienia miejscami:
} { $own ->
    [yes] Twoja kraina { $slot }
   *[no] { $owner } { $slot }
} ↔ { $to_own ->
    [yes] Twoja kraina { $to_slot }
   *[no] { $to } { $to_slot }
}.
revealed-dream = { $open ->
    [yes] {""}
   *[no] { $all ->
        [yes] { $you ->
            [yes] Pokazujesz krainę { $slot }{ shown }
           *[no] { $seat } pokazuje krainę { $slot }{ shown }
        }
       *[no] { $you ->
            [yes] Zaglądasz do { $own ->
                [yes] swojej krainy { $slot }
               *[no] krainy { $slot } ({ $owner })
            }{ shown }
           *[no] { $seat } zagląda do { $own ->
                [yes] Twojej krainy { $slot }
               *[no] { $self ->
                    [yes] swojej krainy { $slot }
                   *[no] krainy { $slot } ({ $owner })
                }
            }.
        }
    }
}
shown = { $sees ->
    [yes] : { $card }.
   *[no] .
}
shuffled-pile = Karty są potasowane: zaczyna się nowa runda.
told-wake = { $you ->
    [yes] Wołasz: Pobudka!
   *[no] { $seat } woła: Pobudka!
}
told-empty = Talia jest pusta, runda się kończy.
told-use = { $you ->
    [yes] Używasz mocy { power }.
   *[no] { $seat } używa mocy { power }.
}
power = { $land_kind ->
    [take2] Weź 2
    [swap2] Zamień 2
    [choose1] Wybierz 1
   *[other] Zajrzyj 1
}
told-point = { $you ->
    [yes] Wskazujesz { $whose_you ->
        [yes] swoją krainę { $slot }.
       *[no] krainę { $slot } ({ $whose }).
    }
   *[no] { $seat } wskazuje { $whose_you ->
        [yes] Twoją krainę { $slot }.
       *[no] { $whose_self ->
            [yes] swoją krainę { $slot }.
           *[no] krainę { $slot } ({ $whose }).
        }
    }
}
told-say = { $you ->
    [yes] Mówisz: „{ $number }”.
   *[no] { $seat } mówi: „{ $number }”.
}
told-right = { $you ->
    [yes] Zgadza się: odkładasz obie i dostajesz jedną nieznaną krainę.
   *[no] Zgadza się: { $seat } odkłada obie i dostaje jedną nieznaną krainę.
}
told-wrong = { $you ->
    [yes] Pomyłka: obie zostają, a do Twojego snu dochodzi nieznana kraina.
   *[no] Pomyłka: obie zostają, a { $seat } dostaje jeszcze jedną nieznaną krainę.
}
told-all_nines = { $who_you ->
    [yes] Twój sen to same dziewiątki: dostajesz 0, każdy inny sen 50.
   *[no] { $who } ma same dziewiątki: dostaje 0, każdy inny sen 50.
}
told-nines = { $who_you ->
    [yes] Masz najwięcej dziewiątek, więc ich nie liczysz: { $points } mniej.
   *[no] { $who } ma najwięcej dziewiątek i ich nie liczy: { $points } mniej.
}
told-sum = {""}
told-glasses = { $points ->
    [0] { $who_you ->
        [yes] W Twoim śnie jest parzysta liczba klepsydr: warte są 0.
       *[no] { $who } ma parzystą liczbę klepsydr: warte są 0.
    }
   *[other] { $who_you ->
        [yes] W Twoim śnie jest nieparzysta liczba klepsydr: każda jest warta 9.
       *[no] { $who } ma nieparzystą liczbę klepsydr: każda jest warta 9.
    }
}
told-lowest = { $who_you ->
    [yes] Nikt nie ma mniej niż Ty: pobudka udana, dostajesz 0.
   *[no] Nikt nie ma mniej niż { $who }: pobudka udana, 0.
}
told-penalty = { $who_you ->
    [yes] Ktoś ma mniej niż Ty: kara { $points }.
   *[no] Ktoś ma mniej niż { $who }: kara { $points }.
}
told-scores = { $who_you ->
    [yes] Dostajesz
   *[no] { $who } dostaje
} { $points ->
    [one] { $points } kruka.
    [few] { $points } kruki.
   *[many] { $points } kruków.
}
told-next = {""}

## Dlaczego czegoś nie można teraz dotknąć
why-peeked = Tę krainę już znasz. Wybierz inną.
    .rule = SEN-U3
why-first = Najpierw wszyscy zaglądają do swoich krain.
    .rule = SEN-U3
why-piles = Najpierw dotknij stosu: karta z niego trafia na jedną z Twoich krain.
    .rule = SEN-T1
why-theirs = Cudzych krain dosięga tylko moc.
    .rule = SEN-P2
why-holding = Trzymasz już kartę. Zamień ją, odrzuć albo użyj.
    .rule = SEN-T3
why-power = Użytą moc wykonuje się do końca.
    .rule = SEN-P6
why-same = Ta kraina jest już wybrana.
    .rule = SEN-P3
why-own = Z dwóch zamienianych krain najwyżej jedna jest Twoja.
    .rule = SEN-P3
why-known = Mowa o tym, co masz u siebie: wskaż własne krainy.
    .rule = SEN-K1

## Stół w terminalu
text-pile = talia { $count }
text-discard = odrzucone
text-hand = w ręku
text-dream = Twój sen
text-night = runda { $round }
text-target = do { $target }
text-rounds = z { $rounds }
text-sum = suma
text-round = runda
text-total = razem
text-lowest = { $sum }: najmniej
text-penalty = { $sum } + kara { $penalty }
text-all-nines = same dziewiątki
text-beaten = wygrywają same dziewiątki

## Dlaczego bot tak by zrobił
reason-lowest = Szansa, że Twój sen jest najniższy, to około { $chance } %.
reason-ends = Szansa, że Twój sen jest najniższy, to tylko około { $chance } %, ale prowadzisz: ktoś ma już { $most } { $most ->
    [one] kruka
    [few] kruki
   *[other] kruków
}, a przy { $target } gra się kończy.
reason-saves = Ubywa Ci około { $ravens ->
    [one] jednego kruka
   *[other] { $ravens } kruków
}.
reason-no_better = Ta karta nigdzie nie poprawi Twojego snu.
reason-costs = Przybywa Ci około { $ravens ->
    [one] jednego kruka
   *[other] { $ravens } kruków
}.
