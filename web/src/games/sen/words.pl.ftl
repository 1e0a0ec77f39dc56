# Co mówi tylko ten stół Snu; reszta jest w słowach gry i strony.
land = kraina { $slot } z { $count }
land-of = { $who }, kraina { $slot } z { $count }
your-dream = Twój sen
aid = pomoc pamięci
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
do-next = Zaśnij znowu: runda { $round }

## Drugi wiersz pod pytaniem
hint-first = Widzisz ją tylko Ty, a za chwilę znów się zakryje. Zapamiętaj ją.
hint-turn = Dotknij talii albo stosu odrzuconych. Wołaj, gdy myślisz, że nikt nie ma mniej kruków.
hint-take = Która z Twoich krain ustąpi? Dotknij stosu jeszcze raz, żeby się rozmyślić.
hint-drawn = Zamień ją z jedną ze swoich krain albo odrzuć.
hint-drawn-power = Zamień ją z jedną ze swoich krain, odrzuć albo użyj jej mocy.
hint-two = Moc odrzuconej karty przepada.
hint-peek = W dowolnym śnie, także swoim. Wszyscy widzą, dokąd zaglądasz, tylko Ty widzisz, co tam jest.
hint-swap_a = Dowolne dwie krainy, ale najwyżej jedna Twoja. Nikt na nie nie patrzy.
hint-swap_b = Zamienią się miejscami. To, co pamiętasz, wędruje z kartą.
hint-choose = Cały stos leży przed Tobą. Wszyscy widzą, co bierzesz.
hint-place = Kraina, która ustąpi, idzie na stos odrzuconych.
hint-know_a = Wskaż dwie krainy o tej samej liczbie: jeśli masz rację, Twój sen się zmniejszy.
hint-know_b = Obie zobaczą wszyscy.
hint-name = Racja: obie znikają, przychodzi jedna nieznana. Pomyłka: obie zostają, a ona i tak przychodzi.
hint-wait-first = Gra zaczyna się, gdy wszyscy już zajrzą.

## Uwaga przy kronice
note-power = Moc działa tylko zaraz po dobraniu z talii.
note-turn = W swojej kolejce robisz dokładnie jedną rzecz. Nie można spasować.
note-memory = Stół nie pamięta za Ciebie.

## Liczenie
lead = Wszystkie sny odkryte. Najmniej kruków wygrywa rundę.
lead-last = Ostatnia runda, sen po śnie:
calls = woła
worth = kruki w tej rundzie
toward = { $total } z { $target }
chip-glasses-even = klepsydry do pary: 0
chip-glasses-odd = { $count ->
    [one] samotna klepsydra: 9
   *[other] klepsydry nie do pary: po 9
}
chip-nines = dziewiątki się nie liczą: −{ $points }
chip-lowest = najmniej: 0
chip-penalty = nie najmniej: kara +{ $points }
chip-all-nines = same dziewiątki: 0
chip-beaten = cudze dziewiątki: 50
why = Dlaczego tak?
why-sum = Suma kruków w każdym śnie:
why-sum-one = { $who } { $points }
why-nobody = Nikt nie woła, więc każdy sen liczy swoją sumę.
why-others = Pozostałe sny liczą swoją sumę.
variant = wariant { $variant } · { $rule }
said-next = Znowu śpią:
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
