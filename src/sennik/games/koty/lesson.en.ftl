# The lesson of Koty. $rival is whoever sits opposite.
chapter-dream = The dream
chapter-attack = Attack and defence
chapter-joker = Joker and raven
chapter-end = The end

page-goal = Cats stroll through your dream at night. It has four regions; each counts what lies on top of it, and whoever’s dream counts most in the end wins. You have 8, 9, 4 and nothing yet: 21.
page-lay = On your turn you play one of your four cards and draw another. In the second region a card lies face down: a nine. It doubles whatever lies on it. Touch Lamplighter 7, then the nine.
page-friends = 7 ×2 = 14. Now look at the corner of Dancer 5: +4. Two cats of one colour that make 9 are friends. Play Dancer 5 on your Baroness 4.
page-nine = The friends leave together, and for them you gain a nine from the draw pile. Nobody looks at it. It goes on an empty region or on another nine: choose one.
page-attack = { $rival } has Fern 6 on two nines: 6 ×2 ×2 = 24. You can make friends there too. Attack it with Moss 3, as 3 + 6 = 9.
page-gain = { $rival } cannot defend: Fern is gone and the nine is yours. On a nine it doubles it, on an empty region it begins a new stack. Choose.
page-defend = { $rival } strikes back: Droplet 1 wants your Captain 8. Whoever holds the same card as the attacker, or a joker, may defend. You do: touch Droplet 1.
page-kept = Both Droplets are discarded, and the Captain stays. { $rival } could have attacked again with another Droplet or a joker, and you could have defended again. Now a new night.
page-joker = You hold a joker: it plays any cat you name. Touch the joker, then { $rival }’s Baroness 4, and choose. As a Baroness it fights and brings her to you; as a Dancer it is her friend and brings a nine.
page-place = { $rival } lets it through. Wherever you put it, each nine below the top card doubles it again: three nines under a 5 make 40. Choose a region.
page-raven = A raven counts nothing. So lay yours on somebody else’s nine: { $rival }’s first region then counts 0 instead of 18. Nobody can defend against it.
page-exchange = No card you like? Then exchange all four; that is your whole turn.
page-night = With the night variant there are moths, bats, owls and a dragon as well. Rest on any card, or press it long, and it says what it does.
page-last = One region has three nines, the second has three under Dancer. Three such regions end the game at once. You need one more nine: play Droplet 1 on your Captain 8.
page-third = The friends bring you a nine. Lay it on the two nines in your third region.
page-count = Three times three nines: the game is over. You count 9 ×2 ×2 = 36 twice and 5 ×2 ×2 ×2 = 40: 112 in all, { $rival } 46. If the cards run out, the game ends too.
page-end = You know enough. The table tells you what a card can do and what an attack would cost. Sit down with apprentices and play.
