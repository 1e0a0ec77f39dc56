// Kruki: five lands, their fields, flight and action cards.
import {
  card,
  cloud,
  cream,
  cut,
  dice,
  disc,
  f,
  lamp,
  line,
  raven,
  scattered,
  sheet,
  star,
  stars,
  waves,
} from '../../art/paper'

export type Realm = 'red' | 'yellow' | 'green' | 'violet' | 'blue'
export const isRealm = (name: string): name is Realm => name in REALM
/** Their colours: sky, far, near, mark. */
const REALM: Readonly<Record<Realm, readonly [string, string, string, string]>> = {
  red: ['#6a2f4c', '#b5566a', '#823852', '#f0b7ac'],
  yellow: ['#6d5433', '#cfa95a', '#a17a3a', '#f7e3b0'],
  green: ['#1f4d4a', '#5b9c80', '#2f6c5c', '#bfe3c6'],
  violet: ['#42306f', '#9a80c8', '#69529f', '#e0d2f4'],
  blue: ['#1d3b70', '#5b8fc9', '#33619f', '#c4defa'],
}
export const REALMS = Object.keys(REALM) as readonly Realm[] // in the order of the rules
/** One colour for a land, where it is too small for a picture. */
export const colour = (land: Realm): string => REALM[land][1]
function fir(x: number, y: number, s: number, c: string): string {
  const right = `L${f(x + 5.5 * s)} ${f(y - 9 * s)}H${f(x + 3 * s)}L${f(x + 7 * s)} ${y}`
  const left = `H${f(x - 7 * s)}L${f(x - 3 * s)} ${f(y - 9 * s)}H${f(x - 5.5 * s)}`
  return sheet(`M${x} ${f(y - 20 * s)}${right}${left}Z`, c, { depth: 0.6 })
}
// a field of 60 × 60; motif and pattern differ for every land
export function field(key: Realm): string {
  const [sky, far, near, mark] = REALM[key]
  return (
    `<rect width="60" height="60" fill="${sky}"/>` +
    {
      red: () =>
        sheet('M-3 63V42L16 14 24 26 36 8 63 46V63Z', far, { depth: 0.7 }) +
        cut('M36 8 29 18.5 34 17 37 21 42 16.5Z', mark) +
        sheet('M-3 63V50L12 38 26 52 42 34 63 54V63Z', near, { depth: 0.6 }) +
        line('M6 55l4-4 4 4M22 57l4-4 4 4M40 54l4-4 4 4', mark, 1.3),
      yellow: () =>
        disc(42, 22, 11, mark) +
        sheet('M-3 63V38C12 24 24 30 34 38S52 40 63 32V63Z', far, { depth: 0.7 }) +
        sheet('M-3 63V52C14 40 34 56 63 44V63Z', near, { depth: 0.6 }) +
        scattered(
          [
            [10, 44],
            [18, 41],
            [26, 44],
            [44, 43],
            [52, 41],
            [12, 55],
            [30, 56],
            [48, 54],
          ],
          (x, y) => disc(x, y, 1.3, mark),
        ),
      green: () =>
        fir(12, 50, 1.5, far) +
        fir(48, 50, 1.6, far) +
        fir(30, 54, 2.1, far) +
        sheet('M-3 63V50Q30 44 63 50V63Z', near, { depth: 0.6 }) +
        line('M8 57v-4M16 56v-4M24 56v-4M36 56v-4M44 56v-4M52 57v-4', mark, 1.3),
      violet: () =>
        sheet(cloud(4, 30, 1.15), far, { depth: 0.7 }) +
        sheet(cloud(22, 44, 1.05), far, { depth: 0.7 }) +
        sheet(cloud(-8, 52, 0.95), near, { depth: 0.5 }) +
        sheet('M-3 63V54Q30 46 63 56V63Z', near, { depth: 0.5 }) +
        cut('M46 7a7 7 0 1 0 7 9 5.5 5.5 0 1 1-7-9Z', mark) +
        line('M10 30h26M28 44h22', mark, 1.2, 'opacity=".7"'),
      blue: () =>
        sheet(waves(26, { w: 60, h: 60, n: 3, up: 4 }), far, { depth: 0.7 }) +
        sheet(waves(40, { w: 60, h: 60, n: 4, up: 4, shift: 8 }), near, { depth: 0.6 }) +
        sheet(waves(52, { w: 60, h: 60, n: 3, up: 4, shift: 3 }), sky, { depth: 0.5 }) +
        line('M8 34q4-4 8 0t8 0M34 47q4-4 8 0t8 0', mark, 1.3) +
        cut('M34 19Q42 9 51 18L56 13V24L51 19.5Q42 27 34 19Z', mark),
    }[key]()
  )
}
export function flightCard(key: Realm): string {
  const [sky, , near] = REALM[key]
  return card(
    `<g transform="translate(0 40) scale(1.667)">${field(key)}</g>` +
      cut('M0 0H100V44C70 38 30 50 0 42Z', sky) +
      raven(51, 33, 2, { fly: true, c: '#100e26', tilt: -8 }),
    { sky: [sky, near] },
  )
}
export type Action = 'forward' | 'back' | 'rotate' | 'remove' | 'swap' | 'slide' | 'draw' | 'detour'
export const ACTION: Record<Action, (c: string) => string> = {
  // 40 × 40 around 0,0
  forward: c => raven(-3, 0, 0.9, { fly: true, c }) + line('M10 0H19M19 0l-4-4M19 0l-4 4', lamp, 2),
  back: c => raven(4, 0, 0.9, { fly: true, c, flip: true }) + line('M-10 0H-19M-19 0l4-4M-19 0l4 4', lamp, 2),
  rotate: c =>
    `<g fill="none" stroke="${c}" stroke-width="2"><rect x="-6" y="-11" width="12" height="22" rx="2"/>` +
    `<path d="M-6 0H6"/></g>` +
    line('M-13-6A15 15 0 0 1 2-16M2-16l-4.5-2.5M2-16l-3.5 4M13 6A15 15 0 0 1-2 16M-2 16l4.5 2.5M-2 16l3.5-4', lamp, 2),
  remove: c =>
    `<g fill="none" stroke="${c}" stroke-width="2"><rect x="-6" y="-11" width="12" height="22" rx="2" ` +
    `stroke-dasharray="3 3"/></g>` +
    line('M-12-12 12 12M12-12-12 12', lamp, 2.2),
  swap: c =>
    `<g fill="none" stroke="${c}" stroke-width="2"><rect x="-16" y="-9" width="10" height="18" rx="2"/>` +
    `<rect x="6" y="-9" width="10" height="18" rx="2"/></g>` +
    line(
      'M-11-13C-6-18 6-18 11-13M11-13l-1-4.5M11-13l-4.8 0M11 13C6 18-6 18-11 13M-11 13l1 4.5M-11 13l4.8 0',
      lamp,
      1.9,
    ),
  slide: c =>
    `<g fill="none" stroke="${c}" stroke-width="2"><rect x="-17" y="-8" width="9" height="16" rx="2"/>` +
    `<rect x="-4.5" y="-15" width="9" height="16" rx="2"/><rect x="8" y="-8" width="9" height="16" rx="2"/></g>` +
    line('M0 15V6M0 6l-3.6 3.8M0 6l3.6 3.8', lamp, 2),
  draw: c =>
    `<g fill="none" stroke="${c}" stroke-width="2" stroke-linejoin="round">` +
    `<rect x="-12" y="-11" width="14" height="20" rx="2"/><path d="M5-8H9a2 2 0 0 1 2 2V10a2 2 0 0 1-2 2H-4"/></g>` +
    line('M-5-4V3M-8.5-.5h7', lamp, 2),
  detour: c =>
    `<g fill="none" stroke="${c}" stroke-width="2"><path d="M-18 11H18"/>` +
    `<rect x="-11" y="-12" width="22" height="11" rx="2"/><path d="M0-12V-1"/></g>` +
    line('M-16 7C-15-3-14-6.5-5-6.5H6C14-6.5 15-2 15.5 6M15.5 6l-3.4-3.2M15.5 6l3-3.6', lamp, 1.9),
}
export function actionCard(a: Action, b: Action, words: readonly [string, string] = ['', '']): string {
  const t = (y: number, s: string) =>
    `<text x="50" y="${y}" text-anchor="middle" font-family="Palatino Linotype,Palatino,P052,Georgia,serif" ` +
    `font-weight="700" font-size="11.5" fill="${cream}">${s}</text>`
  return card(
    stars(dice(a), 24, { h: 136 }) +
      `<g transform="translate(50 29) scale(1.1)">${ACTION[a]('#e9e2fb')}</g>${t(60, words[0])}` +
      line('M8 68H40M60 68H92', '#a99ce0', 1) +
      star(50, 68, 5, lamp) +
      `<g transform="translate(50 94) scale(1.1)">${ACTION[b]('#e9e2fb')}</g>${t(125, words[1])}`,
    { sky: ['#322c70', '#2a2563'] },
  )
}
export const feather = (c = cream, d = '#4a4391') =>
  sheet('M-2 20C-9 8-7-12 6-27 12-14 12 2 6 10L9 10 4 15 0 20Z', c, { depth: 0.5 }) +
  line('M-4 30C-3 16 0-4 6-24M-2.5 12l-4-3M-1-1l-5-4M2-10l-3.5-4M-2 14 5 8M0 3 8-3M2.5-6 8-12', d, 0.9)
export function flightBack() {
  return card(
    stars(dice('fb'), 40, { h: 136 }) +
      `<g transform="translate(48 72) scale(1.45) rotate(8)">${feather('#cfc6ee')}</g>`,
    { frame: '#3d3888', sky: ['#211e55', '#544c9f'], back: true },
  )
}
export function actionBack() {
  return card(
    stars(dice('db'), 40, { h: 136 }) +
      star(50, 70, 30, '#cfc6ee') +
      star(50, 70, 17, '#4a4391') +
      disc(50, 70, 4, lamp),
    { frame: '#5a3a63', sky: ['#321b45', '#6a4682'], back: true },
  )
}
