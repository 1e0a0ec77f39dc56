import { describe, expect, it } from 'vitest'
import type { EventShown, StepShown } from '../src/protocol/messages'
import { Traces } from '../src/table/traces.svelte'
import { DISCARD, DREAM, event, HAND, PILE, step } from './shown'

const before = step().view
const VEILED = -1000
const note = (traces: Traces, events: Partial<EventShown>[], more: Partial<StepShown> = {}, me = 0) => {
  traces.note(step({ events: events.map(event), ...more }), me, before, false)
  return Object.fromEntries(traces.by)
}

describe('traces', () => {
  it('lie where somebody else put, showed, exchanged or turned a card', () => {
    expect(note(new Traces(), [{ src: HAND, i: 0, dst: DISCARD, j: -1 }])).toEqual({ [`z${DISCARD}.1`]: 1 })
    expect(note(new Traces(), [{ what: 'revealed', src: DREAM, i: 1, dst: DREAM }])).toEqual({ [`z${DREAM}.1`]: 1 })
    expect(note(new Traces(), [{ what: 'swapped', src: DREAM, i: 1, dst: DREAM + 1, j: 0 }])).toEqual({
      [`z${DREAM}.1`]: 1,
      [`z${DREAM + 1}.0`]: 1,
    })
    expect(note(new Traces(), [{ what: 'marked', src: DISCARD, i: 0 }])).toEqual({ [`z${DISCARD}.0`]: 1 })
  })
  it('lie on the whole of a hand: nobody can tell where in it', () => {
    expect(note(new Traces(), [{ dst: HAND, j: VEILED }])).toEqual({ [`z${HAND}`]: 1 })
  })
  it('go on with their card when others are put before it or taken away', () => {
    const traces = new Traces()
    note(traces, [{ what: 'revealed', src: DREAM + 1, i: 1, dst: DREAM + 1 }])
    expect(note(traces, [{ seat: 2, src: PILE, i: VEILED, dst: DREAM + 1, j: 0 }])).toEqual({
      [`z${DREAM + 1}.2`]: 1,
      [`z${DREAM + 1}.0`]: 2,
    })
    expect(note(traces, [{ src: DREAM + 1, i: 0, dst: DISCARD, j: -1 }])).toEqual({
      [`z${DREAM + 1}.1`]: 1,
      [`z${DISCARD}.1`]: 1,
    })
    expect(note(traces, [{ what: 'shuffled', src: DREAM + 1, dst: DREAM + 1 }])).toEqual({ [`z${DISCARD}.1`]: 1 })
  })
  it('are not left where a game keeps none of that seat', () => {
    const keeps = (key: string, seat: number) => key !== `z${DREAM}.1` || seat === 0
    const events: Partial<EventShown>[] = [
      { what: 'marked', src: DREAM, i: 1 },
      { what: 'marked', src: DISCARD, i: 0 },
    ]
    expect(note(new Traces(() => [], keeps), events)).toEqual({ [`z${DISCARD}.0`]: 1 })
  })
  it('go when I answer, and mine are none', () => {
    const traces = new Traces()
    note(traces, [{ src: HAND, i: 0, dst: DISCARD, j: -1 }])
    expect(note(traces, [{ seat: 0, dst: HAND, j: 0 }])).toEqual({})
    note(traces, [{ src: HAND, i: 0, dst: DISCARD, j: -1 }])
    expect(note(traces, [], { view: { ...before, asked: 0 } })).toEqual({})
  })
  it('are of the last seat for who looks on', () => {
    const traces = new Traces()
    note(traces, [{ seat: 1, dst: HAND, j: 0 }], {}, 6)
    expect(note(traces, [{ seat: 2, src: HAND, i: 0, dst: DISCARD, j: -1 }], {}, 6)).toEqual({ [`z${DISCARD}.1`]: 2 })
  })
  it('lie on facts that changed, and where the game says', () => {
    const traces = new Traces(({ word }) => (word ? [`row ${word}`] : []))
    const view = { ...before, facts: [0, 3, 6, 0, 0, 0, 0] }
    expect(note(traces, [{ what: 'told', word: 'use' }], { view })).toEqual({ f2: 1, 'row use': 1 })
    expect(traces.at('z9', 'row use')).toBe(1)
    expect(traces.at('z9')).toBe(-1)
  })
})
