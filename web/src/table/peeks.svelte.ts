// Secret peeks: a face that I am shown and the table does not keep. It closes by itself, or at a touch.
import type { StepShown, TableShown } from '../protocol/messages'

export const OPEN_FOR = 6000
const UP = 128
export interface Peek { key: string, zone: number, index: number, face: number }

export class Peeks {
  list = $state.raw<Peek[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The face that is peeked at there now, or -1. */
  at(zone: number, index: number): number {
    return this.list.find(peek => peek.zone === zone && peek.index === index)?.face ?? -1
  }

  /** Faces that events showed me and that lie covered again. */
  take(step: StepShown, table: TableShown): boolean {
    const seen = step.events.filter(event => event.what === 'revealed' && event.face >= 0 && !(event.known & UP)
      && table.zones[event.src].covered && event.i >= 0 && event.i < step.view.cards[event.src].length
      && !(step.view.known[event.src][event.i] & UP))
    // what moved afterwards lies elsewhere: nothing is shown there rather than a wrong face
    const still = seen.filter(event => !step.events.slice(step.events.indexOf(event) + 1)
      .some(later => later.what !== 'told' && later.what !== 'revealed' && (later.src === event.src || later.dst === event.src)))
    if (!still.length) return false
    this.show(still.map(event => ({ key: `z${event.src}.${event.i}`, zone: event.src, index: event.i, face: event.face })))
    return true
  }

  private show(peeks: Peek[]): void {
    clearTimeout(this.timer)
    const places = new Set(peeks.map(peek => peek.key))
    this.list = [...this.list.filter(peek => !places.has(peek.key)), ...peeks]
    this.timer = setTimeout(() => { this.close() }, OPEN_FOR)
  }

  close(): void {
    clearTimeout(this.timer)
    if (this.list.length) this.list = []
  }
}
