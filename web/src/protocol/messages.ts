// The messages between browser and server. Made by tools/protocol_types.py from the Python types: do not edit.
// What they mean: docs/protocol.md

export const PROTOCOL = 3

export type ClientMessage = Hello | AnswerMessage | Undo | Fill | Clear | Leave | Back | Rematch | Turn | Why | AskHint
export type ServerMessage = TableShown | SeatsShown | StepShown | HintShown | Refusal | Reason

export interface ZoneShown {
  readonly name: string
  readonly owner: number // a seat, or -1
  readonly shape: 'bag' | 'fan' | 'row' // row: order is public; bag: no order; fan: a hand, sorted for the eye
  readonly open: number // mask of the seats that see a face lying here
  readonly remember: number // the seats that do not see what they know here, but for cards turned up
  readonly heap: boolean // only the top card is in sight
  readonly signed: boolean // the sign on the back of the top card is in sight
}

export interface KindShown {
  readonly name: string
  readonly back: number
  readonly count: number // how many cards of this kind the deck has
}

export interface PhaseShown {
  readonly name: string
  readonly rule: string // where the rulebook opens
}

/** A block of `size` public numbers in `view.facts`, from `start` on. */
export interface FactShown {
  readonly name: string
  readonly start: number
  readonly size: number
  readonly each: string
  readonly type: string // empty: bookkeeping, not to be shown
}

export interface NumberShown {
  readonly name: string
  readonly type: string // seat, kind, nth, number, or the word w of the messages "w-5"
}

/** A verb of answers or a told word, with what the numbers behind it mean. */
export interface WordShown {
  readonly name: string
  readonly numbers: readonly NumberShown[]
}

/** A page of a lesson. */
export interface PageShown {
  readonly name: string // its sentence is the message `page-<name>` of the lesson
  readonly chapter: number
  readonly does: boolean // an answer is wanted; otherwise it is to be read
  readonly points: readonly string[] // what the words point at: z3 a zone, z3.1 a card, f12 a fact, "answer wake"
}

export interface LessonShown {
  readonly name: string // its title is the message `lesson-<name>` of the game; empty: the first one
  readonly next: string // the name of the one to be learnt after it; empty: none
  readonly chapters: readonly string[] // their titles are the messages `chapter-<name>` of the lesson
  readonly pages: readonly PageShown[]
}

/** Where a game goes on from: a moment of another one. */
export interface WhatIfShown {
  readonly table: string
  readonly moment: number
  readonly seat: number // who plays on
  readonly anew: boolean // what this seat did not know was dealt anew; else the cards lie as they lay
}

export interface TableShown {
  readonly type: 'table'
  readonly id: string
  readonly game: string
  readonly rules: number // version of the rules
  readonly options: Readonly<Record<string, string>>
  readonly aid: boolean // the table remembers for the players
  readonly public: boolean // listed in the lobby
  readonly watch: boolean // whoever has the link may look on
  readonly clock: number // seconds for a question; 0: no clock
  readonly grace: number // seconds until a bot plays for who has gone; 0: never
  readonly teach: boolean // a seat may ask what a bot would do
  readonly commitment: string // SHA-256 of the server's secret, 64 hex digits
  readonly zones: readonly ZoneShown[]
  readonly kinds: readonly KindShown[]
  readonly phases: readonly PhaseShown[]
  readonly facts: readonly FactShown[]
  readonly verbs: readonly WordShown[]
  readonly told: readonly WordShown[]
  readonly lesson: LessonShown | null
  readonly what_if: WhatIfShown | null // no proof of the shuffle is claimed here
}

export interface SeatShown {
  readonly who: 'bot' | 'free' | 'person'
  readonly name: string // of a person; empty for a bot or a free seat
  readonly level: string // of the bot that answers here now, also in the place of a person; else empty
  readonly here: boolean // a person with an open connection; a bot is always here
}

/** All seats are taken, and the shuffle is on its way: first every share is sealed, then every share is shown. */
export interface SealingShown {
  readonly round: number // from 0 on; another one begins, with new shares, if somebody does not show theirs
  readonly seals: readonly string[] // by seat the SHA-256 of its share, or empty; none at all until every one is there
  readonly awaited: number // mask of the seats that are to act: to seal a share, or, if `seals` are there, show it
  readonly withheld: number // mask of the seats that did not, and add no share
}

export interface SeatsShown {
  readonly type: 'seats'
  readonly n: number
  readonly stage: 'over' | 'playing' | 'waiting'
  readonly you: number // your seat, or 6: looking on
  readonly seats: readonly SeatShown[]
  readonly watching: number // how many look on
  readonly next: string // the table of the rematch, or empty
  readonly grace: readonly number[] // by seat: seconds until a bot plays for who is away, -1: none will; or empty
  readonly sealing: SealingShown | null // between the last seat and the first card
}

/** One thing that happened. Cards: from `src`,`i` to `dst`,`j`; an index of -1 is the top, -1000 cannot be told. */
export interface EventShown {
  readonly number: number // its place in the list of all events of the game, from 0 on
  readonly what: 'marked' | 'moved' | 'revealed' | 'shuffled' | 'swapped' | 'told'
  readonly seat: number // whose answer brought it about
  readonly src: number
  readonly i: number
  readonly dst: number
  readonly j: number
  readonly face: number // a kind, or -1 - back of a face you may not see
  readonly known: number // mask of the seats that know it now; 128: face up
  readonly word: string // of a told event
  readonly numbers: readonly number[] // of a told event; the zones gathered by a shuffle; the mark
  readonly stand_in: boolean // a bot answered in the place of the person of that seat
}

export interface ViewShown {
  readonly seat: number
  readonly phase: number
  readonly asked: number // mask of the seats that are asked; 0: over
  readonly cards: readonly (readonly number[])[] // by zone: kinds, or -1 - back
  readonly known: readonly (readonly number[])[] // by zone, beside each card: mask of who knows it; 128: face up
  readonly signs: readonly number[] // by zone, or empty
  readonly facts: readonly number[]
  readonly marks: readonly (readonly [number, number, number])[] // zone, index, mark
}

/** What a finger touches: a card, a zone (index -1), a kind in a hand, or a fact; -1 where it says nothing. */
export interface PlaceShown {
  readonly zone: number
  readonly index: number
  readonly kind: number
  readonly fact: number
}

export interface AnswerShown {
  readonly text: string // the answer itself: "land 2 0"
  readonly places: readonly PlaceShown[] // none: a button; one: touch it; two: from there to there
}

/** What your view amounts to by the rules, so that nobody has to reckon: the message `note-<name>` with $count. */
export interface NoteShown {
  readonly name: string
  readonly place: PlaceShown
  readonly number: number
}

/** When it is over: all that anyone needs to check that the cards were dealt fairly. */
export interface ResultShown {
  readonly returns: readonly number[] // 1 shared among the winners
  readonly secret: string
  readonly shares: readonly string[]
  readonly sealing: readonly (readonly [string, number, string])[] // in order: `sealed`, `unsealed`, `withheld`; seat; which
}

export interface StepShown {
  readonly type: 'step'
  readonly n: number
  readonly since: number // the n at which your question was put: what you sent with an older n is settled
  readonly events: readonly EventShown[]
  readonly fresh: number // a log shows the faces of events from this number on …
  readonly faces: readonly number[] // … and of these before it, because the card lies open now; of no others
  readonly peeks: readonly (readonly [number, number, number])[] // zone, index, kind: seen since your last answer, and covered now
  readonly view: ViewShown
  readonly answers: readonly AnswerShown[]
  readonly undo: boolean
  readonly why: string // the word of why there is no undo; empty where there is one
  readonly scores: readonly number[]
  readonly left: readonly number[] // by seat: seconds left on the clock, -1: no clock runs
  readonly notes: readonly NoteShown[]
  readonly undone: number // the seat that took its last answer back: forget the lines of that answer
  readonly past: readonly EventShown[] // after a hello: what happened before `events`, for the log
  readonly result: ResultShown | null
  readonly page: number // of the lesson; -1: it is none
}

export interface ReasonShown {
  readonly word: string // the message `reason-<word>`
  readonly numbers: Readonly<Record<string, number>> // its arguments
}

/** What a bot would do in your place, by what you may know. */
export interface HintShown {
  readonly type: 'hint'
  readonly n: number // of the step it is about
  readonly answer: string // one of yours
  readonly reasons: readonly ReasonShown[]
}

/** A seat was asked and had a choice. All figures are by what it knew then. */
export interface DecisionFound {
  readonly moment: number // after so many answers: the step of the replay at which it was asked
  readonly given: string // its answer
  readonly best: string // what the coach would have answered
  readonly share: number // what the seat could expect with the best answer
  readonly loss: number // how much less with its own; below 0: its own did better where both were judged
  readonly error: number // the standard error of the loss
  readonly answers: Readonly<Record<string, number>> // every answer it could give, with what it could expect then; the best first
}

/** A point of the curve: what the seat could expect when it was asked; and since the point before, why it changed. The first change is from `prior`. The last point is the end of the game: its share is the result. */
export interface PointFound {
  readonly moment: number
  readonly share: number
  readonly own: number // by its own decision at the point before
  readonly others: number // by what the others decided since
  readonly chance: number // by deals, draws and what came to light
}

/** One of the moments that cost most, looked at a second time in fresh worlds. */
export interface MistakeFound {
  readonly moment: number
  readonly given: string
  readonly best: string
  readonly cost: number // by the second look alone
  readonly error: number // its standard error
  readonly answers: Readonly<Record<string, number>> // every answer it could give, by that look; the best first
  readonly better: readonly ReasonShown[] // what speaks for the best answer: facts that the seat knew
  readonly worse: readonly ReasonShown[] // what there was to say of its own
}

/** result = prior + own + others + chance, and each of the three is the sum of its column in `curve`. */
export interface SeatReview {
  readonly seat: number
  readonly prior: number // what it could expect before the deal
  readonly result: number
  readonly own: number // what its decisions changed, against the coach's
  readonly others: number // what the decisions of the others changed for it
  readonly chance: number // the rest: luck
  readonly curve: readonly PointFound[]
  readonly decisions: readonly DecisionFound[]
  readonly mistakes: readonly MistakeFound[] // the dearest first; none where nothing was clearly wrong
}

export interface Review {
  readonly coach: number // version of the coach: another one may judge otherwise
  readonly game: string
  readonly rules: number
  readonly seats: readonly SeatReview[] // of the seats that were asked for
}

/** First, and whenever everything is wanted anew: after it come `table`, `seats` and, once it plays, `step`. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: number
  readonly lang: string
}

export interface AnswerMessage {
  readonly type: 'answer'
  readonly n: number // of the last step or seats message: an answer to an older question is refused
  readonly answer: string // its text
}

export interface Undo {
  readonly type: 'undo'
  readonly n: number
}

/** Put a bot on a free seat, before the game. */
export interface Fill {
  readonly type: 'fill'
  readonly seat: number
  readonly level: string
}

/** Send a bot away, before the game. */
export interface Clear {
  readonly type: 'clear'
  readonly seat: number
}

/** Before the game: stand up. While it is played: let a bot answer, until `back`. */
export interface Leave {
  readonly type: 'leave'
}

/** Take the own seat back from the bot. */
export interface Back {
  readonly type: 'back'
}

/** When it is over: open a table for the same game. Its id comes to all as `seats.next`. */
export interface Rematch {
  readonly type: 'rematch'
}

/** In a lesson: to this page, on or back. */
export interface Turn {
  readonly type: 'turn'
  readonly page: number
}

/** Why can this place not be touched now? Place as in an answer: what it is not is -1. */
export interface Why {
  readonly type: 'why'
  readonly zone?: number
  readonly index?: number
  readonly kind?: number
  readonly fact?: number
}

/** At a table that teaches, while you are asked: what would a bot do? The reply is a `hint`. */
export interface AskHint {
  readonly type: 'hint'
  readonly n: number
}

/** Refused; nothing was changed. `text` is the sentence of `error-<word>` in the client's language. */
export interface Refusal {
  readonly type: 'error'
  readonly word: string
  readonly details: Readonly<Record<string, string>>
  readonly text: string
  readonly to: string // the type of the message it answers; "table": said to all who have it open
  readonly closing: boolean // the connection is closed after it
}

/** The answer to `why`: the message `why-<word>` of the game; empty: nothing but what is asked. */
export interface Reason {
  readonly type: 'why'
  readonly word: string
}

export interface OptionInfo {
  readonly name: string
  readonly values: readonly string[]
  readonly default: string
  readonly yes: string // the value meant by "yes", where "yes" is none itself
}

export interface LessonInfo {
  readonly name: string // its title is the message `lesson-<name>` of the game; empty: the first one
  readonly minutes: number // that it takes
}

export interface GameInfo {
  readonly key: string
  readonly rules: number
  readonly least: number // seats
  readonly most: number
  readonly minutes: number
  readonly weight: number // how much there is to learn, 1 to 5
  readonly options: readonly OptionInfo[]
  readonly memory: boolean // something has to be remembered: the memory aid is a choice
  readonly lessons: readonly LessonInfo[] // in the order in which they are learnt
  readonly tempers: readonly string[] // of bots, the usual one first; none where there is nothing to choose
}

/** GET /api/games */
export interface Games {
  readonly protocol: number
  readonly games: readonly GameInfo[] // ours first, the easiest of them before all
  readonly bots: readonly string[] // levels, for `fill` and `NewTable.bots`; with a temper: `regular:temper=bold`
  readonly langs: Readonly<Record<string, string>> // code to own name: {"pl": "polski"}
}

/** POST /api/tables */
export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, string | boolean | number>>
  readonly bots?: Readonly<Record<number, string>> // by seat: the level
  readonly aid?: boolean
  readonly public?: boolean
  readonly watch?: boolean
  readonly clock?: number
  readonly grace?: number
  readonly teach?: boolean
}

/** POST /api/lessons: a table with a lesson of a game, where you sit already */
export interface NewLesson {
  readonly game: string
  readonly name: string // yours
  readonly lesson?: string // the name of a further one
}

/** POST /api/tables/{id}/what-if, once the game is over: a table that goes on from this moment, where you sit already, with bots on the other seats */
export interface NewWhatIf {
  readonly moment: number
  readonly seat: number // your own, if you held one
  readonly anew: boolean // what this seat did not know is dealt anew
  readonly name: string // yours
  readonly level?: string // of the bots
  readonly aid?: boolean
}

/** POST /api/tables/{id}/seats */
export interface SitDown {
  readonly name: string
  readonly seal: string // SHA-256 of 16 bytes of your own chance: your share
  readonly seat?: number | null // any free one if not said
}

/** POST /api/tables/{id}/seals, when `sealing` awaits you without `seals`: a new share, sealed */
export interface SealShare {
  readonly seal: string
}

/** POST /api/tables/{id}/shares, when `sealing` awaits you with `seals`, one of which is yours: what you sealed */
export interface ShowShare {
  readonly share: string
}

/** GET /api/tables/{id}; also the answer to NewTable, SitDown, SealShare and ShowShare */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Readonly<Record<string, string>>
  readonly aid: boolean
  readonly public: boolean
  readonly watch: boolean
  readonly clock: number
  readonly grace: number
  readonly teach: boolean
  readonly commitment: string
  readonly stage: 'over' | 'playing' | 'waiting'
  readonly you: number // your seat, or 6
  readonly seats: readonly SeatShown[]
  readonly next: string
  readonly sealing: SealingShown | null // as in `seats`
}

/** A table in a list. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly stage: 'over' | 'playing' | 'waiting'
  readonly seats: readonly SeatShown[] // in a list nobody is `here`
  readonly watch: boolean
  readonly created: number // seconds since 1970
  readonly touched: number
}

/** How a game ended for a seat. */
export interface SeatEnd {
  readonly rank: number // from 1 on; winners share the first
  readonly score: number
  readonly share: number // of the victory: 1 shared among the winners
  readonly stand_in: boolean // a bot ended it in the place of the person
}

/** A table where you hold a seat. */
export interface OwnGame {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly stage: 'over' | 'playing' | 'waiting'
  readonly seats: readonly SeatShown[]
  readonly watch: boolean
  readonly created: number
  readonly touched: number
  readonly you: number // your seat
  readonly turn: boolean // it waits for you: you are asked, or nobody else is a person
  readonly away: boolean // you put it away
  readonly ends: readonly SeatEnd[] // by seat, once it is over
}

/** GET /api/me/games: what waits for you, and what you played, the newest first. `?before=NEXT` has the next page */
export interface OwnGames {
  readonly open: readonly OwnGame[] // on the first page
  readonly over: readonly OwnGame[]
  readonly next: string // empty: that was all
}

/** Your games of one kind. Lessons, what-ifs and games that a bot ended in your place are in none. */
export interface Counted {
  readonly game: string
  readonly against: string // a level of bots, `mixed` levels, `people` alone, or `both` people and bots
  readonly games: number
  readonly wins: number
  readonly share: number // of the victories, on average …
  readonly fair: number // … and what would be everybody's
  readonly last: readonly boolean[] // the last ten, the newest first: won?
}

/** GET /api/me/statistics */
export interface Statistics {
  readonly rows: readonly Counted[]
}

export interface DeviceShown {
  readonly id: string
  readonly kind: string // `phone` or `computer`
  readonly since: number // seconds since 1970
  readonly here: boolean // the one that asks
}

/** GET /api/me/devices: browsers that are yours. The answer to POST with a code, and to every DELETE below it too */
export interface Devices {
  readonly devices: readonly DeviceShown[]
  readonly code: number // until when there is a code for another, in seconds since 1970; 0: there is none
}

/** POST /api/me/code: for another browser of yours, good once; one made before is good no more */
export interface CodeShown {
  readonly code: string
  readonly until: number // seconds since 1970
  readonly address: string // where it is asked for, with the code
  readonly picture: string // of the address, as SVG, to point a phone at
}

/** POST /api/me/devices: this browser becomes one of theirs who made the code; what it played comes along */
export interface TakeCode {
  readonly code: string
}

/** DELETE /api/me: all that is yours is deleted */
export interface Farewell {
  readonly removed: number // tables that were yours alone: gone
  readonly left: number // tables of others, too: your name and your seat are gone
}

/** GET /api/tables (public ones) and GET /api/me/tables (those where you hold a seat and that you did not put away), the last touched first; the latter also the answer to DELETE /api/me/tables/{id}, which puts one away */
export interface Tables {
  readonly tables: readonly TableLine[]
}

/** GET /api/tables/{id}/replay/{eye}, once the game is over. The eye: a seat's number, `watch` or `open` */
export interface ReplayShown {
  readonly table: TableShown
  readonly seats: SeatsShown // as they were at the end; `you` is the seat whose eyes these are, or 6
  readonly you: number // your own seat, or 6
  readonly steps: readonly StepShown[] // by moment: after the deal, after each answer that was not taken back
}

/** GET /api/tables/{id}/review, once the game is over: asks for it, tells how far it is, and is it. Ask again until it is done */
export interface ReviewShown {
  readonly stage: 'done' | 'waiting' | 'working'
  readonly ahead: number // while it waits: how many games are looked at before
  readonly done: number // so many answers of the game are judged …
  readonly answers: number // … of so many; 0 while it waits
  readonly you: number // your own seat, or 6
  readonly review: Review | null
}
