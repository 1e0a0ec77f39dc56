// Kruki in pictures. A card of the track is two fields; it lies along the row or across it, turned, or slid out of it.
import { card, cream, dice, disc, lamp, line, raven, star as shine, stars } from '../../art/paper'
import { wide } from '../../prefs.svelte'
import type { TableModel } from '../../table/model.svelte'
import type { GamePictures } from '../../table/pictures.svelte'
import { written } from '../../ui/picture'
import { actionBack, actionCard, field, flightBack, flightCard, isRealm, REALMS, type Action, type Realm } from './art'
import { COVERS, TURNED } from './constants'
import { beyond, cardOf, columns, slid, trackZone, type LyingCard } from './track'

const PAPER = '#e9dcc2'
const DARK = '#20193f'

/** The two lands of a card of the track, from its name; null: it is another card. */
function named(kind: string): [Realm, Realm] | null {
  const [one = '', other = ''] = kind.split('-')
  return isRealm(one) && isRealm(other) ? [one, other] : null
}

/** The two lands of a card of the track as it lies. */
export function landsOf(model: TableModel, zone: number, index: number): Realm[] {
  const lands = named(model.words.kind(model.card(zone, index))) ?? []
  return model.mark(zone, index) & TURNED ? lands.toReversed() : lands
}

/** The land of a field, numbered as the words number lands. */
export function landAt(model: TableModel, field: number): number {
  const { zone, index, half } = cardOf(model, field)
  const land = landsOf(model, zone, index)[half]
  return land ? REALMS.indexOf(land) : 0
}

/** A raven in its disc: the white one light on dark, the black one dark on light. */
export function bird(seat: number, own: boolean): string {
  const [ground, rim, paint] = seat
    ? [cream, DARK, { c: '#14122c', eye: cream }]
    : [DARK, cream, { c: '#fdf6e6', eye: DARK }]
  const ring = disc(0, 0, 25, ground, `stroke="${own ? lamp : rim}" stroke-width="3.4"`)
  return `<svg viewBox="-29 -29 58 58">${ring}${raven(1, 15, 1.45, paint)}</svg>`
}
export const star = `<svg viewBox="-10 -10 20 20">${shine(0, 0, 10, lamp)}</svg>`

/** A card of the track held in hand: its halves one above the other. */
export function held([upper, lower]: [Realm, Realm]): string {
  const half = (land: Realm, y: number) =>
    `<svg y="${y}" width="100" height="68" viewBox="0 8 60 41" preserveAspectRatio="xMidYMid ` +
    `slice">${field(land)}</svg>`
  return (
    `<svg viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="${PAPER}"/>` +
    `<clipPath id="w"><rect x="3.5" y="3.5" width="93" height="133" rx="5"/></clipPath>` +
    `<g clip-path="url(#w)">${half(upper, 2)}${half(lower, 70)}</g></svg>`
  )
}

/** On the table: two square fields, one below the other or side by side; one may be faded. */
function tiles(lands: [Realm, Realm], upright: boolean, faded: number): string {
  const tile = (land: Realm, k: number) => {
    const [x, y] = upright ? [0, k * 60] : [k * 60, 0]
    return (
      `<svg x="${x}" y="${y}" width="60" height="60" viewBox="0 0 60 60"${k === faded ? ' opacity=".42"' : ''}>` +
      `<clipPath id="t${k}"><rect x="1.8" y="1.8" width="56.4" height="56.4" rx="4.5"/></clipPath>` +
      `<rect width="60" height="60" rx="5.5" fill="${PAPER}"/><g clip-path="url(#t${k})">${field(land)}</g></svg>`
    )
  }
  const size = upright ? '60 120' : '120 60'
  return `<svg viewBox="0 0 ${size}" preserveAspectRatio="xMidYMid slice">${lands.map(tile).join('')}</svg>`
}

/** A card of the track as it would lie: along the row as a detour, or across it; turned; with one half on no path. */
export function drawnTrackCard(kind: string, along: boolean, turned: boolean, faded = -1): string {
  const lands = named(kind)
  if (!lands) return ''
  if (turned) lands.reverse()
  if (along && !wide.current) lands.reverse() // the track stands on end: the lower column is below
  return tiles(lands, along !== wide.current, faded)
}
function lying(zone: number, index: number, model: TableModel): string {
  const place = trackZone(model, zone)
  if (!place) return ''
  const mark = model.mark(zone, index)
  const side = slid(mark)
  const faded = !side || mark & COVERS ? -1 : side < 0 ? 0 : 1
  return drawnTrackCard(model.words.kind(model.card(zone, index)), 'lane' in place, (mark & TURNED) > 0, faded)
}

/** A place of a trace of its own: a card of the track was taken away from this zone, of which nothing is left to mark. */
export const TAKEN = 'taken'
/** Where somebody else took a card of the track away: as it lay, or beyond those that lie there. */
export function gone(model: TableModel): LyingCard[] {
  return [...columns(model), ...model.zones('detour')].flatMap((zone): LyingCard[] => {
    const place = trackZone(model, zone)
    if (!place || model.traces.at(`${TAKEN} ${zone}`) < 0) return []
    const index = model.cards(zone).length
    if ('lane' in place) return [{ zone, index, along: place.pair, across: beyond(place.lane, index), flat: true }]
    return index ? [] : [{ zone, index, along: place.column, across: 0, flat: false }]
  })
}

const trackBack = (): string =>
  card(stars(dice('track'), 30, { h: 136 }) + line('M50 14V126', '#cfc6ee', 2.4, 'stroke-dasharray="1 9"'), {
    frame: '#3d3888',
    sky: ['#1c3a52', '#4f6f96'],
    back: true,
  })

export const pictures: GamePictures = {
  face(kind, words) {
    const lands = named(kind)
    if (lands) return held(lands)
    const [, one = '', other = ''] = kind.split('-') // whose card it is says its back
    if (isRealm(one)) return flightCard(one)
    const [upper = '', lower = ''] = words.say(`card-${kind}`).split('/')
    return actionCard(one as Action, other as Action, [written(upper.trim()), written(lower.trim())])
  },
  back: back => [trackBack, flightBack, flightBack, actionBack, actionBack][back]?.() ?? '',
  lying,
  traces: ({ what, src }, model) => (what === 'moved' && trackZone(model, src) ? [`${TAKEN} ${src}`] : []),
}
