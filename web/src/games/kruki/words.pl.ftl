# To, co mówi tylko ten stół Kruków; wszystko inne jest w słowach gry i strony.
side-0 = biały
side-1 = czarny
lane-0 = tor biały
lane-1 = tor czarny
column = kolumna { $column }
detour = objazd, { $lane } { $columns }
flights = Loty
actions = Czyny
used = Zużyte
used-more = Zużyte loty: { $cards }
track-pile = Trasa
played = W tej turze
gone = Poza grą
whole-log = Cała kronika

## Przyciski
fields = { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[many] { $fields } pól
}
fly = Leć { fields }
fly-land = Leć { fields }: { $land }
fly-two = Leć za dwie ({ $land }): { fields }
end-draw = Koniec, dobierz { $count }
end-last = Zakończ ostatnią turę
rest-first_cards = { $count ->
    [one] Ostatnia z lotów
    [few] Pozostałe { $count } z lotów
   *[many] Pozostałe { $count } z lotów
}
rest-draw = { $count ->
    [one] Dobierz lot
    [few] Dobierz { $count } loty
   *[many] Dobierz { $count } lotów
}
rest-draw_two = { rest-draw }
rest-other = { $count ->
    [one] Dobierz czyn
    [few] Dobierz { $count } czyny
   *[many] Dobierz { $count } czynów
}
one-0 = Jeden lot
one-1 = Jeden czyn
drop = Odrzuć
turn-round = Obróć
lay = Połóż tak: { $first } przy { $column }, { $second } przy { $next }

## Drugi wiersz pod pytaniem
hint-first_cards = Loty niosą kruka, czyny przebudowują trasę. Jeszcze { $left }; każdą widzisz, zanim weźmiesz następną.
hint-turn = Równe krainy z rzędu to jedna karta; dziury się nie liczą.
hint-turn-none = Żaden lot teraz nie pasuje. Dwa równe loty zastąpią każdą krainę; pomóc może też czyn.
hint-picked = Dotknij karty jeszcze raz albo przycisku.
hint-rotate = Jej dwa pola zamienią się miejscami. Karta pod krukiem zostaje, jak leży.
hint-remove = Zostanie dziura, nad którą każdy przelatuje za darmo.
hint-swap_a = Dwie karty zamienią się miejscami; żadna się nie obróci.
hint-swap_b = Kolumna { $column } zamieni się z tą, której dotkniesz.
hint-slide = Połowa karty wystaje poza tor; na drugim torze zostaje dziura.
hint-slide_towards = Dotknij tej strony kolumny { $column }, po której karta ma wystawać.
hint-beside = Dokłada dwa pola po zewnętrznej stronie toru.
hint-lay = Dotknij karty, by ją położyć tak, jak leży, albo najpierw ją obróć.
hint-draw_two = Do dobrania: { $left }. Co dobierasz, widzisz tylko Ty.
hint-draw = Do dobrania: { $left }. Co dobierasz, widzisz tylko Ty.
hint-limit = Loty kiedyś do Ciebie wrócą; odrzucony czyn przepada.
hint-wait = Co zmieni się na trasie, zostaje zaznaczone do Twojej odpowiedzi.
hint-wait-first = Wyścig zacznie się, gdy oboje macie po pięć kart.
hint-last = To ostatnia tura: drugi kruk jest już na mecie.

## Koniec
end-first = pierwszy kruk na mecie
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
