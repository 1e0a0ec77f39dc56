// Where on the page something lies that words speak of.
import type { TableModel } from '../table/model.svelte'

/** Of several places those that can be touched now; if there is none, all. */
export function lit(model: TableModel, points: readonly string[]): readonly string[] {
  const { spots } = model.gesture
  const found = points.filter(point => ['now', 'to'].includes(spots.get(point)?.role ?? ''))
  return found.length ? found : points
}

/** A place as in a gesture, "answer wake" a button, "part log" a part of the page. */
export function find(model: TableModel, point: string): Element | null {
  const [what = '', ...rest] = point.split(' ')
  const among = (selector: string) =>
    [...document.querySelectorAll(selector)].find(element => element.checkVisibility()) ?? null
  if (what === 'answer') return among(`[data-answer="${rest.join(' ')}"]`)
  if (what === 'part') return among(`[data-part~="${rest.join(' ')}"]`)
  return among(`[data-place~="${point}"]`) ?? model.flights.where(point)
}
