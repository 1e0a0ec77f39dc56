import { describe, expect, it } from 'vitest'
import type { AnswerShown, PlaceShown } from '../src/protocol/messages'
import { Gesture, key } from '../src/table/gesture.svelte'

const card = (zone: number, index = -1): PlaceShown => ({ zone, index, kind: -1, fact: -1 })
const kind = (zone: number, kind: number): PlaceShown => ({ zone, index: -1, kind, fact: -1 })
const fact = (fact: number): PlaceShown => ({ zone: -1, index: -1, kind: -1, fact })
const answer = (text: string, ...places: PlaceShown[]): AnswerShown => ({ text, places })

function table(...answers: AnswerShown[]) {
  const said: string[] = []
  return {
    said,
    gesture: new Gesture(
      () => answers,
      answer => {
        said.push(answer)
      },
    ),
  }
}
// Sen: draw from the pile, take the discard onto a land, call
const turn = () =>
  table(
    answer('wake'),
    answer('draw', card(0)),
    answer('take 0', card(1), card(3, 0)),
    answer('take 1', card(1), card(3, 1)),
  )
// Sen: a card in hand onto a land or the discard pile, or its power
const drawn = () =>
  table(
    answer('keep 0', card(2, 0), card(3, 0)),
    answer('keep 1', card(2, 0), card(3, 1)),
    answer('drop', card(2, 0), card(1)),
    answer('use'),
  )

describe('a gesture', () => {
  it('is closed while one touch gives several answers', () => {
    const { gesture, said } = turn()
    gesture.closed = true
    expect([gesture.spots.size, gesture.buttons.length, gesture.answers.length]).toEqual([0, 0, 4])
    gesture.touch('z0')
    expect(said).toEqual([])
    gesture.closed = false
    gesture.touch('z0')
    expect(said).toEqual(['draw'])
  })
})

describe('a place', () => {
  it('is written as a card, a zone, a kind in a hand, or a fact', () => {
    expect([card(3, 1), card(3), kind(3, 5), fact(12)].map(key)).toEqual(['z3.1', 'z3', 'z3k5', 'f12'])
  })
})

describe('a gesture', () => {
  it('answers at one touch where one place is enough', () => {
    const { gesture, said } = turn()
    expect(gesture.buttons.map(one => one.text)).toEqual(['wake'])
    gesture.touch('z0')
    expect(said).toEqual(['draw'])
  })

  it('takes two touches from there to there, and lights only what is next', () => {
    const { gesture, said } = turn()
    expect([...gesture.spots.values()].map(spot => [spot.key, spot.role])).toEqual([
      ['z0', 'now'],
      ['z1', 'now'],
    ])
    gesture.touch('z1')
    expect(said).toEqual([])
    expect(gesture.at('z3.1')?.role).toBe('to')
    expect(gesture.at('z1')?.role).toBe('picked')
    expect(gesture.at('z0')?.role).toBe('else')
    gesture.touch('z3.1')
    expect(said).toEqual(['take 1'])
    expect(gesture.picked).toBe('')
  })

  it('is given up by touching the same place again, or by touching nothing', () => {
    const { gesture, said } = turn()
    gesture.touch('z1')
    gesture.touch('z1')
    expect(gesture.picked).toBe('')
    gesture.touch('z1')
    gesture.touch('z4.0')
    expect([gesture.picked, said]).toEqual(['', []])
  })

  it('changes its mind when another beginning is touched', () => {
    const { gesture, said } = turn()
    gesture.touch('z1')
    gesture.touch('z0')
    expect(said).toEqual(['draw'])
  })

  it('begins by itself where all that is placed begins at one place', () => {
    const { gesture, said } = drawn()
    expect(gesture.from).toBe('z2.0')
    expect(gesture.at('z3.0')?.role).toBe('to')
    gesture.touch('z2.0') // touching what is begun changes nothing
    expect(gesture.from).toBe('z2.0')
    gesture.touch('z1')
    expect(said).toEqual(['drop'])
  })

  it('asks which, where several answers share their places', () => {
    const { gesture, said } = table(
      answer('pose 1 0', kind(9, 9), card(3)),
      answer('pose 2 0', kind(9, 9), card(3)),
      answer('exchange', card(9), card(1)),
    )
    gesture.touch('z9k9')
    gesture.touch('z3')
    expect(said).toEqual([])
    expect(gesture.menu.map(one => one.text)).toEqual(['pose 1 0', 'pose 2 0'])
    const [, pose] = gesture.menu
    if (pose) gesture.choose(pose)
    expect([said, gesture.menu]).toEqual([['pose 2 0'], []])
  })

  it('asks which, where one card can do two things (Kruki: an action card; one flight card or two)', () => {
    const { gesture, said } = table(
      answer('forward', kind(5, 20)),
      answer('back', kind(5, 20)),
      answer('fly 1', kind(5, 11)),
      answer('pair 1', kind(5, 11), kind(5, 11)),
      answer('fly 2', kind(5, 12)),
    )
    expect(gesture.auto).toBe('')
    gesture.touch('z5k20')
    expect(gesture.menu.length).toBe(2)
    gesture.touch('z5k11')
    expect(gesture.menu.map(one => one.text)).toEqual(['fly 1', 'pair 1'])
    gesture.touch('z5k12')
    expect(said).toEqual(['fly 2'])
  })

  it('is the same when a card is carried', () => {
    const { gesture, said } = turn()
    expect([gesture.drags('z1'), gesture.drags('z0')]).toEqual([true, false])
    gesture.pick('z1')
    expect(gesture.at('z3.0')?.role).toBe('to')
    expect(gesture.drop('z1', 'z0')).toBe(false)
    expect(gesture.drop('z1', 'z3.0')).toBe(true)
    expect(said).toEqual(['take 0'])
  })

  it('numbers what can be touched now, for the keyboard', () => {
    const { gesture } = drawn()
    expect([...gesture.spots.values()].filter(spot => spot.role === 'to').map(spot => spot.digit)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(gesture.at('z2.0')?.digit).toBe('')
  })

  it('offers nothing while nothing may be answered', () => {
    const { gesture } = table()
    expect([gesture.auto, gesture.spots.size, gesture.buttons.length]).toEqual(['', 0, 0])
  })
})
