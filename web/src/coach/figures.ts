// Figures of the coach for people: ten-thousandths of a game as percent, rounded so that parts still add up.
import type { PointFound, SeatReview } from '../protocol/messages'

export const percent = (share: number): number => Math.round(share / 100) + 0
/** With its sign; a true minus, as wide as a plus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

export interface Part {
  name: 'own' | 'others' | 'chance'
  from: number // percent, of the whole before it …
  to: number // … and after it
}
/** From what could be expected to the result, one after the other: rounded are the sums, so the steps add up. */
export function parts(review: SeatReview): Part[] {
  let sum = review.prior
  return (['own', 'others', 'chance'] as const).map(name => {
    const from = percent(sum)
    sum += review[name]
    return { name, from, to: percent(sum) }
  })
}

const WHOLE = 10_000
const CLEAR = 200 // ten-thousandths: less than this is nothing to speak of
/** What to say of it in one sentence: how well it was played, and whose side chance took. */
export function verdict(review: SeatReview): { own: string; cost: number; luck: string; cards: number } {
  const [own, , chance] = parts(review)
  return {
    own: review.own > -CLEAR ? 'well' : review.own < -WHOLE ? 'all' : 'cost', // of more than all, percent tell nothing
    cost: own ? Math.abs(own.to - own.from) : 0,
    luck: review.chance > CLEAR ? 'good' : review.chance < -CLEAR ? 'bad' : 'none',
    cards: chance ? Math.abs(chance.to - chance.from) : 0,
  }
}

const SWING = 1000 // what chance must change to be marked
const SWINGS = 3
/** The moments at which chance turned the game most. */
export function swings(curve: readonly PointFound[]): PointFound[] {
  return curve
    .filter(({ chance }) => Math.abs(chance) >= SWING)
    .sort((one, other) => Math.abs(other.chance) - Math.abs(one.chance))
    .slice(0, SWINGS)
}

/** The point of the curve that holds at this moment: the last one up to it. */
export function pointAt(curve: readonly PointFound[], moment: number): number {
  let found = 0
  curve.forEach((point, k) => {
    if (point.moment <= moment) found = k
  })
  return found
}
