# Co mówi tylko ten stół Snu; reszta jest w słowach gry i strony.
land = kraina { $slot } z { $count }
land-of = { $who }, kraina { $slot } z { $count }
your-dream = Twój sen
near = Przybliż sen: { $who }
aid = ściągawka
in-hand = W ręku:
deck = Talia
discards = Odrzucone
looking = Stos odrzuconych, od najstarszej
holds = { $who }: karta w ręku
peeked-of = { $who }, kraina { $slot }
rule = Zasada { $rule }

## Na żetonach i przyciskach: czasownik
draw = dobierz
take = weź
drop = odrzuć
hold = zostaw
do-draw = Dobierz
do-draw-it = Dobierz z talii
do-drop = Odrzuć
do-use = Użyj mocy
do-use-it = Użyj mocy: { $power }
do-next = Dalej: runda { $round }

## Drugi wiersz pod pytaniem
peek = { $nth ->
    [1] Zajrzyj do jednej ze swoich krain.
    [2] Teraz zajrzyj do drugiej swojej krainy.
   *[other] I jeszcze do jednej swojej krainy.
}
hint-first = Widzisz ją tylko Ty, a za chwilę znów się zakryje. Zapamiętaj ją.
hint-turn = Dotknij talii albo stosu odrzuconych. Wołaj, gdy myślisz, że nikt nie ma mniej kruków.
hint-take = Którą krainę ma zastąpić? Dotknij stosu jeszcze raz, żeby się rozmyślić.
hint-drawn = Zamień ją z jedną ze swoich krain albo odrzuć.
hint-drawn-power = Zamień ją z jedną ze swoich krain, odrzuć albo użyj jej mocy.
hint-two = Moc odrzuconej karty przepada.
hint-peek = W dowolnym śnie, także swoim. Wszyscy widzą, dokąd zaglądasz, tylko Ty widzisz, co tam jest.
hint-swap_a = Dowolne dwie krainy, ale najwyżej jedna Twoja. Nikt na nie nie patrzy.
hint-swap_b = Zamienią się miejscami. To, co pamiętasz, wędruje z kartą.
hint-choose = Cały stos leży przed Tobą. Wszyscy widzą, co bierzesz.
hint-place = Kraina, którą zastąpi, idzie na stos odrzuconych.
hint-know_a = Wskaż dwie krainy o tej samej liczbie: jeśli masz rację, Twój sen się zmniejszy.
hint-know_b = Wszyscy zobaczą obie karty.
hint-name = Zgadza się: obie znikają, przychodzi jedna nieznana. Pomyłka: obie zostają, a nieznana i tak przychodzi.
hint-wait-first = Gra zaczyna się, gdy wszyscy już zajrzą.

## Uwaga przy kronice
note-power = Moc działa tylko zaraz po dobraniu z talii.
note-take = Wzięta karta musi zastąpić jedną z Twoich krain, a jej moc nie działa.
note-drawn = Dobraną kartę widzisz tylko Ty.
note-know = Trafisz czy nie, na tym kończy się Twoja tura.
note-call = Pobudka od razu kończy rundę: nikt nie ma już swojej tury.
note-first = Wszyscy widzą, do których krain zaglądasz, ale co tam jest, widzisz tylko Ty.
note-memory = Stół nie pamięta za Ciebie.

## Co jest czym
about-land = { $ravens ->
    [0] Ani jednego kruka: lepszej krainy nie ma.
    [one] Jeden kruk.
    [few] { $ravens } kruki.
   *[other] { $ravens } kruków.
} Na koniec kruki we śnie się sumuje i wygrywa sen, w którym jest ich najmniej.
about-take = Zaraz po dobraniu możesz dobrać jeszcze dwie karty i grać dalej jedną z nich.
about-peek = Zaraz po dobraniu możesz w tajemnicy obejrzeć jedną krainę w dowolnym śnie.
about-swap = Zaraz po dobraniu możesz zamienić miejscami dwie krainy, najwyżej jedną swoją. Nikt ich nie ogląda.
about-choose = Zaraz po dobraniu możesz przejrzeć stos odrzuconych i wziąć z niego do swojego snu dowolną krainę.
about-power = { $power } Jako kraina liczy się za { $ravens ->
    [one] jednego kruka
    [few] { $ravens } kruki
   *[other] { $ravens } kruków
}.
about-hourglass = Nie ma liczby. Gdy klepsydr we śnie jest nieparzyście, każda jest warta 9, a gdy parzyście, nic.
about-pile = Talia
    .help = Nikt nie zna jej kart. Dobraną kartę można zatrzymać, odrzucić albo użyć jej mocy.
about-own = Twoja zakryta kraina
    .help = Stół nie mówi, co to jest, nawet jeśli już ją znasz. Na koniec liczy się jak każda.
about-theirs = { $who }: zakryta kraina
    .help = Do cudzych krain sięga tylko moc: Zajrzyj 1 ogląda jedną, Zamień 2 zamienia dwie miejscami.
about-aid = Ściągawka
    .help = Na krainach, które znasz, napisane jest, co to jest. Bez niej stół nie pamięta za Ciebie.
about-standing = Dotychczasowe punkty
    .help = Kruki ze wszystkich policzonych rund. Na końcu wygrywa ten, kto ma ich najmniej.
about-lamp = W ręku
    .help = Tu leży karta, którą ktoś właśnie ma w ręku. Pozostali widzą tylko jej grzbiet.

## Liczenie
lead = Wszystkie sny są odkryte. Rundę wygrywa ten, w którym jest najmniej kruków.
lead-last = Ostatnia runda, sen po śnie.
calls = woła
worth = kruki w tej rundzie
toward = { $total } z { $target }
chip-glasses-even = parzyście klepsydr: 0
chip-glasses-odd = { $count ->
    [one] jedna klepsydra: 9
   *[other] nieparzyście klepsydr: po 9
}
chip-nines = dziewiątki się nie liczą: −{ $points }
chip-lowest = najmniej: 0
chip-penalty = nie najmniej: kara +{ $points }
chip-all-nines = same dziewiątki: 0
chip-beaten = same dziewiątki wygrywają: 50
why = Skąd ten wynik?
why-sum = Suma kruków w każdym śnie:
why-sum-one = { $who } { $points }
why-nobody = Nikt nie woła, więc każdy sen liczy swoją sumę.
why-others = Pozostałe sny liczą swoją sumę.
variant = wariant { $variant } · { $rule }
said-next = Gotowi:
sheet = Arkusz wyników
sheet-round = Runda
sheet-earlier = Wcześniej
sheet-total = Razem
sheet-caller = tu pobudka
after-rounds = { $round ->
    [0] Przed pierwszą rundą
    [1] Po pierwszej rundzie
    [2] Po dwóch rundach
    [3] Po trzech rundach
    [4] Po czterech rundach
    [5] Po pięciu rundach
   *[other] Po { $round } rundach
}
