import { describe, expect, it } from 'vitest'
import { A, B, middle, nearest } from '../src/games/pracownia/geometry'

const FIELDS = Array.from({ length: 25 }, (_, f) => ({ f, ...middle(f), high: 0 }))

describe('a finger on a workshop', () => {
  it('means the field on which it lies, wherever on it', () => {
    for (const { f, x, y } of FIELDS)
      for (const [u, v] of [
        [0, 0],
        [0.9, 0],
        [-0.9, 0],
        [0, 0.9],
        [0, -0.9],
        [0.45, 0.45],
        [-0.45, 0.45],
      ] as const)
        expect(nearest(x + u * A, y + v * B, FIELDS)?.f).toBe(f)
  })
  it('means the nearest that can be touched, half a field beside it too, and nothing that is far away', () => {
    const lit = FIELDS.filter(({ f }) => f === 0 || f === 24)
    for (const { f, x, y } of lit) {
      expect(nearest(x, y + 1.4 * B, lit)?.f).toBe(f)
      expect(nearest(x + 2 * A, y, lit)).toBeUndefined()
    }
    expect(nearest(0, 0, FIELDS.slice(0, 0))).toBeUndefined()
  })
  it('means a stack by all that is seen of it', () => {
    const stack = { ...middle(12), f: 12, high: 60 }
    const behind = { ...middle(16), f: 16, high: 0 }
    for (const up of [0, 30, 60]) {
      expect(nearest(stack.x, stack.y - up, [behind, stack])?.f).toBe(12)
    }
  })
})
