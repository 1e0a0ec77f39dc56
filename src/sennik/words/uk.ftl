yes = так
no = ні
hidden-card = карта
hidden-cards = { $count ->
    [one] { $count } закрита карта
    [few] { $count } закриті карти
   *[many] { $count } закритих карт
}
figure-torn = Цей малюнок тут не вдається намалювати.
list-and = { $first } і { $last }
you-name = Ти
bot-names = Сова Дрізд Лис Борсук Їжак
seat-name = Місце { $seat }

## Хроніка, коли гра не має власних слів
moved = { actor }: { $card }, { $from_zone } → { $to_zone }.
swapped = { actor }: обмін { $owner } { $slot } ↔ { $to } { $to_slot }.
revealed = { actor }: { $from_zone } { $owner } { $slot }, { $card }.
shuffled = Тасування: { $from_zone }.
marked = { actor }: { $from_zone } { $slot }, { $mark }.
actor = { $you ->
    [yes] Ти
   *[no] { $seat }
}

## Відмови
error-no-such-answer = Такого ходу немає.
error-not-asked = Зараз вирішує хтось інший.
error-not-over = Ця гра ще триває.
error-not-allowed = Зараз цього зробити не можна.
error-no-undo = Цього не можна скасувати: хтось уже бачить нову карту або вирішив жереб.
error-undo-nothing = Ще нема чого скасовувати.
error-undo-too-late = Цього не можна скасувати: після тебе вже грає хтось інший.
error-not-understood = Не розумію «{ $line }». Введи номер ходу; ? показує довідку.
error-no-such-number = Немає ходу номер { $number }. Вибери від { $least } до { $most }.
error-no-such-port = Не можна слухати за адресою { $host }, порт { $port }: { $reason }
error-no-such-database = Не можна відкрити базу даних: { $reason }
error-database-taken = З базою даних «{ $file }» вже працює інший сервер. Спершу зупини його або вкажи інший файл: --database ФАЙЛ (make play DATABASE=ФАЙЛ)
error-database-foreign = Базу даних «{ $database }» створив новіший Сенник або інша програма. У ній нічого не змінено: встанови того Сенника або вкажи іншу базу.
error-database-damaged = Файл «{ $database }» не є базою даних або пошкоджений. У ньому нічого не змінено: віднови резервну копію або вкажи інший файл.
error-database-read-only = Базу даних «{ $database }» можна лише читати. Сервер мусить мати змогу писати у файл і в його теку.
error-database-busy = Інша програма блокує базу даних «{ $database }». Закрий її і спробуй ще раз.
error-database-folder = «{ $folder }» — це тека. Вкажи в ній файл: --database { $folder }/sennik.sqlite
error-database-address = Це не адреса бази даних. Вкажи файл або напиши postgresql://користувач:пароль@комп’ютер/назва.
error-database-silent = Не можна відкрити базу даних: вона не відповідає.
error-server-silent = Сервер, який працює з базою даних «{ $database }», не відповідає. Нічого не зроблено.
error-workers-alone = З файлом може працювати лише один процес сервера. Щоб їх було { $workers }, потрібен PostgreSQL: --database postgresql://… (або не вказуй --workers).
error-no-such-address = «{ $address }» — не адреса проксі. Напиши її як 10.0.0.5 або 10.0.0.0/8, кілька розділи комами.
error-no-such-deed = «{ $deed }» — не те, що робить sennik admin{ $near ->
    [no] . На вибір: { $deeds }.
   *[other] ; може, { $near }?
}
error-nothing-such = У цій базі даних немає ні столу, ні особи «{ $name }». Столи показує sennik admin list.
error-several-such = З «{ $name }» починається кілька осіб. Напиши більше.
error-name-what = Який? Напиши: sennik admin { $deed } СТІЛ або особу.
error-not-of-people = sennik admin { $deed } стосується столу, а «{ $name }» — особа.
error-admin-running = Ця гра ще триває, а в її записі є закриті карти. Видати можна лише закінчені ігри.
error-admin-file = Куди? Вкажи файл, якого ще немає: --file ФАЙЛ.
error-file-there = Файл «{ $file }» вже є. Нічого не записано: вкажи інший.
error-database-older = Базу даних «{ $database }» створив старіший Сенник. Запусти раз сервер, який її оновить.
error-database-broken = Не вдається відтворити { $broken } з { $tables } столів.
error-no-such-stage = Немає стану «{ $stage }». На вибір: { $stages }.
error-no-such-prefix = «{ $prefix }» — не шлях. Напиши його як /sennik: зі скісною рискою на початку й без неї в кінці.
error-no-such-folder = Бази даних там не може бути: немає теки «{ $folder }».
error-no-such-client = У «{ $folder }» немає зібраної сторінки. У репозиторії: make web
error-no-such-game = Немає гри «{ $game }». На вибір: { $games }.
error-game-unfinished = Гру «{ $game }» не вдається завантажити: { $problem }.
error-no-games-folder = Немає теки «{ $folder }», яку називає SENNIK_GAMES.
error-no-such-option = Гра { $game } не має налаштування «{ $option }». На вибір: { $options }.
error-no-such-value = Налаштування { $option } не має значення «{ $value }». На вибір: { $values }.
error-options-clash = { $option }={ $value } не поєднується з { $other }={ $needs }. Зміни одне з цих налаштувань.
error-seats-out-of-range = { $game }: місць може бути від { $least } до { $most }, а не { $seats }.
error-no-such-language = Немає мови «{ $lang }». На вибір: { $langs }.
error-no-such-bot = Немає бота «{ $bot }». На вибір: { $bots }.
error-no-such-rule = Немає правила «{ $rule }». Правила цієї гри: { $rules }.
error-no-such-seat = У цьому записі немає місця { $seat }. Вибери від 1 до { $most }.
error-no-rulebook = Гра { $game } ще не має записаних правил.
error-no-such-command = Немає команди «{ $command }»{ $near ->
    [no] . На вибір: { $commands }.
   *[other] ; може, { $near }?
}
error-no-such-flag = Тут немає прапорця { $flag }{ $near ->
    [no] . На вибір: { $flags }.
   *[other] ; може, { $near }?
}
error-flag-needs-value = Після { $flag } бракує значення: { $flag } { $value }.
error-flag-takes-nothing = { $flag } не приймає значення, а отримує «{ $value }».
error-flag-twice = { $flag } може стояти лише раз.
error-flags-clash = { $flag } і { $other } виключають одне одного; залиш щось одне.
error-not-a-number = { $flag } потребує цілого числа, а отримує «{ $value }».
error-number-too-small = { $flag } потребує щонайменше { $least }, а отримує { $value }.
error-not-a-pair = --option потребує вигляду назва=значення, а отримує «{ $value }».
error-word-missing = Після sennik { $command } бракує { $missing }: sennik { $command } { $places }.{ $missing ->
    [GAME] {" "}Ігри показує sennik games.
   *[other] {""}
}
error-word-too-many = Слово «{ $extra }» тут зайве; sennik { $command } --help показує, що можна вказати.
error-file-missing = Немає файла «{ $file }». Перевір назву.
error-file-unreadable = Не вдається прочитати «{ $file }». Вкажи файл із записом гри, до якого маєш доступ.
error-file-unwritable = Не вдається записати «{ $file }». Вибери інше місце, де можна писати.
error-record-foreign = Це не запис гри з Сенника.
error-record-broken = Запис пошкоджений або обірваний, і прочитати його не вдається.
error-record-changed = Запис змінено: контрольна сума не збігається.
error-record-newer = Запис із новішої версії ({ $version }). Потрібен новіший Сенник.
error-record-older = Запис із давньої версії правил ({ $version }), за якою цей Сенник уже не грає.
error-old-rules = Ця гра почалася за давніми правилами (версія { $version }), за якими цей Сенник уже не грає. Якщо вона скінчилася, можна побачити, як саме.
error-new-rules = Ця гра почалася за новішими правилами (версія { $version }). Потрібен новіший Сенник.
error-record-commitment = Запис фальшивий: таємне число не відповідає відбитку.
error-record-share = Запис фальшивий: випадкове число місця { $seat } не відповідає відбитку, поданому раніше.
error-record-order = Запис фальшивий: випадкове число показали раніше, ніж були відбитки всіх.
error-record-position = Запис фальшивий: ці карти й ходи ведуть до іншої позиції.
error-record-answers = Запис фальшивий: у ньому є хід, якого правила не дозволяють.
error-position-unreadable = Позицію не вдається прочитати в місці «{ $part }».
error-position-cards = Позиція потребує більше карт «{ $card }», ніж є в колоді.
error-position-rule = Позиція суперечить правилу { $rule }: «{ $part }».
error-position-of-what = Яка це гра? Почни позицію з гри та кількості місць, наприклад «koty 2: …», або вкажи --game. Є: { $games }.
error-no-positions = Ця гра не має запису позицій.
error-commitment-differs = Це запис іншої гри: його відбиток { $commitment }, а не { $wanted }.
error-seed-size = Зерно випадковості має хибну довжину, тож запис не перевірити.
error-share-size = Твоє випадкове число має займати 16 байтів.
error-seal-size = Відбиток твого випадкового числа має складатися з 64 шістнадцяткових цифр.
error-share-differs = Це не те випадкове число, чий відбиток було подано.
error-added-already = Твоє випадкове число вже в тасуванні.
error-not-awaited = Зараз ніхто не чекає на твоє випадкове число.
error-no-such-backend = Немає способу «{ $backend }». На вибір: { $backends }.
error-no-such-setting = Бот { $bot } не має налаштування «{ $setting }». На вибір: { $settings }.
error-setting-unreadable = Налаштування { $setting } бота { $bot } не приймає «{ $value }». Вкажи число.
error-not-a-budget = «{ $budget }» — не бюджет. Вкажи iterations=500 або seconds=0.2.
error-not-two-elos = «{ $text }» — не два числа Ело. Вкажи, наприклад, 0,20, спершу менше.
error-sprt-needs-two = --sprt порівнює рівно двох ботів, а їх { $bots }.
error-resume-needs-out = --resume потребує теки з результатами: додай --out DIR.
error-results-there = У «{ $path }» вже є результати. Додай --resume або вибери іншу теку.
error-results-busy = Результати в «{ $path }» саме записує інший процес. Зачекай або вибери іншу теку.
error-results-broken = Результати в «{ $path }» пошкоджені в рядку { $line }. Вибери іншу теку.
error-results-of-other = Результати в «{ $path }» з інших ігор: { $field } там { $there }, а тут { $here }. Вибери іншу теку.
error-package-missing = Бракує пакета { $package }. Встанови sennik[{ $extra }].
error-worker-lost = Один із процесів загинув, може, забракло пам’яті. Зменш --jobs і додай --resume.

## Команди
cli-interrupted = Перервано. На добраніч.
help-intro = Сенник: ігри про сни в терміналі.
help-more =
    sennik КОМАНДА --help показує прапорці, sennik --version — версію.
    Для початку: sennik play sen
    Власні ігри: SENNIK_GAMES=ТЕКА або встановлений пакет (docs/adding-a-game.md)
help-games = у що можна зіграти
help-play = ти проти ботів
help-simulate = багато ігор ботів і їхні результати
help-replay = запис гри, розказаний словами
help-review = що тренер каже про партію: везіння, гра й миті, які коштували найдорожче
help-verify = перевіряє запис: роздає карти й грає знову
help-show = малює позицію, записану нотацією гри: у лапках, у файлі або - зі входу
help-rules = правила гри, усі або одне, наприклад SEN-T1
help-arena = боти один проти одного на тих самих роздачах, з довірчими інтервалами та рейтингом
help-serve = столи у браузері, для цього комп’ютера й сусідів у мережі
help-admin = для тих, хто веде сервер: list, show, close, open, delete й export столів або ігор особи; check перевіряє базу даних
flag-stage = лише столи в цьому стані
flag-most = скільки щонайбільше
flag-file = файл для того, що видається
admin-count = { $shown } із { $all } столів, спершу ті, яких торкалися останніми.
admin-closed = закритий
admin-seat-free = вільне
admin-bot = бот: { $level }
admin-hers = Ігри особи { $person }: закінчених { $over }, незакінчених { $open }.
admin-done-close = Стіл { $name } закрито.
admin-done-open = Стіл { $name } знову відкрито.
admin-done-delete = Стіл { $name } видалено.
admin-done-forget = Особу { $name } забуто: столи лише її видалено, за іншими її імені вже немає.
admin-exported = У { $file } записано { $games ->
    [one] одну гру
    [few] { $games } гри
   *[other] { $games } ігор
}.
admin-broken = { $table }: { $why }
admin-sound = Усі столи ({ $tables }) можна відтворити.
flag-budget = на кожен хід: iterations=500 або seconds=0.2 часу процесора
flag-apart = кожен бот в окремому процесі, під наглядом іззовні
flag-patience = скільки секунд чекати на мовчазний процес
flag-jobs = скільки партій водночас; -1: по одній на ядро
flag-backend = де грають
flag-out = тека для результатів
flag-resume = продовжити з партіями з цієї теки
flag-answers = зберігати кожен хід кожної партії
flag-sprt = спинитися, щойно одну з двох різниць можна відкинути
flag-host = адреса, на якій слухати: 127.0.0.1 лише для цього комп’ютера, 0.0.0.0 для всієї мережі
flag-port = порт; 0 — будь-який вільний; без нього: 8000 або наступний вільний
flag-database = файл або postgresql://…; без цього: файл у теці твоїх даних
flag-browser = відкрити сторінку у браузері, якщо він є
flag-secure = за проксі з TLS: кукі йдуть лише ним
flag-workers = стільки процесів сервера, якщо база даних — PostgreSQL
flag-proxies = проксі, яким віриться, звідки хто приходить (з --secure); без цього: цей комп’ютер
flag-prefix = шлях іншого сайту, під яким його показує проксі, наприклад /sennik
flag-metrics = числа про сервер за адресою /metrics, для Prometheus
flag-json-log = рядки журналу як JSON
flag-web = тека зі зібраною сторінкою
serve-here = На цьому комп’ютері: { $address }
serve-there = У цій самій мережі:  { $address }
serve-phone = Або відскануй цей код телефоном:
serve-moved = Порт { $port } зайнятий; це порт { $other }.
serve-kept = Столи зберігаються у { $file }. Ctrl-C завершує.
flag-lang = мова
flag-no-color = без кольорів
flag-help = ця довідка
flag-json = результат як JSON
flag-seats = скільки місць за столом
flag-option = налаштування гри, наприклад edition=jubilee; можна повторювати
flag-bots = хто грає: apprentice (учень), regular (завсідник), master (майстер); для порівняння greedy і random; кілька через кому
flag-seed = те саме зерно дає ті самі карти
flag-name = твоє ім’я
flag-aid = підказка пам’яті: стіл показує закриті карти, які ти вже знаєш
flag-record = файл для запису гри
flag-records = тека для записів ігор
flag-games = скільки ігор
flag-seat = очима якого місця, рахуючи від 1
flag-open = з усіма картами відкритими
flag-step = крок за кроком, після кожного Enter
flag-game = гра, якій належить нотація; інакше текст із неї починається: «koty 2: …»
flag-commitment = відбиток, показаний на початку гри
games-facts = місця: { $seats } · близько { $minutes } хвилин
games-how = sennik play ГРА --option назва=значення · sennik rules ГРА

## За столом
play-keys = ? довідка
play-commitment = Карти вже розкладено. Після гри це можна перевірити:
play-help =
    номер     хід зі списку; його можна ввести й словами, наприклад keep 2
    u         скасувати, доки ніхто не бачить нічого нового
    r         правила, відкриті там, де йде гра; r SEN-P1 відкриває інше
    l         перебіг гри
    Enter     стіл наново
    q         піти від столу
play-fault = Цей хід виявляє помилку в програмі. Нічого не змінилося: вибери інший.
play-nothing-yet = Ще нічого не сталося.
play-more-rules = Усі правила: sennik rules { $game }
play-left = Ти йдеш від столу. На добраніч.
play-silent = Ніхто вже не відповідає, тож гра уривається. На добраніч.
play-saved = Запис гри: { $file }
won = { $count ->
    [one] Перемагає { $who }.
   *[other] Разом перемагають { $who }.
}
won-you = Ти перемагаєш.
won-you-and = Ти перемагаєш разом із: { $who }.
sheet-round = раунд { $n }
sheet-total = разом

## Записи
verify-right = Усе збігається: { $answers ->
    [one] { $answers } хід
    [few] { $answers } ходи
   *[many] { $answers } ходів
} з тих самих карт — та сама гра.
verify-game = { $title }, місць за столом: { $seats }.
verify-unfinished = Гру не закінчено.
verify-commitment = Відбиток карт: { $commitment }
verify-sealed = Кожне випадкове число було визначене, перш ніж показали будь-яке: карт не вибирав ніхто, навіть той, хто тримає сервер.
verify-withheld = Почато знову, бо випадкове число не показали: { $seats ->
    [one] місце { $list }
   *[other] місця { $list }
  }. Хто тримає сервер, міг подивитися перед кожним новим початком.
verify-open = Випадкові числа не були визначені до показу: той, хто тримає сервер, міг вибрати останнє.
replay-enter = Enter: далі
replay-unfinished = Гра уривається після { $answers ->
    [one] { $answers } ходу
   *[other] { $answers } ходів
}.
simulate-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, { $answers ->
    [one] { $answers } хід
    [few] { $answers } ходи
   *[many] { $answers } ходів
}.
simulate-speed = { $speed } ходів за секунду процесора.
simulate-lengths = Ходів у грі: найменше { $least }, медіана { $median }, у середньому { $mean }, найбільше { $most }.
simulate-seat = Місце { $seat } ({ $bot }): перемоги { $wins } %, у середньому { $score } балів.
simulate-kept = Записи лежать у { $folder } ({ $games }).

## Арена
arena-bot = бот
arena-games = ігри
arena-share = частка (рівна: { $even })
arena-rating = рейтинг
arena-points = бали
arena-answers = ходи
arena-ms = мс/хід
arena-fault-illegal = недозволені
arena-fault-late = запізно
arena-fault-silent = мовчання
arena-fault-died = процес упав
arena-fault-raised = помилка
arena-fault-dropped = усунуто
arena-reach = { $mean } (від { $low } до { $high })
arena-played = ігри: { $games }, роздачі: { $deals }
arena-repeatable = повторювано
arena-by-clock = за годинником
arena-gain = одна гра варта { $gain } гри з різних роздач
arena-seats = місця: { $shares }
arena-pair = { $bot } мінус { $against }: { $more }
arena-elo = Elo: { $bot } мінус { $against }: { $elo } (від { $low } до { $high })
arena-verdict = { $right } Elo, не { $wrong }
arena-no-verdict = ще без рішення
arena-test = перевірка { $low } проти { $high } Elo: { $verdict } (логарифм шансів { $odds }, межі ±{ $bound })
arena-fault = збій: { $line }
arena-title = { $game }, місця: { $seats }. Частка перемог; ігри: { $games }, роздачі: { $deals }
arena-so-far = наростаючим підсумком
arena-deals = роздачі: { $deals }
arena-even = рівна частка
arena-stopped = Зупинено. З --resume піде далі звідси.

## Що каже тренер
review-own = твої рішення порівняно з тренерськими
review-others = рішення інших
review-chance = везіння: роздачі, добрані карти й те, що відкрилося
review-result = спочатку, { $result } наприкінці
review-no-mistakes = Тут нічого не було явною помилкою.
review-mistake = хід { $moment }: { $given } (краще: { $best })
review-how = У відсотках партії, за тим, що тоді знали на цьому місці. Це оцінки; docs/coach.md каже, звідки вони.

## Чому бот зробив би так
reason-only = Нічого іншого тут не можна.
reason-close = Кілька відповідей приблизно однаково добрі.
reason-chance = Так виграєш приблизно { $this ->
    [one] { $this } гру
    [few] { $this } гри
   *[other] { $this } ігор
} зі 100, а з наступною за якістю відповіддю — приблизно { $next }.
reason-points = Зрештою це дає приблизно на { $more ->
    [one] { $more } очко
    [few] { $more } очки
   *[other] { $more } очок
} більше, ніж наступна за якістю відповідь.
reason-instead = Так виграють приблизно { $this ->
    [one] { $this } гру
    [few] { $this } гри
   *[other] { $this } ігор
} зі 100, а тим, що зіграно, — приблизно { $that }.
reason-more = Зрештою це дає приблизно на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} більше, ніж те, що зіграно.
