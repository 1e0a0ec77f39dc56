// Constants of the rules, by their Python names; KINDS are the names of the cards. Made by tools/protocol_types.py: a
// line added here with any value gets the right one, below a line `// from module` that of the module of this name.

export const KINDS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
  '48',
  '49',
  '50',
] as const
export const ROUNDS = 6
// from places
export const NAMES = ['archive', 'collector', 'tower', 'golem', 'lake', 'lord'] as const
export const SPACES = 5
export const SIDE = 5
export const ENTRANCE = 2
// from pieces
export const TREE = 1
// from pieces
export const DREAMER = 2
// from pieces
export const RED = 6
// from places
export const DOTS = [2, 2, 2, 3, 4] as const
// from doing
export const DEEPER = 32
// from pieces
export const MOVE = 5
// from creation
export const PRICE = [0, 2, 2, 2, 2, 2, 3] as const
// from travel
export const ACTION_POINTS = 4
// from grid
export const FIELDS = 25
// from scoring
export const UNBUILT = 5
// from scoring
export const RED_COST = 3
// from facts
export const MOST_SEATS = 4
