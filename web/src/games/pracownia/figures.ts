// Pracownia in its rulebook, in the letters of the notation: w water, z earth, l meadow, s rock, b move, r red.
// `shards` are loose shards; `landscapes` are cards by their numbers; `workshop` is its fields, `c1:z* c2:ssw d1:l^`,
// the dreamer before the entrance if he is nowhere in it; `stacks` are small pieces of land, `l:sss` from left to right.
import { CannotDraw, placed, rows, stage, type Figure, type Figures, type Piece } from '../../art/figure'
import type { Words } from '../../words'
import { shard, stacks, type Shard } from './art'
import { DREAMER, FIELDS, SIDE, TREE } from './constants'
import { HEIGHT, RISE, WIDTH } from './geometry'
import { face, LANDSCAPES, SHARDS } from './pictures'
import { workshop } from './scenes'

const LETTERS = '.wzlsbr' // by colour

function colour(letter: string): number {
  const found = LETTERS.indexOf(letter)
  if (found < 1) throw new CannotDraw(letter)
  return found
}
interface Field {
  stack: number[]
  tree: boolean
  dreamer: boolean
}
/** A stack from the lowest shard, `^` a tree on it, `*` the dreamer. */
function field(text: string): Field {
  const [, stack = '', tree, dreamer] = /^([a-z]*)(\^)?(\*)?$/.exec(text) ?? [text, '?']
  return { stack: Array.from(stack, colour), tree: tree !== undefined, dreamer: dreamer !== undefined }
}
const named = ({ stack, tree, dreamer }: Field, words: Words): string =>
  [
    ...stack.map(one => words.say(`colour-${one}`)),
    ...(tree ? [words.say('text-tree')] : []),
    ...(dreamer ? [words.say('text-dreamer')] : []),
  ].join(' + ')

function drawnWorkshop(source: string, words: Words): Figure {
  const names: string[] = []
  const fields = new Array<number>(FIELDS).fill(0)
  let outside = true
  for (const part of source.trim().split(/\s+/)) {
    const [, column = '', row = '', text = ''] = /^([a-e])([1-5]):(\S+)$/.exec(part) ?? []
    if (!column) throw new CannotDraw(part)
    const found = field(text)
    if (found.dreamer) outside = false
    const at = (Number(row) - 1) * SIDE + 'abcde'.indexOf(column)
    fields[at] =
      found.stack.reduce((sum, one) => sum * 8 + one, 0) * 8 + (found.tree ? TREE : 0) + (found.dreamer ? DREAMER : 0)
    names.push(`${column}${row}: ${named(found, words)}`)
  }
  const scale = 0.62
  const [w, h] = [WIDTH * scale, (HEIGHT + RISE) * scale]
  return {
    svg: stage(w + 24, h - 20, placed(workshop(fields, 0, outside), 12, -36, w, h)),
    name: names.join('; '),
  }
}

/** Fields next to each other, from left to right; `.` leaves one out. */
function piece(token: string, words: Words): Piece {
  const fields = token.split(':').map(one => (one === '.' ? null : field(one)))
  const grid = fields.map(one => one && { stack: one.stack.map(shardOf).join(''), tree: one.tree, me: one.dreamer })
  const wide = 60 + (fields.length - 1) * 30
  return {
    svg: `<svg viewBox="0 0 ${wide} 90">${stacks([grid], wide / 2, 74 - fields.length * 8, 28)}</svg>`,
    name: fields.map(one => (one ? named(one, words) : '–')).join(', '),
    w: wide * 1.4,
    h: 126,
  }
}
const shardOf = (one: number): Shard => SHARDS[one] || 'w'

function landscape(token: string, words: Words): Piece {
  if (!LANDSCAPES.has(token)) throw new CannotDraw(token)
  return { svg: face(token, words), name: words.say(`card-${token}`), w: 150, h: 210 }
}

export const figures: Figures = {
  workshop: drawnWorkshop,
  landscapes: (source, words) => rows(source, token => landscape(token, words)),
  shards: (source, words) =>
    rows(source, token => {
      const one = colour(token)
      return { svg: shard(shardOf(one)), name: words.say(`colour-${one}`), w: 50, h: 50 }
    }),
  stacks: (source, words) => rows(source, token => piece(token, words)),
}
