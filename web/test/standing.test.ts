import { describe, expect, it } from 'vitest'
import { ranking, standing } from '../src/table/standing'

describe('who came where', () => {
  it('is told by the points, up or down as the winner has them', () => {
    expect(ranking([2, 0, 1, 3], [34, 18, 44, 27], [0, 1, 0, 0])).toEqual([1, 3, 0, 2])
    expect(ranking([2, 0, 1, 3], [34, 18, 44, 27], [0, 0, 1, 0])).toEqual([2, 0, 3, 1])
  })
  it('puts winners first though a loser has as many points, and keeps the seats of who is level', () => {
    expect(ranking([0, 1, 2], [5, 5, 3], [0, 1, 0])).toEqual([1, 0, 2])
    expect(ranking([1, 2, 0], [4, 4, 4], [1 / 3, 1 / 3, 1 / 3])).toEqual([1, 2, 0])
  })
  it('is shown while it is played, the best first', () => {
    expect(standing([0, 1, 2], [27, 34, 18], true)).toEqual([2, 0, 1])
    expect(standing([0, 1, 2], [27, 34, 18])).toEqual([1, 0, 2])
  })
})
