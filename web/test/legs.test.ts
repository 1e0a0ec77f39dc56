import { expect, test } from 'vitest'
import { legsOf, nth } from '../src/games/kruki/legs'

const note = (name: string, number: number) => ({ name, number, place: { zone: -1, index: -1, kind: -1, fact: -1 } })
const at = (field: number) => ({ along: field, across: 0 })
// a card over two equal fields, then two equal cards over one
const NOTES = [
  note('reach', 3),
  note('ahead', 4),
  note('ahead', 6),
  note('flown', 11),
  note('landing', 6),
  note('ahead', 8),
  note('flown', 12),
  note('flown', 12),
  note('landing', 8),
]

test('each leg is farther than the one before it, and none is over nothing', () => {
  expect(legsOf(NOTES, at)).toEqual([
    { kinds: [11], fields: 2, to: at(6) },
    { kinds: [12, 12], fields: 3, to: at(8) },
  ])
  expect(legsOf([note('reach', 0), note('landing', 6)], at)).toEqual([])
  expect(legsOf([], at)).toEqual([])
})

test('a pointer that rests on the button of a longer flight names no leg once that was flown', () => {
  const legs = legsOf(NOTES, at)
  expect(nth(legs, 'leg 1')).toBe(1)
  expect(nth(legs.slice(1), 'leg 1')).toBe(-1)
  expect(nth([], 'leg 0')).toBe(-1)
  expect(nth(legs, 'fly 3')).toBe(-1)
})
