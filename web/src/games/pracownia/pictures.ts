// Pracownia in pictures: landscapes from the same list as the rules, shards, what is drawn of a field.
import list from '../../../../src/sennik/games/pracownia/landscapes.txt?raw'
import { card, cream, dice, disc, lamp, line, moon, star, stars } from '../../art/paper'
import { wide } from '../../prefs.svelte'
import type { Cell, GamePictures } from '../../table/pictures.svelte'
import { written } from '../../ui/picture'
import type { TableWords } from '../../words'
import { landscape, pine, POWER_OF, shard, stacks, type Landscape, type PlacePower, type Shard } from './art'
import { DREAMER, MOST_SEATS, NAMES as PLACE_NAMES, RED, ROUNDS, TREE } from './constants'

export const SHARDS: readonly (Shard | '')[] = ['', 'w', 'z', 'l', 's', 'm', 'r'] // by colour, from 1 on
const LEVELS = ['I', 'II', 'III']
type Landscapes = ReadonlyMap<string, Omit<Landscape, 'name'>>
const read = (text: string): Landscapes =>
  new Map(
    text
      .split('\n')
      .filter(line => /^\d/.test(line))
      .map(line => {
        const [number = '', level = '', points = '', power = '', pattern = ''] = line
          .split('|')
          .map(part => part.trim())
        const card = { no: Number(number), level: LEVELS.indexOf(level) + 1, points: Number(points), pattern }
        return [number, { ...card, power: power as PlacePower }] // the rules refuse a power that is none
      }),
  )
/** By the newest rules, as in the rulebook. */
export const LANDSCAPES = read(list)
/** Lists of older rules, under the last version that had them; fetched only at a table that is played by them. */
const OLDER = import.meta.glob<string>('../../../../src/sennik/games/pracownia/landscapes-*.txt', {
  query: '?raw',
  import: 'default',
})
let atTable = LANDSCAPES
/** A card at the table that is open. */
export const landscapeOf = (kind: string): Omit<Landscape, 'name'> | undefined => atTable.get(kind)
async function prepare(rules: number): Promise<void> {
  const last = Object.keys(OLDER)
    .map(path => [Number(/-(\d+)\.txt$/.exec(path)?.[1]), path] as const)
    .sort(([a], [b]) => a - b)
    .find(([version]) => rules <= version)
  const fetch = last && OLDER[last[1]]
  atTable = fetch ? read(await fetch()) : LANDSCAPES
}

/** The place whose power a card has, -1 for no card. */
export const powerOf = (kind: string): number => {
  const card = landscapeOf(kind)
  return card ? PLACE_NAMES.indexOf(card.power) : -1
}
export function face(kind: string, words: Pick<TableWords, 'say'>, list = atTable): string {
  const card = list.get(kind)
  return card ? landscape({ ...card, name: written(words.say(`card-${kind}`)) }) : ''
}
export const loose = (colour: number): string => shard(SHARDS[colour] || 'w', 26)
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

/** The colours of a stack from below: a field is one number, octal digits of shards, the lowest what stands on them. */
export const colours = (field: number): number[] => (field >= 8 ? [...(field >> 3).toString(8)].map(Number) : [])
/** A field in words. */
export const content = (field: number, say: (id: string) => string): string =>
  colours(field)
    .map(colour => say(`colour-${colour}`))
    .join(', ')
/** What of a stack moves when so many shards stay. */
export function stackOf(field: number, below: number): string {
  const cell = {
    stack: colours(field)
      .slice(below)
      .map(colour => SHARDS[colour])
      .join(''),
    tree: (field & TREE) > 0,
    me: (field & DREAMER) > 0,
  }
  return `<svg viewBox="0 0 60 66">${stacks([[cell]], 30, 48, 26, { t: Math.min(9, 30 / Math.max(1, cell.stack.length)) })}</svg>`
}
/** A tree of the supply. */
export const sapling = `<svg viewBox="0 0 26 26">${pine(13, 25, 17)}</svg>`
/** A wish without a colour. */
export const wishSign = `<svg viewBox="-12 -12 24 24">${star(0, 0, 9, lamp)}</svg>`

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

/** By told word: what moves, from where, and where to. Hands and fields are those of who did it. */
const WAYS: Readonly<Record<string, (n: readonly number[]) => [art: string, from: string, to: string]>> = {
  collect: ([shard = 0, place]) => [loose(shard), `row ${place}`, `hand ${shard}`],
  put: ([shard = 0, field]) => [loose(shard), `hand ${shard}`, `field ${field}`],
  take: ([shard = 0, field]) => [loose(shard), `field ${field}`, `hand ${shard}`],
  archive: ([shard = 0]) => [loose(shard), `bag ${shard}`, `hand ${shard}`],
  set: ([shard = 0, place]) => [loose(shard), `bag ${shard}`, `row ${place}`],
  trade: ([, shard = 0]) => [loose(shard), `bag ${shard}`, `hand ${shard}`],
  red: ([link]) => [loose(RED), `link ${link}`, `hand ${RED}`],
  sows: ([link]) => [loose(RED), 'pool', `link ${link}`],
  golem: ([shard = 0, from, to]) => [loose(shard), `field ${from}`, `field ${to}`],
  plant: ([field]) => [sapling, 'trees', `field ${field}`],
}
/** By told word: what somebody changed, a place of the dreamworld or fields of the own workshop. */
const DEEDS: Readonly<Record<string, (n: readonly number[]) => string[]>> = {
  collect: ([, place]) => [`place ${place}`],
  go: ([place]) => [`place ${place}`],
  key: ([place]) => [`place ${place}`],
  set: ([, place]) => [`place ${place}`],
  lake: ([place]) => [`place ${place}`],
  put: ([, field]) => [`field ${field}`],
  take: ([, field]) => [`field ${field}`],
  golem: ([, from, to]) => [`field ${from}`, `field ${to}`],
  plant: ([field]) => [`field ${field}`],
  clear: ([field]) => [`field ${field}`],
  enter: ([field]) => [`field ${field}`],
  step: ([field]) => [`field ${field}`],
  free_step: ([field]) => [`field ${field}`],
}
/** Somebody's own place of this name, or one of all; of somebody else the small workshop, or where the seat is. */
const places = (key: string, seat: number): string[] => [
  `${seat} ${key}`,
  key,
  ...(key.startsWith('field') ? [`shop ${seat}`] : []),
  `seat ${seat}`,
]

export const pictures: GamePictures = {
  prepare,
  travels({ word, numbers, seat }) {
    const way = WAYS[word]?.(numbers)
    return way ? [{ art: way[0], from: places(way[1], seat), to: places(way[2], seat) }] : []
  },
  traces: ({ word, numbers, seat }) =>
    (DEEDS[word]?.(numbers) ?? []).map(key => (key.startsWith('field') ? `${seat} ${key}` : key)),
  /** Nobody touches what another has: what comes back from the cards in the morning, nobody did. Supplies are noise. */
  keeps(key, seat, model) {
    const [, zone, fact] = /^(?:z(\d+)|f(\d+)$)/.exec(key) ?? []
    if (zone !== undefined) return [-1, seat].includes(model.table.zones[Number(zone)]?.owner ?? -1)
    if (fact === undefined) return true
    const k = Number(fact)
    const block = model.table.facts.find(({ start, size }) => k >= start && k < start + size)
    if (!block?.each.startsWith('seat')) return false // rows and links are told by what was done there
    return seat === Math.floor((k - block.start) / (block.size / MOST_SEATS))
  },
  face: (kind, words) => face(kind, words),
  back,
  about(kind, words) {
    const card = landscapeOf(kind)
    const own = words.words.skin
    const does = own.say(`about-place-${powerOf(kind)}.help`)
    return { help: own.say('about-card', { points: card?.points ?? 0, does }), rule: 'PRA-L1' }
  },
  lying(zone, index, model) {
    const mark = model.mark(zone, index)
    const kind = model.words.kind(model.card(zone, index))
    if (mark < 1 || mark > RED || !kind) return ''
    const stored = loose(mark)
      .replace('<svg', '<svg x="65" y="3"')
      .replace('width="26" height="26"', 'width="32" height="32"')
    return face(kind, model.words).replace(/<\/svg>$/, `${stored}</svg>`)
  },
  title(model) {
    const round = model.fact('round')
    if (wide.current) return `${model.say('text-round', { round })} · ${model.say(`stage-${model.fact('stage')}`)}`
    return round ? `${round}/${ROUNDS}` : ''
  },
}
