// Constants of the engine. Made by tools/protocol_types.py from the Python modules: do not edit.

/** the seat of whoever only looks on */
export const SPECTATOR = 6
/** six seats and the spectator: masks stay small ints, which are never allocated */
export const EVERYONE = 127
/** beside the seats in a mask: the card lies face up */
export const UP = 128
/** face up, so all know it */
export const OPEN = 255
/** an index nobody can tell: a place in a hand or a bag */
export const VEILED = -1000
