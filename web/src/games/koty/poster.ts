// The poster of Koty: four cats on a wall.
import { cream, disc, hills, line, sheet, stars } from '../../art/paper'
import { size, type Poster } from '../../art/poster'
import { COAT, head, type Coat } from './art'

function sitting(x: number, y: number, s: number, coat: Coat, eyes: 'half' | 'sleep' | 'wide' | 'wink'): string {
  const tail = line('M18-6C34-8 34-28 26-32', coat.a, 7)
  const body = sheet('M-22 4C-24-26-14-40 0-40S24-26 22 4Z', coat.a)
  return `<g transform="translate(${x} ${y}) scale(${s})">${tail}${body}${head(0, -48, 0.95, coat, { eyes })}</g>`
}

export const poster: Poster = {
  sky: ['#3a2150', '#c98f86'],
  draw: r =>
    stars(r, 40, { w: size.w, h: 90 }) +
    disc(60, 52, 26, cream) +
    sheet(hills(r, 132, 10, size), '#8a5580') +
    sitting(52, 172, 1.25, COAT.blue, 'half') +
    sitting(122, 172, 1.05, COAT.yellow, 'sleep') +
    sitting(186, 172, 1.15, COAT.green, 'wide') +
    sitting(240, 172, 1, COAT.pink, 'wink') +
    sheet('M-6 196V172H286V196Z', '#3a1f45') +
    line(Array.from({ length: 15 }, (_, i) => `M${i * 20} 172v18`).join(''), '#5c3768', 1.5),
}
