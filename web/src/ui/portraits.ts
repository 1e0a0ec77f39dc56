// Small round portraits: people are things of the night, bots are its animals.
import { balloon, cream, cut, disc, house, ink, lamp, line, raven, star } from '../art/paper'

const round = (ground: string, drawn: string): string =>
  `<svg viewBox="0 0 40 40"><clipPath id="r"><circle cx="20" cy="20" r="20"/></clipPath><g clip-path="url(#r)">` +
  `<rect width="40" height="40" fill="${ground}"/>${drawn}</g></svg>`

const head = (fill: string, ears: string, face: string): string =>
  `<g transform="translate(20 22) scale(.72)">${cut(ears, fill)}` +
  `${cut('M-17 0C-17-11-9-15 0-15S17-11 17 0 9 13.5 0 13.5-17 11-17 0Z', fill)}${face}</g>`
const cat = round(
  '#3d4a8f',
  head(
    '#a9c6ee',
    'M-16-3-18-22-5-14ZM16-3 18-22 5-14Z',
    line('M-10 1q3.5 3.4 7 0M3 1q3.5 3.4 7 0', '#1d325f', 1.8) + cut('M-2 5H2L0 7.4Z', '#1d325f'),
  ),
)
const WHALE =
  'M8 66C5 49 26 41 46 43 62 45 70 53 77 51 81 50 81 44 78 38 84 39 86 42 87 46 89 42 93 42 95 43 ' +
  '94 52 88 59 80 62 70 76 52 82 34 80 20 79 9 75 8 66Z'
const whale = round(
  '#34558d',
  `<g transform="translate(1 -3) ` + `scale(.4)">${cut(WHALE, '#c9d6f2')}${disc(21, 63, 3, ink)}</g>`,
)
const lantern = round(
  '#4a3a78',
  line('M20 2V10', cream, 1) +
    cut('M13 12H27Q33 21 27 31H13Q7 21 13 12Z', lamp) +
    line('M16 12Q13 21 16 31M24 12Q27 21 24 31', '#a8652c', 1.2) +
    cut('M14 9.5h12v3h-12ZM14 30.5h12v3h-12Z', '#20193f'),
)
const home = round('#7b4f86', house(20, 35, 1.15, '#33204c', '#1f1233'))
const flying = round('#2f4a7a', balloon(20, 18, 0.82, '#a64f6a', '#f0d6b4'))
const moon = round('#2a2663', cut('M23 7A13.5 13.5 0 1 0 33.5 24 10.8 10.8 0 1 1 23 7Z', cream) + star(28, 13, 4, lamp))

const owl = round(
  '#51447a',
  `<g transform="translate(-6.5 -12) ` +
    `scale(.51)">${cut('M28 62 24 40 42 50H62L80 40 76 62C84 78 82 112 52 116 22 112 20 78 28 62Z', '#c9b4d6')}` +
    `${disc(40, 66, 11, cream)}${disc(64, 66, 11, cream)}${disc(40, 66, 5, ink)}${disc(64, 66, 5, ink)}` +
    `${cut('M47 76h10l-5 10Z', '#3a2c4c')}</g>`,
)
const blackbird = round('#6a5fa8', raven(19, 36, 1.25, { eye: lamp }))
const fox = round(
  '#3f4f6e',
  `<g transform="translate(20 22) scale(.78)">${cut('M-15-4-17-21-4-12ZM15-4 17-21 4-12Z', '#d98648')}` +
    cut('M-17-5C-12-15 12-15 17-5 15 5 6 12 0 16-6 12-15 5-17-5Z', '#d98648') +
    cut('M-16-3C-9-2-3 5 0 16-6 12-14 6-16-3ZM16-3C9-2 3 5 0 16 6 12 14 6 16-3Z', '#f4e3cb') +
    `${disc(-7, -3, 1.8, ink)}${disc(7, -3, 1.8, ink)}${disc(0, 13.5, 2.2, ink)}</g>`,
)
const badger = round(
  '#4a5a54',
  head(
    '#e6e0d6',
    'M-14-8a5 5 0 1 1 7-6ZM14-8a5 5 0 1 0-7-6Z',
    cut('M-4-15C-9-10-13-3-12 8L-6 11C-7 3-6-6-2-15ZM4-15C9-10 13-3 12 8L6 11C7 3 6-6 2-15Z', '#33313f') +
      disc(-8, 0, 1.7, cream) +
      disc(8, 0, 1.7, cream) +
      cut('M-3.5 9h7L0 13Z', '#33313f'),
  ),
)
const SPINES = 'M-2 13-15 14-12 8-19 6-14 1-20-4-13-5-16-12-9-10-8-17-3-12 1-18 4-12 10-15 10-8 15-6 12 0 14 6Z'
const SNOUT = 'M14 13C4 15-3 12-4 4-4-3 4-6 9-2 12 2 15 7 19 9 19 12 17 13 14 13Z'
const hedgehog = round(
  '#5b4a63',
  `<g transform="translate(21 23) ` +
    `scale(.8)">${cut(SPINES, '#7a5a48')}${cut(SNOUT, '#e2c6a2')}` +
    `${disc(6.5, 3.5, 1.5, ink)}${disc(18, 9.8, 1.7, ink)}</g>`,
)

export const PEOPLE = [cat, whale, lantern, home, flying, moon]
export const BOTS = [owl, blackbird, fox, badger, hedgehog]
