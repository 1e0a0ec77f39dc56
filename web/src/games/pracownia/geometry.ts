// Where the fields of a workshop lie on the tilted table, in units of its drawing.
import { TILT } from './art'
import { ENTRANCE, SIDE } from './constants'

export const A = 50 // half the width of a field
export const B = A * TILT
export const RIM = 20 // of the plate around the fields
export const SLAB = 13 // its thickness
const HEAD = 34 // above the plate, for what stands at the back
/** What stands very high at the back may reach so far above the drawing. */
export const RISE = 96
export const WIDTH = 2 * (SIDE * A + RIM) + 4
export const HEIGHT = HEAD + 2 * (SIDE * B + RIM * TILT) + SLAB + 6
export const X = WIDTH / 2
export const Y = HEAD + SIDE * B + RIM * TILT

/** The middle of the floor of a field; a1 lies at the left corner of the front, e5 at the right of the back. */
export function middle(field: number): { x: number; y: number } {
  const i = field % SIDE
  const j = SIDE - 1 - Math.floor(field / SIDE)
  return { x: X + (i - j) * A, y: Y + (i + j - SIDE + 1) * B }
}
/** How thick a shard is drawn: thinner where stacks are tall: of a field behind one half can still be touched. */
export const thickness = (tallest: number): number => A * Math.min(0.42, 0.75 / Math.max(1, tallest))

/** Just outside the entrance. */
export function door(): { x: number; y: number } {
  const { x, y } = middle(ENTRANCE)
  return { x: x - A * 0.86, y: y + B * 0.86 }
}

/** Something that can be touched: the floor's middle, and how high what lies there rises above it. */
export interface Rising {
  x: number
  y: number
  high: number
}
const REACH = 1.5 // fields: what is farther away is not meant

/** Which of these a finger means: the one it lies on or, as a finger is wider than a field, the nearest. */
export function nearest<T extends Rising>(x: number, y: number, all: readonly T[]): T | undefined {
  // in the measure of a field all points of its edge are one away from its middle
  const away = (one: Rising) => {
    const below = y - one.y
    const down = below > 0 ? below : Math.max(0, -below - one.high)
    return Math.abs(x - one.x) / A + down / B
  }
  const [found] = all.toSorted((a, b) => away(a) - away(b))
  return found && away(found) <= REACH ? found : undefined
}
