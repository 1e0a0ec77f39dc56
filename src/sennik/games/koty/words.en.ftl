title = Koty
blurb = Cats: fill your dream with them, double them with nines, and send your rivals’ cats away.

## Settings
option-teams = Teams
    .help = teams of two, partners sit opposite each other; 4 or 6 players
option-moths = Moths
    .help = a moth carries a cat to another region
option-bats = Bats
    .help = a bat turns a rival’s raven into your nine
option-owls = Owls
    .help = an owl stops an attack and keeps the card
option-dragon = Dragon
    .help = the dragon drives out all ravens and becomes a nine
option-night = Night
    .help = all thirteen night cards at once

## Cards and places
card-raven = raven
    .help = Worth 0. It lies only on a nine and makes the region count nothing: send it to a rival. Another raven drives your own one out.
    .rule = KOT-R3
card-blue1 = Droplet 1
    .help = A blue cat worth 1; each nine below doubles it. Its friend is Captain 8, as 1 + 8 = 9. Its equals it fights.
    .rule = KOT-C1
card-yellow2 = Spark 2
    .help = A yellow cat worth 2; each nine below doubles it. Its friend is Lamplighter 7, as 2 + 7 = 9. Its equals it fights.
    .rule = KOT-C1
card-green3 = Moss 3
    .help = A green cat worth 3; each nine below doubles it. Its friend is Fern 6, as 3 + 6 = 9. Its equals it fights.
    .rule = KOT-C1
card-pink4 = Baroness 4
    .help = A pink cat worth 4; each nine below doubles it. Its friend is Dancer 5, as 4 + 5 = 9. Its equals it fights.
    .rule = KOT-C1
card-pink5 = Dancer 5
    .help = A pink cat worth 5; each nine below doubles it. Its friend is Baroness 4, as 5 + 4 = 9. Its equals it fights.
    .rule = KOT-C1
card-green6 = Fern 6
    .help = A green cat worth 6; each nine below doubles it. Its friend is Moss 3, as 6 + 3 = 9. Its equals it fights.
    .rule = KOT-C1
card-yellow7 = Lamplighter 7
    .help = A yellow cat worth 7; each nine below doubles it. Its friend is Spark 2, as 7 + 2 = 9. Its equals it fights.
    .rule = KOT-C1
card-blue8 = Captain 8
    .help = A blue cat worth 8; each nine below doubles it. Its friend is Droplet 1, as 8 + 1 = 9. Its equals it fights.
    .rule = KOT-C1
card-joker = joker
    .help = Plays whichever cat you name, the equal or the friend of the one it meets. It also defends against any attack.
    .rule = KOT-O6
card-moth = moth
    .help = Carries any cat from the top of any region to another one that is empty or has a nine on top.
    .rule = KOT-N2
card-bat = bat
    .help = Takes a raven from a rival’s dream; it becomes a nine in yours.
    .rule = KOT-N3
card-owl = owl
    .help = An answer to an attack: the attack is over at once and the attacking card goes to your hand.
    .rule = KOT-N1
card-dragon = dragon
    .help = Drives the ravens out of all dreams, then lies down as a nine in yours.
    .rule = KOT-N4
zone-pile = draw pile
    .help = Face down. From here you draw back to 4 after each card you play; new nines come from here too.
    .rule = KOT-U2
zone-discard = discard pile
    .help = Cards that are out of play, face up. When the draw pile is empty they are shuffled into a new one.
    .rule = KOT-U3
zone-played = played cards
    .help = Cards laid on the table whose effect is still to come.
    .rule = KOT-U2
zone-region = region
    .help = A stack: up to three nines, and on them one cat or raven. What lies on top counts, doubled by each nine below it.
    .rule = KOT-D1
zone-hand = hand
    .help = Four cards that only the player holding them sees. Whoever plays one draws another at once.
    .rule = KOT-U2
fact-mover = turn
fact-named = attacks as

## With an article: the cats have names
a-card = { $card_kind ->
    [raven] a raven
    [joker] a joker
   *[other] { $card }
}
drawn = { $kind ->
    [raven] a raven
    [joker] a joker
    [moth] a moth
    [bat] a bat
    [owl] an owl
    [dragon] the dragon
   *[other] { $sees ->
        [yes] { $card }
       *[no] a card
    }
}

## Questions
phase-turn = Your turn: play a card or exchange your hand.
    .other = It is { $who }’s turn.
phase-defend = Your cat is attacked. Do you defend it?
    .other = { $who } may defend the cat.
phase-repeat = Your attack was blocked. Attack again?
    .other = { $who } may attack again.
phase-add = Which region gets the nine?
    .other = { $who } chooses a region for the nine.
phase-pair = You won the fight. Which region gets both cards?
    .other = { $who } chooses a region for both cards of the fight.
phase-roost = Which region gets the raven as a nine?
    .other = { $who } chooses a region for the raven.
phase-lair = Where does the dragon lie down?
    .other = { $who } chooses a region for the dragon.
phase-carry = Where does the moth carry the cat?
    .other = { $who } chooses where the moth flies.
phase-over = The game is over.

## Answers
answer-exchange = Exchange your whole hand
answer-play = Play { a-card } on your region { $region }
answer-pose = Play a joker as { $as } on your region { $region }
answer-cover = Cover a nine with { a-card }: { $whose }, region { $region }
answer-attack = Attack with { a-card }: { $whose }, region { $region }
answer-disguise = Attack with a joker as { $as }: { $whose }, region { $region }
answer-dragon = Dragon
answer-moth = Moth: carry a cat from { place }
answer-bat = Bat: catch a raven from { $whose }, region { $region }
answer-guard = Defend with { a-card }
answer-owl = Play an owl
answer-again = Attack again with { a-card }
answer-yield = { $phase ->
    [defend] Don’t defend
   *[repeat] Stop attacking
}
answer-put = Region { $region }
answer-drop = To { place }
place = { $whose_you ->
    [yes] your region { $region }
   *[no] { $whose }, region { $region }
}

## The log
told-exchange = { $you ->
    [yes] You exchange your hand:
   *[no] { $seat } exchanges their hand:
} { $one }, { $two }, { $three }, { $four }.
told-lay = { $you ->
    [yes] You lay { a-card } in your region { $region }.
   *[no] { $seat } lays { a-card } in their region { $region }.
}
told-meet = { $you ->
    [yes] You play { a-card } on { $cat } in your region { $region }.
   *[no] { $seat } plays { a-card } on { $cat } in their region { $region }.
}
told-chase = { $you ->
    [yes] You drive the raven out of your region { $region }.
   *[no] { $seat } drives the raven out of their region { $region }.
}
told-cover = { $you ->
    [yes] You lay { a-card } on the nine of { $whose }, region { $region }.
   *[no] { $seat } lays { a-card } on { $whose_you ->
        [yes] your nine in region { $region }.
       *[no] the nine of { $whose }, region { $region }.
    }
}
told-attack = { $you ->
    [yes] You attack { $cat } ({ $whose }, region { $region }) with { a-card }.
   *[no] { $seat } attacks { $whose_you ->
        [yes] your { $cat } in region { $region } with { a-card }.
       *[no] { $cat } ({ $whose }, region { $region }) with { a-card }.
    }
}
told-stands = The joker counts as { $as }.
told-guard = { $you ->
    [yes] You defend with { a-card }.
   *[no] { $seat } defends with { a-card }.
}
told-owl = { $you ->
    [yes] You play an owl and take { a-card }. The attack is over.
   *[no] { $seat } plays an owl and takes { a-card }. The attack is over.
}
told-yield = { $you ->
    [yes] You do not defend.
   *[no] { $seat } does not defend.
}
told-again = { $you ->
    [yes] You attack again with { a-card }.
   *[no] { $seat } attacks again with { a-card }.
}
told-stop = { $you ->
    [yes] You stop attacking.
   *[no] { $seat } stops attacking.
}
told-friends = Friends: both cards go to the discard pile.
told-nine = { $you ->
    [yes] You add a nine to your region { $region }.
   *[no] { $seat } adds a nine to their region { $region }.
}
told-nine_lost = There is no room for the nine.
told-pair = { $you ->
    [yes] After the fight { $cat } lies on a new nine in your region { $region }.
   *[no] After the fight { $cat } lies on a new nine in region { $region } of { $seat }.
}
told-pair_lost = There is no room after the fight: both cards are lost.
told-moth = { $you ->
    [yes] You send a moth for { $cat }:
   *[no] { $seat } sends a moth for { $cat }:
} { place }.
told-drop = The moth sets the cat down: { place }.
told-bat = { $you ->
    [yes] You send a bat for the raven:
   *[no] { $seat } sends a bat for the raven:
} { place }.
told-roost = { $you ->
    [yes] The raven becomes a nine in your region { $region }.
   *[no] The raven becomes a nine in region { $region } of { $seat }.
}
told-raven_lost = There is no room for the raven: it is lost.
told-dragon = { $you ->
    [yes] You let the dragon out.
   *[no] { $seat } lets the dragon out.
} { $ravens ->
    [0] There are no ravens.
    [one] One raven flees.
   *[other] { $ravens } ravens flee.
}
told-lair = { $you ->
    [yes] The dragon lies down as a nine in your region { $region }.
   *[no] The dragon lies down as a nine in region { $region } of { $seat }.
}
told-dragon_lost = There is no room for the dragon: it is lost.
told-short = { $who_you ->
    [yes] The cards have run out: you cannot draw back to 4. This turn is the last.
   *[no] The cards have run out: { $who } cannot draw back to 4. This turn is the last.
}
told-full = { $who_you ->
    [yes] You have three regions with three nines each. The game ends.
   *[no] { $who } has three regions with three nines each. The game ends.
}
told-calm = No nine was added for { $rounds } rounds. The game ends.
told-scores = { $who_you ->
    [yes] You have
   *[no] { $who } has
} { $points ->
    [one] { $points } cat.
   *[other] { $points } cats.
}
told-together = { $who } and { $partner } together: { $points ->
    [one] { $points } cat.
   *[other] { $points } cats.
}
shuffled-pile = The discard pile is shuffled: it is the new draw pile.
moved-pile-hand = { $you ->
    [yes] You draw { drawn }.
   *[no] {""}
}
moved-pile-discard = { $sees ->
    [yes] It would have been { drawn }; it goes to the discard pile.
   *[no] It goes to the discard pile.
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

## Why something cannot be touched now
why-stuck = This card fits nowhere now. Play another one, or exchange your hand.
    .rule = KOT-R4
why-piles = Drawing happens by itself, after a card is played.
    .rule = KOT-U2
why-partner = Nothing is played on your partner’s dream, except a moth.
    .rule = KOT-G1
why-bare = Nothing can be played on a rival’s empty region.
    .rule = KOT-R4
why-free = Here a cat can lie, and nothing else.
    .rule = KOT-O2
why-others = A rival’s nine can be covered with a cat or a raven, not with a joker.
    .rule = KOT-R3
why-cat = On a cat you can play its equal, its friend or a joker.
    .rule = KOT-R4
why-raven = Only a raven or a joker drives out your own raven; a rival’s raven stays.
    .rule = KOT-O5
why-guard = Only the same cat as the attacker or a joker defends; an owl, too.
    .rule = KOT-A1
why-again = Only the same cat as before or a joker attacks again.
    .rule = KOT-A2
why-taken = A nine goes on an empty region or on a nine, not on a cat or a raven.
    .rule = KOT-D3
why-full = Three nines are the most that a region holds.
    .rule = KOT-D2
why-dream = Nines are only added to your own dream.
    .rule = KOT-D3
why-carry = A moth sets its cat down on an empty region or on a nine.
    .rule = KOT-N2

note-worth = { text-cats }
note-left = { $count } if undefended

## The table in the terminal
text-pile = draw pile { $count }
text-discard = discards { $count }
text-dream = Your dream
text-hand = Hand
text-cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
text-team = together { $count }
text-partner = partner
text-attack = { $card } attacks { $cat }: { $whose_you ->
    [yes] your region { $region }
   *[no] { $whose }, region { $region }
}
text-as = { $card } as { $as }
text-moth = a moth for { $cat }: { $whose_you ->
    [yes] your region { $region }
   *[no] { $whose }, region { $region }
}
text-played = played: { $cards }

## Why a bot would do so
reason-gains = It brings your dream { $points ->
    [one] one point
   *[other] { $points } points
} at once.
reason-takes = It takes { $points ->
    [one] one point
   *[other] { $points } points
} from another dream.
reason-aims = It attacks a region worth { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-guards = It defends a region of yours worth { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-yields = It gives up a region of yours worth { $points ->
    [one] one point
   *[other] { $points } points
}.
