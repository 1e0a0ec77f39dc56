// Pracownia's table: its numbers by name, the question of the own seat, and what was worked out for it.
import type { AnswerShown } from '../../protocol/messages'
import { verb } from '../../table/gesture.svelte'
import type { TableModel } from '../../table/model.svelte'
import type { Explained } from '../../table/explain'
import type { Args, Say } from '../../words'
import { DEEPER, ENTRANCE, MOVE, NAMES as PLACE_NAMES, RED, SIDE, SPACES, TREE } from './constants'
import { colours, powerOf } from './pictures'

export type Tab = 'world' | 'shop' | 'cards'
const FIELDS = SIDE * SIDE
const TAB: Readonly<Record<string, Tab>> = {
  travel: 'world',
  collector: 'world',
  lake: 'world',
  lake_name: 'world',
  sow: 'world',
  start: 'cards',
  keep: 'cards',
  draw: 'cards',
  lord: 'cards',
  complete: 'cards',
}
const EACH_ALONE: ReadonlySet<number> = new Set([6, 8, 10]) // wishes that are not won by having the most
const STAGES = ['choosing', 'travelling', 'creating', 'closing'] as const

export class PracowniaModel {
  watched = $state(-1) // whose workshop a spectator looks at; -1: of whom is asked

  aimed = $state.raw({ zone: -1, index: -1, face: -1 }) // the own card of which the workshop shows where it could lie
  pinned = $state(false) // … until it is touched again, not only while the mouse is there

  constructor(readonly model: TableModel) {}

  readonly say: Say = (id, args = {}) => this.model.words.words.skin.say(id, args)

  // ---- numbers
  start(name: string): number {
    return this.model.block(name)?.start ?? 0
  }
  get nightmare(): boolean {
    return this.model.table.options.variant === 'nightmare'
  }
  /** The colours that are played with, from 1 on. */
  get colours(): number[] {
    return Array.from({ length: this.nightmare ? RED : RED - 1 }, (_, k) => k + 1)
  }
  row(place: number): number[] {
    return Array.from({ length: SPACES }, (_, k) => this.model.fact('row', place * SPACES + k))
  }
  /** The place of a row among the facts, as it is touched. */
  rowAt(place: number): number {
    return this.start('row') + SPACES * place
  }
  fieldAt(seat: number, field: number): number {
    return this.start('field') + FIELDS * seat + field
  }
  fields(seat: number): number[] {
    return Array.from({ length: FIELDS }, (_, f) => this.model.number(this.fieldAt(seat, f)))
  }
  handAt(seat: number, colour: number): number {
    return this.start('hands') + RED * seat + colour - 1
  }
  hand(seat: number, colour: number): number {
    return this.model.number(this.handAt(seat, colour))
  }
  bagAt(colour: number): number {
    return this.start('bag') + colour - 1
  }
  asideAt(colour: number): number {
    return this.start('aside') + colour - 1
  }
  get aside(): number[] {
    return this.colours.filter(colour => this.model.number(this.asideAt(colour)) > 0)
  }
  get order(): number[] {
    return this.model.people.map((_, turn) => this.model.fact('order', turn))
  }
  get stage(): string {
    return STAGES[this.model.fact('stage')] ?? 'choosing'
  }
  opened(seat: number): number {
    return this.model.zones('opened', seat)[0] ?? -1
  }
  done(seat: number): number {
    return this.model.zones('done', seat)[0] ?? -1
  }
  drawn(seat: number): number {
    return this.model.zones('drawn', seat)[0] ?? -1
  }
  get piles(): number[] {
    return this.model.zones('pile')
  }

  // ---- who
  get mine(): boolean {
    return this.model.sits && this.model.asked(this.model.me) && !this.model.replaced
  }
  /** The own seat; who looks on sees the workshop that was chosen, or of whom is asked. */
  get seat(): number {
    if (this.model.sits) return this.model.me
    if (this.watched >= 0) return this.watched
    return this.order.find(seat => this.model.asked(seat)) ?? 0
  }
  /** What a seat is asked: where several create at once each has a question of its own. */
  phaseOf(seat: number): string {
    return this.model.table.phases[this.model.fact('doing', seat) % DEEPER]?.name ?? ''
  }
  get phase(): string {
    return this.model.sits && this.model.asked(this.model.me) ? this.phaseOf(this.model.me) : this.model.phase.name
  }
  get tab(): Tab | null {
    if (!this.mine) return this.model.sits ? null : this.stage === 'travelling' ? 'world' : 'shop'
    return this.phase === 'pay' || this.phase === 'retain' ? null : (TAB[this.phase] ?? 'shop')
  }
  /** Where that is of which a page of a lesson speaks that is only read. */
  get taught(): Tab | null {
    const page = this.model.table.lesson?.pages[this.model.step.page]
    const [first] = page?.points ?? []
    return !page || page.does || !first ? null : first === 'part wishes' ? 'cards' : 'shop'
  }
  /** What a seat is about, in a word. */
  does(seat: number): string {
    const awake = this.model.fact('slept', seat) === 0
    if (this.model.over) return ''
    if (this.model.asked(seat))
      return this.say(
        this.stage === 'travelling' ? 'does-travel' : this.stage === 'choosing' ? 'does-choose' : 'does-create',
        {
          you: seat === this.model.me ? 'yes' : 'no',
        },
      )
    return this.say(this.stage === 'travelling' && !awake ? 'does-sleep' : 'does-wait', {
      you: seat === this.model.me ? 'yes' : 'no',
    })
  }

  /** The hands of a seat in words. */
  holds(seat: number): string {
    const held = this.colours.filter(colour => this.hand(seat, colour))
    return `${this.say('hand-of')}: ${
      held.map(colour => `${this.model.say(`colour-${colour}`)} ${this.hand(seat, colour)}`).join(', ') || '–'
    }`
  }

  // ---- what was worked out
  private notes: ReadonlyMap<string, number> = $derived.by(
    () =>
      new Map(
        this.model.step.notes.map(({ name, place, number }) => [
          `${name} ${place.fact >= 0 ? `f${place.fact}` : `z${place.zone}.${place.index}`}`,
          number,
        ]),
      ),
  )
  note(name: string, key: string): number | undefined {
    return this.notes.get(`${name} ${key}`)
  }
  laid(zone: number, index: number): { laid: number; fields: number } {
    const key = `z${zone}.${index}`
    return { laid: this.note('laid', key) ?? 0, fields: this.note('fields', key) ?? 0 }
  }
  /** By field of the own workshop: what the aimed card wants there. */
  goal: ReadonlyMap<number, number> = $derived.by(() => {
    const found = new Map<number, number>()
    const { zone, index, face } = this.aimed
    if (zone < 0 || this.model.card(zone, index) !== face) return found
    for (const { name, place, number } of this.model.step.notes)
      if (name === 'goal' && place.zone === zone && place.index === index)
        found.set(place.fact - this.fieldAt(this.model.me, 0), number)
    return found
  })
  aims(zone: number, index: number): boolean {
    return this.goal.size > 0 && this.aimed.zone === zone && this.aimed.index === index
  }
  /** Show where a card could lie while the mouse or the focus is on it. */
  glance(zone: number, index: number): void {
    if (!this.pinned || !this.goal.size) {
      this.pinned = false
      this.aimed = { zone, index, face: zone < 0 ? -1 : this.model.card(zone, index) }
    }
  }
  /** … or until that is touched again. */
  pin(zone: number, index: number): void {
    const again = this.pinned && this.aims(zone, index)
    this.pinned = false
    this.glance(again ? -1 : zone, index)
    this.pinned = !again
  }
  wishes = $derived.by(() =>
    [0, 1, 2, 3]
      .map(k => ({
        k,
        wish: this.model.fact('wish', k),
        colour: this.model.fact('circle', k),
        prize: this.note('prize', `f${this.start('wish') + k}`) ?? 0,
      }))
      .filter(one => one.wish >= 0),
  )
  standing(seat: number, k: number): { has: number; award: number } {
    const key = `f${this.start('wished') + 4 * seat + k}`
    return { has: this.note('standing', key) ?? 0, award: this.note('award', key) ?? 0 }
  }

  /** When all is counted: the points of a seat from one source. */
  source(name: string, seat: number): number {
    return this.note(name, `f${this.start('score') + seat}`) ?? 0
  }

  // ---- what things are
  /** By the words of this table: `about-<id>` with its name, its sentence and its rule. */
  about(id: string, args: Args = {}, name = ''): Explained {
    const words = this.model.words.words.skin
    const beside = (what: string) => (words.has(`${id}.${what}`) ? words.say(`${id}.${what}`, args) : '')
    return { name: name || words.say(id, args), help: beside('help'), rule: beside('rule') }
  }
  aboutPlace(place: number): Explained {
    const name = this.say('place', { number: place + 1, place: this.model.say(`place-${place}`) })
    const mare = this.nightmare && this.model.fact('nightmare') === place
    const found = this.about(`about-place-${place}`, {}, name)
    return { ...found, help: `${found.help} ${this.say(mare ? 'nobody-mare' : 'about-once')}` }
  }
  aboutShard(colour: number, held = -1): Explained {
    const found = this.about(`about-shard-${colour}`)
    return held < 0 ? found : { ...found, help: `${found.help} ${this.say('about-hold', { count: held })}` }
  }
  aboutField(field: number, value: number, name: string): Explained {
    const top = colours(value).at(-1)
    if (value & TREE) return this.about('about-tree', {}, name)
    if (top) return { ...this.about(`about-shard-${top}`), name }
    return this.about(field === ENTRANCE ? 'about-entrance' : 'about-empty', {}, name)
  }
  aboutPawn(seat: number): Explained {
    const asleep = this.model.fact('slept', seat) > 0
    const name = this.say(asleep ? 'sleeps' : 'stands', { who: this.model.words.name(seat) })
    return this.about('about-pawn', { who: name, asleep: asleep ? 'yes' : 'no' })
  }
  aboutPile(level: number): Explained {
    const count = this.model.cards(this.piles[level] ?? -1).length
    return this.about('about-pile', { level: this.model.say(`level-${level}`), count })
  }
  aboutWish(wish: number, colour: number): Explained {
    const found = this.about(`wish-name-${wish}`, { colour })
    return EACH_ALONE.has(wish) ? found : { ...found, help: `${found.help} ${this.say('wish-ties')}` }
  }

  /** The chip on a card that can be touched: its power, unless it is to be completed. */
  chipOf(zone: number, index: number): string | undefined {
    const power = powerOf(this.model.words.kind(this.model.card(zone, index)))
    return power < 0 || this.phase === 'complete' ? undefined : this.model.say(`place-${power}`)
  }
  /** What the chip on a lit field says: what the step there brings. */
  chip(at: number, answers: readonly AnswerShown[]): { text: string; foot: boolean; bad: boolean } | null {
    const [first] = answers
    if (!first || !['step', 'enter'].includes(verb(first))) return null
    const gain = this.note('gain', `f${at}`) ?? 0
    const free = this.note('free', `f${at}`) === 1
    const points = gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : ''
    const text = points || (free ? this.say('free') : verb(first) === 'enter' ? this.say('enter') : '')
    return { text, foot: !text, bad: gain < 0 }
  }

  // ---- what the others did since the own last answer
  /** Fields of a workshop where its owner did something. */
  changed(seat: number): ReadonlySet<number> {
    const fields = Array.from({ length: FIELDS }, (_, f) => f)
    return new Set(fields.filter(f => this.model.traces.at(`${seat} field ${f}`) >= 0))
  }
  /** Places to which somebody else came, or where somebody changed the row. */
  visited: ReadonlySet<number> = $derived.by(
    () => new Set(PLACE_NAMES.flatMap((_, place) => (this.model.traces.at(`place ${place}`) >= 0 ? [place] : []))),
  )
  /** The place whose row is being put in a new order, or -1. */
  get sorted(): number {
    const seat = this.order.find(one => this.model.asked(one) && this.phaseOf(one) === 'lake_name')
    return seat === undefined ? -1 : this.model.fact('held', seat)
  }

  // ---- what is picked
  /** The colour picked in the hand, 0: none. */
  get picked(): number {
    if (!this.model.sits) return 0
    return this.colours.find(colour => this.model.gesture.from === `f${this.handAt(this.model.me, colour)}`) ?? 0
  }
  get planting(): boolean {
    return this.model.gesture.from === `f${this.start('trees')}`
  }
  /** Colours that the picked shards can be exchanged for. */
  get offers(): number[] {
    if (!this.picked) return []
    return this.colours.filter(colour => this.model.gesture.at(`f${this.bagAt(colour)}`)?.role === 'to')
  }

  /** The second line below the question. */
  get hint(): string {
    const { model } = this
    if (model.replaced) return ''
    if (!this.mine) return model.sits && !model.over ? this.say('hint-wait', { stage: this.stage }) : ''
    const { gesture } = model
    switch (this.phase) {
      case 'travel':
        return this.say('hint-travel', { points: model.fact('points') })
      case 'create':
      case 'close': {
        if (this.planting) return this.say('hint-plant')
        if (this.picked) return this.say(this.offers.length ? 'hint-picked-trade' : 'hint-picked')
        if (model.fact('free', model.me)) return this.say('hint-free')
        if (gesture.at(`f${this.fieldAt(model.me, ENTRANCE)}`)?.answers.some(answer => verb(answer) === 'enter'))
          return this.say('hint-enter')
        if (this.colours.every(colour => !this.hand(model.me, colour))) return this.say('hint-empty')
        if (model.fact('dreamer', model.me) >= 0 && this.hand(model.me, MOVE)) return this.say('hint-walk')
        return this.say('hint-create')
      }
      case 'golem':
      case 'tower':
        return this.say(`hint-${this.phase}`, { left: model.fact('left', model.me) })
      case 'walk':
        return this.say('hint-walk-tree')
      case 'draw':
        return this.say('hint-draw', { count: model.fact('traveller', model.me) + 1 })
      case 'pay':
        return this.say(model.fact('left', model.me) ? 'hint-pay' : 'hint-store')
      default:
        return this.say(`hint-${this.phase}`)
    }
  }
}
