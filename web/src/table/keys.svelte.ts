// The keys of a table: digits touch what is lit, letters press the buttons, arrows go from card to card.
import { prefs } from '../prefs.svelte'
import type { AnswerShown } from '../protocol/messages'
import { explained } from './explain'
import type { TableModel } from './model.svelte'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** As a key would write it: without accents. */
export const plain = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l')

/** The key that asks what something is, in both scripts. */
export const EYE = /^[iі]$/iu
// On a key these could be taken for a digit, which is a key too; I is the key above.
const UNCLEAR = /[ioіозбч]/u

/** For each label a letter of its own: an initial of its words, or else any letter; empty where none is free. */
export function lettersOf(labels: readonly string[]): string[] {
  const taken = new Set<string>()
  return labels.map(label => {
    const text = plain(label)
    const wanted = [...text.matchAll(/(?<!\p{L})\p{L}/gu), ...text.matchAll(/\p{L}/gu)].map(([letter]) => letter)
    const letter = wanted.find(one => !taken.has(one) && !UNCLEAR.test(one)) ?? ''
    taken.add(letter)
    return letter
  })
}

/** Is the key somebody else's? */
const foreign = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.metaKey ||
  (event.target as Element).closest('input, select, textarea, dialog') !== null

export class Keys {
  private pointing = false // the mouse was moved since the focus was
  private mouse = { x: 0, y: 0 }

  constructor(private readonly model: TableModel) {}

  /** By letter of its label: the buttons that a key presses. */
  letters: ReadonlyMap<string, AnswerShown> = $derived.by(() => {
    const { speech, connection, gesture } = this.model
    if (!speech.words || !connection.step) return new Map()
    const letters = lettersOf(gesture.buttons.map(answer => speech.label(answer)))
    return new Map(gesture.buttons.flatMap((answer, k) => (letters[k] ? [[letters[k], answer]] : [])))
  })

  letter(answer: AnswerShown): string {
    for (const [letter, one] of this.letters) if (one === answer) return letter.toLocaleUpperCase()
    return ''
  }

  /** Before anybody else hears the key: shows what still waits to be seen, and lets it do nothing else. */
  skip = (event: KeyboardEvent): void => {
    const { connection } = this.model
    if (connection.newest || foreign(event) || !this.skips(event, event.target as Element)) return
    connection.pace.skip()
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** A mouse that lies still may be passed by what moves on the page: it does not point. */
  point = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType !== 'mouse' || (x === this.mouse.x && y === this.mouse.y)) return
    this.pointing = true
    this.mouse = { x, y }
  }
  focus = ({ target }: FocusEvent): void => {
    if ((target as Element).matches(':focus-visible')) this.pointing = false
  }

  press = (event: KeyboardEvent): void => {
    if (foreign(event)) return
    const target = event.target as Element
    if (this.pressed(event, target)) event.preventDefault()
  }

  /** Does what the key stands for; says whether nothing else shall come of it. */
  private pressed(event: KeyboardEvent, target: Element): boolean {
    const { connection, gesture, peeks } = this.model
    if (event.ctrlKey) {
      if (event.key !== 'z' || !connection.step?.undo) return false
      connection.undo()
      return true
    }
    if (event.key === 'Escape') {
      gesture.cancel()
      peeks.close()
      this.model.explained = null
      return false
    }
    const step = STEPS[event.key]
    if (step && target.closest('[data-place]')) return this.walk(target, step)
    if (!prefs.keys) return false
    if (EYE.test(event.key)) return this.look(target)
    if (event.key === '?') {
      this.model.rules()
      return false
    }
    if (!connection.step || gesture.menu.length) return false
    const spot = [...gesture.spots.values()].find(one => one.digit === event.key)
    if (spot) {
      gesture.touch(spot.key)
      return true
    }
    const answer = event.key.length === 1 ? this.letters.get(plain(event.key)) : undefined
    if (answer) gesture.choose(answer)
    return answer !== undefined
  }

  /** Does the key show at once what still waits to be seen? Any does that could answer, and Escape. */
  private skips({ key, ctrlKey }: KeyboardEvent, target: Element): boolean {
    if (ctrlKey) return false
    if (key === 'Enter' || key === ' ') return !target.closest('a, button:not([data-place])')
    return key === 'Escape' || (prefs.keys && /^[\d\p{L}]$/u.test(key) && !EYE.test(key))
  }

  /** Explains what is focused or under the mouse, by which of them came last; or puts the explanation away again. */
  private look(target: Element): boolean {
    const open = this.model.explained !== null && !this.model.explained.glance
    const under = [...document.querySelectorAll(':hover')].at(-1) ?? null
    const [first, second] = this.pointing ? [under, target] : [target, under]
    this.model.explained = open ? null : (explained(first) ?? explained(second))
    return true
  }

  /** Every card can be reached, not only those that can do something. */
  private walk(from: Element, step: number): boolean {
    const cards = [...document.querySelectorAll<HTMLElement>('.house [data-place]')]
    const at = cards.findIndex(card => card === from)
    cards[(at + step + cards.length) % cards.length]?.focus()
    return true
  }
}
