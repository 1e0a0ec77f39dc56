// What the pieces of Sen's table have in common: zones by name, who points where, who peeked, buttons and their keys.
import { SvelteMap } from 'svelte/reactivity'
import { UP } from '../../protocol/constants'
import type { AnswerShown, EventShown } from '../../protocol/messages'
import { verb } from '../../table/gesture.svelte'
import { EYE, lettersOf, plain } from '../../table/keys.svelte'
import type { TableModel } from '../../table/model.svelte'
import type { IconName } from '../../ui/icons'
import type { Say } from '../../words'
import type { Power } from './art'
import { SLOTS } from './constants'
import { POWERS } from './lands'

const SHIMMER = 2600
const SHOWN = 6000

export type ButtonId = 'draw' | 'wake' | 'know' | 'use' | 'drop' | 'next'
type KeyId = ButtonId | 'take' | 'undo' | 'say'
export interface AnswerButton {
  id: ButtonId
  answer: AnswerShown
  main: boolean
  icon: IconName | null
  power: Power | null
}
const ORDER: readonly { id: ButtonId; icon: IconName | null; main: boolean }[] = [
  { id: 'use', icon: null, main: true },
  { id: 'drop', icon: 'drop', main: false },
  { id: 'draw', icon: 'load', main: true },
  { id: 'wake', icon: 'sun', main: false },
  { id: 'know', icon: 'eye', main: false },
  { id: 'next', icon: 'moon', main: true },
]
/** What touching a land means in a phase: the sign on its chip. */
const SIGN: Readonly<Record<string, IconName>> = { first: 'eye', peek: 'eye', know_a: 'hand', know_b: 'hand' }

export class SenModel {
  constructor(readonly model: TableModel) {}

  readonly say: Say = (id, args = {}) => this.model.words.words.skin.say(id, args)
  get phase(): string {
    return this.model.phase.name
  }
  get counting(): boolean {
    return this.phase === 'count' || this.phase === 'over'
  }
  get mine(): boolean {
    return this.model.sits && this.model.asked(this.model.me)
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
  get hand(): number {
    return this.zone('hand')
  }
  dream(seat: number): number {
    return this.zone('dream', seat)
  }
  size(seat: number): number {
    return this.model.cards(this.dream(seat)).length
  }
  /** The most lands in any dream but the own one. */
  most = $derived.by(() => Math.max(1, ...this.model.rivals.map(seat => this.size(seat))))
  kind(face: number): string {
    return this.model.words.kind(face)
  }

  /** Is a land of any dream wanted? Then those of the others come nearer, and stay while an answer is under way. */
  reaching = $derived.by(() => this.mine && !this.model.replaced && ['peek', 'swap_a', 'swap_b'].includes(this.phase))
  /** Is the discard pile mine to look through? */
  looking = $derived.by(() =>
    this.model.cards(this.discard).some((_, index) => this.model.gesture.at(`z${this.discard}.${index}`)),
  )

  /** The lands pointed at, in order. */
  pointed: readonly string[] = $derived.by(() =>
    [0, 1]
      .map(k => this.model.fact('pointed', k))
      .filter(at => at >= 0)
      .map(at => `z${this.dream(Math.floor(at / SLOTS))}.${at % SLOTS}`),
  )

  // ---- who peeks: the others see only that the land shimmers
  readonly shimmer = new SvelteMap<string, number>()
  watch(): void {
    this.show(this.model.step.events)
    if (this.mine && this.phase !== 'turn') this.hide() // who has answered since has seen it
    for (const event of this.model.step.events) {
      if (event.what !== 'revealed' || event.face >= 0 || !this.model.zone(event.src).remember) continue
      const key = `z${event.src}.${event.i}`
      clearTimeout(this.shimmer.get(key))
      this.shimmer.set(
        key,
        window.setTimeout(() => {
          this.shimmer.delete(key)
        }, SHIMMER),
      )
    }
  }

  // ---- "I know what I have": both lands are shown to everybody, then they go or are covered again
  shown = $state.raw<{ faces: readonly number[]; said: string; verdict: string; right: boolean } | null>(null)
  private hiding = 0
  private show(events: readonly EventShown[]): void {
    const said = events.findLast(event => event.word === 'say')
    if (!said) return
    const since = events.slice(events.indexOf(said))
    const verdict = since.find(event => event.word === 'right' || event.word === 'wrong')
    const faces = since
      .filter(event => event.what === 'revealed' && event.face >= 0 && !(event.known & UP))
      .map(event => event.face)
    if (!verdict || !faces.length) return
    this.shown = {
      faces,
      said: this.model.words.event(said),
      verdict: this.model.words.event(verdict),
      right: verdict.word === 'right',
    }
    clearTimeout(this.hiding)
    this.hiding = window.setTimeout(() => {
      this.hide()
    }, SHOWN)
  }
  hide(): void {
    this.shown = null
  }

  /** Is what I see there now seen by everybody? */
  shared(zone: number, index: number): boolean {
    const all = (1 << this.model.people.length) - 1
    const others = this.model.sits ? all & ~(1 << this.model.me) : all // of my own memory the table says nothing
    return (this.model.known(zone, index) & others) === others
  }

  sign = $derived.by((): IconName => SIGN[this.phase] ?? 'swap')

  // ---- buttons and keys
  buttons: readonly AnswerButton[] = $derived.by(() =>
    ORDER.flatMap(({ id, icon, main }) => {
      const answer = this.model.gesture.answers.find(answer => verb(answer) === id)
      const held = this.kind(this.model.card(this.hand, 0))
      return answer ? [{ id, answer, main, icon, power: id === 'use' ? (POWERS[held] ?? null) : null }] : []
    }),
  )
  calls: readonly AnswerShown[] = $derived.by(() => this.model.gesture.answers.filter(answer => verb(answer) === 'say'))
  /** The hourglass among the numbers to be said: the others have their digits. */
  private glass = $derived.by(() => this.calls.find(answer => answer.text === 'say 10'))
  /** By what it does: a letter of the word that stands there. */
  private letters: ReadonlyMap<KeyId, string> = $derived.by(() => {
    const { model } = this
    const labels = new Map<KeyId, string>()
    for (const { id, answer } of this.buttons)
      labels.set(id, id === 'wake' || id === 'know' ? model.speech.label(answer) : this.say(`do-${id}`, { round: 0 }))
    if (!labels.has('draw')) labels.set('draw', this.say('draw'))
    if (!labels.has('drop')) labels.set('take', this.say('take'))
    if (this.glass) labels.set('say', model.speech.label(this.glass))
    labels.set('undo', model.say('ui-undo'))
    const letters = lettersOf([...labels.values()])
    return new Map([...labels.keys()].map((id, k) => [id, letters[k] ?? '']))
  })
  key(id: KeyId): string {
    return this.letters.get(id)?.toLocaleUpperCase() ?? ''
  }

  /** Presses what a key stands for; says whether the key is one of the table's. */
  press(pressed: string): boolean {
    if (pressed.length !== 1 || !/[\p{L}\p{N}]/u.test(pressed) || EYE.test(pressed)) return false
    const { gesture } = this.model
    if (/\d/.test(pressed)) {
      const call = this.calls.find(answer => answer.text === `say ${pressed}`)
      const zones = this.phase === 'two' ? [this.hand] : this.model.sits ? [this.dream(this.model.me)] : []
      const spot = zones.map(zone => gesture.at(`z${zone}.${Number(pressed) - 1}`)).find(spot => spot)
      if (call) gesture.choose(call)
      else if (spot) gesture.touch(spot.key)
      return true
    }
    const is = (id: KeyId) => this.letters.get(id) === plain(pressed)
    const button = this.buttons.find(button => is(button.id))
    if (button) gesture.choose(button.answer)
    else if (is('take') && this.phase === 'turn' && gesture.at(`z${this.discard}`)) gesture.touch(`z${this.discard}`)
    else if (is('say') && this.glass) gesture.choose(this.glass)
    else if (is('undo') && this.model.step.undo) this.model.connection.undo()
    return true
  }
}
