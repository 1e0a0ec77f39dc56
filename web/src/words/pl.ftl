# Słowa strony. Gra i serwer mają własne.

## Wszędzie
ui-home = Sennik, strona główna
ui-tools = Narzędzia
ui-menu = Menu
ui-language = Język
ui-theme = Pora
ui-theme-night = Noc
ui-theme-dawn = Świt
ui-sound = Dźwięk
ui-sound-on = Dźwięk włączony
ui-sound-off = Cisza
ui-pace = Tempo ruchów innych
ui-pace-slow = Powoli
ui-pace-normal = Zwykle
ui-pace-fast = Szybko
ui-pace-none = Od razu
ui-skip = Pomiń
ui-keys = Skróty klawiszowe
ui-keys-on = Włączone
ui-keys-off = Wyłączone
ui-close = Zamknij
ui-lobby = Do gier
ui-loading = Rozkładam papier…
ui-again = Jeszcze raz
ui-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
ui-torn = Sen się urwał.
ui-torn-more = Łączę ponownie. Nic nie zginęło, stół czeka.

## Poczekalnia gier
ui-hero = Zgaś lampę. Rozłóż sny.
ui-hero-more = { $games ->
    [0] Gry
    [1] Jedna gra
    [2] Dwie gry
    [3] Trzy gry
    [4] Cztery gry
    [few] { $games } gry
   *[other] { $games } gier
} ze snów przy jednym stole: z przyjaciółmi albo z botami.
ui-your-name = Twoje imię
ui-quick = Zagraj od razu: { $game }
ui-games = Gry
ui-players = Osoby:
ui-minutes = { $minutes } min
ui-seconds = { $seconds } s
ui-weight = Trudność: { $weight } z 3
ui-my-tables = Moje stoły
ui-open-tables = Otwarte stoły
ui-new-table = Nowy stół
ui-no-tables = Nikt jeszcze nie zasnął. Otwórz stół i zaproś kogoś, kto też nie śpi.
ui-sit = Usiądź
ui-return = Wróć
ui-watch = Popatrz
ui-look = Obejrzyj
ui-put-away = Odłóż
ui-over = skończona
ui-nobody = same boty
ui-seats-taken = { $taken } z { $seats }

## Nowy stół
ui-who-plays = Kto gra
ui-how-many = Ile miejsc
ui-chair-person = Osoba zaproszona linkiem
ui-chair-bot = Bot: { $level }
ui-bot-apprentice = nowicjusz
    .help = Gra na wyczucie, mało przewiduje i zapomina.
ui-bot-regular = bywalec
    .help = Przewiduje i czasem coś zapomni.
ui-bot-master = mistrz
    .help = Liczy, pamięta i przewiduje daleko.
ui-bot-greedy = bystry
ui-bot-random = roztargniony
ui-chairs-people = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Link dostaniesz za chwilę.
ui-chairs-bots = Same boty: gra zaczyna się od razu.
ui-variants = Ustalenia
ui-table-itself = Stół
ui-aid = Pomoc pamięci
    .help = Stół pamięta za Was: liczby, które już znasz, prześwitują przez papier.
ui-public = Stół otwarty
    .help = Widać go na liście, każdy może się dosiąść. Bez tego trzeba mieć link.
ui-watching = Widownia
    .help = Kto ma link, a nie ma miejsca, może patrzeć. Zakrytych kart nie widzi.
ui-clock = Zegar
    .help = Czas na jedną odpowiedź. Gdy minie, odpowiada bot, a Ty możesz wrócić.
ui-clock-none = bez zegara
ui-open = Otwórz stół
ui-begin = Rozłóż karty

## Zanim się zacznie
ui-waiting = { $free ->
    [0] Wszyscy są.
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $free } osoby.
   *[many] Czekamy jeszcze na { $free } osób.
}
ui-free = Wolne miejsce
ui-here = przy stole
ui-away = poza stołem
ui-add-bot = posadź bota
ui-clear = Odeślij
ui-stand = Wstań
ui-invite = Zaproś przyjaciół
ui-invite-more = Kto ma ten link, może się dosiąść. Konto nie jest potrzebne.
ui-link = Link do stołu
ui-copy = Kopiuj link
ui-copied = Skopiowano
ui-share = Wyślij…
ui-empty = Nikt jeszcze nie zasnął.
ui-empty-more = Wyślij link albo posadź bota.
ui-fair = Uczciwe tasowanie
ui-fair-more = To odcisk sekretu serwera. Każda osoba dokłada do niego własny los, a po grze da się sprawdzić, że kart nikt nie ułożył.

## Przy stole
ui-rules = Zasady
ui-chapters = Rozdziały
ui-log = Kronika nocy
ui-log-empty = Noc dopiero się zaczyna.
ui-standing = Wyniki
ui-looking-on = przyglądasz się
ui-watchers = na widowni
ui-you = { $name } (Ty)
ui-yours = Twoje karty
ui-centre = Środek stołu
ui-more = Więcej
ui-rivals = Pozostali
ui-points = { $points } pkt
ui-asked = czas na odpowiedź
ui-bot-plays = gra bot
ui-stand-in = { $name } (bot)
ui-away-until = poza stołem · za { $seconds } s gra bot
ui-bot-for-you = Odpowiada za Ciebie bot.
ui-back = Wróć na miejsce
ui-leave = Odejdź, niech gra bot
ui-undo = Cofnij
ui-why-no-undo = karta już odkryta albo zdecydował los
ui-why-undo-too-late = po Tobie gra już ktoś inny
ui-then = A teraz wskaż, dokąd.
ui-which = Które?
ui-not-yet = Jeszcze nie
ui-answers-all = Wszystkie ruchy
ui-answers = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
ui-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
ui-card = { ui-zone }{ $one ->
    [yes] {""}
   *[no] {" "}{ $slot } z { $count }
}
ui-zone = { $zone }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner })
}
ui-covered = zakryta
ui-remembered = pamiętasz: { $card }
ui-only-you = tylko Ty to widzisz
ui-picked = wybrana

## Zasady
ui-find = Szukaj w zasadach
ui-find-clear = Wyczyść szukanie
ui-found = { $count ->
    [one] Znaleziono w { $count } miejscu.
   *[other] Znaleziono w { $count } miejscach.
}
ui-found-none = Nic nie znaleziono: „{ $query }”.
    .help = Spróbuj krótszego słowa albo kodu zasady.
ui-no-book = Nie ma takiej księgi zasad.

## Koniec
ui-result = Wynik
ui-wins = wygrana
ui-rematch = Jeszcze raz
ui-next-table = Do następnego stołu
ui-proof = Sprawdź tasowanie
ui-proof-how = Przed pierwszą kartą serwer pokazał odcisk swojego sekretu, a każda osoba dołożyła własny los. Teraz sekret jest jawny.
ui-proof-secret = Sekret pasuje do odcisku sprzed gry.
ui-proof-secret-wrong = Sekret nie pasuje do odcisku sprzed gry.
ui-proof-share = Twój los jest w tasowaniu.
ui-proof-share-wrong = Twojego losu nie ma w tasowaniu.
ui-proof-no-share = W tej przeglądarce nie ma Twojego losu z tego stołu.
ui-proof-blind = Ta strona nie jest szyfrowana, więc przeglądarka nie może sama policzyć odcisku.
ui-commitment = Odcisk sprzed gry (SHA-256)
ui-secret = Sekret serwera
ui-own-share = Twój los
ui-record = Pobierz zapis gry
ui-record-more = Polecenie sennik verify rozda z niego karty jeszcze raz i zagra całą grę od nowa.
ui-raven-of = kruk: { $name }
