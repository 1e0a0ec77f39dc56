# What only this table of Koty says; the rest is in the words of the game and of the page.
your-dream = Your dream
your-hand = Your hand
sum = { $count } in all
    .help = What the four regions are worth now, added up. The highest sum wins.
    .rule = KOT-E4
partner = your partner
team-with = with { $who }: { $both }
hand = hand { $count }
attacks = attacks
    .help = This player sends a card at a cat. Whoever is attacked may meet it with the same cat or a joker.
    .rule = KOT-A1
attacked = attacked
carried = carried
raven = raven
empty = empty
region = your region { $region }
region-of = { $who }, region { $region }
nine = nine
    .help = A card lying face down. It is worth 9 itself, and doubles the card that lies on it. What is on its face stays hidden.
    .rule = KOT-C4
nines = { $count ->
    [0] {""}
    [one] doubled once
    [2] doubled twice
   *[other] doubled { $count } times
}
team = team
    .help = Partners sit opposite each other, add up what they have, and may defend each other’s cats.
    .rule = KOT-G1
seen = known cards
    .help = Everybody saw these cards go into this hand, and the table remembers.
    .rule = KOT-V1
friends = friends
    .help = Two cats of one colour that make 9 together. Both leave, and a new nine comes from the draw pile.
    .rule = KOT-O3
fight = fight
    .help = Two equal cats. One lies face down as a nine, the other stands on it.
    .rule = KOT-O4
loss = undefended
    .help = What this region counts now, and what is left of it if nobody defends the cat.
    .rule = KOT-E3
yield = don’t defend
    .help = The attack goes through. In a team the partner may still defend.
    .rule = KOT-A1
counts = Here: { $how } = { $worth }.
known = in the hand of { $who }: { $cards }
deck = Draw pile
discards = Discards
since = Since your turn
exchange = Exchange hand
    .help = All four cards are discarded and you draw four others. That is your whole turn.
    .rule = KOT-X1

## The cats have names
cat = { $kind ->
    [blue1] Droplet
    [yellow2] Spark
    [green3] Moss
    [pink4] Baroness
    [pink5] Dancer
    [green6] Fern
    [yellow7] Lamplighter
    [blue8] Captain
   *[other] { $card }
}
the-attacker = { $joker ->
    [yes] a joker as { cat }
   *[no] { cat }
}
the-cat = { $target ->
    [blue1] Droplet
    [yellow2] Spark
    [green3] Moss
    [pink4] Baroness
    [pink5] Dancer
    [green6] Fern
    [yellow7] Lamplighter
   *[blue8] Captain
}
as-cat = as { cat }

## On chips
chip-lay = lay
chip-cover = cover
chip-chase = drive out
chip-friends = friends
chip-fight = fight
chip-name = name it
chip-guard = defend
chip-owl = owl
chip-again = again
chip-dragon = let out
chip-moth = lift
chip-bat = catch
chip-here = here

## The attack
attack-me = { $who } { $again ->
    [yes] again sends
   *[no] sends
} { the-attacker } at your { the-cat }.
attack-ours = { $who } { $again ->
    [yes] again sends
   *[no] sends
} { the-attacker } at { the-cat }, a cat of your partner.
attack-by-me = You send { the-attacker } at { the-cat }: { $whose }.
attack-other = { $who } sends { the-attacker } at { the-cat }: { $whose }.
met-by-me = Your attack on { the-cat } was blocked. Attack again?
met-other = The attack on { the-cat } was blocked: { $whose }.
if-friends-me = Friends, { $sum }: undefended, you lose the cat and { $who } gains a nine.
if-fight-me = A fight, { $sum }: undefended, { $who } takes both cats and one becomes a nine.
if-friends-by-me = Friends, { $sum }: undefended, the cat leaves and you gain a nine.
if-fight-by-me = A fight, { $sum }: undefended, you take both cats and one becomes a nine.
if-friends-other = Friends, { $sum }: undefended, the cat leaves and { $who } gains a nine.
if-fight-other = A fight, { $sum }: undefended, { $who } takes both cats and one becomes a nine.
defend-how = Tap the card to defend with.
defend-none = No card in your hand can defend it.
defend-wait = { $whose } may defend.
repeat-how = With { cat } again, or with a joker. Otherwise your turn is over.
repeat-none = No card in your hand can attack again.

## Naming a joker
joker-who = Which cat does the joker play?
joker-friends = friends: you gain a nine
joker-fight-own = fight: the cat gets a new nine
joker-attack-fight = fight: you take the cat

## The second line below the question
turn-mine = Your turn.
hint-turn = Tap a card, then a region. Equal cats fight; cats that add up to 9 are friends.
hint-turn-none = None of your cards can be played now.
hint-cat = On your empty region or your nine, on a rival’s nine, or on a cat.
hint-raven = On a rival’s nine: the region then counts 0. Or drive out your own raven.
hint-joker = Tap a cat: the joker plays its equal or its friend.
hint-moth = Which cat should it carry? Any cat, in any dream.
hint-bat = Which rival’s raven becomes your nine?
hint-hand = Tap the discards to exchange all your cards.
hint-add = From the draw pile, unseen. On an empty region or on a nine.
hint-pair = One lies face down as a nine, the other stands on it.
hint-roost = Face down it is a nine like any other.
hint-lair = Face down it is a nine like any other.
hint-carry = On an empty region or a nine, in any dream.
hint-defend-team = If you do not defend, your partner still may.

## The end
why-tie = A tie: whoever has more nines wins.
end-team = { $own } · as a team { $both }
