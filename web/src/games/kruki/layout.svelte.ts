// Where the track is on the page, in fields from its corner: on a desktop it lies, on a phone it stands on end and
// forward is up. Detours need room beside the lanes.
import { wide } from '../../prefs.svelte'
import { COLUMNS } from './constants'
import type { KrukiModel } from './model.svelte'
import { depth, reach, type LyingCard, type Point } from './track'
import type { Would } from './would.svelte'

const UNIT = 10 // of a drawing, to a field

export class Layout {
  constructor(
    private readonly kruki: KrukiModel,
    private readonly would: Would,
  ) {}

  flat = $derived.by(() => wide.current)
  /** Is only a part of it in the window? A finger must find one card. */
  near = $derived.by(() => !this.flat && !this.kruki.whole)

  private room(lane: number): number {
    const { free, site } = this.would
    const { model } = this.kruki
    const taken = reach(
      model,
      lane,
      free.some(one => one.lane === lane),
    )
    return Math.max(1, taken, site?.lane === lane ? depth(model, lane, site.pair) + 1 : 0)
  }
  private rooms = $derived.by((): [number, number] => {
    const rooms: [number, number] = [this.room(0), this.room(1)]
    if (!this.near || !this.kruki.onTrack) return rooms
    const most = Math.max(...rooms) // the lanes stay in the middle while a place is chosen
    return [most, most]
  })
  private lead = $derived.by(() => (this.flat ? 1.28 : 1.5)) // before the first column: start and finish
  long = $derived.by(() => this.lead + COLUMNS)
  high = $derived.by(() => 2 + this.rooms[0] + this.rooms[1])

  x(at: Point): number {
    return this.flat ? this.lead + at.along : this.rooms[0] + at.across
  }
  y(at: Point): number {
    return this.flat ? this.rooms[0] + at.across : COLUMNS - 1 - at.along
  }
  /** The corner and the size of a card of the track; `flat`: it lies along the columns, as detours do. */
  box(card: Point & Pick<LyingCard, 'flat'>): { x: number; y: number; dx: number; dy: number } {
    const lies = this.flat === card.flat
    return {
      x: this.x(card),
      y: this.flat || !card.flat ? this.y(card) : this.y(card) - 1,
      dx: lies ? 2 : 1,
      dy: lies ? 1 : 2,
    }
  }

  // ---- for drawings over the whole of it
  viewBox = $derived.by(() => {
    const [wide, high] = this.flat ? [this.long, this.high] : [this.high, this.long]
    return `0 0 ${wide * UNIT} ${high * UNIT}`
  })
  /** The middle of a field. */
  dot(at: Point): { x: number; y: number } {
    return { x: (this.x(at) + 0.5) * UNIT, y: (this.y(at) + 0.5) * UNIT }
  }
  line(points: readonly Point[]): string {
    return points.map((point, k) => `${k ? 'L' : 'M'}${this.dot(point).x} ${this.dot(point).y}`).join('')
  }
}
