import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { veiled } from '../src/line.svelte'
import type { EventShown, StepShown, TableShown } from '../src/protocol/messages'
import { OPEN_FOR, Peeks } from '../src/table/peeks.svelte'

const zone = { owner: -1, shape: 'row', open: 0, covered: false, heap: false, signed: false } as const
const table = {
  aid: false,
  kinds: [{ name: '7', back: 0, count: 4 }],
  zones: [
    { ...zone, name: 'pile', shape: 'bag' },
    { ...zone, name: 'discard', open: 255, heap: true },
    { ...zone, name: 'hand' },
    { ...zone, name: 'dream', owner: 0, covered: true },
  ],
} as unknown as TableShown
const event = (more: Partial<EventShown>): EventShown => ({
  what: 'revealed',
  seat: 0,
  src: 3,
  i: 1,
  dst: 3,
  j: 1,
  face: 0,
  known: 1,
  word: '',
  numbers: [],
  ...more,
})
const step = (...events: EventShown[]): StepShown =>
  ({ events, view: { cards: [[], [], [], [-1, -1]], known: [[], [], [], [0, 1]] } }) as unknown as StepShown

describe('a secret peek', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows a face that the table does not keep, and closes by itself', () => {
    const peeks = new Peeks()
    expect(peeks.take(step(event({})), table)).toBe(true)
    expect([peeks.at(3, 1), peeks.at(3, 0)]).toEqual([0, -1])
    vi.advanceTimersByTime(OPEN_FOR)
    expect(peeks.at(3, 1)).toBe(-1)
  })
  it('is none where others peek, or where the card was turned up for all', () => {
    expect(new Peeks().take(step(event({ face: -1 })), table)).toBe(false)
    expect(new Peeks().take(step(event({ known: 255 })), table)).toBe(false)
  })
  it('is none where the card lies elsewhere by now: rather nothing than a wrong face', () => {
    expect(new Peeks().take(step(event({}), event({ what: 'swapped', face: -1, dst: 3, j: 0 })), table)).toBe(false)
  })
  it('goes with its card: what is taken away later is no longer shown, its neighbour stays', () => {
    const peeks = new Peeks()
    peeks.take(step(event({}), event({ i: 0, j: 0 })), table)
    expect(
      peeks.take(
        step(
          event({ what: 'moved', i: 1, dst: 1, j: -1, known: 255 }),
          event({ what: 'moved', src: 2, i: 0, dst: 3, j: 1, face: -1 }),
        ),
        table,
      ),
    ).toBe(false)
    expect([peeks.at(3, 1), peeks.at(3, 0)]).toEqual([-1, 0])
    peeks.take(step(event({ what: 'swapped', seat: 1, face: -1, i: 0, dst: 3, j: 1 })), table)
    expect(peeks.list).toEqual([])
  })
  it('follows its land when one before it goes', () => {
    const peeks = new Peeks()
    peeks.take(step(event({})), table)
    peeks.take(step(event({ what: 'moved', i: 0, dst: 1, j: -1, known: 255 })), table)
    expect([peeks.at(3, 0), peeks.at(3, 1)]).toEqual([0, -1])
  })
})

describe('the chronicle', () => {
  it('forgets a face that must be remembered, as the server does', () => {
    expect(veiled(event({}), table, 0).face).toBe(-1)
    expect(veiled(event({ what: 'moved', src: 0, dst: 2, i: -1 }), table, 0).face).toBe(-1)
  })
  it('keeps what lies open, and everything where the table remembers for all', () => {
    expect(veiled(event({ what: 'moved', src: 2, dst: 1, known: 255 }), table, 0).face).toBe(0)
    expect(veiled(event({}), { ...table, aid: true }, 0).face).toBe(0)
  })
})
