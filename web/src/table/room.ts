// Where an explanation can stand: as near to its thing as it goes, and on nothing that is needed to answer.
import type { TableModel } from './model.svelte'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}
export interface Stand {
  left: number
  top: number
  free: boolean // does it cover nothing?
}

const APART = 10 // pixels, from what must be seen and from the edge of the screen

const meet = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** How far two boxes are from each other; the middles decide between those that are as near. */
function distance(a: Box, b: Box): number {
  const gap = (low: number, high: number, from: number, to: number) => Math.max(0, from - high, low - to)
  const off = (low: number, high: number, from: number, to: number) => Math.abs(low + high - from - to) / 2
  const near = Math.hypot(gap(a.left, a.right, b.left, b.right), gap(a.top, a.bottom, b.top, b.bottom))
  return near + 0.1 * Math.hypot(off(a.left, a.right, b.left, b.right), off(a.top, a.bottom, b.top, b.bottom))
}

/**
 * Of all places on the screen the nearest to the thing that is free; where there is none, the one that covers least.
 * If any place is free, there is one that touches the edges of two others: only those are tried.
 */
export function roomFor({ width, height }: Size, thing: Box, busy: readonly Box[], screen: Size): Stand {
  const all = [thing, ...busy]
  const right = Math.max(APART, screen.width - width - APART)
  const bottom = Math.max(APART, screen.height - height - APART)
  const inside = (values: number[], most: number) => [
    ...new Set(values.map(value => Math.round(Math.max(APART, Math.min(value, most))))),
  ]
  const lefts = inside(
    [
      (thing.left + thing.right - width) / 2,
      right,
      ...all.flatMap(box => [box.right + APART, box.left - width - APART]),
    ],
    right,
  )
  const tops = inside(
    [
      (thing.top + thing.bottom - height) / 2,
      bottom,
      ...all.flatMap(box => [box.bottom + APART, box.top - height - APART]),
    ],
    bottom,
  )
  let best: Stand = { left: lefts[0] ?? APART, top: tops[0] ?? APART, free: false }
  let least = [Infinity, Infinity]
  for (const top of tops)
    for (const left of lefts) {
      const here = { left, top, right: left + width, bottom: top + height }
      let covered = 0
      for (const box of all) covered += meet(here, box)
      if (covered > (least[0] ?? 0)) continue
      const far = distance(here, thing)
      if (covered < (least[0] ?? 0) || far < (least[1] ?? 0)) {
        least = [covered, far]
        best = { left, top, free: covered === 0 }
      }
    }
  return best
}

const NEEDED = '.can, .picked, .prompt, .acts button, .tools button, [role="tab"], [role="menu"], .lesson, [data-held]'

/** What must stay in sight at a question: what can be done, what is asked, the own cards and what else one holds. */
export function needed(model: TableModel): Box[] {
  const own = (place: string) => {
    const zone = /^z(\d+)/.exec(place)?.[1]
    return zone !== undefined && model.sits && model.zone(Number(zone)).owner === model.me
  }
  const range = document.createRange()
  const boxes = [...document.querySelectorAll<HTMLElement>(`.lesson, .house :is(${NEEDED}, [data-place])`)]
    .filter(one => one.matches(NEEDED) || one.dataset.place?.split(' ').some(own))
    .filter(one => one.checkVisibility())
    .map(one => {
      if (!one.matches('.prompt')) return one.getBoundingClientRect()
      range.selectNodeContents(one) // its words, not its line
      return range.getBoundingClientRect()
    })
  return boxes.filter(box => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
}
