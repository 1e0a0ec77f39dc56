// What a table says: the words of its game in the language of the page, the names of its seats, and what is read aloud.
import { prefs } from '../prefs.svelte'
import type { AnswerShown, StepShown } from '../protocol/messages'
import { TableWords, Words, type Args, type Lang } from '../words'
import { verb, type Spot } from './gesture.svelte'
import type { TableModel } from './model.svelte'
import { namesOf } from './names'

const PAUSE = 400 // milliseconds without news until they are told
const FEW = 3 // answers that can be named one by one
const CHIPS = 6 // places on which a word can be read

export class Speech {
  told = $state('') // what happened last, for who listens
  private loaded = $state.raw<Words | null>(null)
  private breath: string[] = []
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly model: TableModel) {}

  async load(lang: Lang): Promise<void> {
    const words = await Words.skinned(lang, this.model.game)
    if (prefs.lang === lang) this.loaded = words
  }

  get lang(): string {
    return this.loaded?.lang ?? ''
  }

  private names: readonly string[] = $derived.by(() => {
    const words = this.loaded
    if (!words) return []
    const bots = words.say('bot-names').split(' ')
    return namesOf(this.model.people, bots, seat => words.say('seat-name', { seat: seat + 1 }))
  })

  /** The sentences of this table; there as soon as its words are loaded and it was shown. */
  words: TableWords | null = $derived.by(() => {
    const { table } = this.model.connection
    return this.loaded && table ? new TableWords(this.loaded, table, this.names, this.model.me) : null
  })

  /** A sentence of the house or of the game. */
  say(id: string, args: Args = {}): string {
    return (this.loaded ?? prefs.words)?.say(id, args) ?? ''
  }

  label(answer: AnswerShown): string {
    return this.model.words.answer(answer, this.model.view)
  }

  /** The word on a place that can be touched: only where it tells one place from another. */
  chip(spot: Spot): string {
    const [first] = spot.answers
    const lit = [...this.model.gesture.spots.values()].filter(one => one.role === 'now' || one.role === 'to')
    if (!first || lit.length > CHIPS || spot.answers.some(answer => verb(answer) !== verb(first))) return ''
    const alike = lit.filter(one => one.answers[0] && verb(one.answers[0]) === verb(first))
    return alike.length === 1 ? (/^[^\s:(,]*/.exec(this.label(first))?.[0].toLocaleLowerCase() ?? '') : ''
  }

  /** What touching a place may mean, for who hears it; where there is too much to name, the word on its chip. */
  meant(spot: Spot, chip?: string): string[] {
    if (spot.answers.length <= FEW) return spot.answers.map(answer => this.label(answer))
    return [chip ?? this.chip(spot), this.say('ui-answers', { count: spot.answers.length })]
  }

  /** What happened, for those who listen: in quick succession it is told in one breath. */
  tell({ events }: StepShown): void {
    const { words } = this
    if (!words) return
    this.breath.push(...events.map(event => words.event(event).trim()).filter(line => line && line !== '—'))
    clearTimeout(this.pause)
    this.pause = setTimeout(() => {
      this.told = this.breath.splice(0).join(' ')
    }, PAUSE)
  }

  close(): void {
    clearTimeout(this.pause)
  }
}
