# Lekcja Snu. $rival to osoba naprzeciwko.
chapter-dream = Sen
chapter-turn = Tura
chapter-power = Moc
chapter-wake = Pobudka

page-goal = Te cztery zakryte krainy to Twój sen. Nad każdą krąży od zera do dziewięciu kruków. Kto ma najmniej kruków, gdy ktoś zarządza pobudkę, ten śpi najlepiej i wygrywa rundę.
page-peek = Zanim zacznie się gra, możesz zajrzeć do dwóch swoich krain. Dotknij pierwszej.
page-peek-again = Osiem kruków: tej krainy trzeba się pozbyć. Widzisz ją tylko Ty i zaraz znów będzie zakryta, więc ją zapamiętaj. Teraz dotknij drugiej.
page-draw = Dwa kruki: spokojna kraina. Znasz już połowę swojego snu, a teraz Twoja kolej. Dobierz krainę z talii.
page-keep = Tylko jeden kruk. Dotknij ósemki: nowa kraina zajmie jej miejsce, a ósemka trafi na stos odrzuconych.
page-take = { $rival } wymienia krainę i proszę: na stosie odrzuconych leży 0. Zamiast dobierać, możesz je wziąć. Dotknij swojej trzeciej krainy, której nie znasz: 0 zajmie jej miejsce.
page-draw-again = Z Twojego snu odlatuje dziewiątka. Opłaciło się. { $rival } dobiera i odrzuca, i znów Twoja kolej: dobierz.
page-power = Sześć kruków, ale na wstędze jest napisane: Zajrzyj 1. Moc działa tylko od razu po dobraniu, a potem kraina trafia na stos odrzuconych. Użyj jej.
page-look = Z tą mocą możesz zajrzeć do każdej krainy w każdym śnie. Twoja czwarta jest wciąż tajemnicą: dotknij jej.
page-remember = Trzy kruki. Masz od lewej 1, 2, 0 i 3: razem sześć. Stół nie pamięta tego za Ciebie, a inni tego nie wiedzą.
page-wake = Sześć to mało. Gdy sądzisz, że nikt nie ma mniej, wołasz, zamiast dobierać lub brać. Obudź wszystkich.
page-count = Wszystkie sny leżą odkryte: Ty masz 6 kruków, a { $rival } 14. Kto woła i ma najmniej, zapisuje 0, a każdy inny swoje kruki. Gdyby ktoś miał mniej niż osoba, która woła, dopisuje ona sobie jeszcze 5.
page-end = Rundy trwają, aż ktoś uzbiera 100 kruków; wtedy wygrywa najmniejsza suma. Wiesz już wszystko, czego trzeba. Usiądź z trzema nowicjuszami i zagraj.
