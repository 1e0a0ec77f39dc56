# Lekcja Kotów. $rival to osoba naprzeciwko.
chapter-dream = Sen
chapter-attack = Atak i obrona
chapter-joker = Joker i kruk
chapter-end = Koniec

page-goal = Nocą po Twoim śnie chodzą koty. Sen ma cztery krainy; każda liczy to, co leży na wierzchu, a na koniec wygrywa sen, który liczy najwięcej. Masz 8, 9, 4 i jedną pustą: razem 21.
page-lay = W swojej turze zagrywasz jedną z czterech kart i dobierasz następną. W drugiej krainie karta leży zakryta: to dziewiątka. Podwaja to, co na niej leży. Dotknij Latarnika 7, potem dziewiątki.
page-friends = 7 ×2 = 14. Teraz spójrz na róg Tancerki 5: +4. Dwa koty jednego koloru, które dają razem 9, to przyjaciele. Zagraj Tancerkę 5 na swoją Baronową 4.
page-nine = Przyjaciele odchodzą razem, a Ty dostajesz za nich dziewiątkę z talii. Nikt jej nie ogląda. Kładzie się ją na pustą krainę albo na inną dziewiątkę: wybierz.
page-attack = { $rival } ma Paproć 6 na dwóch dziewiątkach: 6 ×2 ×2 = 24. Tam też możesz szukać przyjaciół. Zaatakuj ją Mechem 3, bo 3 + 6 = 9.
page-gain = { $rival } nie ma czym się bronić: Paproć znika, a dziewiątka jest Twoja. Na dziewiątce podwoi ją, na pustej krainie zacznie nowy stos. Wybierz.
page-defend = { $rival } odpowiada: Kropelka 1 chce Twojego Kapitana 8. Bronić może, kto ma taką samą kartę jak ta, która atakuje, albo jokera. Masz ją: dotknij Kropelki 1.
page-kept = Obie Kropelki są odrzucone, a Kapitan zostaje. { $rival } może wtedy zaatakować jeszcze raz, następną Kropelką albo jokerem, a Ty znów bronić. Teraz nowa noc.
page-joker = Masz jokera: udaje kota, którego nazwiesz. Dotknij jokera, potem Baronowej 4 ({ $rival }), i wybierz. Jako Baronowa bije się i przynosi ją Tobie, jako Tancerka jest jej przyjacielem i przynosi dziewiątkę.
page-place = { $rival } nie broni. Gdziekolwiek to położysz, każda dziewiątka pod wierzchnią kartą podwaja ją jeszcze raz: trzy dziewiątki pod piątką to 40. Wybierz krainę.
page-raven = Kruk nic nie liczy. Połóż go więc na cudzej dziewiątce: pierwsza kraina ({ $rival }) będzie warta 0 zamiast 18. Przed tym nie ma obrony.
page-exchange = Żadna karta Ci się nie podoba? Wymień wszystkie cztery: to cała tura.
page-night = W wariancie nocnym są jeszcze ćmy, nietoperze, sowy i smok. Zatrzymaj się na dowolnej karcie albo przytrzymaj ją palcem, a powie, co robi.
page-last = Pierwsza kraina ma trzy dziewiątki, druga trzy pod Tancerką. Trzy takie krainy od razu kończą grę. Brakuje Ci jednej dziewiątki: zagraj Kropelkę 1 na swojego Kapitana 8.
page-third = Przyjaciele przynoszą Ci dziewiątkę. Połóż ją na dwóch dziewiątkach w trzeciej krainie.
page-count = Trzy razy trzy dziewiątki: koniec gry. Liczysz dwa razy 9 ×2 ×2 = 36 i 5 ×2 ×2 ×2 = 40, razem 112, a { $rival } 46. Gra kończy się też, gdy zabraknie kart.
page-end = Wiesz już dość. Stół podpowie, co może zrobić karta i ile kosztuje atak. Usiądź z uczniami i graj.
