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
row-empty = empty row: everybody has the key
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
no-cards = No open landscape yet. New ones come when one is complete, or from the Lord.
no-card-of = no open landscapes
done = Completed
hand = In your hands
hand-of = In the hands
tree = A tree: for a meadow shard, { $count } left
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
do-close = Finish for good
trade = { $count } for one:
aside = Set aside:
do-part = { $below ->
    [0] The whole stack
    [one] { $below } stays
   *[other] { $below } stay
}

## The second line below a question
hint-wait = { $stage ->
    [travelling] One after the other travels, in this order.
    [choosing] Look at the wishes meanwhile.
   *[other] Look around meanwhile: touch a small workshop.
}
hint-start = It lies open before you; what you do not complete costs 5 points in the end.
hint-travel = { $points ->
    [0] No points left. A power can still be used; then fall asleep.
    [one] One action point left: a move or a shard. Where you hold the key, the way is free.
   *[other] { $points } action points left: moves and shards. Where you hold the key, the way is free.
}
hint-create = Touch a shard, then a field. What is left over goes back into the bag.
hint-walk = Touch a shard and a field; a white one leads the dreamer to a lit field.
hint-free = A free step waits. Anything but a step loses it.
hint-enter = The dreamer can come in, free; that counts as a step.
hint-empty = Your hands are empty: finish when you like.
hint-picked = Now the field: empty and next to a shard, or on top of one.
hint-picked-trade = Now the field, or exchange them for a shard from the bag.
hint-plant = It costs a meadow shard and scores as many points as you have trees then.
hint-close = The last touches: then the wishes are counted.
hint-pay = The power begins at once; the shard comes back when the night is over.
hint-store = It lies safe there and comes back when the night is over.
hint-tower = { $left ->
    [one] One more, if you like.
   *[other] One or two, from the top of a stack.
}
hint-golem = { $left ->
    [one] One more move. First the stack, then what moves, then where to.
   *[other] { $left } more moves. First the stack, then what moves, then where to.
}
hint-golem_part = Everything above goes along, the dreamer too.
hint-golem_drop = Onto a bare shard, or an empty field next to another shard.
hint-collector = Touch a shard, then the place: it goes to the right end of the row.
hint-lake = A row of two or more, anywhere.
hint-lake_name = The first one named is the key.
hint-lord = Six from the top of one pile; you keep one at most.
hint-draw = { $count ->
    [one] One card from the top of a pile: your traveller is at place 1.
   *[other] { $count } cards from the top of one pile, by the number of your traveller’s place; you keep one at most.
}
hint-keep = The others go under the pile. An open card that is not completed costs 5 points in the end.
hint-complete = Each is settled with its draw before the next.
hint-retain = The other one goes into the bag.
hint-walk-tree = No dreamer stops on a tree.
hint-red_left = Red goes on empty fields; each costs 3 points in the end.
hint-sow = Whoever crosses it has to take it.

## The end
why = Six rounds and the closing creation are over.
end-cards = Cards
end-walks = Walks and trees
end-wishes = Wishes
end-unbuilt = Open cards
end-reds = Red shards
end-total = Together
end-standing = { $who } { $count }
tie = Equal points: { $why ->
    [reds] fewer red shards decide.
    [cards] more completed cards decide.
   *[shared] the win is shared.
}
