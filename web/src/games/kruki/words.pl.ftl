# To, co mówi tylko ten stół Kruków; wszystko inne jest w słowach gry i strony.
side-0 = biały
side-1 = czarny
lane-0 = tor biały
    .help = Biały leci nim od kolumny 1 do 16, a wraca drugim torem; czarny ma tu drogę do mety.
    .rule = KRU-T2
lane-1 = tor czarny
    .help = Czarny leci nim od kolumny 1 do 16, a wraca drugim torem; biały ma tu drogę do mety.
    .rule = KRU-T2
column = kolumna { $column }
detour = objazd, { $lane } { $columns }
flights = Loty
actions = Akcje
used = Zużyte
track-pile = Trasa
played = W tej turze
raven = Kruk: { $name }
    .help = Stoi na polu karty, a takiej karty żadna akcja nie rusza. Na jednym polu mogą stać oba kruki.
    .rule = KRU-A9
held = W ręku: { $name }
    .help = Ile kart lotu i ile kart akcji ma ręka, widzą wszyscy: rewersy są różne.
    .rule = KRU-V1
piles = Stosy: { $name }
    .help = Karty lotu i akcji, które są jeszcze do dobrania. Zużyte karty lotu wracają, karty akcji nie.
    .rule = KRU-U4
used-of = Zużyte karty lotu: { $name }
    .help = { $cards }
    .rule = KRU-U4
none-used = Jeszcze żadnych.
whole = Pokaż całą trasę
part = Pokaż z bliska
whole-log = Cały przebieg gry

## Przyciski
fields = { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[many] { $fields } pól
}
fly = Leć o { fields }
fly-with = Leć o { fields } ({ $cards ->
    [few] { $cards } karty
   *[many] { $cards } kart
})
fly-two = Leć za dwie ({ $land }) o { fields }
end-draw = Zakończ i dobierz { $count }
end-last = Zakończ ostatnią turę
drop = Odrzuć
turn-round = Obróć
lay = Połóż tak: { $first } przy { $column }, { $second } przy { $next }

## Drugi wiersz pod pytaniem
hint-first_cards = Karty lotu niosą kruka, karty akcji przebudowują trasę. Jeszcze { $left }; każdą widzisz, zanim weźmiesz następną.
route = Przed Tobą { $lands }: { fields } za { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
hint-turn-none = Żadna karta lotu teraz nie pasuje. Dwie równe zastąpią każdą krainę; pomóc może też akcja.
hint-picked = Dotknij karty jeszcze raz albo przycisku.
hint-either = Przyciski mówią, co zrobi ta karta. Drugie dotknięcie ją odkłada.
hint-held = Tak by było. Dotknij jeszcze raz albo przycisku; dotknij innej, by porównać.
hint-rotate = Jej dwa pola zamienią się miejscami. Karta pod krukiem zostaje, jak leży.
hint-remove = Zostanie dziura, nad którą każdy przelatuje za darmo.
hint-swap_a = Dwie karty zamienią się miejscami; żadna się nie obróci.
hint-swap_b = Kolumna { $column } zamieni się z tą, której dotkniesz.
hint-slide = Połowa karty wystaje poza tor; na drugim torze zostaje dziura.
hint-slide_towards = Dotknij tej strony kolumny { $column }, po której karta ma wystawać.
hint-beside = Dokłada dwa pola po zewnętrznej stronie toru.
hint-lay = Dotknij karty, by ją położyć tak, jak leży, albo najpierw ją obróć.
hint-draw_two = Do dobrania: { $left }. Dobierane karty widzisz tylko Ty.
hint-draw = Do dobrania: { $left }. Dobierane karty widzisz tylko Ty.
hint-limit = Karty lotu jeszcze do Ciebie wrócą; odrzucona akcja przepada.
hint-wait = Zmiany na trasie są zaznaczone do Twojego ruchu.
hint-wait-first = Wyścig zacznie się, gdy oboje macie po pięć kart.
hint-last = To ostatnia tura: drugi kruk jest już na mecie.

## Koniec
end-first = na mecie jako pierwszy kruk
end-at-once = Kto gra jako drugi i kończy pierwszy, wygrywa od razu.
end-not-enough = To za mało: do mety zostaje { fields }.
end-home = też na mecie
end-left = { $count ->
    [one] zabrakło { $count } pola
   *[other] zabrakło { $count } pól
}
end-hand = { $count ->
    [one] { $count } karta w ręku
    [few] { $count } karty w ręku
   *[many] { $count } kart w ręku
}
