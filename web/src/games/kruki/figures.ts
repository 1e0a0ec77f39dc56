// Kruki in its rulebook. `cards`: r y g v b are flight cards, `ry` a card of the track, `forward-back` an action card.
// `track`: the rows of the notation, and a route: `-> W1 W1.1 W2` joins fields, `.1` is the first one outside the lane.
import { CannotDraw, placed, rows, stage, type Figure, type Figures, type Piece } from '../../art/figure'
import { cream, disc, f, lamp, line } from '../../art/paper'
import { written } from '../../ui/picture'
import type { Words } from '../../words'
import { ACTION, actionCard, field, flightCard, type Action, type Realm } from './art'
import { bird, held } from './pictures'

const LANDS: Readonly<Record<string, Realm>> = { r: 'red', y: 'yellow', g: 'green', v: 'violet', b: 'blue' }
const NAMES = Object.keys(LANDS)

const landName = (letter: string, words: Words): string => words.say(`land-${NAMES.indexOf(letter)}`)
function realm(letter: string): Realm {
  const land = LANDS[letter]
  if (!land) throw new CannotDraw(letter)
  return land
}

function card(token: string, words: Words): Piece {
  if (/^[rygvb]$/.test(token)) return { svg: flightCard(realm(token)), name: landName(token, words) }
  const [, one = '', other = ''] = /^([rygvb])([rygvb])$/.exec(token) ?? []
  if (one) return { svg: held([realm(one), realm(other)]), name: `${landName(one, words)}–${landName(other, words)}` }
  const [first = '', second = ''] = token.split('-')
  if (!(first in ACTION && second in ACTION)) throw new CannotDraw(token)
  const name = words.say(`card-white-${token}`)
  const [upper = '', lower = ''] = name.split('/').map(part => written(part.trim()))
  return { svg: actionCard(first as Action, second as Action, [upper, lower]), name }
}

// ---- the track
const TILE = 48
const LEFT = 44 // for the ravens that show whose lane it is
const EDGE = 12
const FOOT = 18 // the numbers of the columns
const PAPER = '#e9dcc2'

interface Cell {
  land: string
  half: 'a' | 'b' | '' // of a detour
  over: boolean // it covers a field of a detour
  ravens: number[]
}
interface Row {
  lane: 0 | 1
  depth: number // how far outside the lane
  cells: (Cell | null)[]
}

function cell(text: string): Cell | null {
  if (text === '.') return null
  const [top = '', below] = text.split('/') // what lies beneath is covered: it is not drawn
  const [, before = '', land = '', birds = '', after = ''] = /^(-?)([rygvb])([@#]*)(-?)$/.exec(top) ?? []
  if (!land) throw new CannotDraw(text)
  return {
    land,
    half: after ? 'a' : before ? 'b' : '',
    over: below !== undefined,
    ravens: [...birds].map(sign => '@#'.indexOf(sign)),
  }
}
function row(text: string): Row {
  const [name = '', ...cells] = text.trim().split(/\s+/)
  const [, lane = '', depth = '0'] = /^([WB])(\d?)$/.exec(name) ?? []
  if (!lane) throw new CannotDraw(name)
  return { lane: lane === 'W' ? 0 : 1, depth: Number(depth), cells: cells.map(cell) }
}

function track(source: string, words: Words): Figure {
  const lines = source.split('\n').filter(one => one.trim())
  const grid = lines.filter(one => !one.startsWith('->')).map(row)
  const columns = Math.max(0, ...grid.map(({ cells }) => cells.length))
  if (!columns) throw new CannotDraw('nothing')
  const at = (lane: number, depth: number) => grid.findIndex(one => one.lane === lane && one.depth === depth)
  const look = (lane: number, depth: number, k: number) => grid[at(lane, depth)]?.cells[k] ?? null
  const x = (k: number) => LEFT + k * TILE
  const y = (r: number) => EDGE + r * TILE
  const paper = (k: number, r: number, w: number, h: number) =>
    `<rect x="${x(k) + 1.5}" y="${y(r) + 1.5}" width="${w * TILE - 3}" height="${h * TILE - 3}" rx="6" fill="${PAPER}"/>`

  const holes: string[] = []
  const below = { paper: [] as string[], tiles: [] as string[] }
  const above = { paper: [] as string[], tiles: [] as string[] } // cards that are slid may lie on detours
  const birds: string[] = []
  let clips = 0
  const tile = (land: string, k: number, r: number, faded: boolean): string => {
    const id = `k${clips++}`
    const inside =
      `<svg viewBox="0 0 60 60"><clipPath id="${id}"><rect x="1.5" y="1.5" width="57" height="57" rx="5"/></clipPath>` +
      `<g clip-path="url(#${id})"${faded ? ' opacity=".4"' : ''}>${field(realm(land))}</g></svg>`
    return placed(inside, x(k) + 3, y(r) + 3, TILE - 6, TILE - 6)
  }
  grid.forEach(({ lane, depth, cells }, r) => {
    for (let k = 0; k < columns; k++) {
      const one = cells[k] ?? null
      if (!one) {
        if (!depth)
          holes.push(
            `<rect x="${x(k) + 5}" y="${y(r) + 5}" width="${TILE - 10}" height="${TILE - 10}" rx="6" fill="none" ` +
              `stroke="${cream}" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="4 5"/>`,
          )
        continue
      }
      const sticks = depth > 0 && !one.half // the half of a slid card
      if (one.half === 'a') below.paper.push(paper(k, r, 2, 1))
      else if (one.half === 'b') {
        const before = cells[k - 1]
        if (!before?.half) below.paper.push(paper(k, r, 1, 1)) // its other half is covered
      } else if (sticks) above.paper.push(paper(k, Math.min(r, at(lane, 0)), 1, 2))
      else if (!lane && look(1, 0, k) && !slid(k)) below.paper.push(paper(k, r, 1, 2))
      else if (!depth && !slid(k)) below.paper.push(paper(k, r, 1, 1))
      ;(sticks || slid(k) === lane + 1 ? above : below).tiles.push(tile(one.land, k, r, sticks && !one.over))
      for (const seat of one.ravens)
        birds.push(
          placed(
            bird(seat, false),
            x(k) + TILE / 2 - 15 + (one.ravens.length > 1 ? seat * 14 - 7 : 0),
            y(r) + TILE / 2 - 15,
            30,
            30,
          ),
        )
    }
  })
  /** To which lane the card of a column is slid: 1 white, 2 black. */
  function slid(k: number): number {
    for (const lane of [0, 1]) {
      const out = look(lane, 1, k)
      if (out && !out.half) return lane + 1
    }
    return 0
  }

  const sides = [0, 1]
    .filter(lane => at(lane, 0) >= 0)
    .map(lane => placed(bird(lane, false), 8, y(at(lane, 0)) + TILE / 2 - 13, 26, 26))
  const route = lines
    .filter(one => one.startsWith('->'))
    .map(text => {
      const points = text
        .slice(2)
        .trim()
        .split(/\s+/)
        .map(name => {
          const [, lane = '', column = '', depth = '0'] = /^([WB])(\d+)(?:\.(\d))?$/.exec(name) ?? []
          const r = at(lane === 'W' ? 0 : 1, Number(depth))
          if (!lane || r < 0 || Number(column) > columns) throw new CannotDraw(name)
          return [x(Number(column) - 1) + TILE / 2, y(r) + TILE / 2] as const
        })
      return arrow(points)
    })
  const foot = y(grid.length)
  const numbers = Array.from(
    { length: columns },
    (_, k) =>
      `<text x="${f(x(k) + TILE / 2)}" y="${f(foot + 13)}" text-anchor="middle" font-size="11" fill="${cream}" ` +
      `fill-opacity=".75">${k + 1}</text>`,
  )
  const inside = [
    ...holes,
    ...below.paper,
    ...below.tiles,
    ...above.paper,
    ...above.tiles,
    ...route,
    ...birds,
    ...sides,
    ...numbers,
  ].join('')
  return { svg: stage(x(columns) + EDGE, foot + FOOT + 4, inside), name: told(grid, words) }
}

/** A way through the middles of fields, with a dot where it begins and a head where it ends. */
function arrow(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  const before = rest.at(-2) ?? first
  if (!first || !last || !before) throw new CannotDraw('a way')
  const path = `M${f(first[0])} ${f(first[1])}` + rest.map(([px, py]) => `L${f(px)} ${f(py)}`).join('')
  const [dx, dy] = [Math.sign(last[0] - before[0]), Math.sign(last[1] - before[1])]
  const [hx, hy] = [last[0] + dx * 5, last[1] + dy * 5]
  const head =
    `M${f(hx)} ${f(hy)}L${f(hx - dx * 8 - dy * 6)} ${f(hy - dy * 8 - dx * 6)}` +
    `M${f(hx)} ${f(hy)}L${f(hx - dx * 8 + dy * 6)} ${f(hy - dy * 8 + dx * 6)}`
  return (
    line(path + head, '#14122c', 5.4, 'opacity=".55"') +
    line(path + head, lamp, 2.6) +
    disc(first[0], first[1], 4.4, lamp)
  )
}

/** Row by row, for those who do not see it. */
function told(grid: readonly Row[], words: Words): string {
  const own = words.skin
  return grid
    .map(({ lane, depth, cells }) => {
      const name = depth ? `${words.say('zone-detour')}, ${own.say(`lane-${lane}`)}` : own.say(`lane-${lane}`)
      const lands = cells.map(one =>
        one ? [landName(one.land, words), ...one.ravens.map(seat => `(${own.say(`side-${seat}`)})`)].join(' ') : '–',
      )
      return `${name}: ${lands.join(', ')}`
    })
    .join('. ')
}

export const figures: Figures = { cards: (source, words) => rows(source, token => card(token, words)), track }
