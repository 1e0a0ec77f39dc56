# What only this table of Pracownia says; everything else is in the words of the game and of the page.
tab-world = World
tab-shop = Workshop
tab-cards = Cards
tabs = Parts of the table
asked-here = something to do here

your-workshop = Your workshop
workshop-of = The workshop of { $who }
look = Look at the workshop of { $who }
entrance = entrance
place = { $number }. { $place }
row-empty = empty row: no key needed
stands = { $who } is here
sleeps = { $who } sleeps here
link = link { $link }
link-red = red shard on link { $link }
nobody-mare = Mr Nightmare is here: the power of this place cannot be used

free = free
fare = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
enter = enter
laid = laid
laid-of = { $laid } of { $fields }
no-cards = You have no open landscape. New ones come when you complete one, or from the Dream Lord.
no-card-of = no open landscapes
done = Completed
hand = In your hands
hand-of = In the hands
tree = Tree: for a meadow shard; { $count } left
points-left = { $points } of { $all } action points

wishes = Wishes
prize-up-to = up to { $points }
players = Players
bag = In the bag
trees = trees
pool = red pool
piles = Piles
pile = Level { $level }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $power }
you = You
does-travel = { $you ->
    [yes] you travel
   *[no] travels
}
does-create = { $you ->
    [yes] you create
   *[no] creates
}
does-choose = { $you ->
    [yes] you choose
   *[no] chooses
}
does-sleep = { $you ->
    [yes] you sleep
   *[no] asleep
}
does-wait = { $you ->
    [yes] you wait
   *[no] waits
}
still = Still creating: { $who }

## Buttons
do-collect = Collect
do-use = Power: { $place }
do-sleep = Fall asleep
do-finish = Finish creating
do-close = Finish the game
trade = { $count } for one:
aside = Set aside:
do-part = { $below ->
    [0] The whole stack
    [one] { $below } stays
   *[other] { $below } stay
}

## The second line below a question
hint-wait = { $stage ->
    [travelling] You travel one after the other, in this order.
    [choosing] Have a look at the wishes meanwhile.
   *[other] Have a look around meanwhile: tap another workshop.
}
hint-start = It lies open before you. If you do not complete it, it costs 5 points at the end.
hint-travel = { $points ->
    [0] No points left. You can still use a power; then fall asleep.
    [one] One action point left: a move or a shard. With the key in your hands you move free.
   *[other] { $points } action points left: moves and shards. With the key in your hands you move free.
}
hint-create = Tap a shard, then a field. What is left over goes back into the bag.
hint-walk = Tap a shard and a field; a white shard leads the dreamer to a lit field.
hint-free = You have a free step. Anything other than a step loses it.
hint-enter = The dreamer can come in for free; that counts as a step.
hint-empty = Your hands are empty: finish when you like.
hint-picked = Now a field: empty and next to a shard, or on top of a shard.
hint-picked-trade = Now a field, or exchange them for a shard from the bag.
hint-plant = It costs a meadow shard and scores one point for each tree you then have.
hint-close = The finishing touches: then the wishes are counted.
hint-pay = The power works at once; you get the shard back next round.
hint-store = It is safe there, and you get it back next round.
hint-tower = { $left ->
    [one] One more, if you like.
   *[other] One or two, from the top of a stack.
}
hint-golem = { $left ->
    [one] One more move. First the stack, then what moves, then where to.
   *[other] { $left } more moves. First the stack, then what moves, then where to.
}
hint-golem_part = Everything above it goes along, the dreamer too.
hint-golem_drop = Onto a bare shard, or an empty field next to another shard.
hint-collector = Tap a shard, then a place: it goes to the right end of the row.
hint-lake = Any row with two or more shards.
hint-lake_name = The first shard of the row is the key.
hint-lord = Six from the top of one pile; you keep at most one.
hint-draw = { $count ->
    [one] One card from the top of a pile, because your traveller is at place 1.
   *[other] { $count } cards from the top of one pile, because your traveller is at place { $count }; you keep at most one.
}
hint-keep = The others go under the pile. An open card that you do not complete costs 5 points at the end.
hint-complete = Each is settled, with its new card, before the next.
hint-retain = The other one goes back into the bag.
hint-walk-tree = No dreamer stops on a tree.
hint-red_left = Red shards go on empty fields; each costs 3 points at the end.
hint-sow = Whoever crosses it has to take it.

## The end
why = Why so?
why-end = The sixth round and the closing creation are over.
why-count = Then the wishes are counted, and each open card costs 5 points{ $nightmare ->
    [yes] , each red shard in a workshop 3
   *[no] {""}
}.
why-most = The most points win.
end-how = how many → points
end-done = Completed:
end-open = Still open:
end-none = No card completed.
end-cards = Cards
    .help = The points on the completed cards. They came at once, each time the pattern lay in the workshop.
    .rule = PRA-L5
end-walks = Walks and trees
    .help = What the dreamer found: water 1, a mountain 2, red −1. And for each tree planted as many points as there were trees then.
    .rule = PRA-D1
end-unbuilt = Open cards
    .help = Each landscape that is still open costs 5 points.
    .rule = PRA-E2
end-reds = Red shards
    .help = Each red shard in the workshop costs 3 points.
    .rule = PRA-E2
end-total = Total
tie = Equal points: { $why ->
    [reds] whoever has fewer red shards wins.
    [cards] whoever has more completed cards wins.
   *[shared] you share the win.
}

## What things are, for who asks
about-shard-1 = Water
    .help = A step of the dreamer onto water on top scores a point.
    .rule = PRA-D1
about-shard-2 = Earth
    .help = After a step onto earth on top the next step is free.
    .rule = PRA-D2
about-shard-3 = Meadow
    .help = Discard one to plant a tree: you score as many points as you have trees then.
    .rule = PRA-K5
about-shard-4 = Rock
    .help = Two or more on each other are a mountain: the first step onto it in each creation scores 2.
    .rule = PRA-D3
about-shard-5 = Move (white)
    .help = Discard one and the dreamer steps onto a neighbouring stack.
    .rule = PRA-K3
about-shard-6 = Nightmare (red)
    .help = Goes on empty fields only. Each one in the workshop costs 3 points in the end, each step onto it 1.
    .rule = PRA-N5
about-hold = { $count ->
    [0] You hold none.
   *[other] You hold { $count }. With two or more you cannot collect another of this colour.
}
about-place-0 =
    .help = Archive: a random shard from the bag.
    .rule = PRA-P1
about-place-1 =
    .help = Collector: two random shards, and you add each to the end of any row.
    .rule = PRA-P2
about-place-2 =
    .help = Tower: take one or two bare shards from your workshop into your hands.
    .rule = PRA-P3
about-place-3 =
    .help = Golem: up to three times move a shard, with all that is on it, to the next field.
    .rule = PRA-P4
about-place-4 =
    .help = Lake: put the row of any place in a new order.
    .rule = PRA-P5
about-place-5 =
    .help = Lord: draw six landscapes, keep one at most.
    .rule = PRA-P6
about-once = One power of a place in each round, free, where your traveller stands.
about-row = Row and key
    .help = One collects from the right. The underlined shard on the left is the key: who holds its colour comes here free, and so does everybody when the row is empty.
    .rule = PRA-V3
about-link = Link { $link }
    .help = Travellers go along the links, never diagonally.
    .rule = PRA-C5
about-link-red = A red shard on link { $link }
    .help = Whoever crosses takes it, unless there are two in the hands already.
    .rule = PRA-N2
about-mare = Mr Nightmare
    .help = The power of the place where he stands cannot be used. He comes to whoever fell asleep last.
    .rule = PRA-N4
about-pawn = { $who }
    .help = { $asleep ->
        [yes] Asleep. The lowest place begins the next round; on one place, who lay down last.
       *[no] The traveller is on the way.
    }
    .rule = PRA-S3
about-points = Action points: { $points } of { $all }
    .help = A collected shard costs one, a move too, unless you hold the key. Powers are free.
    .rule = PRA-V1
about-bag = In the bag
    .help = So many shards of each colour can still come: into the rows, from the Archive, or in exchange for two of a colour.
    .rule = PRA-C1
about-trees = Trees: { $count }
    .help = One supply for all. For a meadow shard you plant one on a bare shard of yours and score as many points as you have trees then.
    .rule = PRA-K5
about-pool = Red pool: { $count }
    .help = From here the red shards come that Mr Nightmare lays on the links.
    .rule = PRA-N3
about-pile = Landscapes of level { $level }
    .help = { $count ->
        [0] No card is left.
        [one] One card is left; the sign is the power of it.
       *[other] { $count } cards are left; the sign is the power of the top one.
    }
    .rule = PRA-L3
about-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} as soon as your workshop has this pattern, turned or mirrored as you like. Lay a shard on the card for its power. { $does }
about-laid = { $laid } of { $fields } fields laid
    .help = So many fields hold exactly what the card shows. Tap it: the workshop shows where the rest could go.
    .rule = PRA-L1
about-done = Completed landscapes
    .help = Their points are yours. The power of the top one can still be used, once a round.
    .rule = PRA-L5
about-order = Turn order
    .help = Of this round. The next one is made of the places where the travellers fall asleep, the lowest first.
    .rule = PRA-S3
about-empty = Empty field
    .help = A shard can go here if one lies next to it.
    .rule = PRA-K1
about-entrance = Entrance
    .help = The first shard goes here; here the dreamer comes in.
    .rule = PRA-K2
about-tree = A tree
    .help = For the wishes it counts as one more shard of the colour below. The dreamer can pass it, not stop on it.
    .rule = PRA-K5
about-collect =
    .help = The last shard of the row where your traveller stands. Not while you hold two of its colour.
    .rule = PRA-V1
about-end =
    .help = { $stage ->
        [travelling] Your traveller lies down here; points that are left are lost. A low place is early in the next round.
       *[other] The shards left in your hands go back into the bag.
    }
    .rule = PRA-R1
wish-name-0 = Most shards
    .help = Of all colours, a tree counts as one.
    .rule = PRA-G1
wish-name-1 = Most stacks of two
    .help = Exactly two; a tree on a single shard makes two.
    .rule = PRA-G2
wish-name-2 = Most completed cards
    .help = The landscapes you have completed.
    .rule = PRA-G3
wish-name-3 = Dreamer farthest away
    .help = Columns and rows between the dreamer and the entrance.
    .rule = PRA-G4
wish-name-4 = Most { $colour ->
    [1] water
    [2] earth
    [3] meadow
   *[4] rock
}
    .help = Shards of this colour anywhere in the workshop, trees on it too.
    .rule = PRA-G5
wish-name-5 = Most single { $colour ->
    [1] waters
    [2] earths
    [3] meadows
   *[4] rocks
}
    .help = Fields with just this one shard and no tree.
    .rule = PRA-G6
wish-name-6 = Collection: { $colour ->
    [1] water
    [2] earth
    [3] meadow
   *[4] rock
}
    .help = The more shards of this colour, the more points, everybody alone: 2 bring 1, 3 bring 4, then 7, 9, 11, and 13 from seven on.
    .rule = PRA-G7
wish-name-7 = Longest { $colour ->
    [1] water
    [2] earth
    [3] meadow
   *[4] rock
} path
    .help = Fields in a chain with this colour on top; with a tree a field counts twice.
    .rule = PRA-G8
wish-name-8 = A quiet workshop
    .help = Not one red shard in the workshop.
    .rule = PRA-G9
wish-name-9 = Fewest gaps
    .help = Fields that are empty or red; the fewest win.
    .rule = PRA-G10
wish-name-10 = A room with a view: { $colour ->
    [1] water
    [2] earth
    [3] meadow
   *[4] rock
}
    .help = A point for each field of the groups of this colour at the dreamer, two with a tree; doubled on a mountain.
    .rule = PRA-G11
wish-ties = All who have the most score it.
no-limit = no limit
aim = Show where it could lie
aim-off = Hide where it could lie
