import { describe, expect, it } from 'vitest'
import { place } from '../src/mine/place'

describe('a place in a game that is over', () => {
  it('is that of a seat among seats', () => {
    expect(place([2, 1, 3], 2)).toEqual({ rank: 3, seats: 3 })
    expect(place([1, 2, 2, 4], 3)).toEqual({ rank: 4, seats: 4 })
    expect(place([1, 1], 0)).toEqual({ rank: 1, seats: 2 })
  })
  it('is one for partners', () => {
    expect(place([3, 1, 3, 1], 0)).toEqual({ rank: 2, seats: 2 })
    expect(place([1, 3, 5, 1, 3, 5], 4)).toEqual({ rank: 2, seats: 3 })
  })
})
