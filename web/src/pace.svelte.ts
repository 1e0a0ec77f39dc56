// The pace of a table: what comes is shown one after the other, each for as long as there is something to see in it.
import type { EventShown } from './protocol/messages'

/** How long things are shown: slowly, as usual, fast, or not at all: then everything is there as it comes. */
export const TEMPI = ['slow', 'normal', 'fast', 'none'] as const
export type Tempo = (typeof TEMPI)[number]
export const SPAN: Readonly<Record<Tempo, number>> = { slow: 1.8, normal: 1, fast: 0.45, none: 0 }

export const FLIGHT = 280 // milliseconds
export const APART = 95 // so that three move at once, not more
export const TURN = 320
export const TURNS_APART = 90
const BREATH = 320 // before a sentence is read, and
const LETTER = 16 // for each letter of it
const LONGEST = 2400
const GLANCE = 450 // somebody looks at a card that I do not see
const MOST = 60 // waiting: more is no sequence that anybody follows
/** Milliseconds of what waits that are shown in full; of more, the first is the shorter the more there is. */
export const PATIENCE = 2500
export const PRESSED = 600 // the same while the own clock runs

/** How long there is something to see in what happened; `line` is the sentence of an event. What I did, I know. */
export function seeing(events: readonly EventShown[], line: (event: EventShown) => string, me: number): number {
  const moves = events.filter(({ what }) => what === 'moved' || what === 'swapped').length
  const open = events.filter(({ what, face }) => what === 'revealed' && face >= 0).length
  const motion = Math.max(
    moves && FLIGHT + APART * (moves - 1),
    open && TURN + TURNS_APART * (open - 1), // one after the other
  )
  const others = events.filter(event => event.seat !== me)
  const glances = others.filter(({ what, face }) => what === 'revealed' && face < 0)
  const letters = others
    .filter(event => !glances.includes(event))
    .reduce((sum, event) => sum + line(event).trim().length, 0)
  const reading = letters ? Math.min(LONGEST, BREATH + LETTER * letters) : 0
  return Math.max(motion, reading, glances.length && GLANCE)
}

interface Item {
  readonly time: number // milliseconds it is to be seen
  readonly patience: number // with what is before it
  readonly awaited: boolean // what one skips to: I am asked, or it is over
  show(skipped: boolean): void
}

export class Pace {
  behind = $state(0) // that came and are not shown yet
  private queue: Item[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private rushing = false

  push(item: Item): void {
    this.queue.push(item)
    if (this.rushing || document.hidden || this.queue.length > MOST) this.catchUp()
    else if (this.timer === undefined) this.next()
    else this.behind = this.queue.length
  }

  private next = (): void => {
    this.timer = undefined
    const item = this.queue.shift()
    this.behind = this.queue.length
    if (!item) return
    item.show(false)
    const all = this.queue.reduce((sum, one) => sum + one.time, item.time)
    const patience = Math.min(...this.queue.map(one => one.patience))
    const time = all > patience ? (item.time * patience) / all : item.time
    if (time > 0) this.timer = setTimeout(this.next, time)
    else this.next()
  }

  /** All that came, at once. */
  catchUp(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const some = this.queue.length > 1
    for (let item = this.queue.shift(); item; item = this.queue.shift()) {
      this.behind = this.queue.length
      item.show(some)
      if (item.awaited) this.rushing = false
    }
  }

  /** All that came, and what comes, until there is something to do. */
  skip(): void {
    this.rushing = true
    this.catchUp()
  }

  /** An answer interrupts theatre. */
  interrupt(): void {
    this.rushing = false
    this.catchUp()
  }

  close(): void {
    clearTimeout(this.timer)
    this.queue = []
  }
}
