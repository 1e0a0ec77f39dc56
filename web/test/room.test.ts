import { describe, expect, it } from 'vitest'
import { roomFor, type Box } from '../src/table/room'

const SCREEN = { width: 1280, height: 800 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('an explanation', () => {
  it('stands above what it is of, in its middle', () => {
    const { left, top, free } = roomFor({ width: 200, height: 100 }, box(600, 600, 80, 112), [], SCREEN)
    expect([left, top, free]).toEqual([540, 490, true])
  })
  it('stands beside a hand, not on it', () => {
    const hand = [0, 1, 2, 3].map(k => box(500 + 90 * k, 600, 80, 112))
    const { left, top, free } = roomFor({ width: 200, height: 100 }, box(500, 480, 300, 100), hand, SCREEN)
    const here = box(left, top, 200, 100)
    expect(free).toBe(true)
    expect(hand.some(card => meet(card, here))).toBe(false)
  })
  it('is never off the screen, and says where it covers something', () => {
    const { left, top, free } = roomFor(
      { width: 300, height: 300 },
      box(1270, 790, 10, 10),
      [box(0, 0, 1280, 800)],
      SCREEN,
    )
    expect(free).toBe(false)
    expect([left, top]).toEqual([970, 490])
  })
  it('finds the only hole there is', () => {
    const hole = [box(0, 0, 1280, 300), box(0, 430, 1280, 370), box(0, 300, 700, 130), box(930, 300, 350, 130)]
    const { left, top, free } = roomFor({ width: 200, height: 100 }, box(10, 10, 80, 80), hole, SCREEN)
    expect(free).toBe(true)
    expect(hole.some(one => meet(one, box(left, top, 200, 100)))).toBe(false)
  })
})
