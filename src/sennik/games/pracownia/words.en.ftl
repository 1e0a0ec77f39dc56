title = Pracownia Snów
blurb = Dream Workshop: gather shards of dreams by night, build landscapes from them and go for walks there.
lesson-nightmare = Nightmare

## Options
option-variant = Variant
    .help = Nightmare brings Mr Nightmare and his red shards
value-variant-basic = basic
value-variant-nightmare = Nightmare
option-together = Create together
    .help = all players create at the same time, so the game is shorter

## Cards and zones
card-01 = Bay of Quiet Waves
card-02 = Path through the Grove
card-03 = Lone Boulder
card-04 = Spring under the Rock
card-05 = Tree by the Stream
card-06 = Footbridge at Dawn
card-07 = Firefly Glade
card-08 = Stone Threshold
card-09 = Little Cascade
card-10 = Slumber Hill
card-11 = Wet Meadow
card-12 = Guardian of the Valley
card-13 = Rock among the Waves
card-14 = River Bend
card-15 = Tree of Silence
card-16 = Terrace at Dusk
card-17 = Pool on the Rock
card-18 = Shore of Sleep
card-19 = Three Boulders
card-20 = Bridge over the Abyss
card-21 = Quiet Waterfall
card-22 = Orchard beyond the Mist
card-23 = Stairs to the Clouds
card-24 = Drowsy Lagoon
card-25 = Wandering Dune
card-26 = Sunset Ridge
card-27 = Boggy Forest
card-28 = Garden on the Rock
card-29 = Sleepyhead’s Island
card-30 = Crossroads
card-31 = Wishing Well
card-32 = Lullaby Plateau
card-33 = Drowned Garden
card-34 = Gates of Morning
card-35 = Delta of Memory
card-36 = Tower of Bark
card-37 = Crown of Mountains
card-38 = Crater of Silence
card-39 = Lighthouse of Dreams
card-40 = Forest of a Thousand Whispers
card-41 = Great Cascades
card-42 = Fortress of Mists
card-43 = Flooded Terraces
card-44 = Stone Garden
card-45 = Old Mill
card-46 = The Spire
card-47 = Archipelago
card-48 = Enchanted Circle
card-49 = Valley of the Four Elements
card-50 = Sleeping Giant
zone-pile = pile
zone-drawn = drawn cards
zone-opened = open cards
zone-done = completed cards
fact-round = round
fact-stage = stage
fact-turn = turn
fact-points = action points
fact-trees = trees left
fact-pool = red pool
fact-order = turn order
fact-bag = in the bag
fact-aside = set aside
fact-red_link = red shards on links
fact-row = rows
fact-wish = wishes
fact-circle = colour of the wish
fact-score = points
fact-traveller = traveller
fact-free = free step
fact-hands = hands
fact-wished = points for wishes

## Names of things
colour-0 = nothing
colour-1 = water
colour-2 = earth
colour-3 = meadow
colour-4 = rock
colour-5 = move
colour-6 = nightmare
shard-1 = a water shard
shard-2 = an earth shard
shard-3 = a meadow shard
shard-4 = a rock shard
shard-5 = a white shard
shard-6 = a red shard
place-0 = Archive
place-1 = Collector
place-2 = Tower
place-3 = Golem
place-4 = Lake
place-5 = Dream Lord
link-0 = 1–2
link-1 = 2–3
link-2 = 4–5
link-3 = 5–6
link-4 = 1–4
link-5 = 2–5
link-6 = 3–6
field-0 = a1
field-1 = b1
field-2 = c1
field-3 = d1
field-4 = e1
field-5 = a2
field-6 = b2
field-7 = c2
field-8 = d2
field-9 = e2
field-10 = a3
field-11 = b3
field-12 = c3
field-13 = d3
field-14 = e3
field-15 = a4
field-16 = b4
field-17 = c4
field-18 = d4
field-19 = e4
field-20 = a5
field-21 = b5
field-22 = c5
field-23 = d5
field-24 = e5
level-0 = I
level-1 = II
level-2 = III
stage-0 = first cards
stage-1 = travel
stage-2 = creation
stage-3 = closing creation
wish-0 = Most shards
wish-1 = Most stacks of two
wish-2 = Most completed cards
wish-3 = Dreamer farthest from the entrance
wish-4 = Most shards of this colour
wish-5 = Most single shards
wish-6 = Collection
wish-7 = Longest path
wish-8 = A quiet workshop
wish-9 = Fewest gaps
wish-10 = A room with a view

## Questions
phase-together = You all create at once: what do you do?
    .other = { $count ->
        [one] { $who } is still creating.
       *[other] { $who } are still creating.
    }
phase-start = Which landscape do you keep to start with?
    .other = { $who } is choosing a first landscape.
phase-travel = Your traveller is awake: where to?
    .other = { $who } is travelling.
phase-create = Your workshop is waiting: what do you do?
    .other = { $who } is creating.
phase-close = The closing creation: the finishing touches.
    .other = { $who } is adding the finishing touches.
phase-pay = Which shard goes on the card?
    .other = { $who } is choosing a shard for a card.
phase-tower = Tower: which shard do you take?
    .other = { $who } is taking shards from the workshop.
phase-golem = Golem: from which stack?
    .other = { $who } lets the Golem work.
phase-golem_part = Golem: how much of the stack stays?
    .other = { $who } lets the Golem work.
phase-golem_drop = Golem: where to?
    .other = { $who } lets the Golem work.
phase-collector = Collector: which shard goes to which row?
    .other = { $who } is adding shards to the rows.
phase-lake = Lake: which row do you rearrange?
    .other = { $who } is choosing a row for the Lake.
phase-lake_name = Lake: which shard comes next, from the left?
    .other = { $who } is rearranging a row.
phase-lord = Dream Lord: from which pile do you draw six?
    .other = { $who } is choosing a pile for the Dream Lord.
phase-draw = Do you draw new landscapes? From which pile?
    .other = { $who } may draw new landscapes.
phase-keep = Do you keep one of them?
    .other = { $who } is looking at the cards drawn.
phase-complete = Several cards are complete. Which one first?
    .other = { $who } is completing several cards.
phase-retain = Which shard stays on your completed cards?
    .other = { $who } is choosing which shard stays.
phase-walk = Your dreamer is on a tree: where to next?
    .other = { $who } is leading the dreamer over a tree.
phase-red_left = You have red shards left: where do they go?
    .other = { $who } is finding room for red shards.
phase-sow = On which link does Mr Nightmare leave a red shard?
    .other = { $who } is placing a red shard for Mr Nightmare.
phase-over = The game is over.

## Answers
answer-collect = Collect a shard (1 point)
answer-go = Go to: { $place }
answer-use = Use the power of the place
answer-power = Power of { $card }
answer-store = Store a shard on { $card }
answer-power_done = Power of your top completed card
answer-store_done = Store a shard on your top completed card
answer-pay = Lay { $shard }
answer-end = { $phase ->
    [travel] Fall asleep
   *[other] Finish
}
answer-put = Lay { $shard } on { $field }
answer-enter = Let the dreamer in
answer-step = Step to { $field }
answer-trade = Exchange: { $give } → { $take }
answer-plant = Plant a tree on { $field }
answer-take = Take the shard from { $field }
answer-lift = Stack { $field }
answer-part = { $below ->
    [0] Move the whole stack
    [one] Leave the lowest shard
   *[other] Leave the lowest { $below } shards
}
answer-drop = Put it on { $field }
answer-stop = That is enough
answer-set = { $place }: add { $shard }
answer-row = Row: { $place }
answer-name = Next: { $shard }
answer-from = Draw from level { $level }
answer-keep = Keep { $card }
answer-pass = No, thank you
answer-finish = Complete { $card }
answer-hold = Keep { $shard }
answer-leave = Red on link { $link }
answer-clear = Make room on { $field }

## The log
told-round = — Round { $round } —
told-closing = — The closing creation —
told-travels = { $who_you ->
    [yes] Your traveller wakes up.
   *[no] The traveller of { $who } wakes up.
}
told-creates = { $who_you ->
    [yes] You start creating.
   *[no] { $who } starts creating.
}
told-collect = { $you ->
    [yes] You collect { $shard } ({ $place }).
   *[no] { $seat } collects { $shard } ({ $place }).
}
told-go = { $you ->
    [yes] You move: { $place }.
   *[no] { $seat } moves: { $place }.
}
told-key = { $you ->
    [yes] You move free with a key: { $place }.
   *[no] { $seat } moves free with a key: { $place }.
}
told-red = { $you ->
    [yes] You take a red shard from link { $link }.
   *[no] { $seat } takes a red shard from link { $link }.
}
told-power = { $you ->
    [yes] You use a power: { $power }.
   *[no] { $seat } uses a power: { $power }.
}
told-lays = { $you ->
    [yes] You lay { $shard } on { $card }.
   *[no] { $seat } lays { $shard } on { $card }.
}
told-stores = { $you ->
    [yes] You store { $shard } on { $card }.
   *[no] { $seat } stores { $shard } on { $card }.
}
told-asleep = { $you ->
    [yes] You fall asleep: { $place }.
   *[no] { $seat } falls asleep: { $place }.
}
told-nightmare = Mr Nightmare comes to the same place: { $place }.
told-sows = { $you ->
    [yes] You lay a red shard on link { $link }.
   *[no] { $seat } lays a red shard on link { $link }.
}
told-put = { $you ->
    [yes] You lay { $shard } on { $field }.
   *[no] { $seat } lays { $shard } on { $field }.
}
told-enter = { $you ->
    [yes] Your dreamer comes in on { $field }.
   *[no] The dreamer of { $seat } comes in on { $field }.
}
told-step = { $you ->
    [yes] Your dreamer steps to { $field }.
   *[no] The dreamer of { $seat } steps to { $field }.
}
told-free_step = { $you ->
    [yes] A free step takes your dreamer to { $field }.
   *[no] A free step takes the dreamer of { $seat } to { $field }.
}
told-water = Water: +1.
told-mountain = The dreamer climbs a mountain: +2.
told-red_step = A red shard underfoot: −1.
told-trade = { $you ->
    [yes] You exchange { $give } for { $take }.
   *[no] { $seat } exchanges { $give } for { $take }.
}
told-plant = { $you ->
    [yes] You plant a tree on { $field }: +{ $points }.
   *[no] { $seat } plants a tree on { $field }: +{ $points }.
}
told-archive = { $you ->
    [yes] You get { $shard } from the bag.
   *[no] { $seat } gets { $shard } from the bag.
}
told-bag_empty = { $you ->
    [yes] The bag is empty: you get nothing.
   *[no] The bag is empty: { $seat } gets nothing.
}
told-drawn = From the bag: { $shard }.
told-set = { $you ->
    [yes] You add { $shard } to a row: { $place }.
   *[no] { $seat } adds { $shard } to a row: { $place }.
}
told-back = There is no room: { $shard } goes back into the bag.
told-take = { $you ->
    [yes] You take { $shard } from { $field }.
   *[no] { $seat } takes { $shard } from { $field }.
}
told-golem = The Golem carries { $shard } and everything on it from { $from } to { $to }.
told-lake = { $you ->
    [yes] You rearrange a row: { $place }.
   *[no] { $seat } rearranges a row: { $place }.
}
told-name = Next comes { $shard }.
told-draws = { $who_you ->
    [yes] You draw
   *[no] { $who } draws
} { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of level { $level }.
told-none = { $you ->
    [yes] You keep none of them.
   *[no] { $seat } keeps none of them.
}
told-complete = { $you ->
    [yes] You complete { $card }: +{ $points }!
   *[no] { $seat } completes { $card }: +{ $points }!
}
told-drops = One shard goes back into the bag: { $shard }.
told-done = { $you ->
    [yes] You finish creating.
   *[no] { $seat } finishes creating.
}
told-clear = { $you ->
    [yes] You make room for a red shard on { $field }.
   *[no] { $seat } makes room for a red shard on { $field }.
}
told-pool = There is no room anywhere: a red shard goes to the red pool.
told-wish = { $who }, { $wish }: +{ $points }.
told-unbuilt = { $who }, unfinished landscapes: −{ $points }.
told-red_count = { $who }, red shards: −{ $points }.
told-total = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
moved-pile-drawn = { $sees ->
    [yes] You see { $card }.
   *[no] {""}
}
moved-drawn-opened = { $you ->
    [yes] You keep { $card }.
   *[no] { $seat } keeps { $card }.
}
moved-drawn-pile = {""}
moved-opened-done = {""}
marked-opened = {""}
marked-done = {""}

## The table in the terminal
text-round = Round { $round } of 6
text-bag = bag
text-trees = trees
text-pool = red pool
text-piles = piles
text-wishes = wishes
text-hands = hands
text-aside = set aside
text-points = action points
text-drawn = Cards drawn:
text-outside = the dreamer is outside
text-free = a free step waits
text-nightmare = Mr Nightmare
text-done = completed
text-total = total
text-tree = tree
text-dreamer = dreamer

## Why a bot would do so
reason-gains = It brings { $points ->
    [one] one point
   *[other] { $points } points
} at once.

## Why something cannot be touched now
why-here = Your traveller is here already: collect, use the power, or go on.
    .rule = PRA-V1
why-far = No link leads there from here.
    .rule = PRA-C5
why-points = You have no action points left for the way.
    .rule = PRA-V2
why-later = Shards are laid when everybody has travelled.
    .rule = PRA-R1
why-asleep = Nobody travels now: this is the time of creation.
    .rule = PRA-R1
why-theirs = This belongs to somebody else.
    .rule = PRA-K1
why-none = You hold no shard of this colour.
    .rule = PRA-K7
why-no_meadow = A tree costs a meadow shard, and you hold none.
    .rule = PRA-K5
why-no_tree = No tree is left in the supply.
    .rule = PRA-C2
why-apart = A shard has to lie next to another one, or on top of one.
    .rule = PRA-K1
why-on_tree = Nothing is laid on a tree.
    .rule = PRA-K1
why-on_dreamer = Nothing is laid where the dreamer stands.
    .rule = PRA-K1
why-on_red = Nothing is laid on a red shard.
    .rule = PRA-N5
why-pick = Touch a shard in your hands first, then the field.
    .rule = PRA-K1
why-no_white = A step costs a white shard, and you hold none.
    .rule = PRA-K3
why-spent = A shard lies on this card already: it serves once a round.
    .rule = PRA-P7
why-no_shard = You hold no shard for that.
    .rule = PRA-P7
why-pile = You draw when you complete a landscape, or at the Dream Lord.
    .rule = PRA-L3
reason-completes = It completes a landscape and brings { $points ->
    [one] one point
   *[other] { $points } points
}.
