# To, co mówi tylko ten stół Kruków; wszystko inne jest w słowach gry i strony.
side-0 = biały
side-1 = czarny
lane-0 = tor biały
lane-1 = tor czarny
column = kolumna { $column }
detour = objazd, { $lane } { $columns }
flights = Loty
actions = Akcje
used = Zużyte
used-more = Zużyte karty lotu: { $cards }
track-pile = Trasa
played = W tej turze
gone = Poza grą
whole-log = Cały przebieg gry

## Przyciski
fields = { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[many] { $fields } pól
}
fly = Leć o { fields }
fly-land = Leć o { fields }: { $land }
fly-two = Leć za dwie ({ $land }) o { fields }
end-draw = Zakończ i dobierz { $count }
end-last = Zakończ ostatnią turę
rest-first_cards = { $count ->
    [one] Ostatnia ze stosu lotu
   *[other] Pozostałe { $count } ze stosu lotu
}
rest-draw = { $count ->
    [one] Dobierz lot
    [few] Dobierz { $count } loty
   *[many] Dobierz { $count } lotów
}
rest-draw_two = { rest-draw }
rest-other = { $count ->
    [one] Dobierz akcję
    [few] Dobierz { $count } akcje
   *[many] Dobierz { $count } akcji
}
one-0 = Jeden lot
one-1 = Jedna akcja
drop = Odrzuć
turn-round = Obróć
lay = Połóż tak: { $first } przy { $column }, { $second } przy { $next }

## Drugi wiersz pod pytaniem
hint-first_cards = Karty lotu niosą kruka, karty akcji przebudowują trasę. Jeszcze { $left }; każdą widzisz, zanim weźmiesz następną.
hint-turn = Jedna karta przenosi przez wszystkie równe krainy z rzędu; dziury się nie liczą.
hint-turn-none = Żadna karta lotu teraz nie pasuje. Dwie równe zastąpią każdą krainę; pomóc może też akcja.
hint-picked = Dotknij karty jeszcze raz albo przycisku.
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
