import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OPEN_FOR, Peeks } from '../src/table/peeks.svelte'
import { DREAM, step } from './shown'

const peeked = step({ peeks: [[DREAM, 1, 0]] })

describe('a secret peek', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows the face for a while, then closes by itself', () => {
    const peeks = new Peeks()
    expect(peeks.show(peeked)).toBe(true)
    expect([peeks.at(DREAM, 1), peeks.at(DREAM, 0)]).toEqual([0, -1])
    vi.advanceTimersByTime(OPEN_FOR)
    expect(peeks.at(DREAM, 1)).toBe(-1)
  })
  it('goes when the server no longer shows it', () => {
    const peeks = new Peeks()
    peeks.show(peeked)
    expect(peeks.show(step())).toBe(false)
    expect(peeks.list).toEqual([])
  })
  it('is no news while it stays, and does not last longer for it', () => {
    const peeks = new Peeks()
    peeks.show(peeked)
    vi.advanceTimersByTime(OPEN_FOR / 2)
    expect(peeks.show(peeked)).toBe(false)
    vi.advanceTimersByTime(OPEN_FOR / 2)
    expect(peeks.list).toEqual([])
  })
  it('stays closed, though others answer and the server still shows it', () => {
    const peeks = new Peeks()
    peeks.show(peeked)
    peeks.close()
    expect(peeks.show(peeked)).toBe(false)
    expect(peeks.list).toEqual([])
    vi.advanceTimersByTime(OPEN_FOR)
    expect(peeks.show(step({ peeks: [...peeked.peeks, [DREAM, 0, 1]] }))).toBe(true)
    expect(peeks.list.map(peek => peek.index)).toEqual([0])
  })
  it('opens again when an answer of mine shows the same card once more', () => {
    const peeks = new Peeks()
    peeks.show(peeked)
    peeks.close()
    expect(peeks.show(peeked, true)).toBe(true)
    expect(peeks.at(DREAM, 1)).toBe(0)
  })
})
