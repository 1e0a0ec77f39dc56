// Koty: four coats, eight characters.
import {
  card,
  cream,
  cut,
  dice,
  disc,
  f,
  fresh,
  glow,
  hills,
  ink,
  lamp,
  line,
  moon,
  numeral,
  raven,
  scattered,
  sheet,
  star,
  stars,
  type Sky,
} from '../../art/paper'

export interface Coat {
  sky: Sky
  a: string
  b: string
  d: string
  band: string
}
export type CoatName = 'blue' | 'yellow' | 'green' | 'pink'
export const COAT: Record<CoatName, Coat> = {
  blue: { sky: ['#16244e', '#5d86c6'], a: '#a9c6ee', b: '#5d86c2', d: '#1d325f', band: '#2b4a86' },
  yellow: { sky: ['#3a2b4c', '#c99e58'], a: '#f6dd98', b: '#cf9f4c', d: '#4a3018', band: '#8a6630' },
  green: { sky: ['#12323c', '#5f9f86'], a: '#b4dcbc', b: '#5f9f7c', d: '#16402f', band: '#2f6350' },
  pink: { sky: ['#3a2150', '#c27a9e'], a: '#f6c4d2', b: '#cf7d9c', d: '#53203f', band: '#8c4570' },
}
export const CAT: Record<number, CoatName> = {
  1: 'blue',
  8: 'blue',
  2: 'yellow',
  7: 'yellow',
  3: 'green',
  6: 'green',
  4: 'pink',
  5: 'pink',
}

// The coat's pattern is cut into the footer of the card and into the fur: colour is never the only sign.
function band(coat: CoatName, c: string): string {
  const n = Array.from({ length: 12 }, (_, i) => i)
  return {
    blue: () =>
      line('M0 129' + n.map(() => 'q5-5 10 0').join('') + 'M0 134' + n.map(() => 'q5-5 10 0').join(''), c, 1.2),
    yellow: () => n.map(i => star(4 + i * 10, i % 2 ? 128.5 : 133, 2.6, c)).join(''),
    green: () => n.map(i => cut(`M${2 + i * 9} 135q-1-6 4-9q4 5-4 9Z`, c)).join(''),
    pink: () => line('M0 134' + n.map(() => 'l5-6 5 6').join('') + 'M0 138' + n.map(() => 'l5-6 5 6').join(''), c, 1.2),
  }[coat]()
}
interface Head {
  eyes?: 'sleep' | 'open' | 'wide' | 'half' | 'wink'
  tilt?: number
  tuft?: boolean
  mark?: string
}
export function head(
  x: number,
  y: number,
  s: number,
  k: Coat,
  { eyes = 'open', tilt = 0, tuft = false, mark = '' }: Head = {},
) {
  const E = {
    sleep: line('M-10 1q3.5 3.4 7 0M3 1q3.5 3.4 7 0', k.d, 1.5),
    open: [-6.5, 6.5]
      .map(
        i =>
          `<ellipse cx="${i}" cy="0" rx="3.6" ry="4.2" fill="${cream}"/>` +
          `<ellipse cx="${i}" cy="0" rx="1.2" ry="3.6" fill="${ink}"/>`,
      )
      .join(''),
    wide: [-7, 7].map(i => disc(i, 0, 5.2, cream) + disc(i, -0.6, 3.2, ink) + disc(i + 1.2, -2, 1.1, '#fff')).join(''),
    half: [-6.5, 6.5]
      .map(
        i =>
          `<path d="M${i - 4} -.6H${i + 4}A4 4 0 0 1 ${i - 4} -.6Z" fill="${cream}"/>` +
          disc(i, 0.8, 1.5, ink) +
          line(`M${i - 4.6} -.8H${i + 4.6}`, k.d, 1.5),
      )
      .join(''),
    wink: line('M-10 .5q3.5-3 7 0', k.d, 1.5) + disc(6.5, 0, 4, cream) + disc(6.8, 0, 2, ink),
  }[eyes]
  return (
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})">` +
    sheet('M-16-3-18-22-5-14ZM16-3 18-22 5-14Z', k.a, { depth: 0.6 }) +
    cut('M-13.5-8-15-17-8-13ZM13.5-8 15-17 8-13Z', k.b) +
    sheet(
      tuft
        ? 'M-16 0C-16-11-9-15 0-15S16-11 16 0L20 5 16 7 18 12 11 12C7 15-7 15-11 12L-18 12-16 7-20 5Z'
        : 'M-17 0C-17-11-9-15 0-15S17-11 17 0 9 13.5 0 13.5-17 11-17 0Z',
      k.a,
      { depth: 0.7, lit: 0.4 },
    ) +
    mark +
    E +
    cut('M-2 4.6H2L0 7Z', k.d) +
    line('M0 7q-2.6 3.4-5 1M0 7q2.6 3.4 5 1', k.d, 1) +
    line('M-11 5-20 3M-11 7.5-20 8.5M11 5 20 3M11 7.5 20 8.5', k.d, 0.6, 'opacity=".7"') +
    '</g>'
  )
}
const BODY: Record<number, (k: Coat) => string> = {
  1: k =>
    disc(54, 82, 36, cream, 'opacity=".10"') +
    sheet('M17 78A37 37 0 0 0 91 78 44 30 0 0 1 17 78Z', cream, { depth: 1, lit: 0.6 }) +
    sheet('M30 90C27 72 44 62 60 64 76 66 84 78 81 90 78 100 66 103 54 103S33 100 30 90Z', k.a) +
    line('M52 68q5 4 4 10M60 67q5 4 5 11M68 69q4 4 4 10', k.b, 2) +
    head(41, 84, 0.82, k, { eyes: 'sleep', tilt: -10, mark: star(0, -8, 3, k.b) }) +
    line('M80 92C78 102 66 105 52 102', k.a, 7) +
    line('M80 92C78 102 66 105 52 102', k.b, 0.8) +
    `<g font-family="Palatino Linotype,P052,serif" font-style="italic" fill="${cream}">` +
    `<text x="62" y="54" font-size="9">z</text><text x="69" y="45" font-size="12">z</text>` +
    `<text x="78" y="33" font-size="15">z</text></g>`,
  8: k =>
    line('M80 124C96 118 96 98 88 92', k.a, 9) +
    sheet('M20 142C16 106 28 88 54 86S92 106 88 142Z', k.a) +
    line('M34 108q5-4 9 0M34 116q5-4 9 0M66 108q5-4 9 0M66 116q5-4 9 0', k.b, 1.8) +
    sheet('M44 142 47 118H61L64 142Z', '#e9f0fb', { depth: 0.4 }) +
    sheet('M29 92C40 101 68 101 79 92L81 99C68 109 40 109 27 99ZM67 101 77 99 80 117 71 115Z', '#8e3f55', {
      depth: 0.6,
    }) +
    line('M33 97q5 4 8-.5M46 102q4-4 8 0 4-4 8 0', '#e9c9b4', 1.2) +
    head(54, 74, 1.38, k, { eyes: 'half', tuft: true }) +
    sheet('M34 55C31 43 43 41.5 54 41.5S77 43 74 55Z', '#f4e9d2', { depth: 0.6 }) +
    cut('M35.5 53.5H72.5V59H35.5Z', '#1d325f') +
    cut('M41 59Q54 66.5 67 59Z', '#0d1a38') +
    star(54, 50, 4.4, lamp),
  2: k =>
    line('M48 122C30 122 26 106 34 98', k.a, 5.5) +
    line('M76 4V32', '#f0dcae', 0.8) +
    disc(76, 42, 15, glow, 'opacity=".22"') +
    star(76, 42, 11, '#ffe6a4') +
    sheet('M46 128C40 112 44 94 50 86H64C69 98 69 114 63 128Z', k.a) +
    line('M46.5 103h6M45.8 110h6M46 117h5', k.b, 1.8) +
    line('M61 91C66 80 70 72 73.5 60', k.a, 6.5) +
    line('M51 91C46 86 43 80 42 72', k.a, 6) +
    head(56, 76, 0.86, k, { eyes: 'wide', tilt: 14 }) +
    sheet('M43 130q7-7 13 0ZM56 130q7-7 13 0Z', k.a, { depth: 0.4 }),
  7: k =>
    line('M36 130C18 130 14 112 22 102', k.a, 8) +
    line('M27.5 128l1-7M21 122l6-3M18 112l6.5 0', k.b, 1.8) +
    sheet('M32 142C30 110 38 92 54 90 70 92 78 110 76 142Z', k.a) +
    line('M38 112h8M37 120h8M62 112h8M63 120h8', k.b, 2) +
    head(54, 77, 1.18, k, { eyes: 'half' }) +
    sheet('M35 66C38 46 58 34 86 52 78 52 74 56 73 66 60 60 46 60 35 66Z', '#6d4a8e', { depth: 0.7 }) +
    line('M34 66.5C46 60 62 60 74 66.5', '#f4e9d2', 3.6) +
    disc(86, 53, 4, '#f4e9d2') +
    line('M66 106C74 104 80 98 84 90M84 90V96', k.d, 2.2) +
    disc(84, 106, 17, glow, 'opacity=".26"') +
    sheet('M78 97H90L92 114H76Z', '#ffd98a', { depth: 0.6 }) +
    cut('M77 94.5h14v3.5h-14ZM75 113h18v3h-18Z', k.d) +
    line('M84 98v15', '#c57f3a', 1),
  3: k =>
    sheet('M-60 122Q-20 122-6 112C20 88 40 84 54 84S90 90 106 112V180H-60Z', '#2b6150', { depth: 0.8 }) +
    head(54, 84, 1.62, k, { eyes: 'wide', mark: line('M0-14v5M-4.5-13l1 4M4.5-13l-1 4', k.b, 1.8) }) +
    sheet('M56 60C58 48 68 44 78 46 77 56 68 62 56 60Z', '#7fb77a', { depth: 0.5 }) +
    line('M57 60Q66 53 76 47', '#2b6150', 0.9) +
    sheet(
      'M-60 180V112L-6 110Q4 104 8 112L12 98 17 112 24 100 28 113 36 104 40 114 48 106 54 115 60 105 67 114 74 102 78 113 ' +
        '86 99 90 112 98 104 106 112V180Z',
      '#1f4d40',
      { depth: 0.8 },
    ) +
    sheet('M33 116a6 5 0 0 1 12 0v6h-12ZM63 116a6 5 0 0 1 12 0v6h-12Z', k.a, { depth: 0.5 }) +
    line('M37 117v4M41 117v4M67 117v4M71 117v4', k.d, 0.9),
  6: k =>
    line('M80 82C98 72 96 46 82 46 72 46 71 58 79 59 84 59 85 53 81 52', k.a, 6) +
    sheet('M18 124 24 92C28 72 46 62 62 66 78 70 86 86 86 104L88 124H79L74 106C62 96 46 98 36 107L28 124Z', k.a) +
    [
      [40, 76, -30],
      [50, 71, -14],
      [61, 71, 6],
      [71, 77, 24],
      [78, 87, 44],
    ]
      .map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})">${cut('M0-5Q5 2 0 10Q-5 2 0-5Z', k.b)}</g>`)
      .join('') +
    line('M42 112 44 124M70 106 71 124', k.b, 7) +
    head(28, 88, 0.92, k, { eyes: 'wink', tilt: -8, mark: line('M0-14v6M-5-13l1.5 4.5M5-13l-1.5 4.5', k.b, 1.6) }) +
    sheet('M14 127q7-7 14 0ZM76 127q7-7 14 0Z', k.a, { depth: 0.3 }),
  4: k =>
    sheet('M14 116C8 124 10 134 18 136H92C100 134 102 124 96 116Z', '#7d3560', { depth: 0.8 }) +
    line('M18 122q37 8 74 0', '#c98aa8', 1.2) +
    disc(14, 135, 3, lamp) +
    disc(96, 135, 3, lamp) +
    sheet('M20 110C16 84 36 74 55 74S94 84 90 110C88 126 22 126 20 110Z', k.a) +
    line('M26 104l4-5 4 5 4-5M72 104l4-5 4 5 4-5M29 112l4-5 4 5 4-5M69 112l4-5 4 5 4-5', k.b, 1.8) +
    line('M86 116C78 124 60 122 54 116', k.a, 8) +
    line('M86 116C78 124 60 122 54 116', k.b, 0.8) +
    head(55, 76, 1.26, k, { eyes: 'half', tuft: true }) +
    `<circle cx="63.2" cy="76.5" r="7.2" fill="none" stroke="${lamp}" stroke-width="1.5"/>` +
    line('M70 79C76 84 76 92 72 98', lamp, 0.8) +
    [38, 43.5, 49.5, 55.5, 61.5, 67, 72]
      .map((x, i) => disc(x, 97.5 + 3.2 - Math.abs(i - 3) * 1.1, 2.5, cream, `stroke="${k.d}" stroke-width=".4"`))
      .join(''),
  5: k =>
    disc(38, 120, 13, '#8c4570', 'stroke="#53203f" stroke-width=".6"') +
    line('M28 114q10-6 19 0M26 121q12-7 24 0M29 128q10-6 18 0M33 109q6 12 1 23M43 108q-4 12 2 24', '#e8a9c0', 1.1) +
    line('M50 124C64 132 74 126 88 132', '#e8a9c0', 1.4) +
    line('M44 98C36 100 36 104 38 107', k.a, 7.5) +
    line('M48 92C34 90 26 84 18 90', k.a, 6.5) +
    line('M52 94C34 84 30 66 20 60 14 58 12 64 16 67', k.a, 5) +
    sheet('M40 100C40 84 54 76 68 80 78 84 74 98 62 103 52 107 42 108 40 100Z', k.a) +
    line('M47 95l3-5 3 5 3-5M54 101l3-5 3 5 3-5', k.b, 1.6) +
    line('M70 92C80 96 84 92 92 86', k.a, 6) +
    line('M66 84C78 76 84 66 88 56', k.a, 6) +
    head(66, 70, 0.9, k, { eyes: 'sleep', tilt: 16 }) +
    sheet('M58 84 48 80 50 90ZM60 84 70 84 65 92Z', '#8c3f66', { depth: 0.4 }) +
    disc(59, 84.5, 2.2, '#53203f'),
}
const friendOf = (v: number) => 9 - v
export function cat(v: number): string {
  const coat = CAT[v] ?? 'blue'
  const k = COAT[coat]
  const r = dice('cat' + v)
  return card(
    stars(r, 22, { h: 90 }) +
      sheet(hills(r, 116, 6), k.b, { x: 'opacity=".55"' }) +
      (BODY[v]?.(k) ?? '') +
      sheet('M-4 123H104V146H-4Z', k.band, { depth: 0.8 }) +
      band(coat, k.a) +
      moon(v, 24.5, 25, 17.5) +
      sheet('M68 140V127a9 9 0 0 1 9-9H100V140Z', k.d, { depth: 0.6, lit: 0.4 }) +
      line('M74.5 127.6h6.4M77.7 124.4v6.4', k.a, 1.6) +
      numeral(friendOf(v), 88.8, 127.6, 12.5, k.a, 4.8),
    { sky: k.sky },
  )
}
const NIGHT: Sky = ['#15143a', '#54509a']
export function ravenCard() {
  const r = dice('rc')
  return card(
    stars(r, 30, { h: 110 }) +
      disc(60, 84, 33, cream, 'opacity=".12"') +
      disc(60, 84, 29, '#e9dcc2') +
      disc(50, 96, 4, '#d3c29e') +
      disc(72, 76, 3, '#d3c29e') +
      raven(58, 107, 2.15, { c: '#12102a', eye: lamp }) +
      line('M18 107.5H96', '#12102a', 3) +
      line('M82 107 90 99M34 107 27 113', '#12102a', 2) +
      sheet(hills(r, 124, 4), '#2b2866') +
      moon(0, 24.5, 25, 17.5),
    { sky: ['#191740', '#6a5fa8'] },
  )
}
export function joker() {
  const coats = ['#a9c6ee', '#f6dd98', '#b4dcbc', '#f6c4d2']
  return card(
    Array.from({ length: 8 }, (_, i) =>
      cut(
        `M52 80L${f(52 + 130 * Math.cos((i * Math.PI) / 4))} ${f(80 + 130 * Math.sin((i * Math.PI) / 4))}` +
          `L${f(52 + 130 * Math.cos(((i + 0.5) * Math.PI) / 4))} ${f(80 + 130 * Math.sin(((i + 0.5) * Math.PI) / 4))}Z`,
        '#7d6fc0',
        'opacity=".22"',
      ),
    ).join('') +
      sheet('M16 66 12 28 36 50ZM88 66 92 28 68 50Z', '#f4e9d2') +
      cut('M19 58 16.5 37 30 49ZM85 58 87.5 37 74 49Z', '#8d7fc8') +
      sheet('M14 78C14 56 32 46 52 46S90 56 90 78 72 112 52 112 14 100 14 78Z', '#f4e9d2', { lit: 0.6 }) +
      cut('M52 46C72 46 90 56 90 78S72 112 52 112Z', '#221f4e') +
      cut('M52 54 60 68 52 82 44 68Z', lamp) +
      cut('M24 76C28 68 40 68 44 77 38 83 28 83 24 76Z', '#221f4e') +
      disc(34.5, 76.5, 3, lamp) +
      cut('M80 76C76 68 64 68 60 77 66 83 76 83 80 76Z', '#f4e9d2') +
      disc(69.5, 76.5, 3, '#221f4e') +
      cut('M48 90h8l-4 5Z', '#b4566f') +
      line('M52 95q-6 7-13 2', '#221f4e', 1.6) +
      line('M52 95q6 7 13 2', '#f4e9d2', 1.6) +
      coats
        .map(
          (c, i) =>
            sheet(`M${14 + i * 19.5} 118h17l-3 14h-11Z`, c, { depth: 0.5 }) + disc(22.5 + i * 19.5, 134, 2, lamp),
        )
        .join('') +
      star(24, 24, 15, cream) +
      star(24, 24, 9, lamp),
    { sky: ['#231c55', '#6b5aa8'] },
  )
}
const nightFace = (draw: string, label: string): string =>
  card(
    stars(dice(label), 36, { h: 120 }) +
      draw +
      sheet(hills(dice(label + 1), 125, 3), '#211e50') +
      cut('M24.5 8A17 17 0 1 0 41.5 25 13 13 0 1 1 24.5 8Z', cream),
    { sky: NIGHT },
  )
export const moth = () =>
  nightFace(
    disc(52, 66, 38, glow, 'opacity=".10"') +
      sheet('M52 74C40 50 18 46 12 58 8 72 26 84 50 82ZM52 74C64 50 86 46 92 58 96 72 78 84 54 82Z', '#d8c7a0') +
      sheet('M50 82C36 84 26 96 32 106 42 110 50 96 52 86ZM54 82C68 84 78 96 72 106 62 110 54 96 52 86Z', '#b79f78') +
      scattered(
        [
          [28, 64],
          [76, 64],
        ],
        (x, y) => disc(x, y, 7, '#6a5a86') + disc(x, y, 3, glow),
      ) +
      line('M18 56q8-2 14 2M86 56q-8-2-14 2M40 98q-2-6 4-10M64 98q2-6-4-10', '#8a7350', 1.2) +
      sheet('M49 70Q52 64 55 70V100Q52 106 49 100Z', '#4a3a5c', { depth: 0.4 }) +
      line('M51 68C48 58 42 54 38 54M53 68C56 58 62 54 66 54', '#e9dcc2', 1.2),
    'Ćma',
  )
export const bat = () =>
  nightFace(
    sheet(
      'M52 66C48 58 42 60 40 52L36 62C26 54 14 56 4 70 14 68 18 74 20 82 26 76 34 78 38 88 42 82 48 84 52 94 56 ' +
        '84 62 82 66 88 70 78 78 76 84 82 86 74 90 68 100 70 90 56 78 54 68 62L64 52C62 60 56 58 52 66Z',
      '#14112c',
      { rim: '#cfc6f0', lit: 0.6 },
    ) +
      disc(47.5, 70, 1.8, lamp) +
      disc(56.5, 70, 1.8, lamp) +
      line('M36 62C34 70 30 74 20 82M68 62C70 70 74 74 84 82', '#4a4380', 1) +
      raven(52, 112, 0.55, { fly: true }),
    'Nietoperz',
  )
export const owl = () =>
  nightFace(
    sheet('M28 62 24 40 42 50H62L80 40 76 62C84 78 82 112 52 116 22 112 20 78 28 62Z', '#8f7a9e') +
      scattered(
        [
          [40, 66],
          [64, 66],
        ],
        (x, y) =>
          disc(x, y, 12, '#e9dcc2') + disc(x, y, 8, lamp) + disc(x, y, 4.6, ink) + disc(x + 1.5, y - 1.5, 1.4, '#fff'),
      ) +
      cut('M48 74h8l-4 9Z', '#3a2c4c') +
      [0, 1, 2]
        .map(j =>
          Array.from({ length: 5 - (j % 2) }, (_, i) =>
            line(`M${34 + i * 8 + (j % 2) * 4} ${90 + j * 7}q4 5 8 0`, '#5d4a72', 1.4),
          ).join(''),
        )
        .join('') +
      sheet('M26 74C18 90 22 106 30 112 32 98 32 84 26 74ZM78 74C86 90 82 106 74 112 72 98 72 84 78 74Z', '#6d5884', {
        depth: 0.5,
      }) +
      line('M42 116v4M46 117v4M58 117v4M62 116v4', lamp, 1.8),
    'Sowa',
  )
export const dragon = () =>
  nightFace(
    line('M16 112C40 126 82 118 82 96 82 76 34 88 34 66 34 50 58 46 70 54', '#3a2a66', 19) +
      line('M16 112C40 126 82 118 82 96 82 76 34 88 34 66 34 50 58 46 70 54', '#7d5fa8', 15) +
      line(
        'M16 112C40 126 82 118 82 96 82 76 34 88 34 66 34 50 58 46 70 54',
        '#c9a6d8',
        2.4,
        'stroke-dasharray="1 6"',
      ) +
      sheet('M62 42C76 34 92 44 96 54 90 54 96 60 90 62 80 66 66 66 62 58Z', '#7d5fa8') +
      cut('M66 42 62 28 74 40ZM74 40 78 26 82 42Z', '#c9a6d8') +
      disc(78, 50, 3.2, glow) +
      disc(78.8, 50, 1.5, ink) +
      line('M84 60q5 1 9-3', '#2a1c45', 1.2) +
      cut('M28 62 18 52 32 54ZM40 84 30 92 46 92ZM74 84 88 80 84 92ZM14 112 4 104 6 120Z', '#c9a6d8'),
    'Smok',
  )
/** The strip of a nine that doubles nothing. */
const unlit = (y: number): string =>
  sheet(`M-4 ${y}H104V146H-4Z`, '#3d3888', { depth: 0.8 }) +
  line(`M40 ${y + 8}l8 9M48 ${y + 8}l-8 9`, '#8f86cc', 2.6) +
  numeral(2, 59, y + 12.5, 14, '#8f86cc', 5.2)
// A card as small as a thumbnail, drawn for that size: the number is half of it, and the cat looks out from behind its
// moon. The upper half says all, so that the lower one may be cut off.
const FACE: Record<number, readonly [number, number, number]> = {
  1: [41, 84, 0.82],
  2: [56, 76, 0.86],
  3: [54, 84, 1.62],
  4: [55, 76, 1.26],
  5: [66, 70, 0.9],
  6: [28, 88, 0.92],
  7: [54, 77, 1.18],
  8: [54, 74, 1.38],
} // where the head is, and how large
const small = (scene: string, sky: Sky): string => {
  const k = fresh('m')
  return (
    `<svg viewBox="0 0 100 140"><defs><linearGradient id="${k}" x1="0" y1="0" x2="0" y2=".7">` +
    `<stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<rect width="100" height="140" fill="url(#${k})"/>${scene}</svg>`
  )
}
export function smallCat(v: number): string {
  const coat = CAT[v] ?? 'blue'
  const k = COAT[coat]
  const [x, y, size] = FACE[v] ?? [50, 70, 1]
  const s = f(1.25 / size)
  return small(
    `<g transform="translate(${f(73 - x * s)} ${f(63 - y * s)}) scale(${s})">${BODY[v]?.(k) ?? ''}</g>` +
      sheet('M-4 123H104V146H-4Z', k.band, { depth: 0.8 }) +
      band(coat, k.a) +
      moon(v, 35, 38, 31),
    k.sky,
  )
}
export const smallRaven = (): string =>
  small(
    raven(68, 92, 2.3, { c: '#12102a', eye: lamp }) +
      line('M30 92H104', '#12102a', 4) +
      sheet(hills(dice('rc'), 124, 4), '#2b2866') +
      moon(0, 35, 38, 31),
    ['#191740', '#8478c4'],
  )
export const smallNine = (): string => small(moon(9, 50, 42, 34, { dark: true }) + unlit(113), ['#211e55', '#544c9f'])
// The nine: every back. Its strip stays visible when something lies on it: one strip, one doubling.
export function nine({ doubling = true } = {}) {
  const [strip, word] = doubling ? ['#f6c877', '#20193f'] : ['#3d3888', '#8f86cc']
  const r = dice('nine')
  return card(
    stars(r, 40, { h: 120 }) +
      disc(50, 58, 36, lamp, 'opacity=".10"') +
      disc(50, 58, 28, '#15122c', `stroke="${cream}" stroke-width="1.8"`) +
      numeral(9, 50, 58, 36, cream, 4.4) +
      sheet('M-4 113H104V146H-4Z', strip, { depth: 0.8 }) +
      line('M40 121l8 9M48 121l-8 9', word, 2.6) +
      numeral(2, 59, 125.5, 14, word, 5.2) +
      line('M10 126h20M70 126h20', word, 1, 'stroke-dasharray="2 3" opacity=".6"'),
    { frame: '#3d3888', sky: ['#211e55', '#544c9f'], back: true },
  )
}
// What can be seen of a nine that lies below: its strip, one doubling.
export const doubling = (): string =>
  '<svg viewBox="0 0 100 21">' +
  cut('M0 0H100V14a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z', '#3d3888') +
  cut('M3 0H97V13.6a4.4 4.4 0 0 1-4.4 4.4H7.4A4.4 4.4 0 0 1 3 13.6Z', '#f6c877') +
  line('M40 7l7 7.4M47 7l-7 7.4', '#20193f', 2.3) +
  numeral(2, 57, 10.7, 11, '#20193f', 5.2) +
  line('M11 10.7h20M69 10.7h20', '#20193f', 0.9, 'stroke-dasharray="2 3" opacity=".6"') +
  '</svg>'
