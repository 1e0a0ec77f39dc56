// The larger pictures of the table: the places of the dreamworld, who stands there, and a whole workshop.
import { cream, cut, dice, disc, f, glow, hills, lamp, line, sheet, stars } from '../../art/paper'
import { block, dreamer, pine, stacks, TILT, type Grid, type PlacePower } from './art'
import { DREAMER, NAMES as PLACE_NAMES, SIDE, TREE } from './constants'
import { A, door, HEIGHT, RIM, RISE, SLAB, thickness, WIDTH, X, Y } from './geometry'
import { colours, SHARDS } from './pictures'

// ---------------------------------------------------------------- the dreamworld
const SCENE: Record<PlacePower, () => string> = {
  // 150 × 74, standing on y = 74
  archive: () =>
    sheet('M44 74V24H106V74Z', '#4a4494') +
    cut('M38 26 75 8 112 26Z', '#2a2663') +
    [0, 1, 2]
      .flatMap(j => [0, 1, 2].map(i => [i, j] as const))
      .map(([i, j]) => {
        const lit = i === 1 && j === 1
        return (
          cut(`M${50 + i * 18} ${31 + j * 14}h15v11h-15Z`, lit ? glow : '#352f7a') +
          disc(57.5 + i * 18, 36.5 + j * 14, 1.2, lit ? '#a8652c' : '#8f86cc')
        )
      })
      .join(''),
  collector: () =>
    sheet('M46 74V42H104V74Z', '#5c3a68') +
    [0, 1, 2, 3, 4]
      .map(i =>
        sheet(
          `M${42 + i * 13} 26h13l${i < 2 ? -2 : i > 2 ? 2 : 0} 18a6.5 6.5 0 0 1-13 0Z`,
          i % 2 ? '#e9dcc2' : '#a64f6a',
          { depth: 0.5 },
        ),
      )
      .join('') +
    cut('M52 54h46v4h-46Z', '#2a1c45') +
    disc(60, 51, 4, '#7fb4e2') +
    disc(72, 51, 4, '#9cca8a') +
    disc(84, 51, 4, '#c2bfd2') +
    line('M112 74V30M112 30h-6', '#2a1c45', 2) +
    disc(106, 36, 8, glow, 'opacity=".3"') +
    disc(106, 36, 3.5, glow),
  tower: () =>
    sheet('M60 74 63 18H87L90 74Z', '#57507f') +
    sheet('M57 20V8H63V13H70V8H80V13H87V8H93V20Z', '#443d6c', { depth: 0.6 }) +
    cut('M71 74V60a4 4 0 0 1 8 0V74ZM72 30h6v9h-6Z', glow) +
    line('M64 46h6M80 50h7M63 58h5M82 38h5', '#7d76a8', 1),
  golem: () =>
    sheet('M60 74V56H54V36H62V20H88V36H96V56H90V74H79V62H71V74Z', '#6a6790') +
    cut('M62 36H88V38H62Z', '#4b4870') +
    disc(70, 28, 2.6, glow) +
    disc(80, 28, 2.6, glow) +
    sheet('M44 40h9v22h-9ZM97 40h9v22h-9Z', '#57547d', { depth: 0.6 }) +
    line('M66 46l5 4-3 5M82 44l-4 6', '#4b4870', 1.2),
  lake: () =>
    disc(96, 18, 9, cream) +
    sheet('M30 66C30 52 52 48 75 48S120 52 120 66 98 80 75 80 30 80 30 66Z', '#34558d') +
    line('M44 62q6-5 12 0t12 0M70 70q6-5 12 0t12 0', '#8fb6e2', 1.4) +
    cut('M86 56h20l-3 3h-14ZM90 62h12l-2 2.5h-8Z', cream, 'opacity=".6"') +
    [38, 44]
      .map((x, i) => line(`M${x} 52V${36 + i * 4}`, '#4b9668', 1.6) + cut(`M${x - 2} ${30 + i * 4}h4v9h-4Z`, '#8a6148'))
      .join(''),
  lord: () =>
    sheet('M46 74V44L53 28 60 44V36L75 10 90 36V44L97 28 104 44V74Z', '#5c3768') +
    cut('M70 74V58a5 5 0 0 1 10 0V74ZM72 40h6v8h-6ZM51 52h4v6h-4ZM95 52h4v6h-4Z', glow) +
    line('M75 10V2M75 3l8 3-8 3', lamp, 1.5),
}
const W = 168
const H = 96
/** A place as it is seen from afar: its house to the right, room for travellers to the left. */
export function scene(place: number): string {
  const name = PLACE_NAMES[place] ?? 'archive'
  const r = dice(name)
  return (
    `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice"><rect width="${W}" height="${H}" fill="#282564"/>` +
    stars(r, 16, { w: W, h: 50 }) +
    sheet(hills(r, 60, 8, { w: W, h: H }), '#3d3888') +
    `<g transform="translate(${W / 2 - 75 + 24} 6)">${SCENE[name]()}</g>` +
    sheet(hills(r, 82, 3, { w: W, h: H }), '#1f1c50') +
    '</svg>'
  )
}

/** The nightcap of each seat: whose traveller, whose dreamer it is. */
const COATS = ['#c46a4a', '#5b8fc9', '#5b9c80', '#b98ad0']
export const coat = (seat: number): string => COATS[seat % COATS.length] ?? '#8e3f6c'

/** A traveller with the first letter of a name on the shirt, awake or lying down. */
export function traveller(seat: number, letter: string, asleep: boolean): string {
  const shirt =
    `<text y="-5.5" text-anchor="middle" font-family="Inter,Segoe UI,sans-serif" font-weight="700" font-size="11" ` +
    `fill="#3a2f63">${letter}</text>`
  const figure = dreamer(0, 0, 26, coat(seat)) + shirt
  if (!asleep) return `<svg viewBox="-20 -46 40 50">${figure}</svg>`
  const dreams = line('M16-30h6l-6 7h6M25-41h5l-5 6h5', cream, 1.7, 'opacity=".9"')
  return `<svg viewBox="-20 -46 52 50"><g transform="translate(24 -8) rotate(-82) scale(.86)">${figure}</g>${dreams}</svg>`
}
/** The dreamer of a seat, on the way. */
export const figure = (seat: number): string =>
  `<svg viewBox="-40 -73.6 80 80">${dreamer(0, 0, A * 0.82, coat(seat))}</svg>`
/** Mr Nightmare: a long coat, a hat and one eye. */
export const nightmare =
  '<svg viewBox="-20 -50 40 54">' +
  sheet('M-13 0C-12-22-9-30 0-32 9-30 12-22 13 0Z', '#2b1226', { depth: 0.7 }) +
  disc(0, -34, 8.5, '#3a1a30') +
  cut('M-15-38C-8-41 8-41 15-38 12-36-12-36-15-38ZM-8-39C-7-50 7-50 8-39Z', '#1b0a18') +
  disc(0, -33, 4.6, '#f1c4bd') +
  disc(0, -33, 2.2, '#b3263c') +
  line('M-8-14q8 5 16 0M-9-6q9 5 18 0', '#8f3048', 1.4) +
  '</svg>'

// ---------------------------------------------------------------- a workshop
const diamond = (x: number, y: number, a: number) =>
  `M${f(x - a)} ${f(y)}L${f(x)} ${f(y - a * TILT)}L${f(x + a)} ${f(y)}L${f(x)} ${f(y + a * TILT)}Z`
const floor = (x: number, y: number, a: number, i: number, j: number) =>
  `<path d="${diamond(x, y, a)}" fill="${(i + j) % 2 ? '#2b2768' : '#322e76'}" stroke="#6d63b4" stroke-opacity=".5" ` +
  `stroke-width=".8"/>`
const EMPTY: Grid = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => null))

export const tallest = (fields: readonly number[]): number => Math.max(...fields.map(field => colours(field).length))

export type Goal = ReadonlyMap<number, number> // by field: what is to lie there
const NO_GOAL: Goal = new Map()
const drawn = new Map<number, { of: string; svg: string }>() // by seat, the last one: most steps change none of them
/** All 25 fields with what lies and stands there; `outside`: the dreamer waits before the entrance. */
export function workshop(fields: readonly number[], seat: number, outside: boolean, goal = NO_GOAL): string {
  if (goal.size) return draw(fields, seat, outside, goal)
  const of = `${fields.join(' ')} ${outside}`
  const last = drawn.get(seat)
  if (last?.of === of) return last.svg
  const svg = draw(fields, seat, outside, goal)
  drawn.set(seat, { of, svg })
  return svg
}

const DONE = '#a9dfb8'
const WRONG = '#ffab97'
/** What a card wants on a field, as if it were there already; coral where something else lies in its way. */
function wanted(have: number, want: number, x: number, y: number, t: number, hat: string): string {
  const [there, wish] = [colours(have), colours(want)]
  const fits = there.every((colour, k) => wish[k] === colour) && (!(have & TREE) || there.length === wish.length)
  const height = (fits ? wish.length : there.length) * t
  const top = diamond(x, y - height, A * 0.9)
  const done = have === want
  const edge = done ? DONE : fits ? cream : WRONG
  let ghost = ''
  if (fits) {
    for (let k = there.length; k < wish.length; k++)
      ghost += block(SHARDS[wish[k] ?? 0] || 'w', x, y - (k + 1) * t, A * 0.94, t)
    if (want & TREE && !(have & TREE)) ghost += pine(x, y - height, A * 0.9)
    if (want & DREAMER && !(have & DREAMER)) ghost += dreamer(x, y - height, A * 0.82, hat)
  }
  return (
    (ghost && `<g opacity=".5">${ghost}</g>`) +
    `<path d="${top}" fill="${fits ? 'none' : WRONG}" fill-opacity=".25" stroke="${edge}" stroke-width="3" ` +
    `stroke-linejoin="round"${done ? '' : ' stroke-dasharray="9 6"'}/>`
  )
}
function draw(fields: readonly number[], seat: number, outside: boolean, goal: Goal): string {
  const q = SIDE * A + RIM
  const low = Y + q * TILT
  const plate =
    sheet(diamond(X, Y, q), '#e9dcc2', { depth: 2 }) +
    cut(`M${X - q} ${f(Y)}L${X} ${f(low)}v${SLAB}L${X - q} ${f(Y + SLAB)}Z`, '#b7a684') +
    cut(`M${X + q} ${f(Y)}L${X} ${f(low)}v${SLAB}L${X + q} ${f(Y + SLAB)}Z`, '#95866a')
  const grid: Grid = Array.from({ length: SIDE }, (_, j) =>
    Array.from({ length: SIDE }, (_, i) => {
      const field = fields[(SIDE - 1 - j) * SIDE + i] ?? 0
      if (!field) return null
      const stack = colours(field)
        .map(colour => SHARDS[colour])
        .join('')
      return { stack, tree: (field & TREE) > 0, me: (field & DREAMER) > 0 }
    }),
  )
  const thick = thickness(tallest([...fields, ...goal.values()]))
  const { x, y } = door()
  const sill = line(`M${f(x - A * 0.32)} ${f(y - A * 0.32 * TILT)}l${f(A * 0.64)} ${f(A * 0.64 * TILT)}`, lamp, 5)
  return (
    `<svg viewBox="0 ${-RISE} ${f(WIDTH)} ${f(HEIGHT + RISE)}">${plate}` +
    stacks(EMPTY, X, Y, A, { floor }) +
    sill +
    stacks(grid, X, Y, A, {
      t: thick,
      coat: coat(seat),
      extra: (x, y, _, i, j) => {
        const field = (SIDE - 1 - j) * SIDE + i
        const want = goal.get(field)
        return want === undefined ? '' : wanted(fields[field] ?? 0, want, x, y, thick, coat(seat))
      },
    }) +
    (outside ? dreamer(x - 22, y + 22, A * 0.72, coat(seat)) : '') +
    '</svg>'
  )
}
