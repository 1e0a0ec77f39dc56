// Pracownia in its rulebook, in the letters of the notation: w z l s b r shards, ^ a tree, * the dreamer.
// `landscapes`: cards by number. `shards`: loose ones, `^` a tree, `->` between what is given and got.
// `workshop`: fields `c1:ssw*`, `+` one that is possible, `c1>c2>d2` a walk; `->` stands between before and after.
// `world`: rows of places `3:wzs`, `@2` where you are, `zz2` two asleep there, `3-6` a red shard, `!6` Mr Nightmare.
import { CannotDraw, rows, stage, type Figure, type Figures, type Piece } from '../../art/figure'
import { cream, disc, f, lamp, line } from '../../art/paper'
import { written } from '../../ui/picture'
import type { Words } from '../../words'
import { dreamer, pine, POWER_OF, shard, stacks, TILT, type Cell, type Grid, type Shard } from './art'
import { DOTS, ENTRANCE, NAMES, SIDE } from './constants'
import { face, LANDSCAPES } from './pictures'

const LETTERS = '.wzlsbr' // by colour
const drawnAs = (letter: string): Shard => (letter === 'b' ? 'm' : letter) as Shard
function colour(letter: string, words: Words): string {
  const number = LETTERS.indexOf(letter)
  if (number < 1) throw new CannotDraw(letter)
  return words.say(`colour-${number}`)
}
const text = (x: number, y: number, said: string, size: number, more = '', anchor = 'middle'): string =>
  `<text x="${f(x)}" y="${f(y)}" text-anchor="${anchor}" font-size="${size}" fill="${cream}" ${more}>${written(said)}</text>`
const loose = (letter: string, x: number, y: number, w: number): string =>
  shard(drawnAs(letter), w).replace('<svg', `<svg x="${f(x)}" y="${f(y)}"`)
const sideways = (x: number, y: number): string => line(`M${f(x)} ${f(y)}h22l-7-7m7 7l-7 7`, cream, 2.6)

// ---- cards
function card(token: string, words: Words): Piece {
  const found = LANDSCAPES.get(token)
  if (!found) throw new CannotDraw(token)
  const name = words.say(`card-${token}`)
  return { svg: face(token, words, LANDSCAPES), name: `${name} (+${found.points})`, w: 165, h: 231 }
}

// ---- loose shards
const LOOSE = 30
function shards(source: string, words: Words): Figure {
  let x = 14
  const drawn: string[] = []
  const names: string[] = []
  for (const token of source.split(/\s+/).filter(Boolean)) {
    if (token === '->') {
      drawn.push(sideways(x + 4, 14 + LOOSE / 2))
      names.push('→')
      x += 38
    } else if (token === '|') x += 14
    else if (token === '^') {
      drawn.push(pine(x + LOOSE / 2, 14 + LOOSE, LOOSE * 0.62))
      names.push(words.say('text-tree'))
      x += LOOSE + 5
    } else {
      names.push(colour(token, words))
      drawn.push(loose(token, x, 14, LOOSE))
      x += LOOSE + 5
    }
  }
  if (!names.length) throw new CannotDraw('nothing')
  return { svg: stage(x + 9, LOOSE + 28, drawn.join('')), name: names.join(', ').replaceAll(', →, ', ' → ') }
}

// ---- workshops
const COLUMNS = 'abcde'
function place(name: string): [number, number] {
  const [i, j] = [COLUMNS.indexOf(name.charAt(0)), SIDE - Number(name.slice(1))]
  if (name.length !== 2 || i < 0 || !(j >= 0 && j < SIDE)) throw new CannotDraw(name)
  return [i, j]
}
interface Shop {
  grid: Grid
  possible: Set<string>
  walk: string[]
}
function shop(tokens: readonly string[]): Shop {
  const grid: Grid = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => null))
  const possible = new Set<string>()
  const walk: string[] = []
  for (const token of tokens) {
    if (token.includes('>')) {
      walk.push(...token.split('>'))
      continue
    }
    const [at = '', what = ''] = token.split(':')
    const [i, j] = place(at)
    const [, stack = '', tree = '', me = '', plus = ''] = /^([wzlsbr]*)(\^?)(\*?)(\+?)$/.exec(what) ?? []
    if (!stack && !plus) throw new CannotDraw(token)
    if (plus) possible.add(at)
    const row = grid[j]
    if (row && stack) row[i] = { stack: [...stack].map(drawnAs).join(''), tree: !!tree, me: !!me }
  }
  return { grid, possible, walk }
}
/** The part of workshops that is drawn: all columns from one to another, all rows from one down. */
interface Part {
  left: number
  right: number
  back: number
}
const WHOLE: Part = { left: 0, right: SIDE - 1, back: 0 }
/** What lies there, the fields around it and the entrance. */
function around(shops: readonly Shop[]): Part {
  const used = shops.flatMap(({ grid }) => grid.flatMap((row, j) => row.flatMap((c, i) => (c ? [{ i, j }] : []))))
  const columns = [ENTRANCE, ...used.map(({ i }) => i)]
  return {
    left: Math.max(0, Math.min(...columns) - 1),
    right: Math.min(SIDE - 1, Math.max(...columns) + 1),
    back: Math.max(0, Math.min(SIDE - 1, ...used.map(({ j }) => j)) - 1),
  }
}
/** Measures, by half the width of a field. */
function measures(half: number, part: Part) {
  const [across, deep] = [part.right - part.left + 1, SIDE - part.back]
  return { ...part, half, across, deep, w: (across + deep) * half + 30, floor: (across + deep) * half * TILT }
}
function drawnShop(
  { grid, possible, walk }: Shop,
  x: number,
  y: number,
  { half, w, floor: high, left, right, back, across, deep }: ReturnType<typeof measures>,
): string {
  const [mx, my] = [x + w / 2, y + high / 2]
  const spot = (i: number, j: number): [number, number] => [
    mx + (i - left - j + back - (across - deep) / 2) * half,
    my + (i - left + j - back - (across + deep - 2) / 2) * half * TILT,
  ]
  const thick = half * 0.42
  const top = (c: Cell | null | undefined, py: number) => py - (c?.stack.length ?? 0) * thick
  const rhomb = (px: number, py: number, a: number) =>
    `M${f(px - a)} ${f(py)}L${f(px)} ${f(py - a * TILT)}L${f(px + a)} ${f(py)}L${f(px)} ${f(py + a * TILT)}Z`
  const floor = (px: number, py: number, a: number, i: number, j: number) => {
    const entrance = i + left === ENTRANCE && j + back === SIDE - 1
    return (
      `<path d="${rhomb(px, py, a * 0.94)}" fill="${entrance ? '#4a4391' : '#211f55'}" stroke="${entrance ? lamp : cream}" ` +
      `stroke-opacity="${entrance ? 0.8 : 0.22}" stroke-width="1"/>`
    )
  }
  const extra = (px: number, py: number, a: number, i: number, j: number, c?: Cell | null) => {
    if (!possible.has(`${COLUMNS.charAt(i + left)}${SIDE - j - back}`)) return ''
    const at = top(c, py)
    return (
      `<path d="${rhomb(px, at, a * 0.94)}" fill="${lamp}" fill-opacity=".28" stroke="${lamp}" stroke-width="1.4"/>` +
      line(`M${f(px - 4)} ${f(at)}h8m-4-4v8`, lamp, 2)
    )
  }
  const steps = walk.map((name, k) => {
    const [i, j] = place(name)
    const [px, py] = spot(i, j)
    const visits = walk.flatMap((other, n) => (other === name ? [n] : []))
    const aside = (visits.indexOf(k) - (visits.length - 1) / 2) * 15 // a field that is stepped on again
    return { x: px + aside, y: top(grid[j]?.[i], py) + half * TILT * 0.75, n: k + 1 }
  })
  const letters = Array.from({ length: across }, (_, k) => {
    const [px, py] = spot(left + k, SIDE - 1)
    return text(px - half * 0.72, py + half * TILT + 7, COLUMNS.charAt(left + k), 10, 'fill-opacity=".7"')
  })
  const numbers = Array.from({ length: deep }, (_, k) => {
    const [px, py] = spot(right, back + k)
    return text(px + half * 0.78, py + half * TILT + 7, String(SIDE - back - k), 10, 'fill-opacity=".7"')
  })
  return (
    stacks(
      grid.slice(back).map(row => row.slice(left, right + 1)),
      mx,
      my,
      half,
      { t: thick, floor, extra },
    ) +
    steps
      .map(
        one =>
          disc(one.x, one.y, 7, '#15122c', `stroke="${lamp}" stroke-width="1.4"`) +
          text(one.x, one.y + 3.6, String(one.n), 10),
      )
      .join('') +
    letters.join('') +
    numbers.join('')
  )
}
function workshop(source: string, words: Words): Figure {
  const parts = source.split('->').map(part => part.split(/\s+/).filter(Boolean))
  if (parts.some(part => !part.length)) throw new CannotDraw('nothing')
  const shops = parts.map(shop)
  const size = shops.length > 1 ? measures(21, around(shops)) : measures(23, WHOLE) // two of them are to fit a phone
  const above = Math.max(
    ...shops.map(one =>
      Math.max(
        0,
        ...one.grid.flatMap((row, j) =>
          row.map((c, i) =>
            c
              ? c.stack.length * size.half * 0.42 +
                (c.tree ? size.half * 1.5 : 0) +
                (c.me ? size.half * 1.4 : 0) -
                (i - size.left + j - size.back) * size.half * TILT
              : 0,
          ),
        ),
      ),
    ),
  )
  const y = 14 + above
  const drawn = shops.map((one, k) => drawnShop(one, k * (size.w + 30), y, size))
  const arrows = shops.slice(1).map((_, k) => sideways((k + 1) * (size.w + 30) - 26, y + size.floor / 2))
  const told = parts.map(part =>
    part
      .map(token => {
        const [at = '', what = ''] = token.split(':')
        if (token.includes('>')) return token.replaceAll('>', ' → ')
        const stack = [...what].filter(letter => /[a-z]/.test(letter)).map(letter => colour(letter, words))
        if (what.includes('^')) stack.push(words.say('text-tree'))
        if (what.includes('*')) stack.push(words.say('text-dreamer'))
        return `${at}: ${stack.join(' + ') || '+'}`
      })
      .join('; '),
  )
  const w = shops.length * (size.w + 30) - 30
  return { svg: stage(w, y + size.floor + 18, [...drawn, ...arrows].join('')), name: told.join(' → ') }
}

// ---- the dreamworld
const PLAQUE = { w: 124, across: 16, down: 24 }
const POINT = 14 // a shard in a row
function world(source: string, words: Words): Figure {
  const filled = new Map<number, string>()
  const reds = new Set<string>()
  const here: number[] = []
  const asleep = new Map<number, number>()
  let mare = 0
  if (!source.trim()) throw new CannotDraw('nothing')
  for (const token of source.split(/\s+/).filter(Boolean)) {
    const [, at = '', what = ''] = /^([1-6]):([wzlsbr]{0,5})$/.exec(token) ?? []
    const [, mine = ''] = /^@([1-6])$/.exec(token) ?? []
    const [, sleepers = '', bed = ''] = /^(z+)([1-6])$/.exec(token) ?? []
    const [, nightmare = ''] = /^!([1-6])$/.exec(token) ?? []
    if (at) filled.set(Number(at), what)
    else if (mine) here.push(Number(mine))
    else if (bed) asleep.set(Number(bed), sleepers.length)
    else if (nightmare) mare = Number(nightmare)
    else if (/^(1-2|2-3|4-5|5-6|1-4|2-5|3-6)$/.test(token)) reds.add(token)
    else if (token !== '.') throw new CannotDraw(token)
  }
  const high = filled.size ? 62 : 36
  const x = (p: number) => 14 + ((p - 1) % 3) * (PLAQUE.w + PLAQUE.across)
  const y = (p: number) => 20 + Math.floor((p - 1) / 3) * (high + PLAQUE.down)
  const links = ['1-2', '2-3', '4-5', '5-6', '1-4', '2-5', '3-6'].map(name => {
    const [p, q] = name.split('-').map(Number) as [number, number]
    const flat = q - p === 1
    const [mx, my] = flat
      ? [x(p) + PLAQUE.w + PLAQUE.across / 2, y(p) + high / 2]
      : [x(p) + PLAQUE.w / 2, y(p) + high + PLAQUE.down / 2]
    const way = flat
      ? `M${f(mx - PLAQUE.across / 2)} ${f(my)}h${PLAQUE.across}`
      : `M${f(mx)} ${f(my - PLAQUE.down / 2)}v${PLAQUE.down}`
    return line(way, cream, 2, 'stroke-opacity=".55"') + (reds.has(name) ? loose('r', mx - 9, my - 9, 18) : '')
  })
  const plaques = NAMES.map((power, k) => {
    const p = k + 1
    const [px, py] = [x(p), y(p)]
    const row = filled.get(p)
    const spaces =
      row === undefined
        ? ''
        : DOTS.map((dots, s) => {
            const [sx, sy] = [px + 11 + s * 20.5, py + 37]
            const letter = row.charAt(s)
            const ring = s === 0 ? `stroke="${lamp}" stroke-opacity=".9"` : `stroke="${cream}" stroke-opacity=".35"`
            const inside = letter
              ? loose(letter, sx + 1.5, sy + 1.5, POINT)
              : Array.from({ length: dots }, (_, d) =>
                  disc(sx + 8.5 + (d - (dots - 1) / 2) * 3.2, sy + 8.5, 1.1, cream),
                ).join('')
            return `<rect x="${f(sx)}" y="${f(sy)}" width="17" height="17" rx="4.5" fill="none" ${ring} stroke-width="1.2"/>${inside}`
          }).join('')
    const name = words.say(`place-${k}`)
    const guests =
      (here.includes(p) ? dreamer(px + PLAQUE.w - 15, py + 4, 14, '#3f74ad') : '') +
      Array.from({ length: asleep.get(p) ?? 0 }, (_, n) =>
        text(px + PLAQUE.w - 12, py + 30 - n * 11, 'z', 13, `font-style="italic"`),
      ).join('') +
      (mare === p
        ? disc(px + PLAQUE.w - 15, py + 1, 9, '#8f3048', `stroke="${cream}"`) +
          line(`M${f(px + PLAQUE.w - 15 - 4)} ${f(py - 0.5)}l3 1.6m5 -1.6l-3 1.6m-4 4q3-2.6 6 0`, cream, 1.3)
        : '')
    return (
      `<rect x="${f(px)}" y="${f(py)}" width="${PLAQUE.w}" height="${high}" rx="10" fill="#34307a" stroke="${cream}" ` +
      `stroke-opacity=".4"/>` +
      disc(px + 15, py + 17, 9.5, '#15122c', `stroke="${cream}" stroke-opacity=".6"`) +
      text(px + 15, py + 21, String(p), 11) +
      `<g transform="translate(${f(px + 34)} ${f(py + 17)}) scale(.95)">${line(POWER_OF[power], cream, 1.4)}</g>` +
      text(px + 46, py + 21, name, name.length > 11 ? 10.4 : 11, '', 'start') +
      spaces +
      guests
    )
  })
  const told = NAMES.map((_, k) => {
    const row = filled.get(k + 1)
    const lying = row ? `: ${[...row].map(letter => colour(letter, words)).join(', ')}` : ''
    return `${k + 1} ${words.say(`place-${k}`)}${lying}`
  })
  const [w, h] = [x(3) + PLAQUE.w + 14, y(4) + high + 14]
  return { svg: stage(w, h, [...links, ...plaques].join('')), name: told.join('; ') }
}

export const figures: Figures = {
  landscapes: (source, words) => rows(source, token => card(token, words)),
  shards,
  workshop,
  world,
}
