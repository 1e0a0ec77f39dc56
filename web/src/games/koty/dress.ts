// Koty in pictures. Every card that lies face down in a region is a nine; its strip is lit while it doubles what lies on it.
import { bat, cat, dragon, joker, moth, nine, owl, ravenCard } from '../../art/koty'
import type { Dress } from '../../table/dress'

const UP = 128
const NIGHT: Record<string, () => string> = { raven: ravenCard, joker, moth, bat, owl, dragon }
const lit = nine(),
  dark = nine({ doubling: false })

export const dress: Dress = {
  face: kind => (NIGHT[kind] ?? (() => cat(Number(kind.replace(/\D/g, '')))))(),
  back: () => dark,
  lying(zone, index, { table, view }) {
    if (table.zones[zone].name !== 'region' || view.known[zone][index] & UP) return ''
    return index < view.cards[zone].length - 1 ? lit : dark
  },
  facts: { mover: { never: true } },
}
