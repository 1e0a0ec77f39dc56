# Lekcja Pracowni. $rival to osoba naprzeciwko.
chapter-travel = Wędrówka
chapter-create = Tworzenie
chapter-walk = Spacer
chapter-cards = Karty
chapter-wishes = Życzenia

page-goal = Nocą Twój podróżnik zbiera odłamki snów. Z nich budujesz krajobrazy tutaj, w swojej pracowni, a Twój śniący po nich spaceruje. Po sześciu nocach, czyli rundach, wygrywa najwięcej punktów.
page-card = Ten krajobraz jest dla Ciebie: ziemia ze śniącym, a po obu stronach skała. Przynosi 5 punktów. Potrzebujesz więc dwóch skał i ziemi.
page-collect = Twój podróżnik stoi u Zbieracza. Zbierasz odłamek z prawego końca rzędu, a kosztuje to jeden z czterech punktów. To skała: zbierz ją.
page-collect-again = Zostały trzy punkty, a następny odłamek to ziemia. Też go zbierz.
page-key = Podkreślony odłamek z lewej to klucz miejsca. Kluczem Archiwum jest ziemia, masz ziemię, więc droga jest darmowa; inaczej kosztuje punkt. Idź do Archiwum.
page-third = Droga za darmo, a ziemia zostaje w dłoniach. Tu jest druga skała. Zbierz ją.
page-power = Każde miejsce ma moc. Raz na noc możesz użyć mocy tego, w którym stoisz, za darmo. Archiwum daje losowy odłamek z worka. Użyj jej.
page-last = Biały odłamek: z nim śniący robi krok. Został jeden punkt i jest tu łąka: zbierz ją.
page-sleep = Nie masz już punktów. Podróżnik kładzie się tutaj. Im niższy numer miejsca, tym wcześniejsza kolej następnej nocy. Zaśnij; potem wędruje { $rival }.

page-first = Teraz tworzysz. Pierwszy odłamek kładzie się na wejściu. Dotknij ziemi w dłoniach, a potem pola na przodzie.
page-beside = Następne kładzie się obok odłamka albo na nim. Dotknij skały, a potem pola na lewo od wejścia.
page-other-side = Teraz druga skała, na prawo od wejścia.
page-enter = Brakuje tylko śniącego. Dotknij wejścia: śniący wchodzi za darmo.
page-draw = Wszystko leży jak na karcie, więc jest ukończona: 5 punktów. Teraz możesz dobrać nowy krajobraz. Podróżnik śpi w miejscu 1, więc oglądasz jedną kartę. Weź ją z talii I.
page-keep = Skała na skale ze śniącym, obok ziemia i woda: 7 punktów. Karty można nie brać, ale ta Ci pasuje. Zatrzymaj ją.
page-finish = Co jeszcze trzymasz, też możesz ułożyć, a reszta wraca do worka, gdy kończysz. Mijają dwie noce, a Twoja pracownia rośnie.

page-step = Teraz spacer. Każdy biały odłamek to krok na sąsiedni stos, wysoki czy niski. Znaki mówią, co daje krok: woda to punkt. Dotknij wody.
page-earth = Jeden punkt więcej. Teraz drugi biały odłamek: na ziemię za wodą. Po ziemi następny krok jest darmowy.
page-mountain = Czeka darmowy krok; przepada, jeśli zrobisz coś innego. Dwie skały jedna na drugiej to góra: 2 punkty za wejście. Dotknij jej.
page-tree = Za odłamek łąki sadzisz drzewo na odłamku, na którym nic nie ma: pierwsze to 1 punkt, drugie 2, trzecie 3. Dotknij drzewa, a potem wody.

page-where = W krajobrazie brakuje jednego pola. Pasek pod kartą mówi, ile już leży; dotknij go, a pracownia pokaże, gdzie może leżeć reszta. Można obracać i odbijać.
page-complete = Przed górą brakuje wody. Dotknij wody w dłoniach, a potem pola.
page-three = Ukończone: 7 punktów. Podróżnik śpi w miejscu 3, więc teraz oglądasz trzy karty. Wyższe poziomy są trudniejsze i dają więcej. Weź je z talii II.
page-choose = Zatrzymaj tę, która Ci się podoba; reszta idzie pod talię. Odkryta karta, której nie ukończysz, kosztuje na końcu 5 punktów.
page-lay = Karty też mają moce, to znak w prawym górnym rogu. Raz na noc można użyć każdej odkrytej i wierzchniej z ukończonych, za odłamek, który leży na niej do rana. Dotknij ukończonej karty i wybierz jej moc.
page-pay = Który odłamek kładziesz? Wraca do Ciebie, gdy minie noc. Weź wodę.
page-take = Wieża oddaje Ci jeden lub dwa odłamki z pracowni. Dotknij samotnej skały z lewej.
page-enough = Możesz wziąć jeszcze jeden. Na razie wystarczy.
page-trade = Masz w dłoniach trzy skały. Dwa odłamki jednego koloru wymieniasz na jeden dowolny z worka. Dotknij skał, a potem tego, co chcesz.
page-over = Układasz, spacerujesz, sadzisz, wymieniasz, używasz mocy: w dowolnej kolejności, póki starcza odłamków. Potem kończysz i zaczyna się nowa noc.

page-wishes = Od pierwszej nocy leżą cztery życzenia. Liczą się na samym końcu i dostają je wszyscy, którzy mają najwięcej. Ty i { $rival } macie tyle samo wody.
page-ahead = Trzymasz jeszcze jedną wodę. Połóż ją obok dwóch pozostałych.
page-standing = Teraz prowadzisz: 6 punktów, jeśli tak zostanie. Pod każdym życzeniem cały czas widać, kto ile ma.
page-end = Po szóstej nocy jest jeszcze jedno tworzenie. Potem dolicza się życzenia, a każdy krajobraz, który wciąż leży odkryty, kosztuje 5 punktów.
page-play = Wiesz już wszystko, czego trzeba. Zatrzymaj na czymś kursor albo palec, a samo się objaśni. Usiądź z nowicjuszami i graj. Koszmar ma własną lekcję: teraz albo później.
