// The live line to a table: says hello, keeps what was last shown, comes back by itself when it breaks.
import {
  PROTOCOL,
  type ClientMessage,
  type EventShown,
  type Refusal,
  type SeatsShown,
  type ServerMessage,
  type StepShown,
  type TableShown,
} from './protocol/messages'

const UP = 128
export type Status = 'opening' | 'open' | 'broken' | 'refused'
/** Why a step came: somebody did something; the line was opened (again); everything was asked for anew. */
export type Cause = 'done' | 'opened' | 'again'

/** An event of the past, without a face that its reader must remember alone: the chronicle is no memory aid. */
export function veiled(event: EventShown, table: TableShown | null, seat: number): EventShown {
  if (!table || table.aid || event.face < 0 || (event.what !== 'moved' && event.what !== 'revealed')) return event
  const { open, shape, heap, covered } = table.zones[event.dst]
  if (
    event.known & UP ||
    ((shape === 'bag' || (open >> seat) & 1) && !heap && !covered) ||
    !table.zones.some(zone => zone.covered)
  )
    return event
  return { ...event, face: -1 - table.kinds[event.face].back }
}

export class Line {
  status = $state<Status>('opening')
  table = $state.raw<TableShown | null>(null)
  seats = $state.raw<SeatsShown | null>(null)
  step = $state.raw<StepShown | null>(null)
  heard = $state.raw(0) // when the step came: clocks count from there
  log = $state.raw<EventShown[]>([])
  error = $state.raw<Refusal | null>(null)
  sent = $state(-1) // the n of an answer or undo under way, or -1
  before: (step: StepShown, cause: Cause) => void = () => {}
  after: (step: StepShown, cause: Cause) => void = () => {}
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer = 0
  private n = 0
  private cause: Cause = 'opened' // of the next step

  constructor(
    readonly id: string,
    private lang: string,
  ) {
    this.open()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  get waiting(): boolean {
    return this.sent >= 0
  }

  private open(): void {
    const socket = (this.socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.id}/live`,
    ))
    socket.onopen = () => {
      this.greet('opened')
    }
    socket.onmessage = message => {
      this.hear(JSON.parse(message.data as string) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.closed || this.status === 'refused' || this.socket !== socket) return
      this.status = 'broken'
      this.tries += 1
      this.timer = window.setTimeout(
        () => {
          this.open()
        },
        Math.min(4000, 250 * 2 ** Math.min(this.tries, 4)),
      )
    }
  }

  /** Who comes back to the page does not wait for the next try. */
  private hurry = (): void => {
    if (this.status !== 'broken' || this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED)
      return
    clearTimeout(this.timer)
    this.open()
  }

  private greet(cause: Cause): void {
    this.cause = cause
    this.send({ type: 'hello', protocol: PROTOCOL, lang: this.lang })
  }

  speak(lang: string): void {
    if (this.lang === lang) return
    this.lang = lang
    if (this.status === 'open') this.greet('again')
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message
        this.status = 'open'
        this.tries = 0
        break
      case 'seats':
        this.seats = message
        this.n = message.n
        break
      case 'step':
        this.take(message)
        break
      case 'error':
        this.error = message
        if (message.to === 'answer' || message.to === 'undo') this.sent = -1
        if (message.closing && this.table === null) this.status = 'refused'
    }
  }

  private take(step: StepShown): void {
    const cause = this.cause
    this.before(step, cause)
    if (cause !== 'done') this.log = [...step.past, ...step.events]
    else if (step.undone < 0 && step.events.length)
      this.log = [...this.log.map(event => veiled(event, this.table, step.view.seat)), ...step.events]
    if (cause === 'opened' || step.since > this.sent) this.sent = -1 // carried out; or lost with the old line: the question stands again
    if (step.since !== this.step?.since) this.error = null
    this.cause = 'done'
    this.n = step.n
    this.heard = performance.now()
    this.step = step
    this.after(step, cause)
    if (step.undone >= 0) this.greet('again') // the log without the answer taken back
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  answer(answer: string): void {
    if (this.waiting || this.status !== 'open') return
    this.sent = this.n
    this.error = null
    this.send({ type: 'answer', n: this.n, answer })
  }

  undo(): void {
    if (this.waiting || this.status !== 'open') return
    this.sent = this.n
    this.error = null
    this.send({ type: 'undo', n: this.n })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}
