// Constants of the rules, by their Python names; KINDS are the names of the cards. Made by tools/protocol_types.py: a
// line added here with any value gets the right one, below a line `// from module` that of the module of this name.

export const KINDS = [
  'red-yellow',
  'red-green',
  'red-violet',
  'red-blue',
  'yellow-green',
  'yellow-violet',
  'yellow-blue',
  'green-violet',
  'green-blue',
  'violet-blue',
  'white-red',
  'white-yellow',
  'white-green',
  'white-violet',
  'white-blue',
  'black-red',
  'black-yellow',
  'black-green',
  'black-violet',
  'black-blue',
  'white-forward-back',
  'white-rotate-remove',
  'white-swap-slide',
  'white-draw-detour',
  'black-forward-back',
  'black-rotate-remove',
  'black-swap-slide',
  'black-draw-detour',
] as const
export const COLUMNS = 16
export const DEEP = 4
export const TURNED = 1
// from grid
export const SLID = [2, 4] as const
export const COVERS = 8
// from hand
export const FIRST = 5
// from hand
export const NEW = 3
