# Слова сторінки. Гра й сервер мають власні.

## Усюди
ui-home = Sennik, головна сторінка
ui-tools = Інструменти
ui-menu = Меню
ui-language = Мова
ui-theme = Тема
ui-theme-night = Ніч
ui-theme-dawn = Світанок
ui-sound = Звук
ui-sound-on = Звук увімкнено
ui-sound-off = Звук вимкнено
ui-pace = Темп ходів інших
ui-pace-slow = Повільно
ui-pace-normal = Звичайно
ui-pace-fast = Швидко
ui-pace-none = Одразу
ui-skip = Пропустити
ui-keys = Клавіатурні скорочення
ui-keys-on = Увімкнено
ui-keys-off = Вимкнено
ui-close = Закрити
ui-lobby = Усі ігри
ui-loading = Хвилинку…
ui-again = Спробувати ще раз
ui-unreachable = Сервер не відповідає. Спробуй за хвилину.
ui-torn = З’єднання втрачено
ui-torn-more = Відновлюю з’єднання… Нічого не зникло, стіл чекає.

## Вітальня
ui-hero = Гаси лампу. Розкладай сни.
ui-hero-more = { $games ->
    [0] Ігри
    [1] Одна гра
    [2] Дві гри
    [3] Три гри
    [4] Чотири гри
    [few] { $games } гри
   *[other] { $games } ігор
} про сни за одним столом: з друзями або з ботами.
ui-your-name = Твоє ім’я
ui-quick = Зіграти одразу: «{ $game }»
ui-games = Ігри
ui-players = Гравці:
ui-minutes = { $minutes } хв
ui-seconds = { $seconds } с
ui-weight = Складність: { $weight } з 3
ui-my-tables = Мої столи
ui-open-tables = Відкриті столи
ui-new-table = Новий стіл
ui-no-tables = Зараз немає відкритих столів. Відкрий свій і запроси когось.
ui-sit = Сісти
ui-return = До столу
ui-watch = Дивитися
ui-look = Переглянути
ui-put-away = Прибрати зі списку
ui-over = гру закінчено
ui-nobody = самі боти
ui-seats-taken = { $taken } з { $seats }

## Новий стіл
ui-who-plays = Хто грає
ui-how-many = Скільки місць
ui-chair-person = Людина з посиланням
ui-chair-bot = Бот: { $level }
ui-bot-apprentice = учень
    .help = Грає на чуття, не помічає нагод і забуває. За столом на двох виграє в завсідника приблизно одну гру з чотирьох.
ui-bot-regular = завсідник
    .help = Думає наперед, але дещо випускає з уваги. За столом на двох виграє в учня приблизно три гри з чотирьох, а в майстра — одну.
ui-bot-master = майстер
    .help = Рахує, пам’ятає й думає далеко наперед. За столом на двох виграє в завсідника приблизно три гри з чотирьох.
ui-bot-greedy = кмітливий
ui-bot-random = неуважний
ui-temper = Вдача ботів
ui-temper-patient = терплячі
    .help = Закінчують раунд лише тоді, коли майже певні, тож кожен встигає пограти. Це коштує сили: за столом на двох терплячий майстер виграє в сміливого приблизно одну гру з трьох.
ui-temper-bold = сміливі
    .help = Закінчують раунд, щойно це може окупитися, навіть одразу: найсильніша гра й короткі раунди.
ui-chairs-people = Гра починається, коли всі місця зайняті. Посилання буде на наступній сторінці.
ui-chairs-bots = Ти й боти: гра починається одразу.
ui-variants = Налаштування гри
ui-table-itself = Стіл
ui-aid = Підказка пам’яті
    .help = Показує закриті карти, які ти вже знаєш.
ui-public = Відкритий стіл
    .help = Його видно у списку, і долучитися може будь-хто. Інакше потрібне посилання.
ui-watching = Глядачі
    .help = Хто має посилання, але не грає, може дивитися. Закритих карт йому не видно.
ui-clock = Годинник
    .help = Час на один хід. Коли він мине, за тебе грає бот, а ти можеш повернутися.
ui-option-set = «{ $option }: { $value }»
ui-seats-set = «Кількість місць: { $seats }»
ui-options-clash = { $one } і { $other } не поєднуються. Зміни одне з цих налаштувань.
ui-clock-none = без годинника
ui-open = Відкрити стіл
ui-begin = Роздати карти

## Перед початком
ui-waiting = { $free ->
    [0] Усі тут.
    [one] Чекаємо ще на { $free } гравця.
   *[other] Чекаємо ще на { $free } гравців.
}
ui-free = Вільне місце
ui-here = за столом
ui-away = не за столом
ui-add-bot = додати бота
ui-clear = Прибрати
ui-stand = Звільнити місце
ui-invite = Запросити друзів
ui-invite-more = Хто має це посилання, може долучитися. Обліковий запис не потрібен.
ui-link = Посилання на стіл
ui-copy = Копіювати посилання
ui-copied = Скопійовано
ui-share = Надіслати…
ui-empty = Ще ніхто не долучився.
ui-empty-more = Надішли посилання або додай бота.
ui-shuffling = Тасування… ще бракує: { $names }
ui-fair = Чесне тасування
ui-fair-more = Це відбиток (хеш) таємного числа сервера. Кожен браузер додає своє випадкове число, визначене, перш ніж показали будь-яке; після гри можна перевірити, що ніхто не розклав карт навмисно.

## За столом
ui-rules = Правила
ui-chapters = Розділи
ui-log = Перебіг гри
ui-log-empty = Ніч лише починається.
ui-standing = Рахунок
ui-looking-on = ти глядач
ui-watchers = серед глядачів
ui-you = { $name } (ти)
ui-yours = Твої карти
ui-centre = Середина столу
ui-more = Більше
ui-rivals = Інші
ui-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
ui-asked = зараз вирішує
ui-bot-plays = грає бот
ui-stand-in = { $name } (бот)
ui-away-until = не за столом · за { $seconds } с гратиме бот
ui-bot-for-you = За тебе грає бот.
ui-back = Повернутися на місце
ui-leave = Піти, хай грає бот
ui-undo = Скасувати
ui-why-no-undo = карту вже відкрито або вирішив жереб
ui-why-undo-too-late = після тебе вже грає хтось інший
ui-then = Тепер вибери куди.
ui-which = Що саме?
ui-not-yet = Ще ні
ui-answers-all = Усі ходи
ui-answers = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
ui-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
ui-card = { ui-zone }{ $one ->
    [yes] {""}
   *[no] {" "}{ $slot } з { $count }
}
ui-zone = { $zone }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner })
}
ui-covered = закрита
ui-remembered = пам’ятаєш: { $card }
ui-only-you = бачиш лише ти
ui-not-all = бачать не всі
ui-picked = вибрана
ui-just-now = щойно: { $name }
ui-not-now-asked = Не зараз. { $question }
ui-not-now-turn = Зараз не твій хід. { $question }
ui-not-now-bot = За тебе грає бот. Повернися на своє місце, щоб грати.

## Правила
ui-find = Шукати в правилах
ui-find-clear = Очистити пошук
ui-found = { $count ->
    [one] Знайдено в { $count } місці.
   *[other] Знайдено в { $count } місцях.
}
ui-found-none = Нічого не знайдено: «{ $query }».
    .help = Спробуй коротше слово або код правила.
ui-no-book = Такої книги правил немає.

## Кінець
ui-result = Підсумок
ui-wins = перемагає
ui-rematch = Зіграти ще раз
ui-next-table = До наступного столу
ui-proof = Перевірити тасування
ui-proof-how = Перед роздачею сервер показав відбиток свого таємного числа, а кожен браузер — відбиток власного випадкового числа; лише потім числа показали. Тепер вони відкриті.
ui-proof-secret = Таємне число відповідає відбитку, показаному перед грою.
ui-proof-secret-wrong = Таємне число не відповідає відбитку, показаному перед грою.
ui-proof-share = Твоє випадкове число використано в тасуванні.
ui-proof-share-wrong = Твого випадкового числа в тасуванні немає.
ui-proof-no-share = У цьому браузері немає твого випадкового числа з цього столу.
ui-proof-sealed = Кожне випадкове число було визначене своїм відбитком, перш ніж показали будь-яке: карт не вибирав ніхто, навіть той, хто тримає сервер.
ui-proof-sealed-wrong = Якесь випадкове число не було визначене до показу інших: карти могли вибрати.
ui-proof-seen = Це той список відбитків, який цей браузер бачив, перш ніж показати своє число.
ui-proof-seen-wrong = Перед роздачею цей браузер бачив інший список відбитків.
ui-proof-withheld = Почато знову, бо число не показали вчасно: { $names }. Хто тримає сервер, міг подивитися перед кожним новим початком.
ui-commitment = Відбиток перед грою (SHA-256)
ui-secret = Таємне число сервера
ui-own-share = Твоє випадкове число
ui-record = Завантажити запис гри
ui-record-more = Команда sennik verify роздає з нього карти й розігрує всю гру наново.
ui-raven-of = крук: { $name }

## Гра ще раз
ui-replay = Повтор
ui-replay-see = Переглянути ще раз
ui-replay-play = Відтворити
ui-replay-pause = Зупинити
ui-replay-back = Хід назад
ui-replay-on = Хід уперед
ui-replay-turn-back = До попередньої черги
ui-replay-turn-on = До наступної черги
ui-replay-moment = Момент гри
ui-replay-at = { $at } з { $count }
ui-replay-lacking = Моменту { $at } немає: у цій грі їх { $count }.
ui-replay-more = Посилання, картинка, запис
ui-replay-link = Скопіювати посилання на цей момент
ui-replay-picture = Картинка з результатом
ui-replay-table = Назад до столу
ui-eye = Чиїми очима
ui-eye-open = Усі карти відкриті
ui-eye-seat = Що знає { $name }
ui-eye-watch = Що бачать глядачі

## А якби
ui-what-if = А якби?
ui-what-if-title = Грати далі звідси
ui-what-if-how = Від ходу { $moment }, за окремим столом, з ботами. Ця гра нікому не зараховується.
ui-what-if-seat = Твоє місце
ui-what-if-cards = Карти
ui-what-if-anew = Роздати знову
    .help = Усе, що знає { $name }, лишається як було. Решту перетасовано знову.
ui-what-if-lay = Як лежали
    .help = Ті самі руки й стоси, а далі ті самі карти з колоди.
ui-what-if-bots = Решта гравців
ui-what-if-go = Грати далі
ui-what-if-mark = А якби? · хід { $moment }
ui-what-if-from-anew = Ця гра триває від ходу { $moment } іншої гри. Усе, чого не знає { $name }, роздано знову.
ui-what-if-from-lay = Ця гра триває від ходу { $moment } іншої гри. Карти лежать так, як лежали.
ui-what-if-back = Побачити той момент
ui-what-if-again = Назад до того моменту

## Тренер
ui-coach = Тренер
ui-coach-ask = Запитати тренера
ui-coach-title = Що можна було зробити?
ui-coach-waiting = { $ahead ->
    [one] Перед цією грою тренер дивиться ще { $ahead } гру.
    [few] Перед цією грою тренер дивиться ще { $ahead } гри.
   *[many] Перед цією грою тренер дивиться ще { $ahead } ігор.
}
ui-coach-working = Тренер переглядає кожне рішення в цій грі.
ui-coach-stay = Це триває щонайбільше хвилину-дві. Тим часом гру можна дивитися далі; оцінка збережеться.
ui-coach-none = Тут грали самі боти. Тренер говорить про гру людей.
ui-coach-seat = Чия гра
ui-coach-luck = Удача і вміння
ui-coach-said = { $own ->
    [well] { $you ->
        [yes] Краще зіграти було годі
       *[no] { $name }: краще зіграти було годі
    }
    [all] { $you ->
        [yes] Твої рішення коштували більше за цілу гру
       *[no] { $name }: рішення коштували більше за цілу гру
    }
   *[cost] { $you ->
        [yes] Твої рішення коштували { $cost } %
       *[no] { $name }: рішення коштували { $cost } %
    }
}; { $luck ->
    [good] карти додали { $cards } %.
    [bad] карти забрали { $cards } %.
   *[none] карти не сприяли нікому.
}
ui-coach-prior = Шанси спочатку
ui-coach-own = { $you ->
    [yes] Твої рішення
   *[no] Рішення: { $name }
}
ui-coach-others = Рішення інших
ui-coach-chance = Удача
ui-coach-result = Результат
ui-coach-curve = Шанси, хід за ходом
ui-coach-at = Хід { $moment }: { $percent } %
ui-coach-change = рішення { $own }, інші { $others }, удача { $chance }
ui-coach-mark-cost = дороге рішення
ui-coach-mark-luck = поворот долі
ui-coach-figures = Усі числа
ui-coach-head-move = Хід
ui-coach-head-chances = Шанси
ui-coach-head-own = Свої
ui-coach-head-others = Інші
ui-coach-head-chance = Удача
ui-coach-mistakes = Моменти, що коштували найбільше
ui-coach-no-mistakes = Явних помилок тут не було.
ui-coach-move = Хід { $moment }
ui-coach-cost = −{ $percent } %
ui-coach-given = У грі:
ui-coach-best = Краще:
ui-coach-for = Чому:
ui-coach-against = Те, що зіграно:
ui-coach-try = Спробувати ще раз
ui-coach-see = Побачити
ui-coach-show = Показати відповідь
ui-coach-puzzle = Який хід тут вибираєш? Зіграй.
ui-coach-verdict = Твоя відповідь
ui-coach-verdict-best = Тренер зіграв би так само.
ui-coach-verdict-close = Приблизно так само добре, як зіграв би тренер.
ui-coach-verdict-worse = Це на { $percent } % гірше, ніж зіграв би тренер.
ui-coach-tag-now = тепер
ui-coach-tag-then = у грі
ui-coach-tag-best = тренер
ui-coach-next = Наступний момент
ui-coach-another = Ще раз
ui-coach-quit = Назад до тренера
ui-coach-how = На основі того, що { $name } у цей момент знає, з багатьох можливих роздач. Малі відмінності важать мало.

## Урок
ui-learn = Навчання: { $minutes } хв
ui-learn-more = { $title }: { $minutes } хв
ui-lesson = Урок
ui-lesson-page = Сторінка { $page } з { $pages }
ui-lesson-chapter = Розділ
ui-lesson-back = Назад
ui-lesson-next = Далі
ui-lesson-skip = Пропустити
ui-lesson-play = Грати з учнями
ui-lesson-on = Далі: { $title }
ui-lesson-guest = Гість

## Навчання за столом
ui-teach = Навчальний стіл
    .help = Кожен за столом може спитати, що на його місці зробив би бот і чому.
ui-advice-ask = Що тут краще зробити?
ui-advice-wait = Думаю…
ui-advice = Мій вибір: { $answer }.
ui-hint-known = Я це вже знаю: більше не показуй
ui-hints = Підказки під запитаннями
ui-hints-on = Усі, доки їх не знаєш
ui-hints-off = Жодних

## Мої ігри
ui-somebody = хтось
ui-mine = Мої ігри
ui-mine-more = Усе, у що граєш і вже грали. Без облікового запису: про це знає лише цей браузер і пристрої, які ти з ним з’єднаєш.
ui-mine-waits = Чекає на тебе
ui-mine-waits-none = Зараз на тебе нічого не чекає.
ui-mine-turn = Твоя черга
ui-mine-others = вирішує хтось інший
ui-mine-away = Відкладено: { $count }
ui-mine-played = Зіграні
ui-mine-played-none = Тут будуть ігри, які дограєш до кінця.
ui-mine-older = Показати старіші
ui-mine-won = перемога
ui-mine-rank = { $rank } місце з { $seats }
ui-mine-stand-in = дограв бот
ui-mine-bots = { $count ->
    [1] бот ({ $level })
   *[other] { $count } × бот ({ $level })
}
ui-mine-score = Як мені йдеться
ui-mine-with-bots = з ботами: { $level }
ui-mine-with-mixed = з різними ботами
ui-mine-with-people = з людьми
ui-mine-with-both = з людьми й ботами
ui-mine-count = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
ui-mine-wins = { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
}
ui-mine-share = Частка в перемогах: { $share }. Порівну було б { $fair }.
ui-mine-last = Останні ігри: { $won } з { $count } виграно
ui-mine-devices = На іншому пристрої
ui-mine-devices-more = Покажи тут код і введи його на іншому пристрої або наведи на нього камеру. Тоді ігри будуть спільні.
ui-mine-code-show = Показати код
ui-mine-code-picture = QR-код з адресою та кодом для іншого пристрою
ui-mine-code-left = Діє один раз, ще { $minutes }:{ $seconds }
ui-mine-code-withdraw = Скасувати код
ui-mine-code-gone = Цей код більше не діє.
ui-mine-code-typed = Код з іншого пристрою
ui-mine-join = З’єднати
ui-mine-join-more = Вводь лише власний код: те, у що граєш тут, і те, у що граєш там, стане одним. Хто тримає той пристрій, бачитиме твої ігри й гратиме на твоїх місцях.
ui-mine-joined = Готово: пристрої з’єднано, ігри спільні.
ui-mine-phone = Телефон
ui-mine-computer = Комп’ютер
ui-mine-this = цей пристрій
ui-mine-since = з { $date }
ui-mine-sign-out = Вийти
ui-mine-sign-out-all = Вийти на всіх інших
ui-mine-signed-out = Готово. Той пристрій більше не має доступу до твоїх ігор.
ui-mine-all = Усе моє
ui-mine-export = Завантажити записи ігор
ui-mine-export-more = Один файл zip; кожен запис перевіряє команда sennik verify.
ui-mine-delete = Видалити все моє
ui-mine-delete-more = Ігри лише з ботами зникнуть повністю, разом з уроками й записами. Цього не можна скасувати.
ui-mine-delete-others = Ігри з іншими людьми належать і їм: вони лишаться, але без твого імені. Де гра триває, за тебе гратиме бот. З’єднані пристрої роз’єднаються.
ui-mine-delete-yes = Видалити назавжди
ui-mine-delete-no = Залишити
ui-mine-deleted = Видалено. Столів видалено повністю: { $removed }. Столів інших, тепер без твого імені: { $left }.
