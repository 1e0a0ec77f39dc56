// What moves: cards fly from where they lay to where they lie, and turn; pieces slide, counters fly. For the eye only; an
// answer interrupts it.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { EventShown, StepShown, ViewShown } from '../protocol/messages'
import { APART, FLIGHT, TURN, TURNS_APART } from '../pace.svelte'
import { calm } from '../prefs.svelte'
import { picture } from '../ui/picture'

const MOST = 26
const SLIDE = 420
const CORNER = 60 // longer, for each that a piece passes
const LONGEST = 1100
const EASE = 'cubic-bezier(.2,.7,.2,1)'
export const CROSS = 120 // a cross-fade, where motion is not wanted

const NEAR = 4 // pixels: not worth a motion
const COUNTER = 30 // how large something flies that is no card

interface Flight {
  face: number
  from: DOMRect
  to: string
}
/** Something that is no card and has no name of its own, a shard or a point: `art`, an SVG text, flies from one place to
 * another. The places are keys of `at`; of several the first that is on the page counts. */
export interface Travel {
  art: string
  from: string | readonly string[]
  to: string | readonly string[]
}

/** A point on the way of a piece: how far from where it stands now, in its own widths and heights. */
export interface Corner {
  x: number
  y: number
}

export class Flights {
  /** Cards that turn in this step: by place, after how many milliseconds. */
  turns = $state.raw<ReadonlyMap<string, number>>(new Map())
  layer: HTMLElement | null = null
  /** The picture of a face or a back, for what flies. */
  picture: (face: number) => string = () => ''
  /** What flies because of an event that tells of no card. */
  travels: (event: EventShown) => readonly Travel[] = () => []
  private readonly anchors = new Map<string, Element>()
  private readonly pieces = new Map<string, Element>()
  private readonly ways = new WeakMap<Element, () => readonly Corner[]>()
  private before = new Map<string, DOMRect>()
  private stood = new Map<string, DOMRect>()
  private sizes: number[] = []
  private running: Animation[] = []

  /** An attachment: here is this place, on the page. */
  at(...keys: string[]): Attachment {
    return put(this.anchors, keys)
  }

  /** An attachment: this is the one thing of this name (a raven, a dreamer, a tree), wherever it is drawn. If it is
   * somewhere else after a step, it slides there, even if it is another element by then; `way`: by which corners. */
  piece(name: string, way?: () => readonly Corner[]): Attachment {
    const here = put(this.pieces, [name])
    return element => {
      if (way) this.ways.set(element, way)
      return here(element)
    }
  }

  /** A place on the page, or that of its zone; or the one thing of this name. */
  where(key: string): Element | null {
    return this.anchors.get(key) ?? this.pieces.get(key) ?? this.anchors.get(key.replace(/[.k].*$/, '')) ?? null
  }

  /** Where everything lies before the step is shown. */
  note(view: ViewShown | undefined): void {
    this.stop()
    this.before = rects(this.anchors)
    this.stood = rects(this.pieces)
    this.sizes = view ? view.cards.map(row => row.length) : []
  }

  async play(step: StepShown): Promise<void> {
    const moves = step.events.filter(event => event.what === 'moved' || event.what === 'swapped')
    const reveals = step.events.filter(event => event.what === 'revealed')
    this.turns = new Map(reveals.map((event, k) => [`z${event.src}.${event.i}`, Math.min(k, 24) * TURNS_APART]))
    const travels = step.events.flatMap(event => (event.what === 'told' ? this.travels(event) : []))
    if (!moves.length && !travels.length && !this.pieces.size && !this.stood.size) return
    const flights = moves.slice(-MOST).flatMap(event => this.flights(event, step))
    await tick()
    flights.forEach((flight, k) => {
      this.fly(flight, k * APART)
    })
    travels.slice(-MOST).forEach((travel, k) => {
      this.travel(travel, (flights.length + k) * APART)
    })
    for (const [name, element] of this.pieces) this.slide(element, this.stood.get(name))
  }

  private travel({ art, from, to }: Travel, delay: number): void {
    const here = [from].flat().flatMap(key => this.before.get(key) ?? [])[0]
    const target = [to].flat().flatMap(key => this.anchors.get(key) ?? [])[0]
    const there = target?.getBoundingClientRect()
    if (!here?.width || !there?.width || !this.layer || calm.matches) return
    const counter = flying(picture(art), COUNTER)
    this.layer.append(counter)
    const at = (box: DOMRect) =>
      `translate(${box.left + (box.width - COUNTER) / 2}px, ${box.top + (box.height - COUNTER) / 2}px)`
    this.run(counter, [{ transform: at(here) }, { transform: at(there) }], delay)
  }

  /** From where it stood to where it stands. */
  private slide(element: Element, was: DOMRect | undefined): void {
    const now = element.getBoundingClientRect()
    const [x, y] = was?.width && now.width ? [was.left - now.left, was.top - now.top] : [0, 0]
    if (Math.hypot(x, y) < NEAR) return
    if (calm.matches) {
      this.running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CROSS }))
      return
    }
    const scale = scaleOf(element, now)
    const corners = this.ways.get(element)?.() ?? []
    const way = [{ x, y }, ...corners.map(at => ({ x: at.x * now.width, y: at.y * now.height })), { x: 0, y: 0 }]
    const frames = way.map(at => ({ translate: `${at.x / scale}px ${at.y / scale}px` }))
    this.running.push(
      element.animate(frames, {
        duration: Math.min(LONGEST, SLIDE + CORNER * corners.length),
        easing: EASE,
        composite: 'add', // to what holds it in its place
      }),
    )
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
    const width = Math.min(rect.width, rect.height / 1.4)
    const card = flying(src, width)
    this.layer.append(card)
    const wide = Math.min(from.width, from.height / 1.4)
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    this.run(
      card,
      [
        { transform: at(from.left, from.top, wide / width) },
        { transform: at(rect.left + (rect.width - width) / 2, rect.top, 1) },
      ],
      delay,
    )
  }

  /** One flight, after which what flew is gone. */
  private run(element: HTMLElement, frames: Keyframe[], delay: number): void {
    const flight = element.animate(frames, { duration: FLIGHT, delay, easing: EASE, fill: 'backwards' })
    this.running.push(flight)
    const gone = () => {
      element.remove()
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

function put(places: Map<string, Element>, keys: readonly string[]): Attachment {
  return element => {
    for (const key of keys) places.set(key, element)
    return () => {
      for (const key of keys) if (places.get(key) === element) places.delete(key)
    }
  }
}

const rects = (places: ReadonlyMap<string, Element>): Map<string, DOMRect> =>
  new Map([...places].map(([key, element]) => [key, element.getBoundingClientRect()]))

function flying(src: string, width: number): HTMLImageElement {
  const image = document.createElement('img')
  image.src = src
  image.alt = ''
  image.className = 'flying'
  image.style.width = `${width}px`
  return image
}

/** How many pixels of the screen one of the element's own is: what it lies on may be zoomed. */
function scaleOf(element: Element, now: DOMRect): number {
  if (element instanceof SVGGraphicsElement)
    return Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0)
  return element instanceof HTMLElement && element.offsetWidth ? now.width / element.offsetWidth : 1
}
