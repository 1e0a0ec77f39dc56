// The second lines under questions: each is shown until it is known, in this browser.
import { keep, kept } from './storage'

const KNOWN = 6 // questions under which a line is read; then one knows it

function read(): Record<string, number> {
  try {
    return JSON.parse(kept('hints', '{}')) as Record<string, number>
  } catch {
    return {}
  }
}

class Hints {
  on = $state(kept('hints.on', 'yes') === 'yes')
  private seen = $state<Record<string, number>>(read())

  /** `what`: a question of a game. */
  shows(what: string): boolean {
    return this.on && (this.seen[what] ?? 0) < KNOWN
  }
  /** It was shown under one more question; or its reader knows it. */
  note(what: string, times = 1): void {
    this.seen[what] = (this.seen[what] ?? 0) + times
    keep('hints', JSON.stringify(this.seen))
  }
  know(what: string): void {
    this.note(what, KNOWN)
  }
  /** None, or all of them, those that were known too. */
  turn(on: boolean): void {
    this.on = on
    keep('hints.on', on ? 'yes' : 'no')
    if (!on) return
    this.seen = {}
    keep('hints', '{}')
  }
}
export const hints = new Hints()
