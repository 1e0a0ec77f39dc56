// Sen: ten lands, four powers, one hourglass.
import {
  balloon,
  card,
  cloud,
  cream,
  cut,
  dice,
  disc,
  f,
  glow,
  hills,
  house,
  ink,
  lamp,
  line,
  moon,
  numeral,
  peaks,
  raven,
  scattered,
  sheet,
  star,
  stars,
  tree,
  waves,
  whale,
  type Dice,
  type Sky,
} from '../../art/paper'

function ribbon(text: string, icon: string, { y = 112 } = {}): string {
  const size = Math.min(13.5, 105 / text.length) // a longer word stays on the ribbon, and off its sign
  return (
    `<g>${cut(`M-2 ${y + 4}L-2 ${y + 21}L9 ${y + 21}L9 ${y + 4}Z`, '#b98636')}` +
    cut(`M102 ${y + 4}L102 ${y + 21}L91 ${y + 21}L91 ${y + 4}Z`, '#b98636') +
    sheet(`M2 ${y}H98V${y + 18.5}H2Z`, '#f6c877', { rim: '#fff', lit: 0.5, depth: 0.8 }) +
    `<g transform="translate(13.5 ${y + 9.2})">${icon}</g><text x="57.5" y="${y + 13.6}" text-anchor="middle" ` +
    `font-family="Palatino Linotype,Palatino,P052,URW Palladio L,Book Antiqua,Georgia,serif" font-weight="700" ` +
    `font-size="${size.toFixed(1)}" fill="#20193f">${text}</text></g>`
  )
}

// The signs of the powers, 16 × 16 around 0,0; stroke only, so that they live in buttons too.
const SIGNS = {
  take: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="1.7" stroke-linejoin="round">` +
    `<rect x="-6.5" y="-5.5" width="7.5" height="10.5" rx="1.2"/>` +
    `<path d="M3.2-4.5H5.2a1.2 1.2 0 0 1 1.2 1.2V5.5a1.2 1.2 0 0 1-1.2 1.2H-.8"/></g>`,
  peek: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="1.7" stroke-linecap="round">` +
    `<path d="M-7 0C-4-5 4-5 7 0 4 5-4 5-7 0Z"/><circle r="2" fill="${c}"/></g>`,
  swap: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M-6.5-2.5H5L2-5.5M6.5 2.5H-5L-2 5.5"/></g>`,
  choose: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="1.6" stroke-linejoin="round">` +
    `<path d="M-6.8-2.8-3.2-4.6 .4 4.8-3 6.2ZM3.2-4.6 6.8-2.8 3 6.2 1.6 5.6"/>` +
    `<path d="M-1.5-6.5H1.5" stroke-linecap="round"/></g>`,
}
export type Power = keyof typeof SIGNS
/** The sign of a power, in ink, for the amber button. */
export const powerSign = (power: Power): string => `<svg viewBox="-9 -9 18 18">${SIGNS[power]('#20193f')}</svg>`

// Each land: its own sky, motif and cut pattern in the front sheet; as many ravens as its number.
const SKY: readonly Sky[] = [
  ['#1d3468', '#8fb0cf'],
  ['#262a68', '#8f8ccb'],
  ['#2c2560', '#a58cc6'],
  ['#3a2a66', '#c793b4'],
  ['#20275c', '#7f86c4'],
  ['#1b1c4a', '#6f64ad'],
  ['#16234f', '#5f86b4'],
  ['#2b2a60', '#c9a3b8'],
  ['#2f3158', '#b3b3c6'],
  ['#231336', '#8d4f74'],
]

const LAND: ((r: Dice) => string)[] = [
  r =>
    stars(r, 26) +
    sheet(hills(r, 86, 4), '#5d7fae') +
    sheet(hills(r, 91, 3), '#466aa0') +
    sheet(waves(97, { n: 6 }), '#34558d') +
    `<g transform="translate(61 96)">${line('M2-2V-25', '#20264f', 1.2)}` +
    sheet('M3.5-24C12-20 15-10 14-4H3.5Z', cream, { depth: 0.5 }) +
    sheet('M.8-21C-7-15-9-9-9-4H.8Z', '#e2cfae', { depth: 0.4 }) +
    `${sheet('M-15-1.5H19L13 7H-9Z', '#8d4f56', { depth: 0.6 })}${disc(-10, -5, 2, glow)}` +
    `${disc(-10, -5, 5, glow, 'opacity=".25"')}</g>` +
    sheet(waves(108, { n: 5, shift: 7 }), '#284676') +
    sheet(waves(120, { n: 4, up: 3.5 }), '#1b3460') +
    line('M40 131q5-4 10 0t10 0M72 127q5-4 10 0t10 0', '#6d93c4', 0.9) +
    line('M17 101h15M20 105h9M15 112.5h18M19 117h11M16 125h17M20 130h9', cream, 1.3, 'opacity=".75"'),
  r =>
    stars(r, 22) +
    sheet(cloud(52, 44, 0.8), '#b9b5e0', { lit: 0.3 }) +
    sheet(hills(r, 112, 6), '#6a68b0') +
    whale(6, 12, 0.93) +
    raven(52, 52.5, 0.52) +
    sheet(cloud(-4, 104, 1.15), '#a7a2d8', { lit: 0.3 }) +
    sheet(hills(r, 114, 5), '#474691') +
    sheet(cloud(56, 122, 1.25), '#8f8bc9', { lit: 0.3 }) +
    tree(14, 128, 0.75, '#2b2c66') +
    tree(22, 129, 0.5, '#2b2c66') +
    sheet(hills(r, 126, 4), '#2b2c66') +
    line('M10 133h6M24 130h6M40 133h6M56 131h6M74 133h6', '#6a68b0', 0.9),
  r =>
    stars(r, 22) +
    sheet(peaks(r, 92, 16), '#8a76b6') +
    sheet(hills(r, 102, 6), '#66549c') +
    line('M50 126 63 20M62 126 72 20', '#f4e0b4', 2.2) +
    line(
      Array.from({ length: 12 }, (_, i) => {
        const t = i / 11
        const y = 120 - t * 96
        return `M${f(50.7 + t * 11.7)} ${f(y)}L${f(61.7 + t * 9.8)} ${f(y)}`
      }).join(''),
      '#f4e0b4',
      1.7,
    ) +
    raven(77, 78, 0.5) +
    line('M58.5 77.5h26', '#f4e0b4', 1.7) +
    raven(50, 104, 0.5, { flip: true }) +
    line('M40 103.5h14', '#f4e0b4', 1.7) +
    sheet(cloud(46, 33, 1.15), '#d9cfea', { lit: 0.5 }) +
    tree(14, 121, 0.9, '#3d3170') +
    tree(24, 122, 0.65, '#3d3170') +
    tree(88, 121, 0.8, '#3d3170') +
    sheet(hills(r, 119, 4), '#3d3170') +
    sheet(hills(r, 129, 3), '#241d4c') +
    line('M8 134 12 128M18 134 22 128M28 134 32 128M66 134 70 128M76 134 80 128M86 134 90 128', '#7a68b0', 0.9),
  r =>
    stars(r, 16) +
    sheet(cloud(56, 100, 0.9), '#cfa3c0', { lit: 0.3 }) +
    balloon(64, 54, 1.3, '#b4566f', '#f0d6b4') +
    balloon(27, 80, 0.62, '#5a4b94', '#c9bce4') +
    balloon(86, 98, 0.42, '#e0a35a', '#f7e0b0') +
    raven(64, 81.5, 0.42) +
    raven(43, 66, 0.46, { fly: true, tilt: -8 }) +
    raven(30, 108, 0.46, { fly: true, flip: true }) +
    sheet(hills(r, 114, 6), '#7b4f86') +
    house(74, 122, 0.6, '#532f6a', '#331d4c') +
    tree(16, 124, 0.7, '#532f6a') +
    tree(88, 124, 0.6, '#532f6a') +
    sheet(hills(r, 122, 5), '#532f6a') +
    sheet(hills(r, 130, 3), '#331d4c') +
    [12, 26, 44, 58, 74, 88].map(x => disc(x, 133, 1.1, '#b98bb8')).join(''),
  r =>
    stars(r, 26) +
    sheet(hills(r, 94, 6), '#6068ae') +
    sheet(hills(r, 104, 5), '#484f98') +
    house(34, 109, 1.05, '#333a7d', '#1e2252', { win: '#f6c877' }) +
    house(80, 107, 1, '#3a428a', '#1e2252', { win: '#f6c877' }) +
    house(57, 118, 1.6, '#262b66', '#141741') +
    raven(57, 86, 0.5) +
    raven(48.5, 94, 0.42, { flip: true }) +
    raven(80, 87, 0.42) +
    raven(30.5, 89.5, 0.42, { flip: true }) +
    line('M65 83c-3-6 3-8 0-14s2-8 0-12', '#c8c6ea', 1.4, 'opacity=".55"') +
    sheet(hills(r, 121, 3), '#1a1d4d') +
    sheet('M-6 146V132C20 128 40 136 60 131S96 128 106 132V146Z', '#11133a') +
    line('M8 127v7M12 127v7M16 127v7M6 130h14M78 126v7M82 126v7M86 126v7M76 129h14', '#6068ae', 0.9),
  r =>
    stars(r, 30) +
    sheet(peaks(r, 96, 18), '#544c98') +
    cut('M47 112 66 112 100 146H24Z', glow, 'opacity=".34"') +
    cut('M50 112 63 112 82 146H40Z', glow, 'opacity=".34"') +
    sheet('M38 113V54q18-14 36 0V113Z', '#201c4e', { depth: 0.9 }) +
    cut('M43 113V58q13-9 26 0V113Z', '#ffd98a') +
    cut('M43 113V58q6-4.5 12-5.5V119Z', '#7b4a52') +
    line('M46.5 64.5v17M51.5 62v20M46.5 90v19M51.5 90v23', '#4b2b3c', 1) +
    disc(52.5, 87, 1.2, glow) +
    raven(47, 50, 0.46) +
    raven(58, 46.5, 0.46, { flip: true }) +
    raven(68, 50.5, 0.46) +
    raven(86, 62, 0.46, { fly: true, flip: true }) +
    sheet('M-6 146V118C14 110 30 112 42 113L34 146Z', '#2c2767') +
    sheet('M106 146V114C92 110 80 112 72 113L86 146Z', '#2c2767') +
    raven(22, 113.5, 0.5) +
    sheet(hills(r, 132, 2), '#15123d', { x: 'opacity=".9"' }) +
    line('M8 124 14 118M8 130 20 118M82 124 90 116M84 130 94 120', '#544c98', 0.9),
  r =>
    stars(r, 20) +
    cut('M70 47 4 58V86Z', glow, 'opacity=".34"') +
    cut('M70 47 4 66V78Z', glow, 'opacity=".35"') +
    cut('M70 47 100 40V56Z', glow, 'opacity=".4"') +
    sheet(hills(r, 106, 3), '#4a76a8') +
    sheet('M63 108 66 54H75L78 108Z', '#e8dcc4', { depth: 0.9 }) +
    cut('M65.2 68.5 66 58H75L75.8 68.5ZM63.8 92 64.6 80H76.4L77.2 92Z', '#8e3f55') +
    cut('M64.5 54H76.5V51.5H64.5Z', ink) +
    cut('M66.5 51.5V44H74.5V51.5Z', glow) +
    cut('M65 44 70.5 37 76 44Z', '#20193f') +
    raven(70.5, 38, 0.4) +
    raven(16, 64, 0.42, { fly: true }) +
    raven(32, 72, 0.46, { fly: true, tilt: -6 }) +
    raven(46, 58, 0.42, { fly: true, tilt: -6 }) +
    raven(18, 84, 0.42, { fly: true }) +
    sheet('M46 146C48 118 58 108 70 107S94 118 106 122V146Z', '#26345f') +
    raven(83, 111.5, 0.46, { flip: true }) +
    sheet(waves(114, { n: 6 }), '#2f5c93', { x: 'opacity=".96"' }) +
    sheet(waves(124, { n: 5, shift: 8 }), '#1d3f70') +
    line('M6 131l5-3 5 3 5-3 5 3M40 133l5-3 5 3 5-3 5 3M72 131l5-3 5 3 5-3 5 3', '#6d9cc9', 0.9),
  r =>
    stars(r, 16) +
    sheet(peaks(r, 84, 18), '#9c86b4') +
    sheet(hills(r, 98, 5), '#75689c') +
    [20, 36, 52]
      .map(
        (x, i) =>
          sheet(`M${x} 76.5V${i ? 66 : 64}H${x + 13}V76.5Z`, i ? '#463d72' : '#2a2450', { depth: 0.4 }) +
          cut(`M${x + 2} 68.5h3.4v3.6h-3.4ZM${x + 7.5} 68.5h3.4v3.6h-3.4Z`, glow),
      )
      .join('') +
    cut('M66 77V66H77Q81 66 81 77Z', '#2a2450') +
    cut('M70 66V59H74V66Z', '#2a2450') +
    sheet(cloud(34, 57, 0.7), '#cfcadf', { lit: 0.4 }) +
    sheet(
      'M-4 146V79H104V146H88V104a9 9 0 0 0-18 0V146H60V104a9 9 0 0 0-18 0V146H32V104a9 9 0 0 0-18 0V146Z',
      '#3e3762',
    ) +
    cut('M-4 76.5H104V80.5H-4Z', '#57507f') +
    line(
      'M2 86h8M34 86h8M62 86h8M90 86h8M34 92h6M62 92h6M36 110h4M36 118h4M62 110h6M62 118h6M64 126h4M36 126h4' +
        'M2 100h8M2 110h8M90 104h6M91 114h6',
      '#7d76a8',
      0.8,
    ) +
    raven(10, 77, 0.44) +
    raven(90, 77, 0.44, { flip: true }) +
    raven(62, 45, 0.44, { fly: true }) +
    raven(82, 35, 0.44, { fly: true, tilt: -10 }) +
    raven(86, 54, 0.4, { fly: true, flip: true }) +
    raven(24, 126, 0.44, { fly: true }) +
    raven(79, 118, 0.44, { fly: true, flip: true }) +
    sheet(hills(r, 134, 2), '#211c42'),
  r =>
    stars(r, 8, { h: 40 }) +
    sheet(hills(r, 96, 5), '#9293b0') +
    sheet(hills(r, 108, 5), '#71739a') +
    line('M-4 66Q40 80 76 60T104 56M-4 82Q40 98 76 76T104 72', '#23244c', 0.9) +
    `<g fill="#23244c">${cut('M74 44H79L80.5 146H73Z', '#23244c')}` +
    `${cut('M62 57H92V60.5H62ZM64 73H90V76.5H64Z', '#23244c')}${cut('M8 58H11L12 146H7Z', '#3c3e6c')}` +
    `${cut('M-2 66H21V69H-2ZM-1 82H20V85H-1Z', '#3c3e6c')}</g>` +
    raven(23, 73.2, 0.46) +
    raven(36, 74.7, 0.46, { flip: true }) +
    raven(49, 72.5, 0.46) +
    raven(59, 68.6, 0.46) +
    raven(20, 89.2, 0.46, { flip: true }) +
    raven(33, 91.3, 0.46) +
    raven(46, 90.5, 0.46) +
    raven(90, 57, 0.46, { flip: true }) +
    sheet(hills(r, 119, 4), '#4a4c7c') +
    sheet(hills(r, 129, 3), '#2a2b56') +
    line('M6 134v-5M12 135v-6M18 134v-5M40 134v-5M46 135v-6M52 134v-5M84 133v-5M90 134v-6', '#9293b0', 0.9),
  r =>
    stars(r, 12) +
    sheet(peaks(r, 90, 14), '#6d3a63') +
    sheet(
      'M104 60C96 42 82 34 68 37 57 39.5 52 47 51 54L24 69C34 72.5 46 72 53 68.5 52 80 44 92 34 106L30 146H110Z',
      '#140d26',
      { rim: '#c98ab0', lit: 0.4, depth: 1.3 },
    ) +
    line('M25 69C34 67 44 64 52 61', '#4c2a4e', 1.2) +
    disc(66, 51, 4.2, '#f3b65b') +
    disc(66.6, 51, 1.9, '#140d26') +
    line('M59.5 47q6-5.5 13 0', '#3c2140', 1.4) +
    line('M70 78q8 5 17 3M66 90q10 6 22 4M62 102q13 7 28 4', '#3c2140', 1.3) +
    sheet(hills(r, 114, 6), '#43203f') +
    sheet(hills(r, 124, 4), '#29122c') +
    raven(57, 15, 0.44, { fly: true, c: '#0e0a1e' }) +
    raven(70, 25, 0.44, { fly: true, c: '#0e0a1e' }) +
    raven(86, 16, 0.44, { fly: true, c: '#0e0a1e', flip: true }) +
    raven(14, 58, 0.44, { fly: true, c: '#0e0a1e' }) +
    raven(20, 84, 0.44, { fly: true, flip: true, c: '#0e0a1e' }) +
    raven(36, 88, 0.4, { fly: true, c: '#0e0a1e' }) +
    raven(15, 112, 0.46) +
    raven(29, 113, 0.42, { flip: true, c: '#0e0a1e' }) +
    raven(80, 38.5, 0.46, { flip: true, c: '#0e0a1e', eye: '#f3b65b' }) +
    line('M6 134l4-6 4 6 4-6 4 6 4-6 4 6M60 134l4-6 4 6 4-6 4 6 4-6 4 6', '#7a3f68', 0.9),
]
const flock = (n: number, at: [number, number, number?][], c = ink): string =>
  at
    .slice(0, n)
    .map(([x, y, l]) => raven(x, y, 0.4, { fly: true, flip: !!l, c, tilt: l ? 6 : -6 }))
    .join('')
const AT: [number, number, number?][] = [
  [56, 13],
  [71, 20, 1],
  [86, 12, 1],
  [13, 56],
  [87, 32, 1],
  [88, 100, 1],
  [13, 101],
]
const POWER: Record<Power, { sky: Sky; draw: (r: Dice) => string }> = {
  take: {
    sky: ['#2a1f5a', '#9a7cb8'],
    draw: r =>
      stars(r, 20) +
      sheet(hills(r, 108, 5), '#5d4691') +
      line('M37 0V46M69 0V60', '#d9c7a0', 0.9) +
      scattered(
        [
          [37, 60],
          [69, 76],
        ],
        (x, y) =>
          disc(x, y, 21, glow, 'opacity=".16"') +
          sheet(
            `M${x - 9} ${y - 13}H${x + 9}Q${x + 17} ${y} ${x + 9} ${y + 14}H${x - 9}` +
              `Q${x - 17} ${y} ${x - 9} ${y - 13}Z`,
            '#f2b860',
            { depth: 0.7, lit: 0.5 },
          ) +
          line(
            `M${x - 5} ${y - 13}Q${x - 9} ${y} ${x - 5} ${y + 14}M${x + 5} ${y - 13}` +
              `Q${x + 9} ${y} ${x + 5} ${y + 14}M${x} ${y - 13}V${y + 14}`,
            '#c57f3a',
            0.9,
          ) +
          cut(`M${x - 7} ${y - 16}h14v3.5h-14ZM${x - 7} ${y + 13}h14v3h-14Z`, '#2a1c45') +
          line(`M${x} ${y + 16}v6`, '#c57f3a', 1.6),
      ) +
      sheet(hills(r, 122, 4), '#33236a'),
  },
  peek: {
    sky: ['#191a46', '#5a5aa4'],
    draw: () =>
      cut('M-4-4H104V146H-4Z', '#4d4a9c') +
      line('M20-4V146M44-4V146M70-4V146M92-4V146', '#37347c', 1.4) +
      line('M30 40v18M58 8v24M82 60v22M12 76v20M34 104v10M81 96v14', '#5f5cb2', 1.1) +
      disc(57, 74, 42, glow, 'opacity=".12"') +
      sheet('M57 44A25 25 0 0 0 40 87L33 116H81L74 87A25 25 0 0 0 57 44Z', '#2b2866', { depth: 1 }) +
      cut('M57 52A17 17 0 0 0 47.5 83L41 116H73L66.5 83A17 17 0 0 0 57 52Z', '#f6c877') +
      cut('M43 69C49 60.5 65 60.5 71 69 65 77.5 49 77.5 43 69Z', cream) +
      disc(57, 69, 5.6, '#4b3a8e') +
      disc(57, 69, 2.6, ink) +
      disc(59, 67, 1, '#fff') +
      line('M46 63l-2.5-3M52 60.5l-1.2-3.6M62 60.5l1.2-3.6M68 63l2.5-3', ink, 1),
  },
  swap: {
    sky: ['#1d2a5e', '#86a0cc'],
    draw: r =>
      stars(r, 22) +
      `<g transform="translate(0 -7)">` +
      sheet(cloud(54, 50, 0.7), '#b9c6e6', { lit: 0.4 }) +
      sheet('M10 86H47C45 97 35 105 29 109 22 105 12 97 10 86Z', '#3b4a86') +
      sheet('M53 78H92C90 90 79 98 72 102 64 98 55 90 53 78Z', '#3b4a86') +
      cut('M10 86H47L46 89.5H11ZM53 78H92L91 81.5H54Z', '#7f9ccc') +
      house(28, 86, 0.85, '#b65f6c', '#5c2c4a') +
      tree(73, 78, 1.05, '#2f5a63') +
      tree(82, 78, 0.7, '#264a58') +
      line('M33 58C42 44 58 42 68 50M68 50l-1-7M68 50l-7 0', glow, 2) +
      line('M68 106C58 116 44 114 36 108', glow, 2) +
      line('M36 108l1.5 6.5M36 108l6.8-.4', glow, 2) +
      '</g>' +
      sheet(waves(124, { n: 6 }), '#263a6e'),
  },
  choose: {
    sky: ['#26205c', '#8e79bd'],
    draw: r =>
      stars(r, 24) +
      sheet(hills(r, 112, 5), '#54438e') +
      [-40, -20, 0, 20, 40]
        .map((angle, i) => {
          const chosen = i === 3
          const paper = sheet(`M41 ${chosen ? 46 : 56}h22v34h-22Z`, chosen ? '#f6c877' : '#e9dcc2', { depth: 0.7 })
          const picture = cut(`M44 ${chosen ? 49 : 59}h16v24h-16Z`, chosen ? '#fff0c8' : '#5a4f9a')
          const shine = chosen ? star(52, 61, 6, '#c57f3a') : ''
          return `<g transform="rotate(${angle} 52 132)">${paper}${picture}${shine}</g>`
        })
        .join('') +
      sheet(hills(r, 120, 4), '#2c2264'),
  },
}
export function land(v: number, seed = 1): string {
  const r = dice(`land${v}-${seed}`)
  return card((LAND[v]?.(r) ?? '') + moon(v, 24.5, 25, 17.5, { dark: v === 9 }), { sky: SKY[v] })
}
/** A land with a power; `word` stands on its ribbon. */
export function special(key: Power, v: number, word: string, seed = 1): string {
  const p = POWER[key]
  const r = dice(key + seed)
  return card(p.draw(r) + flock(v, AT) + moon(v, 24.5, 25, 17.5), {
    sky: p.sky,
    over: ribbon(word, SIGNS[key]('#20193f')),
  })
}
export function hourglass(seed = 1): string {
  const r = dice('hourglass' + seed)
  return card(
    stars(r, 34, { h: 130 }) +
      sheet(hills(r, 124, 4), '#3b3480') +
      sheet('M30 46H74C74 68 60 74 56 80 60 86 74 92 74 114H30C30 92 44 86 48 80 44 74 30 68 30 46Z', '#cfc9ea', {
        x: 'fill-opacity=".30"',
        lit: 0.7,
      }) +
      cut('M36.5 64C42 58 50 67 67.5 60 63 69 56 73 52 79 48 73 40 70 36.5 64Z', lamp) +
      line('M52 79V102', lamp, 1.4) +
      cut('M33 112.5C36 98 46 97 52 93.5 58 97 68 98 71 112.5Z', lamp) +
      star(44, 106, 2.6, '#fff3d0') +
      star(59, 103, 2, '#fff3d0') +
      star(52, 66, 2, '#fff3d0') +
      sheet('M24 40H80V47H24ZM24 113H80V120H24Z', '#6b3f4f', { depth: 0.7 }) +
      line('M27.5 47V113M76.5 47V113', '#6b3f4f', 2.6) +
      disc(24.5, 25, 22, glow, 'opacity=".14"') +
      disc(24.5, 25, 17.5, cream) +
      cut('M24.5 7.5A17.5 17.5 0 0 1 24.5 42.5Z', '#15122c') +
      `<circle cx="24.5" cy="25" r="17.5" fill="none" stroke="${cream}" stroke-width="1.4"/>` +
      numeral(0, 16.2, 25, 17, '#1b1b45', 5) +
      numeral(9, 32.8, 25, 17, cream, 5),
    { sky: ['#241d54', '#7a63ac'] },
  )
}
// The back: a sleeping moon. `ghost` is the memory aid: the number the player may remember shines through the paper.
export function back(ghost: number | string | null = null): string {
  const r = dice('back')
  const sleeping =
    cut('M50 37A23 23 0 1 0 73 60 18.5 18.5 0 1 1 50 37Z', '#d9cff0', 'transform="rotate(-14 50 60)"') +
    line('M36.5 70q4 4 8.5 2.5M38 74l-1 2.6M41.5 75.5l0 2.8M44.5 75l1.2 2.5', '#2a2560', 1.3) +
    star(62, 56, 5, '#f6d9a0') +
    star(70, 70, 2.4, '#f6d9a0')
  const shining =
    disc(50, 60, 27, glow, 'opacity=".10"') +
    disc(50, 60, 22, glow, 'opacity=".14"') +
    `<circle cx="50" cy="60" r="22" fill="none" stroke="${glow}" stroke-width="1.1" stroke-dasharray="1.4 3.4" ` +
    `stroke-linecap="round"/>` +
    numeral(ghost ?? 0, 50, 60, String(ghost).length > 1 ? 21 : 30, glow, 4)
  return card(
    stars(r, 46, { h: 136 }) +
      disc(50, 60, 30, '#8d80cf', 'opacity=".12"') +
      (ghost === null ? sleeping : shining) +
      sheet(peaks(dice('b1'), 108, 9), '#4a4494') +
      sheet(hills(dice('b2'), 116, 4), '#37327a') +
      sheet(hills(dice('b3'), 126, 3), '#272360'),
    { frame: '#3d3888', sky: ['#211e55', '#544c9f'], back: true },
  )
}
