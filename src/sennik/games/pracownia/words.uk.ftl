title = Майстерня снів
blurb = Уночі збирай уламки снів, складай із них краєвиди й гуляй ними.
lesson-nightmare = Кошмар

## Налаштування
option-variant = Варіант
    .help = «Кошмар» додає Пана Кошмара та його червоні уламки
value-variant-basic = базовий
value-variant-nightmare = «Кошмар»
option-together = Творити разом
    .help = усі творять одночасно, тож гра коротша

## Карти й місця
card-01 = Затока тихих хвиль
card-02 = Стежка крізь гай
card-03 = Самотній валун
card-04 = Джерело під скелею
card-05 = Дерево над струмком
card-06 = Кладка на світанку
card-07 = Галявина світлячків
card-08 = Кам’яний поріг
card-09 = Малий каскад
card-10 = Пагорб дрімоти
card-11 = Мокрий луг
card-12 = Вартовий долини
card-13 = Скеля серед хвиль
card-14 = Закрут річки
card-15 = Дерево тиші
card-16 = Тераса в сутінках
card-17 = Озерце на камені
card-18 = Берег сну
card-19 = Три валуни
card-20 = Міст над прірвою
card-21 = Тихий водоспад
card-22 = Сад за туманом
card-23 = Сходи до хмар
card-24 = Сонна лагуна
card-25 = Мандрівна дюна
card-26 = Хребет на заході сонця
card-27 = Заболочений ліс
card-28 = Сад на скелі
card-29 = Острів сплюха
card-30 = Роздоріжжя
card-31 = Криниця бажань
card-32 = Плато колискових
card-33 = Затоплений сад
card-34 = Брама ранку
card-35 = Дельта пам’яті
card-36 = Вежа з кори
card-37 = Корона гір
card-38 = Кратер тиші
card-39 = Маяк снів
card-40 = Ліс тисячі шепотів
card-41 = Великі каскади
card-42 = Фортеця туманів
card-43 = Залиті тераси
card-44 = Кам’яний сад
card-45 = Старий млин
card-46 = Шпиль
card-47 = Архіпелаг
card-48 = Зачароване коло
card-49 = Долина чотирьох стихій
card-50 = Сплячий велетень
zone-pile = колода
zone-drawn = добрані карти
zone-opened = відкриті карти
zone-done = завершені карти
fact-round = раунд
fact-stage = фаза
fact-turn = хід
fact-points = очки дії
fact-trees = дерева в запасі
fact-pool = запас червоних
fact-order = черговість
fact-bag = у мішечку
fact-aside = відкладене
fact-red_link = червоні на переходах
fact-row = ряди
fact-wish = бажання
fact-circle = колір бажання
fact-score = бали
fact-traveller = мандрівник
fact-free = безкоштовний крок
fact-hands = долоні
fact-wished = бали за бажання

## Назви
colour-0 = нічого
colour-1 = вода
colour-2 = земля
colour-3 = луг
colour-4 = скеля
colour-5 = рух
colour-6 = кошмар
shard-1 = уламок води
shard-2 = уламок землі
shard-3 = уламок лугу
shard-4 = уламок скелі
shard-5 = білий уламок
shard-6 = червоний уламок
place-0 = Архів
place-1 = Збирач
place-2 = Вежа
place-3 = Голем
place-4 = Озеро
place-5 = Володар снів
link-0 = 1–2
link-1 = 2–3
link-2 = 4–5
link-3 = 5–6
link-4 = 1–4
link-5 = 2–5
link-6 = 3–6
field-0 = a1
field-1 = b1
field-2 = c1
field-3 = d1
field-4 = e1
field-5 = a2
field-6 = b2
field-7 = c2
field-8 = d2
field-9 = e2
field-10 = a3
field-11 = b3
field-12 = c3
field-13 = d3
field-14 = e3
field-15 = a4
field-16 = b4
field-17 = c4
field-18 = d4
field-19 = e4
field-20 = a5
field-21 = b5
field-22 = c5
field-23 = d5
field-24 = e5
level-0 = I
level-1 = II
level-2 = III
stage-0 = перші карти
stage-1 = мандрівка
stage-2 = творення
stage-3 = прикінцеве творення
wish-0 = Найбільше уламків
wish-1 = Стоси по два
wish-2 = Найбільше завершених карт
wish-3 = Найдалі від входу
wish-4 = Найбільше цього кольору
wish-5 = Найбільше поодиноких
wish-6 = Колекція
wish-7 = Найдовша стежка
wish-8 = Спокійна майстерня
wish-9 = Найменше прогалин
wish-10 = Кімната з краєвидом

## Запитання
phase-together = Ви творите разом: що робиш?
    .other = { $count ->
        [one] { $who } ще творить.
       *[other] { $who } ще творять.
    }
phase-start = Який краєвид лишаєш на початок?
    .other = { $who } вибирає перший краєвид.
phase-travel = Твій мандрівник не спить: куди тепер?
    .other = { $who } мандрує.
phase-create = Майстерня чекає: що робиш?
    .other = { $who } творить.
phase-close = Прикінцеве творення: останні штрихи.
    .other = { $who } робить останні штрихи.
phase-pay = Який уламок кладеш на карту?
    .other = { $who } вибирає уламок на карту.
phase-tower = Вежа: який уламок береш?
    .other = { $who } бере уламки з майстерні.
phase-golem = Голем: з якого стосу?
    .other = Працює Голем: { $who }.
phase-golem_part = Голем: скільки лишається на місці?
    .other = Працює Голем: { $who }.
phase-golem_drop = Голем: куди?
    .other = Працює Голем: { $who }.
phase-collector = Збирач: який уламок до якого ряду?
    .other = { $who } додає уламки до рядів.
phase-lake = Озеро: який ряд упорядковуєш?
    .other = { $who } вибирає ряд для Озера.
phase-lake_name = Озеро: який уламок наступний зліва?
    .other = { $who } впорядковує ряд наново.
phase-lord = Володар снів: з якої колоди добираєш шість?
    .other = { $who } вибирає колоду для Володаря снів.
phase-draw = Добираєш нові краєвиди? З якої колоди?
    .other = { $who } може добрати нові краєвиди.
phase-keep = Лишаєш котрусь із них?
    .other = { $who } переглядає добрані карти.
phase-complete = Кілька карт готові. Котра перша?
    .other = { $who } завершує кілька карт.
phase-retain = Який уламок лишається на завершених картах?
    .other = { $who } вибирає, який уламок лишиться.
phase-walk = Сновидець на дереві: куди далі?
    .other = { $who } веде сновидця через дерево.
phase-red_left = Лишилися червоні уламки: куди їх кладеш?
    .other = { $who } шукає місце для червоних уламків.
phase-sow = На якому переході Пан Кошмар лишає червоний уламок?
    .other = { $who } кладе червоний уламок за Пана Кошмара.
phase-over = Гру закінчено.

## Відповіді
answer-collect = Зібрати уламок (1 очко)
answer-go = Іти: { $place }
answer-use = Застосувати силу місця
answer-power = Сила карти «{ $card }»
answer-store = Зберегти уламок на карті «{ $card }»
answer-power_done = Сила верхньої завершеної карти
answer-store_done = Зберегти уламок на верхній завершеній карті
answer-pay = Покласти { $shard }
answer-end = { $phase ->
    [travel] Заснути
   *[other] Завершити
}
answer-put = Покласти { $shard } на { $field }
answer-enter = Увести сновидця
answer-step = Крок на { $field }
answer-trade = Обміняти: { $give } → { $take }
answer-plant = Посадити дерево на { $field }
answer-take = Узяти уламок із { $field }
answer-lift = Стос { $field }
answer-part = { $below ->
    [0] Пересунути весь стос
    [1] Лишити нижній уламок
    [few] Лишити { $below } нижні уламки
   *[other] Лишити { $below } нижніх уламків
}
answer-drop = Поставити на { $field }
answer-stop = Досить
answer-set = { $place }: додати { $shard }
answer-row = Ряд: { $place }
answer-name = Наступний: { $shard }
answer-from = Добрати з рівня { $level }
answer-keep = Лишити: { $card }
answer-pass = Ні, дякую
answer-finish = Завершити: { $card }
answer-hold = Лишити { $shard }
answer-leave = Червоний на переході { $link }
answer-clear = Звільнити місце на { $field }

## Хроніка
told-round = — Раунд { $round } —
told-closing = — Прикінцеве творення —
told-travels = { $who_you ->
    [yes] Прокидається твій мандрівник.
   *[no] Прокидається мандрівник: { $who }.
}
told-creates = { $who_you ->
    [yes] Ти починаєш творити.
   *[no] { $who } починає творити.
}
told-collect = { $you ->
    [yes] Ти збираєш { $shard } ({ $place }).
   *[no] { $seat } збирає { $shard } ({ $place }).
}
told-go = { $you ->
    [yes] Ти йдеш: { $place }.
   *[no] { $seat } йде: { $place }.
}
told-key = { $you ->
    [yes] Ти йдеш із ключем, безкоштовно: { $place }.
   *[no] { $seat } йде з ключем, безкоштовно: { $place }.
}
told-red = { $you ->
    [yes] Ти береш червоний уламок із переходу { $link }.
   *[no] { $seat } бере червоний уламок із переходу { $link }.
}
told-power = { $you ->
    [yes] Ти застосовуєш силу: { $power }.
   *[no] { $seat } застосовує силу: { $power }.
}
told-lays = { $you ->
    [yes] Ти кладеш { $shard } на карту «{ $card }».
   *[no] { $seat } кладе { $shard } на карту «{ $card }».
}
told-stores = { $you ->
    [yes] Ти зберігаєш { $shard } на карті «{ $card }».
   *[no] { $seat } зберігає { $shard } на карті «{ $card }».
}
told-asleep = { $you ->
    [yes] Ти засинаєш: { $place }.
   *[no] { $seat } засинає: { $place }.
}
told-nightmare = Пан Кошмар приходить у те саме місце: { $place }.
told-sows = { $you ->
    [yes] Ти кладеш червоний уламок на перехід { $link }.
   *[no] { $seat } кладе червоний уламок на перехід { $link }.
}
told-put = { $you ->
    [yes] Ти кладеш { $shard } на { $field }.
   *[no] { $seat } кладе { $shard } на { $field }.
}
told-enter = { $you ->
    [yes] Твій сновидець заходить на { $field }.
   *[no] { $seat }: сновидець заходить на { $field }.
}
told-step = { $you ->
    [yes] Твій сновидець ступає на { $field }.
   *[no] { $seat }: сновидець ступає на { $field }.
}
told-free_step = { $you ->
    [yes] Безкоштовний крок: твій сновидець іде на { $field }.
   *[no] { $seat }, безкоштовний крок: сновидець іде на { $field }.
}
told-water = Вода: +1.
told-mountain = Сновидець на горі: +2.
told-red_step = Червоний уламок під ногами: −1.
told-trade = { $you ->
    [yes] Ти обмінюєш уламки: { $give } → { $take }.
   *[no] { $seat } обмінює уламки: { $give } → { $take }.
}
told-plant = { $you ->
    [yes] Ти садиш дерево на { $field }: +{ $points }.
   *[no] { $seat } садить дерево на { $field }: +{ $points }.
}
told-archive = { $you ->
    [yes] Ти отримуєш із мішечка { $shard }.
   *[no] { $seat } отримує з мішечка { $shard }.
}
told-bag_empty = { $you ->
    [yes] Мішечок порожній: ти не отримуєш нічого.
   *[no] Мішечок порожній: { $seat } не отримує нічого.
}
told-drawn = З мішечка: { $shard }.
told-set = { $you ->
    [yes] Ти додаєш { $shard } до ряду: { $place }.
   *[no] { $seat } додає { $shard } до ряду: { $place }.
}
told-back = Місця немає: { $shard } повертається до мішечка.
told-take = { $you ->
    [yes] Ти береш { $shard } із { $field }.
   *[no] { $seat } бере { $shard } із { $field }.
}
told-golem = Голем переносить { $shard } і все, що на ньому: { $from } → { $to }.
told-lake = { $you ->
    [yes] Ти впорядковуєш ряд наново: { $place }.
   *[no] { $seat } впорядковує ряд наново: { $place }.
}
told-name = Наступний — { $shard }.
told-draws = { $who_you ->
    [yes] Ти добираєш
   *[no] { $who } добирає
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
} з рівня { $level }.
told-none = { $you ->
    [yes] Ти не лишаєш жодної.
   *[no] { $seat } не лишає жодної.
}
told-complete = { $you ->
    [yes] Ти завершуєш карту «{ $card }»: +{ $points }!
   *[no] { $seat } завершує карту «{ $card }»: +{ $points }!
}
told-drops = Один уламок повертається до мішечка: { $shard }.
told-done = { $you ->
    [yes] Ти закінчуєш творення.
   *[no] { $seat } закінчує творення.
}
told-clear = { $you ->
    [yes] Ти звільняєш на { $field } місце для червоного уламка.
   *[no] { $seat } звільняє на { $field } місце для червоного уламка.
}
told-pool = Місця немає ніде: уламок повертається до запасу червоних.
told-wish = { $who }, { $wish }: +{ $points }.
told-unbuilt = { $who }, незавершені краєвиди: −{ $points }.
told-red_count = { $who }, червоні уламки: −{ $points }.
told-total = { $who }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}.
moved-pile-drawn = { $sees ->
    [yes] Ти бачиш карту «{ $card }».
   *[no] {""}
}
moved-drawn-opened = { $you ->
    [yes] Ти лишаєш карту «{ $card }».
   *[no] { $seat } лишає карту «{ $card }».
}
moved-drawn-pile = {""}
moved-opened-done = {""}
marked-opened = {""}
marked-done = {""}

## Стіл у терміналі
text-round = Раунд { $round } з 6
text-bag = мішечок
text-trees = дерева
text-pool = запас червоних
text-piles = колоди
text-wishes = бажання
text-hands = долоні
text-aside = відкладене
text-points = очки дії
text-drawn = Добрані карти:
text-outside = сновидець чекає надворі
text-free = чекає безкоштовний крок
text-nightmare = Пан Кошмар
text-done = завершено
text-total = разом
text-tree = дерево
text-dreamer = сновидець

## Чому бот зробив би так
reason-gains = Одразу дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.

## Чому чогось не можна зараз торкнутися
why-here = Твій мандрівник уже тут: збирай, скористайся силою або йди далі.
    .rule = PRA-V1
why-far = Звідси туди не веде жоден перехід.
    .rule = PRA-C5
why-points = У тебе більше немає очок дій на дорогу.
    .rule = PRA-V2
why-later = Уламки викладають, коли всі завершать мандрівку.
    .rule = PRA-R1
why-asleep = Зараз ніхто не мандрує: це час творення.
    .rule = PRA-R1
why-theirs = Це належить комусь іншому.
    .rule = PRA-K1
why-none = У тебе немає уламка цього кольору.
    .rule = PRA-K7
why-no_meadow = Дерево коштує уламок лугу, а в тебе немає жодного.
    .rule = PRA-K5
why-no_tree = У запасі більше немає дерев.
    .rule = PRA-C2
why-apart = Уламок має лежати поруч з іншим або на ньому.
    .rule = PRA-K1
why-on_tree = На дерево нічого не кладуть.
    .rule = PRA-K1
why-on_dreamer = Туди, де стоїть сновидець, нічого не кладуть.
    .rule = PRA-K1
why-on_red = На червоний уламок нічого не кладуть.
    .rule = PRA-N5
why-pick = Спершу торкнися уламка в долонях, потім поля.
    .rule = PRA-K1
why-no_white = Крок коштує білий уламок, а в тебе немає жодного.
    .rule = PRA-K3
why-spent = На цій карті вже лежить уламок: вона служить раз за раунд.
    .rule = PRA-P7
why-no_shard = У тебе немає на це уламка.
    .rule = PRA-P7
why-pile = Карти беруть, коли завершено краєвид, або у Володаря снів.
    .rule = PRA-L3
reason-completes = Завершує краєвид і дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
