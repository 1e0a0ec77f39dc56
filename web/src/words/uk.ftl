# Слова сторінки. Гра й сервер мають власні.

## Усюди
ui-home = Sennik, головна сторінка
ui-tools = Інструменти
ui-menu = Меню
ui-language = Мова
ui-theme = Пора
ui-theme-night = Ніч
ui-theme-dawn = Світанок
ui-sound = Звук
ui-sound-on = Звук увімкнено
ui-sound-off = Без звуку
ui-pace = Темп ходів інших
ui-pace-slow = Повільно
ui-pace-normal = Звично
ui-pace-fast = Швидко
ui-pace-none = Одразу
ui-skip = Пропусти
ui-keys = Клавіатурні скорочення
ui-keys-on = Увімкнено
ui-keys-off = Вимкнено
ui-close = Закрити
ui-lobby = До ігор
ui-loading = Розкладаю папір…
ui-again = Ще раз
ui-unreachable = Сервер не відповідає. Спробуй за мить.
ui-torn = Сон урвався.
ui-torn-more = З’єдную знову. Нічого не зникло, стіл чекає.

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
} зі снів за одним столом: з друзями або з ботами.
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
ui-no-tables = Ще ніхто не заснув. Відкрий стіл і поклич того, хто теж не спить.
ui-sit = Сісти
ui-return = До столу
ui-watch = Дивитися
ui-look = Переглянути
ui-put-away = Прибрати
ui-over = гру завершено
ui-nobody = самі боти
ui-seats-taken = { $taken } з { $seats }

## Новий стіл
ui-who-plays = Хто грає
ui-how-many = Скільки місць
ui-chair-person = Людина за посиланням
ui-chair-bot = Бот: { $level }
ui-bot-apprentice = учень
    .help = Грає на відчуття, мало передбачає й забуває.
ui-bot-regular = завсідник
    .help = Думає наперед, а іноді щось забуде.
ui-bot-master = майстер
    .help = Рахує, пам’ятає й думає далеко наперед.
ui-bot-greedy = кмітливий
ui-bot-random = неуважний
ui-chairs-people = Гра почнеться, коли всі місця будуть зайняті. Посилання отримаєш за мить.
ui-chairs-bots = Самі боти: гра починається одразу.
ui-variants = Домовленості
ui-table-itself = Стіл
ui-aid = Допомога пам’яті
    .help = Стіл пам’ятає за вас: числа, які ти вже знаєш, просвічують крізь папір.
ui-public = Відкритий стіл
    .help = Його видно у списку, підсісти може будь-хто. Без цього потрібне посилання.
ui-watching = Глядачі
    .help = Хто має посилання, але не має місця, може дивитися. Закритих карт не видно.
ui-clock = Годинник
    .help = Час на одну відповідь. Коли мине, відповідає бот, а ти можеш повернутися.
ui-clock-none = без годинника
ui-open = Відкрити стіл
ui-begin = Розкласти карти

## Перед початком
ui-waiting = { $free ->
    [0] Усі тут.
    [one] Чекаємо ще на одну людину.
    [few] Чекаємо ще на { $free } людей.
   *[many] Чекаємо ще на { $free } людей.
}
ui-free = Вільне місце
ui-here = за столом
ui-away = не за столом
ui-add-bot = посадити бота
ui-clear = Відіслати
ui-stand = Встати
ui-invite = Запроси друзів
ui-invite-more = Хто має це посилання, може підсісти. Обліковий запис не потрібен.
ui-link = Посилання на стіл
ui-copy = Копіювати
ui-copied = Скопійовано
ui-share = Надіслати…
ui-empty = Ще ніхто не заснув.
ui-empty-more = Надішли посилання або посади бота.
ui-fair = Чесне тасування
ui-fair-more = Це відбиток секрету сервера. Кожна людина додає до нього власну випадковість, а після гри можна перевірити, що карт ніхто не підклав.

## За столом
ui-rules = Правила
ui-chapters = Розділи
ui-log = Хроніка ночі
ui-log-empty = Ніч лише починається.
ui-standing = Рахунок
ui-looking-on = ти спостерігаєш
ui-watchers = глядачів
ui-you = { $name } (ти)
ui-yours = Твої карти
ui-centre = Середина столу
ui-more = Більше
ui-rivals = Інші
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
ui-asked = має відповісти
ui-bot-plays = грає бот
ui-stand-in = { $name } (бот)
ui-away-until = не за столом · за { $seconds } с грає бот
ui-bot-for-you = За тебе відповідає бот.
ui-back = Повернутися на місце
ui-leave = Відійти, хай грає бот
ui-undo = Скасувати
ui-why-no-undo = карту вже відкрито або вирішив випадок
ui-why-undo-too-late = після тебе вже грає хтось інший
ui-then = А тепер покажи, куди.
ui-which = Що саме?
ui-not-yet = Ще ні
ui-answers-all = Усі ходи
ui-answers = { $count ->
    [one] { $count } можливість
    [few] { $count } можливості
   *[many] { $count } можливостей
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
ui-picked = вибрана

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
ui-wins = перемога
ui-rematch = Ще раз
ui-next-table = До наступного столу
ui-proof = Перевірити тасування
ui-proof-how = Перед першою картою сервер показав відбиток свого секрету, а кожна людина додала власну випадковість. Тепер секрет відкрито.
ui-proof-secret = Секрет відповідає відбитку, показаному перед грою.
ui-proof-secret-wrong = Секрет не відповідає відбитку, показаному перед грою.
ui-proof-share = Твоя випадковість є в тасуванні.
ui-proof-share-wrong = Твоєї випадковості в тасуванні немає.
ui-proof-no-share = У цьому браузері немає твоєї випадковості з цього столу.
ui-proof-blind = Ця сторінка не зашифрована, тож браузер не може сам обчислити відбиток.
ui-commitment = Відбиток перед грою (SHA-256)
ui-secret = Секрет сервера
ui-own-share = Твоя випадковість
ui-record = Завантажити запис гри
ui-record-more = Команда sennik verify роздасть із нього карти ще раз і зіграє всю гру наново.
ui-raven-of = крук: { $name }
