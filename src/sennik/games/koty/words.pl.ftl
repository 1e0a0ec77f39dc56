title = Koty
blurb = Wypełnij sen kotami, podwajaj je dziewiątkami i przepędzaj koty rywali.

## Ustawienia
option-teams = Drużyny
    .help = po dwie osoby, partnerzy siedzą naprzeciw siebie; na 4 lub 6 osób
option-moths = Ćmy
    .help = ćma przenosi kota do innej krainy
option-bats = Nietoperze
    .help = nietoperz zamienia kruka rywala w Twoją dziewiątkę
option-owls = Sowy
    .help = sowa zatrzymuje atak i zabiera kartę
option-dragon = Smok
    .help = smok przegania wszystkie kruki i staje się dziewiątką
option-night = Noc
    .help = wszystkie trzynaście kart nocy naraz

## Karty i miejsca
card-raven = kruk
card-blue1 = niebieska 1
card-yellow2 = żółta 2
card-green3 = zielona 3
card-pink4 = różowa 4
card-pink5 = różowa 5
card-green6 = zielona 6
card-yellow7 = żółta 7
card-blue8 = niebieska 8
card-joker = joker
card-moth = ćma
card-bat = nietoperz
card-owl = sowa
card-dragon = smok
zone-pile = talia
zone-discard = stos odrzuconych
zone-played = zagrane karty
zone-region = kraina
zone-hand = ręka
fact-mover = tura
fact-named = atakuje jako

## Biernik: kogo, co
the-card = { $card_kind ->
    [raven] kruka
    [blue1] niebieską 1
    [yellow2] żółtą 2
    [green3] zieloną 3
    [pink4] różową 4
    [pink5] różową 5
    [green6] zieloną 6
    [yellow7] żółtą 7
    [blue8] niebieską 8
    [joker] jokera
   *[other] { $card }
}
the-cat = { $cat_kind ->
    [blue1] niebieską 1
    [yellow2] żółtą 2
    [green3] zieloną 3
    [pink4] różową 4
    [pink5] różową 5
    [green6] zieloną 6
    [yellow7] żółtą 7
    [blue8] niebieską 8
   *[other] { $cat }
}
the-named = { $as_kind ->
    [raven] kruka
    [blue1] niebieską 1
    [yellow2] żółtą 2
    [green3] zieloną 3
    [pink4] różową 4
    [pink5] różową 5
    [green6] zieloną 6
    [yellow7] żółtą 7
    [blue8] niebieską 8
   *[other] { $as }
}
drawn = { $kind ->
    [raven] kruka
    [blue1] niebieską 1
    [yellow2] żółtą 2
    [green3] zieloną 3
    [pink4] różową 4
    [pink5] różową 5
    [green6] zieloną 6
    [yellow7] żółtą 7
    [blue8] niebieską 8
    [joker] jokera
    [moth] ćmę
    [bat] nietoperza
    [owl] sowę
    [dragon] smoka
   *[other] kartę
}

## Pytania
phase-turn = Twoja tura: zagraj kartę albo wymień rękę.
    .other = Tura: { $who }.
phase-defend = Ktoś atakuje Twojego kota. Bronisz go?
    .other = { $who } może bronić kota.
phase-repeat = Atak odparty. Atakujesz jeszcze raz?
    .other = { $who } może ponowić atak.
phase-add = Do której krainy dokładasz dziewiątkę?
    .other = { $who } wybiera krainę dla dziewiątki.
phase-pair = Bójka wygrana. W której krainie kładziesz obie karty?
    .other = { $who } wybiera krainę dla obu kart z bójki.
phase-roost = W której krainie kruk zostaje dziewiątką?
    .other = { $who } wybiera krainę dla kruka.
phase-lair = Gdzie kładzie się smok?
    .other = { $who } wybiera krainę dla smoka.
phase-carry = Dokąd ćma niesie kota?
    .other = { $who } wybiera, dokąd leci ćma.
phase-over = Gra skończona.

## Odpowiedzi
answer-exchange = Wymień całą rękę
answer-play = Zagraj { the-card } na swoją krainę { $region }
answer-pose = Joker jako { $as } na swoją krainę { $region }
answer-cover = Połóż { the-card } na dziewiątkę: { $whose }, kraina { $region }
answer-attack = Atak: { $card } → { $whose }, kraina { $region }
answer-disguise = Atak: joker jako { $as } → { $whose }, kraina { $region }
answer-dragon = Smok
answer-moth = Ćma: przenieś kota stąd: { place }
answer-bat = Nietoperz: porwij kruka stąd: { $whose }, kraina { $region }
answer-guard = Broń się: { $card }
answer-owl = Zagraj sowę
answer-again = Ponów atak: { $card }
answer-yield = { $phase ->
    [defend] Nie bronię
   *[repeat] Kończę atak
}
answer-put = Kraina { $region }
answer-drop = Tutaj: { place }
place = { $whose_you ->
    [yes] Twoja kraina { $region }
   *[no] { $whose }, kraina { $region }
}

## Kronika
told-exchange = { $you ->
    [yes] Wymieniasz rękę:
   *[no] { $seat } wymienia rękę:
} { $one }, { $two }, { $three }, { $four }.
told-lay = { $you ->
    [yes] Kładziesz { the-card } w swojej krainie { $region }.
   *[no] { $seat } kładzie { the-card } w swojej krainie { $region }.
}
told-meet = { $you ->
    [yes] Zagrywasz { the-card } na { the-cat } w swojej krainie { $region }.
   *[no] { $seat } zagrywa { the-card } na { the-cat } w swojej krainie { $region }.
}
told-chase = { $you ->
    [yes] Przeganiasz kruka ze swojej krainy { $region }.
   *[no] { $seat } przegania kruka ze swojej krainy { $region }.
}
told-cover = { $you ->
    [yes] Kładziesz { the-card } na dziewiątkę: { $whose }, kraina { $region }.
   *[no] { $seat } kładzie { the-card } { $whose_you ->
        [yes] na Twoją dziewiątkę w krainie { $region }.
       *[no] na dziewiątkę: { $whose }, kraina { $region }.
    }
}
told-attack = { $you ->
    [yes] Atakujesz { the-cat } ({ $whose }, kraina { $region }). Twoja karta: { $card }.
   *[no] { $seat } atakuje { $whose_you ->
        [yes] Twoją { the-cat } w krainie { $region }.
       *[no] { the-cat } ({ $whose }, kraina { $region }).
    } Zagrana karta: { $card }.
}
told-stands = Joker udaje { the-named }.
told-guard = { $you ->
    [yes] Bronisz się: { $card }.
   *[no] { $seat } broni się: { $card }.
}
told-owl = { $you ->
    [yes] Zagrywasz sowę i zabierasz { the-card }. Koniec ataku.
   *[no] { $seat } zagrywa sowę i zabiera { the-card }. Koniec ataku.
}
told-yield = { $you ->
    [yes] Nie bronisz się.
   *[no] { $seat } się nie broni.
}
told-again = { $you ->
    [yes] Ponawiasz atak: { $card }.
   *[no] { $seat } ponawia atak: { $card }.
}
told-stop = { $you ->
    [yes] Kończysz atak.
   *[no] { $seat } kończy atak.
}
told-friends = Przyjaciele: obie karty idą na stos odrzuconych.
told-nine = { $you ->
    [yes] Dokładasz dziewiątkę do swojej krainy { $region }.
   *[no] { $seat } dokłada dziewiątkę do swojej krainy { $region }.
}
told-nine_lost = Na dziewiątkę nie ma miejsca.
told-pair = { $you ->
    [yes] Po bójce { $cat } leży na nowej dziewiątce w Twojej krainie { $region }.
   *[no] Po bójce { $cat } leży na nowej dziewiątce: { $seat }, kraina { $region }.
}
told-pair_lost = Po bójce nie ma miejsca: obie karty przepadają.
told-moth = { $you ->
    [yes] Posyłasz ćmę po { the-cat }:
   *[no] { $seat } posyła ćmę po { the-cat }:
} { place }.
told-drop = Ćma stawia kota tutaj: { place }.
told-bat = { $you ->
    [yes] Posyłasz nietoperza po kruka:
   *[no] { $seat } posyła nietoperza po kruka:
} { place }.
told-roost = { $you ->
    [yes] Kruk staje się dziewiątką w Twojej krainie { $region }.
   *[no] Kruk staje się dziewiątką: { $seat }, kraina { $region }.
}
told-raven_lost = Dla kruka nie ma miejsca: przepada.
told-dragon = { $you ->
    [yes] Wypuszczasz smoka.
   *[no] { $seat } wypuszcza smoka.
} { $ravens ->
    [0] Kruków nie ma.
    [one] Ucieka { $ravens } kruk.
    [few] Uciekają { $ravens } kruki.
   *[many] Ucieka { $ravens } kruków.
}
told-lair = { $you ->
    [yes] Smok kładzie się jako dziewiątka w Twojej krainie { $region }.
   *[no] Smok kładzie się jako dziewiątka: { $seat }, kraina { $region }.
}
told-dragon_lost = Dla smoka nie ma miejsca: przepada.
told-short = { $who_you ->
    [yes] Brakuje kart: nie możesz dobrać do 4. To ostatnia tura.
   *[no] Brakuje kart: { $who } nie może dobrać do 4. To ostatnia tura.
}
told-full = { $who_you ->
    [yes] Masz trzy krainy po trzy dziewiątki. Gra się kończy.
   *[no] { $who } ma trzy krainy po trzy dziewiątki. Gra się kończy.
}
told-calm = Od { $rounds } rund nie przybywa żadna dziewiątka. Gra się kończy.
told-scores = { $who_you ->
    [yes] Masz
   *[no] { $who } ma
} { $points ->
    [one] { $points } kota.
    [few] { $points } koty.
   *[many] { $points } kotów.
}
told-together = { $who } i { $partner } razem: { $points ->
    [one] { $points } kot.
    [few] { $points } koty.
   *[many] { $points } kotów.
}
shuffled-pile = Stos odrzuconych jest potasowany: to nowa talia.
moved-pile-hand = { $you ->
    [yes] Dobierasz { drawn }.
   *[no] {""}
}
moved-pile-discard = { $sees ->
    [yes] To { $card }: idzie na stos odrzuconych.
   *[no] Idzie na stos odrzuconych.
}
moved-pile-region = {""}
moved-hand-region = {""}
moved-hand-played = {""}
moved-hand-discard = {""}
moved-played-discard = {""}
moved-played-region = {""}
moved-played-hand = {""}
moved-region-discard = {""}
moved-region-played = {""}
moved-region-region = {""}

note-worth = { text-cats }

## Stół w terminalu
text-pile = talia { $count }
text-discard = odrzucone { $count }
text-dream = Twój sen
text-hand = Ręka
text-cats = { $count ->
    [one] { $count } kot
    [few] { $count } koty
   *[many] { $count } kotów
}
text-team = razem { $count }
text-partner = partner
text-attack = { $card } atakuje { the-cat }: { $whose_you ->
    [yes] Twoja kraina { $region }
   *[no] { $whose }, kraina { $region }
}
text-as = { $card } jako { $as }
text-moth = ćma leci po { the-cat }: { $whose_you ->
    [yes] Twoja kraina { $region }
   *[no] { $whose }, kraina { $region }
}
text-played = zagrane: { $cards }
