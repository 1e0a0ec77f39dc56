# Co mówi tylko ten stół Kotów; reszta jest w słowach gry i strony.
your-dream = Twój sen
your-hand = Twoja ręka
sum = razem { $count }
    .help = Tyle są teraz warte wszystkie cztery krainy. Wygrywa najwyższa suma.
    .rule = KOT-E4
partner = Wasza drużyna
team-with = z: { $who } · { $both }
hand = ręka { $count }
attacks = atakuje
    .help = Ta osoba posyła kartę na kota. Kto jest atakowany, może odpowiedzieć takim samym kotem albo jokerem.
    .rule = KOT-A1
attacked = atakowana
carried = niesiony
raven = kruk
empty = pusta
region = Twoja kraina { $region }
region-of = { $who }, kraina { $region }
nine = dziewiątka
    .help = Karta leżąca zakryta. Sama jest warta 9 i podwaja kartę, która na niej leży. Co jest na jej drugiej stronie, pozostaje tajemnicą.
    .rule = KOT-C4
nines = { $count ->
    [0] {""}
    [one] podwojona raz
    [2] podwojona dwa razy
   *[other] podwojona { $count } razy
}
team = drużyna
    .help = Drużyna siedzi naprzeciw siebie, sumuje to, co ma, i może bronić nawzajem swoich kotów.
    .rule = KOT-G1
seen = znane karty
    .help = Wszyscy widzą, jak te karty trafiają do ręki, i stół je pamięta.
    .rule = KOT-V1
friends = przyjaciele
    .help = Dwa koty jednego koloru, które dają razem 9. Oba odchodzą, a z talii przychodzi nowa dziewiątka.
    .rule = KOT-O3
fight = bójka
    .help = Dwa równe koty. Jeden kładzie się zakryty jako dziewiątka, drugi staje na nim.
    .rule = KOT-O4
loss = bez obrony
    .help = Ile ta kraina jest teraz warta i ile z niej zostaje, jeśli nikt nie obroni kota.
    .rule = KOT-E3
yield = nie bronię
    .help = Atak się udaje. W drużynie może bronić jeszcze druga osoba.
    .rule = KOT-A1
counts = Tutaj: { $how } = { $worth }.
known = na ręce ({ $who }): { $cards }
deck = Talia
discards = Odrzucone
since = Od Twojej tury
exchange = Wymień rękę
    .help = Odrzucasz wszystkie cztery karty i dobierasz cztery inne. To cała tura.
    .rule = KOT-X1

## Koty mają imiona
cat = { $kind ->
    [blue1] Kropelka
    [yellow2] Iskierka
    [green3] Mech
    [pink4] Baronowa
    [pink5] Tancerka
    [green6] Paproć
    [yellow7] Latarnik
    [blue8] Kapitan
   *[other] { $card }
}
the-named = { $kind ->
    [blue1] Kropelkę
    [yellow2] Iskierkę
    [green3] Mecha
    [pink4] Baronową
    [pink5] Tancerkę
    [green6] Paproć
    [yellow7] Latarnika
    [blue8] Kapitana
   *[other] { $card }
}
the-attacker = { $joker ->
    [yes] jokera jako { the-named }
   *[no] { the-named }
}
by-cat = { $kind ->
    [blue1] Kropelką
    [yellow2] Iskierką
    [green3] Mechem
    [pink4] Baronową
    [pink5] Tancerką
    [green6] Paprocią
    [yellow7] Latarnikiem
    [blue8] Kapitanem
   *[other] { $card }
}
the-cat = { $target ->
    [blue1] Kropelkę
    [yellow2] Iskierkę
    [green3] Mecha
    [pink4] Baronową
    [pink5] Tancerkę
    [green6] Paproć
    [yellow7] Latarnika
   *[blue8] Kapitana
}
your-cat = { $target ->
    [green3] Twojego { the-cat }
    [yellow7] Twojego { the-cat }
    [blue8] Twojego { the-cat }
   *[other] Twoją { the-cat }
}
as-cat = jako { cat }

## Na żetonach
chip-lay = połóż
chip-cover = przykryj
chip-chase = przegoń
chip-friends = przyjaciele
chip-fight = bójka
chip-name = nazwij
chip-guard = broń
chip-owl = sowa
chip-again = ponów
chip-dragon = wypuść
chip-moth = unieś
chip-bat = porwij
chip-here = tutaj

## Atak
attack-me = { $who } { $again ->
    [yes] znowu wysyła
   *[no] wysyła
} { the-attacker } na { your-cat }.
attack-ours = { $who } { $again ->
    [yes] znowu wysyła
   *[no] wysyła
} { the-attacker } na { the-cat } z Waszej drużyny.
attack-by-me = Wysyłasz { the-attacker } na { the-cat }: { $whose }.
attack-other = { $who } wysyła { the-attacker } na { the-cat }: { $whose }.
met-by-me = Atak na { the-cat } odparty. Atakujesz jeszcze raz?
met-other = Atak na { the-cat } odparty: { $whose }.
if-friends-me = Przyjaciele, { $sum }: bez obrony tracisz kota, a { $who } zyskuje dziewiątkę.
if-fight-me = Bójka, { $sum }: bez obrony { $who } zabiera oba koty, jeden zostaje dziewiątką.
if-friends-by-me = Przyjaciele, { $sum }: bez obrony kot odchodzi, a Ty zyskujesz dziewiątkę.
if-fight-by-me = Bójka, { $sum }: bez obrony zabierasz oba koty, jeden zostaje dziewiątką.
if-friends-other = Przyjaciele, { $sum }: bez obrony kot odchodzi, a { $who } zyskuje dziewiątkę.
if-fight-other = Bójka, { $sum }: bez obrony { $who } zabiera oba koty, jeden zostaje dziewiątką.
defend-how = Dotknij karty, która obroni.
defend-none = Żadna karta z Twojej ręki go nie obroni.
defend-wait = { $whose } może się bronić.
repeat-how = Znów { by-cat } albo jokerem. Jeśli nie, Twoja tura się kończy.
repeat-none = Żadną kartą z ręki nie ponowisz ataku.

## Joker dostaje imię
joker-who = Jakiego kota udaje joker?
joker-friends = przyjaciele: zyskujesz dziewiątkę
joker-fight-own = bójka: kot dostaje nową dziewiątkę
joker-attack-fight = bójka: zabierasz kota

## Drugi wiersz pod pytaniem
turn-mine = Twoja tura.
hint-turn = Dotknij karty, potem krainy. Równe koty się biją, koty o sumie 9 to przyjaciele.
hint-turn-none = Żadnej karty nie da się teraz zagrać.
hint-cat = Na swoją pustą krainę lub dziewiątkę, na dziewiątkę rywala albo na kota.
hint-raven = Na dziewiątkę rywala: będzie warta 0. Albo przegoń własnego kruka.
hint-joker = Dotknij kota: joker uda takiego samego albo jego przyjaciela.
hint-moth = Którego kota ma przenieść? Dowolnego, z dowolnego snu.
hint-bat = Którego kruka rywala zamieni w Twoją dziewiątkę?
hint-hand = Dotknij odrzuconych, żeby wymienić wszystkie karty.
hint-add = Z talii, nikt jej nie widzi. Na pustą krainę albo na dziewiątkę.
hint-pair = Jedna leży zakryta jako dziewiątka, druga staje na niej.
hint-roost = Zakryty jest dziewiątką jak każda inna.
hint-lair = Zakryty jest dziewiątką jak każda inna.
hint-carry = Na pustą krainę albo na dziewiątkę, w dowolnym śnie.
hint-defend-team = Jeśli nie bronisz, może jeszcze bronić druga osoba z drużyny.

## Koniec
why-tie = Remis: rozstrzyga liczba dziewiątek.
end-team = { $own } · w drużynie { $both }
