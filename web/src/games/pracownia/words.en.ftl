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
outside = the dreamer waits outside
place = { $number }. { $place }
key = key: { $shard }
row-empty = empty row: no key needed
stands = { $who } is here
sleeps = { $who } sleeps here
link = link { $link }
link-red = red shard on link { $link }
nobody-mare = Mr Nightmare is here: the power of this place cannot be used
power-of = power: { $place }

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
points = Action points
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
drawn = Drawn
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
news = What the others did

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
why = Six rounds and the closing creation are over.
end-cards = Cards
end-walks = Walks and trees
end-wishes = Wishes
end-unbuilt = Open cards
end-reds = Red shards
end-total = Total
end-standing = { $who } { $count }
tie = Equal points: { $why ->
    [reds] whoever has fewer red shards wins.
    [cards] whoever has more completed cards wins.
   *[shared] you share the win.
}
