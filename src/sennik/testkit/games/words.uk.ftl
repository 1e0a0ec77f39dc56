title = Дрімота
blurb = Крихітна гра про овець, у якій є по одному з усього: для тестів і як взірець для власних ігор.

option-turns = Ходи
    .help = скільки їх має кожне місце
option-dark = Темна ніч
    .help = вовки добрі, а вівці лихі

card-lamb = ягня
card-ewe = вівця
card-ram = баран
card-wolf = вовк
card-kite = змій
card-bell = дзвіночок
card-owl = сова
card-lamp = лампа
zone-meadow = лука
zone-sky = небо
zone-heap = купа
zone-stage = сцена
zone-pen = загорода
zone-hand = рука
fact-mover = хід
fact-clock = лишилося ходів
fact-score = отара

phase-turn = Твій хід.
    .other = Хід: { $who }.
phase-trade = Яку вівцю міняєш на яку?
    .other = { $who } міняє вівцю.
phase-ring = Дзвіночок дзвонить: утихомир його або покажи вівцю.
    .other = Дзвіночок дзвонить: { $who }.
phase-pick = Що береш із купи?
    .other = { $who } переглядає купу.
phase-over = Усі вже не сплять.

answer-doze = Задрімай: добери з луки
answer-drift = Попливи: добери з неба
answer-look = Поглянь на вівцю { $slot }
answer-lay = Поклади на місце { $slot }: { $card }
answer-play = Зіграй: { $card }
answer-trade = Обміняй { $mine } на { $theirs }
answer-hush = Утихомир дзвіночком
answer-yawn = Позіхни й покажи вівцю { $slot }
answer-take = Візьми з купи: { $card }

moved-hand-heap = { $you ->
    [yes] Ти граєш: { $card }.
   *[no] { $seat } грає: { $card }.
}
told-ring = Дзвонить дзвіночок.
told-hush = { $you ->
    [yes] Ти вгамовуєш дзвіночок.
   *[no] { $seat } вгамовує дзвіночок.
}
told-yawn = { $you ->
    [yes] Ти позіхаєш.
   *[no] { $seat } позіхає.
}
told-scores = { $who_you ->
    [yes] У тебе
   *[no] { $who } має
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
