// A poster: a small scene of a game, 280 × 190. A game brings its own in `games/<key>/poster.ts`.
import { cream, disc, hills, peaks, sheet, stars, type Dice, type Sky } from './paper'

export interface Poster {
  sky: Sky
  draw: (r: Dice) => string
}
export const size = { w: 280, h: 190 }
export const fullMoon = (x: number, y: number, r: number): string =>
  disc(x, y, r * 1.35, cream, 'opacity=".08"') + disc(x, y, r, cream)

/** A game that brings no poster gets a quiet night. */
export const night: Poster = {
  sky: ['#15164a', '#6a66a8'],
  draw: r =>
    stars(r, 60, { w: size.w, h: 120 }) +
    fullMoon(200, 60, 34) +
    sheet(peaks(r, 128, 24, { ...size, n: 4 }), '#4a4494') +
    sheet(hills(r, 150, 8, size), '#37327a') +
    sheet(hills(r, 168, 6, size), '#272360'),
}
