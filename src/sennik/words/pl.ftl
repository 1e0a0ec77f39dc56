yes = tak
no = nie
hidden-card = karta
hidden-cards = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
figure-torn = Tego obrazka nie da się tu narysować.
list-and = { $first } i { $last }
you-name = Ty
bot-names = Sowa Kos Lis Borsuk Jeż
seat-name = Miejsce { $seat }

## Kronika, gdy gra nie ma własnych słów
moved = { actor }: { $card }, { $from_zone } → { $to_zone }.
swapped = { actor }: zamiana { $owner } { $slot } ↔ { $to } { $to_slot }.
revealed = { actor }: { $from_zone } { $owner } { $slot }, { $card }.
shuffled = Tasowanie: { $from_zone }.
marked = { actor }: { $from_zone } { $slot }, { $mark }.
actor = { $you ->
    [yes] Ty
   *[no] { $seat }
}

## Odmowy
error-no-such-answer = Nie ma takiego ruchu.
error-not-asked = Teraz decyduje ktoś inny.
error-not-over = Ta gra jeszcze trwa.
error-not-allowed = Teraz nie można tego zrobić.
error-no-undo = Nie można tego cofnąć: ktoś widzi już nową kartę albo zdecydował los.
error-undo-nothing = Nie ma jeszcze czego cofnąć.
error-undo-too-late = Nie można tego cofnąć: po Tobie gra już ktoś inny.
error-not-understood = Nie rozumiem „{ $line }”. Wpisz numer ruchu; ? pokazuje pomoc.
error-no-such-number = Nie ma ruchu numer { $number }. Wybierz od { $least } do { $most }.
error-no-such-port = Nie można nasłuchiwać pod { $host }, port { $port }: { $reason }
error-no-such-database = Nie można otworzyć bazy danych: { $reason }
error-database-taken = Z bazy danych „{ $file }” korzysta już inny serwer. Najpierw go zatrzymaj albo wskaż inny plik: --database PLIK (make play DATABASE=PLIK)
error-database-foreign = Bazę danych „{ $database }” założył nowszy Sennik albo inny program. Nic w niej nie zmieniono: zainstaluj tamtego Sennika albo wskaż inną bazę.
error-database-damaged = Plik „{ $database }” nie jest bazą danych albo jest uszkodzony. Nic w nim nie zmieniono: odtwórz kopię zapasową albo wskaż inny plik.
error-database-read-only = Bazę danych „{ $database }” można tylko czytać. Serwer musi móc pisać do pliku i do jego folderu.
error-database-busy = Inny program blokuje bazę danych „{ $database }”. Zamknij go i spróbuj jeszcze raz.
error-database-folder = „{ $folder }” to folder. Wskaż w nim plik: --database { $folder }/sennik.sqlite
error-database-address = To nie jest adres bazy danych. Wskaż plik albo napisz postgresql://użytkownik:hasło@komputer/nazwa.
error-database-silent = Nie można otworzyć bazy danych: nie odpowiada.
error-server-silent = Serwer, który korzysta z bazy danych „{ $database }”, nie odpowiada. Nic nie zrobiono.
error-workers-alone = Z pliku może korzystać tylko jeden proces serwera. Aby było ich { $workers }, potrzebny jest PostgreSQL: --database postgresql://… (albo pomiń --workers).
error-no-such-address = „{ $address }” nie jest adresem serwera pośredniczącego. Napisz go jak 10.0.0.5 albo 10.0.0.0/8, kilka rozdziel przecinkami.
error-no-such-deed = „{ $deed }” to nic, co robi sennik admin{ $near ->
    [no] . Do wyboru: { $deeds }.
   *[other] ; może { $near }?
}
error-nothing-such = W tej bazie danych nie ma stołu ani osoby „{ $name }”. Stoły pokazuje sennik admin list.
error-several-such = Od „{ $name }” zaczyna się kilka osób. Napisz więcej.
error-name-what = Który? Napisz: sennik admin { $deed } STÓŁ albo osobę.
error-not-of-people = sennik admin { $deed } dotyczy stołu, a „{ $name }” to osoba.
error-admin-running = Ta gra jeszcze trwa, a w jej zapisie są zakryte karty. Wydać można tylko gry skończone.
error-admin-file = Dokąd? Podaj plik, którego jeszcze nie ma: --file PLIK.
error-file-there = Plik „{ $file }” już jest. Niczego nie zapisano: podaj inny.
error-database-older = Bazę danych „{ $database }” założył starszy Sennik. Uruchom raz serwer, który ją uaktualni.
error-database-broken = Nie da się odegrać { $broken } z { $tables } stołów.
error-no-such-stage = Nie ma stanu „{ $stage }”. Do wyboru: { $stages }.
error-no-such-prefix = „{ $prefix }” nie jest ścieżką. Napisz ją jak /sennik: z ukośnikiem na początku i bez niego na końcu.
error-no-such-folder = Baza danych nie może tam być: nie ma folderu „{ $folder }”.
error-no-such-client = W „{ $folder }” nie ma zbudowanej strony. W repozytorium: make web
error-no-such-game = Nie ma gry „{ $game }”. Do wyboru: { $games }.
error-game-unfinished = Gry „{ $game }” nie da się wczytać: { $problem }.
error-no-games-folder = Nie ma folderu „{ $folder }”, który podaje SENNIK_GAMES.
error-no-such-option = Gra { $game } nie ma ustawienia „{ $option }”. Do wyboru: { $options }.
error-no-such-value = Ustawienie { $option } nie ma wartości „{ $value }”. Do wyboru: { $values }.
error-options-clash = { $option }={ $value } nie pasuje do { $other }={ $needs }. Zmień jedno z tych ustawień.
error-seats-out-of-range = { $game }: miejsc może być od { $least } do { $most }, nie { $seats }.
error-no-such-language = Nie ma języka „{ $lang }”. Do wyboru: { $langs }.
error-no-such-bot = Nie ma bota „{ $bot }”. Do wyboru: { $bots }.
error-no-such-rule = Nie ma zasady „{ $rule }”. Zasady tej gry: { $rules }.
error-no-such-seat = W tym zapisie nie ma miejsca { $seat }. Wybierz od 1 do { $most }.
error-no-rulebook = Gra { $game } nie ma jeszcze spisanych zasad.
error-no-such-command = Nie ma polecenia „{ $command }”{ $near ->
    [no] . Do wyboru: { $commands }.
   *[other] ; może { $near }?
}
error-no-such-flag = Nie ma tu przełącznika { $flag }{ $near ->
    [no] . Do wyboru: { $flags }.
   *[other] ; może { $near }?
}
error-flag-needs-value = Po { $flag } brakuje wartości: { $flag } { $value }.
error-flag-takes-nothing = { $flag } nie przyjmuje wartości, a dostaje „{ $value }”.
error-flag-twice = { $flag } może wystąpić tylko raz.
error-flags-clash = { $flag } i { $other } wykluczają się; zostaw jedno.
error-not-a-number = { $flag } wymaga liczby całkowitej, a dostaje „{ $value }”.
error-number-too-small = { $flag } wymaga co najmniej { $least }, a dostaje { $value }.
error-not-a-pair = --option wymaga postaci nazwa=wartość, a dostaje „{ $value }”.
error-word-missing = Po sennik { $command } brakuje { $missing }: sennik { $command } { $places }.{ $missing ->
    [GAME] {" "}Gry pokazuje sennik games.
   *[other] {""}
}
error-word-too-many = Słowo „{ $extra }” jest tu zbędne; sennik { $command } --help pokazuje, co można podać.
error-file-missing = Nie ma pliku „{ $file }”. Sprawdź nazwę.
error-file-unreadable = Nie da się odczytać „{ $file }”. Podaj plik z zapisem gry, do którego masz dostęp.
error-file-unwritable = Nie da się zapisać „{ $file }”. Wybierz inne miejsce, w którym wolno pisać.
error-record-foreign = To nie jest zapis gry z Sennika.
error-record-broken = Zapis jest uszkodzony albo urwany i nie da się go odczytać.
error-record-changed = Zapis został zmieniony: suma kontrolna się nie zgadza.
error-record-newer = Zapis jest z nowszej wersji ({ $version }). Potrzebny jest nowszy Sennik.
error-record-older = Zapis jest z dawnej wersji zasad ({ $version }), której ten Sennik już nie rozgrywa.
error-old-rules = Ta gra zaczęła się według dawnych zasad (wersja { $version }), których ten Sennik już nie rozgrywa. Jeśli się skończyła, można zobaczyć, jak.
error-new-rules = Ta gra zaczęła się według nowszych zasad (wersja { $version }). Potrzebny jest nowszy Sennik.
error-record-commitment = Zapis jest fałszywy: tajna liczba nie pasuje do odcisku.
error-record-share = Zapis jest fałszywy: losowa liczba z miejsca { $seat } nie pasuje do odcisku podanego wcześniej.
error-record-order = Zapis jest fałszywy: losowa liczba została pokazana, zanim były odciski wszystkich.
error-record-position = Zapis jest fałszywy: z tych kart i ruchów wychodzi inna pozycja.
error-record-answers = Zapis jest fałszywy: jest w nim ruch, którego zasady nie dopuszczają.
error-position-unreadable = Pozycji nie da się odczytać w miejscu „{ $part }”.
error-position-cards = Pozycja wymaga więcej kart „{ $card }”, niż jest w talii.
error-position-rule = Pozycja jest sprzeczna z zasadą { $rule }: „{ $part }”.
error-position-of-what = Jaka to gra? Zacznij pozycję od gry i liczby miejsc, na przykład „koty 2: …”, albo podaj --game. Są: { $games }.
error-no-positions = Ta gra nie ma zapisu pozycji.
error-commitment-differs = To zapis innej gry: jego odcisk to { $commitment }, a nie { $wanted }.
error-seed-size = Ziarno losowania ma złą długość, więc zapisu nie da się sprawdzić.
error-share-size = Twoja losowa liczba musi mieć 16 bajtów.
error-seal-size = Odcisk twojej losowej liczby musi mieć 64 cyfry szesnastkowe.
error-share-differs = To nie jest ta losowa liczba, której odcisk został podany.
error-added-already = Twoja losowa liczba jest już w tasowaniu.
error-not-awaited = Nikt teraz nie czeka na twoją losową liczbę.
error-no-such-backend = Nie ma sposobu „{ $backend }”. Do wyboru: { $backends }.
error-no-such-setting = Bot { $bot } nie ma ustawienia „{ $setting }”. Do wyboru: { $settings }.
error-setting-unreadable = Ustawienie { $setting } bota { $bot } nie przyjmuje „{ $value }”. Podaj liczbę.
error-not-a-budget = „{ $budget }” to nie budżet. Podaj iterations=500 albo seconds=0.2.
error-not-two-elos = „{ $text }” to nie dwie liczby Elo. Podaj na przykład 0,20, najpierw mniejszą.
error-sprt-needs-two = --sprt porównuje dokładnie dwa boty, a jest ich { $bots }.
error-resume-needs-out = --resume wymaga folderu z wynikami: dodaj --out DIR.
error-results-there = W „{ $path }” są już wyniki. Dodaj --resume albo wybierz inny folder.
error-results-busy = Wyniki w „{ $path }” zapisuje właśnie inny proces. Poczekaj albo wybierz inny folder.
error-results-broken = Wyniki w „{ $path }” są uszkodzone w wierszu { $line }. Wybierz inny folder.
error-results-of-other = Wyniki w „{ $path }” są z innych gier: { $field } to tam { $there }, a tutaj { $here }. Wybierz inny folder.
error-package-missing = Brakuje pakietu { $package }. Zainstaluj sennik[{ $extra }].
error-worker-lost = Jeden z procesów zginął, może zabrakło pamięci. Zmniejsz --jobs i dodaj --resume.

## Polecenia
cli-interrupted = Przerwane. Dobranoc.
help-intro = Sennik: gry o snach w terminalu.
help-more =
    sennik POLECENIE --help pokazuje przełączniki, sennik --version wersję.
    Na początek: sennik play sen
    Własne gry: SENNIK_GAMES=FOLDER albo zainstalowany pakiet (docs/adding-a-game.md)
help-games = w co można zagrać
help-play = Ty przeciw botom
help-simulate = wiele gier botów i ich wyniki
help-replay = zapis gry opowiedziany słowami
help-review = co trener mówi o partii: szczęście, gra i chwile, które kosztowały najwięcej
help-verify = sprawdza zapis: rozdaje karty i gra od nowa
help-show = rysuje pozycję zapisaną w notacji gry: w cudzysłowie, w pliku albo - z wejścia
help-rules = zasady gry, wszystkie albo jedna, na przykład SEN-T1
help-arena = boty przeciw sobie na tych samych rozdaniach, z przedziałami ufności i rankingiem
help-serve = stoły w przeglądarce, dla tego komputera i sąsiadów w sieci
help-admin = dla prowadzących serwer: list, show, close, open, delete i export stołów lub gier osoby; check sprawdza bazę danych
flag-stage = tylko stoły w tym stanie
flag-most = ile najwyżej
flag-file = plik na to, co jest wydawane
admin-count = { $shown } z { $all } stołów, najpierw ostatnio ruszane.
admin-closed = zamknięty
admin-seat-free = wolne
admin-bot = bot: { $level }
admin-hers = Gry osoby { $person }: skończone { $over }, nieskończone { $open }.
admin-done-close = Stół { $name } jest zamknięty.
admin-done-open = Stół { $name } jest znów otwarty.
admin-done-delete = Stół { $name } jest usunięty.
admin-done-forget = Osoba { $name } jest zapomniana: stoły tylko jej są usunięte, przy innych nie ma już jej imienia.
admin-exported = W { $file } zapisano { $games ->
    [one] jedną grę
    [few] { $games } gry
   *[other] { $games } gier
}.
admin-broken = { $table }: { $why }
admin-sound = Wszystkie stoły ({ $tables }) da się odegrać.
flag-budget = na każdy ruch: iterations=500 albo seconds=0.2 czasu procesora
flag-apart = każdy bot w osobnym procesie, pilnowany z zewnątrz
flag-patience = ile sekund czekać na milczący proces
flag-jobs = ile partii naraz; -1: po jednej na rdzeń
flag-backend = gdzie grają
flag-out = folder na wyniki
flag-resume = gra dalej z partiami z tego folderu
flag-answers = zachowuje każdy ruch z każdej partii
flag-sprt = kończy, gdy tylko jedną z dwóch różnic można wykluczyć
flag-host = adres, na którym słucha: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla całej sieci
flag-port = port; 0 to dowolny wolny; bez niego: 8000 albo następny wolny
flag-database = plik albo postgresql://…; bez tego: plik w folderze Twoich danych
flag-browser = otwórz stronę w przeglądarce, jeśli jakaś jest
flag-secure = za serwerem pośredniczącym z TLS: ciasteczka idą tylko nim
flag-workers = tyle procesów serwera, jeśli bazą danych jest PostgreSQL
flag-proxies = serwery pośredniczące, którym się wierzy, skąd kto przychodzi (z --secure); bez tego: ten komputer
flag-prefix = ścieżka innej strony, pod którą pokazuje go serwer pośredniczący, na przykład /sennik
flag-metrics = liczby o serwerze pod /metrics, dla Prometheusa
flag-json-log = wiersze dziennika jako JSON
flag-web = folder ze zbudowaną stroną
serve-here = Na tym komputerze: { $address }
serve-there = W tej samej sieci:  { $address }
serve-phone = Albo zeskanuj ten kod telefonem:
serve-moved = Port { $port } jest zajęty; to jest port { $other }.
serve-kept = Stoły są przechowywane w { $file }. Ctrl-C kończy.
flag-lang = język
flag-no-color = bez kolorów
flag-help = ta pomoc
flag-json = wynik jako JSON
flag-seats = ile miejsc przy stole
flag-option = ustawienie gry, na przykład edition=jubilee; można powtarzać
flag-bots = kto gra: apprentice (nowicjusz), regular (bywalec), master (mistrz); dla porównania greedy i random; kilka po przecinku
flag-seed = to samo ziarno daje te same karty
flag-name = Twoje imię
flag-aid = ściągawka: stół pokazuje zakryte karty, które już znasz
flag-record = plik na zapis gry
flag-records = folder na zapisy gier
flag-games = ile gier
flag-seat = oczami którego miejsca, licząc od 1
flag-open = ze wszystkimi kartami odkrytymi
flag-step = krok po kroku, po każdym Enter
flag-game = gra, której jest ta notacja; inaczej tekst się od niej zaczyna: „koty 2: …”
flag-commitment = odcisk pokazany na początku gry
games-facts = miejsca: { $seats } · około { $minutes } minut
games-how = sennik play GRA --option nazwa=wartość · sennik rules GRA

## Przy stole
play-keys = ? pomoc
play-commitment = Karty są już ułożone. Po grze można to sprawdzić:
play-help =
    numer     ruch z listy; można go też wpisać słowami, na przykład keep 2
    u         cofnij, póki nikt nie widzi niczego nowego
    r         zasady, otwarte tam, gdzie trwa gra; r SEN-P1 otwiera inną
    l         przebieg gry
    Enter     stół od nowa
    q         odejdź od stołu
play-fault = Ten ruch ujawnia błąd w programie. Nic się nie zmieniło: wybierz inny.
play-nothing-yet = Jeszcze nic się nie wydarzyło.
play-more-rules = Całość: sennik rules { $game }
play-left = Odchodzisz od stołu. Dobranoc.
play-silent = Nikt już nie odpowiada, więc gra się urywa. Dobranoc.
play-saved = Zapis gry: { $file }
won = { $count ->
    [one] Wygrywa { $who }.
   *[other] Wygrywają wspólnie { $who }.
}
won-you = Wygrywasz.
won-you-and = Wygrywasz wspólnie z: { $who }.
sheet-round = runda { $n }
sheet-total = razem

## Zapisy
verify-right = Wszystko się zgadza: { $answers ->
    [one] { $answers } ruch
    [few] { $answers } ruchy
   *[many] { $answers } ruchów
} z tych samych kart daje tę samą grę.
verify-game = { $title }, miejsc przy stole: { $seats }.
verify-unfinished = Gra nie jest skończona.
verify-commitment = Odcisk kart: { $commitment }
verify-sealed = Każda losowa liczba była ustalona, zanim pokazano którąkolwiek: kart nie wybrał nikt, nawet ten, kto prowadzi serwer.
verify-withheld = Zaczęto od nowa, bo losowa liczba nie została pokazana: { $seats ->
    [one] miejsce { $list }
   *[other] miejsca { $list }
  }. Kto prowadzi serwer, mógł zajrzeć przed każdym nowym początkiem.
verify-open = Losowe liczby nie były ustalone przed pokazaniem: ten, kto prowadzi serwer, mógł wybrać ostatnią.
replay-enter = Enter: dalej
replay-unfinished = Gra urywa się po { $answers ->
    [one] { $answers } ruchu
   *[other] { $answers } ruchach
}.
simulate-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $answers ->
    [one] { $answers } ruch
    [few] { $answers } ruchy
   *[many] { $answers } ruchów
}.
simulate-speed = { $speed } ruchów na sekundę procesora.
simulate-lengths = Ruchy w grze: najmniej { $least }, mediana { $median }, średnio { $mean }, najwięcej { $most }.
simulate-seat = Miejsce { $seat } ({ $bot }): wygrane { $wins } %, średnio { $score } pkt.
simulate-kept = Zapisy leżą w { $folder } ({ $games }).

## Arena
arena-bot = bot
arena-games = gry
arena-share = udział (równy: { $even })
arena-rating = ranking
arena-points = punkty
arena-answers = ruchy
arena-ms = ms/ruch
arena-fault-illegal = niedozwolone
arena-fault-late = po czasie
arena-fault-silent = milczenie
arena-fault-died = padł proces
arena-fault-raised = błąd
arena-fault-dropped = odsunięty
arena-reach = { $mean } (od { $low } do { $high })
arena-played = gry: { $games }, rozdania: { $deals }
arena-repeatable = powtarzalne
arena-by-clock = według zegara
arena-gain = jedna gra jest warta { $gain } gry z różnych rozdań
arena-seats = miejsca: { $shares }
arena-pair = { $bot } minus { $against }: { $more }
arena-elo = Elo: { $bot } minus { $against }: { $elo } (od { $low } do { $high })
arena-verdict = { $right } Elo, nie { $wrong }
arena-no-verdict = jeszcze bez rozstrzygnięcia
arena-test = test { $low } przeciw { $high } Elo: { $verdict } (logarytm szans { $odds }, granice ±{ $bound })
arena-fault = błąd: { $line }
arena-title = { $game }, miejsca: { $seats }. Udział wygranych; gry: { $games }, rozdania: { $deals }
arena-so-far = narastająco
arena-deals = rozdania: { $deals }
arena-even = równy udział
arena-stopped = Zatrzymano. Z --resume pójdzie dalej od tego miejsca.

## Co mówi trener
review-own = Twoje decyzje na tle decyzji trenera
review-others = decyzje innych
review-chance = szczęście: rozdania, dobrane karty i to, co wyszło na jaw
review-result = na początku, { $result } na końcu
review-no-mistakes = Nic tu nie było wyraźnym błędem.
review-mistake = ruch { $moment }: { $given } (lepiej: { $best })
review-how = W procentach partii, według tego, co wtedy było wiadomo na tym miejscu. To szacunki; docs/coach.md mówi, skąd się biorą.

## Dlaczego bot tak by zrobił
reason-only = Nic innego nie można tu zrobić.
reason-close = Kilka odpowiedzi jest mniej więcej tak samo dobrych.
reason-chance = Daje około { $this ->
    [one] jednej wygranej
   *[other] { $this } wygranych
} na 100, a następna co do jakości odpowiedź około { $next }.
reason-points = Na koniec daje o około { $more ->
    [one] jeden punkt
    [few] { $more } punkty
   *[other] { $more } punktów
} więcej niż następna co do jakości odpowiedź.
reason-instead = Daje około { $this ->
    [one] jednej wygranej
   *[other] { $this } wygranych
} na 100, a to, co zagrano, około { $that }.
reason-more = Na koniec daje o około { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} więcej niż to, co zagrano.
