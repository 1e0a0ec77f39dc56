// Constants of the rules, by their Python names; KINDS are the names of the cards. Made by tools/protocol_types.py: a
// line added here with any value gets the right one, below a line `// from module` that of the module of this name.

export const KINDS = [
  'raven',
  'blue1',
  'yellow2',
  'green3',
  'pink4',
  'pink5',
  'green6',
  'yellow7',
  'blue8',
  'joker',
  'moth',
  'bat',
  'owl',
  'dragon',
] as const
