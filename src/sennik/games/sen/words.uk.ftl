title = Сон
blurb = Запам’ятай свої країни, прожени круків і гукни «Підйом!», коли їх у тебе найменше.

## Налаштування
option-edition = Видання
    .help = якою колодою ви граєте
value-edition-base = основне
value-edition-jubilee = ювілейне
value-edition-long = довгий сон
option-target = Межа
    .help = гра закінчується після раунду, у якому чиясь сума її сягає
option-rounds = Раунди
    .help = замість межі домовлена кількість раундів
value-rounds-no = до межі
option-penalty = Штраф
    .help = скільки круків додають за передчасний підйом
option-N = Круки не такі лихі
    .help = хто має найбільше країн із 9, той їх не рахує
option-G = Ва-банк
    .help = єдиний сон із самих країн із 9 дає 0, а кожен інший — 50
option-K = Знаю, що маю
    .help = дві рівні країни можна відкласти й зменшити сон

## Карти й місця
card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-take2 = «Візьми 2» (5)
card-peek1 = «Зазирни 1» (6)
card-swap2 = «Поміняй 2» (7)
card-choose1 = «Вибери 1» (6)
card-peek1j = «Зазирни 1» (3)
card-hourglass = пісочний годинник
zone-pile = колода
zone-discard = стос скиду
zone-hand = рука
zone-dream = сон
fact-mover = хід
fact-caller = гукає
fact-round = пораховані раунди
fact-score = круків разом
fact-round_score = круків за раунд

## Питання
phase-first = Зазирни до однієї зі своїх країн.
    .other = { $count ->
        [one] { $who } ще зазирає до своїх країн.
       *[other] { $who } ще зазирають до своїх країн.
    }
phase-turn = Твій хід: візьми, добери або гукни.
    .other = Хід: { $who }.
phase-drawn = Що робиш із картою в руці?
    .other = { $who } має карту в руці.
phase-two = Яка лишається в руці? Друга йде на стос скиду.
    .other = { $who } вибирає одну з двох карт.
phase-peek = «Зазирни 1»: до якої країни?
    .other = { $who } вибирає країну, до якої зазирне.
phase-swap_a = «Поміняй 2»: укажи першу країну.
    .other = { $who } вказує країни для обміну.
phase-swap_b = «Поміняй 2»: укажи другу країну.
    .other = { $who } вказує країни для обміну.
phase-choose = «Вибери 1»: візьми одну країну зі стосу скиду.
    .other = { $who } переглядає стос скиду.
phase-place = На яке місце її кладеш?
    .other = { $who } кладе вибрану країну.
phase-know_a = Знаю, що маю: укажи першу країну.
    .other = { $who } вказує дві свої країни.
phase-know_b = Знаю, що маю: укажи другу країну.
    .other = { $who } вказує дві свої країни.
phase-name = Яке число мають обидві?
    .other = { $who } каже, які це країни.
phase-count = Усі сни відкрито.
    .other = { $count ->
        [one] { $who } ще дивиться на сни.
       *[other] { $who } ще дивляться на сни.
    }
phase-over = Гру закінчено.

## Відповіді
answer-wake = Підйом!
answer-draw = Добрати з колоди
answer-take = Узяти на місце { $slot }
answer-keep = Залишити на місці { $slot }
answer-drop = Скинути { named }
answer-use = Застосувати силу
answer-hold = Лишити в руці { named }
answer-land = { $whose_you ->
    [yes] Твоя країна { $slot }
   *[no] { $whose }, країна { $slot }
}{ $sees ->
    [yes] {" "}({ $card })
   *[no] {""}
}
answer-pick = Узяти { named }
answer-know = Знаю, що маю
answer-say = { $number }
answer-next = Далі
call-0 = нуль
call-1 = один
call-2 = два
call-3 = три
call-4 = чотири
call-5 = п’ять
call-6 = шість
call-7 = сім
call-8 = вісім
call-9 = дев’ять
call-10 = годинники

## Хроніка
named = { $sees ->
    [yes] { $card }
   *[no] країну
}
moved-pile-dream = {""}
moved-pile-discard = { $sees ->
    [yes] Спершу на стосі скиду лежить { $card }.
   *[no] Перша карта лежить на стосі скиду.
}
moved-pile-hand = { $you ->
    [yes] Ти добираєш { named }.
   *[no] { $seat } добирає з колоди.
}
moved-discard-hand = { $you ->
    [yes] Ти береш { named } зі стосу скиду.
   *[no] { $seat } бере { named } зі стосу скиду.
}
moved-hand-discard = { $you ->
    [yes] Ти скидаєш { named }.
   *[no] { $seat } скидає { named }.
}
moved-dream-discard = { $you ->
    [yes] Ти скидаєш { named } з місця { $slot }.
   *[no] { $seat } скидає { named } з місця { $slot }.
}
moved-hand-dream = {""}
swapped-dream-dream = { $you ->
    [yes] Ти міняєш місцями:
   *[no] { $seat } міняє місцями:
} { $own ->
    [yes] твоя країна { $slot }
   *[no] { $owner } { $slot }
} ↔ { $to_own ->
    [yes] твоя країна { $to_slot }
   *[no] { $to } { $to_slot }
}.
revealed-dream = { $open ->
    [yes] {""}
   *[no] { $all ->
        [yes] { $you ->
            [yes] Ти показуєш країну { $slot }{ shown }
           *[no] { $seat } показує країну { $slot }{ shown }
        }
       *[no] { $you ->
            [yes] Ти зазираєш до { $own ->
                [yes] своєї країни { $slot }
               *[no] країни { $slot } ({ $owner })
            }{ shown }
           *[no] { $seat } зазирає до { $own ->
                [yes] твоєї країни { $slot }
               *[no] { $self ->
                    [yes] своєї країни { $slot }
                   *[no] країни { $slot } ({ $owner })
                }
            }.
        }
    }
}
shown = { $sees ->
    [yes] : { $card }.
   *[no] .
}
shuffled-pile = Карти перетасовано: починається новий раунд.
told-wake = { $you ->
    [yes] Ти гукаєш: Підйом!
   *[no] { $seat } гукає: Підйом!
}
told-empty = Колода порожня, раунд закінчується.
told-use = { $you ->
    [yes] Ти застосовуєш силу { power }.
   *[no] { $seat } застосовує силу { power }.
}
power = { $land_kind ->
    [take2] «Візьми 2»
    [swap2] «Поміняй 2»
    [choose1] «Вибери 1»
   *[other] «Зазирни 1»
}
told-point = { $you ->
    [yes] Ти вказуєш { $whose_you ->
        [yes] свою країну { $slot }.
       *[no] країну { $slot } ({ $whose }).
    }
   *[no] { $seat } вказує { $whose_you ->
        [yes] твою країну { $slot }.
       *[no] { $whose_self ->
            [yes] свою країну { $slot }.
           *[no] країну { $slot } ({ $whose }).
        }
    }
}
told-say = { $you ->
    [yes] Ти кажеш: «{ $number }».
   *[no] { $seat } каже: «{ $number }».
}
told-right = { $you ->
    [yes] Так і є: ти відкладаєш обидві й отримуєш одну невідому країну.
   *[no] Так і є: { $seat } відкладає обидві й отримує одну невідому країну.
}
told-wrong = { $you ->
    [yes] Помилка: обидві лишаються, а до твого сну додається невідома країна.
   *[no] Помилка: обидві лишаються, а { $seat } отримує ще одну невідому країну.
}
told-all_nines = { $who_you ->
    [yes] Твій сон — самі дев’ятки: ти отримуєш 0, кожен інший сон 50.
   *[no] { $who } має самі дев’ятки: 0, а кожен інший сон 50.
}
told-nines = { $who_you ->
    [yes] У тебе найбільше дев’яток, тож ти їх не рахуєш: на { $points } менше.
   *[no] { $who } має найбільше дев’яток і їх не рахує: на { $points } менше.
}
told-sum = {""}
told-glasses = { $points ->
    [0] { $who_you ->
        [yes] У твоєму сні парна кількість пісочних годинників: вони варті 0.
       *[no] { $who } має парну кількість пісочних годинників: вони варті 0.
    }
   *[other] { $who_you ->
        [yes] У твоєму сні непарна кількість пісочних годинників: кожен вартий 9.
       *[no] { $who } має непарну кількість пісочних годинників: кожен вартий 9.
    }
}
told-lowest = { $who_you ->
    [yes] Ніхто не має менше за тебе: вдалий підйом, ти отримуєш 0.
   *[no] Менше, ніж має { $who }, не має ніхто: вдалий підйом, 0.
}
told-penalty = { $who_you ->
    [yes] Хтось має менше за тебе: штраф { $points }.
   *[no] Хтось має менше, ніж { $who }: штраф { $points }.
}
told-scores = { $who_you ->
    [yes] Ти отримуєш
   *[no] { $who } отримує
} { $points ->
    [one] { $points } крука.
    [few] { $points } круки.
   *[many] { $points } круків.
}
told-next = {""}

## Чому чогось зараз не можна торкнутися
why-peeked = Цю країну ти вже знаєш. Вибери іншу.
    .rule = SEN-U3
why-first = Спершу всі зазирають до своїх країн.
    .rule = SEN-U3
why-piles = Спершу торкнися стосу: карта з нього лягає на одну з твоїх країн.
    .rule = SEN-T1
why-theirs = До чужих країн сягає лише сила.
    .rule = SEN-P2
why-holding = Ти вже тримаєш карту. Заміни її, скинь або застосуй.
    .rule = SEN-T3
why-power = Застосовану силу виконують до кінця.
    .rule = SEN-P6
why-same = Цю країну вже вибрано.
    .rule = SEN-P3
why-own = З двох країн, що міняються, твоя щонайбільше одна.
    .rule = SEN-P3
why-known = Ідеться про те, що маєш у себе: вкажи на власні країни.
    .rule = SEN-K1

## Стіл у терміналі
text-pile = колода { $count }
text-discard = скид
text-hand = у руці
text-dream = Твій сон
text-night = раунд { $round }
text-target = до { $target }
text-rounds = із { $rounds }
text-sum = сума
text-round = раунд
text-total = разом
text-lowest = { $sum }: найменше
text-penalty = { $sum } + штраф { $penalty }
text-all-nines = самі дев’ятки
text-beaten = виграють самі дев’ятки

## Чому бот зробив би так
reason-lowest = Імовірність, що твій сон найнижчий, — близько { $chance } %.
reason-ends = Імовірність, що твій сон найнижчий, — лише близько { $chance } %, але ти попереду: хтось має вже { $most } { $most ->
    [one] крука
    [few] круки
   *[other] круків
}, а за { $target } гра закінчується.
reason-saves = У тебе меншає приблизно на { $ravens ->
    [one] { $ravens } крука
    [few] { $ravens } круки
   *[other] { $ravens } круків
}.
reason-no_better = Ця карта ніде не поліпшить твого сну.
reason-costs = У тебе більшає приблизно на { $ravens ->
    [one] { $ravens } крука
    [few] { $ravens } круки
   *[other] { $ravens } круків
}.
