# The words of the page. Games and server have their own.

## Everywhere
ui-home = Sennik, home
ui-tools = Tools
ui-menu = Menu
ui-language = Language
ui-theme = Time of day
ui-theme-night = Night
ui-theme-dawn = Dawn
ui-sound = Sound
ui-sound-on = Sound on
ui-sound-off = Silence
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
ui-lobby = To the games
ui-loading = Laying out the paper…
ui-again = Try again
ui-unreachable = The server does not answer. Try again in a moment.
ui-torn = The dream broke off.
ui-torn-more = Connecting again. Nothing is lost, the table waits.

## The lobby
ui-hero = Put out the lamp. Lay out the dreams.
ui-hero-more = { $games ->
    [0] Dream games
    [1] One dream game
    [2] Two dream games
    [3] Three dream games
    [4] Four dream games
   *[other] { $games } dream games
} at one table: with friends or with bots.
ui-your-name = Your name
ui-quick = Play { $game } right now
ui-games = Games
ui-players = Players:
ui-minutes = { $minutes } min
ui-seconds = { $seconds } s
ui-weight = Difficulty: { $weight } of 3
ui-my-tables = My tables
ui-open-tables = Open tables
ui-new-table = New table
ui-no-tables = Nobody has fallen asleep yet. Open a table and ask somebody who is awake too.
ui-sit = Sit down
ui-return = Go back
ui-watch = Watch
ui-look = Look
ui-put-away = Put away
ui-over = finished
ui-nobody = bots only
ui-seats-taken = { $taken } of { $seats }

## A new table
ui-who-plays = Who plays
ui-how-many = How many seats
ui-chair-person = Somebody with the link
ui-chair-bot = Bot: { $level }
ui-bot-apprentice = apprentice
    .help = Plays by feel, looks ahead a little and forgets.
ui-bot-regular = regular
    .help = Thinks ahead and sometimes forgets.
ui-bot-master = master
    .help = Counts, remembers and thinks far ahead.
ui-bot-greedy = sharp
ui-bot-random = absent-minded
ui-chairs-people = The game begins when every seat is taken. You get the link in a moment.
ui-chairs-bots = Only bots: the game begins at once.
ui-variants = Agreements
ui-table-itself = The table
ui-aid = Memory aid
    .help = The table remembers for you: numbers you already know shine through the paper.
ui-public = Open table
    .help = It is on the list and anyone may join. Otherwise the link is the key.
ui-watching = Audience
    .help = Whoever has the link but no seat may watch. Hidden cards stay hidden.
ui-clock = Clock
    .help = The time for one answer. When it runs out a bot answers, and you may come back.
ui-clock-none = no clock
ui-open = Open the table
ui-begin = Deal the cards

## Before it begins
ui-waiting = { $free ->
    [0] Everybody is here.
    [one] Waiting for one more.
   *[other] Waiting for { $free } more.
}
ui-free = Free seat
ui-here = at the table
ui-away = away
ui-add-bot = seat a bot
ui-clear = Send away
ui-stand = Stand up
ui-invite = Invite friends
ui-invite-more = Whoever has this link can join. No account is needed.
ui-link = Link to the table
ui-copy = Copy link
ui-copied = Copied
ui-share = Send…
ui-empty = Nobody has fallen asleep yet.
ui-empty-more = Send the link or seat a bot.
ui-fair = A fair shuffle
ui-fair-more = This is the fingerprint of the server’s secret. Everybody adds chance of their own to it, and after the game you can check that nobody chose the cards.

## At the table
ui-rules = Rules
ui-chapters = Chapters
ui-log = Night chronicle
ui-log-empty = The night has only begun.
ui-standing = Standing
ui-looking-on = looking on
ui-watchers = in the audience
ui-you = { $name } (you)
ui-yours = Your cards
ui-centre = Middle of the table
ui-more = More
ui-rivals = The others
ui-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ui-asked = is to answer
ui-bot-plays = a bot plays
ui-stand-in = { $name } (bot)
ui-away-until = away · a bot in { $seconds } s
ui-bot-for-you = A bot is answering for you.
ui-back = Take your seat back
ui-leave = Leave, let a bot play
ui-undo = Undo
ui-why-no-undo = a card was shown or chance decided
ui-why-undo-too-late = somebody has played after you
ui-then = And now point where to.
ui-which = Which one?
ui-not-yet = Not yet
ui-answers-all = All moves
ui-answers = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
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
ui-picked = chosen

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
ui-rematch = Once more
ui-next-table = To the next table
ui-proof = Check the shuffle
ui-proof-how = Before the first card the server showed the fingerprint of its secret, and everybody added chance of their own. Now the secret is out.
ui-proof-secret = The secret fits the fingerprint from before the game.
ui-proof-secret-wrong = The secret does not fit the fingerprint from before the game.
ui-proof-share = Your chance is in the shuffle.
ui-proof-share-wrong = Your chance is not in the shuffle.
ui-proof-no-share = This browser holds no chance of yours from this table.
ui-proof-blind = This page is not encrypted, so the browser cannot compute the fingerprint by itself.
ui-commitment = Fingerprint from before the game (SHA-256)
ui-secret = The server’s secret
ui-own-share = Your chance
ui-record = Download the record
ui-record-more = The command sennik verify deals its cards once more and plays the whole game again.
ui-raven-of = raven of { $name }
