// Pracownia in pictures: landscapes from the same list as the rules, shards, the fields of a workshop.
import list from '../../../../src/sennik/games/pracownia/landscapes.txt?raw'
import { card, cream, dice, disc, line, moon, stars } from '../../art/paper'
import { wide } from '../../prefs.svelte'
import type { Cell, GamePictures } from '../../table/pictures.svelte'
import { written } from '../../ui/picture'
import type { TableWords } from '../../words'
import { landscape, POWER_OF, shard, stacks, type Landscape, type PlacePower, type Shard } from './art'
import { DREAMER, NAMES as PLACE_NAMES, RED, ROUNDS, SIDE, TREE } from './constants'

const SHARDS: readonly (Shard | '')[] = ['', 'w', 'z', 'l', 's', 'm', 'r'] // by colour, from 1 on
const LEVELS = ['I', 'II', 'III']
const LANDSCAPES: ReadonlyMap<string, Omit<Landscape, 'name'>> = new Map(
  list
    .split('\n')
    .filter(line => /^\d/.test(line))
    .map(line => {
      const [number = '', level = '', points = '', power = '', pattern = ''] = line.split('|').map(part => part.trim())
      const card = { no: Number(number), level: LEVELS.indexOf(level) + 1, points: Number(points), pattern }
      return [number, { ...card, power: power as PlacePower }] // the rules refuse a power that is none
    }),
)

function face(kind: string, words: TableWords): string {
  const card = LANDSCAPES.get(kind)
  return card ? landscape({ ...card, name: written(words.say(`card-${kind}`)) }) : ''
}
export const loose = (colour: number): string => shard(SHARDS[colour] || 'w', 26)
export const nothing =
  '<svg viewBox="0 0 26 26">' +
  '<rect x="3" y="3" width="20" height="20" rx="5" fill="none" stroke="#8f86cc" stroke-dasharray="3 3"/></svg>'
const power = (place: number, width: number): string => {
  const name = PLACE_NAMES[place]
  return name ? line(POWER_OF[name], cream, width) : ''
}
/** The sign of a place's power. */
export const sign = (place: number): string => `<svg viewBox="-9 -9 18 18">${power(place, 1.5)}</svg>`
export const held = (value: number, colour: number): Cell => ({
  art: loose(colour),
  text: String(value),
  label: String(value),
})
const counted = (value: number, k: number): Cell | null => (value ? held(value, k + 1) : null)
const positive = (value: number): Cell | null => (value > 0 ? { text: String(value), label: String(value) } : null)

/** The colours of a stack from below: a field is one number, octal digits of shards, the lowest what stands on them. */
const colours = (field: number): number[] => (field >= 8 ? [...(field >> 3).toString(8)].map(Number) : [])
/** A field in words. */
export const content = (field: number, say: (id: string) => string): string =>
  colours(field)
    .map(colour => say(`colour-${colour}`))
    .join(', ')
export function tile(field: number): string {
  const stack = colours(field)
    .map(colour => SHARDS[colour])
    .join('')
  const t = Math.min(9, 34 / Math.max(1, stack.length))
  const cell = { stack, tree: (field & TREE) > 0, me: (field & DREAMER) > 0 }
  return `<svg viewBox="0 0 60 60">${stacks([[cell]], 30, 42, 27, { t })}</svg>`
}

const BACKS: readonly { frame: string; sky: [string, string] }[] = [
  { frame: '#3d3888', sky: ['#1d2256', '#544c9f'] },
  { frame: '#4a3a80', sky: ['#2a1f55', '#6d579c'] },
  { frame: '#5a3a63', sky: ['#33193f', '#7c4f78'] },
]
function back(level: number, place: number): string {
  const disk = disc(0, 0, 11, '#15122c', 'stroke="#8f86cc"')
  const badge = place >= 0 ? `<g transform="translate(50 108) scale(1.5)">${disk}${power(place, 1.3)}</g>` : ''
  const scene = stars(dice(`pb${level}`), 40, { h: 136 }) + moon(level + 1, 50, 60, 22) + badge
  return card(scene, { ...BACKS[level], back: true })
}

export const pictures: GamePictures = {
  face,
  back,
  lying(zone, index, model) {
    const mark = model.mark(zone, index)
    const kind = model.words.kind(model.card(zone, index))
    if (mark < 1 || mark > RED || !kind) return ''
    const stored = loose(mark)
      .replace('<svg', '<svg x="34" y="72"')
      .replace('width="26" height="26"', 'width="32" height="32"')
    return face(kind, model.words).replace(/<\/svg>$/, `${stored}</svg>`)
  },
  board: { facts: ['row', 'wish', 'circle', 'hands', 'field'] },
  facts: {
    bag: { offset: 1, cell: counted },
    aside: { offset: 1, cell: counted },
    hands: { offset: 1, cell: counted },
    field: {
      always: true,
      columns: SIDE,
      flip: true,
      cell: (value, _, model) => ({ art: tile(value), label: content(value, id => model.say(id)) }),
    },
    wished: { never: true },
    traveller: { never: true },
    round: { never: true },
    stage: { never: true },
    order: { never: true },
    pool: { never: true },
    turn: { never: true },
    free: { never: true },
    points: { cell: positive },
    red_link: {
      cell(value, link, model) {
        if (!value) return null
        const times = value > 1 ? ` ×${value}` : ''
        return { art: loose(RED), text: `${model.say(`link-${link}`)}${times}`, label: String(value) }
      },
    },
  },
  title(model) {
    const round = model.fact('round')
    if (wide.current) return `${model.say('text-round', { round })} · ${model.say(`stage-${model.fact('stage')}`)}`
    return round ? `${round}/${ROUNDS}` : ''
  },
}
