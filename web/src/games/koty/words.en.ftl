# What only this table of Cats says; the rest is in the words of the game and of the page.
your-dream = Your dream
your-hand = Your hand
sum = { $count } in all
sum-team = { $count } · { $both } as a team
partner = your partner
team-with = with { $who }: { $both }
hand = hand { $count }
attacks = attacks
attacked = attacked
carried = carried
raven = raven
empty = empty
region = your region { $region }
region-of = { $who }, region { $region }
nine = nine
nines = { $count ->
    [0] {""}
    [one] doubled once
    [2] doubled twice
   *[other] doubled { $count } times
}
changed = played here: { $who }
known = in the hand of { $who }: { $cards }
deck = Draw pile
discards = Discards
since = Since your turn
exchange = Exchange hand
key-exchange = E

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
attack-me = { $who } sends { the-attacker } at your { the-cat }.
attack-ours = { $who } sends { the-attacker } at { the-cat }, a cat of your partner.
attack-by-me = You send { the-attacker } at { the-cat }: { $whose }.
attack-other = { $who } sends { the-attacker } at { the-cat }: { $whose }.
met-by-me = Your attack on { the-cat } was met. Do you try again?
met-other = The attack on { the-cat } was met: { $whose }.
if-friends-me = Friends, { $sum }: let through, you lose the cat and { $who } gains a nine.
if-fight-me = A fight, { $sum }: let through, { $who } takes both cats and one becomes a nine.
if-friends-by-me = Friends, { $sum }: let through, the cat is gone and you gain a nine.
if-fight-by-me = A fight, { $sum }: let through, you take both cats and one becomes a nine.
if-friends-other = Friends, { $sum }: let through, the cat is gone and { $who } gains a nine.
if-fight-other = A fight, { $sum }: let through, { $who } takes both cats and one becomes a nine.
defend-how = Touch the card that defends.
defend-none = No card in your hand can defend it.
defend-wait = { $whose } may defend.
repeat-how = With { cat } again or a joker. If you give way, your turn is over.
repeat-none = No card in your hand can repeat it.

## Naming a joker
joker-who = Whom does the joker play?
joker-friends = friends: the cat leaves, you gain a nine
joker-fight-own = fight: the cat gets a new nine
joker-attack-friends = friends: the cat leaves, you gain a nine
joker-attack-fight = fight: the cat is yours, on a new nine

## The second line below the question
turn-mine = Your turn.
hint-turn = Touch a card, then a region. Equal cats fight, cats that make 9 are friends.
hint-turn-none = No card fits anywhere now.
hint-cat = On your empty region or nine, over a rival’s nine, or at a cat.
hint-raven = Over a rival’s nine: it counts 0 then. Or drive out your own raven.
hint-joker = Touch a cat: the joker plays its equal or its friend.
hint-moth = Which cat shall it carry? Any cat, in any dream.
hint-bat = Which rival’s raven shall become your nine?
hint-hand = Touch the discards to exchange all your cards.
hint-add = Unseen, from the draw pile. On an empty region or on a nine.
hint-pair = One lies face down as a nine, the other stands on it.
hint-roost = Face down it is a nine like any other.
hint-lair = Face down it is a nine like any other.
hint-carry = On an empty region or a nine, in any dream.
hint-defend-team = If you give way, your partner may still defend.

## The end
why-tie = A tie: more nines decide.
end-empty = –
