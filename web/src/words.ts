// Words for people, from the same Fluent files as the server's: those of the game, the common ones, the page's.
import { PREFIX } from './prefix'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { EVERYONE, UP } from './protocol/constants'
import type {
  AnswerShown,
  EventShown,
  NumberShown,
  PlaceShown,
  TableShown,
  ViewShown,
  WordShown,
} from './protocol/messages'

export const LANGS = ['pl', 'en', 'uk'] as const
export type Lang = (typeof LANGS)[number]
export type Args = Record<string, FluentVariable>

/** Who brought an event about. */
type Doer = Pick<EventShown, 'seat' | 'stand_in'>
const yes = (so: boolean): string => (so ? 'yes' : 'no')
const slot = (index: number): number => (index >= 0 ? index + 1 : 0)

const own = import.meta.glob<string>(['./words/*.ftl', './games/*/words.*.ftl'], { query: '?raw', import: 'default' })
const texts = new Map<string, Promise<string>>()
function text(url: string): Promise<string> {
  let found = texts.get(url)
  if (!found) {
    found = url.startsWith('./')
      ? (own[url]?.() ?? Promise.resolve(''))
      : fetch(url).then(answer => (answer.ok ? answer.text() : ''))
    texts.set(url, found)
    found.catch(() => texts.delete(url)) // a line lost now may be there again later
  }
  return found
}

export type Say = (id: string, args?: Args) => string

/** All that can be said in one language about a game, or without one, about the house. */
export class Words {
  private constructor(
    readonly lang: Lang,
    readonly game: string,
    private readonly bundles: FluentBundle[],
    private readonly own?: Words,
  ) {}

  /** The few words that only the game's own table and figures say, beside those of the game and of the page. */
  get skin(): Words {
    return this.own ?? this
  }

  /** From files. One that is not translated is read in English; that a translated one lacks nothing, tests see to. */
  static async load(lang: Lang, game = ''): Promise<Words> {
    const read = (one: Lang) =>
      Promise.all(
        [
          ...(game ? [`${PREFIX}/words/${game}/${one}.ftl`] : []),
          `${PREFIX}/words/${one}.ftl`,
          `./words/${one}.ftl`,
        ].map(text),
      )
    const files = await read(lang)
    return Words.of(lang, game, files.every(file => file) || lang === 'en' ? [files] : [files, await read('en')])
  }

  /** Likewise, with the words of the game's skin: who only reads a list of games needs none of them. */
  static async skinned(lang: Lang, game: string): Promise<Words> {
    const [words, skin] = await Promise.all([Words.load(lang, game), text(`./games/${game}/words.${lang}.ftl`)])
    return words.beside(skin)
  }

  /** The sentences of a lesson of a game. */
  static async lesson(lang: Lang, game: string, address: string): Promise<Words> {
    return Words.of(lang, game, [[await text(`${PREFIX}/lessons/${address}/${lang}.ftl`)]])
  }

  static of(lang: Lang, game: string, files: string[][]): Words {
    return new Words(
      lang,
      game,
      files.map((texts, k) => {
        const bundle = new FluentBundle(k ? 'en' : lang, { useIsolating: false })
        for (const file of texts) bundle.addResource(new FluentResource(file))
        return bundle
      }),
    )
  }

  beside(skin: string): Words {
    return new Words(this.lang, this.game, this.bundles, Words.of(this.lang, this.game, [[skin]]))
  }

  has(id: string): boolean {
    const [bundle] = this.bundles
    return bundle !== undefined && this.pattern(bundle, id) !== null
  }

  say(id: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const pattern = this.pattern(bundle, id)
      if (pattern !== null) return bundle.formatPattern(pattern, args, [])
    }
    return id
  }

  private pattern(bundle: FluentBundle, id: string) {
    const [name = '', attribute] = id.split('.')
    const message = bundle.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  join(items: string[]): string {
    const last = items.at(-1) ?? ''
    return items.length < 2 ? last : this.say('list-and', { first: items.slice(0, -1).join(', '), last })
  }

  value(option: string, value: string): string {
    const named = `value-${option}-${value}`
    if (this.has(named)) return this.say(named)
    return value === 'yes' || value === 'no' ? this.say(value) : value
  }
}

/** The same for a table: with its zones, kinds and signatures, texts and numbers become sentences. */
export class TableWords {
  constructor(
    readonly words: Words,
    readonly table: TableShown,
    readonly names: readonly string[],
    readonly seat: number,
  ) {}

  say(id: string, args: Args = {}): string {
    return this.words.say(id, args)
  }
  card(face: number): string {
    const kind = this.kind(face)
    return this.say(kind ? `card-${kind}` : 'hidden-card')
  }
  kind(face: number): string {
    return this.table.kinds[face]?.name ?? ''
  }
  zone(z: number): string {
    return this.say(`zone-${this.table.zones[z]?.name ?? ''}`)
  }
  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  /** The bot that answers for somebody, also to that somebody. */
  private standIn(seat: number): string {
    return this.say('ui-stand-in', { name: this.name(seat) })
  }

  number({ type }: { type: string }, number: number): string | number {
    switch (type) {
      case 'seat':
        return this.name(number)
      case 'kind':
        return number >= 0 ? this.card(number) : ''
      case 'nth':
        return number + 1
      case 'number':
      case '':
        return number
      default:
        return this.say(`${type}-${number}`)
    }
  }

  /** `$who`; of a seat also whether that is the reader, `$who_you`, and whether that is the doer, `$who_self`. */
  private numbers(word: WordShown | undefined, given: readonly number[], doer?: Doer): Args {
    const args: Args = {}
    word?.numbers.forEach((named: NumberShown, k) => {
      const number = given[k]
      if (number === undefined) return
      args[named.name] = this.number(named, number)
      if (named.type === 'seat') {
        const self = number === doer?.seat
        args[`${named.name}_you`] = yes(number === this.seat)
        if (doer) args[`${named.name}_self`] = yes(self)
        if (self && doer.stand_in) {
          args[named.name] = this.standIn(number)
          args[`${named.name}_you`] = 'no'
        }
      } else if (named.type === 'kind') args[`${named.name}_kind`] = this.kind(number)
    })
    return args
  }

  /** The question, to who is asked; to the others, whom they wait for. */
  question(view: ViewShown): string {
    const asked = this.names.map((_, seat) => seat).filter(seat => (view.asked >> seat) & 1)
    const id = `phase-${this.table.phases[view.phase]?.name ?? ''}`
    const mine = asked.includes(this.seat) || asked.length === 0
    return this.say(mine ? id : `${id}.other`, {
      who: this.words.join(asked.map(seat => this.name(seat))),
      count: asked.length,
    })
  }

  /** The label of an answer; `$card` is the card it touches first, if it is in sight, `$phase` the name of the question. */
  answer(answer: AnswerShown, view: ViewShown): string {
    const [verb = '', ...rest] = answer.text.split(' ')
    const place = answer.places.find(p => p.kind >= 0 || (p.zone >= 0 && p.index >= 0))
    const face = place ? this.touched(place, view) : -1
    return this.say(`answer-${verb}`, {
      card: this.card(face),
      kind: this.kind(face),
      sees: yes(face >= 0),
      phase: this.table.phases[view.phase]?.name ?? '',
      ...this.numbers(
        this.table.verbs.find(word => word.name === verb),
        rest.map(Number),
      ),
    })
  }

  private touched(place: PlaceShown, view: ViewShown): number {
    return place.kind >= 0 ? place.kind : (view.cards[place.zone]?.[place.index] ?? -1)
  }

  /** A line of the log; empty where there is nothing to say. */
  event(event: EventShown): string {
    const args: Args = event.stand_in
      ? { seat: this.standIn(event.seat), you: 'no' }
      : { seat: this.name(event.seat), you: yes(event.seat === this.seat) }
    if (event.what === 'told')
      return this.say(`told-${event.word}`, {
        ...args,
        ...this.numbers(
          this.table.told.find(word => word.name === event.word),
          event.numbers,
          event,
        ),
      })
    const here = this.table.zones[event.src]
    const there = this.table.zones[event.dst]
    if (!here || !there) return ''
    const face = event.what === 'moved' || event.what === 'revealed' ? event.face : -1
    Object.assign(args, {
      owner: this.name(here.owner),
      own: yes(here.owner === this.seat),
      slot: slot(event.i),
      to: this.name(there.owner),
      to_own: yes(there.owner === this.seat),
      to_slot: slot(event.j),
      self: yes(here.owner === event.seat),
      card: this.card(face),
      kind: this.kind(face),
      sees: yes(face >= 0),
      all: yes((event.known & EVERYONE) === EVERYONE),
      open: yes((event.known & UP) > 0),
      from_zone: this.zone(event.src),
      to_zone: this.zone(event.dst),
    })
    if (event.what === 'marked') args.mark = event.numbers[0] ?? 0
    const line =
      event.what === 'moved' || event.what === 'swapped'
        ? `${event.what}-${here.name}-${there.name}`
        : `${event.what}-${here.name}`
    return this.say(this.words.has(line) ? line : event.what, args)
  }
}
