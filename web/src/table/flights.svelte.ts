// What moves: cards fly from where they lay to where they lie, and turn. For the eye only; an answer interrupts it.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { EventShown, StepShown, ViewShown } from '../protocol/messages'
import { APART, FLIGHT, TURN, TURNS_APART } from '../pace.svelte'
import { calm } from '../prefs.svelte'

const MOST = 26
const EASE = 'cubic-bezier(.2,.7,.2,1)'
export const CROSS = 120 // a cross-fade, where motion is not wanted

interface Flight {
  face: number
  from: DOMRect
  to: string
}

export class Flights {
  /** Cards that turn in this step: by place, after how many milliseconds. */
  turns = $state.raw<ReadonlyMap<string, number>>(new Map())
  layer: HTMLElement | null = null
  /** The picture of a face or a back, for what flies. */
  picture: (face: number) => string = () => ''
  private readonly anchors = new Map<string, Element>()
  private before = new Map<string, DOMRect>()
  private sizes: number[] = []
  private running: Animation[] = []

  /** An attachment: here is this place, on the page. */
  at(...keys: string[]): Attachment {
    return element => {
      for (const key of keys) this.anchors.set(key, element)
      return () => {
        for (const key of keys) if (this.anchors.get(key) === element) this.anchors.delete(key)
      }
    }
  }

  /** A place on the page, or that of its zone. */
  where(key: string): Element | null {
    return this.anchors.get(key) ?? this.anchors.get(key.replace(/[.k].*$/, '')) ?? null
  }

  /** Where everything lies before the step is shown. */
  note(view: ViewShown | undefined): void {
    this.stop()
    this.before = new Map([...this.anchors].map(([key, element]) => [key, element.getBoundingClientRect()]))
    this.sizes = view ? view.cards.map(row => row.length) : []
  }

  async play(step: StepShown): Promise<void> {
    const moves = step.events.filter(event => event.what === 'moved' || event.what === 'swapped')
    const reveals = step.events.filter(event => event.what === 'revealed')
    this.turns = new Map(reveals.map((event, k) => [`z${event.src}.${event.i}`, Math.min(k, 24) * TURNS_APART]))
    if (!moves.length) return
    const flights = moves.slice(-MOST).flatMap(event => this.flights(event, step))
    await tick()
    flights.forEach((flight, k) => {
      this.fly(flight, k * APART)
    })
  }

  private flights({ what, face, src, i, dst, j }: EventShown, { view }: StepShown): Flight[] {
    const there = (zone: number, index: number) => (index >= 0 ? `z${zone}.${index}` : `z${zone}`)
    const from = this.old(src, i)
    if (!from) return []
    if (what === 'moved') return [{ face, from, to: there(dst, j >= 0 ? j : (view.cards[dst]?.length ?? 0) - 1) }]
    const other = this.old(dst, j)
    if (!other) return []
    const back = (zone: number, index: number) => Math.min(-1, view.cards[zone]?.[index] ?? -1)
    return [
      { face: back(dst, j), from, to: there(dst, j) },
      { face: back(src, i), from: other, to: there(src, i) },
    ]
  }

  private old(zone: number, index: number): DOMRect | undefined {
    const at = index >= 0 ? index : (this.sizes[zone] ?? 0) - 1
    return this.before.get(`z${zone}.${at}`) ?? this.before.get(`z${zone}`)
  }

  private fly({ face, from, to }: Flight, delay: number): void {
    const target = this.anchors.get(to) ?? this.anchors.get(to.replace(/\..*$/, ''))
    const src = this.picture(face)
    if (!target || !this.layer || !src || !from.width) return
    const rect = target.getBoundingClientRect()
    if (!rect.width) return
    const hide = target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: calm.matches ? CROSS : delay + FLIGHT })
    this.running.push(hide)
    if (calm.matches) {
      this.running.push(target.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CROSS }))
      return
    }
    const card = document.createElement('img')
    card.src = src
    card.alt = ''
    card.className = 'flying'
    const width = Math.min(rect.width, rect.height / 1.4)
    card.style.width = `${width}px`
    this.layer.append(card)
    const wide = Math.min(from.width, from.height / 1.4)
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    const flight = card.animate(
      [
        { transform: at(from.left, from.top, wide / width), opacity: 1 },
        { transform: at(rect.left + (rect.width - width) / 2, rect.top, 1), opacity: 1 },
      ],
      { duration: FLIGHT, delay, easing: EASE, fill: 'backwards' },
    )
    this.running.push(flight)
    const gone = () => {
      card.remove()
    }
    flight.onfinish = gone
    flight.oncancel = gone
  }

  /** Turn a card: edge-on at half, where `flip` changes its picture. */
  turn(element: Element, delay: number, flip: () => void): void {
    if (calm.matches) {
      flip()
      this.running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CROSS }))
      return
    }
    const first = element.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: TURN / 2,
      delay,
      easing: 'ease-in',
    })
    this.running.push(first)
    const on = () => {
      flip()
      if (first.playState === 'finished')
        this.running.push(
          element.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
            duration: TURN / 2,
            easing: 'ease-out',
          }),
        )
    }
    first.onfinish = on
    first.oncancel = on
  }

  stop(): void {
    for (const animation of this.running) animation.cancel()
    this.running = []
  }
}
