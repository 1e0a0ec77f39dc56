// The coach, as a page asks for it: how far the review is, what it says, and the moments that are tried again.
import * as api from '../api'
import { prefs } from '../prefs.svelte'
import { SPECTATOR } from '../protocol/constants'
import type { AnswerShown, MistakeFound, ReviewShown, SeatReview, StepShown } from '../protocol/messages'
import type { Replay } from '../replay/replay.svelte'
import type { TableModel } from '../table/model.svelte'
import { TableWords } from '../words'

const AGAIN = 1200 // milliseconds until it is asked how far it is

/** A moment to be tried again, and what was answered this time. */
export interface Puzzle {
  mistake: MistakeFound
  answer: string
}

export class Coach {
  open = $state(false) // what it says is in sight
  trouble = $state('')
  shown = $state.raw<ReviewShown | null>(null)
  seat = $state(-1) // of whom it speaks
  puzzle = $state.raw<Puzzle | null>(null)
  told = $state.raw<ReadonlySet<number>>(new Set()) // the moments whose better answer is no secret any more
  private steps = $state.raw<readonly StepShown[]>([]) // by the eyes of that seat
  private timer: ReturnType<typeof setTimeout> | undefined
  private asking = false

  constructor(
    readonly replay: Replay,
    private readonly model: TableModel,
  ) {}

  /** Those of people: bots are not told of. */
  get seats(): readonly SeatReview[] {
    return (this.shown?.review?.seats ?? []).filter(({ seat }) => this.model.people[seat]?.who === 'person')
  }
  get review(): SeatReview | undefined {
    return this.seats.find(({ seat }) => seat === this.seat)
  }
  get own(): boolean {
    return this.shown?.you === this.seat
  }
  get name(): string {
    return this.model.words.names[this.seat] ?? ''
  }
  /** For Fluent: of whom it speaks. */
  get who(): { you: string; name: string } {
    return { you: this.own ? 'yes' : 'no', name: this.name }
  }

  ask(): void {
    this.open = true
    if (this.asking || this.shown?.stage === 'done') return
    void this.poll()
  }
  private poll = async (): Promise<void> => {
    this.asking = true
    this.trouble = ''
    try {
      const shown = await api.review(prefs.lang, this.replay.id)
      this.shown = shown
      if (shown.stage !== 'done') {
        this.timer = setTimeout(() => void this.poll(), AGAIN)
        return
      }
      const own = this.seats.find(({ seat }) => seat === shown.you && seat !== SPECTATOR) ?? this.seats[0]
      if (own) await this.choose(own.seat)
    } catch (error) {
      this.trouble = (error instanceof api.Refused && error.message) || prefs.say('ui-unreachable')
    }
    this.asking = false
  }
  async choose(seat: number): Promise<void> {
    this.steps = (await this.replay.by(prefs.lang, String(seat))).steps
    this.seat = seat
  }
  close(): void {
    clearTimeout(this.timer)
  }

  // ---- what it says
  /** What the seat was asked then. */
  question(moment: number): string {
    const view = this.steps[moment]?.view
    return view ? this.words.question(view) : ''
  }
  /** An answer in words, as the seat had it before itself then. */
  label(moment: number, text: string): string {
    const step = this.steps[moment]
    if (!step) return text
    const answer: AnswerShown = step.answers.find(one => one.text === text) ?? { text, places: [] }
    return this.words.answer(answer, step.view)
  }
  private get words(): TableWords {
    const { words, names } = this.model.words
    return new TableWords(words, this.model.table, names, this.seat)
  }
  tell(moment: number): void {
    this.told = new Set([...this.told, moment])
  }

  // ---- by the seat's own eyes
  async see(moment: number): Promise<void> {
    await this.replay.leap(prefs.lang, String(this.seat), moment)
  }
  /** Along the curve: no way back to each of its points. */
  async pass(moment: number): Promise<void> {
    const eye = String(this.seat)
    if (this.replay.eye === eye) this.replay.go(moment)
    else await this.replay.leap(prefs.lang, eye, moment)
  }
  /** The moment as it was, with everything that could be answered then. */
  async tryAgain(mistake: MistakeFound): Promise<void> {
    this.open = false
    await this.see(mistake.moment)
    this.puzzle = { mistake, answer: '' }
    this.replay.puzzle = answer => {
      this.puzzle = { mistake, answer }
      this.replay.puzzle = null
      this.tell(mistake.moment)
    }
  }
  quit(): void {
    this.puzzle = null
    this.replay.puzzle = null
    this.open = true
  }
  /** The next one that was not tried, if there is one. */
  get next(): MistakeFound | undefined {
    return this.review?.mistakes.find(({ moment }) => !this.told.has(moment))
  }
}
