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
    .help = Wart 0. Leży tylko na dziewiątce i sprawia, że kraina nic nie liczy: poślij go do rywala. Własnego przegania drugi kruk.
    .rule = KOT-R3
card-blue1 = Kropelka 1
    .help = Niebieski kot wart 1; każda dziewiątka pod nim go podwaja. Przyjaciel: Kapitan 8, bo 1 + 8 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-yellow2 = Iskierka 2
    .help = Żółty kot wart 2; każda dziewiątka pod nim go podwaja. Przyjaciel: Latarnik 7, bo 2 + 7 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-green3 = Mech 3
    .help = Zielony kot wart 3; każda dziewiątka pod nim go podwaja. Przyjaciel: Paproć 6, bo 3 + 6 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-pink4 = Baronowa 4
    .help = Różowy kot wart 4; każda dziewiątka pod nim go podwaja. Przyjaciel: Tancerka 5, bo 4 + 5 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-pink5 = Tancerka 5
    .help = Różowy kot wart 5; każda dziewiątka pod nim go podwaja. Przyjaciel: Baronowa 4, bo 5 + 4 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-green6 = Paproć 6
    .help = Zielony kot wart 6; każda dziewiątka pod nim go podwaja. Przyjaciel: Mech 3, bo 6 + 3 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-yellow7 = Latarnik 7
    .help = Żółty kot wart 7; każda dziewiątka pod nim go podwaja. Przyjaciel: Iskierka 2, bo 7 + 2 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-blue8 = Kapitan 8
    .help = Niebieski kot wart 8; każda dziewiątka pod nim go podwaja. Przyjaciel: Kropelka 1, bo 8 + 1 = 9. Z takim samym się bije.
    .rule = KOT-C1
card-joker = joker
    .help = Udaje kota, którego nazwiesz: takiego samego albo przyjaciela tego, na którego go zagrywasz. Broni też przed każdym atakiem.
    .rule = KOT-O6
card-moth = ćma
    .help = Przenosi dowolnego kota z wierzchu krainy na inną krainę, pustą albo z dziewiątką na wierzchu.
    .rule = KOT-N2
card-bat = nietoperz
    .help = Porywa kruka ze snu rywala; w Twoim śnie kruk staje się dziewiątką.
    .rule = KOT-N3
card-owl = sowa
    .help = Odpowiedź na atak: atak od razu się kończy, a karta, która atakuje, trafia do Twojej ręki.
    .rule = KOT-N1
card-dragon = smok
    .help = Przegania kruki ze wszystkich snów, a potem kładzie się jako dziewiątka w Twoim.
    .rule = KOT-N4
zone-pile = talia
    .help = Zakryta. Stąd dobierasz do 4 po każdej zagranej karcie; stąd są też nowe dziewiątki.
    .rule = KOT-U2
zone-discard = stos odrzuconych
    .help = Karty, które wyszły z gry, odkryte. Gdy talia się skończy, tasuje się je w nową.
    .rule = KOT-U3
zone-played = zagrane karty
    .help = Karty wyłożone na stół, zanim zadziałają.
    .rule = KOT-U2
zone-region = kraina
    .help = Stos: najwyżej trzy dziewiątki, a na nich jeden kot albo kruk. Liczy się karta z wierzchu, podwojona przez każdą dziewiątkę pod nią.
    .rule = KOT-D1
zone-hand = ręka
    .help = Cztery karty; inni ich nie widzą. Kto zagrywa kartę, od razu dobiera następną.
    .rule = KOT-U2
fact-mover = tura
fact-named = atakuje jako

## Biernik: kogo, co
the-card = { $card_kind ->
    [raven] kruka
    [blue1] Kropelkę 1
    [yellow2] Iskierkę 2
    [green3] Mecha 3
    [pink4] Baronową 4
    [pink5] Tancerkę 5
    [green6] Paproć 6
    [yellow7] Latarnika 7
    [blue8] Kapitana 8
    [joker] jokera
   *[other] { $card }
}
the-cat = { $cat_kind ->
    [blue1] Kropelkę 1
    [yellow2] Iskierkę 2
    [green3] Mecha 3
    [pink4] Baronową 4
    [pink5] Tancerkę 5
    [green6] Paproć 6
    [yellow7] Latarnika 7
    [blue8] Kapitana 8
   *[other] { $cat }
}
the-named = { $as_kind ->
    [raven] kruka
    [blue1] Kropelkę 1
    [yellow2] Iskierkę 2
    [green3] Mecha 3
    [pink4] Baronową 4
    [pink5] Tancerkę 5
    [green6] Paproć 6
    [yellow7] Latarnika 7
    [blue8] Kapitana 8
   *[other] { $as }
}
your-cat = { $cat_kind ->
    [green3] Twojego { the-cat }
    [yellow7] Twojego { the-cat }
    [blue8] Twojego { the-cat }
   *[other] Twoją { the-cat }
}
drawn = { $kind ->
    [raven] kruka
    [blue1] Kropelkę 1
    [yellow2] Iskierkę 2
    [green3] Mecha 3
    [pink4] Baronową 4
    [pink5] Tancerkę 5
    [green6] Paproć 6
    [yellow7] Latarnika 7
    [blue8] Kapitana 8
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
        [yes] { your-cat } w krainie { $region }.
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

## Dlaczego czegoś nie można teraz dotknąć
why-stuck = Ta karta teraz nigdzie nie pasuje. Zagraj inną albo wymień rękę.
    .rule = KOT-R4
why-piles = Dobieranie dzieje się samo, po zagraniu karty.
    .rule = KOT-U2
why-partner = Na sen z Twojej drużyny nic się nie zagrywa, poza ćmą.
    .rule = KOT-G1
why-bare = Na pustą krainę rywala nic nie można zagrać.
    .rule = KOT-R4
why-free = Tu może leżeć kot i nic innego.
    .rule = KOT-O2
why-others = Dziewiątkę rywala przykryje kot albo kruk, ale nie joker.
    .rule = KOT-R3
why-cat = Na kota możesz zagrać takiego samego, jego przyjaciela albo jokera.
    .rule = KOT-R4
why-raven = Własnego kruka przegoni tylko kruk albo joker; kruk rywala zostaje.
    .rule = KOT-O5
why-guard = Broni tylko taki sam kot jak atakujący albo joker, a także sowa.
    .rule = KOT-A1
why-again = Ponowić atak może tylko taki sam kot jak wcześniej albo joker.
    .rule = KOT-A2
why-taken = Dziewiątkę kładzie się na pustą krainę albo na dziewiątkę, nie na kota ani kruka.
    .rule = KOT-D3
why-full = Więcej niż trzech dziewiątek kraina nie pomieści.
    .rule = KOT-D2
why-dream = Dziewiątki dokładasz tylko do własnego snu.
    .rule = KOT-D3
why-carry = Ćma stawia kota na pustej krainie albo na dziewiątce.
    .rule = KOT-N2

note-worth = { text-cats }
note-left = { $count } bez obrony

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

## Dlaczego bot tak by zrobił
reason-gains = Twój sen zyskuje od razu { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-takes = Inny sen traci { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-aims = Atakuje krainę, która liczy się za { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-guards = Broni Twojej krainy, która liczy się za { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
reason-yields = Oddaje Twoją krainę, która liczy się za { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
