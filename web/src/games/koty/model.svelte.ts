// What the pieces of Koty's table have in common: regions and what they show, the attack, what was played since, keys.
import { UP } from '../../protocol/constants'
import type { AnswerShown, EventShown } from '../../protocol/messages'
import { key, verb, type Spot } from '../../table/gesture.svelte'
import { lettersOf, plain } from '../../table/keys.svelte'
import type { TableModel } from '../../table/model.svelte'
import type { Explained } from '../../table/explain'
import type { IconName } from '../../ui/icons'
import { picture } from '../../ui/picture'
import type { Args, Say } from '../../words'
import { prefs, wide } from '../../prefs.svelte'
import { thumbnail } from './pictures'

/** An attack as all see it: who attacks whom, with what, as what. */
export interface Attack {
  who: number
  whose: number
  zone: number // the attacked region
  named: number // the attacking cat; what a joker stands for
  joker: boolean
  cat: number // the attacked one
  way: 'friends' | 'fight'
}
const NINE = 9 // what a card counts that lies face down

export class KotyModel {
  constructor(readonly model: TableModel) {}

  readonly say: Say = (id, args = {}) => this.model.words.words.skin.say(id, args)
  get phase(): string {
    return this.model.phase.name
  }
  get mine(): boolean {
    return this.model.sits && this.model.asked(this.model.me) && !this.model.replaced
  }
  get mover(): number {
    return this.model.fact('mover')
  }

  // ---- places
  private zone(name: string, owner = -1): number {
    return this.model.zones(name, owner)[0] ?? -1
  }
  get pile(): number {
    return this.zone('pile')
  }
  get discard(): number {
    return this.zone('discard')
  }
  get played(): number {
    return this.zone('played')
  }
  hand(seat: number): number {
    return this.zone('hand', seat)
  }
  regions(seat: number): number[] {
    return this.model.zones('region', seat)
  }
  /** All regions, in the order in which the rules count them. */
  private all: readonly number[] = $derived.by(() =>
    this.model.table.zones.flatMap((zone, z) => (zone.name === 'region' ? [z] : [])),
  )
  /** The region attacked, or from which a moth carries a cat; or -1. */
  target = $derived.by(() => this.all[this.model.fact('target')] ?? -1)
  /** The number of a region within its dream, from 1 on. */
  nth(zone: number): number {
    return this.regions(this.model.zone(zone).owner).indexOf(zone) + 1
  }

  // ---- what a region shows
  size(zone: number): number {
    return this.model.cards(zone).length
  }
  /** The cat or raven that lies face up on a region; -1: a nine, or nothing. */
  top(zone: number): number {
    const last = this.size(zone) - 1
    return last >= 0 && this.model.known(zone, last) & UP ? this.model.card(zone, last) : -1
  }
  /** How many nines double what lies on them. */
  nines(zone: number): number {
    return Math.max(0, this.size(zone) - 1)
  }
  worth(zone: number): number {
    return this.model.notes(zone).find(note => note.name === 'worth')?.number ?? 0
  }
  sum(seat: number): number {
    return this.regions(seat).reduce((sum, zone) => sum + this.worth(zone), 0)
  }
  /** How the worth comes about: "6 ×2 ×2". */
  how(zone: number): string {
    const top = this.top(zone)
    if (top >= 0 && !this.value(top)) return this.say('raven')
    return `${top < 0 ? NINE : this.value(top)}${' ×2'.repeat(this.nines(zone))}`
  }
  private readonly thumbnails = new Map<number, string>()
  /** What lies on a region, drawn for the size of a thumbnail. */
  thumbnail(top: number): string {
    const found = this.thumbnails.get(top) ?? picture(thumbnail(top < 0 ? '' : this.model.words.kind(top)))
    this.thumbnails.set(top, found)
    return found
  }
  /** The number on a card. */
  value(kind: number): number {
    return Number(this.model.words.kind(kind).replace(/\D/g, ''))
  }
  /** What an attacked region would be worth without its cat. */
  left(zone: number): number {
    return this.model.notes(zone).find(note => note.name === 'left')?.number ?? 0
  }

  // ---- what it is, for who asks
  /** A message of this table, with its sentence and its rule. */
  explain(id: string, args: Args = {}): Explained {
    return { name: this.say(id, args), help: this.say(`${id}.help`, args), rule: this.say(`${id}.rule`) }
  }
  /** A card by its face, wherever it is shown. */
  explainKind(kind: number): Explained {
    return { ...this.model.explain(`card-${this.model.words.kind(kind)}`), picture: this.model.pictures.src(kind) }
  }
  /** A region: what lies on top, and how that counts there. */
  explainRegion(zone: number): Explained {
    const size = this.size(zone)
    if (!size) return this.model.explain('zone-region')
    const top = this.top(zone)
    const nine = { ...this.explain('nine'), picture: this.model.pictures.lying(zone, size - 1) }
    const found = top < 0 ? nine : this.explainKind(top)
    if (!this.nines(zone) || !this.worth(zone)) return found
    return { ...found, help: `${found.help} ${this.say('counts', { how: this.how(zone), worth: this.worth(zone) })}` }
  }

  /** Somebody touches what cannot be done. At the table the question says why not, so nothing may cover it. */
  look(element: Element | null, found: Explained): void {
    if (!this.model.sits || this.model.over) this.model.lookAt(element, found)
  }

  // ---- teams: partners sit opposite each other (KOT-G1)
  get teams(): boolean {
    return this.model.table.options.teams === 'yes'
  }
  partner(seat: number): number {
    const seats = this.model.people.length
    return this.teams ? (seat + seats / 2) % seats : -1
  }
  points(seat: number): string {
    const count = this.sum(seat)
    if (wide.current) return this.teams && this.model.people.length > 4 ? String(count) : this.say('sum', { count })
    return this.teams ? `${count} · ${this.model.score(seat)}` : String(count)
  }

  // ---- the attack
  attack: Attack | null = $derived.by(() => {
    if (this.target < 0 || (this.phase !== 'defend' && this.phase !== 'repeat')) return null
    const named = this.model.fact('named')
    const cat = this.top(this.target)
    const laid = this.model.card(this.played, 0)
    return {
      who: this.mover,
      whose: this.model.zone(this.target).owner,
      zone: this.target,
      named,
      joker: laid >= 0 && laid !== named,
      cat,
      way: cat === named ? 'fight' : 'friends',
    }
  })
  /** How the attack concerns the reader. */
  private side(attack: Attack): 'me' | 'ours' | 'by-me' | 'other' {
    const { me, sits } = this.model
    if (!sits) return 'other'
    if (attack.whose === me) return 'me'
    if (attack.who === me) return 'by-me'
    return attack.whose === this.partner(me) ? 'ours' : 'other'
  }
  private told(attack: Attack) {
    const { words, connection } = this.model
    const began = connection.log.findLast(
      ({ what, word }) => what === 'told' && (word === 'attack' || word === 'again'),
    )
    const [a, b] = [this.value(attack.named), this.value(attack.cat)]
    return {
      who: words.name(attack.who),
      whose: words.name(attack.whose),
      kind: words.kind(attack.named),
      joker: attack.joker ? 'yes' : 'no',
      again: began?.word === 'again' ? 'yes' : 'no',
      target: words.kind(attack.cat),
      sum: attack.way === 'fight' ? `${a} = ${b}` : `${a} + ${b} = ${a + b}`,
      from: this.worth(attack.zone),
      left: this.left(attack.zone),
    }
  }

  /** The question where this table puts it better than the game; else empty. */
  question = $derived.by((): string => {
    const { attack } = this
    if (this.model.replaced) return ''
    if (!attack) return this.mine && this.phase === 'turn' ? this.say('turn-mine') : ''
    const side = this.side(attack)
    if (this.phase === 'defend') return this.say(`attack-${side}`, this.told(attack))
    return this.say(side === 'by-me' ? 'met-by-me' : 'met-other', this.told(attack))
  })
  /** What is at stake. */
  stake = $derived.by((): string => {
    const { attack } = this
    if (!attack || this.phase !== 'defend') return ''
    const side = this.side(attack)
    return this.say(`if-${attack.way}-${side === 'ours' ? 'other' : side}`, this.told(attack))
  })
  /** What the choice means. */
  hint = $derived.by((): string => {
    const { model, attack } = this
    if (model.replaced || model.over) return ''
    if (attack) {
      if (!this.mine)
        return this.phase === 'defend' && !model.asked(model.me)
          ? this.say('defend-wait', {
              whose: model.words.words.join(
                model.seats.filter(one => model.asked(one)).map(one => model.words.name(one)),
              ),
            })
          : ''
      const fits = model.gesture.placed.length > 0
      if (this.phase === 'repeat') return this.say(fits ? 'repeat-how' : 'repeat-none', this.told(attack))
      const how = this.say(fits ? 'defend-how' : 'defend-none')
      return this.teams && attack.whose === model.me ? `${how} ${this.say('hint-defend-team')}` : how
    }
    if (!this.mine) return ''
    if (this.phase !== 'turn') return this.say(`hint-${this.phase}`)
    const kind = /k(\d+)$/.exec(model.gesture.picked)?.[1]
    if (kind !== undefined) {
      const name = model.words.kind(Number(kind))
      return this.say(`hint-${/\d/.test(name) ? 'cat' : name}`)
    }
    if (model.gesture.picked) return this.say('hint-hand')
    return this.say(model.gesture.placed.some(answer => verb(answer) !== 'exchange') ? 'hint-turn' : 'hint-turn-none')
  })

  // ---- what can be done
  /** The key of the button that exchanges the hand: a letter of its label. */
  letter = $derived.by(() => (lettersOf([this.say('exchange')])[0] ?? '').toLocaleUpperCase())
  exchange = $derived.by(() => this.model.gesture.answers.find(answer => verb(answer) === 'exchange'))

  /** The place in the hand of the card touched last. */
  touched = $state(-1)
  /** Which card of a kind is the chosen one: of two alike the one that was touched. */
  chosen(kind: number): number {
    const cards = this.model.cards(this.hand(this.model.me))
    return cards[this.touched] === kind ? this.touched : cards.indexOf(kind)
  }
  /** A card that is answered with by touching it: it goes nowhere but into the attack. */
  direct(kind: number): AnswerShown | undefined {
    const [only, ...more] = this.model.gesture.begun(`z${this.hand(this.model.me)}k${kind}`)
    return only && !more.length && only.places[1]?.zone === this.played ? only : undefined
  }
  directs: readonly AnswerShown[] = $derived.by(() =>
    this.model.gesture.placed.filter(answer => answer.places[1]?.zone === this.played),
  )
  digit(answer: AnswerShown): string {
    return String(this.directs.indexOf(answer) + 1)
  }

  /** What touching a region would do: a word of the chips. */
  deed(spot: Spot, zone: number): string {
    const [first, ...more] = spot.answers
    if (!first) return 'here'
    if (more.length) return 'name'
    const does = verb(first)
    if (does === 'cover' || does === 'moth' || does === 'bat') return does
    if (does === 'put' || does === 'drop') return 'here'
    const top = this.top(zone)
    if (top < 0) return 'lay'
    if (!this.value(top)) return 'chase'
    return this.named(first) === top ? 'fight' : 'friends'
  }
  icon(deed: string): IconName {
    return deed === 'friends' ? 'plus' : deed === 'fight' ? 'cross' : deed === 'name' ? 'people' : 'drop'
  }
  /** The card an answer plays or names. */
  named(answer: AnswerShown): number {
    const [word, ...given] = answer.text.split(' ')
    const numbers = this.model.table.verbs.find(one => one.name === word)?.numbers ?? []
    const k = numbers.findIndex(number => number.type === 'kind')
    return k >= 0 ? Number(given[k]) : -1
  }
  private offered = $state.raw<readonly AnswerShown[]>([])
  /** A joker is named in the middle of the table, not in the menu beside what was touched. */
  offer(): void {
    const { gesture } = this.model
    if (gesture.menu.length < 2 || gesture.menu.some(answer => this.named(answer) < 0)) return
    this.offered = gesture.menu
    gesture.menu = []
  }
  /** The answers that name a joker, while one is to be named. */
  naming: readonly AnswerShown[] = $derived.by(() => {
    const { answers, from } = this.model.gesture
    const [first] = this.offered
    const place = first?.places[0]
    return place && answers.includes(first) && key(place) === from ? this.offered : []
  })
  unname(): void {
    this.offered = []
    this.model.gesture.cancel()
  }
  /** What a joker would do as this cat. */
  role(answer: AnswerShown): string {
    const zone = answer.places[1]?.zone ?? -1
    const way = this.named(answer) === this.top(zone) ? 'fight' : 'friends'
    const own = this.model.zone(zone).owner === this.model.me
    return this.say(way === 'friends' ? 'joker-friends' : own ? 'joker-fight-own' : 'joker-attack-fight')
  }

  // ---- what the others did since the own last answer
  since: readonly EventShown[] = $derived.by(() => {
    const { log } = this.model.connection
    const last = this.model.sits ? log.findLastIndex(event => event.seat === this.model.me) : log.length - 12
    return log.slice(Math.max(0, last + 1))
  })
  /** The same in words, the last first to be read; not the attack that the question tells. */
  recap: readonly string[] = $derived.by(() => {
    const told = this.stake ? this.since.findLastIndex(event => event.word === 'attack') : -1
    return this.since
      .filter((_, k) => k !== told)
      .map(event => this.model.words.event(event))
      .filter(line => line.trim())
  })

  // ---- keys
  /** Presses what a key stands for; says whether it is one of this table's. */
  press(pressed: string): boolean {
    if (pressed === 'Escape' && this.naming.length) {
      this.unname()
      return true
    }
    if (!prefs.keys || pressed.length !== 1) return false
    const answer =
      this.directs[Number(pressed) - 1] ?? (plain(this.letter) === plain(pressed) ? this.exchange : undefined)
    if (!answer) return false
    this.model.gesture.choose(answer)
    return true
  }
}
