// Secret peeks: a face that I am shown and the table does not keep. It closes by itself, at a touch, or when its card goes.
import type { EventShown, StepShown, TableShown } from '../protocol/messages'

export const OPEN_FOR = 6000
const UP = 128
const TOP = -1
export interface Peek {
  key: string
  zone: number
  index: number
  face: number
  fresh: boolean
}
const peek = (zone: number, index: number, face: number, fresh: boolean): Peek => ({
  key: `z${zone}.${index}`,
  zone,
  index,
  face,
  fresh,
})
const shifted = ({ zone, index, face, fresh }: Peek, by: number): Peek => peek(zone, index + by, face, fresh)

/** The peeks that still tell the truth after an event. A card that moved is shown no more; those beside it may lie elsewhere now. */
function after(peeks: readonly Peek[], event: EventShown): Peek[] {
  const { what, src, i, dst, j } = event
  switch (what) {
    case 'swapped':
      return peeks.filter(({ zone, index }) => !(zone === src && index === i) && !(zone === dst && index === j))
    case 'shuffled':
      return peeks.filter(({ zone }) => zone !== src && !event.numbers.includes(zone))
    case 'moved': {
      const left = peeks
        .filter(({ zone, index }) => zone !== src || (i >= 0 && index !== i)) // from a place that cannot be told: rather nothing
        .map(one => (one.zone === src && one.index > i ? shifted(one, -1) : one))
      if (j === TOP) return left
      return left
        .filter(({ zone }) => zone !== dst || j >= 0)
        .map(one => (one.zone === dst && one.index >= j ? shifted(one, 1) : one))
    }
    default:
      return [...peeks]
  }
}

export class Peeks {
  list = $state.raw<readonly Peek[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The face that is peeked at there now, or -1. */
  at(zone: number, index: number): number {
    return this.list.find(peek => peek.zone === zone && peek.index === index)?.face ?? -1
  }

  /** Faces that events showed me and that lie covered again; says whether there is a new one. */
  take({ events, view }: StepShown, table: TableShown): boolean {
    let list = this.list.map(one => ({ ...one, fresh: false }))
    for (const event of events) {
      if (event.what !== 'revealed') list = after(list, event)
      else if (event.face >= 0 && !(event.known & UP) && table.zones[event.src].covered && event.i >= 0)
        list = [
          ...list.filter(({ zone, index }) => zone !== event.src || index !== event.i),
          peek(event.src, event.i, event.face, true),
        ]
    }
    list = list.filter(({ zone, index }) => index < view.cards[zone].length && !(view.known[zone][index] & UP))
    if (list.length || this.list.length) this.list = list
    const news = list.some(one => one.fresh)
    if (news) {
      clearTimeout(this.timer)
      this.timer = setTimeout(() => {
        this.close()
      }, OPEN_FOR)
    }
    return news
  }

  close(): void {
    clearTimeout(this.timer)
    if (this.list.length) this.list = []
  }
}
