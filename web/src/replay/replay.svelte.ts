// A game that is over, shown again moment by moment: the very steps that a seat was sent then, or with all cards open.
import * as api from '../api'
import { Line, type Cause } from '../line.svelte'
import { SPAN } from '../pace.svelte'
import { prefs } from '../prefs.svelte'
import { SPECTATOR } from '../protocol/constants'
import type { ReplayShown, StepShown } from '../protocol/messages'

export const OPEN = 'open'
export const WATCH = 'watch'
const SHORTEST = 220 // milliseconds between two moments while it plays
const BREATH = 260 // after what there is to see
const LONGEST = 20 // letters of something that is no moment

/** What the address says behind its #: a moment, and by whose eyes if not by one's own. */
export interface Where {
  at: number | string // as it stands there, if it is no moment at all
  eye: string
}
export function where(hash: string): Where {
  const [, at = '', eye = ''] = /^([^:]*)(?::(\w+))?$/.exec(hash) ?? ['', hash]
  return { at: /^\d{0,9}$/.test(at) ? Number(at) : at.slice(0, LONGEST), eye }
}

export class Replay extends Line {
  readonly live = false
  at = $state(0) // the moment: so many answers were given
  eye = $state('')
  playing = $state(false)
  lacking = $state<number | string>('') // the moment that was wished for and is not there
  /** It came here in one leap, and back leads to where it was; from moment to moment, back leads out of the replay. */
  leapt = false
  /** Hears what somebody answers who tries this moment again; nobody: nothing can be answered. */
  puzzle = $state.raw<((answer: string) => void) | null>(null)
  private shown = $state.raw<ReplayShown | null>(null) // by these eyes
  private readonly seen = new Map<string, ReplayShown>()
  private timer: ReturnType<typeof setTimeout> | undefined

  private constructor(
    id: string,
    first: ReplayShown,
    readonly own: string, // by whose eyes it is seen where nobody says
  ) {
    super(id)
    this.status = 'open'
    this.seen.set(own, first)
  }

  /** By the eyes and at the moment of the address; refused if there is no such game to be seen again. */
  static async load(lang: string, id: string, wish: Where): Promise<Replay> {
    const open = await api.replay(lang, id, OPEN)
    const own = open.you === SPECTATOR ? OPEN : String(open.you)
    const replay = new Replay(id, own === OPEN ? open : await api.replay(lang, id, own), own)
    replay.seen.set(OPEN, open)
    await replay.look(lang, wish.eye || own, wish.at)
    return replay
  }

  override get answerable(): boolean {
    return this.puzzle !== null
  }
  get open(): boolean {
    return this.eye === OPEN
  }
  get last(): number {
    return this.steps.length - 1
  }
  get end(): StepShown | undefined {
    return this.steps.at(-1)
  }
  private get steps(): readonly StepShown[] {
    return this.shown?.steps ?? []
  }
  /** Where in the address this is. */
  get hash(): string {
    return `${this.at}${this.eye === this.own ? '' : `:${this.eye}`}`
  }

  /** The whole game by these eyes; fetched once. */
  async by(lang: string, eye: string): Promise<ReplayShown> {
    const found = this.seen.get(eye) ?? (await api.replay(lang, this.id, eye))
    this.seen.set(eye, found)
    return found
  }

  /** By other eyes; at the moment that is seen when they are there, or at another one. */
  async look(lang: string, eye: string, at?: number | string): Promise<void> {
    const found = await this.by(lang, eye)
    this.pause()
    this.lacking = ''
    this.shown = found
    this.eye = eye
    this.table = found.table
    this.show(at ?? this.at, 'opened')
  }

  // ---- from moment to moment
  go(at: number | string): void {
    this.pause()
    this.lacking = ''
    if (at !== this.at) this.show(at, at === this.at + 1 ? 'done' : 'again')
  }
  /** In one leap to a moment, by these eyes. */
  async leap(lang: string, eye: string, at?: number): Promise<void> {
    const from = this.hash
    this.leapt = true
    try {
      if (eye === this.eye) this.go(at ?? this.at)
      else await this.look(lang, eye, at)
    } finally {
      if (this.hash === from) this.leapt = false
    }
  }
  on(by: number): void {
    this.go(Math.min(Math.max(this.at + by, 0), this.last))
  }
  /** To the end of this turn or to the beginning of the one before: a turn is an unbroken run of answers of one seat. */
  turn(by: 1 | -1): void {
    let at = this.at + by
    while (at > 0 && at < this.last && this.who(at) === this.who(at + 1)) at += by
    this.go(Math.min(Math.max(at, 0), this.last))
  }
  /** Who gave the answer that led to this moment. */
  private who(at: number): number {
    for (let k = at; k > 0; k -= 1) {
      const seat = this.steps[k]?.events[0]?.seat ?? -1
      if (seat >= 0) return seat
    }
    return -1
  }

  private show(wish: number | string, cause: Cause): void {
    const at = typeof wish === 'string' ? 0 : Math.min(Math.max(wish, 0), this.last)
    this.puzzle = null
    if (at !== wish) this.lacking = wish
    const found = this.steps[at]
    if (!found || !this.shown) return
    // nothing can be answered or taken back, no clock runs, nobody is waited for; where a bot answered, the log says it
    const step = { ...found, undo: false, why: 'undo-over', left: found.left.map(() => -1) }
    const seats = this.shown.seats.seats.map(seat => ({
      ...seat,
      here: true,
      level: seat.who === 'bot' ? seat.level : '',
    }))
    this.seats = { ...this.shown.seats, seats, stage: at === this.last ? 'over' : 'playing' }
    this.before(step, cause)
    this.events =
      cause === 'done' ? [...this.events, ...step.events] : this.steps.slice(0, at + 1).flatMap(({ events }) => events)
    this.at = at
    this.step = step
    this.after(step, cause)
  }

  // ---- by itself
  play(): void {
    if (this.at === this.last) this.show(0, 'again')
    this.playing = true
    this.next()
  }
  pause(): void {
    clearTimeout(this.timer)
    this.playing = false
  }
  private next = (): void => {
    if (this.at >= this.last) {
      this.pause()
      return
    }
    this.show(this.at + 1, 'done')
    const time = this.step ? SPAN[prefs.pace] * (this.time(this.step) + BREATH) : 0
    this.timer = setTimeout(this.next, Math.max(SHORTEST, time))
  }

  // ---- what only a live table hears
  setLang(): void {
    /* there is nobody to be told */
  }
  send(): void {
    /* nobody listens */
  }
  answer(answer: string): void {
    this.puzzle?.(answer)
  }
  undo(): void {
    /* nothing is taken back */
  }
  askHint(): void {
    /* nothing is asked */
  }
  close(): void {
    this.pause()
    this.pace.close()
  }
}
