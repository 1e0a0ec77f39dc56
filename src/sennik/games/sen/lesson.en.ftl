# The lesson of Sen. $rival is whoever sits opposite.
chapter-dream = The dream
chapter-turn = A turn
chapter-power = A power
chapter-wake = Waking up

page-goal = These four covered lands are your dream. Ravens circle over each, from none to nine. Whoever has the fewest ravens when somebody wakes up sleeps best and wins the round.
page-peek = Before the first turn you may look at two of your lands. Tap the first one.
page-peek-again = Eight ravens: that one has to go. Only you see it, and it is soon covered again, so remember it. Now tap the second land.
page-draw = Two ravens: a quiet land. You know half of your dream now, and it is your turn. Draw a land from the pile.
page-keep = One raven only. Tap the eight: the new land takes its place, and the eight goes to the discard pile.
page-take = { $rival } exchanges a land, and look: a 0 lies on the discard pile. Instead of drawing you may take it. Tap your third land, which you do not know: the 0 comes to its place.
page-draw-again = A nine flies out of your dream. That was worth it. { $rival } draws and discards, and it is your turn again: draw.
page-power = Six ravens, but the ribbon says: Peek 1. A power works only straight after drawing, and then the land goes to the discard pile. Use it.
page-look = With it you may look at any land in any dream. The fourth of yours is still a secret: tap it.
page-remember = Three ravens. From the left you have 1, 2, 0 and 3: six in all. The table does not remember that for you, and the others do not know it.
page-wake = Six is little. If you believe that nobody has fewer, you call instead of drawing or taking. Wake everybody up.
page-count = All dreams lie open: you have 6 ravens, { $rival } has 14. Whoever calls and has the fewest writes down 0, everybody else their own ravens. If somebody has fewer than the caller, the caller writes down 5 more.
page-end = Rounds follow until somebody has 100 ravens; then the fewest in all win. You know everything you need. Sit down with three apprentices and play.
