// A small table of Sen as the server would show it, for tests: pile, discard pile, hand, and the dreams of two seats.
import type { EventShown, SeatsShown, StepShown, TableShown, ZoneShown } from '../src/protocol/messages'

const zone = (name: string, more: Partial<ZoneShown> = {}): ZoneShown => ({
  name,
  owner: -1,
  shape: 'row',
  open: 0,
  remember: 0,
  heap: false,
  signed: false,
  ...more,
})
export const PILE = 0
export const DISCARD = 1
export const HAND = 2
export const DREAM = 3 // + seat

export const table: TableShown = {
  type: 'table',
  id: 'abc',
  game: 'sen',
  rules: 1,
  options: { rounds: 'no', target: '100' },
  aid: false,
  public: false,
  watch: true,
  clock: 0,
  teach: false,
  grace: 0,
  commitment: '',
  zones: [
    zone('pile', { shape: 'bag' }),
    zone('discard', { open: 127, heap: true }),
    zone('hand'),
    zone('dream', { owner: 0, remember: 127 }),
    zone('dream', { owner: 1, remember: 127 }),
  ],
  kinds: [
    { name: '7', back: 0, count: 4 },
    { name: 'hourglass', back: 0, count: 5 },
  ],
  phases: [{ name: 'turn', rule: 'SEN-T1' }],
  facts: [
    { name: 'mover', start: 0, size: 1, each: '', type: 'seat' },
    { name: 'score', start: 1, size: 6, each: 'seat', type: 'number' },
  ],
  verbs: [
    {
      name: 'land',
      numbers: [
        { name: 'whose', type: 'seat' },
        { name: 'slot', type: 'nth' },
      ],
    },
    { name: 'draw', numbers: [] },
    { name: 'drop', numbers: [] },
    { name: 'wake', numbers: [] },
  ],
  told: [
    {
      name: 'scores',
      numbers: [
        { name: 'who', type: 'seat' },
        { name: 'points', type: 'number' },
      ],
    },
    { name: 'use', numbers: [{ name: 'land', type: 'kind' }] },
    {
      name: 'point',
      numbers: [
        { name: 'whose', type: 'seat' },
        { name: 'slot', type: 'nth' },
      ],
    },
  ],
  lesson: null,
  what_if: null,
}

export const seats: SeatsShown = {
  type: 'seats',
  n: 1,
  stage: 'playing',
  you: 0,
  seats: [
    { who: 'person', name: 'Ola', level: '', here: true },
    { who: 'bot', name: '', level: 'greedy', here: true },
  ],
  watching: 0,
  next: '',
  grace: [],
  sealing: null,
}

export const event = (more: Partial<EventShown> = {}): EventShown => ({
  number: 0,
  what: 'moved',
  seat: 1,
  src: PILE,
  i: -1,
  dst: HAND,
  j: 0,
  face: -1,
  known: 2,
  word: '',
  numbers: [],
  stand_in: false,
  ...more,
})

export const step = (more: Partial<StepShown> = {}): StepShown => ({
  type: 'step',
  n: 1,
  since: 1,
  events: [],
  fresh: 0,
  faces: [],
  peeks: [],
  view: {
    seat: 0,
    phase: 0,
    asked: 1,
    cards: [[-1, -1, -1], [0], [], [-1, -1], [-1, -1]],
    known: [[0, 0, 0], [255], [], [0, 1], [0, 0]],
    signs: [],
    facts: [0, 3, 5, 0, 0, 0, 0],
    marks: [],
  },
  answers: [],
  undo: false,
  why: '',
  scores: [3, 5],
  left: [-1, -1],
  notes: [],
  undone: -1,
  past: [],
  result: null,
  page: -1,
  ...more,
})
