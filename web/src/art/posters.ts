// The poster of a game: a small theatre of its own, 280 × 190. And what hangs in the lobby.
import { COAT, head, type Coat } from './koty'
import { field, type Realm } from './kruki'
import {
  balloon,
  cloud,
  cream,
  cut,
  dice,
  disc,
  glow,
  hills,
  house,
  line,
  peaks,
  raven,
  sheet,
  stars,
  type Dice,
} from './paper'
import { parsePattern, stacks } from './pracownia'
import { whale } from './sen'

const w = 280,
  h = 190,
  size = { w, h }
const moon = (x: number, y: number, r: number) => disc(x, y, r * 1.35, cream, 'opacity=".08"') + disc(x, y, r, cream)

function sitting(x: number, y: number, s: number, coat: Coat, eyes: 'half' | 'sleep' | 'wide' | 'wink'): string {
  return `<g transform="translate(${x} ${y}) scale(${s})">${line('M18-6C34-8 34-28 26-32', coat.a, 7)}${sheet('M-22 4C-24-26-14-40 0-40S24-26 22 4Z', coat.a)}${head(0, -48, 0.95, coat, { eyes })}</g>`
}
function pair(i: number, a: Realm, b: Realm): string {
  return (
    `<g transform="translate(${16 + i * 51} ${[132, 122, 118, 122, 132][i]}) rotate(${[-8, -4, 0, 4, 8][i]} 22 22)"><rect x="-2" y="-2" width="48" height="94" rx="7" fill="#e9dcc2"/>` +
    `<svg width="44" height="44" viewBox="0 0 60 60">${field(a)}</svg><svg y="46" width="44" height="44" viewBox="0 0 60 60">${field(b)}</svg></g>`
  )
}

const SCENES: Record<string, { sky: [string, string]; draw: (r: Dice) => string }> = {
  sen: {
    sky: ['#1a1b4c', '#7a74bb'],
    draw: r =>
      stars(r, 60, { w, h: 120 }) +
      moon(206, 62, 40) +
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
  },
  koty: {
    sky: ['#3a2150', '#c98f86'],
    draw: r =>
      stars(r, 40, { w, h: 90 }) +
      disc(60, 52, 26, cream) +
      sheet(hills(r, 132, 10, size), '#8a5580') +
      sitting(52, 172, 1.25, COAT.blue, 'half') +
      sitting(122, 172, 1.05, COAT.yellow, 'sleep') +
      sitting(186, 172, 1.15, COAT.green, 'wide') +
      sitting(240, 172, 1, COAT.pink, 'wink') +
      sheet('M-6 196V172H286V196Z', '#3a1f45') +
      line(Array.from({ length: 15 }, (_, i) => `M${i * 20} 172v18`).join(''), '#5c3768', 1.5),
  },
  kruki: {
    sky: ['#123048', '#6f93b8'],
    draw: r =>
      stars(r, 30, { w, h: 80 }) +
      sheet(peaks(r, 110, 34, { ...size, n: 4 }), '#4a6a98') +
      pair(0, 'red', 'blue') +
      pair(1, 'yellow', 'violet') +
      pair(2, 'green', 'red') +
      pair(3, 'violet', 'green') +
      pair(4, 'blue', 'yellow') +
      line('M24 112C80 66 150 100 252 50', cream, 1.6, 'stroke-dasharray="1 7"') +
      raven(206, 58, 1.9, { fly: true, tilt: -10 }) +
      raven(96, 74, 1.5, { fly: true, c: '#fdf6e6', tilt: -4 }),
  },
  pracownia: {
    sky: ['#241a50', '#9a7cb8'],
    draw: r =>
      stars(r, 40, { w, h: 90 }) +
      sheet(peaks(r, 104, 30, { ...size, n: 3 }), '#6b559c') +
      sheet(hills(r, 140, 8, size), '#4f3d80') +
      stacks(parsePattern('. w . / w sss* l^ / z l w'), 140, 128, 38),
  },
}
/** A game that brings no poster gets a quiet night. */
const night = {
  sky: ['#15164a', '#6a66a8'] as [string, string],
  draw: (r: Dice) =>
    stars(r, 60, { w, h: 120 }) +
    moon(200, 60, 34) +
    sheet(peaks(r, 128, 24, { ...size, n: 4 }), '#4a4494') +
    sheet(hills(r, 150, 8, size), '#37327a') +
    sheet(hills(r, 168, 6, size), '#272360'),
}

export function poster(game: string): string {
  const { sky, draw } = SCENES[game] ?? night
  return `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#s)"/>${draw(dice(game))}</svg>`
}

/** The lobby opens the theatre: a hung whale, a balloon, a moon that is really a lamp. 640 × 300, from x 620 of the stage. */
export const mobile = (): string =>
  `<svg viewBox="620 0 640 300">` +
  disc(1010, 152, 128, glow, 'opacity=".07"') +
  disc(1010, 152, 108, glow, 'opacity=".10"') +
  disc(1010, 152, 88, cream) +
  disc(978, 180, 13, '#e7d8b6') +
  disc(1052, 120, 10, '#e7d8b6') +
  disc(1030, 196, 7, '#e7d8b6') +
  line('M898-10V96M1046-10V92M742-10V70', '#9a92c8', 1, 'opacity=".55"') +
  whale(838, -10, 2.25, '#3a4690') +
  raven(958, 88, 1.2) +
  balloon(742, 96, 1.7, '#a64f6a', '#f0d6b4') +
  raven(690, 70, 0.8, { fly: true }) +
  '</svg>'
/** Velvet at the side, 140 × 800: text may stand on it, so it is dark at night and light at dawn. */
export const curtain = (folds = ['#2c1238', '#3d1a45', '#4f2450']): string =>
  '<svg viewBox="0 0 140 800" preserveAspectRatio="none">' +
  cut('M-10-10H128C120 70 70 110 44 180 26 236 40 300 30 380 22 470 34 640 22 810H-10Z', folds[0]) +
  cut('M-10-10H84C78 80 44 120 26 190 16 250 24 330 16 420 12 520 18 680 10 810H-10Z', folds[1]) +
  cut('M-10-10H44C40 80 20 130 10 210 6 300 8 500 2 810H-10Z', folds[2]) +
  '</svg>'
/** A raven on the moon, for the phone. */
export const perch = (): string =>
  `<svg viewBox="-38 -38 76 76">${disc(0, 0, 38, glow, 'opacity=".08"')}${disc(0, 0, 25, cream)}${disc(-9, 8, 4, '#e7d8b6')}${disc(9, -8, 3, '#e7d8b6')}${raven(4, 25, 0.9)}</svg>`
