// Kruki in pictures. A card of the track is two fields; it lies along the row or across it, turned, or slid out of it.
import { cream, disc, lamp, line, raven, star as shine } from '../../art/paper'
import { deed, deedBack, field, flight, flightBack, type Deed, type Realm } from '../../art/kruki'
import { card, dice, stars } from '../../art/paper'
import { wide } from '../../prefs.svelte'
import type { Dress, Scene } from '../../table/dress'
import { written } from '../../theatre/picture'
import { COLUMNS, COVERS, PLACES, slid, TURNED } from './track'

const DEEDS: Record<string, Deed> = { back: 'backward' }
const REALMS = ['red', 'yellow', 'green', 'violet', 'blue']

const half = (land: string, y: number): string =>
  `<svg y="${y}" width="100" height="68" viewBox="0 8 60 41" preserveAspectRatio="xMidYMid slice">${field(land as Realm)}</svg>`
/** A raven in its disc: the white one light on dark, the black one dark on light. */
export function bird(seat: number, own: boolean): string {
  return `<svg viewBox="-29 -29 58 58">${disc(0, 0, 25, seat ? cream : '#20193f', `stroke="${own ? lamp : seat ? '#20193f' : cream}" stroke-width="3.4"`)}${raven(1, 15, 1.45, seat ? { c: '#14122c', eye: cream } : { c: '#fdf6e6', eye: '#20193f' })}</svg>`
}
export const star = `<svg viewBox="-10 -10 20 20">${shine(0, 0, 10, lamp)}</svg>`
/** A card of the track held in hand: its halves one above the other. */
function paper(halves: string[]): string {
  return `<svg viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="#e9dcc2"/><clipPath id="w"><rect x="3.5" y="3.5" width="93" height="133" rx="5"/></clipPath><g clip-path="url(#w)">${halves[0]}${halves[1]}</g></svg>`
}
/** On the table: two square fields, one below the other or side by side; one may be faded. */
function tiles(lands: string[], upright: boolean, faded: number): string {
  const [w, h] = upright ? [60, 120] : [120, 60]
  const tile = (k: number) =>
    `<svg x="${upright ? 0 : k * 60}" y="${upright ? k * 60 : 0}" width="60" height="60" viewBox="0 0 60 60"${k === faded ? ' opacity=".42"' : ''}><clipPath id="t${k}"><rect x="1.8" y="1.8" width="56.4" height="56.4" rx="4.5"/></clipPath><rect width="60" height="60" rx="5.5" fill="#e9dcc2"/><g clip-path="url(#t${k})">${field(lands[k] as Realm)}</g></svg>`
  return `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${tile(0)}${tile(1)}</svg>`
}

function lying(zone: number, index: number, { table, view }: Scene): string {
  if (zone >= COLUMNS + 2 * PLACES) return ''
  const kind = view.cards[zone][index]
  if (kind === undefined || kind < 0) return ''
  const mark = view.marks.find(mark => mark[0] === zone && mark[1] === index)?.[2] ?? 0
  const lands = table.kinds[kind].name.split('-')
  if (mark & TURNED) lands.reverse()
  const flat = zone >= COLUMNS,
    side = slid(mark)
  if (flat && !wide.current) lands.reverse() // the track stands on end: the lower column is below
  return tiles(lands, flat !== wide.current, !side || mark & COVERS ? -1 : side < 0 ? 0 : 1)
}

export const dress: Dress = {
  face(kind, words) {
    const parts = kind.split('-')
    if (parts[0] !== 'white' && parts[0] !== 'black') return paper([half(parts[0], 2), half(parts[1], 70)])
    if (REALMS.includes(parts[1])) return flight(parts[1] as Realm)
    const names = words
      .say(`card-${kind}`)
      .split('/')
      .map(name => written(name.trim()))
    return deed(DEEDS[parts[1]] ?? (parts[1] as Deed), DEEDS[parts[2]] ?? (parts[2] as Deed), [
      names[0],
      names[1] ?? '',
    ])
  },
  back: back =>
    back === 0
      ? card(stars(dice('track'), 30, { h: 136 }) + line('M50 14V126', '#cfc6ee', 2.4, 'stroke-dasharray="1 9"'), {
          frame: '#3d3888',
          sky: ['#1c3a52', '#4f6f96'],
          back: true,
        })
      : back < 3
        ? flightBack()
        : deedBack(),
  lying,
  name(zone, { words }) {
    if (zone < COLUMNS) return String(zone + 1)
    if (zone >= COLUMNS + 2 * PLACES) return ''
    const place = zone - COLUMNS
    return `${words.say(`lane-${Math.floor(place / PLACES)}`)} ${words.say(`pair-${place % PLACES}`)}`
  },
  board: { zones: ['column', 'detour'] },
  piled: ['gone', 'used'],
  facts: {
    mover: { never: true },
    starter: { never: true },
    finished: { never: true },
    left: { cell: value => (value > 0 ? { text: String(value), label: String(value) } : null) },
  },
}
