title = Small Sen
blurb = Sen with seven cards and two lands each: small enough to walk every line of play.

option-turns = Turns
    .help = how many there are at most, of both players together
fact-turns = turns so far
told-dawn = It dawns: that was the last turn.
