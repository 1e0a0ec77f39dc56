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
outside = śniący czeka na zewnątrz
place = { $number }. { $place }
key = klucz: { $shard }
row-empty = pusty rząd: klucza nie trzeba
stands = jest tu { $who }
sleeps = śpi tu { $who }
link = przejście { $link }
link-red = czerwony odłamek na przejściu { $link }
nobody-mare = Jest tu Pan Koszmar: mocy tego miejsca nie można użyć
power-of = moc: { $place }

free = za darmo
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
points = Punkty akcji
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
drawn = Dobrane
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
news = Co zrobili inni

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
why = Minęło sześć rund i tworzenie końcowe.
end-cards = Karty
end-walks = Spacery i drzewa
end-wishes = Życzenia
end-unbuilt = Odkryte karty
end-reds = Czerwone odłamki
end-total = Razem
end-standing = { $who } { $count }
tie = Tyle samo punktów: { $why ->
    [reds] rozstrzyga mniej czerwonych odłamków.
    [cards] rozstrzyga więcej ukończonych kart.
   *[shared] wygrana jest wspólna.
}
