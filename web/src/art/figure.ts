// Figures of a rulebook: rows of pieces on a small stage. A game brings its own in `games/<key>/figures.ts`.
import type { Words } from '../words'
import { cream, f, line, numeral } from './paper'

/** A drawing with a width and height of its own, and the same in words for those who do not see it. */
export interface Figure {
  svg: string
  name: string
}
/** How large a figure wants to be, so that there is room for it before it is painted. */
export function sizeOf({ svg }: Figure): { width: number; height: number } {
  const [, width = 0, height = 0] = (/^<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number)
  return { width, height }
}
/** By the word behind the fence. What cannot be drawn is refused with `CannotDraw`. */
export type Figures = Readonly<Record<string, (source: string, words: Words) => Figure>>
export class CannotDraw extends Error {}

/** The night behind a figure, in both themes: pictures do not change with the room. */
export const stage = (w: number, h: number, inside: string): string =>
  `<svg viewBox="0 0 ${f(w)} ${f(h)}" width="${f(w)}" height="${f(h)}">` +
  `<defs><linearGradient id="stage" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16163f"/>` +
  `<stop offset="1" stop-color="#2c2868"/></linearGradient></defs>` +
  `<rect width="${f(w)}" height="${f(h)}" rx="12" fill="url(#stage)"/>${inside}</svg>`

/** A drawing with a viewBox, put somewhere. */
export const placed = (svg: string, x: number, y: number, w: number, h: number): string =>
  svg.replace(
    /^<svg[^>]*/,
    tag => `${tag.replace(/ (?:width|height)="[^"]*"/g, '')} x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"`,
  )

/** One thing in a row: a card is 100 × 140 units. */
export interface Piece {
  svg: string
  name: string
  w?: number
  h?: number
}
const UNIT = 0.64 // pixels for each unit of a piece
const EDGE = 14
const SPACE = 8
const BETWEEN = 12 // rows
const DIGIT = 13
const CARD = { w: 100 * UNIT, h: 140 * UNIT }

interface Laid {
  w: number
  h: number
  name: string
  draw: (x: number, middle: number, foot: number) => string
}
const SIGN: Readonly<Record<string, (x: number, y: number) => string>> = {
  '->': (x, y) => line(`M${f(x + 2)} ${f(y)}h20l-6-6m6 6l-6 6`, cream, 2.6),
  '+': (x, y) => line(`M${f(x + 6)} ${f(y)}h12m-6-6v12`, cream, 2.6),
}
function laid(token: string, piece: (token: string) => Piece): Laid {
  if (token === '|') return { w: 16, h: 0, name: '', draw: () => '' }
  const sign = SIGN[token]
  if (sign) return { w: 24, h: 0, name: token === '->' ? '→' : token, draw: (x, middle) => sign(x, middle) }
  const sum = /^=(\d+)$/.exec(token)?.[1]
  if (sum !== undefined)
    return {
      w: 30 + sum.length * DIGIT,
      h: 0,
      name: `= ${sum}`,
      draw: (x, middle) =>
        line(`M${f(x + 6)} ${f(middle - 3.5)}h12m-12 7h12`, cream, 2.4) +
        numeral(sum, x + 26 + (sum.length * DIGIT) / 2, middle, 21, cream, 4),
    }
  const { svg, name, w = 100, h = 140 } = piece(token)
  return {
    w: w * UNIT,
    h: h * UNIT,
    name,
    draw: (x, _, foot) => placed(svg, x, foot - h * UNIT, w * UNIT, h * UNIT),
  }
}

/** Rows of pieces, each named by a token: `|` leaves a gap, `->` is an arrow, `+` a plus, `=19` a sum. */
export function rows(source: string, piece: (token: string) => Piece): Figure {
  const lines = source
    .split('\n')
    .map(row => row.trim().split(/\s+/).filter(Boolean))
    .filter(tokens => tokens.length)
    .map(tokens => tokens.map(token => laid(token, piece)))
  if (!lines.length) throw new CannotDraw('nothing')
  const width = (row: Laid[]) => row.reduce((sum, one) => sum + one.w, 0) + (row.length - 1) * SPACE
  const all = Math.max(...lines.map(width))
  const summed = /=\d/.test(source) // what is added up stands in columns
  let y = EDGE
  const drawn = lines.map(row => {
    const high = Math.max(...row.map(one => one.h), 24)
    let x = EDGE + (summed ? 0 : (all - width(row)) / 2)
    y += high
    const foot = y
    y += BETWEEN
    return row
      .map(one => {
        const svg = one.draw(x, foot - Math.min(high, CARD.h) / 2, foot)
        x += one.w + SPACE
        return svg
      })
      .join('')
  })
  const name = lines
    .map(row =>
      row
        .map(one => one.name || '|')
        .join(', ')
        .replaceAll(', |, ', '; ')
        .replace(/, ([→+=])/g, ' $1')
        .replace(/([→+]), /g, '$1 '),
    )
    .join('. ')
  return { svg: stage(all + 2 * EDGE, y - BETWEEN + EDGE, drawn.join('')), name }
}
