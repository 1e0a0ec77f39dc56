// What the pieces of Kruki's table have in common: places by name, what is aimed at, what the rival just did.
import type { AnswerShown, EventShown } from '../../protocol/messages'
import { verb } from '../../table/gesture.svelte'
import type { TableModel } from '../../table/model.svelte'
import { FIRST } from './constants'
import { fieldAt, perch, type Point } from './track'
import { wordsOf, type Say } from './words'

const PACE = 170 // milliseconds between the answers of one touch, so that each card is seen to come
const NEWS = 3
const TRACK = ['rotate', 'remove', 'swap_a', 'swap_b', 'slide', 'slide_towards', 'beside', 'lay']
const DRAWS = ['first_cards', 'draw', 'draw_two']

export const isFlight = (answer: AnswerShown): boolean => verb(answer) === 'fly' || verb(answer) === 'pair'
export const numbers = (answer: AnswerShown): number[] => answer.text.split(' ').slice(1).map(Number)

/** What pointer or focus is on: places, or an answer named by a button. */
interface Aim {
  keys: readonly string[]
  answer: string
}
const NOTHING: Aim = { keys: [], answer: '' }

export class KrukiModel {
  constructor(readonly model: TableModel) {}

  readonly say: Say = (id, args = {}) => wordsOf(this.model.words.words.lang).say(id, args)
  get phase(): string {
    return this.model.phase.name
  }
  get mine(): boolean {
    return this.model.sits && this.model.asked(this.model.me) && !this.model.replaced
  }
  /** Is the question about the track? */
  get onTrack(): boolean {
    return this.mine && TRACK.includes(this.phase)
  }
  get drawing(): boolean {
    return this.mine && DRAWS.includes(this.phase)
  }

  // ---- places
  zone(name: string, owner = -1): number {
    return this.model.zones(name, owner)[0] ?? -1
  }
  get hand(): number {
    return this.zone('hand', this.model.me)
  }
  /** How many flights and how many actions a seat holds: their backs differ. */
  held(seat: number): { flights: number; actions: number } {
    const cards = this.model.cards(this.zone('hand', seat))
    const back = -1 - (this.model.table.kinds.find(kind => kind.name === FLIGHTS[seat])?.back ?? 0)
    const flights = cards.filter(card => this.model.back(card) === back).length
    return { flights, actions: cards.length - flights }
  }
  back(seat: number, action: boolean): string {
    const { kinds } = this.model.table
    const kind = kinds.find(one => one.name === (action ? ACTIONS : FLIGHTS)[seat])
    return this.model.pictures.src(-1 - (kind?.back ?? 0))
  }
  /** Fields to the finish, by seat. */
  toFly(seat: number): number {
    return this.model.noted('to_fly')[seat]?.number ?? 0
  }
  /** How many cards are still to be drawn at this question. */
  get left(): number {
    if (this.phase === 'first_cards') return FIRST - this.model.cards(this.hand).length
    return this.model.fact('left')
  }

  // ---- what is aimed at, and what would be
  aim = $state.raw<Aim>(NOTHING)
  aimed: readonly AnswerShown[] = $derived.by(() => {
    const { gesture } = this.model
    const { keys, answer } = this.aim
    if (answer) return gesture.answers.filter(one => one.text === answer)
    const spot = gesture.at(...keys)
    if (spot) return spot.answers
    return gesture.picked ? gesture.begun(gesture.picked) : []
  })
  /** How far the next flight carries, whatever card it takes. */
  flight: { to: Point; fields: number } | null = $derived.by(() => {
    const landing = this.model.noted('landing')[0]
    const at = this.model.noted('ahead').findIndex(note => note.number === landing?.number)
    return landing && at >= 0 ? { to: fieldAt(this.model, landing.number), fields: at + 1 } : null
  })
  /** Ravens where they would be. */
  birds: readonly { seat: number; at: Point }[] = $derived.by(() => {
    const { model } = this
    const found: { seat: number; at: Point }[] = []
    const put = (seat: number, name: string) => {
      const note = model.noted(name)[0]
      if (note)
        found.push({ seat, at: note.number < 0 ? perch(model, seat, note.number) : fieldAt(model, note.number) })
    }
    for (const answer of this.aimed) {
      if (verb(answer) === 'forward') put(model.me, 'next')
      else if (verb(answer) === 'back') put(1 - model.me, 'behind')
    }
    if (this.flight && this.aimed.some(isFlight)) found.push({ seat: model.me, at: this.flight.to })
    return found
  })
  /** Follows pointer and focus over the table. */
  follow = (root: HTMLElement): (() => void) => {
    const over = (event: Event) => {
      const target = event.target as Element
      if (event.type === 'focusin' && !target.matches(':focus-visible')) return
      const at = target.closest<HTMLElement>('[data-aim], [data-place]')
      this.aim = at ? { keys: at.dataset.place?.split(' ') ?? [], answer: at.dataset.aim ?? '' } : NOTHING
    }
    const out = () => {
      this.aim = NOTHING
    }
    const later = () => {
      queueMicrotask(out) // what is focused may go while the page is drawn
    }
    const on: readonly [string, (event: Event) => void][] = [
      ['pointerover', over],
      ['focusin', over],
      ['pointerleave', out],
      ['pointercancel', out],
      ['focusout', later],
    ]
    const lift = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') out()
    }
    root.addEventListener('pointerup', lift)
    for (const [name, listener] of on) root.addEventListener(name, listener)
    return () => {
      root.removeEventListener('pointerup', lift)
      for (const [name, listener] of on) root.removeEventListener(name, listener)
    }
  }

  // ---- the hand: the first touch chooses a card, the second plays it
  choose(key: string): void {
    const { gesture } = this.model
    if (!gesture.at(key)) return
    const [only, ...more] = gesture.begun(key)
    if (gesture.picked === key && only && !more.length) gesture.choose(only)
    else gesture.pick(gesture.picked === key ? '' : key)
  }

  // ---- one touch for several cards: the same answer, as long as it is asked for
  rest = $state('')
  private asked = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  takeRest(answer: AnswerShown): void {
    this.rest = answer.text
    this.asked = this.phase
    this.model.gesture.choose(answer)
  }
  goOn(): void {
    clearTimeout(this.timer)
    if (!this.rest) return
    if (this.phase !== this.asked || !this.mine || this.model.connection.error) {
      this.rest = ''
      return
    }
    const answer = this.model.gesture.answers.find(one => one.text === this.rest)
    if (answer)
      this.timer = setTimeout(() => {
        this.model.gesture.choose(answer)
      }, PACE)
    else if (!this.model.connection.waiting) this.rest = ''
  }

  // ---- what happened since my last answer
  private since: readonly EventShown[] = $derived.by(() => {
    const { log } = this.model.connection
    return this.model.sits ? log.slice(log.findLastIndex(event => event.seat === this.model.me) + 1) : log.slice(-12)
  })
  /** Places on the track that were changed since then. */
  changed: ReadonlySet<string> = $derived.by(() => {
    const places = new Set<string>()
    const put = (zone: number, index: number) => {
      const name = this.model.table.zones[zone]?.name
      if (name === 'column' || name === 'detour')
        places.add(`z${zone}.${index >= 0 ? index : this.model.cards(zone).length - 1}`)
    }
    for (const { what, src, i, dst, j } of this.since) {
      if (what === 'marked' || what === 'swapped' || what === 'moved') put(src, Math.max(0, i))
      if (what === 'swapped' || what === 'moved') put(dst, j)
    }
    return places
  })
  news: readonly string[] = $derived.by(() => {
    const said = (events: readonly EventShown[]) =>
      events.map(event => this.model.words.event(event)).filter(line => line.trim())
    const lately = said(this.since).slice(-NEWS)
    return lately.length ? lately : said(this.model.connection.log.slice(-30)).slice(-1)
  })
  /** Where the ravens sat when I last answered: what they flew since is drawn. */
  was = $state.raw<readonly Point[]>([])
  watch(): void {
    const { step, me } = this.model
    if (!this.was.length || step.events.some(event => event.seat === me))
      this.was = [0, 1].map(seat => perch(this.model, seat))
  }

  close(): void {
    clearTimeout(this.timer)
  }
}

const FLIGHTS = ['white-red', 'black-red']
const ACTIONS = ['white-forward-back', 'black-forward-back']
