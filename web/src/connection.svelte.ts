// The live connection to a table: says hello, keeps what was shown last, comes back by itself when it breaks.
import * as api from './api'
import { PREFIX } from './prefix'
import { Line, type Cause } from './line.svelte'
import { PATIENCE, PRESSED, SPAN } from './pace.svelte'
import { prefs } from './prefs.svelte'
import { SPECTATOR } from './protocol/constants'
import { PROTOCOL, type ClientMessage, type SeatsShown, type ServerMessage, type StepShown } from './protocol/messages'

const AGAIN = 2000 // milliseconds until a part of the shuffle that failed is tried again

export class Connection extends Line {
  readonly live = true
  readonly open = false
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private n = 0
  private wish: Cause = 'opened' // why everything was asked for
  private cause: Cause = 'done' // of the next step
  private seated!: SeatsShown // heard last, whatever is shown
  private shuffling = false

  constructor(
    id: string,
    private lang: string,
  ) {
    super(id)
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${PREFIX}/api/tables/${this.id}/live`)
    this.socket = socket
    socket.onopen = () => {
      this.greet('opened')
    }
    socket.onmessage = message => {
      this.receive(JSON.parse(message.data as string) as ServerMessage)
    }
    socket.onclose = () => {
      if (this.closed || this.status === 'refused' || this.socket !== socket) return
      this.status = 'broken'
      this.tries += 1
      this.timer = setTimeout(
        () => {
          this.connect()
        },
        Math.min(4000, 250 * 2 ** Math.min(this.tries, 4)),
      )
    }
  }

  /** Who comes back to the page does not wait for the next try. */
  private hurry = (): void => {
    if (document.hidden) this.pace.catchUp()
    if (this.status !== 'broken' || this.closed || document.hidden) return
    if (this.socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.timer)
    this.connect()
  }

  private greet(cause: Cause): void {
    this.wish = cause
    this.send({ type: 'hello', protocol: PROTOCOL, lang: this.lang })
  }

  setLang(lang: string): void {
    if (this.lang === lang) return
    this.lang = lang
    if (this.status === 'open') this.greet('again')
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.pace.interrupt()
        this.cause = this.wish // all that follows is shown anew
        this.wish = 'again'
        this.table = message
        this.status = 'open'
        this.tries = 0
        break
      case 'seats':
        this.n = message.n
        void this.shuffle(message)
        this.seat(message, performance.now())
        break
      case 'step':
        this.n = message.n
        this.come(message, performance.now())
        break
      case 'why':
        this.reason(message.word)
        break
      case 'hint':
        this.advising = false
        this.advice = message.n >= (this.step?.since ?? 0) ? message : null
        break
      case 'error':
        this.error = message
        this.advising = false
        if (message.to === 'answer' || message.to === 'undo') this.sent = -1
        if (message.closing && this.table === null) this.status = 'refused'
    }
  }

  /** Between the last seat and the first card this browser does its part by itself: one thing at a time, by what was
   *  heard last, and once more what failed. */
  private async shuffle(heard: SeatsShown): Promise<void> {
    this.seated = heard
    if (this.shuffling) return
    this.shuffling = true
    for (let done: SeatsShown | null = null; done !== this.seated && !this.closed;) {
      done = this.seated
      const { you, sealing } = done
      if (!sealing || !this.table) continue
      const { id, commitment } = this.table
      await api.shuffle(this.lang, { id, commitment, you, sealing }).catch(async () => {
        await new Promise(go => setTimeout(go, AGAIN))
        done = null
      })
    }
    this.shuffling = false
  }

  private seat(seats: SeatsShown, heard: number): void {
    const show = () => {
      this.seats = seats
      this.heardSeats = heard
    }
    if (this.cause === 'done' && this.seats) this.pace.push({ time: 0, patience: Infinity, awaited: false, show })
    else show()
  }

  private come(step: StepShown, heard: number): void {
    const { cause } = this
    this.cause = 'done'
    if (cause !== 'done' || step.undone >= 0) {
      this.pace.interrupt()
      this.show(step, cause, heard)
      return
    }
    const me = step.view.seat
    const span = SPAN[prefs.pace]
    this.pace.push({
      time: span * this.time(step),
      patience: span * ((step.left[me] ?? -1) >= 0 ? PRESSED : PATIENCE),
      awaited: !step.view.asked || step.answers.length > 0 || me === SPECTATOR,
      show: skipped => {
        this.show(step, skipped ? 'skipped' : 'done', heard)
      },
    })
  }

  private show(step: StepShown, cause: Cause, heard: number): void {
    this.before(step, cause)
    if (cause === 'opened' || cause === 'again') this.events = [...step.past, ...step.events]
    else if (step.undone < 0 && step.events.length) this.events = [...this.events, ...step.events]
    // carried out; or lost with the old connection: the question stands again
    if (cause === 'opened' || step.since > this.sent) this.sent = -1
    if (step.since !== this.step?.since) {
      this.error = null
      this.advice = null
      this.advising = false
    }
    this.heard = heard
    this.step = step
    this.after(step, cause)
    if (step.undone >= 0) this.greet('again') // the log without the answer taken back
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  answer(answer: string): void {
    this.ask({ type: 'answer', n: this.n, answer })
  }

  askHint(): void {
    this.error = null
    this.advising = true
    this.send({ type: 'hint', n: this.n })
  }

  undo(): void {
    this.ask({ type: 'undo', n: this.n })
  }

  /** One at a time: the next is sent when the server has replied and all was seen. */
  private ask(message: ClientMessage): void {
    if (this.waiting || !this.newest || this.status !== 'open') return
    this.pace.interrupt()
    this.sent = this.n
    this.error = null
    this.send(message)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.pace.close()
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }
}
