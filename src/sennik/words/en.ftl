yes = yes
no = no
hidden-card = card
hidden-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
figure-torn = This picture cannot be drawn here.
list-and = { $first } and { $last }
you-name = You
bot-names = Owl Blackbird Fox Badger Hedgehog
seat-name = Seat { $seat }

## The log, where a game has no words of its own
moved = { actor }: { $card }, { $from_zone } → { $to_zone }.
swapped = { actor }: exchange { $owner } { $slot } ↔ { $to } { $to_slot }.
revealed = { actor }: { $from_zone } { $owner } { $slot }, { $card }.
shuffled = Shuffled: { $from_zone }.
marked = { actor }: { $from_zone } { $slot }, { $mark }.
actor = { $you ->
    [yes] You
   *[no] { $seat }
}

## Refusals
error-no-such-answer = There is no such move.
error-not-asked = It is someone else’s turn to decide.
error-not-over = This game is not over yet.
error-not-allowed = That is not possible now.
error-no-undo = This cannot be undone: a card was shown, or chance decided.
error-undo-nothing = There is nothing to undo yet.
error-undo-too-late = This cannot be undone: someone has played after you.
error-not-understood = I do not understand “{ $line }”. Type the number of a move; ? shows help.
error-no-such-number = There is no move number { $number }. Choose from { $least } to { $most }.
error-no-such-port = Cannot listen at { $host }, port { $port }: { $reason }
error-no-such-database = Cannot open the database: { $reason }
error-database-taken = Another server has the database “{ $file }” open. Stop that one first, or name another file: --database FILE (make play DATABASE=FILE)
error-database-foreign = The database “{ $database }” was made by a newer Sennik or by another program. Nothing in it was changed: install that Sennik, or name another database.
error-database-damaged = The file “{ $database }” is no database, or it is damaged. Nothing in it was changed: restore a backup, or name another file.
error-database-read-only = The database “{ $database }” may only be read. A server must be able to write to the file and to its folder.
error-database-busy = Another program keeps the database “{ $database }” locked. End it and try again.
error-database-folder = “{ $folder }” is a folder. Name a file in it: --database { $folder }/sennik.sqlite
error-database-address = That is no address of a database. Name a file, or write postgresql://user:password@host/name.
error-database-silent = Cannot open the database: it does not answer.
error-server-silent = The server that has the database “{ $database }” open does not answer. Nothing was done.
error-workers-alone = Only one server process can use a file. To run { $workers } of them you need PostgreSQL: --database postgresql://… (or leave out --workers).
error-no-such-address = “{ $address }” is no address of a proxy. Write it as 10.0.0.5 or 10.0.0.0/8, several separated by commas.
error-no-such-deed = “{ $deed }” is nothing that sennik admin does{ $near ->
    [no] . Choose from: { $deeds }.
   *[other] ; perhaps { $near }?
}
error-nothing-such = There is no table and no person “{ $name }” in this database. sennik admin list shows the tables.
error-several-such = “{ $name }” is the beginning of several people. Write more of it.
error-name-what = Which one? Write: sennik admin { $deed } TABLE, or a person.
error-not-of-people = sennik admin { $deed } takes a table; “{ $name }” is a person.
error-admin-running = This game is not over: what is kept of it holds hidden cards. Only games that are over can be exported.
error-admin-file = Where to? Name a file that is not there yet: --file FILE.
error-file-there = There is a file “{ $file }” already. Nothing was written: name another one.
error-database-older = The database “{ $database }” was made by an older Sennik. Start the server once, which brings it up to date.
error-database-broken = { $broken } of { $tables } tables cannot be played again.
error-no-such-stage = There is no stage “{ $stage }”. Choose from: { $stages }.
error-no-such-prefix = “{ $prefix }” is no path to stand under. Write it as /sennik: a slash first and none at the end.
error-no-such-folder = The database cannot be there: there is no folder “{ $folder }”.
error-no-such-client = There is no built web client in “{ $folder }”. In a checkout: make web
error-no-such-game = There is no game “{ $game }”. Choose from: { $games }.
error-game-unfinished = The game “{ $game }” cannot be loaded: { $problem }.
error-no-games-folder = There is no folder “{ $folder }”, which SENNIK_GAMES names.
error-no-such-option = The game { $game } has no option “{ $option }”. Choose from: { $options }.
error-no-such-value = The option { $option } has no value “{ $value }”. Choose from: { $values }.
error-options-clash = { $option }={ $value } does not go with { $other }={ $needs }. Change one of them.
error-seats-out-of-range = { $game } takes { $least } to { $most } players, not { $seats }.
error-no-such-language = There is no language “{ $lang }”. Choose from: { $langs }.
error-no-such-bot = There is no bot “{ $bot }”. Choose from: { $bots }.
error-no-such-rule = There is no rule “{ $rule }”. The rules of this game: { $rules }.
error-no-such-seat = This record has no seat { $seat }. Choose from 1 to { $most }.
error-no-rulebook = The game { $game } has no rulebook yet.
error-no-such-command = There is no command “{ $command }”{ $near ->
    [no] . Choose from: { $commands }.
   *[other] ; perhaps { $near }?
}
error-no-such-flag = There is no flag { $flag } here{ $near ->
    [no] . Choose from: { $flags }.
   *[other] ; perhaps { $near }?
}
error-flag-needs-value = { $flag } needs a value: { $flag } { $value }.
error-flag-takes-nothing = { $flag } takes no value, but got “{ $value }”.
error-flag-twice = { $flag } can be given only once.
error-flags-clash = { $flag } and { $other } cannot be used together; leave one of them out.
error-not-a-number = { $flag } needs a whole number, but got “{ $value }”.
error-number-too-small = { $flag } needs at least { $least }, but got { $value }.
error-not-a-pair = --option needs the form name=value, but got “{ $value }”.
error-word-missing = After sennik { $command } the { $missing } is missing: sennik { $command } { $places }.{ $missing ->
    [GAME] {" "}sennik games lists the games.
   *[other] {""}
}
error-word-too-many = “{ $extra }” is one word too many; sennik { $command } --help shows what can be given.
error-file-missing = There is no file “{ $file }”. Check the name.
error-file-unreadable = Cannot read “{ $file }”. Name a game record that you are allowed to open.
error-file-unwritable = Cannot write “{ $file }”. Choose a place where you are allowed to write.
error-record-foreign = This is not a Sennik game record.
error-record-broken = The record is damaged or cut off and cannot be read.
error-record-changed = The record was changed: its checksum is wrong.
error-record-newer = The record comes from a newer version ({ $version }). It needs a newer Sennik.
error-record-older = The record comes from an old version of the rules ({ $version }), which this Sennik no longer plays.
error-old-rules = This game was begun by old rules (version { $version }) that this Sennik no longer plays. If it is over, you can still see how it ended.
error-new-rules = This game was begun by newer rules (version { $version }). It needs a newer Sennik.
error-record-commitment = The record is false: its secret number does not match the commitment.
error-record-share = The record is false: the random number of seat { $seat } does not match the fingerprint given before.
error-record-order = The record is false: a random number was shown before the fingerprints of all were there.
error-record-position = The record is false: these cards and moves lead to another position.
error-record-answers = The record is false: it has a move that the rules do not allow.
error-position-unreadable = The position cannot be read at “{ $part }”.
error-position-cards = The position needs more cards “{ $card }” than the deck has.
error-position-rule = The position breaks the rule { $rule }: “{ $part }”.
error-position-of-what = Which game is it? Begin the position with the game and the number of seats, such as “koty 2: …”, or give --game. There are: { $games }.
error-no-positions = This game has no notation for positions.
error-commitment-differs = This is the record of another game: its commitment is { $commitment }, not { $wanted }.
error-seed-size = The seed has the wrong length, so the record cannot be checked.
error-share-size = Your random number must be 16 bytes long.
error-seal-size = The fingerprint of your random number must be 64 hexadecimal digits.
error-share-differs = This is not the random number whose fingerprint you gave.
error-added-already = Your random number is already in the shuffle.
error-not-awaited = Your random number is not waited for now.
error-no-such-backend = There is no backend “{ $backend }”. Choose from: { $backends }.
error-no-such-setting = The bot { $bot } has no setting “{ $setting }”. Choose from: { $settings }.
error-setting-unreadable = The setting { $setting } of the bot { $bot } does not take “{ $value }”. Give a number.
error-not-a-budget = “{ $budget }” is not a budget. Give iterations=500 or seconds=0.2.
error-not-two-elos = “{ $text }” is not two Elo numbers. Give for example 0,20, the lower one first.
error-sprt-needs-two = --sprt compares exactly two bots, but there are { $bots }.
error-resume-needs-out = --resume needs the folder with the results: add --out DIR.
error-results-there = There are results in “{ $path }” already. Add --resume or choose another folder.
error-results-busy = Another process is writing the results in “{ $path }”. Wait, or choose another folder.
error-results-broken = The results in “{ $path }” are damaged at line { $line }. Choose another folder.
error-results-of-other = The results in “{ $path }” are of other games: { $field } is { $there } there and { $here } here. Choose another folder.
error-package-missing = The package { $package } is missing. Install sennik[{ $extra }].
error-worker-lost = One of the processes was lost, perhaps for lack of memory. Lower --jobs and add --resume.

## Commands
cli-interrupted = Interrupted. Good night.
help-intro = Sennik: games about dreams, in the terminal.
help-more =
    sennik COMMAND --help shows the flags, sennik --version the version.
    To begin with: sennik play sen
    Games of your own: SENNIK_GAMES=FOLDER, or an installed package (docs/adding-a-game.md)
help-games = what can be played
help-play = you against bots
help-simulate = many games between bots, and how they ended
help-replay = the record of a game, told in words
help-review = what a coach says of a game: luck and skill, and the moments that cost most
help-verify = checks a record: deals the cards and plays again
help-show = draws a position from a game's notation: in quotes, in a file, or - for the input
help-rules = the rules of a game, all of them or one, for example SEN-T1
help-arena = bots against each other on the same deals, with confidence intervals and ratings
help-serve = tables in the browser, for this computer and others on the network
help-admin = for whoever runs a server: list, show, close, open, delete, export tables or a person’s games; check the database
flag-stage = only tables at this stage
flag-most = how many at most
flag-file = a file for what is exported
admin-count = { $shown } of { $all } tables, the last touched first.
admin-closed = closed
admin-seat-free = free
admin-bot = bot: { $level }
admin-hers = Games of the person { $person }: { $over } over, { $open } not over.
admin-done-close = The table { $name } is closed.
admin-done-open = The table { $name } is open again.
admin-done-delete = The table { $name } is deleted.
admin-done-forget = The person { $name } is forgotten: tables of theirs alone are deleted, at others the name is gone.
admin-exported = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $file }.
admin-broken = { $table }: { $why }
admin-sound = All { $tables } tables can be played again.
flag-budget = for each move: iterations=500, or seconds=0.2 of processor time
flag-apart = each bot in a process of its own, held to its budget
flag-patience = seconds to wait for a silent process
flag-jobs = games played at once; -1: one for each core
flag-backend = where they are played
flag-out = a folder for the results
flag-resume = go on with the games in that folder
flag-answers = keep every move of every game
flag-sprt = stop as soon as one of the two differences can be ruled out
flag-host = the address to listen on: 127.0.0.1 for this computer alone, 0.0.0.0 for the whole network
flag-port = the port; 0 for any free one; by default 8000, or the next free one
flag-database = a file, or postgresql://…; by default a file in your user data folder
flag-browser = open the page in a browser, if there is one
flag-secure = behind a proxy with TLS: cookies go over it only
flag-workers = so many server processes, where the database is PostgreSQL
flag-proxies = proxies whose forwarded addresses are believed, with --secure; by default this computer
flag-prefix = the path of another site under which a proxy shows it, for example /sennik
flag-metrics = numbers about the server at /metrics, for Prometheus
flag-json-log = log lines as JSON
flag-web = the folder of the built web client
serve-here = On this computer:    { $address }
serve-there = On the same network: { $address }
serve-phone = Or scan this with your phone:
serve-moved = Port { $port } is taken; this is port { $other }.
serve-kept = The tables are kept in { $file }. Stop with Ctrl-C.
flag-lang = language
flag-no-color = without colour
flag-help = this help
flag-json = the result as JSON
flag-seats = how many seats at the table
flag-option = an option of the game, for example edition=jubilee; may be repeated
flag-bots = who plays: apprentice, regular or master; greedy and random to compare; several with commas
flag-seed = the same seed gives the same cards
flag-name = your name
flag-aid = memory aid: the table shows the face-down cards you already know
flag-record = a file for the record of the game
flag-records = a folder for the records
flag-games = how many games
flag-seat = as seen from which seat, counted from 1
flag-open = with all cards face up
flag-step = step by step, Enter for the next
flag-game = the game whose notation it is; otherwise the text begins with it: "koty 2: …"
flag-commitment = the commitment shown when the game began
games-facts = seats: { $seats } · about { $minutes } minutes
games-how = sennik play GAME --option name=value · sennik rules GAME

## At the table
play-keys = ? help
play-commitment = The cards are shuffled. After the game you can check this:
play-help =
    number    a move from the list; you can also type it in words, such as keep 2
    u         undo, as long as nobody sees anything new
    r         the rules, open where the game is; r SEN-P1 opens another
    l         the game log
    Enter     the table again
    q         leave the table
play-fault = This move shows a fault in the program. Nothing has changed: please choose another.
play-nothing-yet = Nothing has happened yet.
play-more-rules = The whole rulebook: sennik rules { $game }
play-left = You leave the table. Good night.
play-silent = Nobody is answering any more, so the game stops here. Good night.
play-saved = Game record: { $file }
won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
won-you = You win.
won-you-and = You win together with { $who }.
sheet-round = round { $n }
sheet-total = total

## Records
verify-right = Everything checks out: { $answers ->
    [one] { $answers } move
   *[other] { $answers } moves
} played again from the same cards.
verify-game = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
verify-unfinished = The game is not finished.
verify-commitment = Commitment: { $commitment }
verify-sealed = Every random number was fixed before any was shown: nobody chose the cards, not even who runs the server.
verify-withheld = Begun anew, because a random number was not shown: { $seats ->
    [one] seat { $list }
   *[other] seats { $list }
  }. Who runs the server could look before each new start.
verify-open = The random numbers were not fixed before they were shown: who runs the server could have chosen the last one.
replay-enter = Enter: next
replay-unfinished = The game breaks off after { $answers ->
    [one] { $answers } move
   *[other] { $answers } moves
}.
simulate-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $answers ->
    [one] { $answers } move
   *[other] { $answers } moves
}.
simulate-speed = { $speed } moves per second of CPU time.
simulate-lengths = Moves in a game: fewest { $least }, median { $median }, mean { $mean }, most { $most }.
simulate-seat = Seat { $seat } ({ $bot }): wins { $wins } %, { $score } points on average.
simulate-kept = The records are in { $folder } ({ $games }).

## The arena
arena-bot = bot
arena-games = games
arena-share = share (fair: { $even })
arena-rating = rating
arena-points = points
arena-answers = moves
arena-ms = ms/move
arena-fault-illegal = illegal
arena-fault-late = late
arena-fault-silent = silent
arena-fault-died = died
arena-fault-raised = raised
arena-fault-dropped = dropped
arena-reach = { $mean } ({ $low } to { $high })
arena-played = { $games } games of { $deals } deals
arena-repeatable = repeatable
arena-by-clock = by the clock
arena-gain = one game is worth { $gain } games of different deals
arena-seats = seats: { $shares }
arena-pair = { $bot } minus { $against }: { $more }
arena-elo = Elo: { $bot } minus { $against }: { $elo } ({ $low } to { $high })
arena-verdict = { $right } Elo, not { $wrong }
arena-no-verdict = no verdict yet
arena-test = test of { $low } against { $high } Elo: { $verdict } (log odds { $odds }, bounds ±{ $bound })
arena-fault = fault: { $line }
arena-title = { $game }, { $seats } seats: share of wins in { $games } games of { $deals } deals
arena-so-far = so far
arena-deals = { $deals } deals
arena-even = fair share
arena-stopped = Stopped. --resume goes on from here.

## What the coach says
review-own = your decisions, against the coach’s
review-others = the others’ decisions
review-chance = luck: deals, draws and what came to light
review-result = at first, { $result } in the end
review-no-mistakes = Nothing here was clearly wrong.
review-mistake = move { $moment }: { $given } (better: { $best })
review-how = In percent of a game, by what the seat knew then. Figures are estimates; docs/coach.md says how they are found.

## Why a bot would do so
reason-only = Nothing else is possible here.
reason-close = Several answers are about as good.
reason-chance = This way you win about { $this } { $this ->
    [one] game
   *[other] games
} of 100, with the next best answer about { $next }.
reason-points = In the end it is worth about { $more ->
    [one] one point
   *[other] { $more } points
} more than the next best.
reason-instead = This wins about { $this } { $this ->
    [one] game
   *[other] games
} of 100, what was played about { $that }.
reason-more = In the end it is worth about { $points ->
    [one] one point
   *[other] { $points } points
} more than what was played.
