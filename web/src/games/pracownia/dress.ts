// Pracownia in pictures: landscapes from the same list as the rules, shards, the fields of a workshop.
import { card, cream, dice, disc, line, moon, stars } from '../../art/paper'
import { landscape, POWER_OF, shard, stacks, type PlacePower, type Shard } from '../../art/pracownia'
import type { Cell, Dress } from '../../table/dress'
import { wide } from '../../prefs.svelte'
import { written } from '../../theatre/picture'
import list from '../../../../src/sennik/games/pracownia/landscapes.txt?raw'

const SHARDS: Shard[] = ['w', 'z', 'l', 's', 'm', 'r'] // colours are counted from 1
const POWERS = Object.keys(POWER_OF) as PlacePower[]
const LEVELS = ['I', 'II', 'III']
const LANDSCAPES = new Map(
  list
    .split('\n')
    .filter(line => /^\d/.test(line))
    .map(line => {
      const [number, level, points, power, pattern] = line.split('|').map(part => part.trim())
      return [
        number,
        {
          no: Number(number),
          level: LEVELS.indexOf(level) + 1,
          points: Number(points),
          power: power as PlacePower,
          pattern,
        },
      ] as const
    }),
)

function face(kind: string, name: string): string {
  const card = LANDSCAPES.get(kind)
  return card ? landscape({ ...card, name: written(name) }) : ''
}
export const loose = (colour: number): string => shard(SHARDS[colour - 1], 26)
export const nothing =
  '<svg viewBox="0 0 26 26"><rect x="3" y="3" width="20" height="20" rx="5" fill="none" stroke="#8f86cc" stroke-dasharray="3 3"/></svg>'
/** The sign of a place's power. */
export const sign = (place: number): string =>
  `<svg viewBox="-9 -9 18 18">${line(POWER_OF[POWERS[place]], cream, 1.5)}</svg>`
export const held = (value: number, colour: number): Cell => ({
  art: loose(colour),
  text: String(value),
  label: String(value),
})
const counted = (value: number, k: number): Cell | null =>
  value ? { art: loose(k + 1), text: String(value), label: String(value) } : null

/** A field as one number: octal digits of shards, the lowest digit what stands on them. */
export function tile(value: number): string {
  const digits = value >= 8 ? [...(value >> 3).toString(8)].map(Number) : []
  const t = Math.min(9, 34 / Math.max(1, digits.length))
  return `<svg viewBox="0 0 60 60">${stacks([[{ stack: digits.map(colour => SHARDS[colour - 1]).join(''), tree: (value & 1) > 0, me: (value & 2) > 0 }]], 30, 42, 27, { t })}</svg>`
}

export const dress: Dress = {
  face: (kind, words) => face(kind, words.say(`card-${kind}`)),
  back: (level, sign) =>
    card(
      stars(dice(`pb${level}`), 40, { h: 136 }) +
        moon(level + 1, 50, 60, 22) +
        (sign >= 0 && POWERS[sign]
          ? `<g transform="translate(50 108) scale(1.5)">${disc(0, 0, 11, '#15122c', 'stroke="#8f86cc"')}${line(POWER_OF[POWERS[sign]], cream, 1.3)}</g>`
          : ''),
      {
        frame: ['#3d3888', '#4a3a80', '#5a3a63'][level],
        sky: [
          ['#1d2256', '#544c9f'],
          ['#2a1f55', '#6d579c'],
          ['#33193f', '#7c4f78'],
        ][level],
        back: true,
      },
    ),
  lying(zone, index, { table, view, words }) {
    const mark = view.marks.find(mark => mark[0] === zone && mark[1] === index)?.[2] ?? 0
    const kind = view.cards[zone][index]
    if (mark < 1 || mark > 6 || kind < 0) return ''
    return face(table.kinds[kind].name, words.card(kind)).replace(
      /<\/svg>$/,
      `${loose(mark)
        .replace('<svg', '<svg x="34" y="72"')
        .replace(/width="26" height="26"/, 'width="32" height="32"')}</svg>`,
    )
  },
  board: { facts: ['row', 'wish', 'circle', 'hands', 'field'] },
  facts: {
    bag: { offset: 1, cell: counted },
    aside: { offset: 1, cell: counted },
    hands: { offset: 1, cell: counted },
    field: {
      always: true,
      columns: 5,
      flip: true,
      cell: (value, _, { words }) => ({
        art: tile(value),
        label: value >= 8 ? [...(value >> 3).toString(8)].map(colour => words.say(`colour-${colour}`)).join(', ') : '',
      }),
    },
    wished: { never: true },
    traveller: { never: true },
    round: { never: true },
    stage: { never: true },
    order: { never: true },
    pool: { never: true },
    turn: { never: true },
    free: { never: true },
    points: { cell: value => (value > 0 ? { text: String(value), label: String(value) } : null) },
    red_link: {
      cell: (value, link, { words }) =>
        value
          ? {
              art: loose(6),
              text: `${words.say(`link-${link}`)}${value > 1 ? ` ×${value}` : ''}`,
              label: String(value),
            }
          : null,
    },
  },
  title: ({ view, words }) =>
    wide.current
      ? `${words.say('text-round', { round: view.facts[0] })} · ${words.say(`stage-${view.facts[1]}`)}`
      : view.facts[0]
        ? `${view.facts[0]}/6`
        : '',
}
