title = Mały Sen
blurb = Sen z siedmiu kart, po dwie krainy: tak mały, że da się przejść każdy jego przebieg.

option-turns = Tury
    .help = ile ich jest najwyżej, obojga graczy razem
fact-turns = tury do tej pory
told-dawn = Świta: to była ostatnia tura.
