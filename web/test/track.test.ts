import { expect, test } from 'vitest'
import { COLUMNS } from '../src/games/kruki/constants'
import { apart, RAVEN } from '../src/games/kruki/track'

const at = (along: number, across = 0) => ({ along, across })

test('two ravens on one field stand side by side, and on the last one no farther than its edge', () => {
  expect(apart([at(3), at(3, 1)])).toEqual([at(3), at(3, 1)])
  expect(apart([at(3, 1), at(3, 1)])).toEqual([at(2.8, 1), at(3.2, 1)])
  const [one, other] = apart([at(COLUMNS - 1), at(COLUMNS - 1)])
  expect(other?.along).toBeCloseTo(COLUMNS - 0.5 - RAVEN / 2)
  expect((other?.along ?? 0) - (one?.along ?? 0)).toBeCloseTo(0.4)
})
