# Co mówi tylko ten stół Pracowni; wszystko inne jest w słowach gry i strony.
tab-world = Świat
tab-shop = Pracownia
tab-cards = Karty
tabs = Części stołu
asked-here = tu jest coś do zrobienia

your-workshop = Twoja pracownia
workshop-of = Pracownia: { $who }
look = Obejrzyj pracownię: { $who }
entrance = wejście
place = { $number }. { $place }
row-empty = pusty rząd: klucza nie trzeba
stands = jest tu { $who }
sleeps = śpi tu { $who }
link = przejście { $link }
link-red = czerwony odłamek na przejściu { $link }
nobody-mare = Jest tu Pan Koszmar: mocy tego miejsca nie można użyć

free = gratis
fare = { $points } pkt
enter = wejdź
laid = ułożone
laid-of = { $laid } z { $fields }
no-cards = Nie masz odkrytych krajobrazów. Nowe przychodzą po ukończeniu karty albo od Pana Snów.
no-card-of = bez odkrytych krajobrazów
done = Ukończone
hand = W Twoich dłoniach
hand-of = W dłoniach
tree = Drzewo: za odłamek łąki; w zapasie { $count }
points-left = Punkty akcji: { $points } z { $all }

wishes = Życzenia
prize-up-to = do { $points }
players = Gracze
bag = W worku
trees = drzewa
pool = pula czerwonych
piles = Talie
pile = Poziom { $level }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, na wierzchu { $power }
you = Ty
does-travel = { $you ->
    [yes] wędrujesz
   *[no] wędruje
}
does-create = { $you ->
    [yes] tworzysz
   *[no] tworzy
}
does-choose = { $you ->
    [yes] wybierasz
   *[no] wybiera
}
does-sleep = { $you ->
    [yes] śpisz
   *[no] śpi
}
does-wait = { $you ->
    [yes] czekasz
   *[no] czeka
}
still = Jeszcze tworzą: { $who }

## Przyciski
do-collect = Zbierz
do-use = Moc: { $place }
do-sleep = Zaśnij
do-finish = Zakończ tworzenie
do-close = Zakończ grę
trade = { $count } za jeden:
aside = Odłożone:
do-part = { $below ->
    [0] Cały stos
   *[other] Zostaje { $below }
}

## Druga linia pod pytaniem
hint-wait = { $stage ->
    [travelling] Wędrujecie po kolei, w tym porządku.
    [choosing] Przyjrzyj się tymczasem życzeniom.
   *[other] Rozejrzyj się tymczasem: dotknij cudzej pracowni.
}
hint-start = Leży odkryty przed Tobą. Nieukończony kosztuje na koniec 5 punktów.
hint-travel = { $points ->
    [0] Nie ma już punktów. Możesz jeszcze użyć mocy; potem zaśnij.
    [one] Został jeden punkt akcji: ruch albo odłamek. Z kluczem w dłoni idziesz za darmo.
    [few] Zostały { $points } punkty akcji: ruchy i odłamki. Z kluczem w dłoni idziesz za darmo.
   *[many] Zostało { $points } punktów akcji: ruchy i odłamki. Z kluczem w dłoni idziesz za darmo.
}
hint-create = Dotknij odłamka, potem pola. Co zostanie, wraca do worka.
hint-walk = Dotknij odłamka i pola; biały prowadzi śniącego na oświetlone pole.
hint-free = Czeka darmowy krok. Przepadnie, jeśli zrobisz cokolwiek innego.
hint-enter = Śniący może wejść za darmo; to liczy się jak krok.
hint-empty = Dłonie są puste: zakończ, kiedy chcesz.
hint-picked = Teraz pole: puste obok odłamka albo wierzch innego odłamka.
hint-picked-trade = Teraz pole albo wymiana na odłamek z worka.
hint-plant = Kosztuje odłamek łąki i daje tyle punktów, ile masz potem drzew.
hint-close = Ostatnie poprawki: potem liczą się życzenia.
hint-pay = Moc działa od razu; odłamek wróci do Ciebie w następnej rundzie.
hint-store = Leży tam bezpiecznie i wróci do Ciebie w następnej rundzie.
hint-tower = { $left ->
    [one] Jeszcze jeden, jeśli chcesz.
   *[other] Jeden albo dwa, z wierzchu stosu.
}
hint-golem = { $left ->
    [one] Jeszcze jeden ruch. Najpierw stos, potem co idzie, potem dokąd.
   *[other] Jeszcze { $left } ruchy. Najpierw stos, potem co idzie, potem dokąd.
}
hint-golem_part = Wszystko powyżej idzie razem, śniący też.
hint-golem_drop = Na goły odłamek albo na puste pole obok innego odłamka.
hint-collector = Dotknij odłamka, potem miejsca: trafi na prawy koniec rzędu.
hint-lake = Rząd z dwoma lub więcej odłamkami, gdziekolwiek.
hint-lake_name = Pierwszy odłamek rzędu to klucz.
hint-lord = Sześć z wierzchu jednej talii; zatrzymujesz najwyżej jedną.
hint-draw = { $count ->
    [one] Jedna karta z wierzchu talii, bo Twój podróżnik jest w miejscu 1.
    [few] { $count } karty z wierzchu jednej talii, bo Twój podróżnik jest w miejscu { $count }; zatrzymujesz najwyżej jedną.
   *[many] { $count } kart z wierzchu jednej talii, bo Twój podróżnik jest w miejscu { $count }; zatrzymujesz najwyżej jedną.
}
hint-keep = Reszta idzie pod talię. Odkryta i nieukończona karta kosztuje na koniec 5 punktów.
hint-complete = Każda jest rozliczana do końca, zanim przyjdzie następna.
hint-retain = Drugi wraca do worka.
hint-walk-tree = Na drzewie nikt się nie zatrzymuje.
hint-red_left = Czerwone idą na puste pola; każdy kosztuje na koniec 3 punkty.
hint-sow = Kto tamtędy przejdzie, musi go wziąć.

## Koniec
why = Skąd ten wynik?
why-end = Szósta runda i tworzenie końcowe za nami.
why-count = Potem liczą się życzenia, a każda odkryta karta kosztuje 5 punktów{ $nightmare ->
    [yes] , każdy czerwony odłamek w pracowni 3
   *[no] {""}
}.
why-most = Wygrywa najwięcej punktów.
end-how = ile tego jest → punkty
end-done = Ukończone:
end-open = Wciąż odkryte:
end-none = Żadna karta nie jest ukończona.
end-cards = Karty
    .help = Punkty z ukończonych kart. Każda daje je od razu, gdy jej wzór leży w pracowni.
    .rule = PRA-L5
end-walks = Spacery i drzewa
    .help = Co spotyka śniący: woda 1, góra 2, czerwony −1. I za każde posadzone drzewo tyle punktów, ile jest wtedy drzew.
    .rule = PRA-D1
end-unbuilt = Odkryte karty
    .help = Każdy krajobraz, który wciąż leży odkryty, kosztuje 5 punktów.
    .rule = PRA-E2
end-reds = Czerwone odłamki
    .help = Każdy czerwony odłamek w pracowni kosztuje 3 punkty.
    .rule = PRA-E2
end-total = Razem
tie = Tyle samo punktów: { $why ->
    [reds] rozstrzyga mniej czerwonych odłamków.
    [cards] rozstrzyga więcej ukończonych kart.
   *[shared] wygrana jest wspólna.
}

## Czym co jest, dla kogoś, kto pyta
about-shard-1 = Woda
    .help = Krok śniącego na wodę na wierzchu to 1 punkt.
    .rule = PRA-D1
about-shard-2 = Ziemia
    .help = Po kroku na ziemię na wierzchu następny krok jest darmowy.
    .rule = PRA-D2
about-shard-3 = Łąka
    .help = Odrzuć ją i posadź drzewo: dostajesz tyle punktów, ile masz wtedy drzew.
    .rule = PRA-K5
about-shard-4 = Skała
    .help = Dwie lub więcej jedna na drugiej to góra: pierwszy krok na nią w każdym tworzeniu to 2 punkty.
    .rule = PRA-D3
about-shard-5 = Ruch (biały)
    .help = Odrzuć go, a śniący przechodzi na sąsiedni stos.
    .rule = PRA-K3
about-shard-6 = Koszmar (czerwony)
    .help = Kładzie się go tylko na puste pola. Każdy w pracowni kosztuje na końcu 3 punkty, każdy krok na niego 1.
    .rule = PRA-N5
about-hold = { $count ->
    [0] Nie masz żadnego.
    [one] Masz jeden.
   *[other] Masz { $count }: tego koloru już nie zbierasz.
}
about-place-0 =
    .help = Archiwum: losowy odłamek z worka.
    .rule = PRA-P1
about-place-1 =
    .help = Zbieracz: dwa losowe odłamki, każdy dokładasz na koniec dowolnego rzędu.
    .rule = PRA-P2
about-place-2 =
    .help = Wieża: bierzesz z pracowni do dłoni jeden lub dwa gołe odłamki.
    .rule = PRA-P3
about-place-3 =
    .help = Golem: do trzech razy przenosi odłamek, ze wszystkim, co na nim, na sąsiednie pole.
    .rule = PRA-P4
about-place-4 =
    .help = Jezioro: układasz na nowo rząd dowolnego miejsca.
    .rule = PRA-P5
about-place-5 =
    .help = Pan Snów: dobierasz sześć krajobrazów, zatrzymujesz najwyżej jeden.
    .rule = PRA-P6
about-once = Raz w rundzie, za darmo, moc miejsca, w którym stoi Twój podróżnik.
about-row = Rząd i klucz
    .help = Zbiera się z prawej strony. Podkreślony odłamek z lewej to klucz: kto ma jego kolor, wchodzi tu za darmo, a przy pustym rzędzie każdy.
    .rule = PRA-V3
about-link = Przejście { $link }
    .help = Podróżnicy chodzą przejściami, nigdy na ukos.
    .rule = PRA-C5
about-link-red = Czerwony odłamek na przejściu { $link }
    .help = Kto tędy przechodzi, bierze go, chyba że ma już dwa w dłoniach.
    .rule = PRA-N2
about-mare = Pan Koszmar
    .help = Mocy miejsca, w którym stoi, nie można użyć. Przychodzi tam, gdzie ktoś ostatnio zasypia.
    .rule = PRA-N4
about-pawn = { $who }
    .help = { $asleep ->
        [yes] Śpi. Następną rundę zaczyna najniższe miejsce, a w jednym miejscu ten, kto położył się ostatni.
       *[no] Podróżnik jest w drodze.
    }
    .rule = PRA-S3
about-points = Punkty akcji: { $points } z { $all }
    .help = Zebrany odłamek kosztuje jeden, ruch też, chyba że masz klucz. Moce są darmowe.
    .rule = PRA-V1
about-bag = W worku
    .help = Tyle odłamków każdego koloru może jeszcze przyjść: do rzędów, z Archiwum albo w zamian za dwa jednego koloru.
    .rule = PRA-C1
about-trees = Drzewa: { $count }
    .help = Jeden zapas dla wszystkich. Za odłamek łąki sadzisz drzewo na swoim gołym odłamku i dostajesz tyle punktów, ile masz wtedy drzew.
    .rule = PRA-K5
about-pool = Pula czerwonych: { $count }
    .help = Stąd są czerwone odłamki, które Pan Koszmar zostawia na przejściach.
    .rule = PRA-N3
about-pile = Krajobrazy poziomu { $level }
    .help = { $count ->
        [0] Nie ma już kart.
        [one] Została jedna karta; znak to jej moc.
        [few] Zostały { $count } karty; znak to moc wierzchniej.
       *[many] Zostało { $count } kart; znak to moc wierzchniej.
    }
    .rule = PRA-L3
about-card = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, gdy tylko pracownia ma ten wzór, obrócony lub odbity, jak chcesz. Połóż na karcie odłamek, a użyjesz jej mocy. { $does }
about-laid = Ułożone pola: { $laid } z { $fields }
    .help = Na tylu polach leży dokładnie to, co na karcie. Dotknij: pracownia pokaże, gdzie mogłaby leżeć reszta.
    .rule = PRA-L1
about-done = Ukończone krajobrazy
    .help = Ich punkty są Twoje. Mocy wierzchniej karty można użyć raz w rundzie.
    .rule = PRA-L5
about-order = Kolejność
    .help = W tej rundzie. Następna zależy od miejsc, w których zasną podróżnicy, od najniższego.
    .rule = PRA-S3
about-empty = Puste pole
    .help = Odłamek może tu leżeć, jeśli obok jest inny.
    .rule = PRA-K1
about-entrance = Wejście
    .help = Tu leży pierwszy odłamek i tędy wchodzi śniący.
    .rule = PRA-K2
about-tree = Drzewo
    .help = Dla życzeń liczy się jako jeszcze jeden odłamek koloru, na którym stoi. Śniący przez nie przechodzi, ale na nim nie staje.
    .rule = PRA-K5
about-collect =
    .help = Ostatni odłamek z rzędu, przy którym stoi Twój podróżnik. Nie wtedy, gdy masz już dwa tego koloru.
    .rule = PRA-V1
about-end =
    .help = { $stage ->
        [travelling] Podróżnik kładzie się tutaj, a niewykorzystane punkty przepadają. Niskie miejsce daje wczesną kolej w następnej rundzie.
       *[other] Odłamki, które zostają w dłoniach, wracają do worka.
    }
    .rule = PRA-R1
wish-name-0 = Najwięcej odłamków
    .help = Wszystkich kolorów, drzewo też jest jednym.
    .rule = PRA-G1
wish-name-1 = Stosy po dwa
    .help = Najwięcej stosów z dokładnie dwóch; drzewo na jednym odłamku też robi dwa.
    .rule = PRA-G2
wish-name-2 = Najwięcej ukończonych kart
    .help = Krajobrazy, które są ukończone.
    .rule = PRA-G3
wish-name-3 = Najdalej od wejścia
    .help = Kolumny i rzędy między śniącym a wejściem.
    .rule = PRA-G4
wish-name-4 = Najwięcej { $colour ->
    [1] wody
    [2] ziemi
    [3] łąki
   *[4] skał
}
    .help = Odłamki tego koloru gdziekolwiek w pracowni, drzewa na nim też.
    .rule = PRA-G5
wish-name-5 = Pojedyncze: { $colour ->
    [1] woda
    [2] ziemia
    [3] łąka
   *[4] skała
}
    .help = Najwięcej pól z tym jednym odłamkiem i bez drzewa.
    .rule = PRA-G6
wish-name-6 = Kolekcja: { $colour ->
    [1] woda
    [2] ziemia
    [3] łąka
   *[4] skała
}
    .help = Im więcej odłamków tego koloru, tym więcej punktów, każdy dla siebie: za 2 jest 1, za 3 są 4, dalej 7, 9, 11, a od siedmiu 13.
    .rule = PRA-G7
wish-name-7 = Najdłuższa ścieżka: { $colour ->
    [1] woda
    [2] ziemia
    [3] łąka
   *[4] skała
}
    .help = Łańcuch sąsiednich pól z tym kolorem na wierzchu; pole z drzewem liczy się podwójnie.
    .rule = PRA-G8
wish-name-8 = Spokojna pracownia
    .help = Ani jednego czerwonego odłamka w pracowni.
    .rule = PRA-G9
wish-name-9 = Najmniej luk
    .help = Pola puste albo czerwone; wygrywa najmniej.
    .rule = PRA-G10
wish-name-10 = Pokój z widokiem: { $colour ->
    [1] woda
    [2] ziemia
    [3] łąka
   *[4] skała
}
    .help = Punkt za każde pole grup tego koloru przy śniącym, dwa z drzewem; na górze podwójnie.
    .rule = PRA-G11
wish-ties = Dostają je wszyscy, którzy mają najwięcej.
no-limit = bez granicy
aim = Pokaż, gdzie może leżeć
aim-off = Ukryj, gdzie może leżeć
