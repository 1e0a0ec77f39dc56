# Що каже лише цей стіл Котів; решта у словах гри та сторінки.
your-dream = Твій сон
your-hand = Твоя рука
sum = разом { $count }
sum-team = { $count } · у команді { $both }
partner = Ваша команда
team-with = з: { $who } · { $both }
hand = рука { $count }
attacks = атакує
attacked = під атакою
carried = у польоті
raven = крук
empty = порожня
region = твоя країна { $region }
region-of = { $who }, країна { $region }
nine = дев’ятка
nines = { $count ->
    [0] {""}
    [one] подвоєна раз
    [2] подвоєна двічі
   *[other] подвоєна { $count } рази
}
changed = востаннє тут грає: { $who }
known = на руці ({ $who }): { $cards }
deck = Колода
discards = Скид
since = Від твого ходу
exchange = Обміняти руку
key-exchange = О

## Коти мають імена
cat = { $kind ->
    [blue1] Крапелька
    [yellow2] Іскорка
    [green3] Мох
    [pink4] Баронеса
    [pink5] Танцівниця
    [green6] Папороть
    [yellow7] Ліхтарник
    [blue8] Капітан
   *[other] { $card }
}
the-named = { $kind ->
    [blue1] Крапельку
    [yellow2] Іскорку
    [green3] Моха
    [pink4] Баронесу
    [pink5] Танцівницю
    [green6] Папороть
    [yellow7] Ліхтарника
    [blue8] Капітана
   *[other] { $card }
}
the-attacker = { $joker ->
    [yes] джокера як { the-named }
   *[no] { the-named }
}
by-cat = { $kind ->
    [blue1] Крапелькою
    [yellow2] Іскоркою
    [green3] Мохом
    [pink4] Баронесою
    [pink5] Танцівницею
    [green6] Папороттю
    [yellow7] Ліхтарником
    [blue8] Капітаном
   *[other] { $card }
}
the-cat = { $target ->
    [blue1] Крапельку
    [yellow2] Іскорку
    [green3] Моха
    [pink4] Баронесу
    [pink5] Танцівницю
    [green6] Папороть
    [yellow7] Ліхтарника
   *[blue8] Капітана
}
your-cat = { $target ->
    [green3] твого { the-cat }
    [yellow7] твого { the-cat }
    [blue8] твого { the-cat }
   *[other] твою { the-cat }
}
as-cat = як { cat }

## На жетонах
chip-lay = покласти
chip-cover = накрити
chip-chase = прогнати
chip-friends = друзі
chip-fight = бійка
chip-name = назвати
chip-guard = захистити
chip-owl = сова
chip-again = ще раз
chip-dragon = випустити
chip-moth = підняти
chip-bat = викрасти
chip-here = сюди

## Атака
attack-me = { $who } посилає { the-attacker } на { your-cat }.
attack-ours = { $who } посилає { the-attacker } на { the-cat } з вашої команди.
attack-by-me = Ти посилаєш { the-attacker } на { the-cat }: { $whose }.
attack-other = { $who } посилає { the-attacker } на { the-cat }: { $whose }.
met-by-me = Атаку на { the-cat } відбито. Атакуєш ще раз?
met-other = Атаку на { the-cat } відбито: { $whose }.
if-friends-me = Друзі, { $sum }: без захисту ти втрачаєш кота, а { $who } отримує дев’ятку.
if-fight-me = Бійка, { $sum }: без захисту { $who } забирає обох котів, один стає дев’яткою.
if-friends-by-me = Друзі, { $sum }: без захисту кіт іде геть, а ти отримуєш дев’ятку.
if-fight-by-me = Бійка, { $sum }: без захисту ти забираєш обох котів, один стає дев’яткою.
if-friends-other = Друзі, { $sum }: без захисту кіт іде геть, а { $who } отримує дев’ятку.
if-fight-other = Бійка, { $sum }: без захисту { $who } забирає обох котів, один стає дев’яткою.
defend-how = Торкнися карти, що захистить.
defend-none = Жодна карта з твоєї руки його не захистить.
defend-wait = { $whose } може захиститися.
repeat-how = Знову { by-cat } або джокером. Якщо ні, твій хід закінчується.
repeat-none = Жодною картою з руки атаки не повториш.

## Джокер дістає ім’я
joker-who = Якого кота вдає джокер?
joker-friends = друзі: кіт іде геть, ти отримуєш дев’ятку
joker-fight-own = бійка: кіт отримує нову дев’ятку
joker-attack-friends = друзі: кіт іде геть, ти отримуєш дев’ятку
joker-attack-fight = бійка: кіт твій, на новій дев’ятці

## Другий рядок під запитанням
turn-mine = Твій хід.
hint-turn = Торкнися карти, потім країни. Однакові коти б’ються, коти із сумою 9 — друзі.
hint-turn-none = Жодної карти зараз не зіграти.
hint-cat = На свою порожню країну чи дев’ятку, на дев’ятку суперника або на кота.
hint-raven = На дев’ятку суперника: країна буде варта 0. Або прожени власного крука.
hint-joker = Торкнися кота: джокер удасть такого самого або його друга.
hint-moth = Якого кота перенести? Будь-якого, з будь-якого сну.
hint-bat = Якого крука суперника перетворити на твою дев’ятку?
hint-hand = Торкнися скиду, щоб обміняти всі карти.
hint-add = З колоди, ніхто її не бачить. На порожню країну або на дев’ятку.
hint-pair = Одна лежить сорочкою догори як дев’ятка, друга стає на неї.
hint-roost = Сорочкою догори він дев’ятка, як усі інші.
hint-lair = Сорочкою догори він дев’ятка, як усі інші.
hint-carry = На порожню країну або на дев’ятку, у будь-якому сні.
hint-defend-team = Якщо не захищаєш, ще може захистити друга людина з команди.

## Кінець
why-tie = Нічия: вирішує кількість дев’яток.
end-empty = –
