// Secret peeks: faces that lie covered and that the server still shows me. They close by themselves or at a touch.
import type { StepShown } from '../protocol/messages'

export const OPEN_FOR = 6000 // milliseconds
export interface Peek {
  key: string
  zone: number
  index: number
  face: number
}

const named = ([zone, index, face]: StepShown['peeks'][number]): Peek => ({
  key: `z${zone}.${index}`,
  zone,
  index,
  face,
})
const same = (one: Peek, other: Peek): boolean => one.key === other.key && one.face === other.face

export class Peeks {
  list = $state.raw<readonly Peek[]>([])
  private shown: readonly Peek[] = [] // by the last step
  private closed: readonly Peek[] = [] // of these, by me or by the time
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The face that is peeked at there now, or -1. */
  at(zone: number, index: number): number {
    return this.list.find(peek => peek.zone === zone && peek.index === index)?.face ?? -1
  }

  /** What the step shows, but for what was closed; says whether there is a new one. `anew`: since an answer of mine. */
  show({ peeks }: Pick<StepShown, 'peeks'>, anew = false): boolean {
    const before = anew ? [] : this.shown
    if (anew) this.closed = []
    this.shown = peeks.map(named)
    this.closed = this.closed.filter(closed => this.shown.some(peek => same(peek, closed)))
    const list = this.shown.filter(peek => !this.closed.some(closed => same(peek, closed)))
    if (list.length || this.list.length) this.list = list
    const news = list.some(peek => !before.some(known => same(peek, known)))
    if (news) {
      clearTimeout(this.timer)
      this.timer = setTimeout(() => {
        this.close()
      }, OPEN_FOR)
    }
    return news
  }

  close(): void {
    clearTimeout(this.timer)
    this.closed = this.shown
    if (this.list.length) this.list = []
  }
}
