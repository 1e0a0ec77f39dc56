// Where the paper of the track lies, in fields: along the columns, across from W (0) to B (1) and beyond.
// Nothing here knows what may be done; it says where a card, a raven or the cord is drawn.
import type { TableModel } from '../../table/model.svelte'
import { COLUMNS, DEEP, SLID } from './constants'

const PLACES = COLUMNS - 1 // beside a lane, one between every two columns
const START = -0.9 // before the first column: where the ravens begin and come home
const LANES = [0, 1]
export const RAVEN = 0.86 // of a field: how wide one is drawn
const APART = 0.2 // of a field: two on one stand so far from its middle

/** A zone of the track: a column, or beside a lane the detours between a column and the next one. */
export type TrackZone = { column: number } | Place

/** Beside a lane, between a column and the next one: detours lie there. */
export interface Place {
  lane: number
  pair: number
}
export interface Point {
  along: number
  across: number
}
export interface LyingCard extends Point {
  zone: number
  index: number
  flat: boolean // along the columns, as detours lie
}

export const same = (one: Point, other: Point): boolean => one.along === other.along && one.across === other.across

const firstZone = ({ table }: TableModel, name: string): number => table.zones.findIndex(zone => zone.name === name)

export function trackZone(model: TableModel, zone: number): TrackZone | null {
  const { name } = model.zone(zone)
  const k = zone - firstZone(model, name)
  if (name === 'column') return { column: k }
  return name === 'detour' ? placeAt(k) : null
}
/** A place by its number. */
export const placeAt = (number: number): Place => ({ lane: Math.floor(number / PLACES), pair: number % PLACES })
export const detours = (model: TableModel, lane: number, pair: number): number =>
  firstZone(model, 'detour') + lane * PLACES + pair
export const columns = (model: TableModel): number[] => model.zones('column')

/** All places for detours. */
export const places = LANES.flatMap(lane => Array.from({ length: PLACES }, (_, pair) => ({ lane, pair })))

/** How far out a detour lies, beyond the lane. */
export const beyond = (lane: number, depth: number): number => (lane ? 2 + depth : -1 - depth)
/** Towards which lane a card was slid, by its mark: -1 to W, 1 to B, 0 to none. */
export const slid = (mark: number): number => (mark & SLID[0] ? -1 : mark & SLID[1] ? 1 : 0)

/** Every card of the track; `across` is the smaller of its two fields. */
export function lyingCards(model: TableModel): LyingCard[] {
  return [...columns(model), ...model.zones('detour')].flatMap(zone => {
    const place = trackZone(model, zone)
    if (!place) return []
    return model.cards(zone).map((_, index) => {
      if ('column' in place)
        return { zone, index, along: place.column, across: slid(model.mark(zone, index)), flat: false }
      return { zone, index, along: place.pair, across: beyond(place.lane, index), flat: true }
    })
  })
}

/** How far detours reach beyond a lane, or cards slid towards it; `more`: with room for another. */
export function reach(model: TableModel, lane: number, more: boolean): number {
  const depths = places.filter(one => one.lane === lane).map(({ pair }) => depth(model, lane, pair))
  const beside = columns(model).some(
    zone => model.cards(zone).length > 0 && slid(model.mark(zone, 0)) === (lane ? 1 : -1),
  )
  return Math.max(Math.max(...depths) + (more ? 1 : 0), beside ? 1 : 0)
}
export const depth = (model: TableModel, lane: number, pair: number): number =>
  model.cards(detours(model, lane, pair)).length

/** The cord: out along W, round its detours, and home along B; `more`: with one more detour at this place. */
export function cord(model: TableModel, more: Place | null = null): Point[] {
  const out = Array.from({ length: COLUMNS }, (_, k) => k)
  return [
    { along: START, across: 0 },
    ...lane(model, 0, out, more),
    ...lane(model, 1, out.toReversed(), more),
    { along: START, across: 1 },
  ]
}
function lane(model: TableModel, side: number, along: number[], more: Place | null): Point[] {
  return along.flatMap((column, k) => {
    const next = along[k + 1]
    const pair = Math.min(column, next ?? 0)
    const deep = next === undefined ? 0 : depth(model, side, pair) + (more?.lane === side && more.pair === pair ? 1 : 0)
    if (next === undefined || !deep) return [{ along: column, across: side }]
    const across = beyond(side, deep - 1)
    return [
      { along: column, across: side },
      { along: column, across },
      { along: next, across },
    ]
  })
}

/** Does a detour of this lane lie beside a column? */
export const hasDetour = (model: TableModel, lane: number, column: number): boolean =>
  [column - 1, column].some(pair => pair >= 0 && pair < PLACES && depth(model, lane, pair) > 0)

/** Before the first column, at a lane. */
export const startOf = (lane: number): Point => ({ along: START, across: lane })

/** Where a raven sits: on a field, before its first one, or home where the other one began. */
export function perch(model: TableModel, seat: number, field = model.fact('raven', seat)): Point {
  return field >= 0 ? fieldAt(model, field) : startOf(model.fact('finished', seat) ? 1 - seat : seat)
}
/** Both ravens as they are drawn: side by side on one field, at the end of the track without standing over its edge. */
export function apart(perches: readonly Point[]): Point[] {
  const [one, other] = perches
  if (!one || !other || !same(one, other)) return [...perches]
  const middle = Math.min(one.along, COLUMNS - 0.5 - APART - RAVEN / 2)
  return [-APART, APART].map(aside => ({ along: middle + aside, across: one.across }))
}
/** A field: half of a card. Cards are numbered by columns, then by place and depth of the detours. */
export function cardOf(model: TableModel, field: number): { zone: number; index: number; half: number } {
  const card = field >> 1
  const half = field & 1
  if (card < COLUMNS) return { zone: firstZone(model, 'column') + card, index: 0, half }
  const beside = card - COLUMNS
  return { zone: firstZone(model, 'detour') + Math.floor(beside / DEEP), index: beside % DEEP, half }
}
export function fieldAt(model: TableModel, field: number): Point {
  const { zone, index, half } = cardOf(model, field)
  const place = trackZone(model, zone)
  if (!place || 'column' in place) return { along: place?.column ?? 0, across: half + slid(model.mark(zone, 0)) }
  return { along: place.pair + half, across: beyond(place.lane, index) }
}

/** The stretch of the cord that the own hand would carry the own raven over, and where each card would set it down. */
export function ahead(model: TableModel): { way: Point[]; landings: Point[] } {
  const named = (name: string) => model.noted(name).map(note => fieldAt(model, note.number))
  const way = named('ahead')
  if (!way.length) return { way: [], landings: [] }
  return { way: between(cord(model), [perch(model, model.me), ...way]), landings: named('landing') }
}
/** A line through these points with the corners of the cord between them, which may run backwards. */
export function between(line: Point[], through: Point[]): Point[] {
  const at = (point: Point | undefined) => line.findIndex(one => point && same(one, point))
  return through.flatMap((point, k) => {
    const from = at(through[k - 1])
    const to = at(point)
    if (from < 0 || to < 0 || Math.abs(to - from) < 2) return [point]
    const corners = line.slice(Math.min(from, to) + 1, Math.max(from, to))
    return [...(to < from ? corners.toReversed() : corners), point]
  })
}
/** The cord from one raven's perch to another, whichever way that is. */
export function passed(model: TableModel, from: Point, to: Point): Point[] {
  const line = cord(model)
  const [a, b] = [from, to].map(point => line.findIndex(one => same(one, point)))
  if (a === undefined || b === undefined || a < 0 || b < 0) return between(line, [from, to])
  const part = line.slice(Math.min(a, b), Math.max(a, b) + 1)
  return a < b ? part : part.toReversed()
}
