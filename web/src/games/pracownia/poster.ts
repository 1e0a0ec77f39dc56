// The poster of Pracownia: a landscape in the making.
import { hills, peaks, sheet, stars } from '../../art/paper'
import { size, type Poster } from '../../art/poster'
import { parsePattern, stacks } from './art'

export const poster: Poster = {
  sky: ['#241a50', '#9a7cb8'],
  draw: r =>
    stars(r, 40, { w: size.w, h: 90 }) +
    sheet(peaks(r, 104, 30, { ...size, n: 3 }), '#6b559c') +
    sheet(hills(r, 140, 8, size), '#4f3d80') +
    stacks(parsePattern('. w . / w sss* l^ / z l w'), 140, 128, 38),
}
