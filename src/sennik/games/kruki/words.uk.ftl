title = Круки
blurb = Нічні перегони двох круків над п’ятьма країнами, яким не лежиться на місці.

## Карти й місця
card-red-yellow = Жар–Дюни
card-red-green = Жар–Бір
card-red-violet = Жар–Тумани
card-red-blue = Жар–Глибінь
card-yellow-green = Дюни–Бір
card-yellow-violet = Дюни–Тумани
card-yellow-blue = Дюни–Глибінь
card-green-violet = Бір–Тумани
card-green-blue = Бір–Глибінь
card-violet-blue = Тумани–Глибінь
card-white-red = Жар
card-white-yellow = Дюни
card-white-green = Бір
card-white-violet = Тумани
card-white-blue = Глибінь
card-black-red = Жар
card-black-yellow = Дюни
card-black-green = Бір
card-black-violet = Тумани
card-black-blue = Глибінь
card-white-forward-back = Свій +1 / Чужий −1
card-white-rotate-remove = Оберни / Прибери
card-white-swap-slide = Поміняй / Висунь
card-white-draw-detour = Добери 2 / Обхід
card-black-forward-back = Свій +1 / Чужий −1
card-black-rotate-remove = Оберни / Прибери
card-black-swap-slide = Поміняй / Висунь
card-black-draw-detour = Добери 2 / Обхід
zone-column = ряд
zone-detour = обхід
zone-track_pile = стос траси
zone-drawn = карта для обходу
zone-played = зіграні польоти
zone-gone = поза грою
zone-flight_pile = стос польоту
zone-action_pile = стос дії
zone-hand = рука
zone-used = стос використаних
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
phase-rotate = Оберни: яку карту траси?
    .other = { $who } вибирає карту, щоб обернути.
phase-remove = Прибери: яку карту траси?
    .other = { $who } вибирає карту, щоб прибрати.
phase-swap_a = Поміняй: покажи першу карту ряду.
    .other = { $who } показує, які карти поміняти.
phase-swap_b = Поміняй: покажи другу карту ряду.
    .other = { $who } показує, які карти поміняти.
phase-slide = Висунь: яку карту ряду?
    .other = { $who } вибирає карту, щоб висунути.
phase-slide_towards = Висунь: до якої смуги?
    .other = { $who } вибирає, до якої смуги висунути карту.
phase-beside = Обхід: де його покласти?
    .other = { $who } шукає місце для обходу.
phase-lay = Обхід: яка країна лежить біля меншого стовпця?
    .other = { $who } крутить у пальцях карту для обходу.
phase-draw_two = Добери 2: з якого стосу?
    .other = { $who } добирає дві карти.
phase-draw = Кінець ходу: з якого стосу добираєш?
    .other = { $who } добирає карти наприкінці ходу.
phase-limit = У руці лишається 7 карт: яку скидаєш?
    .other = { $who } скидає карти понад сім.
phase-over = Перегони скінчено.

## Відповіді
answer-forward = Свій +1
answer-back = Чужий −1
answer-rotate = Оберни
answer-remove = Прибери
answer-swap = Поміняй
answer-slide = Висунь
answer-more = Добери 2
answer-detour = Обхід
answer-fly = Лети: { $land }
answer-pair = Лети за дві: 2 × { $land }
answer-end = Заверши хід
answer-draw = { $pile }
answer-card = Стовпець { $column }
answer-detour_card = Обхід біля { $lane }, { $columns }{ $depth ->
    [1] {""}
   *[other] , { $depth }-й від смуги
}
answer-towards = До { $lane }
answer-beside = Біля { $lane }, { $columns }
answer-first = Спершу { $land }
answer-drop = Скинь політ: { $land }
answer-waste = Скинь дію: { $card }
pile-0 = Стос польоту
pile-1 = Стос дії
land-0 = Жар
land-1 = Дюни
land-2 = Бір
land-3 = Тумани
land-4 = Глибінь
action_card-0 = Свій +1 / Чужий −1
action_card-1 = Оберни / Прибери
action_card-2 = Поміняй / Висунь
action_card-3 = Добери 2 / Обхід
action-0 = Свій +1
action-1 = Чужий −1
action-2 = Оберни
action-3 = Прибери
action-4 = Поміняй
action-5 = Висунь
action-6 = Добери 2
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

## Літопис
far = { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[many] { $fields } полів
}
told-apart = { $seat } бере карту, затуляючи її долонею.
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
    [yes] Ти скидаєш дію { $card }.
   *[no] { $seat } скидає дію { $card }.
}
told-finishes = { $who_you ->
    [yes] Твій крук на фініші.
   *[no] { $who } на фініші.
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
    [yes] Ти добираєш політ: { $card }.
   *[no] { $seat } добирає політ{ shown }
}
moved-action_pile-hand = { $you ->
    [yes] Ти добираєш дію: { $card }.
   *[no] { $seat } добирає дію{ shown }
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
    [yes] Ти скидаєш політ { $card }.
   *[no] { $seat } скидає політ { $card }.
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
    [yes] Стос польоту порожній: використані польоти перетасовано в новий.
   *[no] Стос польоту порожній ({ $owner }): використані польоти перетасовано в новий.
}

note-reach = { $count ->
    [0] Польоти з руки зараз не понесуть твого крука.
    [one] Польоти з руки понесуть твого крука на { $count } поле.
    [few] Польоти з руки понесуть твого крука на { $count } поля.
   *[many] Польоти з руки понесуть твого крука на { $count } полів.
}
note-to_fly = { $count ->
    [one] { $count } поле до фінішу
    [few] { $count } поля до фінішу
   *[many] { $count } полів до фінішу
}

## Стіл у терміналі
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
