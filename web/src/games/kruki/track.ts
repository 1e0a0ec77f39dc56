// Where the paper of the track lies, in fields: along the columns from 0 to 15, across from W (0) to B (1) and beyond them.
// Nothing here knows what may be done; it says where a card, a raven or the cord is drawn.
import type { Play } from '../../table/play.svelte'

export const COLUMNS = 16,
  PLACES = 15,
  DEEP = 4
export const TURNED = 1,
  SLID = [2, 4],
  COVERS = 8
export interface Spread {
  zone: number
  index: number
  along: number
  across: number
  flat: boolean
} // flat: along the columns, as detours lie
export interface Point {
  along: number
  across: number
}

export const detours = (lane: number, pair: number): number => COLUMNS + lane * PLACES + pair
const out = (lane: number, depth: number): number => (lane ? 2 + depth : -1 - depth)
export const slid = (mark: number): number => (mark & SLID[0] ? -1 : mark & SLID[1] ? 1 : 0)

/** Every card of the track; `across` is the smaller of its two fields. */
export function spread(play: Play): Spread[] {
  const cards: Spread[] = []
  for (let zone = 0; zone < COLUMNS + 2 * PLACES; zone++)
    play.view.cards[zone].forEach((_, index) => {
      const place = zone - COLUMNS
      cards.push(
        zone < COLUMNS
          ? { zone, index, along: zone, across: slid(play.mark(zone, index)), flat: false }
          : { zone, index, along: place % PLACES, across: out(Math.floor(place / PLACES), index), flat: true },
      )
    })
  return cards
}

/** How far detours reach beyond a lane, or cards slid towards it; `more`: with room for another. */
export function reach(play: Play, lane: number, more: boolean): number {
  let far = 0
  for (let pair = 0; pair < PLACES; pair++) far = Math.max(far, play.view.cards[detours(lane, pair)].length)
  const beside = play.view.cards
    .slice(0, COLUMNS)
    .some((row, zone) => row.length > 0 && slid(play.mark(zone, 0)) === (lane ? 1 : -1))
  return Math.max(far + (more ? 1 : 0), beside ? 1 : 0)
}

/** The cord: out along W, round its detours, and home along B. */
export function cord(play: Play): Point[] {
  const points: Point[] = []
  const lane = (side: number, columns: number[]) => {
    points.push({ along: -0.9, across: side })
    if (side) points.pop()
    columns.forEach((column, k) => {
      points.push({ along: column, across: side })
      const next = columns[k + 1]
      if (next === undefined) return
      const deep = play.view.cards[detours(side, Math.min(column, next))].length
      if (deep)
        points.push({ along: column, across: out(side, deep - 1) }, { along: next, across: out(side, deep - 1) })
    })
  }
  const columns = Array.from({ length: COLUMNS }, (_, k) => k)
  lane(0, columns)
  lane(1, columns.reverse())
  points.push({ along: -0.9, across: 1 })
  return points
}

/** Where a raven sits: on a field, before its first one, or home where the other one began. */
export function perch(play: Play, seat: number): Point {
  const field = play.fact('raven', seat)
  return field >= 0 ? spot(play, field) : { along: -0.9, across: play.fact('finished', seat) ? 1 - seat : seat }
}
/** A field: half of a card. */
function spot(play: Play, field: number): Point {
  const card = field >> 1,
    half = field & 1
  if (card < COLUMNS) return { along: card, across: half + slid(play.mark(card, 0)) }
  const place = Math.floor((card - COLUMNS) / DEEP)
  return { along: (place % PLACES) + half, across: out(Math.floor(place / PLACES), (card - COLUMNS) % DEEP) }
}

/** The stretch that the own hand would carry the own raven over, along the cord; and where each card would set it down. */
export function ahead(play: Play): { way: Point[]; landings: Point[] } {
  const named = (name: string) => play.noted(name).map(note => spot(play, note.number))
  const way = named('ahead')
  return way.length
    ? { way: between(cord(play), [perch(play, play.me), ...way]), landings: named('landing') }
    : { way: [], landings: [] }
}
/** A line through these points with the corners of the cord between them, which may run backwards. */
function between(line: Point[], through: Point[]): Point[] {
  const at = (point: Point) => line.findIndex(one => one.along === point.along && one.across === point.across)
  return through.flatMap((point, k) => {
    const from = k ? at(through[k - 1]) : -1,
      to = at(point)
    if (from < 0 || to < 0 || Math.abs(to - from) < 2) return [point]
    const corners = line.slice(Math.min(from, to) + 1, Math.max(from, to))
    return [...(to < from ? corners.reverse() : corners), point]
  })
}
