// What the pieces of Kruki's table have in common: places by name, what is aimed at, what the rival just did.
import { tick } from 'svelte'
import type { AnswerShown, EventShown } from '../../protocol/messages'
import { wide } from '../../prefs.svelte'
import type { Args, Say } from '../../words'
import { verb } from '../../table/gesture.svelte'
import type { TableModel } from '../../table/model.svelte'
import type { Explained } from '../../table/explain'
import { COVERS, FIRST } from './constants'
import { legsOf, nth, type Leg } from './legs'
import { fieldAt, perch, same, slid, type Point } from './track'

// milliseconds between the answers of one touch, so that each card is seen to come, and each flight to its end
const CARD = 170
const FLIGHT = 520
const NEWS = 3
const CAME_OF = /^(rotates|removes|swaps|slides|lays)/ // what an action did to the track
// The last answer of an action: a finger, which cannot hover, touches once to see what would be and once more to do it.
const FINAL = ['turn', 'rotate', 'remove', 'swap_b', 'slide_towards']
const TRACK = ['rotate', 'remove', 'swap_a', 'swap_b', 'slide', 'slide_towards', 'beside', 'lay']
const DRAWS = ['first_cards', 'draw', 'draw_two']

export const isFlight = (answer: AnswerShown): boolean => verb(answer) === 'fly' || verb(answer) === 'pair'
export const numbers = (answer: AnswerShown): number[] => answer.text.split(' ').slice(1).map(Number)

/** What pointer or focus is on: places, or an answer named by a button; `leg 2` is a flight of three legs. */
interface Aim {
  keys: readonly string[]
  answer: string
}
const NOTHING: Aim = { keys: [], answer: '' }
const aimOf = (element: HTMLElement | null): Aim =>
  element ? { keys: element.dataset.place?.split(' ') ?? [], answer: element.dataset.aim ?? '' } : NOTHING

/** An action that moves a raven, and where to. */
interface Move {
  seat: number
  at: Point
  answer: AnswerShown
}
const SIDE = 0.5 // of a field
/** One of several answers that follow from one touch. */
export type Wish = (answer: AnswerShown) => boolean

const flown =
  ({ kinds }: Leg): Wish =>
  answer =>
    isFlight(answer) && answer.places.length === kinds.length && answer.places[0]?.kind === kinds[0]

export class KrukiModel {
  constructor(readonly model: TableModel) {}

  readonly say: Say = (id, args = {}) => this.model.words.words.skin.say(id, args)
  /** What a thing of this table is: its name, a sentence, its rule. */
  explain(id: string, args: Args = {}): Explained {
    return { name: this.say(id, args), help: this.say(`${id}.help`, args), rule: this.say(`${id}.rule`) }
  }
  get phase(): string {
    return this.model.phase.name
  }
  get mine(): boolean {
    return this.model.sits && this.model.asked(this.model.me) && !this.model.replaced
  }
  /** Whose start is drawn as the own one: for who looks on, white's. */
  get own(): number {
    return this.model.sits ? this.model.me : 0
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
  /** What lies in a seat's used pile, by land: it is open to all. */
  usedLands(seat: number): string {
    const cards = this.model.cards(this.zone('used', seat))
    const lands = [...new Set(cards)].toSorted((a, b) => a - b)
    const named = lands.map(kind => `${this.model.words.card(kind)} ${cards.filter(card => card === kind).length}`)
    return named.join(', ') || this.say('none-used')
  }
  explainUsed(seat: number): Explained {
    return this.explain('used-of', { name: this.model.words.name(seat), cards: this.usedLands(seat) })
  }
  /** Is this field of a detour covered by a card that was slid onto it? */
  covered(lane: number, column: number): boolean {
    const zone = this.model.zones('column')[column] ?? -1
    const mark = zone >= 0 ? this.model.mark(zone, 0) : 0
    return (mark & COVERS) > 0 && slid(mark) === (lane ? 1 : -1)
  }
  /** On a phone: the whole track, small, instead of the part where the ravens are. */
  whole = $state(false)
  window = $state.raw({ from: 0, part: 1 }) // which part that is, from above
  /** Whose raven it is and how far it is, on one line or two. */
  standing(seat: number): string {
    const flown = this.model.score(seat)
    const far = this.model.say('text-flown', { flown, all: flown + this.toFly(seat) })
    return `${this.say(`side-${seat}`)}${wide.current ? ' · ' : ' '}${far.replaceAll(' ', '\u00a0')}`
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

  // ---- flights: how the own hand carries the own raven as far as it can
  legs: readonly Leg[] = $derived.by(() => {
    if (!this.mine || this.phase !== 'turn') return []
    const legs = legsOf(this.model.step.notes, field => fieldAt(this.model, field))
    const [first] = legs
    if (!first || !this.model.gesture.answers.some(flown(first))) return []
    return this.model.table.lesson ? [first] : legs // its page is about one answer
  })
  /** The first leg that takes a card of this kind. */
  private legOf(keys: readonly string[]): number {
    const kind = Number(/k(\d+)$/.exec(keys.find(key => key.startsWith(`z${this.hand}k`)) ?? '')?.[1] ?? -1)
    return this.legs.findIndex(leg => leg.kinds.includes(kind))
  }
  /** The leg up to which the raven would fly; -1: it is not about that. */
  leg = $derived.by(() => {
    const { keys, answer } = this.now
    if (answer) return this.named(answer)
    return this.legOf(keys.length ? keys : [this.model.gesture.picked])
  })
  /** The leg that `leg 2` is, if there is one: pointers rest where a longer flight began. */
  private named(answer: string): number {
    return nth(this.legs, answer)
  }
  /** How many cards of a kind would be flown. */
  lifted(kind: number): number {
    const flown = this.legs.slice(0, this.leg + 1).flatMap(leg => leg.kinds)
    if (flown.length) return flown.filter(one => one === kind).length
    const [pair] = this.aimed.filter(answer => verb(answer) === 'pair' && answer.places[0]?.kind === kind)
    return pair ? 2 : 0
  }
  fly(leg: number): void {
    this.run(this.legs.slice(0, leg + 1).map(flown), FLIGHT)
  }

  // ---- what is aimed at, and what would be
  private aim = $state.raw<Aim>(NOTHING)
  private touched = $state.raw<Aim>(NOTHING) // touched by a finger, and still to be said yes to
  private now: Aim = $derived(this.aim === NOTHING ? this.touched : this.aim)
  /** Is a button aimed at, and not a place? */
  get onButton(): boolean {
    return this.now.answer !== ''
  }
  /** What a finger touched on the track: an answer, or a flight. */
  holding: AnswerShown | number | null = $derived.by(() => {
    const { keys, answer } = this.touched
    if (this.named(answer) >= 0) return this.named(answer)
    const found = this.model.gesture.answers.find(one => one.text === answer)
    return found ?? this.model.gesture.at(...keys)?.answers[0] ?? null
  })
  aimed: readonly AnswerShown[] = $derived.by(() => {
    const { gesture } = this.model
    const { keys, answer } = this.now
    if (answer) return gesture.answers.filter(one => one.text === answer)
    const spot = gesture.at(...keys)
    if (spot) return spot.answers
    return gesture.picked ? gesture.begun(gesture.picked) : []
  })
  /** How far the next flight carries, whatever card it takes. */
  get flight(): Leg | undefined {
    return this.legs[0]
  }
  /** The flight that is aimed at. */
  flies: Leg | undefined = $derived(this.legs[this.leg] ?? (this.aimed.some(isFlight) ? this.flight : undefined))
  /** Where each action that moves a raven would set it: one field on, one field back. */
  moves: readonly Move[] = $derived.by(() => {
    const { model } = this
    const moves = model.gesture.placed.flatMap((answer): Move[] => {
      const forward = verb(answer) === 'forward'
      if (!forward && verb(answer) !== 'back') return []
      const seat = forward ? model.me : 1 - model.me
      const note = model.noted(forward ? 'next' : 'behind')[0]
      return note ? [{ seat, answer, at: perch(model, seat, note.number) }] : []
    })
    const [one, other] = moves
    if (!one || !other || !same(one.at, other.at)) return moves
    // from one field both ravens would come to the same: each has its own side of it, to be touched
    return moves.map(move => ({ ...move, at: { ...move.at, across: move.at.across + (move.seat ? SIDE : -SIDE) } }))
  })
  /** Ravens where they would be. */
  birds: readonly { seat: number; at: Point }[] = $derived.by(() => [
    ...this.moves.filter(({ answer }) => this.aimed.includes(answer)),
    ...(this.flies ? [{ seat: this.model.me, at: this.flies.to }] : []),
  ])
  /** Follows pointer and focus over the table; a finger aims first. */
  follow = (root: HTMLElement): (() => void) => {
    const aiming = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-aim], [data-place]')
    let finger = false
    const over = (event: Event) => {
      if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return
      this.aim = aimOf((this.under = aiming(event)))
    }
    const out = () => {
      this.aim = NOTHING
    }
    const later = () => {
      queueMicrotask(out) // what is focused may go while the page is drawn
    }
    const down = (event: Event) => {
      finger = (event as PointerEvent).pointerType === 'touch'
    }
    const lift = () => {
      if (finger) out()
    }
    const click = (event: Event) => {
      const at = aiming(event)
      const was = this.touched
      this.touched = NOTHING
      if (!finger || !at?.closest('.track') || !at.matches('.can') || !FINAL.includes(this.phase)) return
      const aim = aimOf(at)
      if (aim.answer === was.answer && aim.keys.join() === was.keys.join()) return
      this.touched = aim
      event.stopPropagation()
    }
    const on: readonly [string, (event: Event) => void, boolean?][] = [
      ['pointerover', over],
      ['focusin', over],
      ['pointerleave', out],
      ['pointercancel', out],
      ['focusout', later],
      ['pointerdown', down, true],
      ['pointerup', lift],
      ['click', click, true],
    ]
    for (const [name, listener, capture] of on) root.addEventListener(name, listener, capture)
    return () => {
      for (const [name, listener, capture] of on) root.removeEventListener(name, listener, capture)
    }
  }
  private under: Element | null = null // what is aimed at
  letGo(): void {
    this.touched = NOTHING
    void tick().then(() => {
      if (!this.under?.isConnected) this.aim = NOTHING // it went from under the pointer
    })
  }

  // ---- the hand: the first touch chooses a card, the second plays it
  choose(key: string): void {
    const { gesture } = this.model
    const leg = this.legOf([key])
    if (!gesture.at(key) && leg < 0) return
    const [only, ...more] = gesture.begun(key)
    if (gesture.picked !== key) gesture.pick(key)
    else if (leg >= 0) this.fly(leg)
    else if (only && !more.length) gesture.choose(only)
    else gesture.pick('')
  }
  /** The card that is chosen: is it played by another touch, or can it do several things? */
  get ready(): boolean {
    const { gesture } = this.model
    return this.legOf([gesture.picked]) >= 0 || gesture.begun(gesture.picked).length === 1
  }
  /** Can this card be chosen, now or later in a flight? */
  choosable(key: string): boolean {
    return !this.running && (this.model.gesture.at(key) !== undefined || this.legOf([key]) >= 0)
  }

  // ---- one touch for several answers, as long as they are asked for
  get running(): boolean {
    return this.model.gesture.closed
  }
  set running(so: boolean) {
    this.model.gesture.closed = so
  }
  private wishes: Wish[] = []
  private asked = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private pace = CARD
  run(wishes: Wish[], pace = CARD): void {
    this.wishes = wishes
    this.pace = pace
    this.asked = this.phase
    this.running = true
    this.give()
  }
  goOn(): void {
    clearTimeout(this.timer)
    if (!this.running) return
    if (this.phase !== this.asked || !this.mine || this.model.connection.error) this.running = false
    else if (this.model.gesture.answers.length)
      this.timer = setTimeout(() => {
        this.give()
      }, this.pace)
  }
  private give(): void {
    const wish = this.wishes.shift()
    const answer = wish && this.model.gesture.answers.find(wish)
    this.running = answer !== undefined
    if (answer) this.model.gesture.choose(answer)
  }

  // ---- what happened since my last answer
  private since: readonly EventShown[] = $derived.by(() => {
    const { log } = this.model.connection
    return this.model.sits ? log.slice(log.findLastIndex(event => event.seat === this.model.me) + 1) : log.slice(-12)
  })
  /** The last sentences of it. What is drawn is told only if nothing else is: the hand shows how many they are. */
  news: readonly string[] = $derived.by(() => {
    const { log } = this.model.connection
    const told = (events: readonly EventShown[]) => {
      const hands = [0, 1].map(seat => this.zone('hand', seat))
      return this.said(events.filter(({ what, dst }) => !(what === 'moved' && hands.includes(dst))))
    }
    const lately = told(this.since)
    if (lately.length) return lately.slice(-NEWS)
    const drawn = this.said(this.since)
    return (drawn.length ? drawn : this.said(log.slice(-30))).slice(-1)
  })
  /** Sentences, each once. That an action was played is left out where what came of it is told. */
  private said(events: readonly EventShown[]): string[] {
    const told = events.filter(({ what }) => what === 'told')
    const lines = events
      .filter(event => event.word !== 'plays' || !CAME_OF.test(told[told.indexOf(event) + 1]?.word ?? ''))
      .map(event => this.model.words.event(event))
    return lines.filter((line, k) => line.trim() && line !== lines[k + 1])
  }
  /** Where the ravens sat when I last answered: what they flew since is drawn. */
  was = $state.raw<readonly Point[]>([])
  /** Where they sat before this step: from there they fly. */
  before: readonly Point[] = []
  private sit: readonly Point[] = []
  watch(): void {
    const { step, me } = this.model
    this.before = this.sit
    this.sit = [0, 1].map(seat => perch(this.model, seat))
    if (!this.was.length || !step.events.length || step.events.some(event => event.seat === me)) this.was = this.sit
  }

  close(): void {
    this.running = false
    clearTimeout(this.timer)
  }
}

const FLIGHTS = ['white-red', 'black-red']
const ACTIONS = ['white-forward-back', 'black-forward-back']
