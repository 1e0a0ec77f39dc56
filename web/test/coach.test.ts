import { describe, expect, it } from 'vitest'
import { parts, percent, pointAt, signed, swings, verdict } from '../src/coach/figures'
import type { PointFound, SeatReview } from '../src/protocol/messages'

const review = (prior: number, own: number, others: number, chance: number): SeatReview => ({
  seat: 0,
  prior,
  own,
  others,
  chance,
  result: prior + own + others + chance,
  curve: [],
  decisions: [],
  mistakes: [],
})
const point = (moment: number, chance: number): PointFound => ({ moment, share: 0, own: 0, others: 0, chance })

describe('figures of the coach', () => {
  it('add up to the result however they are rounded', () => {
    for (let k = 0; k < 2000; k += 1) {
      const found = review(5000, -(k * 37) % 1999, (k * 53) % 777, (k * 91) % 4001)
      const steps = parts(found).map(({ from, to }) => to - from)
      expect(steps.reduce((sum, step) => sum + step, percent(found.prior))).toBe(percent(found.result))
    }
  })
  it('have a sign, and nothing has none', () => {
    expect([signed(3), signed(-3), signed(percent(-20))]).toEqual(['+3', '−3', '0'])
  })
  it('say in a word how it was played and whom the cards favoured', () => {
    expect(verdict(review(5000, -100, 0, -1400))).toEqual({ own: 'well', cost: 1, luck: 'bad', cards: 14 })
    expect(verdict(review(5000, -1200, 0, 150))).toMatchObject({ own: 'cost', cost: 12, luck: 'none' })
    expect(verdict(review(5000, 300, 0, 4700))).toMatchObject({ own: 'well', luck: 'good', cards: 47 })
    expect(verdict(review(5000, -11200, 9000, 2000))).toMatchObject({ own: 'all', luck: 'good', cards: 20 })
  })
  it('mark the three largest turns of luck', () => {
    const curve = [point(1, 900), point(2, -3000), point(3, 1000), point(4, 2000), point(5, -1500)]
    expect(swings(curve).map(({ moment }) => moment)).toEqual([2, 4, 5])
  })
  it('hold from one point of the curve to the next', () => {
    const curve = [point(2, 0), point(5, 0), point(9, 0)]
    expect([0, 2, 4, 5, 8, 9, 20].map(moment => pointAt(curve, moment))).toEqual([0, 0, 0, 1, 1, 2, 2])
  })
})
