# The lesson of Pracownia. $rival is whoever sits opposite.
chapter-travel = Travel
chapter-create = Create
chapter-walk = Walk
chapter-cards = Cards
chapter-wishes = Wishes

page-goal = By night your traveller gathers shards of dreams; with them you build landscapes here, in your workshop, and your dreamer walks through them. After six nights, that is rounds, the most points win.
page-card = This landscape is yours to build: earth with the dreamer on it, and a rock on either side. It brings 5 points. So you need two rocks and an earth.
page-collect = Your traveller stands at the Collector. Collecting takes the shard on the right of the row and costs one of your four points. It is a rock: collect it.
page-collect-again = Three points left, and the next shard is earth. Collect it, too.
page-key = The shard on the left, with the line below it, is the key of a place. The key of the Archive is earth, you hold earth, so the way is free; otherwise it costs a point. Go to the Archive.
page-third = The way was free and you keep the earth. Here is the second rock. Collect it.
page-power = Every place has a power. Once a night you may use that of the place where you stand, free. The Archive gives you a shard from the bag, by chance. Use it.
page-last = A white shard: with it the dreamer takes a step. One point is left, and so is a meadow: collect it.
page-sleep = No points left. Your traveller lies down here. The lower the number of the place, the earlier your turn in the next night. Fall asleep; then { $rival } travels.

page-first = Now you create. The first shard goes on the entrance. Tap the earth in your hands, then the field in front.
page-beside = The others go next to a shard, or on top of one. Tap a rock, then the field to the left of the entrance.
page-other-side = Now the second rock, to the right of the entrance.
page-enter = Only the dreamer is missing. Tap the entrance: the dreamer comes in, free.
page-draw = Everything lies as on the card, so it is complete: 5 points. Now you may draw a new landscape. Your traveller sleeps at place 1, so you see one card. Take it from the pile I.
page-keep = Rock on rock with the dreamer, beside it earth and water: 7 points. You may decline a card, but this one suits you. Keep it.
page-finish = Whatever you still hold can be laid, too, or goes back into the bag when you finish. Two nights pass; then your workshop has grown.

page-step = Now a walk. Each white shard is a step to a neighbouring stack, high or low. The signs tell what a step brings: water gives a point. Tap the water.
page-earth = One point more. Now the second white shard: onto the earth behind it. After earth the next step is free.
page-mountain = A free step is waiting; any other act would lose it. Two rocks on each other are a mountain: 2 points for climbing it. Tap it.
page-tree = For a meadow shard you plant a tree on a shard that is free: 1 point for the first, 2 for the second, 3 for the third. Tap the tree, then the water.

page-where = Your landscape lacks one field. The bar below a card tells how much of it lies; tap it, and the workshop shows where the rest could go. Turned and mirrored is fine.
page-complete = Water belongs in front of the mountain. Tap the water in your hands, then the field.
page-three = Complete: 7 points. Your traveller sleeps at place 3, so this time you see three cards. Higher levels are harder and bring more. Take them from pile II.
page-choose = Keep the one you like; the others go under the pile. An open card that is never completed costs 5 points in the end.
page-lay = Cards have powers too, the sign at the top right. Once a night each open card and the top of your completed ones can be used, for a shard that lies on it until morning. Tap the completed card and choose its power.
page-pay = Which shard do you lay on it? It comes back to you when the night is over. Take the water.
page-take = The Tower gives you back one or two shards of your workshop. Tap the lonely rock on the left.
page-enough = You could take another one. That is enough for now.
page-trade = Three rocks in your hands. Two shards of one colour can be exchanged for one of your choice from the bag. Tap the rocks, then what you want.
page-over = Lay, walk, plant, exchange, use powers: in any order, as long as your shards last. Then you finish, and a new night begins.

page-wishes = Four wishes lie open from the first night. They are counted at the very end, and all who have the most score. You and { $rival } have equally much water.
page-ahead = You hold one more water. Lay it next to the other two.
page-standing = Now you are ahead: 6 points, if it stays so. Below each wish you see how everybody stands, all the time.
page-end = After the sixth night there is one last creation. Then the wishes are added, and each landscape that still lies open costs 5 points.
page-play = You know everything you need. Rest the pointer or a finger on anything, and it explains itself. Sit down with apprentices and play. The Nightmare has a lesson of its own: now, or later.
