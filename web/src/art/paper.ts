// The paper kit: every picture of the table is cut from these shapes. Pure functions of a seed; each returns SVG text.

// ---------------------------------------------------------------- chance
export type Dice = () => number
export function dice(seed: string | number): Dice {
  // the same seed cuts the same paper
  let h = 2166136261
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return (h >>> 0) / 4294967296
  }
}
export const f = (n: number): number => +n.toFixed(1)

// ---------------------------------------------------------------- paper
export const ink = '#0d0e24'
export const cream = '#f4e9d2'
export const paper = '#e9dcc2'
export const lamp = '#f3b65b'
export const glow = '#ffdf9a'

// A sheet with a soft shadow on what lies behind it: two wide faint strokes are cheaper than a blur and stay crisp.
export function sheet(d: string, fill: string, { rim = '#fff', lit = 0.16, depth = 1, x = '' } = {}): string {
  return (
    `<path d="${d}" fill="none" stroke="#060716" stroke-opacity=".16" stroke-width="${5 * depth}"/>` +
    `<path d="${d}" fill="none" stroke="#060716" stroke-opacity=".22" stroke-width="${2.4 * depth}"/>` +
    `<path d="${d}" fill="${fill}" stroke="${rim}" stroke-opacity="${lit}" stroke-width=".5" ${x}/>`
  )
}
export const cut = (d: string, fill: string, x = ''): string => `<path d="${d}" fill="${fill}" ${x}/>`
export const line = (d: string, c: string, w = 1, x = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="${fill}" ${more}/>`

/** The same at several places. */
export const scattered = (
  places: readonly (readonly [number, number])[],
  draw: (x: number, y: number) => string,
): string => places.map(([x, y]) => draw(x, y)).join('')

// ---------------------------------------------------------------- landscape
export function hills(r: Dice, y: number, amp: number, { w = 100, h = 140, steps = 5, x0 = 0 } = {}) {
  const height = () => y + (r() - 0.5) * 2 * amp
  let from = { x: x0, y: height() }
  let d = `M${x0 - 6} ${h + 6}V${f(from.y)}L${f(from.x)} ${f(from.y)}`
  for (let i = 1; i <= steps; i++) {
    const to = { x: x0 + (i * w) / steps, y: height() }
    const m = (from.x + to.x) / 2
    d += `C${f(m)} ${f(from.y)} ${f(m)} ${f(to.y)} ${f(to.x)} ${f(to.y)}`
    from = to
  }
  return d + `H${x0 + w + 6}V${h + 6}Z`
}
export function peaks(r: Dice, y: number, amp: number, { w = 100, h = 140, n = 4, x0 = 0 } = {}) {
  let d = `M${x0 - 6} ${h + 6}V${f(y + amp * 0.5)}`
  for (let i = 0; i < n; i++) {
    const a = x0 + ((i + 0.35 + r() * 0.3) * w) / n
    const b = x0 + ((i + 0.95) * w) / n
    d +=
      `L${f(a)} ${f(y - amp * (0.1 + r() * 0.9))}L${f(a + (w / n) * 0.12)} ${f(y - amp * r() * 0.2)}` +
      `L${f(b)} ${f(y + amp * (0.1 + r() * 0.6))}`
  }
  return d + `L${x0 + w + 6} ${f(y)}V${h + 6}Z`
}
export function waves(y: number, { w = 100, h = 140, n = 7, x0 = 0, up = 3, shift = 0 } = {}) {
  const s = w / n
  let d = `M${f(x0 - 6 - s + shift)} ${h + 6}V${y}`
  for (let i = -1; i <= n + 1; i++) d += `q${f(s / 2)} ${-up * 2} ${f(s)} 0`
  return d + `V${h + 6}Z`
}
export function cloud(x: number, y: number, s = 1): string {
  // flat below, scalloped above
  const a = (dx: number, dy: number) => `a${f(dx * 0.56 * s)} ${f(dx * 0.56 * s)} 0 0 1 ${f(dx * s)} ${f(dy * s)}`
  return `M${x} ${y}` + a(7, -2) + a(9, -2.5) + a(11, 0.5) + a(9, 2) + a(7, 2) + 'Z'
}
export function stars(r: Dice, n: number, { w = 100, h = 70, c = cream, x0 = 0, y0 = 0 } = {}) {
  let s = ''
  for (let i = 0; i < n; i++)
    s +=
      `<circle cx="${f(x0 + r() * w)}" cy="${f(y0 + r() * h)}" r="${f(0.3 + r() * 0.55)}" ` +
      `opacity="${f(0.35 + r() * 0.6)}"/>`
  return `<g fill="${c}">${s}</g>`
}
export const star = (x: number, y: number, s: number, c = glow): string =>
  cut(
    `M${f(x)} ${f(y - s)}q${f(s * 0.12)} ${f(s * 0.88)} ${s} ${s}q${f(-s * 0.88)} ${f(s * 0.12)} ${-s} ${s}` +
      `q${f(-s * 0.12)} ${f(-s * 0.88)} ${-s} ${-s}q${f(s * 0.88)} ${f(-s * 0.12)} ${s} ${-s}Z`,
    c,
  )

// ---------------------------------------------------------------- numerals: our own, so that no font can change a card
const DIGIT: Record<string, string> = {
  0: 'M9 2.6C5 2.6 2.8 7.4 2.8 14S5 25.4 9 25.4 15.2 20.6 15.2 14 13 2.6 9 2.6Z',
  1: 'M4 8 10.4 2.8V25.4M5 25.4H15.6',
  2: 'M3 8.8C3 5 5.8 2.6 9.2 2.6c3.6 0 6 2.3 6 5.5 0 4-3.2 6.6-12 17.2H15.8',
  3: 'M3 2.8H14.6L8.6 11.4c4.2 0 6.9 2.8 6.9 6.8 0 4.3-3 7.2-6.9 7.2-2.9 0-5.2-1.4-6.2-3.8',
  4: 'M12 25.4V2.8L2.4 18.6H16.6',
  5: 'M14.6 2.8H5L4 12.8c1.3-1.2 3-1.8 4.9-1.8 3.9 0 6.7 2.9 6.7 7.1 0 4.4-3 7.3-7 7.3-2.9 0-5.1-1.3-6.1-3.4',
  6: 'M13.4 2.6C7 6.6 2.8 12 2.8 18.2c0 4.4 2.6 7.2 6.3 7.2s6.4-2.9 6.4-6.7-2.6-6.4-6.1-6.4c-3.2 0-5.8 2.2-6.5 5.2',
  7: 'M2.6 2.8H15.6L7 25.4',
  8:
    'M9 13C5.6 13 3.6 10.8 3.6 7.8S5.8 2.6 9 2.6s5.4 2.2 5.4 5.2S12.4 13 9 13C5 13 2.6 15.8 2.6 19.2' +
    'S5.2 25.4 9 25.4s6.4-2.6 6.4-6.2S13 13 9 13Z',
  9: 'M4.6 25.4C11 21.4 15.2 16 15.2 9.8c0-4.4-2.6-7.2-6.3-7.2S2.5 5.5 2.5 9.3s2.6 6.4 6.1 6.4c3.2 0 5.8-2.2 6.5-5.2',
}
// cx, cy is the middle; h the height
export function numeral(n: number | string, cx: number, cy: number, h: number, c = ink, w = 4.6): string {
  const s = h / 28
  const t = String(n)
  const step = 17.5
  return (
    `<g transform="translate(${f(cx - (9 + ((t.length - 1) * step) / 2) * s)} ${f(cy - 14 * s)}) ` +
    `scale(${+s.toFixed(3)})" fill="none" stroke="${c}" stroke-width="${w}" stroke-linejoin="round" ` +
    `stroke-linecap="round">` +
    [...t].map((k, i) => `<path d="${DIGIT[k]}" transform="translate(${i * step})"/>`).join('') +
    '</g>'
  )
}

// ---------------------------------------------------------------- ravens
const PERCHED =
  'M24.2 6.9 18.7 5.1C17.9 2.6 15.8 1.2 13.5 1.6 11 2 9.8 4 9.2 6.4 8 10 4.8 12.8.4 19.8L3 19.2 3.2 21.2 8.6 17' +
  'C11.8 17.6 15 16.2 16.6 13 17.6 11 17.6 9.2 18.8 7.9Z'
const FLYING =
  'M30 11.2 25.2 9.2C23.4 7.6 21 7.8 19.2 8.8 17.8 4.8 13.8 1.2 7 .2 8 1.4 8.5 2.2 8.7 3L5.8 2.9' +
  'C7 3.9 7.5 4.7 7.7 5.5L5.2 5.7C8 7.1 9.4 9 10.4 11 7.2 11.6 3.4 13 .2 15.8L3.4 15.4 2.8 17.4' +
  'C7 15.3 11 15.2 14 14.8 17.4 14.5 20.8 13.6 23 11.9Z'
export function raven(x: number, y: number, s = 1, { fly = false, flip = false, c = ink, eye = cream, tilt = 0 } = {}) {
  const t =
    `translate(${f(x)} ${f(y)}) rotate(${tilt}) scale(${flip ? -s : s} ${s}) ` +
    `translate(${fly ? '-15 -9' : '-11 -21'})`
  return fly
    ? `<g transform="${t}"><path d="${FLYING}" fill="${c}" stroke="#cfc6f0" stroke-opacity=".38" ` +
        `stroke-width=".9" paint-order="stroke"/></g>`
    : `<g transform="${t}"><path d="${PERCHED}" fill="${c}" stroke="#cfc6f0" stroke-opacity=".38" ` +
        `stroke-width=".9" paint-order="stroke"/><path d="M10.4 16.8 9.8 21` +
        `M12.9 16.5 13 21" stroke="${c}" ` +
        `stroke-width="1.1"/>${eye ? `<circle cx="15.6" cy="4.8" r=".9" fill="${eye}"/>` : ''}</g>`
}

// ---------------------------------------------------------------- small things in a scene
export function house(
  x: number,
  y: number,
  s: number,
  wall: string,
  roof: string,
  { win = glow, chimney = true } = {},
) {
  // x, y: middle of the foot
  const p = (a: number, b: number) => `${f(x + a * s)} ${f(y + b * s)}`
  return (
    (chimney ? cut(`M${p(3.5, -15)}L${p(3.5, -21)}L${p(6, -21)}L${p(6, -13)}Z`, roof) : '') +
    sheet(`M${p(-8, 0)}L${p(-8, -11)}L${p(0, -19)}L${p(8, -11)}L${p(8, 0)}Z`, wall, { depth: 0.5 }) +
    cut(`M${p(-10, -10)}L${p(0, -20.5)}L${p(10, -10)}L${p(8.5, -9)}L${p(0, -17.5)}L${p(-8.5, -9)}Z`, roof) +
    cut(`M${p(-5, -8)}h${f(3.6 * s)}v${f(4 * s)}h${f(-3.6 * s)}Z`, win) +
    cut(`M${p(1.4, -8)}h${f(3.6 * s)}v${f(4 * s)}h${f(-3.6 * s)}Z`, win) +
    line(`M${p(-3.2, -8)}v${f(4 * s)}M${p(3.2, -8)}v${f(4 * s)}`, wall, 0.6 * s)
  )
}
export const tree = (x: number, y: number, s: number, c: string): string =>
  line(`M${x} ${y}V${f(y - 9 * s)}`, c, 1.4 * s) +
  sheet(`M${f(x - 6 * s)} ${f(y - 4 * s)}L${x} ${f(y - 20 * s)}L${f(x + 6 * s)} ${f(y - 4 * s)}Z`, c, { depth: 0.4 })
export function balloon(x: number, y: number, s: number, a: string, b: string, basket = '#3a2a35'): string {
  const p = (i: number, j: number) => `${f(x + i * s)} ${f(y + j * s)}`
  return (
    sheet(`M${p(-4, 16)}C${p(-15, 8)} ${p(-15, -15)} ${p(0, -15)}C${p(15, -15)} ${p(15, 8)} ${p(4, 16)}Z`, a, {
      depth: 0.8,
    }) +
    cut(`M${p(-1.6, 16)}C${p(-7, 6)} ${p(-7, -15)} ${p(0, -15)}C${p(7, -15)} ${p(7, 6)} ${p(1.6, 16)}Z`, b) +
    line(`M${p(-3, 16)}L${p(-2, 21)}M${p(3, 16)}L${p(2, 21)}`, cream, 0.5) +
    cut(`M${p(-3, 21)}h${6 * s}l${-0.8 * s} ${5 * s}h${f(-4.4 * s)}Z`, basket)
  )
}
export const whale = (dx: number, dy: number, s = 1, a = '#3d4a8f', b = '#c9c6e6') =>
  `<g transform="translate(${dx} ${dy}) scale(${s})">` +
  sheet(
    'M8 66C5 49 26 41 46 43.5 62 45.5 70 53 77 51.5 81 50.5 81.5 44 78 38 84 39.5 86.5 42.5 87 46 89.5 42.5 93 42 ' +
      '95.5 43 94 52 88 59 80 62 70 76 52 82.5 34 80.5 20 79 9 75 8 66Z',
    a,
    { depth: 1 },
  ) +
  cut('M8.4 68C20 74.5 38 73 53 67.5 47 78 38 80.8 31 80 19 78.5 9.5 75 8.4 68Z', b) +
  line('M17 75.5C27 78 36 76.5 44 73M14 72C26 76 39 73.5 49 69.5', a, 0.8) +
  sheet('M40 74C43 83 51 89 58 90.5 57.5 83 54 77 50 72.5Z', a, { depth: 0.5 }) +
  disc(21, 63, 1.7, ink) +
  line('M18 60.5q3-2 6 0', ink, 0.8) +
  '</g>'
// The moon carries the number: the one place the eye learns to look.
export function moon(n: number | null, x: number, y: number, r: number, { dark = false } = {}) {
  const [face, mark] = dark ? ['#15122c', cream] : [cream, '#1b1b45']
  return (
    disc(x, y, r * 1.55, dark ? '#f3b65b' : '#ffe7b0', 'opacity=".10"') +
    disc(x, y, r * 1.25, dark ? '#f3b65b' : '#ffe7b0', 'opacity=".16"') +
    disc(x, y, r, face, dark ? `stroke="${cream}" stroke-width="1.6"` : '') +
    (dark
      ? ''
      : disc(x - r * 0.45, y + r * 0.55, r * 0.17, '#e7d8b6') +
        disc(x + r * 0.6, y + r * 0.3, r * 0.12, '#e7d8b6') +
        disc(x + r * 0.42, y - r * 0.62, r * 0.14, '#e7d8b6')) +
    (n === null ? '' : numeral(n, x, y, r * (String(n).length > 1 ? 1.05 : 1.34), mark, 5))
  )
}

// ---------------------------------------------------------------- the card: frame, window, scene, moon, ribbon
let serial = 0 // ids must differ within one page; they carry no meaning
export const fresh = (letter: string): string => letter + (++serial).toString(36)
/** From above to below. */
export type Sky = readonly [string, string]
const NIGHT_SKY: Sky = ['#1c2150', '#6a66a8']
interface Card {
  w?: number
  h?: number
  frame?: string
  sky?: Sky
  over?: string
  back?: boolean
}
export function card(
  scene: string,
  { w = 100, h = 140, frame = paper, sky = NIGHT_SKY, over = '', back = false }: Card = {},
): string {
  const k = fresh('c')
  return (
    `<svg class="art" viewBox="0 0 ${w} ${h}" aria-hidden="true">` +
    `<defs><linearGradient id="${k}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/>` +
    `<stop offset="1" stop-color="${sky[1]}"/></linearGradient>` +
    `<clipPath id="${k}w"><rect x="3.5" y="3.5" width="${w - 7}" height="${h - 7}" rx="5"/></clipPath></defs>` +
    `<rect width="${w}" height="${h}" rx="8" fill="${frame}"/>` +
    `<g clip-path="url(#${k}w)"><rect width="${w}" height="${h}" fill="url(#${k}s)"/>${scene}` +
    `<rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="5.5" fill="none" stroke="#060716" ` +
    `stroke-opacity=".28" stroke-width="4"/><rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="5.5" ` +
    `fill="none" stroke="#060716" stroke-opacity=".3" stroke-width="1.6"/></g>` +
    over +
    `<rect x=".4" y=".4" width="${w - 0.8}" height="${h - 0.8}" rx="7.7" fill="none" ` +
    `stroke="${back ? '#8f83c4' : '#fff'}" stroke-opacity="${back ? 0.5 : 0.55}" stroke-width=".8"/></svg>`
  )
}
/** Of a game that draws no backs of its own. */
export const plainBack = (): string =>
  card(stars(dice('back'), 40, { h: 136 }) + moon(null, 50, 70, 20), {
    frame: '#3d3888',
    sky: ['#211e55', '#544c9f'],
    back: true,
  })
