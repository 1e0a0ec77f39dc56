// Constants of the rules, by their Python names; KINDS are the names of the cards. Made by tools/protocol_types.py: a
// line added here with any value gets the right one, below a line `// from module` that of the module of this name.

export const KINDS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'take2',
  'peek1',
  'swap2',
  'choose1',
  'peek1j',
  'hourglass',
] as const
export const VALUE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7, 6, 3, -1] as const
export const GLASS = -1
export const SLOTS = 256
