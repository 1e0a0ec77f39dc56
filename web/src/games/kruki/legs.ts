// A flight in legs: what the notes of a step say of how far the own hand carries the own raven.
import type { NoteShown } from '../../protocol/messages'
import type { Point } from './track'

/** One card of a flight, or two equal ones, and where it sets the raven down: `fields` from where it is now. */
export interface Leg {
  kinds: number[]
  fields: number
  to: Point
}

/** Every leg is at least one field longer than the one before it: there is no flight over nothing. */
export function legsOf(notes: readonly NoteShown[], at: (field: number) => Point): Leg[] {
  const legs: Leg[] = []
  let kinds: number[] = []
  let fields = 0
  for (const { name, number } of notes) {
    if (name === 'ahead') fields += 1
    else if (name === 'flown') kinds.push(number)
    else if (name === 'landing') {
      if (fields > (legs.at(-1)?.fields ?? 0)) legs.push({ kinds, fields, to: at(number) })
      kinds = []
    }
  }
  return legs
}

/** Which leg `leg 2` names; -1 if there is none. A button under a resting pointer may still name a leg that was flown. */
export function nth(legs: readonly Leg[], aim: string): number {
  const leg = /^leg \d+$/.test(aim) ? Number(aim.slice(4)) : -1
  return leg < legs.length ? leg : -1
}
