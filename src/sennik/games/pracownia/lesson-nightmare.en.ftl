# The lesson of the Nightmare. $rival is whoever sits opposite.
chapter-travel = Mr Nightmare
chapter-create = Red shards
chapter-end = The end

page-mare = The Nightmare is the game you know, with one more figure: Mr Nightmare. Where he stands, the power of the place cannot be used. Leave him there: here at the Lake, collect the white shard.
page-link = On the links he leaves red shards. Whoever takes such a way has to take the shard along, unless they hold two red ones already. Go to the Collector all the same, for a point.
page-row = So you hold one. Another lies at the end of this row: red is collected like any colour, for a point, and while it lies there it bars the rest. Collect it.
page-key = Two in your hands: a third one on a link stays where it is. And red opens ways, too: it is the key of the Tower, so you go there free.
page-tower = The shard on the link stayed, and the end of this row is red, so it is barred for you. But the Tower gives back shards of your workshop, red ones as well. Use its power.
page-out = Two red shards of earlier nights lie in your workshop. Tap one: it comes back into your hands. The limit of two does not hold here.
page-out-too = You may take one more. Tap the other red one.
page-sleep = Four red shards: there is a plan in it. Fall asleep. Wherever somebody lies down, Mr Nightmare comes and bars the power of that place; those of cards still work.
page-leave = And you leave one of his shards on a free link of your place. Lay it between the Tower and the Dream Lord: { $rival } is coming that way.

page-buy = { $rival } had to take it along. Now you create: three red shards buy one of any other colour from the bag. Tap the red ones, then the white.
page-lay = The fourth cannot stay in your hands: when you finish, all red goes into the workshop, only on empty fields, and nothing can lie on it. Let it be of use: lay it as a bridge between the dreamer and the mountain.
page-over = Anything can lie next to red, and the dreamer can walk over it; but each step onto it costs a point. Tap it.
page-up = One point less. With the white shard you bought, the dreamer climbs the mountain: 2 points. Tap it.
page-cost = And the landscape is complete: 7 more points, and a new one could be drawn. The red shard stays. If it still lies here in the end, it costs 3 points; until then a Tower can take it back. Three nights pass.

page-wishes = The last creation. The Nightmare has wishes of its own. A quiet workshop, without red, is 5 points: { $rival } has it. Fewest gaps, that is fields that are empty or red: here it is a tie.
page-gap = You hold a water. Lay it on any empty field: one gap less, and 6 points for you alone.
page-finish = That is all. Finish, and the points are counted.
page-count = The wishes are added, and each red shard in a workshop costs 3 points: you win, 50 to 48. In a tie, whoever has fewer red ones wins. Now you know the Nightmare, too: sit down with apprentices and play.
