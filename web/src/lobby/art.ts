// What hangs in the lobby: a mobile, the curtain, and a raven for the phone.
import { balloon, cream, cut, disc, glow, line, raven, whale } from '../art/paper'

/** A hung whale, a balloon, a moon that is really a lamp: 640 × 300, from x 620 of the backdrop. */
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
export const curtain = (outer = '#2c1238', middle = '#3d1a45', inner = '#4f2450'): string =>
  '<svg viewBox="0 0 140 800" preserveAspectRatio="none">' +
  cut('M-10-10H128C120 70 70 110 44 180 26 236 40 300 30 380 22 470 34 640 22 810H-10Z', outer) +
  cut('M-10-10H84C78 80 44 120 26 190 16 250 24 330 16 420 12 520 18 680 10 810H-10Z', middle) +
  cut('M-10-10H44C40 80 20 130 10 210 6 300 8 500 2 810H-10Z', inner) +
  '</svg>'
/** A raven on the moon, for the phone. */
export const perch = (): string =>
  `<svg viewBox="-38 -38 76 76">` +
  disc(0, 0, 38, glow, 'opacity=".08"') +
  disc(0, 0, 25, cream) +
  disc(-9, 8, 4, '#e7d8b6') +
  disc(9, -8, 3, '#e7d8b6') +
  raven(4, 25, 0.9) +
  '</svg>'
