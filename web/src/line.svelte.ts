// The line to a table: what was shown last, and what happened before. It is live (`connection.svelte.ts`), or it shows
// again a game that is over (`replay/replay.svelte.ts`).
import { shownLog } from './log'
import { Pace } from './pace.svelte'
import type {
  ClientMessage,
  EventShown,
  HintShown,
  Refusal,
  SeatsShown,
  StepShown,
  TableShown,
} from './protocol/messages'

export type Status = 'opening' | 'open' | 'broken' | 'refused'
/** Why a step came: somebody did something, and more came since if it is skipped; the connection was opened (again);
 * everything was asked for anew. */
export type Cause = 'done' | 'skipped' | 'opened' | 'again'

export abstract class Line {
  status = $state<Status>('opening')
  table = $state.raw<TableShown | null>(null)
  seats = $state.raw<SeatsShown | null>(null)
  step = $state.raw<StepShown | null>(null)
  heard = $state.raw(0) // when the step came: clocks count from there
  heardSeats = $state.raw(0) // when the seats came: what `grace` counts from
  error = $state.raw<Refusal | null>(null)
  advice = $state.raw<HintShown | null>(null) // what a bot would answer to the question that stands
  advising = $state(false)
  sent = $state(-1) // the n of an answer or undo under way, or -1
  before: (step: StepShown, cause: Cause) => void = () => undefined
  after: (step: StepShown, cause: Cause) => void = () => undefined
  /** How many milliseconds a step is to be seen at the usual pace. */
  time: (step: StepShown) => number = () => 0
  /** Hears why something cannot be done: a word of the game, or nothing. */
  reason: (word: string) => void = () => undefined
  readonly pace = new Pace()
  /** Does the game go on here? */
  abstract readonly live: boolean
  /** Are all cards open? */
  abstract readonly open: boolean
  protected events = $state.raw<readonly EventShown[]>([])

  constructor(readonly id: string) {}

  /** Is what is shown the newest there is? Only then it can be answered. */
  get newest(): boolean {
    return this.pace.behind === 0
  }

  /** Can something be answered here? */
  get answerable(): boolean {
    return this.live
  }

  get waiting(): boolean {
    return this.sent >= 0
  }

  /** What happened, with the faces that this step still shows. */
  log: readonly EventShown[] = $derived.by(() =>
    this.step && this.table ? shownLog(this.events, this.step, this.table) : [],
  )

  abstract setLang(lang: string): void
  abstract send(message: ClientMessage): void
  abstract answer(answer: string): void
  abstract undo(): void
  /** What would a bot do? */
  abstract askHint(): void
  abstract close(): void
}
