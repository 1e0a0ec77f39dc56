title = Круки
blurb = Нічні перегони двох круків над п’ятьма країнами, яким не лежиться на місці.

## Карти й місця
card-red-yellow = Жар–Дюни
    .help = { help-track }
    .rule = KRU-C1
card-red-green = Жар–Бір
    .help = { help-track }
    .rule = KRU-C1
card-red-violet = Жар–Тумани
    .help = { help-track }
    .rule = KRU-C1
card-red-blue = Жар–Глибінь
    .help = { help-track }
    .rule = KRU-C1
card-yellow-green = Дюни–Бір
    .help = { help-track }
    .rule = KRU-C1
card-yellow-violet = Дюни–Тумани
    .help = { help-track }
    .rule = KRU-C1
card-yellow-blue = Дюни–Глибінь
    .help = { help-track }
    .rule = KRU-C1
card-green-violet = Бір–Тумани
    .help = { help-track }
    .rule = KRU-C1
card-green-blue = Бір–Глибінь
    .help = { help-track }
    .rule = KRU-C1
card-violet-blue = Тумани–Глибінь
    .help = { help-track }
    .rule = KRU-C1
card-white-red = Жар
    .help = { help-flight-red }
    .rule = KRU-F1
card-white-yellow = Дюни
    .help = { help-flight-yellow }
    .rule = KRU-F1
card-white-green = Бір
    .help = { help-flight-green }
    .rule = KRU-F1
card-white-violet = Тумани
    .help = { help-flight-violet }
    .rule = KRU-F1
card-white-blue = Глибінь
    .help = { help-flight-blue }
    .rule = KRU-F1
card-black-red = Жар
    .help = { help-flight-red }
    .rule = KRU-F1
card-black-yellow = Дюни
    .help = { help-flight-yellow }
    .rule = KRU-F1
card-black-green = Бір
    .help = { help-flight-green }
    .rule = KRU-F1
card-black-violet = Тумани
    .help = { help-flight-violet }
    .rule = KRU-F1
card-black-blue = Глибінь
    .help = { help-flight-blue }
    .rule = KRU-F1
card-white-forward-back = Мій крук +1 / Суперник −1
    .help = { help-forward-back }
    .rule = KRU-A1
card-white-rotate-remove = Обернути / Прибрати
    .help = { help-rotate-remove }
    .rule = KRU-A3
card-white-swap-slide = Поміняти / Висунути
    .help = { help-swap-slide }
    .rule = KRU-A5
card-white-draw-detour = Добрати 2 / Обхід
    .help = { help-draw-detour }
    .rule = KRU-A7
card-black-forward-back = Мій крук +1 / Суперник −1
    .help = { help-forward-back }
    .rule = KRU-A1
card-black-rotate-remove = Обернути / Прибрати
    .help = { help-rotate-remove }
    .rule = KRU-A3
card-black-swap-slide = Поміняти / Висунути
    .help = { help-swap-slide }
    .rule = KRU-A5
card-black-draw-detour = Добрати 2 / Обхід
    .help = { help-draw-detour }
    .rule = KRU-A7
zone-column = ряд
zone-detour = обхід
zone-track_pile = стос траси
    .help = Закриті карти для обходів.
    .rule = KRU-A8
zone-drawn = карта для обходу
    .help = Цю карту ти вже бачиш і зараз кладеш біля смуги.
    .rule = KRU-A8
zone-played = зіграні карти польоту
    .help = Карти польоту цього ходу. Наприкінці вони йдуть до стосу використаних.
    .rule = KRU-U3
zone-gone = поза грою
    .help = Зіграні карти дії та прибрані карти траси. Звідси ніщо не повертається.
    .rule = KRU-U4
zone-flight_pile = стос польоту
    .help = Твої карти польоту, закриті. Коли скінчаться, використані тасуються в новий стос.
    .rule = KRU-U4
zone-action_pile = стос дії
    .help = Твої карти дії, закриті. Кожна діє один раз; цей стос не поновлюється.
    .rule = KRU-U4
zone-hand = рука
    .help = Наприкінці ходу в тебе лишається не більше 7 карт.
    .rule = KRU-U3
zone-used = стос використаних
    .help = Уже зіграні карти польоту. Повертаються, коли стос польоту порожній.
    .rule = KRU-U4
help-track = Карта траси: два поля, дві країни. Круки летять над нею; дії можуть її обернути, висунути, поміняти або прибрати.
help-flight-red = Несе твого крука на наступне поле, якщо це Жар, і над усіма однаковими полями за ним. Дві однакові карти польоту замінюють будь-яку країну.
help-flight-yellow = Несе твого крука на наступне поле, якщо це Дюни, і над усіма однаковими полями за ним. Дві однакові карти польоту замінюють будь-яку країну.
help-flight-green = Несе твого крука на наступне поле, якщо це Бір, і над усіма однаковими полями за ним. Дві однакові карти польоту замінюють будь-яку країну.
help-flight-violet = Несе твого крука на наступне поле, якщо це Тумани, і над усіма однаковими полями за ним. Дві однакові карти польоту замінюють будь-яку країну.
help-flight-blue = Несе твого крука на наступне поле, якщо це Глибінь, і над усіма однаковими полями за ним. Дві однакові карти польоту замінюють будь-яку країну.
help-forward-back = Мій крук +1: твій крук летить на одне поле, хоч яка там країна. Суперник −1: другий крук повертається на одне поле.
help-rotate-remove = Обернути: два поля карти траси міняються місцями. Прибрати: карта траси зникає, а над дірою летять безкоштовно.
help-swap-slide = Поміняти: дві карти ряду міняються місцями. Висунути: карта ряду зсувається на поле вбік; половина виступає, на другій смузі з’являється діра.
help-draw-detour = Добрати 2: береш ще дві карти зі своїх стосів. Обхід: нова карта траси лягає біля смуги й додає два поля.
fact-mover = хід
fact-starter = починає
fact-left = карт добрати
fact-finished = крук
finished-0 = у польоті
finished-1 = на фініші

## Питання
phase-first_cards = Ти береш перші п’ять карт: з якого стосу наступна?
    .other = { $count ->
        [one] { $who } ще бере перші карти.
       *[other] { $who } ще беруть перші карти.
    }
phase-turn = Твій хід: лети, зіграй дію або заверши.
    .other = Хід: { $who }.
phase-rotate = Обернути: яку карту траси?
    .other = { $who } вибирає карту, щоб обернути.
phase-remove = Прибрати: яку карту траси?
    .other = { $who } вибирає карту, щоб прибрати.
phase-swap_a = Поміняти: вкажи першу карту ряду.
    .other = { $who } вказує, які карти поміняти.
phase-swap_b = Поміняти: вкажи другу карту ряду.
    .other = { $who } вказує, які карти поміняти.
phase-slide = Висунути: яку карту ряду?
    .other = { $who } вибирає карту, щоб висунути.
phase-slide_towards = Висунути: до якої смуги?
    .other = { $who } вибирає, до якої смуги висунути карту.
phase-beside = Обхід: де його покласти?
    .other = { $who } шукає місце для обходу.
phase-lay = Обхід: яка країна лежить біля стовпця з меншим номером?
    .other = { $who } вибирає, як покласти обхід.
phase-draw_two = Добрати 2: з якого стосу?
    .other = { $who } добирає дві карти.
phase-draw = Кінець ходу: з якого стосу добираєш?
    .other = { $who } добирає карти наприкінці ходу.
phase-limit = У руці може лишитися 7 карт: яку скидаєш?
    .other = { $who } скидає карти понад сім.
phase-over = Перегони закінчено.

## Відповіді
answer-forward = Мій крук +1
answer-back = Суперник −1
answer-rotate = Обернути
answer-remove = Прибрати
answer-swap = Поміняти
answer-slide = Висунути
answer-more = Добрати 2
answer-detour = Обхід
answer-fly = Летіти: { $land }
answer-pair = Летіти за дві карти: 2 × { $land }
answer-end = Завершити хід
answer-draw = { $pile }
answer-card = Стовпець { $column }
answer-detour_card = Обхід біля { $lane }, { $columns }{ $depth ->
    [1] {""}
   *[other] , { $depth }-й від смуги
}
answer-towards = До { $lane }
answer-beside = Біля { $lane }, { $columns }
answer-first = Спершу { $land }
answer-drop = Скинути карту польоту: { $land }
answer-waste = Скинути карту дії: { $card }
pile-0 = Стос польоту
pile-1 = Стос дії
land-0 = Жар
land-1 = Дюни
land-2 = Бір
land-3 = Тумани
land-4 = Глибінь
action_card-0 = Мій крук +1 / Суперник −1
action_card-1 = Обернути / Прибрати
action_card-2 = Поміняти / Висунути
action_card-3 = Добрати 2 / Обхід
action-0 = Власний крук +1
action-1 = Крук суперника −1
action-2 = Обернути
action-3 = Прибрати
action-4 = Поміняти
action-5 = Висунути
action-6 = Добрати 2
action-7 = Обхід
lane-0 = білої смуги
lane-1 = чорної смуги
pair-0 = 1–2
pair-1 = 2–3
pair-2 = 3–4
pair-3 = 4–5
pair-4 = 5–6
pair-5 = 6–7
pair-6 = 7–8
pair-7 = 8–9
pair-8 = 9–10
pair-9 = 10–11
pair-10 = 11–12
pair-11 = 12–13
pair-12 = 13–14
pair-13 = 14–15
pair-14 = 15–16

## Хроніка
far = { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[many] { $fields } полів
}
told-apart = { $seat } бере карту потай.
told-starts = { $who_you ->
    [yes] Ти починаєш.
   *[no] Починає { $who }.
}
told-flies = { $you ->
    [yes] Ти граєш { $land } і летиш на { far }.
   *[no] { $seat } грає { $land } і летить на { far }.
}
told-pairs = { $you ->
    [yes] Ти граєш 2 × { $pair } як { $land } і летиш на { far }.
   *[no] { $seat } грає 2 × { $pair } як { $land } і летить на { far }.
}
told-plays = { $you ->
    [yes] Ти граєш дію: { $action }.
   *[no] { $seat } грає дію: { $action }.
}
told-rotates = { $you ->
    [yes] Ти обертаєш карту в стовпці { $column }.
   *[no] { $seat } обертає карту в стовпці { $column }.
}
told-rotates_detour = { $you ->
    [yes] Ти обертаєш обхід біля { $lane }, { $columns }.
   *[no] { $seat } обертає обхід біля { $lane }, { $columns }.
}
told-removes = { $you ->
    [yes] Ти прибираєш карту зі стовпця { $column }.
   *[no] { $seat } прибирає карту зі стовпця { $column }.
}
told-removes_detour = { $you ->
    [yes] Ти прибираєш обхід біля { $lane }, { $columns }.
   *[no] { $seat } прибирає обхід біля { $lane }, { $columns }.
}
told-swaps = { $you ->
    [yes] Ти міняєш стовпці { $one } і { $other }.
   *[no] { $seat } міняє стовпці { $one } і { $other }.
}
told-slides = { $you ->
    [yes] Ти висуваєш стовпець { $column } до { $lane }.
   *[no] { $seat } висуває стовпець { $column } до { $lane }.
}
told-lays = { $you ->
    [yes] Ти кладеш обхід біля { $lane }, { $columns }: { $first }, { $second }.
   *[no] { $seat } кладе обхід біля { $lane }, { $columns }: { $first }, { $second }.
}
told-wastes = { $you ->
    [yes] Ти скидаєш карту дії { $card }.
   *[no] { $seat } скидає карту дії { $card }.
}
told-finishes = { $who_you ->
    [yes] Твій крук на фініші.
   *[no] { $who }: крук на фініші.
}
told-last = { $who_you ->
    [yes] Ти маєш ще один, останній хід.
   *[no] { $who } має ще один, останній хід.
}
told-hands = На фініші обидва круки. Карти в руці: { $more } проти { $fewer }.
told-wins = { $who_you ->
    [yes] Ти перемагаєш.
   *[no] Перемагає { $who }.
}
told-shared = На фініші обидва круки, у кожній руці { $each ->
    [one] { $each } карта
    [few] { $each } карти
   *[many] { $each } карт
}: це спільна перемога.
moved-flight_pile-hand = { $you ->
    [yes] Ти добираєш карту польоту: { $card }.
   *[no] { $seat } добирає карту польоту{ shown }
}
moved-action_pile-hand = { $you ->
    [yes] Ти добираєш карту дії: { $card }.
   *[no] { $seat } добирає карту дії{ shown }
}
moved-track_pile-drawn = { $you ->
    [yes] Ти береш карту для обходу: { $card }.
   *[no] { $seat } дивиться на карту для обходу{ shown }
}
shown = { $sees ->
    [yes] : { $card }.
   *[no] .
}
moved-hand-used = { $you ->
    [yes] Ти скидаєш карту польоту { $card }.
   *[no] { $seat } скидає карту польоту { $card }.
}
moved-hand-played = {""}
moved-hand-gone = {""}
moved-played-used = {""}
moved-column-gone = {""}
moved-detour-gone = {""}
moved-drawn-detour = {""}
swapped-column-column = {""}
marked-column = {""}
marked-detour = {""}
shuffled-flight_pile = { $own ->
    [yes] Твій стос польоту порожній: використані карти перетасовано в новий.
   *[no] { $owner } має порожній стос польоту: використані карти перетасовано в новий.
}

note-reach = { $count ->
    [0] Карти польоту з руки зараз не понесуть твого крука.
    [one] Карти польоту з руки понесуть твого крука на { $count } поле.
    [few] Карти польоту з руки понесуть твого крука на { $count } поля.
   *[many] Карти польоту з руки понесуть твого крука на { $count } полів.
}
note-to_fly = { $count ->
    [one] { $count } поле до фінішу
    [few] { $count } поля до фінішу
   *[many] { $count } полів до фінішу
}

## Стіл у терміналі
text-lane-0 = Б
text-lane-1 = Ч
text-start = старт
text-finish = фініш
text-flown = { $flown } з { $all } полів
text-home = на фініші
text-flights = { $count ->
    [one] { $count } політ
    [few] { $count } польоти
   *[many] { $count } польотів
}
text-actions = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}
text-held = { $flights }, { $actions } в руці
text-piles = стоси { $flights } і { $actions }
text-hand = Рука
text-ahead = Попереду
text-drawn = Карта для обходу
text-played = Зіграні
text-used = Використані
text-track = стос траси: { $count }

## Чому бот зробив би так
reason-on = Твій крук ближче до дому на { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[other] { $fields } полів
}.
reason-back = Інший крук далі від дому на { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[other] { $fields } полів
}.

## Чому ні
why-land = Наступне поле показує іншу країну. Одна карта польоту пасує лише до своєї; дві однакові — до будь-якої.
    .rule = KRU-F1
why-nowhere = Жодну з двох її дій зараз не можна виконати.
    .rule = KRU-U2
why-track = Трасу змінюють карти дії: спершу вибери таку з руки.
    .rule = KRU-U2
why-later = Добираєш наприкінці ходу.
    .rule = KRU-U3
why-theirs = Це карти суперника.
    .rule = KRU-V1
why-used = Використані карти польоту повертаються самі, коли стос польоту порожній.
    .rule = KRU-U4
why-action = Спершу доведи дію до кінця.
    .rule = KRU-U2
why-raven = Жодна дія не рухає карти, на якій сидить крук, і не насуває на неї іншої.
    .rule = KRU-A9
why-slid = Висунуту карту можна вже тільки обернути.
    .rule = KRU-A6
why-detour = Обхід можна обернути або прибрати, але не поміняти й не висунути.
    .rule = KRU-L3
why-covered = На ньому лежить висунута карта: його можна тільки обернути.
    .rule = KRU-L6
why-same = Цю карту вже вибрано.
    .rule = KRU-A5
why-beside = Обхід лежить біля смуги: вибери одне з позначених місць.
    .rule = KRU-L1
why-draw = Спершу добери: вибери один зі своїх двох стосів.
    .rule = KRU-U3
why-empty = У цьому стосі вже немає карт.
    .rule = KRU-U4
why-discard = Спершу скинь карти, щоб лишилося 7.
    .rule = KRU-U3
reason-stays = Лишаються карти, які цього ходу могли б пронести крука ще на { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[other] { $fields } полів
}.
reason-to_go = Твоєму крукові лишилося { $mine ->
    [one] { $mine } поле
    [few] { $mine } поля
   *[other] { $mine } полів
}, іншому — { $other ->
    [one] { $other } поле
    [few] { $other } поля
   *[other] { $other } полів
}.
