// The poster of Kruki: two ravens over an arc of the track.
import { cream, line, peaks, raven, sheet, stars } from '../../art/paper'
import { size, type Poster } from '../../art/poster'
import { field, type Realm } from './art'

/** A card of the track with these two lands, at the top of an arc. */
function pair(x: number, y: number, angle: number, upper: Realm, lower: Realm): string {
  const land = (realm: Realm, top: number) =>
    `<svg y="${top}" width="44" height="44" viewBox="0 0 60 60">${field(realm)}</svg>`
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle} 22 22)">` +
    `<rect x="-2" y="-2" width="48" height="94" rx="7" fill="#e9dcc2"/>${land(upper, 0)}${land(lower, 46)}</g>`
  )
}

export const poster: Poster = {
  sky: ['#123048', '#6f93b8'],
  draw: r =>
    stars(r, 30, { w: size.w, h: 80 }) +
    sheet(peaks(r, 110, 34, { ...size, n: 4 }), '#4a6a98') +
    pair(16, 132, -8, 'red', 'blue') +
    pair(67, 122, -4, 'yellow', 'violet') +
    pair(118, 118, 0, 'green', 'red') +
    pair(169, 122, 4, 'violet', 'green') +
    pair(220, 132, 8, 'blue', 'yellow') +
    line('M24 112C80 66 150 100 252 50', cream, 1.6, 'stroke-dasharray="1 7"') +
    raven(206, 58, 1.9, { fly: true, tilt: -10 }) +
    raven(96, 74, 1.5, { fly: true, c: '#fdf6e6', tilt: -4 }),
}
