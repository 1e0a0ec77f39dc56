import { describe, expect, it } from 'vitest'
import { shownLog } from '../src/log'
import { DISCARD, DREAM, event, table } from './shown'

const seen = [10, 11, 12].map(number => event({ number, what: 'revealed', src: DREAM, dst: DREAM, face: 1 }))
const faces = (fresh: number, faces: number[] = []) => shownLog(seen, { fresh, faces }, table).map(({ face }) => face)

describe('the log', () => {
  it('shows the faces from the number on that the server says', () => {
    expect(faces(12)).toEqual([-1, -1, 1])
    expect(faces(0)).toEqual([1, 1, 1])
  })
  it('shows an older face while its card lies open', () => {
    expect(faces(12, [10])).toEqual([1, -1, 1])
  })
  it('shows it again when it lies open once more', () => {
    expect([faces(13), faces(13, [11])]).toEqual([
      [-1, -1, -1],
      [-1, 1, -1],
    ])
  })
  it('leaves what has no face as it is', () => {
    const told = event({ number: 1, what: 'told', word: 'wake' })
    const hidden = event({ number: 2, dst: DISCARD, face: -1 })
    expect(shownLog([told, hidden], { fresh: 9, faces: [] }, table)).toEqual([told, hidden])
  })
})
