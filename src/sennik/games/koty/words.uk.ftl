title = Коти
blurb = Наповни сон котами, подвоюй їх дев’ятками й проганяй котів суперників.

## Налаштування
option-teams = Команди
    .help = по двоє, напарники сидять одне навпроти одного; для 4 або 6 гравців
option-moths = Нічні метелики
    .help = метелик переносить кота до іншої країни
option-bats = Кажани
    .help = кажан перетворює крука суперника на твою дев’ятку
option-owls = Сови
    .help = сова зупиняє атаку й забирає карту
option-dragon = Дракон
    .help = дракон проганяє всіх круків і стає дев’яткою
option-night = Ніч
    .help = усі тринадцять карт ночі одразу

## Карти й місця
card-raven = крук
    .help = Вартий 0. Лежить лише на дев’ятці, і країна тоді нічого не дає: пошли його суперникові. Власного проганяє другий крук.
    .rule = KOT-R3
card-blue1 = Крапелька 1
    .help = Блакитний кіт вартістю 1; кожна дев’ятка під ним його подвоює. Друг: Капітан 8, бо 1 + 8 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-yellow2 = Іскорка 2
    .help = Жовтий кіт вартістю 2; кожна дев’ятка під ним його подвоює. Друг: Ліхтарник 7, бо 2 + 7 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-green3 = Мох 3
    .help = Зелений кіт вартістю 3; кожна дев’ятка під ним його подвоює. Друг: Папороть 6, бо 3 + 6 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-pink4 = Баронеса 4
    .help = Рожевий кіт вартістю 4; кожна дев’ятка під ним його подвоює. Друг: Танцівниця 5, бо 4 + 5 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-pink5 = Танцівниця 5
    .help = Рожевий кіт вартістю 5; кожна дев’ятка під ним його подвоює. Друг: Баронеса 4, бо 5 + 4 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-green6 = Папороть 6
    .help = Зелений кіт вартістю 6; кожна дев’ятка під ним його подвоює. Друг: Мох 3, бо 6 + 3 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-yellow7 = Ліхтарник 7
    .help = Жовтий кіт вартістю 7; кожна дев’ятка під ним його подвоює. Друг: Іскорка 2, бо 7 + 2 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-blue8 = Капітан 8
    .help = Блакитний кіт вартістю 8; кожна дев’ятка під ним його подвоює. Друг: Крапелька 1, бо 8 + 1 = 9. З таким самим б’ється.
    .rule = KOT-C1
card-joker = джокер
    .help = Удає кота, якого назвеш: такого самого або друга того, на кого його граєш. Захищає також від кожної атаки.
    .rule = KOT-O6
card-moth = метелик
    .help = Переносить будь-якого кота з верху країни на іншу країну, порожню або з дев’яткою зверху.
    .rule = KOT-N2
card-bat = кажан
    .help = Викрадає крука зі сну суперника; у твоєму сні крук стає дев’яткою.
    .rule = KOT-N3
card-owl = сова
    .help = Відповідь на атаку: атака одразу закінчується, а карта, що атакує, йде до твоєї руки.
    .rule = KOT-N1
card-dragon = дракон
    .help = Проганяє круків з усіх снів, а потім лягає як дев’ятка у твоєму.
    .rule = KOT-N4
zone-pile = колода
    .help = Сорочкою догори. Звідси добираєш до 4 після кожної зіграної карти; звідси й нові дев’ятки.
    .rule = KOT-U2
zone-discard = стос скиду
    .help = Карти, що вийшли з гри, лежать відкрито. Коли колода скінчиться, з них тасують нову.
    .rule = KOT-U3
zone-played = зіграні карти
    .help = Карти, викладені на стіл, доки вони не подіють.
    .rule = KOT-U2
zone-region = країна
    .help = Стос: до трьох дев’яток, а на них один кіт або крук. Рахується верхня карта, подвоєна кожною дев’яткою під нею.
    .rule = KOT-D1
zone-hand = рука
    .help = Чотири карти; інші їх не бачать. Хто грає карту, одразу добирає нову.
    .rule = KOT-U2
fact-mover = хід
fact-named = атакує як

## Знахідний відмінок
the-card = { $card_kind ->
    [raven] крука
    [blue1] Крапельку 1
    [yellow2] Іскорку 2
    [green3] Моха 3
    [pink4] Баронесу 4
    [pink5] Танцівницю 5
    [green6] Папороть 6
    [yellow7] Ліхтарника 7
    [blue8] Капітана 8
    [joker] джокера
   *[other] { $card }
}
the-cat = { $cat_kind ->
    [blue1] Крапельку 1
    [yellow2] Іскорку 2
    [green3] Моха 3
    [pink4] Баронесу 4
    [pink5] Танцівницю 5
    [green6] Папороть 6
    [yellow7] Ліхтарника 7
    [blue8] Капітана 8
   *[other] { $cat }
}
the-named = { $as_kind ->
    [raven] крука
    [blue1] Крапельку 1
    [yellow2] Іскорку 2
    [green3] Моха 3
    [pink4] Баронесу 4
    [pink5] Танцівницю 5
    [green6] Папороть 6
    [yellow7] Ліхтарника 7
    [blue8] Капітана 8
   *[other] { $as }
}
your-cat = { $cat_kind ->
    [green3] твого { the-cat }
    [yellow7] твого { the-cat }
    [blue8] твого { the-cat }
   *[other] твою { the-cat }
}
drawn = { $kind ->
    [raven] крука
    [blue1] Крапельку 1
    [yellow2] Іскорку 2
    [green3] Моха 3
    [pink4] Баронесу 4
    [pink5] Танцівницю 5
    [green6] Папороть 6
    [yellow7] Ліхтарника 7
    [blue8] Капітана 8
    [joker] джокера
    [moth] метелика
    [bat] кажана
    [owl] сову
    [dragon] дракона
   *[other] карту
}

## Запитання
phase-turn = Твій хід: зіграй карту або обміняй руку.
    .other = Хід: { $who }.
phase-defend = Твого кота атакують. Захищаєш його?
    .other = { $who } може захистити кота.
phase-repeat = Атаку відбито. Атакуєш ще раз?
    .other = { $who } може повторити атаку.
phase-add = До якої країни покласти дев’ятку?
    .other = { $who } вибирає країну для дев’ятки.
phase-pair = Бійку виграно. До якої країни покласти обидві карти?
    .other = { $who } вибирає країну для обох карт із бійки.
phase-roost = До якої країни покласти крука як дев’ятку?
    .other = { $who } вибирає країну для крука.
phase-lair = Де лягає дракон?
    .other = { $who } вибирає країну для дракона.
phase-carry = Куди метелик несе кота?
    .other = { $who } вибирає, куди летить метелик.
phase-over = Гру закінчено.

## Відповіді
answer-exchange = Обміняти всю руку
answer-play = Зіграти { the-card } на свою країну { $region }
answer-pose = Джокер як { $as } на свою країну { $region }
answer-cover = Покласти { the-card } на дев’ятку: { $whose }, країна { $region }
answer-attack = Атака: { $card } → { $whose }, країна { $region }
answer-disguise = Атака: джокер як { $as } → { $whose }, країна { $region }
answer-dragon = Дракон
answer-moth = Метелик: перенести кота звідси: { place }
answer-bat = Кажан: викрасти крука звідси: { $whose }, країна { $region }
answer-guard = Захищатися: { $card }
answer-owl = Зіграти сову
answer-again = Повторити атаку: { $card }
answer-yield = { $phase ->
    [defend] Не захищатися
   *[repeat] Припинити атаку
}
answer-put = Країна { $region }
answer-drop = Сюди: { place }
place = { $whose_you ->
    [yes] твоя країна { $region }
   *[no] { $whose }, країна { $region }
}

## Хроніка
told-exchange = { $you ->
    [yes] Ти обмінюєш руку:
   *[no] { $seat } обмінює руку:
} { $one }, { $two }, { $three }, { $four }.
told-lay = { $you ->
    [yes] Ти кладеш { the-card } у свою країну { $region }.
   *[no] { $seat } кладе { the-card } у свою країну { $region }.
}
told-meet = { $you ->
    [yes] Ти граєш { the-card } на { the-cat } у своїй країні { $region }.
   *[no] { $seat } грає { the-card } на { the-cat } у своїй країні { $region }.
}
told-chase = { $you ->
    [yes] Ти проганяєш крука зі своєї країни { $region }.
   *[no] { $seat } проганяє крука зі своєї країни { $region }.
}
told-cover = { $you ->
    [yes] Ти кладеш { the-card } на дев’ятку: { $whose }, країна { $region }.
   *[no] { $seat } кладе { the-card } { $whose_you ->
        [yes] на твою дев’ятку в країні { $region }.
       *[no] на дев’ятку: { $whose }, країна { $region }.
    }
}
told-attack = { $you ->
    [yes] Ти атакуєш { the-cat } ({ $whose }, країна { $region }). Твоя карта: { $card }.
   *[no] { $seat } атакує { $whose_you ->
        [yes] { your-cat } в країні { $region }.
       *[no] { the-cat } ({ $whose }, країна { $region }).
    } Зіграна карта: { $card }.
}
told-stands = Джокер удає { the-named }.
told-guard = { $you ->
    [yes] Ти захищаєшся: { $card }.
   *[no] { $seat } захищається: { $card }.
}
told-owl = { $you ->
    [yes] Ти граєш сову й забираєш { the-card }. Кінець атаки.
   *[no] { $seat } грає сову й забирає { the-card }. Кінець атаки.
}
told-yield = { $you ->
    [yes] Ти не захищаєшся.
   *[no] { $seat } не захищається.
}
told-again = { $you ->
    [yes] Ти повторюєш атаку: { $card }.
   *[no] { $seat } повторює атаку: { $card }.
}
told-stop = { $you ->
    [yes] Ти припиняєш атаку.
   *[no] { $seat } припиняє атаку.
}
told-friends = Друзі: обидві карти йдуть на стос скиду.
told-nine = { $you ->
    [yes] Ти додаєш дев’ятку до своєї країни { $region }.
   *[no] { $seat } додає дев’ятку до своєї країни { $region }.
}
told-nine_lost = Для дев’ятки немає місця.
told-pair = { $you ->
    [yes] Після бійки { $cat } лежить на новій дев’ятці у твоїй країні { $region }.
   *[no] Після бійки { $cat } лежить на новій дев’ятці: { $seat }, країна { $region }.
}
told-pair_lost = Після бійки немає місця: обидві карти пропадають.
told-moth = { $you ->
    [yes] Ти посилаєш метелика по { the-cat }:
   *[no] { $seat } посилає метелика по { the-cat }:
} { place }.
told-drop = Метелик кладе кота сюди: { place }.
told-bat = { $you ->
    [yes] Ти посилаєш кажана по крука:
   *[no] { $seat } посилає кажана по крука:
} { place }.
told-roost = { $you ->
    [yes] Крук стає дев’яткою у твоїй країні { $region }.
   *[no] Крук стає дев’яткою: { $seat }, країна { $region }.
}
told-raven_lost = Для крука немає місця: він пропадає.
told-dragon = { $you ->
    [yes] Ти випускаєш дракона.
   *[no] { $seat } випускає дракона.
} { $ravens ->
    [0] Круків немає.
    [one] Тікає { $ravens } крук.
    [few] Тікають { $ravens } круки.
   *[many] Тікає { $ravens } круків.
}
told-lair = { $you ->
    [yes] Дракон лягає як дев’ятка у твоїй країні { $region }.
   *[no] Дракон лягає як дев’ятка: { $seat }, країна { $region }.
}
told-dragon_lost = Для дракона немає місця: він пропадає.
told-short = { $who_you ->
    [yes] Карти закінчилися: ти не можеш добрати до 4. Це останній хід.
   *[no] Карти закінчилися: { $who } не може добрати до 4. Це останній хід.
}
told-full = { $who_you ->
    [yes] Ти маєш три країни по три дев’ятки. Гра закінчується.
   *[no] { $who } має три країни по три дев’ятки. Гра закінчується.
}
told-calm = Уже { $rounds ->
    [one] { $rounds } коло
    [few] { $rounds } кола
   *[many] { $rounds } кіл
} не додається жодної дев’ятки. Гра закінчується.
told-scores = { $who_you ->
    [yes] Ти маєш
   *[no] { $who } має
} { $points ->
    [one] { $points } кота.
    [few] { $points } коти.
   *[many] { $points } котів.
}
told-together = { $who } і { $partner } разом: { $points ->
    [one] { $points } кіт.
    [few] { $points } коти.
   *[many] { $points } котів.
}
shuffled-pile = Стос скиду перетасовано: це нова колода.
moved-pile-hand = { $you ->
    [yes] Ти добираєш { drawn }.
   *[no] {""}
}
moved-pile-discard = { $sees ->
    [yes] Це { $card }: карта йде на стос скиду.
   *[no] Карта йде на стос скиду.
}
moved-pile-region = {""}
moved-hand-region = {""}
moved-hand-played = {""}
moved-hand-discard = {""}
moved-played-discard = {""}
moved-played-region = {""}
moved-played-hand = {""}
moved-region-discard = {""}
moved-region-played = {""}
moved-region-region = {""}

## Чому чогось не можна зараз торкнутися
why-stuck = Ця карта зараз нікуди не пасує. Зіграй іншу або обміняй руку.
    .rule = KOT-R4
why-piles = Добирання стається саме, коли зіграно карту.
    .rule = KOT-U2
why-partner = На сон своєї команди нічого не грають, крім метелика.
    .rule = KOT-G1
why-bare = На порожню країну суперника нічого не можна зіграти.
    .rule = KOT-R4
why-free = Тут може лежати кіт і більше нічого.
    .rule = KOT-O2
why-others = Дев’ятку суперника накриє кіт або крук, але не джокер.
    .rule = KOT-R3
why-cat = На кота можна зіграти такого самого, його друга або джокера.
    .rule = KOT-R4
why-raven = Власного крука прожене лише крук або джокер; крук суперника лишається.
    .rule = KOT-O5
why-guard = Захищає лише такий самий кіт, як той, що атакує, або джокер, а також сова.
    .rule = KOT-A1
why-again = Повторити атаку може лише такий самий кіт, як раніше, або джокер.
    .rule = KOT-A2
why-taken = Дев’ятку кладуть на порожню країну або на дев’ятку, не на кота й не на крука.
    .rule = KOT-D3
why-full = Більше ніж три дев’ятки країна не вмістить.
    .rule = KOT-D2
why-dream = Дев’ятки додають лише до власного сну.
    .rule = KOT-D3
why-carry = Метелик ставить кота на порожню країну або на дев’ятку.
    .rule = KOT-N2

note-worth = { text-cats }
note-left = { $count } без захисту

## Стіл у терміналі
text-pile = колода { $count }
text-discard = скинуто { $count }
text-dream = Твій сон
text-hand = Рука
text-cats = { $count ->
    [one] { $count } кіт
    [few] { $count } коти
   *[many] { $count } котів
}
text-team = разом { $count }
text-partner = напарник
text-attack = { $card } атакує { the-cat }: { $whose_you ->
    [yes] твоя країна { $region }
   *[no] { $whose }, країна { $region }
}
text-as = { $card } як { $as }
text-moth = метелик летить по { the-cat }: { $whose_you ->
    [yes] твоя країна { $region }
   *[no] { $whose }, країна { $region }
}
text-played = зіграно: { $cards }

## Чому бот зробив би так
reason-gains = Твій сон одразу здобуває { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
reason-takes = Інший сон втрачає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
reason-aims = Атакує країну, варту { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
reason-guards = Захищає твою країну, варту { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
reason-yields = Віддає твою країну, варту { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
