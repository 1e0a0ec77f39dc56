// Pracownia: shards, stacks, landscapes drawn from their patterns.
import {
  card,
  cream,
  cut,
  dice,
  disc,
  f,
  glow,
  hills,
  ink,
  lamp,
  line,
  moon,
  peaks,
  scattered,
  sheet,
  star,
  stars,
  type Sky,
} from '../../art/paper'

export type Shard = 'w' | 'z' | 'l' | 's' | 'm' | 'r'
export type PlacePower = 'archive' | 'collector' | 'tower' | 'golem' | 'lake' | 'lord'
export interface Cell {
  stack: string
  tree: boolean
  me: boolean
}
/** Their colours: top, left, right, mark. */
const SHARD: Readonly<Record<Shard, readonly [string, string, string, string]>> = {
  w: ['#7fb4e2', '#3f74ad', '#2c5788', '#173a66'],
  z: ['#c79a72', '#8b6148', '#6a4634', '#4a2c1f'],
  l: ['#9cca8a', '#5c8f5c', '#437048', '#234a2c'],
  s: ['#c2bfd2', '#7f7c9c', '#5f5c7e', '#3b3858'],
  m: ['#fbf3e2', '#d2c6ae', '#b1a58d', '#5b4c7e'],
  r: ['#d0596a', '#8f3048', '#6c2038', '#3c0f20'],
}
export const GLYPH: Record<Shard, (c: string) => string> = {
  // in the unit square -.5 … .5
  w: c => line('M-.32-.16q.11-.13.22 0t.22 0 .22 0M-.34.14q.11-.13.22 0t.22 0 .22 0', c, 0.075),
  z: c =>
    scattered(
      [
        [-0.22, -0.2],
        [0.06, -0.24],
        [0.26, -0.02],
        [-0.06, 0.04],
        [-0.28, 0.16],
        [0.1, 0.26],
      ],
      (x, y) => `<circle cx="${x}" cy="${y}" r=".062" fill="${c}"/>`,
    ),
  l: c => line('M-.3.05l.06-.22M-.24-.17l.12.22M.06-.08l.06-.22M.12-.3l.12.22M-.06.32l.06-.22M0 .1l.12.22', c, 0.07),
  s: c => line('M-.34.24-.1-.26.12.1.2-.04.36.24ZM-.1-.26-.02.24', c, 0.07),
  m: c =>
    `<g fill="${c}"><ellipse cx="-.13" cy="-.1" rx=".1" ry=".17"/><circle cx="-.13" cy=".16" r=".075"/>` +
    `<ellipse cx=".15" cy=".02" rx=".1" ry=".17"/><circle cx=".15" cy=".28" r=".075"/></g>`,
  r: c => line('M-.36 0C-.2-.24.2-.24.36 0 .2.24-.2.24-.36 0Z', c, 0.07) + `<circle r=".11" fill="${c}"/>`,
}
export function shard(k: Shard, w = 26): string {
  // a loose shard: a cut square standing on its corner, with its glyph
  const [top, left, , mark] = SHARD[k]
  return (
    `<svg class="shard" viewBox="-1 -1 34 34" width="${w}" height="${w}" aria-hidden="true">` +
    `<rect x="2" y="3.6" width="28" height="28" rx="6" fill="${left}"/>` +
    `<rect x="2" y="1" width="28" height="27.5" rx="6" fill="${top}" stroke="#fff" stroke-opacity=".35" ` +
    `stroke-width=".8"/><g transform="translate(16 14.8) scale(26)">${GLYPH[k](mark)}</g></svg>`
  )
}
export const TILT = 0.58 // how far the table is tipped towards the eye: height of a field / its width
export function block(k: Shard, x: number, y: number, a: number, t: number): string {
  // x, y: middle of the top diamond; a: half width; t: thickness
  const [top, left, right, mark] = SHARD[k]
  const b = a * TILT
  return (
    cut(`M${f(x - a)} ${f(y)}L${f(x)} ${f(y + b)}V${f(y + b + t)}L${f(x - a)} ${f(y + t)}Z`, left) +
    cut(`M${f(x + a)} ${f(y)}L${f(x)} ${f(y + b)}V${f(y + b + t)}L${f(x + a)} ${f(y + t)}Z`, right) +
    `<path d="M${f(x - a)} ${f(y)}L${f(x)} ${f(y - b)}L${f(x + a)} ${f(y)}L${f(x)} ${f(y + b)}` +
    `Z" fill="${top}" stroke="#fff" stroke-opacity=".4" stroke-width=".6"/>` +
    `<g transform="matrix(${a} ${b} ${-a} ${b} ${f(x)} ${f(y)})">${GLYPH[k](mark)}</g>`
  )
}
export function pine(x: number, y: number, a: number): string {
  return (
    line(`M${f(x)} ${f(y)}v${f(-a * 0.5)}`, '#4a2c1f', a * 0.16) +
    ['#2f6c4c', '#3b8058', '#4b9668']
      .map((green, i) => {
        const half = a * (0.5 - i * 0.1)
        const foot = f(y - a * (0.25 + i * 0.36))
        const tip = f(y - a * (0.95 + i * 0.36))
        return sheet(`M${f(x - half)} ${foot}L${f(x)} ${tip}L${f(x + half)} ${foot}Z`, green, { depth: a / 40 })
      })
      .join('')
  )
}
export function dreamer(x: number, y: number, a: number, coat = '#8e3f6c'): string {
  // a small sleeper in a long shirt, nightcap and lamp
  const p = (i: number, j: number) => `${f(x + i * a)} ${f(y + j * a)}`
  return (
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(a * 0.42)}" ry="${f(a * 0.2)}" fill="#060716" opacity=".35"/>` +
    sheet(
      `M${p(-0.34, 0)}C${p(-0.3, -0.5)} ${p(-0.2, -0.75)} ${p(0, -0.78)}` +
        `C${p(0.2, -0.75)} ${p(0.3, -0.5)} ${p(0.34, 0)}Z`,
      cream,
      { depth: a / 40 },
    ) +
    disc(x, y - a * 0.92, f(a * 0.25), '#f3d3b0') +
    cut(
      `M${p(-0.27, -0.98)}C${p(-0.2, -1.5)} ${p(0.3, -1.65)} ${p(0.56, -1.18)}` +
        `C${p(0.4, -1.24)} ${p(0.3, -1.15)} ${p(0.27, -0.98)}Z`,
      coat,
    ) +
    disc(x + a * 0.56, y - a * 1.12, f(a * 0.1), cream) +
    line(`M${p(-0.12, -0.92)}q${f(a * 0.06)} ${f(a * 0.05)} ${f(a * 0.12)} 0`, ink, a * 0.05) +
    disc(x - a * 0.42, y - a * 0.42, f(a * 0.3), glow, 'opacity=".35"') +
    disc(x - a * 0.42, y - a * 0.42, f(a * 0.12), glow)
  )
}
export type Grid = (Cell | null)[][]
export function parsePattern(text: string): Grid {
  // 'l sss / . w*' -> rows of {stack, tree, me} or null
  return text.split('/').map(row =>
    row
      .trim()
      .split(/\s+/)
      .map(c =>
        c === '.' ? null : { stack: c.replace(/[^wzlsmr]/g, ''), tree: c.includes('^'), me: c.includes('*') },
      ),
  )
}
// Stacks seen from above at an angle. grid: rows of cells; (x, y): middle of the floor; a: half width of a field.
type OnField = (x: number, y: number, a: number, i: number, j: number, c?: Cell | null) => string
interface Look {
  t?: number
  floor?: OnField | null
  extra?: OnField
  coat?: string
}
export function stacks(
  grid: Grid,
  x: number,
  y: number,
  a: number,
  { t = a * 0.42, floor = null, extra = () => '', coat }: Look = {},
): string {
  const H = grid.length
  const W = Math.max(...grid.map(r => r.length))
  let s = ''
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const px = x + (i - j - (W - H) / 2) * a
      const py = y + (i + j - (W + H - 2) / 2) * a * TILT
      const c = grid[j]?.[i] ?? null
      if (floor) s += floor(px, py, a, i, j)
      if (c) {
        let h = 0
        for (const k of c.stack) {
          h += t
          s += block(k as Shard, px, py - h, a * 0.94, t)
        }
        if (c.tree) s += pine(px, py - h, a * 0.9)
        if (c.me) s += dreamer(px, py - h, a * 0.82, coat)
      }
      s += extra(px, py, a, i, j, c)
    }
  return s
}
export const POWER_OF: Record<PlacePower, string> = {
  archive: 'M-6-5H6V5H-6ZM-6-1H6M-1.5 2h3',
  collector: 'M-6-4H6L4 6H-4ZM-3-4a3 3 0 0 1 6 0',
  tower: 'M-4 7V-3H4V7M-6-3V-7H-3V-5H-1.5V-7H1.5V-5H3V-7H6V-3ZM-1 7V3H1V7',
  golem: 'M-4-6H4V-1H6V4H3V7H1V3H-1V7H-3V4H-6V-1H-4ZM-1.8-3.5h.1M1.8-3.5h.1',
  lake: 'M-7-2q2.3-3 4.6 0t4.6 0 4.6 0M-7 3q2.3-3 4.6 0t4.6 0 4.6 0',
  lord: 'M-6 5V-4L-2.5-1 0-6 2.5-1 6-4V5Z',
}
export interface Landscape {
  no: number
  level: number
  points: number
  power: PlacePower
  pattern: string
  name: string
}
interface Scenery {
  sky: Sky
  far: string
  near: string
}
const LEVELS: readonly [Scenery, ...Scenery[]] = [
  { sky: ['#1d2256', '#7b78ba'], far: '#5f5aa6', near: '#47438c' },
  { sky: ['#2a1f55', '#8f74b0'], far: '#6b559c', near: '#4f3d80' },
  { sky: ['#33193f', '#a8688c'], far: '#7c4f86', near: '#5c3768' },
]
const LONG = 15 // letters of a name: more are fitted to the card, whatever the font
const NAME = 82
export function landscape({ no, level, points, power, pattern, name }: Landscape): string {
  const { sky, far, near } = LEVELS[level - 1] ?? LEVELS[0]
  const g = parsePattern(pattern)
  const r = dice('ls' + no)
  const W = Math.max(...g.map(x => x.length))
  const H = g.length
  const high = Math.max(
    ...g
      .flat()
      .filter(c => c !== null)
      .map(c => c.stack.length + (c.tree ? 2.5 : 0) + (c.me ? 2 : 0)),
  )
  const a = Math.min(21, 88 / (W + H), 76 / ((W + H) * TILT + high * 0.42))
  return card(
    stars(r, 18, { h: 50 }) +
      sheet(peaks(r, 66, 16), far) +
      sheet(hills(r, 84, 5), near) +
      sheet(hills(r, 112, 3), '#262253') +
      disc(50, 84, 34, '#fff', 'opacity=".06"') +
      stacks(g, 50, 84 + high * a * 0.12, a) +
      `<text x="50" y="128.5" text-anchor="middle" font-family="Palatino Linotype,Palatino,P052,Georgia,serif" ` +
      `font-style="italic" font-size="${f(Math.min(9.4, 166 / name.length))}" fill="${cream}"` +
      `${name.length > LONG ? ` textLength="${NAME}" lengthAdjust="spacingAndGlyphs"` : ''}>${name}</text>` +
      moon(points, 20, 21, 14) +
      disc(81, 19, 11, '#15122c', `stroke="${cream}" stroke-opacity=".7" stroke-width=".9"`) +
      `<g transform="translate(81 19)">${line(POWER_OF[power], cream, 1.4)}</g>` +
      Array.from({ length: level }, (_, i) => star(81 + (i - (level - 1) / 2) * 6, 36, 2.6, lamp)).join(''),
    { sky },
  )
}
