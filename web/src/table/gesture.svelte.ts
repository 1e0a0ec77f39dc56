// One gesture: touch a place, or one and then another. Knows the answers and nothing of the rules.
import type { AnswerShown, PlaceShown } from '../protocol/messages'

/** A place as text: a card "z3.1", a whole zone "z3", any card of a kind in a hand "z3k5", a fact "f12". */
export function key(place: PlaceShown): string {
  if (place.fact >= 0) return `f${place.fact}`
  return `z${place.zone}${place.kind >= 0 ? `k${place.kind}` : place.index >= 0 ? `.${place.index}` : ''}`
}
export const verb = (answer: AnswerShown): string => answer.text.replace(/ .*$/, '')

/** `now`: touching it answers or begins; `to`: the second place; `picked`: begun here; `else`: would begin anew. */
export type Role = 'now' | 'to' | 'picked' | 'else'
export interface Spot {
  key: string
  role: Role
  answers: AnswerShown[]
  digit: string
}

const keyOf = (place: PlaceShown | undefined): string => (place ? key(place) : '')
const first = (answer: AnswerShown | undefined): string => keyOf(answer?.places[0])
const second = (answer: AnswerShown): string => keyOf(answer.places[1])
const here = (answer: AnswerShown): boolean => second(answer) === '' || second(answer) === first(answer)

export class Gesture {
  picked = $state('') // the place touched first
  menu = $state.raw<AnswerShown[]>([]) // several answers share what was touched: name one
  menuAt = $state('') // where it was touched
  closed = $state(false) // one touch gives several answers, one after the other: meanwhile nothing else can be touched

  constructor(
    private readonly source: () => readonly AnswerShown[],
    private readonly say: (answer: string) => void,
  ) {}

  /** What may be answered now; nothing while an answer is under way or somebody else is asked. */
  get answers(): readonly AnswerShown[] {
    return this.source()
  }
  private touchable = $derived.by(() => (this.closed ? [] : this.source()))
  placed: readonly AnswerShown[] = $derived.by(() => this.touchable.filter(answer => answer.places.length > 0))
  /** Answers that are touched nowhere. */
  buttons: readonly AnswerShown[] = $derived.by(() => this.touchable.filter(answer => answer.places.length === 0))

  /** The one place where all that is placed begins: nobody needs to touch it. */
  auto = $derived.by(() => {
    const from = first(this.placed[0])
    return this.placed.every(answer => first(answer) === from && !here(answer)) ? from : ''
  })
  from = $derived(this.picked || this.auto)

  spots: ReadonlyMap<string, Spot> = $derived.by(() => {
    const spots = new Map<string, Spot>()
    const put = (at: string, role: Role, answer: AnswerShown) => {
      const spot = spots.get(at)
      if (spot) spot.answers.push(answer)
      else spots.set(at, { key: at, role, answers: [answer], digit: '' })
    }
    for (const answer of this.placed) {
      if (first(answer) === this.from && !here(answer)) put(second(answer), 'to', answer)
    }
    for (const answer of this.placed) {
      const at = first(answer)
      if (spots.get(at)?.role !== 'to') put(at, at === this.from ? 'picked' : this.from ? 'else' : 'now', answer)
    }
    let digit = 0
    for (const spot of spots.values())
      if (spot.role === 'to' || spot.role === 'now') spot.digit = ++digit < 10 ? String(digit) : ''
    return spots
  })

  /** The first of these places that can be touched now. */
  at(...keys: string[]): Spot | undefined {
    for (const one of keys) {
      const spot = this.spots.get(one)
      if (spot) return spot
    }
    return undefined
  }

  /** The answers that begin there. */
  begun(at: string): AnswerShown[] {
    return this.placed.filter(answer => first(answer) === at)
  }

  /** Can something be dragged from here? */
  drags(at: string): boolean {
    return this.placed.some(answer => first(answer) === at && answer.places.length > 1)
  }

  /** Begin here, as touching would, but never end: something is being carried. */
  pick(at: string): void {
    this.menu = []
    this.picked = at === this.auto ? '' : at
  }

  touch(at: string): void {
    this.menu = []
    if (this.from) {
      const there = this.placed.filter(answer => first(answer) === this.from && second(answer) === at && !here(answer))
      if (there.length) {
        this.settle(there, at)
        return
      }
      if (at === this.picked) {
        this.cancel()
        return
      }
    }
    const begun = this.begun(at)
    if (!begun.length) {
      this.cancel()
      return
    }
    if (begun.every(here)) {
      this.picked = ''
      this.settle(begun, at)
      return
    }
    this.picked = at === this.auto ? '' : at
    this.menu = begun.filter(here)
    this.menuAt = at
  }

  /** A card was carried from one place to another; says whether that is an answer. */
  drop(from: string, to: string): boolean {
    const there = this.placed.filter(answer => first(answer) === from && second(answer) === to)
    if (!there.length) return false
    this.picked = from === this.auto ? '' : from
    this.settle(there, to)
    return true
  }

  private settle(answers: AnswerShown[], at: string): void {
    const [only, ...more] = answers
    if (only && !more.length) {
      this.choose(only)
      return
    }
    this.menu = answers
    this.menuAt = at
  }

  choose(answer: AnswerShown): void {
    this.cancel()
    this.say(answer.text)
  }

  cancel(): void {
    this.picked = ''
    this.menu = []
    this.menuAt = ''
  }
}
