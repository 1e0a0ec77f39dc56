// Kruki in pictures. A card of the track shows how it lies and which ravens sit on it: half 0 above, towards W.
import { cream, disc, f, lamp, line, raven } from '../../art/paper'
import { deed, deedBack, field, flight, flightBack, type Deed, type Realm } from '../../art/kruki'
import { card, dice, stars } from '../../art/paper'
import type { Dress, Scene } from '../../table/dress'
import { written } from '../../theatre/picture'

const TURNED = 1, SLID = [2, 4]
const COLUMNS = 16, PLACES = 15, DEEP = 4
const DEEDS: Record<string, Deed> = { back: 'backward' }
const REALMS = ['red', 'yellow', 'green', 'violet', 'blue']

const half = (land: string, y: number, faded = false): string => `<svg y="${y}" width="100" height="68" viewBox="0 8 60 41" preserveAspectRatio="xMidYMid slice"${faded ? ' opacity=".45"' : ''}>${field(land as Realm)}</svg>`
const hole = (y: number): string => `<rect x="4" y="${y + 4}" width="92" height="60" rx="6" fill="#15133f" stroke="#8f86cc" stroke-dasharray="4 6" stroke-width="1.6"/>`
function bird(seat: number, y: number, own: boolean): string {
  return disc(50, y, 25, seat ? cream : '#20193f', `stroke="${own ? lamp : '#20193f'}" stroke-width="3"`) + raven(51, f(y + 15), 1.45, seat ? { c: '#14122c', eye: cream } : { c: '#fdf6e6', eye: '#20193f' })
}
/** The two halves of a card, from above; `hole` where nothing lies. */
function paper(halves: string[], more = ''): string {
  return `<svg viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="#e9dcc2"/><clipPath id="w"><rect x="3.5" y="3.5" width="93" height="133" rx="5"/></clipPath><g clip-path="url(#w)">${halves[0]}${halves[1]}</g>${more}</svg>`
}
const numberOf = (zone: number, index: number): number => zone < COLUMNS ? zone : COLUMNS + (zone - COLUMNS) * DEEP + index

function lying(zone: number, index: number, { table, view }: Scene): string {
  if (zone >= COLUMNS + 2 * PLACES) return ''
  const kind = view.cards[zone][index]
  if (kind === undefined || kind < 0) return ''
  const mark = view.marks.find(mark => mark[0] === zone && mark[1] === index)?.[2] ?? 0
  const lands = table.kinds[kind].name.split('-')
  if (mark & TURNED) lands.reverse()
  const ravens = table.facts.find(fact => fact.name === 'raven')?.start ?? 0
  const sits = [0, 1].map(seat => view.facts[ravens + seat] - 2 * numberOf(zone, index))       // 0 or 1: on that half
  const birds = (at: number, y: number) => sits.map((on, seat) => on === at ? bird(seat, y, seat === view.seat) : '').join('')
  if (mark & SLID[0]) return paper([half(lands[1], 2), hole(70)], birds(1, 36) + line('M50 134V120M44 126l6-6 6 6', lamp, 3))
  if (mark & SLID[1]) return paper([hole(2), half(lands[0], 70)], birds(0, 104) + line('M50 6V20M44 14l6 6 6-6', lamp, 3))
  return paper([half(lands[0], 2), half(lands[1], 70)], birds(0, 36) + birds(1, 104))
}

export const dress: Dress = {
  face(kind, words) {
    const parts = kind.split('-')
    if (parts[0] !== 'white' && parts[0] !== 'black') return paper([half(parts[0], 2), half(parts[1], 70)])
    if (REALMS.includes(parts[1])) return flight(parts[1] as Realm)
    const names = words.say(`card-${kind}`).split('/').map(name => written(name.trim()))
    return deed(DEEDS[parts[1]] ?? parts[1] as Deed, DEEDS[parts[2]] ?? parts[2] as Deed, [names[0], names[1] ?? ''])
  },
  back: back => back === 0 ? card(stars(dice('track'), 30, { h: 136 }) + line('M50 14V126', '#cfc6ee', 2.4, 'stroke-dasharray="1 9"'), { frame: '#3d3888', sky: ['#1c3a52', '#4f6f96'], back: true }) : back < 3 ? flightBack() : deedBack(),
  lying,
  name(zone, { words }) {
    if (zone < COLUMNS) return String(zone + 1)
    if (zone >= COLUMNS + 2 * PLACES) return ''
    const place = zone - COLUMNS
    return `${words.say(`lane-${Math.floor(place / PLACES)}`)} ${words.say(`pair-${place % PLACES}`)}`
  },
  wide: ['column', 'detour'],
  facts: { mover: { never: true }, starter: { never: true } },
}
