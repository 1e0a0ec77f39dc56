# Lekcja Koszmaru. $rival to osoba naprzeciwko.
chapter-travel = Pan Koszmar
chapter-create = Czerwone
chapter-end = Koniec

page-mare = Koszmar to gra, którą znasz, i jeszcze jedna postać: Pan Koszmar. Mocy miejsca, w którym stoi, nie można użyć. Zostaw go tam: tu, nad Jeziorem, zbierz biały odłamek.
page-link = Na przejściach zostawia czerwone odłamki. Kto tamtędy idzie, musi taki odłamek wziąć, chyba że trzyma już dwa czerwone. Mimo to idź do Zbieracza, za punkt.
page-row = Masz więc jeden. Następny leży na końcu tego rzędu: czerwony zbiera się jak każdy inny, za punkt, a póki leży, zamyka resztę. Zbierz go.
page-key = Dwa w dłoniach: trzeci na przejściu zostaje tam, gdzie leży. A czerwony też otwiera drogę: jest kluczem Wieży, więc idziesz tam za darmo.
page-tower = Odłamek na przejściu leży dalej, a koniec tego rzędu jest czerwony, więc dla Ciebie zamknięty. Za to Wieża oddaje odłamki z pracowni, także czerwone. Użyj jej mocy.
page-out = W pracowni leżą dwa czerwone odłamki z poprzednich nocy. Dotknij jednego: wraca do dłoni. Granica dwóch tu nie obowiązuje.
page-out-too = Możesz wziąć jeszcze jeden. Dotknij drugiego czerwonego.
page-sleep = Cztery czerwone: jest w tym plan. Zaśnij. Gdzie ktoś się kładzie, tam przychodzi Pan Koszmar i zamyka moc miejsca; moce kart działają dalej.
page-leave = A Ty zostawiasz jego odłamek na wolnym przejściu swojego miejsca. Połóż go między Wieżą a Panem Snów: tamtędy idzie { $rival }.

page-buy = { $rival } musi go wziąć. Teraz tworzysz: trzy czerwone odłamki wymieniasz na jeden dowolny inny z worka. Dotknij czerwonych, a potem białego.
page-lay = Czwarty nie może zostać w dłoniach: gdy kończysz, wszystkie czerwone trafiają do pracowni, tylko na puste pola, i nic nie może na nich leżeć. Niech się przyda: połóż go jak most między śniącym a górą.
page-over = Obok czerwonego może leżeć wszystko, a śniący może po nim przejść; każdy krok na czerwony kosztuje jednak punkt. Dotknij go.
page-up = Jeden punkt mniej. Z białym odłamkiem z wymiany śniący wchodzi na górę: 2 punkty. Dotknij jej.
page-cost = I krajobraz jest ukończony: jeszcze 7 punktów i można dobrać nowy. Czerwony zostaje. Jeśli leży tu na końcu gry, kosztuje 3 punkty; do tego czasu Wieża może go oddać. Mijają trzy noce.

page-wishes = Ostatnie tworzenie. Koszmar ma też własne życzenia. Spokojna pracownia, bez czerwonych, to 5 punktów: ma je { $rival }. Najmniej luk, czyli pól pustych albo czerwonych: tu jest remis.
page-gap = Trzymasz wodę. Połóż ją na dowolnym pustym polu: o jedną lukę mniej i 6 punktów tylko dla Ciebie.
page-finish = To wszystko. Zakończ, a punkty zostaną policzone.
page-count = Dolicza się życzenia, a każdy czerwony odłamek w pracowni kosztuje 3 punkty: wygrywasz 50 do 48. Przy remisie wygrywa, kto ma mniej czerwonych. Teraz znasz i Koszmar: usiądź z nowicjuszami i graj.
