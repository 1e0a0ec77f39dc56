// A table as one player has it on the screen: the line, the words, the gesture, the theatre. Skins are given this and nothing else.
import { getContext, setContext } from 'svelte'
import type { Component } from 'svelte'
import { back } from '../art/sen'
import { Line, type Cause } from '../line.svelte'
import { prefs } from '../prefs.svelte'
import type { AnswerShown, NoteShown, SeatShown, StepShown, TableShown, ViewShown } from '../protocol/messages'
import { sounds } from '../sound'
import { BOTS, PEOPLE } from '../theatre/faces'
import { picture } from '../theatre/picture'
import { TableWords, Words, type Lang } from '../words'
import { boardOf, dressOf, skinOf, type Dress, type Scene } from './dress'
import { Flights } from './flights.svelte'
import { Gesture, verb, type Spot } from './gesture.svelte'
import { namesOf } from './names'
import { Peeks } from './peeks.svelte'

export const SPECTATOR = 6
const UP = 128
const EVERYONE = 127
const BREATH = 5 // sentences that are told at once
/** As a key would write it: without accents. */
export const plain = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l')
export type Sheet = '' | 'rules' | 'log' | 'menu' | 'answers' | 'proof'

export class Play {
  readonly line: Line
  readonly gesture: Gesture
  readonly flights = new Flights()
  readonly peeks = new Peeks()
  sheet = $state<Sheet>('')
  rule = $state('') // where the rulebook opens
  looked = $state.raw<{ zone: number; index: number } | null>(null) // a card held to the eye
  dress = $state.raw<Dress>({})
  skin = $state.raw<Component<{ play: Play }> | null>(null)
  board = $state.raw<Component<{ play: Play }> | null>(null) // drawn in the middle of a table that has no skin
  dressed = $state(false)
  told = $state('') // what happened last, for who listens
  private breath: string[] = []
  private pause = 0
  private spoken = $state.raw<Words | null>(null)
  private readonly pictures = new Map<string, string>()

  constructor(
    id: string,
    readonly game: string,
  ) {
    this.line = new Line(id, prefs.lang)
    this.gesture = new Gesture(
      () => (this.open ? (this.line.step?.answers ?? []) : []),
      answer => {
        this.answer(answer)
      },
    )
    this.flights.picture = face => this.src(face)
    this.line.before = (_, cause) => {
      if (cause === 'done') this.flights.note(this.line.step?.view)
      else this.flights.stop()
    }
    this.line.after = (step, cause) => {
      this.show(step, cause)
    }
    void Promise.all([dressOf(game), skinOf(game), boardOf(game)]).then(([dress, skin, board]) => {
      this.dress = dress
      this.skin = skin
      this.board = board
      this.dressed = true
    })
  }

  async speak(lang: Lang): Promise<void> {
    this.line.speak(lang)
    const words = await Words.load(lang, this.game)
    if (prefs.lang === lang) this.spoken = words
  }

  // ---- what there is
  get table(): TableShown {
    return this.line.table as TableShown
  } // skins are drawn only when these are there
  get step(): StepShown {
    return this.line.step as StepShown
  }
  get view(): ViewShown {
    return this.step.view
  }
  get me(): number {
    return this.line.seats?.you ?? SPECTATOR
  }
  get sits(): boolean {
    return this.me !== SPECTATOR
  }
  get people(): readonly SeatShown[] {
    return this.line.seats?.seats ?? []
  }
  get over(): boolean {
    return this.line.seats?.stage === 'over'
  }
  get ready(): boolean {
    return this.line.table !== null && this.line.seats !== null && this.words !== null && this.dressed
  }
  /** May I answer now? */
  get open(): boolean {
    return this.line.status === 'open' && !this.line.waiting && !this.replaced
  }
  /** Does a bot answer for me? */
  get replaced(): boolean {
    return this.sits && this.people[this.me]?.level !== ''
  }
  /** Seats in the order of play, the own one first. */
  seats: readonly number[] = $derived.by(() => {
    const n = this.people.length,
      start = this.sits ? this.me : 0
    return Array.from({ length: n }, (_, k) => (start + k) % n)
  })
  get rivals(): readonly number[] {
    return this.sits ? this.seats.slice(1) : this.seats
  }
  asked(seat: number): boolean {
    return ((this.line.step?.view.asked ?? 0) >> (seat % 32)) & 1 ? true : false
  }

  private names: readonly string[] = $derived.by(() =>
    this.spoken === null
      ? []
      : namesOf(
          this.people,
          this.spoken.say('bot-names').split(' '),
          seat => this.spoken?.say('seat-name', { seat: seat + 1 }) ?? '',
        ),
  )
  private speech: TableWords | null = $derived.by(() =>
    this.spoken && this.line.table ? new TableWords(this.spoken, this.line.table, this.names, this.me) : null,
  )
  get words(): TableWords {
    return this.speech as TableWords
  }
  get scene(): Scene {
    return { table: this.table, view: this.view, words: this.words }
  }
  /** A sentence of the house or of the game. */
  say(id: string, args = {}): string {
    return (this.spoken ?? prefs.words)?.say(id, args) ?? ''
  }

  label(answer: AnswerShown): string {
    return this.words.answer(answer, this.view)
  }
  /** The word on a place that can be touched: only where it tells one place from another. */
  chip(spot: Spot): string {
    const verbs = [...this.gesture.spots.values()]
      .filter(one => one.role === 'now' || one.role === 'to')
      .map(one => verb(one.answers[0]))
    const told = verbs.length <= 6 && verbs.filter(one => one === verb(spot.answers[0])).length === 1
    if (!told || new Set(spot.answers.map(verb)).size > 1) return ''
    return this.label(spot.answers[0])
      .split(/[\s:(,]/)[0]
      .toLocaleLowerCase()
  }
  /** What touching a place may mean, for who hears it: with the word that stands on its chip, if there are too many to name. */
  meant(spot: Spot, chip?: string): string[] {
    if (spot.answers.length <= 3) return spot.answers.map(answer => this.label(answer))
    return [chip ?? this.chip(spot), this.say('ui-answers', { count: spot.answers.length })]
  }
  /** By letter: the buttons that a key presses. A letter of the label, the first that is free. */
  letters: ReadonlyMap<string, AnswerShown> = $derived.by(() => {
    const letters = new Map<string, AnswerShown>()
    if (!this.speech || !this.line.step) return letters
    for (const answer of this.gesture.buttons) {
      const letter = [...plain(this.label(answer))].find(one => /\p{L}/u.test(one) && !letters.has(one))
      if (letter) letters.set(letter, answer)
    }
    return letters
  })
  letter(answer: AnswerShown): string {
    for (const [letter, one] of this.letters) if (one === answer) return letter.toLocaleUpperCase()
    return ''
  }
  /** The portrait of a seat: people are things of the night, bots its animals. */
  portrait(seat: number): string {
    const bot = this.people[seat]?.who === 'bot'
    const before = this.people.slice(0, seat).filter(one => (one.who === 'bot') === bot).length
    const faces = bot ? BOTS : PEOPLE
    return faces[before % faces.length]
  }

  fact(name: string, k = 0): number {
    const fact = this.table.facts.find(fact => fact.name === name)
    return fact ? this.view.facts[fact.start + k] : 0
  }
  zones(name: string, owner = -1): number[] {
    return this.table.zones.flatMap((zone, z) => (zone.name === name && zone.owner === owner ? [z] : []))
  }

  // ---- cards
  /** Does the face of this card lie in sight, and not only in my memory? */
  shows(zone: number, index: number): boolean {
    const face = this.view.cards[zone][index] ?? -1
    return face >= 0 && (!this.table.zones[zone].covered || (this.view.known[zone][index] & UP) > 0)
  }
  /** Do I see this card and nobody else? */
  secret(zone: number, index: number): boolean {
    return this.sits && (this.view.known[zone][index] & EVERYONE) === 1 << this.me
  }
  /** What the rules make of a zone, worked out for us. */
  notes(zone: number): NoteShown[] {
    return this.noted().filter(note => note.place.zone === zone && note.place.index < 0)
  }
  /** All of them, or those of one name. A step that was kept from an older version has none. */
  noted(name = ''): NoteShown[] {
    return ((this.step.notes as NoteShown[] | undefined) ?? []).filter(note => !name || note.name === name)
  }
  mark(zone: number, index: number): number {
    return this.view.marks.find(mark => mark[0] === zone && mark[1] === index)?.[2] ?? 0
  }
  /** The address of a picture; empty where the game has none. */
  src(face: number, ghost = false, sign = -1): string {
    const name = face >= 0 ? this.table.kinds[face].name : ''
    return this.kept(`${face} ${ghost} ${sign}`, () =>
      face < 0
        ? (this.dress.back?.(-1 - face, sign) ?? back())
        : ghost
          ? (this.dress.ghost?.(name, this.words) ?? '')
          : (this.dress.face?.(name, this.words) ?? ''),
    )
  }
  lying(zone: number, index: number): string {
    const svg = this.dress.lying?.(zone, index, this.scene) ?? ''
    return svg && picture(svg)
  }
  private kept(key: string, draw: () => string): string {
    const name = `${this.spoken?.lang ?? ''} ${key}`
    let found = this.pictures.get(name)
    if (found === undefined) {
      const svg = draw()
      found = svg && picture(svg)
      this.pictures.set(name, found)
    }
    return found
  }

  // ---- what happens
  private answer(answer: string): void {
    this.peeks.close()
    this.flights.stop()
    sounds.tap()
    this.line.answer(answer)
  }

  private show(step: StepShown, cause: Cause): void {
    this.gesture.cancel()
    if (step.undone >= 0 || cause === 'opened') this.peeks.close()
    if (cause !== 'again' && this.line.table) {
      if (this.peeks.take(step, this.line.table)) sounds.page()
    }
    if (cause === 'done') {
      void this.flights.play(step)
      this.tell(step)
      sounds.step(step, this.me)
    }
  }

  /** What happened, for those who listen: what comes in quick succession is told in one breath, and of much the last. */
  private tell(step: StepShown): void {
    if (!this.speech) return
    this.breath.push(...step.events.map(event => this.words.event(event).trim()).filter(line => line && line !== '—'))
    clearTimeout(this.pause)
    this.pause = window.setTimeout(() => {
      this.told = this.breath.splice(0).slice(-BREATH).join(' ')
    }, 400)
  }

  rules(rule = ''): void {
    this.rule =
      rule || (this.line.step && this.line.table ? this.line.table.phases[this.line.step.view.phase].rule : '')
    this.sheet = 'rules'
  }

  close(): void {
    clearTimeout(this.pause)
    this.line.close()
    this.peeks.close()
    this.flights.stop()
  }
}

/** Is this zone drawn as one card, with its own name and count below? */
export function piled(play: Play, z: number): boolean {
  const { shape, heap, covered, owner, name } = play.table.zones[z]
  return (
    shape === 'bag' ||
    heap ||
    (shape === 'row' && covered && owner === -1) ||
    (play.dress.piled?.includes(name) ?? false)
  )
}

const KEY = Symbol('play')
export const givePlay = (play: Play): Play => setContext(KEY, play)
export const thePlay = (): Play => getContext<Play>(KEY)
