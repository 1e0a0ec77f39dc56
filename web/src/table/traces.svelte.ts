// Traces: where the others did something since my last answer. They stay until I answer, so that nobody misses it.
import { SPECTATOR } from '../protocol/constants'
import type { EventShown, StepShown, ViewShown } from '../protocol/messages'

interface Trace {
  zone: number // -1: a fact, or a place of the game's own
  index: number // -1: the whole zone
  key: string
  seat: number
}

const TOP = -1

export class Traces {
  /** By place (`z3.1`, `z3`, `f12`, or a key of the game's own): the seat that did something there last. */
  by = $state.raw<ReadonlyMap<string, number>>(new Map())
  private list: Trace[] = []
  private doer = -1

  /** `keeps`: may a place bear the trace of a seat? */
  constructor(
    private readonly leaves: (event: EventShown) => readonly string[] = () => [],
    private readonly keeps: (key: string, seat: number) => boolean = () => true,
  ) {}

  /** The seat that did something at the first of these places of which that can be said, or -1. */
  at(...keys: string[]): number {
    for (const key of keys) {
      const seat = this.by.get(key)
      if (seat !== undefined) return seat
    }
    return -1
  }

  /** `before` is the view before the step; `whole`: all since my last answer is in the step. */
  note({ events, view }: StepShown, me: number, before: ViewShown | null, whole: boolean): void {
    if (whole || !view.asked) this.list = []
    const sizes = (whole || !before ? view : before).cards.map(row => row.length)
    for (const event of events) {
      // who looks on gives no answers, and sees what the last seat did
      if (event.seat === me || (me === SPECTATOR && event.seat !== this.doer)) this.list = []
      this.doer = event.seat
      this.follow(event, sizes, !whole)
      if (event.seat !== me) this.add(event, sizes)
    }
    const [first] = events
    if (before && first && first.seat !== me && !whole)
      view.facts.forEach((value, k) => {
        if (value !== before.facts[k]) this.list.push({ zone: -1, index: -1, key: `f${k}`, seat: first.seat })
      })
    const marks = this.list.map(({ zone, index, key, seat }) => [zone < 0 ? key : place(zone, index), seat] as const)
    this.by = new Map(marks.filter(([key, seat]) => this.keeps(key, seat)))
  }

  /** Cards that lie in a row move up when one is put before them or taken away. */
  private follow({ what, src, i, dst, j }: EventShown, sizes: number[], count: boolean): void {
    if (what === 'shuffled') {
      this.list = this.list.filter(({ zone }) => zone !== src && zone !== dst)
      return
    }
    if (what !== 'moved') return
    const from = i === TOP ? (sizes[src] ?? 1) - 1 : i
    if (from >= 0)
      this.list = this.list
        .filter(({ zone, index }) => zone !== src || index !== from)
        .map(one => (one.zone === src && one.index > from ? { ...one, index: one.index - 1 } : one))
    if (j >= 0)
      this.list = this.list.map(one => (one.zone === dst && one.index >= j ? { ...one, index: one.index + 1 } : one))
    if (!count) return
    sizes[src] = (sizes[src] ?? 1) - 1
    sizes[dst] = (sizes[dst] ?? 0) + 1
  }

  private add(event: EventShown, sizes: readonly number[]): void {
    const { what, seat, src, i, dst, j } = event
    const card = (zone: number, at: number) => {
      const index = at === TOP ? (sizes[zone] ?? 1) - 1 : at
      this.list.push({ zone, index: index < 0 ? -1 : index, key: '', seat })
    }
    if (what === 'moved') card(dst, j)
    else if (what === 'revealed' || what === 'marked') card(src, i)
    else if (what === 'swapped') {
      card(src, i)
      card(dst, j)
    }
    for (const key of this.leaves(event)) this.list.push({ zone: -1, index: -1, key, seat })
  }
}

const place = (zone: number, index: number): string => (index < 0 ? `z${zone}` : `z${zone}.${index}`)
