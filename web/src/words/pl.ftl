# Słowa strony. Gra i serwer mają własne.

## Wszędzie
ui-home = Sennik, strona główna
ui-tools = Narzędzia
ui-menu = Menu
ui-language = Język
ui-theme = Motyw
ui-theme-night = Noc
ui-theme-dawn = Świt
ui-sound = Dźwięk
ui-sound-on = Dźwięk włączony
ui-sound-off = Dźwięk wyłączony
ui-pace = Tempo ruchów innych
ui-pace-slow = Wolne
ui-pace-normal = Zwykłe
ui-pace-fast = Szybkie
ui-pace-none = Od razu
ui-skip = Pomiń
ui-keys = Skróty klawiszowe
ui-keys-on = Włączone
ui-keys-off = Wyłączone
ui-close = Zamknij
ui-lobby = Wszystkie gry
ui-loading = Chwileczkę…
ui-again = Spróbuj ponownie
ui-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
ui-torn = Połączenie przerwane
ui-torn-more = Łączę się ponownie… Nic nie zginęło, stół czeka.

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
} o snach przy jednym stole: z przyjaciółmi albo z botami.
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
ui-no-tables = Nie ma teraz otwartych stołów. Otwórz własny i zaproś kogoś.
ui-sit = Usiądź
ui-return = Wróć do stołu
ui-watch = Oglądaj
ui-look = Obejrzyj
ui-put-away = Usuń z listy
ui-over = gra skończona
ui-nobody = same boty
ui-seats-taken = { $taken } z { $seats }

## Nowy stół
ui-who-plays = Kto gra
ui-how-many = Ile miejsc
ui-chair-person = Osoba z linkiem
ui-chair-bot = Bot: { $level }
ui-bot-apprentice = nowicjusz
    .help = Gra na wyczucie, przeocza okazje i zapomina. Przy stole dla dwojga wygrywa z bywalcem mniej więcej jedną partię na cztery.
ui-bot-regular = bywalec
    .help = Przewiduje, ale czasem coś mu umknie. Przy stole dla dwojga wygrywa z nowicjuszem mniej więcej trzy partie na cztery, a z mistrzem jedną.
ui-bot-master = mistrz
    .help = Liczy, pamięta i przewiduje daleko. Przy stole dla dwojga wygrywa z bywalcem mniej więcej trzy partie na cztery.
ui-bot-greedy = bystry
ui-bot-random = roztargniony
ui-temper = Usposobienie botów
ui-temper-patient = cierpliwe
    .help = Kończą rundę dopiero wtedy, gdy są prawie pewne, więc każdy zdąży pograć. To kosztuje siłę gry: przy stole dla dwojga cierpliwy mistrz wygrywa ze śmiałym mniej więcej jedną partię na trzy.
ui-temper-bold = śmiałe
    .help = Kończą rundę, gdy tylko może się to opłacić, nawet od razu: najsilniejsza gra i krótkie rundy.
ui-chairs-people = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Link do stołu jest na następnej stronie.
ui-chairs-bots = Ty i boty: gra zaczyna się od razu.
ui-variants = Zasady i warianty
ui-table-itself = Stół
ui-aid = Ściągawka
    .help = Pokazuje zakryte karty, które już znasz.
ui-public = Stół otwarty
    .help = Widać go na liście i każdy może się dosiąść. Inaczej trzeba mieć link.
ui-watching = Widownia
    .help = Kto ma link, a nie gra, może patrzeć. Zakrytych kart nie widzi.
ui-clock = Zegar
    .help = Czas na jeden ruch. Gdy minie, gra za Ciebie bot, a Ty możesz wrócić.
ui-option-set = „{ $option }: { $value }”
ui-seats-set = „Liczba miejsc: { $seats }”
ui-options-clash = { $one } i { $other } nie pasują do siebie. Zmień jedno z tych ustawień.
ui-clock-none = bez zegara
ui-open = Otwórz stół
ui-begin = Rozdaj karty

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
ui-add-bot = dodaj bota
ui-clear = Usuń bota
ui-stand = Zwolnij miejsce
ui-invite = Zaproś przyjaciół
ui-invite-more = Kto ma ten link, może się dosiąść. Konto nie jest potrzebne.
ui-link = Link do stołu
ui-copy = Kopiuj link
ui-copied = Skopiowano
ui-share = Wyślij…
ui-empty = Nikt jeszcze nie dołączył.
ui-empty-more = Wyślij link albo dodaj bota.
ui-shuffling = Tasowanie… brakuje jeszcze: { $names }
ui-fair = Uczciwe tasowanie
ui-fair-more = To odcisk (skrót) tajnej liczby serwera. Każda przeglądarka dodaje swoją losową liczbę, ustaloną, zanim pokaże się którąkolwiek; po grze można sprawdzić, że nikt nie ułożył kart.

## Przy stole
ui-rules = Zasady
ui-chapters = Rozdziały
ui-log = Przebieg gry
ui-log-empty = Noc dopiero się zaczyna.
ui-standing = Wyniki
ui-looking-on = oglądasz
ui-watchers = na widowni
ui-you = { $name } (Ty)
ui-yours = Twoje karty
ui-centre = Środek stołu
ui-more = Więcej
ui-rivals = Pozostali
ui-points = { $points } pkt
ui-asked = teraz decyduje
ui-bot-plays = gra bot
ui-stand-in = { $name } (bot)
ui-away-until = poza stołem · za { $seconds } s gra bot
ui-bot-for-you = Gra za Ciebie bot.
ui-back = Wróć na miejsce
ui-leave = Odejdź i zostaw bota
ui-undo = Cofnij
ui-why-no-undo = karta już odkryta albo zdecydował los
ui-why-undo-too-late = gra już ktoś inny
ui-then = A teraz wskaż dokąd.
ui-which = Które?
ui-not-yet = Jeszcze nie
ui-answers-all = Wszystkie ruchy
ui-answers = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
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
ui-not-all = nie wszyscy ją widzą
ui-picked = wybrana
ui-just-now = przed chwilą: { $name }
ui-not-now-asked = Teraz nie. { $question }
ui-not-now-turn = To nie Twoja tura. { $question }
ui-not-now-bot = Gra za Ciebie bot. Wróć na miejsce, żeby grać.

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
ui-wins = wygrywa
ui-rematch = Zagraj jeszcze raz
ui-next-table = Do następnego stołu
ui-proof = Sprawdź tasowanie
ui-proof-how = Przed rozdaniem serwer pokazał odcisk swojej tajnej liczby, a każda przeglądarka odcisk własnej losowej liczby; dopiero potem pokazano liczby. Teraz są jawne.
ui-proof-secret = Tajna liczba pasuje do odcisku sprzed gry.
ui-proof-secret-wrong = Tajna liczba nie pasuje do odcisku sprzed gry.
ui-proof-share = Twoja losowa liczba została użyta w tasowaniu.
ui-proof-share-wrong = Twoja losowa liczba nie została użyta w tasowaniu.
ui-proof-no-share = Ta przeglądarka nie ma Twojej losowej liczby z tego stołu.
ui-proof-sealed = Każda losowa liczba była ustalona przez swój odcisk, zanim pokazano którąkolwiek: kart nie wybrał nikt, nawet ten, kto prowadzi serwer.
ui-proof-sealed-wrong = Któraś losowa liczba nie była ustalona przed pokazaniem innych: karty mogły być wybrane.
ui-proof-seen = To ta lista odcisków, którą ta przeglądarka widziała, zanim pokazała swoją liczbę.
ui-proof-seen-wrong = Przed rozdaniem ta przeglądarka widziała inną listę odcisków.
ui-proof-withheld = Zaczęto od nowa, bo liczba nie została pokazana na czas: { $names }. Kto prowadzi serwer, mógł zajrzeć przed każdym nowym początkiem.
ui-commitment = Odcisk sprzed gry (SHA-256)
ui-secret = Tajna liczba serwera
ui-own-share = Twoja losowa liczba
ui-record = Pobierz zapis gry
ui-record-more = Polecenie sennik verify rozdaje z niego karty i rozgrywa całą grę od nowa.
ui-raven-of = kruk: { $name }

## Gra oglądana jeszcze raz
ui-replay = Powtórka
ui-replay-see = Obejrzyj jeszcze raz
ui-replay-play = Odtwarzaj
ui-replay-pause = Zatrzymaj
ui-replay-back = Ruch wstecz
ui-replay-on = Ruch dalej
ui-replay-turn-back = Do poprzedniej tury
ui-replay-turn-on = Do następnej tury
ui-replay-moment = Chwila gry
ui-replay-at = { $at } z { $count }
ui-replay-lacking = Nie ma chwili { $at }: ta gra ma ich { $count }.
ui-replay-more = Link, obrazek, zapis
ui-replay-link = Skopiuj link do tej chwili
ui-replay-picture = Obrazek z wynikiem
ui-replay-table = Wróć do stołu
ui-eye = Czyimi oczami
ui-eye-open = Karty odkryte
ui-eye-seat = Co wie { $name }
ui-eye-watch = Co widzą widzowie

## A gdyby
ui-what-if = A gdyby?
ui-what-if-title = Graj dalej od tej chwili
ui-what-if-how = Od ruchu { $moment }, przy osobnym stole, z botami. Ta gra do niczego się nie liczy.
ui-what-if-seat = Twoje miejsce
ui-what-if-cards = Karty
ui-what-if-anew = Rozdane na nowo
    .help = To, co wie { $name }, zostaje bez zmian. Cała reszta jest tasowana od nowa.
ui-what-if-lay = Tak, jak leżały
    .help = Te same ręce i stosy, a później te same dobierane karty.
ui-what-if-bots = Pozostali
ui-what-if-go = Graj dalej
ui-what-if-mark = A gdyby? · ruch { $moment }
ui-what-if-from-anew = Ta gra toczy się dalej od ruchu { $moment } innej gry. Wszystko, czego nie zna { $name }, rozdano na nowo.
ui-what-if-from-lay = Ta gra toczy się dalej od ruchu { $moment } innej gry. Karty leżą tak, jak leżały.
ui-what-if-back = Zobacz tamtą chwilę
ui-what-if-again = Wróć do tamtej chwili

## Trener
ui-coach = Trener
ui-coach-ask = Zapytaj trenera
ui-coach-title = Co można było zrobić?
ui-coach-waiting = { $ahead ->
    [one] Przed tą grą trener ogląda jeszcze jedną.
    [few] Przed tą grą trener ogląda jeszcze { $ahead }.
   *[many] Przed tą grą trener ogląda jeszcze { $ahead }.
}
ui-coach-working = Trener przygląda się każdej decyzji w tej grze.
ui-coach-stay = To potrwa najwyżej minutę lub dwie. Można w tym czasie oglądać grę; ocena zostanie zapisana.
ui-coach-none = Grały tu same boty. Trener mówi o grze ludzi.
ui-coach-seat = Czyja gra
ui-coach-luck = Szczęście i umiejętność
ui-coach-said = { $own ->
    [well] { $you ->
        [yes] Lepiej nie dało się zagrać
       *[no] { $name }: lepiej nie dało się zagrać
    }
    [all] { $you ->
        [yes] Twoje decyzje kosztowały więcej niż całą grę
       *[no] { $name }: decyzje kosztowały więcej niż całą grę
    }
   *[cost] { $you ->
        [yes] Twoje decyzje kosztowały { $cost } %
       *[no] { $name }: decyzje kosztowały { $cost } %
    }
}; { $luck ->
    [good] karty dołożyły { $cards } %.
    [bad] karty zabrały { $cards } %.
   *[none] karty nie sprzyjały nikomu.
}
ui-coach-prior = Szansa na początku
ui-coach-own = { $you ->
    [yes] Twoje decyzje
   *[no] Decyzje: { $name }
}
ui-coach-others = Decyzje innych
ui-coach-chance = Szczęście
ui-coach-result = Wynik
ui-coach-curve = Szanse, ruch po ruchu
ui-coach-at = Ruch { $moment }: { $percent } %
ui-coach-change = decyzje { $own }, inni { $others }, szczęście { $chance }
ui-coach-mark-cost = kosztowna decyzja
ui-coach-mark-luck = zwrot losu
ui-coach-figures = Wszystkie liczby
ui-coach-head-move = Ruch
ui-coach-head-chances = Szanse
ui-coach-head-own = Własne
ui-coach-head-others = Inni
ui-coach-head-chance = Szczęście
ui-coach-mistakes = Chwile, które kosztowały najwięcej
ui-coach-no-mistakes = Nie było tu wyraźnych błędów.
ui-coach-move = Ruch { $moment }
ui-coach-cost = −{ $percent } %
ui-coach-given = W grze:
ui-coach-best = Lepiej:
ui-coach-for = Dlaczego:
ui-coach-against = To, co zagrano:
ui-coach-try = Spróbuj jeszcze raz
ui-coach-see = Zobacz
ui-coach-show = Pokaż odpowiedź
ui-coach-puzzle = Jaki ruch tu wybierasz? Zagraj.
ui-coach-verdict = Twoja odpowiedź
ui-coach-verdict-best = Trener zagrałby tak samo.
ui-coach-verdict-close = Mniej więcej tak dobrze, jak zagrałby trener.
ui-coach-verdict-worse = To o { $percent } % gorzej, niż zagrałby trener.
ui-coach-tag-now = teraz
ui-coach-tag-then = w grze
ui-coach-tag-best = trener
ui-coach-next = Następna chwila
ui-coach-another = Jeszcze raz
ui-coach-quit = Wróć do trenera
ui-coach-how = Na podstawie tego, co { $name } w tej chwili wie, z wielu możliwych rozdań. Małe różnice niewiele znaczą.

## Lekcja
ui-learn = Nauka: { $minutes } min
ui-learn-more = { $title }: { $minutes } min
ui-lesson = Lekcja
ui-lesson-page = Strona { $page } z { $pages }
ui-lesson-chapter = Rozdział
ui-lesson-back = Wstecz
ui-lesson-next = Dalej
ui-lesson-skip = Pomiń
ui-lesson-play = Zagraj z nowicjuszami
ui-lesson-on = Dalej: { $title }
ui-lesson-guest = Gość

## Nauka przy stole
ui-teach = Stół, który uczy
    .help = Każdy przy stole może zapytać, co na jego miejscu zrobiłby bot i dlaczego.
ui-advice-ask = Co tu zrobić?
ui-advice-wait = Myślę…
ui-advice = Mój wybór: { $answer }.
ui-hint-known = Już to wiem: nie pokazuj więcej
ui-hints = Podpowiedzi pod pytaniami
ui-hints-on = Wszystkie, dopóki ich nie znasz
ui-hints-off = Żadne

## Moje gry
ui-somebody = ktoś
ui-mine = Moje gry
ui-mine-more = Wszystko, w co grasz i w co już się grało. Bez konta: wie o tym tylko ta przeglądarka i urządzenia, które z nią połączysz.
ui-mine-waits = Czeka na Ciebie
ui-mine-waits-none = Nic teraz na Ciebie nie czeka.
ui-mine-turn = Twoja kolej
ui-mine-others = decyduje ktoś inny
ui-mine-away = { $count ->
    [one] Odłożona: { $count }
   *[other] Odłożone: { $count }
}
ui-mine-played = Rozegrane
ui-mine-played-none = Tu znajdą się gry, które dograsz do końca.
ui-mine-older = Pokaż starsze
ui-mine-won = wygrana
ui-mine-rank = { $rank }. miejsce z { $seats }
ui-mine-stand-in = dokończył bot
ui-mine-bots = { $count ->
    [1] bot ({ $level })
   *[other] { $count } × bot ({ $level })
}
ui-mine-score = Jak mi idzie
ui-mine-with-bots = z botami: { $level }
ui-mine-with-mixed = z różnymi botami
ui-mine-with-people = z ludźmi
ui-mine-with-both = z ludźmi i botami
ui-mine-count = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
ui-mine-wins = { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
ui-mine-share = Udział w zwycięstwach: { $share }. Po równo byłoby { $fair }.
ui-mine-last = Ostatnie gry: { $won } z { $count } wygrane
ui-mine-devices = Na innym urządzeniu
ui-mine-devices-more = Pokaż tu kod i wpisz go na drugim urządzeniu albo skieruj na niego aparat. Gry będą wtedy wspólne.
ui-mine-code-show = Pokaż kod
ui-mine-code-picture = Kod QR z adresem i kodem dla drugiego urządzenia
ui-mine-code-left = Ważny jeszcze { $minutes }:{ $seconds }, jeden raz
ui-mine-code-withdraw = Unieważnij
ui-mine-code-gone = Ten kod już nie działa.
ui-mine-code-typed = Kod z drugiego urządzenia
ui-mine-join = Połącz
ui-mine-join-more = Wpisuj tylko własny kod: to, w co grasz tutaj, i to, w co grasz tam, stanie się jednym. Kto trzyma tamto urządzenie, będzie widzieć Twoje gry i grać na Twoich miejscach.
ui-mine-joined = Gotowe: urządzenia są połączone, gry są wspólne.
ui-mine-phone = Telefon
ui-mine-computer = Komputer
ui-mine-this = to urządzenie
ui-mine-since = od { $date }
ui-mine-sign-out = Wyloguj
ui-mine-sign-out-all = Wyloguj wszystkie inne
ui-mine-signed-out = Wylogowano. Tamto urządzenie nie ma już dostępu do Twoich gier.
ui-mine-all = Wszystko, co moje
ui-mine-export = Pobierz zapisy gier
ui-mine-export-more = Jeden plik zip; każdy zapis sprawdzi polecenie sennik verify.
ui-mine-delete = Usuń wszystko, co moje
ui-mine-delete-more = Gry, w których byli tylko boty i Ty, znikną całkiem, razem z lekcjami i zapisami. Tego nie da się cofnąć.
ui-mine-delete-others = Gry z innymi ludźmi należą też do nich: zostaną, ale bez Twojego imienia. W tych, które trwają, zagra za Ciebie bot. Połączone urządzenia się rozłączą.
ui-mine-delete-yes = Usuń na zawsze
ui-mine-delete-no = Zostaw
ui-mine-deleted = Usunięto. Stoły usunięte w całości: { $removed }. Stoły innych bez Twojego imienia: { $left }.
