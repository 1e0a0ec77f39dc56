// What is printed on the lands: ravens, power, and the moon that carries their number.
import { cream, cut, disc, moon, numeral } from '../../art/paper'
import type { Power } from './art'
import { GLASS, KINDS, VALUE } from './constants'

/** The lands with a power, by its sign. */
export const POWERS: Readonly<Record<string, Power>> = {
  take2: 'take',
  peek1: 'peek',
  peek1j: 'peek',
  swap2: 'swap',
  choose1: 'choose',
}
const values: ReadonlyMap<string, number> = new Map(KINDS.map((kind, k) => [kind, VALUE[k] ?? GLASS]))

/** How many ravens a land shows; an hourglass has no number of its own. */
export const ravens = (kind: string): number => values.get(kind) ?? GLASS
export const isHourglass = (kind: string): boolean => ravens(kind) === GLASS
/** The same as it is printed: an hourglass is worth none or nine. */
export const printed = (kind: string): string => (isHourglass(kind) ? '09' : String(ravens(kind)))

/** A number as it stands in the sky: 0 to 8 a moon, 9 an eclipse, 10 the half-moon of the hourglass. */
export function sky(number: number): string {
  const drawn =
    number < 10
      ? moon(number, 0, 0, 17.5, { dark: number === 9 })
      : disc(0, 0, 21.9, '#ffe7b0', 'opacity=".16"') +
        disc(0, 0, 17.5, cream) +
        cut('M0-17.5A17.5 17.5 0 0 1 0 17.5Z', '#15122c') +
        `<circle r="17.5" fill="none" stroke="${cream}" stroke-width="1.4"/>` +
        numeral(0, -8.3, 0, 17, '#1b1b45', 5) +
        numeral(9, 8.3, 0, 17, cream, 5)
  return `<svg viewBox="-22 -22 44 44">${drawn}</svg>`
}
