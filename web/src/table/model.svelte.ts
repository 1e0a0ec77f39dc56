// A table as one player has it on the screen. Its parts each do one thing: connection, gesture, speech, pictures, keys.
import { getContext, setContext } from 'svelte'
import type { Cause, Line } from '../line.svelte'
import { seeing } from '../pace.svelte'
import { EVERYONE, SPECTATOR, UP } from '../protocol/constants'
import type {
  FactShown,
  NoteShown,
  PhaseShown,
  PlaceShown,
  SeatShown,
  StepShown,
  TableShown,
  ViewShown,
  ZoneShown,
} from '../protocol/messages'
import { sounds } from '../sound'
import type { Args, Lang, TableWords } from '../words'
import type { Explained, Explanation } from './explain'
import { Flights } from './flights.svelte'
import { Gesture } from './gesture.svelte'
import { Keys } from './keys.svelte'
import { Peeks } from './peeks.svelte'
import { Pictures } from './pictures.svelte'
import { boardOf, skinOf, type Skin } from './skins'
import { Speech } from './speech.svelte'
import { Traces } from './traces.svelte'

/** Why something cannot be done, and the rule that says so. */
export interface Why {
  text: string
  rule: string
}
export type SheetName = '' | 'rules' | 'log' | 'menu' | 'answers' | 'proof'

export class TableModel {
  readonly gesture: Gesture
  readonly speech: Speech
  readonly pictures: Pictures
  readonly keys: Keys
  readonly flights = new Flights()
  readonly peeks = new Peeks()
  readonly traces = new Traces(
    event => this.pictures.game.traces?.(event, this) ?? [],
    (key, seat) => this.pictures.game.keeps?.(key, seat, this) ?? true,
  )
  sheet = $state<SheetName>('')
  rule = $state('') // where the rulebook opens
  explained = $state.raw<Explanation | null>(null)
  why = $state.raw<Why | null>(null) // what was touched last and cannot be done
  private refused = false // by the last touch
  skin = $state.raw<Skin | null>(null)
  board = $state.raw<Skin | null>(null) // drawn in the middle of a table that has no skin
  private drawable = $state(false)

  constructor(
    readonly connection: Line,
    readonly game: string,
    readonly version: number, // of the rules: pictures are loaded before the table is shown
  ) {
    this.speech = new Speech(this)
    this.pictures = new Pictures(this)
    this.keys = new Keys(this)
    this.gesture = new Gesture(
      () => (this.open ? (this.connection.step?.answers ?? []) : []),
      answer => {
        this.answer(answer)
      },
    )
    this.flights.picture = face => this.pictures.src(face)
    this.flights.travels = event => this.pictures.game.travels?.(event, this) ?? []
    this.connection.time = step => this.time(step)
    this.connection.before = (step, cause) => {
      const whole = cause === 'opened' || cause === 'again'
      this.traces.note(step, step.view.seat, this.connection.step?.view ?? null, whole)
      if (!this.asksStill(step)) this.why = null
      if (cause === 'done') this.flights.note(this.connection.step?.view)
      else this.flights.stop()
    }
    this.connection.reason = word => {
      const said = word ? `why-${word}` : ''
      this.why = said ? { text: this.say(said), rule: this.say(`${said}.rule`) } : this.otherwise
    }
    this.connection.after = (step, cause) => {
      this.show(step, cause)
    }
    void this.load()
  }

  private async load(): Promise<void> {
    const [skin, board] = await Promise.all([skinOf(this.game), boardOf(this.game), this.pictures.load()])
    this.skin = skin
    this.board = board
    const { step } = this.connection // it may have come before the game could say where it leaves traces
    if (step) this.traces.note(step, step.view.seat, null, true)
    this.drawable = true
  }

  async setLang(lang: Lang): Promise<void> {
    this.connection.setLang(lang)
    await this.speech.load(lang)
  }

  // ---- what was shown
  get table(): TableShown {
    return there(this.connection.table)
  }
  get step(): StepShown {
    return there(this.connection.step)
  }
  get view(): ViewShown {
    return this.step.view
  }
  get words(): TableWords {
    return there(this.speech.words)
  }
  /** Where this game goes on from: the way to that moment of another one; or nothing. */
  get origin(): string {
    const from = this.connection.table?.what_if
    return from ? `/t/${from.table}/replay#${from.moment}` : ''
  }
  get ready(): boolean {
    const { table, seats } = this.connection
    return table !== null && seats !== null && this.speech.words !== null && this.drawable
  }
  say(id: string, args: Args = {}): string {
    return this.speech.say(id, args)
  }

  // ---- who sits
  get me(): number {
    return this.connection.seats?.you ?? SPECTATOR
  }
  get sits(): boolean {
    return this.me !== SPECTATOR
  }
  get people(): readonly SeatShown[] {
    return this.connection.seats?.seats ?? []
  }
  get over(): boolean {
    return this.connection.seats?.stage === 'over'
  }
  /** May I answer now? */
  get open(): boolean {
    const { status, answerable, waiting, newest } = this.connection
    return answerable && status === 'open' && newest && !waiting && !this.replaced
  }
  /** Does a bot answer for me? */
  get replaced(): boolean {
    return this.connection.live && this.sits && this.people[this.me]?.level !== ''
  }
  /** Seats in the order of play, the own one first. */
  seats: readonly number[] = $derived.by(() => {
    const n = this.people.length
    const start = this.sits ? this.me : 0
    return Array.from({ length: n }, (_, k) => (start + k) % n)
  })
  get rivals(): readonly number[] {
    return this.sits ? this.seats.slice(1) : this.seats
  }
  asked(seat: number): boolean {
    return (((this.connection.step?.view.asked ?? 0) >> seat) & 1) === 1
  }
  score(seat: number): number {
    return this.step.scores[seat] ?? 0
  }
  /** The same to be read: with a minus, not a hyphen. */
  points(seat: number): string {
    return String(this.score(seat)).replace('-', '−')
  }

  // ---- what lies where, by number or by name
  get phase(): PhaseShown {
    return at(this.table.phases, this.view.phase, 'phase')
  }
  zone(z: number): ZoneShown {
    return at(this.table.zones, z, 'zone')
  }
  cards(z: number): readonly number[] {
    return at(this.view.cards, z, 'zone')
  }
  /** The kind that lies there, or -1 - its back; -1 where nothing does. */
  card(z: number, index: number): number {
    return this.cards(z)[index] ?? -1
  }
  /** A face as it looks from behind: -1 - its back. */
  back(face: number): number {
    const kind = this.table.kinds[face]
    return kind ? -1 - kind.back : face
  }
  zones(name: string, owner = -1): number[] {
    return this.table.zones.flatMap((zone, z) => (zone.name === name && zone.owner === owner ? [z] : []))
  }
  block(name: string): FactShown | undefined {
    return this.table.facts.find(fact => fact.name === name)
  }
  fact(name: string, k = 0): number {
    const block = this.block(name)
    return block ? this.number(block.start + k) : 0
  }
  /** A public number by its place among all of them. */
  number(k: number): number {
    return this.view.facts[k] ?? 0
  }
  /** The mask of who knows a card. */
  known(z: number, index: number): number {
    return this.view.known[z]?.[index] ?? 0
  }
  mark(z: number, index: number): number {
    return markOf(this.view, z, index)
  }
  /** Does the face of this card lie in sight, and not only in my memory? */
  shows(z: number, index: number): boolean {
    const remembers = (this.zone(z).remember >> this.me) & 1
    return this.card(z, index) >= 0 && (!remembers || this.connection.open || (this.known(z, index) & UP) > 0)
  }
  /** Do I see this card and nobody else? */
  secret(z: number, index: number): boolean {
    return this.sits && (this.known(z, index) & EVERYONE) === 1 << this.me
  }
  /** Do I see this card before a rival, and not everybody does? */
  hushed(z: number, index: number): boolean {
    const { owner } = this.zone(z)
    return this.sits && owner >= 0 && owner !== this.me && (this.known(z, index) & EVERYONE) !== EVERYONE
  }
  /** Is this zone drawn as one card, with its own name and count below? */
  piled(z: number): boolean {
    const { shape, heap, remember, owner, name } = this.zone(z)
    if (shape === 'bag' || heap || (shape === 'row' && remember && owner === -1)) return true
    return this.pictures.game.piled?.includes(name) ?? false
  }
  /** What the rules make of a zone, worked out for us. */
  notes(z: number): NoteShown[] {
    return this.step.notes.filter(({ place }) => place.zone === z && place.index < 0)
  }
  noted(name: string): NoteShown[] {
    return this.step.notes.filter(note => note.name === name)
  }

  /** Who did something at the first of these places since my last answer, for who hears it; or nothing. */
  traced(...keys: string[]): string {
    const seat = this.traces.at(...keys)
    return seat < 0 ? '' : this.say('ui-just-now', { name: this.words.name(seat) })
  }

  /** Before anything is done of a touch: what was said of the last one is over. */
  touched(): void {
    this.why = null
    this.refused = false
  }
  /** Somebody touches what cannot be done now: says why not. Where the rules may know more, they are asked. */
  refuse(...keys: string[]): void {
    const place = keys.flatMap(key => placeOf(key) ?? [])[0]
    if (!this.sits || this.over || !this.connection.live || !place) return
    if (!this.connection.newest || this.connection.waiting) return
    this.refused = true
    this.why = this.replaced || !this.asked(this.me) ? this.otherwise : null
    if (!this.why) this.connection.send({ type: 'why', ...place })
  }
  /** Nothing more is to be said than whose turn it is, or what is asked. */
  private get otherwise(): Why {
    const id = this.replaced ? 'bot' : this.asked(this.me) ? 'asked' : 'turn'
    return { text: this.say(`ui-not-now-${id}`, { question: this.words.question(this.view) }), rule: this.phase.rule }
  }

  // ---- what happens
  private answer(answer: string): void {
    this.peeks.close()
    this.flights.stop()
    sounds.tap()
    this.connection.answer(answer)
  }

  private show(step: StepShown, cause: Cause): void {
    this.gesture.cancel()
    const came = cause === 'done' || cause === 'skipped'
    const anew = cause === 'opened' || (came && step.events.some(event => event.seat === step.view.seat))
    if (this.peeks.show(step, anew)) sounds.page()
    if (!came) return
    if (cause === 'done') void this.flights.play(step)
    this.speech.tell(step)
    if (this.connection.newest || cause === 'done') sounds.step(step, this.me)
  }

  /** Is it the question that I have before me? Others may answer theirs meanwhile. */
  private asksStill({ since, view }: StepShown): boolean {
    const { step } = this.connection
    return step !== null && step.since === since && ((step.view.asked & view.asked) >> view.seat) % 2 === 1
  }

  /** How long a step is to be seen. */
  private time({ events }: StepShown): number {
    const { words } = this.speech
    return seeing(events, event => words?.event(event) ?? '', this.me)
  }

  // ---- what it is
  /** A message of the game's words with what it says beside: `.help`, a sentence; `.rule`, where it is written. */
  explain(id: string, args: Args = {}): Explained {
    const beside = (what: string) => (this.words.words.has(`${id}.${what}`) ? this.say(`${id}.${what}`, args) : '')
    return { name: this.say(id, args), help: beside('help'), rule: beside('rule') }
  }
  /** The same of a card that I see or have in the memory aid, with its picture; of another one, what the game says. */
  explainCard(zone: number, index: number): Explained | null {
    const face = this.card(zone, index)
    if (face < 0) return this.pictures.game.covered?.(zone, this) ?? null
    const picture = this.pictures.lying(zone, index) || this.pictures.src(face)
    const kind = this.words.kind(face)
    const about = this.pictures.game.about?.(kind, this.words)
    return { ...this.explain(`card-${kind}`), ...about, name: this.words.card(face), picture }
  }
  /** A touch that can do nothing else: shows it until it is put away, but not over the sentence that says why not. */
  lookAt(element: Element | null, found: Explained | null): void {
    if (this.refused) return
    const beside = element?.getBoundingClientRect() ?? new DOMRect()
    this.explained = found && { ...found, glance: false, beside }
  }

  /** Opens the rulebook at a rule, or at that of the question. */
  rules(rule = ''): void {
    this.rule = rule || (this.connection.step ? this.phase.rule : '')
    this.sheet = 'rules'
  }

  close(): void {
    this.connection.close()
    this.speech.close()
    this.peeks.close()
    this.flights.stop()
  }
}

/** The place that a key names: a card, a zone, a kind in a hand or a fact. */
export function placeOf(key: string): PlaceShown | null {
  const [, zone, index, kind, fact] = /^(?:z(\d+)(?:\.(\d+)|k(\d+))?|f(\d+))$/.exec(key) ?? []
  if (!zone && !fact) return null
  const number = (text: string | undefined) => (text === undefined ? -1 : Number(text))
  return { zone: number(zone), index: number(index), kind: number(kind), fact: number(fact) }
}

export function markOf(view: ViewShown, zone: number, index: number): number {
  return view.marks.find(mark => mark[0] === zone && mark[1] === index)?.[2] ?? 0
}

/** A table is drawn when it was shown and its words are loaded, not before. */
function there<T>(value: T | null): T {
  if (value === null) throw new Error('the table is not there yet')
  return value
}

/** What the server numbered is there: a number without it is a fault, and better said than drawn. */
function at<T>(list: readonly T[], k: number, what: string): T {
  const found = list[k]
  if (found === undefined) throw new RangeError(`no ${what} ${k}`)
  return found
}

const KEY = Symbol('table')
export const setTableModel = (model: TableModel): TableModel => setContext(KEY, model)
export const getTableModel = (): TableModel => getContext<TableModel>(KEY)
