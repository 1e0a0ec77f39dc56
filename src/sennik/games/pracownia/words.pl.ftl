title = Pracownia Snów
blurb = Nocą zbieraj odłamki snów, układaj z nich krajobrazy i chodź po nich na spacery.
lesson-nightmare = Koszmar

## Ustawienia
option-variant = Wariant
    .help = Koszmar dodaje Pana Koszmara i jego czerwone odłamki
value-variant-basic = podstawowy
value-variant-nightmare = Koszmar
option-together = Tworzenie razem
    .help = wszyscy tworzą naraz, więc gra trwa krócej

## Karty i miejsca
card-01 = Zatoka Cichych Fal
card-02 = Ścieżka przez Zagajnik
card-03 = Samotny Głaz
card-04 = Źródło pod Skałą
card-05 = Drzewo nad Strumieniem
card-06 = Kładka o Świcie
card-07 = Polana Świetlików
card-08 = Kamienny Próg
card-09 = Mała Kaskada
card-10 = Wzgórze Drzemki
card-11 = Mokra Łąka
card-12 = Strażnik Doliny
card-13 = Skała wśród Fal
card-14 = Zakręt Rzeki
card-15 = Drzewo Ciszy
card-16 = Taras o Zmierzchu
card-17 = Oczko Wodne na Skale
card-18 = Brzeg Snu
card-19 = Trzy Głazy
card-20 = Most nad Przepaścią
card-21 = Cichy Wodospad
card-22 = Sad za Mgłą
card-23 = Schody do Chmur
card-24 = Senna Laguna
card-25 = Wędrująca Wydma
card-26 = Grań o Zachodzie Słońca
card-27 = Podmokły Las
card-28 = Ogród na Skale
card-29 = Wyspa Śpiocha
card-30 = Rozdroże
card-31 = Studnia Życzeń
card-32 = Płaskowyż Kołysanek
card-33 = Zatopiony Ogród
card-34 = Wrota Poranka
card-35 = Delta Pamięci
card-36 = Wieża z Kory
card-37 = Korona Gór
card-38 = Krater Ciszy
card-39 = Latarnia Snów
card-40 = Las Tysiąca Szeptów
card-41 = Wielkie Kaskady
card-42 = Twierdza Mgieł
card-43 = Zalane Tarasy
card-44 = Kamienny Ogród
card-45 = Stary Młyn
card-46 = Iglica
card-47 = Archipelag
card-48 = Zaklęty Krąg
card-49 = Dolina Czterech Żywiołów
card-50 = Śpiący Olbrzym
zone-pile = talia
zone-drawn = dobrane karty
zone-opened = odkryte karty
zone-done = ukończone karty
fact-round = runda
fact-stage = faza
fact-turn = tura
fact-points = punkty akcji
fact-trees = drzewa w zapasie
fact-pool = pula czerwonych
fact-order = kolejność
fact-bag = w worku
fact-aside = odłożone
fact-red_link = czerwone na przejściach
fact-row = rzędy
fact-wish = życzenia
fact-circle = kolor życzenia
fact-score = punkty
fact-traveller = podróżnik
fact-free = darmowy krok
fact-hands = dłonie
fact-wished = punkty za życzenia

## Nazwy
colour-0 = nic
colour-1 = woda
colour-2 = ziemia
colour-3 = łąka
colour-4 = skała
colour-5 = ruch
colour-6 = koszmar
shard-1 = odłamek wody
shard-2 = odłamek ziemi
shard-3 = odłamek łąki
shard-4 = odłamek skały
shard-5 = biały odłamek
shard-6 = czerwony odłamek
place-0 = Archiwum
place-1 = Zbieracz
place-2 = Wieża
place-3 = Golem
place-4 = Jezioro
place-5 = Pan Snów
link-0 = 1–2
link-1 = 2–3
link-2 = 4–5
link-3 = 5–6
link-4 = 1–4
link-5 = 2–5
link-6 = 3–6
field-0 = a1
field-1 = b1
field-2 = c1
field-3 = d1
field-4 = e1
field-5 = a2
field-6 = b2
field-7 = c2
field-8 = d2
field-9 = e2
field-10 = a3
field-11 = b3
field-12 = c3
field-13 = d3
field-14 = e3
field-15 = a4
field-16 = b4
field-17 = c4
field-18 = d4
field-19 = e4
field-20 = a5
field-21 = b5
field-22 = c5
field-23 = d5
field-24 = e5
level-0 = I
level-1 = II
level-2 = III
stage-0 = pierwsze karty
stage-1 = wędrówka
stage-2 = tworzenie
stage-3 = tworzenie końcowe
wish-0 = Najwięcej odłamków
wish-1 = Stosy po dwa
wish-2 = Najwięcej ukończonych kart
wish-3 = Najdalej od wejścia
wish-4 = Najwięcej w tym kolorze
wish-5 = Najwięcej pojedynczych
wish-6 = Kolekcja
wish-7 = Najdłuższa ścieżka
wish-8 = Spokojna pracownia
wish-9 = Najmniej luk
wish-10 = Pokój z widokiem

## Pytania
phase-together = Tworzycie razem: co robisz?
    .other = { $count ->
        [one] { $who } jeszcze tworzy.
       *[other] { $who } jeszcze tworzą.
    }
phase-start = Który krajobraz zatrzymujesz na początek?
    .other = { $who } wybiera pierwszy krajobraz.
phase-travel = Twój podróżnik nie śpi: dokąd teraz?
    .other = { $who } wędruje.
phase-create = Pracownia czeka: co robisz?
    .other = { $who } tworzy.
phase-close = Tworzenie końcowe: ostatnie poprawki.
    .other = { $who } robi ostatnie poprawki.
phase-pay = Który odłamek kładziesz na karcie?
    .other = { $who } wybiera odłamek na kartę.
phase-tower = Wieża: który odłamek bierzesz?
    .other = { $who } bierze odłamki z pracowni.
phase-golem = Golem: z którego stosu?
    .other = Golem pracuje: { $who }.
phase-golem_part = Golem: ile zostaje na miejscu?
    .other = Golem pracuje: { $who }.
phase-golem_drop = Golem: dokąd?
    .other = Golem pracuje: { $who }.
phase-collector = Zbieracz: który odłamek do którego rzędu?
    .other = { $who } dokłada odłamki do rzędów.
phase-lake = Jezioro: który rząd układasz?
    .other = { $who } wybiera rząd dla Jeziora.
phase-lake_name = Jezioro: który odłamek jest następny od lewej?
    .other = { $who } układa rząd od nowa.
phase-lord = Pan Snów: z której talii dobierasz sześć?
    .other = { $who } wybiera talię dla Pana Snów.
phase-draw = Dobierasz nowe krajobrazy? Z której talii?
    .other = { $who } może dobrać nowe krajobrazy.
phase-keep = Zatrzymujesz którąś z nich?
    .other = { $who } ogląda dobrane karty.
phase-complete = Kilka kart jest gotowych. Która pierwsza?
    .other = { $who } kończy kilka kart.
phase-retain = Który odłamek zostaje na ukończonych kartach?
    .other = { $who } wybiera, który odłamek zostaje.
phase-walk = Śniący jest na drzewie: dokąd dalej?
    .other = { $who } prowadzi śniącego przez drzewo.
phase-red_left = Zostały czerwone odłamki: gdzie je kładziesz?
    .other = { $who } szuka miejsca na czerwone odłamki.
phase-sow = Na którym przejściu Pan Koszmar zostawia czerwony odłamek?
    .other = { $who } kładzie czerwony odłamek za Pana Koszmara.
phase-over = Gra skończona.

## Odpowiedzi
answer-collect = Zbierz odłamek (1 punkt)
answer-go = Idź: { $place }
answer-use = Użyj mocy miejsca
answer-power = Moc karty „{ $card }”
answer-store = Przechowaj odłamek na karcie „{ $card }”
answer-power_done = Moc wierzchniej ukończonej karty
answer-store_done = Przechowaj odłamek na wierzchniej ukończonej karcie
answer-pay = Połóż { $shard }
answer-end = { $phase ->
    [travel] Zaśnij
   *[other] Zakończ
}
answer-put = Połóż { $shard } na { $field }
answer-enter = Wprowadź śniącego
answer-step = Krok na { $field }
answer-trade = Wymień: { $give } → { $take }
answer-plant = Posadź drzewo na { $field }
answer-take = Weź odłamek z { $field }
answer-lift = Stos { $field }
answer-part = { $below ->
    [0] Przesuń cały stos
    [one] Zostaw najniższy odłamek
    [few] Zostaw { $below } najniższe odłamki
   *[many] Zostaw { $below } najniższych odłamków
}
answer-drop = Postaw na { $field }
answer-stop = Wystarczy
answer-set = { $place }: dołóż { $shard }
answer-row = Rząd: { $place }
answer-name = Następny: { $shard }
answer-from = Dobierz z poziomu { $level }
answer-keep = Zatrzymaj: { $card }
answer-pass = Nie, dziękuję
answer-finish = Ukończ: { $card }
answer-hold = Zostaw { $shard }
answer-leave = Czerwony na przejściu { $link }
answer-clear = Zrób miejsce na { $field }

## Kronika
told-round = — Runda { $round } —
told-closing = — Tworzenie końcowe —
told-travels = { $who_you ->
    [yes] Budzi się Twój podróżnik.
   *[no] Budzi się podróżnik: { $who }.
}
told-creates = { $who_you ->
    [yes] Zaczynasz tworzyć.
   *[no] { $who } zaczyna tworzyć.
}
told-collect = { $you ->
    [yes] Zbierasz { $shard } ({ $place }).
   *[no] { $seat } zbiera { $shard } ({ $place }).
}
told-go = { $you ->
    [yes] Idziesz: { $place }.
   *[no] { $seat } idzie: { $place }.
}
told-key = { $you ->
    [yes] Idziesz z kluczem, bez opłaty: { $place }.
   *[no] { $seat } idzie z kluczem, bez opłaty: { $place }.
}
told-red = { $you ->
    [yes] Bierzesz czerwony odłamek z przejścia { $link }.
   *[no] { $seat } bierze czerwony odłamek z przejścia { $link }.
}
told-power = { $you ->
    [yes] Używasz mocy: { $power }.
   *[no] { $seat } używa mocy: { $power }.
}
told-lays = { $you ->
    [yes] Kładziesz { $shard } na karcie „{ $card }”.
   *[no] { $seat } kładzie { $shard } na karcie „{ $card }”.
}
told-stores = { $you ->
    [yes] Przechowujesz { $shard } na karcie „{ $card }”.
   *[no] { $seat } przechowuje { $shard } na karcie „{ $card }”.
}
told-asleep = { $you ->
    [yes] Zasypiasz: { $place }.
   *[no] { $seat } zasypia: { $place }.
}
told-nightmare = Pan Koszmar przychodzi w to samo miejsce: { $place }.
told-sows = { $you ->
    [yes] Kładziesz czerwony odłamek na przejściu { $link }.
   *[no] { $seat } kładzie czerwony odłamek na przejściu { $link }.
}
told-put = { $you ->
    [yes] Kładziesz { $shard } na { $field }.
   *[no] { $seat } kładzie { $shard } na { $field }.
}
told-enter = { $you ->
    [yes] Twój śniący wchodzi na { $field }.
   *[no] { $seat }: śniący wchodzi na { $field }.
}
told-step = { $you ->
    [yes] Twój śniący robi krok na { $field }.
   *[no] { $seat }: śniący robi krok na { $field }.
}
told-free_step = { $you ->
    [yes] Darmowy krok: Twój śniący idzie na { $field }.
   *[no] { $seat }, darmowy krok: śniący idzie na { $field }.
}
told-water = Woda: +1.
told-mountain = Śniący na górze: +2.
told-red_step = Czerwony odłamek pod stopami: −1.
told-trade = { $you ->
    [yes] Wymieniasz odłamki: { $give } → { $take }.
   *[no] { $seat } wymienia odłamki: { $give } → { $take }.
}
told-plant = { $you ->
    [yes] Sadzisz drzewo na { $field }: +{ $points }.
   *[no] { $seat } sadzi drzewo na { $field }: +{ $points }.
}
told-archive = { $you ->
    [yes] Dostajesz z worka { $shard }.
   *[no] { $seat } dostaje z worka { $shard }.
}
told-bag_empty = { $you ->
    [yes] Worek jest pusty: nie dostajesz nic.
   *[no] Worek jest pusty: { $seat } nie dostaje nic.
}
told-drawn = Z worka: { $shard }.
told-set = { $you ->
    [yes] Dokładasz { $shard } do rzędu: { $place }.
   *[no] { $seat } dokłada { $shard } do rzędu: { $place }.
}
told-back = Nie ma miejsca: { $shard } wraca do worka.
told-take = { $you ->
    [yes] Bierzesz { $shard } z { $field }.
   *[no] { $seat } bierze { $shard } z { $field }.
}
told-golem = Golem przenosi { $shard } i wszystko, co na nim leży: { $from } → { $to }.
told-lake = { $you ->
    [yes] Układasz rząd na nowo: { $place }.
   *[no] { $seat } układa rząd na nowo: { $place }.
}
told-name = Następny jest { $shard }.
told-draws = { $who_you ->
    [yes] Dobierasz
   *[no] { $who } dobiera
} { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} z poziomu { $level }.
told-none = { $you ->
    [yes] Nie zatrzymujesz żadnej.
   *[no] { $seat } nie zatrzymuje żadnej.
}
told-complete = { $you ->
    [yes] Kończysz kartę „{ $card }”: +{ $points }!
   *[no] { $seat } kończy kartę „{ $card }”: +{ $points }!
}
told-drops = Jeden odłamek wraca do worka: { $shard }.
told-done = { $you ->
    [yes] Kończysz tworzenie.
   *[no] { $seat } kończy tworzenie.
}
told-clear = { $you ->
    [yes] Robisz na { $field } miejsce na czerwony odłamek.
   *[no] { $seat } robi na { $field } miejsce na czerwony odłamek.
}
told-pool = Nigdzie nie ma miejsca: czerwony odłamek trafia do puli.
told-wish = { $who }, { $wish }: +{ $points }.
told-unbuilt = { $who }, nieukończone krajobrazy: −{ $points }.
told-red_count = { $who }, czerwone odłamki: −{ $points }.
told-total = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
moved-pile-drawn = { $sees ->
    [yes] Widzisz kartę „{ $card }”.
   *[no] {""}
}
moved-drawn-opened = { $you ->
    [yes] Zatrzymujesz kartę „{ $card }”.
   *[no] { $seat } zatrzymuje kartę „{ $card }”.
}
moved-drawn-pile = {""}
moved-opened-done = {""}
marked-opened = {""}
marked-done = {""}

## Stół w terminalu
text-round = Runda { $round } z 6
text-bag = worek
text-trees = drzewa
text-pool = pula czerwonych
text-piles = talie
text-wishes = życzenia
text-hands = dłonie
text-aside = odłożone
text-points = punkty akcji
text-drawn = Dobrane karty:
text-outside = śniący czeka na zewnątrz
text-free = czeka darmowy krok
text-nightmare = Pan Koszmar
text-done = ukończone
text-total = razem
text-tree = drzewo
text-dreamer = śniący

## Dlaczego bot tak by zrobił
reason-gains = Daje od razu { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.

## Dlaczego czegoś nie można teraz dotknąć
why-here = Twój podróżnik już tu jest: zbieraj, użyj mocy albo idź dalej.
    .rule = PRA-V1
why-far = Nie prowadzi tam stąd żadne przejście.
    .rule = PRA-C5
why-points = Nie masz już punktów akcji na drogę.
    .rule = PRA-V2
why-later = Odłamki układa się, gdy wszyscy skończą wędrówkę.
    .rule = PRA-R1
why-asleep = Teraz nikt nie wędruje: to czas tworzenia.
    .rule = PRA-R1
why-theirs = To należy do kogoś innego.
    .rule = PRA-K1
why-none = Nie masz odłamka tego koloru.
    .rule = PRA-K7
why-no_meadow = Drzewo kosztuje odłamek łąki, a nie masz żadnego.
    .rule = PRA-K5
why-no_tree = W zapasie nie ma już drzew.
    .rule = PRA-C2
why-apart = Odłamek musi leżeć obok innego albo na nim.
    .rule = PRA-K1
why-on_tree = Na drzewie niczego się nie kładzie.
    .rule = PRA-K1
why-on_dreamer = Tam, gdzie stoi śniący, niczego się nie kładzie.
    .rule = PRA-K1
why-on_red = Na czerwonym odłamku niczego się nie kładzie.
    .rule = PRA-N5
why-pick = Najpierw dotknij odłamka w dłoniach, potem pola.
    .rule = PRA-K1
why-no_white = Krok kosztuje biały odłamek, a nie masz żadnego.
    .rule = PRA-K3
why-spent = Na tej karcie już leży odłamek: służy raz w rundzie.
    .rule = PRA-P7
why-no_shard = Nie masz na to odłamka.
    .rule = PRA-P7
why-pile = Dobierasz, gdy ukończysz krajobraz, albo u Pana Snów.
    .rule = PRA-L3
reason-completes = Kończy krajobraz i daje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
