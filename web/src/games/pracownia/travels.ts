// Shards and travellers that move are seen moving: from where they lay before a step to where they lie after it.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { calm } from '../../prefs.svelte'
import type { EventShown } from '../../protocol/messages'
import { picture } from '../../ui/picture'
import { RED } from './constants'
import { loose } from './pictures'

const FLIGHT = 280
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const MOST = 3 // at once

/** By told word: which shard moves, from where, and where to. Hands and fields are those of who did it. */
const WAYS: Readonly<Record<string, (n: readonly number[]) => [colour: number, from: string, to: string]>> = {
  collect: ([shard = 0, place]) => [shard, `row ${place}`, `hand ${shard}`],
  put: ([shard = 0, field]) => [shard, `hand ${shard}`, `field ${field}`],
  take: ([shard = 0, field]) => [shard, `field ${field}`, `hand ${shard}`],
  archive: ([shard = 0]) => [shard, `bag ${shard}`, `hand ${shard}`],
  set: ([shard = 0, place]) => [shard, `bag ${shard}`, `row ${place}`],
  trade: ([, shard = 0]) => [shard, `bag ${shard}`, `hand ${shard}`],
  red: ([link]) => [RED, `link ${link}`, `hand ${RED}`],
  golem: ([shard = 0, from, to]) => [shard, `field ${from}`, `field ${to}`],
}

export class Travels {
  private readonly anchors = new Map<string, Element>()
  private before = new Map<string, DOMRect>()

  /** An attachment: here is this place, on the page. */
  at(key: string): Attachment {
    return element => {
      this.anchors.set(key, element)
      return () => {
        if (this.anchors.get(key) === element) this.anchors.delete(key)
      }
    }
  }

  /** Where everything lies before a step is drawn. */
  note(): void {
    this.before = new Map([...this.anchors].map(([key, element]) => [key, element.getBoundingClientRect()]))
  }

  async play(events: readonly EventShown[], layer: HTMLElement | null): Promise<void> {
    if (calm.matches || !layer) return
    const before = this.before
    await tick()
    const moves = events.filter(event => WAYS[event.word]).slice(-MOST)
    moves.forEach((event, k) => {
      const [colour, from, to] = WAYS[event.word]?.(event.numbers) ?? [0, '', '']
      const there = found(this.anchors, to, event.seat)?.getBoundingClientRect()
      const here = found(before, from, event.seat)
      if (colour && here?.width && there?.width) fly(layer, loose(colour), here, there, k * 90)
    })
    for (const [key, element] of this.anchors) {
      const was = key.startsWith('pawn') ? before.get(key) : undefined
      const now = was && element.getBoundingClientRect()
      if (!was || !now || Math.hypot(was.left - now.left, was.top - now.top) < 4) continue
      element.animate(
        [{ transform: `translate(${was.left - now.left}px, ${was.top - now.top}px)` }, { transform: 'none' }],
        { duration: FLIGHT * 1.4, easing: EASE },
      )
    }
  }
}

/** Somebody's own place of this name, or one of all; of somebody else, the small workshop, or where the seat is. */
function found<T>(places: ReadonlyMap<string, T>, key: string, seat: number): T | undefined {
  const small = key.startsWith('field') ? places.get(`shop ${seat}`) : undefined
  return places.get(`${seat} ${key}`) ?? places.get(key) ?? small ?? places.get(`seat ${seat}`)
}

function fly(layer: HTMLElement, svg: string, from: DOMRect, to: DOMRect, delay: number): void {
  const size = 30
  const shard = document.createElement('img')
  shard.src = picture(svg)
  shard.alt = ''
  shard.className = 'flying'
  shard.style.width = `${size}px`
  layer.append(shard)
  const at = (box: DOMRect) =>
    `translate(${box.left + (box.width - size) / 2}px, ${box.top + (box.height - size) / 2}px)`
  const flight = shard.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration: FLIGHT,
    delay,
    easing: EASE,
    fill: 'backwards',
  })
  const gone = () => {
    shard.remove()
  }
  flight.onfinish = gone
  flight.oncancel = gone
}
