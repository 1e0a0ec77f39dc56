// The poster of Sen: a whale among the clouds, the moon, a village asleep.
import { cloud, disc, hills, house, raven, sheet, stars, whale } from '../../art/paper'
import { fullMoon, size, type Poster } from '../../art/poster'

export const poster: Poster = {
  sky: ['#1a1b4c', '#7a74bb'],
  draw: r =>
    stars(r, 60, { w: size.w, h: 120 }) +
    fullMoon(206, 62, 40) +
    disc(192, 76, 6, '#e7d8b6') +
    disc(222, 50, 5, '#e7d8b6') +
    `<g transform="translate(36 14) scale(1.35)">${whale(0, 0)}</g>` +
    sheet(cloud(4, 134, 2.4), '#a7a2d8', { lit: 0.3 }) +
    sheet(cloud(176, 146, 2.6), '#8f8bc9', { lit: 0.3 }) +
    sheet(hills(r, 150, 10, size), '#474691') +
    house(226, 163, 1.5, '#262b66', '#141741') +
    house(198, 166, 1.1, '#262b66', '#141741') +
    sheet(hills(r, 168, 6, size), '#262560') +
    raven(66, 64, 0.7) +
    raven(128, 30, 0.55, { fly: true }),
}
