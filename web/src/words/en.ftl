# The words of the page. Games and server have their own.

## Everywhere
ui-home = Sennik, home
ui-tools = Tools
ui-menu = Menu
ui-language = Language
ui-theme = Theme
ui-theme-night = Night
ui-theme-dawn = Dawn
ui-sound = Sound
ui-sound-on = Sound on
ui-sound-off = Sound off
ui-pace = Pace of what others do
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-none = At once
ui-skip = Skip
ui-keys = Keyboard shortcuts
ui-keys-on = On
ui-keys-off = Off
ui-close = Close
ui-lobby = All games
ui-loading = One moment…
ui-again = Try again
ui-unreachable = The server is not answering. Try again in a moment.
ui-torn = Connection lost
ui-torn-more = Reconnecting… Nothing is lost, the table is waiting.

## The lobby
ui-hero = Put out the lamp. Lay out the dreams.
ui-hero-more = { $games ->
    [0] Games
    [1] One game
    [2] Two games
    [3] Three games
    [4] Four games
   *[other] { $games } games
} about dreams, to play with friends or with bots.
ui-your-name = Your name
ui-quick = Play { $game } now
ui-games = Games
ui-players = Players:
ui-minutes = { $minutes } min
ui-seconds = { $seconds } s
ui-weight = Difficulty: { $weight } of 3
ui-my-tables = My tables
ui-open-tables = Open tables
ui-new-table = New table
ui-no-tables = No open tables right now. Open one and invite a friend.
ui-sit = Sit down
ui-return = Return
ui-watch = Watch
ui-look = View
ui-put-away = Remove from the list
ui-over = finished
ui-nobody = bots only
ui-seats-taken = { $taken } of { $seats }

## A new table
ui-who-plays = Who plays
ui-how-many = How many seats
ui-chair-person = Somebody with the link
ui-chair-bot = Bot: { $level }
ui-bot-apprentice = apprentice
    .help = Plays by feel, misses chances and forgets. At a table of two it wins about one game in four against a regular.
ui-bot-regular = regular
    .help = Thinks ahead, and sometimes misses something. At a table of two it wins about three games in four against an apprentice, and about one in four against a master.
ui-bot-master = master
    .help = Counts, remembers and thinks far ahead. At a table of two it wins about three games in four against a regular.
ui-bot-greedy = sharp
ui-bot-random = absent-minded
ui-temper = Temper of the bots
ui-temper-patient = patient
    .help = They end a round only when quite sure, so that everybody gets to play. It costs strength: at a table of two a patient master wins about one game in three against a bold one.
ui-temper-bold = bold
    .help = They end a round as soon as it may pay, even at once: the strongest play, and short rounds.
ui-chairs-people = The game starts when every seat is taken. The link to share is on the next page.
ui-chairs-bots = You and bots: the game starts at once.
ui-variants = Game options
ui-table-itself = The table
ui-aid = Memory aid
    .help = Shows the face-down cards you already know.
ui-public = Open table
    .help = It is on the list and anyone can join. Otherwise people need the link.
ui-watching = Spectators
    .help = Anyone with the link can watch. They do not see hidden cards.
ui-clock = Clock
    .help = Time for one move. When it runs out, a bot plays for you until you come back.
ui-option-set = “{ $option }: { $value }”
ui-seats-set = “Number of seats: { $seats }”
ui-options-clash = { $one } does not go with { $other }. Change one of them.
ui-clock-none = no clock
ui-open = Open table
ui-begin = Deal the cards

## Before it begins
ui-waiting = { $free ->
    [0] Everybody is here.
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
ui-free = Free seat
ui-here = at the table
ui-away = away
ui-add-bot = add a bot
ui-clear = Remove
ui-stand = Give up seat
ui-invite = Invite friends
ui-invite-more = Anyone with this link can join. No account needed.
ui-link = Link to the table
ui-copy = Copy link
ui-copied = Copied
ui-share = Share…
ui-empty = Nobody has joined yet.
ui-empty-more = Send the link or add a bot.
ui-shuffling = Shuffling… still missing: { $names }
ui-fair = Fair shuffle
ui-fair-more = This is the fingerprint (hash) of the server’s secret number. Every browser adds a random number of its own, fixed before any is shown; after the game you can check that nobody arranged the cards.

## At the table
ui-rules = Rules
ui-chapters = Chapters
ui-log = Game log
ui-log-empty = The night has only begun.
ui-standing = Scores
ui-looking-on = watching
ui-watchers = watching
ui-you = { $name } (you)
ui-yours = Your cards
ui-centre = Middle of the table
ui-more = More
ui-rivals = The others
ui-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-asked = to move
ui-bot-plays = a bot is playing
ui-stand-in = { $name } (bot)
ui-away-until = away · a bot takes over in { $seconds } s
ui-bot-for-you = A bot is playing for you.
ui-back = Take your seat back
ui-leave = Leave, let a bot play
ui-undo = Undo
ui-why-no-undo = a card was shown or drawn
ui-why-undo-too-late = somebody has played since
ui-then = Now choose where.
ui-which = Which one?
ui-not-yet = Not yet
ui-answers-all = All moves
ui-answers = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-card = { ui-zone }{ $one ->
    [yes] {""}
   *[no] {" "}{ $slot } of { $count }
}
ui-zone = { $zone }{ $owner ->
    [none] {""}
   *[other] {" "}({ $owner })
}
ui-covered = face down
ui-remembered = you remember: { $card }
ui-only-you = only you see this
ui-not-all = not everybody sees it
ui-picked = chosen
ui-just-now = just now: { $name }
ui-not-now-asked = Not now. { $question }
ui-not-now-turn = It is not your turn. { $question }
ui-not-now-bot = A bot is playing for you. Take your seat back to play.

## The rulebook
ui-find = Search the rules
ui-find-clear = Clear the search
ui-found = { $count ->
    [one] Found in { $count } place.
   *[other] Found in { $count } places.
}
ui-found-none = Nothing found for “{ $query }”.
    .help = Try a shorter word, or the id of a rule.
ui-no-book = There is no such rulebook.

## The end
ui-result = Result
ui-wins = wins
ui-rematch = Play again
ui-next-table = Go to the next table
ui-proof = Check the shuffle
ui-proof-how = Before the deal the server showed the fingerprint of its secret number, and every browser that of a random number of its own; only then the numbers were shown. Now they are public.
ui-proof-secret = The secret number matches the fingerprint shown before the game.
ui-proof-secret-wrong = The secret number does not match the fingerprint shown before the game.
ui-proof-share = Your random number was used in the shuffle.
ui-proof-share-wrong = Your random number was not used in the shuffle.
ui-proof-no-share = This browser does not have your random number from this table.
ui-proof-sealed = Every random number was fixed, by its fingerprint, before any was shown: nobody chose the cards, not even who runs the server.
ui-proof-sealed-wrong = A random number was not fixed before the others were shown: the cards may have been chosen.
ui-proof-seen = It is the list of fingerprints that this browser saw before it showed its number.
ui-proof-seen-wrong = This browser was shown another list of fingerprints before the deal.
ui-proof-withheld = Begun anew, because a number was not shown in time: { $names }. Who runs the server could look before each new start.
ui-commitment = Fingerprint shown before the game (SHA-256)
ui-secret = The server’s secret number
ui-own-share = Your random number
ui-record = Download the game record
ui-record-more = The command sennik verify deals the cards from it and replays the whole game.
ui-raven-of = { $name }’s raven

## A game seen again
ui-replay = Replay
ui-replay-see = See it again
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = One move back
ui-replay-on = One move on
ui-replay-turn-back = To the turn before
ui-replay-turn-on = To the next turn
ui-replay-moment = Moment of the game
ui-replay-at = { $at } of { $count }
ui-replay-lacking = There is no moment { $at }: this game has { $count }.
ui-replay-more = Link, picture, record
ui-replay-link = Copy a link to this moment
ui-replay-picture = Picture of the result
ui-replay-table = Back to the table
ui-eye = By whose eyes
ui-eye-open = All cards open
ui-eye-seat = What { $name } knew
ui-eye-watch = What spectators saw

## What if
ui-what-if = What if?
ui-what-if-title = Play on from here
ui-what-if-how = From move { $moment }, on a table of your own, against bots. It counts for nobody.
ui-what-if-seat = Your seat
ui-what-if-cards = The cards
ui-what-if-anew = Dealt anew
    .help = What { $name } knew stays as it was. Everything else is shuffled again.
ui-what-if-lay = As they lay
    .help = The same hands and piles, and the same draws still to come.
ui-what-if-bots = The others
ui-what-if-go = Play on
ui-what-if-mark = What if · move { $moment }
ui-what-if-from-anew = This game goes on from move { $moment } of another one. What { $name } did not know was dealt anew.
ui-what-if-from-lay = This game goes on from move { $moment } of another one, with the cards as they lay.
ui-what-if-back = See that moment
ui-what-if-again = Back to that moment

## The coach
ui-coach = Coach
ui-coach-ask = Ask the coach
ui-coach-title = What could I have done?
ui-coach-waiting = { $ahead ->
    [one] One game is looked at before this one.
   *[other] { $ahead } games are looked at before this one.
}
ui-coach-working = The coach is looking at every decision of this game.
ui-coach-stay = It takes up to a minute or two. You can go on looking at the game; what the coach finds is kept.
ui-coach-none = Only bots played here. The coach speaks of what people did.
ui-coach-seat = Whose game
ui-coach-luck = Luck and skill
ui-coach-said = { $own ->
    [well] { $you ->
        [yes] You played as well as one can
       *[no] { $name } played as well as one can
    }
    [all] { $you ->
        [yes] Your decisions cost you more than a whole game
       *[no] { $name }’s decisions cost more than a whole game
    }
   *[cost] { $you ->
        [yes] Your decisions cost you { $cost } %
       *[no] { $name }’s decisions cost { $cost } %
    }
}; { $luck ->
    [good] the cards gave { $cards } %.
    [bad] the cards took { $cards } %.
   *[none] the cards favoured nobody.
}
ui-coach-prior = Chances at first
ui-coach-own = { $you ->
    [yes] Your decisions
   *[no] { $name }’s decisions
}
ui-coach-others = The others’ decisions
ui-coach-chance = Luck
ui-coach-result = Result
ui-coach-curve = Chances, move by move
ui-coach-at = Move { $moment }: { $percent } %
ui-coach-change = decisions { $own }, others { $others }, luck { $chance }
ui-coach-mark-cost = a costly decision
ui-coach-mark-luck = a turn of luck
ui-coach-figures = All figures
ui-coach-head-move = Move
ui-coach-head-chances = Chances
ui-coach-head-own = Own
ui-coach-head-others = Others
ui-coach-head-chance = Luck
ui-coach-mistakes = The moments that cost most
ui-coach-no-mistakes = Nothing here was clearly wrong.
ui-coach-move = Move { $moment }
ui-coach-cost = −{ $percent } %
ui-coach-given = Played:
ui-coach-best = Better:
ui-coach-for = Why:
ui-coach-against = What was played:
ui-coach-try = Try again
ui-coach-see = See it
ui-coach-show = Show the answer
ui-coach-puzzle = What would you do here? Make your move.
ui-coach-verdict = Your answer
ui-coach-verdict-best = This is what the coach would do.
ui-coach-verdict-close = About as good as what the coach would do.
ui-coach-verdict-worse = This is { $percent } % worse than what the coach would do.
ui-coach-tag-now = now
ui-coach-tag-then = in the game
ui-coach-tag-best = coach
ui-coach-next = Next moment
ui-coach-another = Try once more
ui-coach-quit = Back to the coach
ui-coach-how = By what { $name } knew then, from many possible deals. Small differences mean little.

## A lesson
ui-learn = Learn it in { $minutes } min
ui-learn-more = { $title }, { $minutes } min
ui-lesson = Lesson
ui-lesson-page = Page { $page } of { $pages }
ui-lesson-chapter = Chapter
ui-lesson-back = Back
ui-lesson-next = Next
ui-lesson-skip = Skip
ui-lesson-play = Play with apprentices
ui-lesson-on = Go on: { $title }
ui-lesson-guest = Guest

## Teaching
ui-teach = Teaching table
    .help = Anyone at the table may ask what a bot would do in their place, and why.
ui-advice-ask = What would you do?
ui-advice-wait = Thinking…
ui-advice = I would play: { $answer }.
ui-hint-known = I know this: do not show it again
ui-hints = Hints under questions
ui-hints-on = All, until you know them
ui-hints-off = None

## My games
ui-somebody = somebody
ui-mine = My games
ui-mine-more = All that you play and have played. There is no account: only this browser knows, and the devices you join to it.
ui-mine-waits = Waiting for you
ui-mine-waits-none = Nothing waits for you just now.
ui-mine-turn = Your turn
ui-mine-others = somebody else decides
ui-mine-away = Put away: { $count }
ui-mine-played = Played
ui-mine-played-none = Games that you play to their end will be here.
ui-mine-older = Show older ones
ui-mine-won = won
ui-mine-rank = place { $rank } of { $seats }
ui-mine-stand-in = a bot finished it
ui-mine-bots = { $count ->
    [1] bot ({ $level })
   *[other] { $count } × bot ({ $level })
}
ui-mine-score = How it goes
ui-mine-with-bots = with bots: { $level }
ui-mine-with-mixed = with bots of several levels
ui-mine-with-people = with people
ui-mine-with-both = with people and bots
ui-mine-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ui-mine-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
ui-mine-share = Your share of the victories: { $share }. An equal share would be { $fair }.
ui-mine-last = The last games: { $won } of { $count } won
ui-mine-devices = On another device
ui-mine-devices-more = Show a code here and enter it on the other device, or point its camera at it. Then both have the same games.
ui-mine-code-show = Show a code
ui-mine-code-picture = QR code with the address and the code for the other device
ui-mine-code-left = Good once, for another { $minutes }:{ $seconds }
ui-mine-code-withdraw = Make it invalid
ui-mine-code-gone = This code does not work any more.
ui-mine-code-typed = Code from another device
ui-mine-join = Join
ui-mine-join-more = Enter only a code of your own: what you play here and what you play there becomes one. Whoever holds the other device will see your games and sit on your seats.
ui-mine-joined = Done: the devices are joined and have the same games.
ui-mine-phone = Phone
ui-mine-computer = Computer
ui-mine-this = this device
ui-mine-since = since { $date }
ui-mine-sign-out = Sign out
ui-mine-sign-out-all = Sign out all others
ui-mine-signed-out = Signed out. That device has no way to your games any more.
ui-mine-all = All that is mine
ui-mine-export = Download the records
ui-mine-export-more = One zip file; the command sennik verify checks each record in it.
ui-mine-delete = Delete all that is mine
ui-mine-delete-more = Games with you and bots alone go altogether, with lessons and records. This cannot be undone.
ui-mine-delete-others = Games with other people are theirs too: they stay, but without your name. Where a game is going on, a bot plays for you. Joined devices come apart.
ui-mine-delete-yes = Delete for good
ui-mine-delete-no = Keep it
ui-mine-deleted = Deleted. Tables that are gone: { $removed }. Tables of others, without your name now: { $left }.
