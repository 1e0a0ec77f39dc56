// Koty in its rulebook, in the letters of the notation: 1 to 8 cats, R raven, J joker, M B O D the night, 9 face down.
// `cards` are single cards; `regions` are stacks from the bottom up, `9995`, `-` for an empty one.
import { CannotDraw, rows, type Figures, type Piece } from '../../art/figure'
import { cream } from '../../art/paper'
import type { Words } from '../../words'
import { doubling, nine } from './art'
import { KINDS } from './constants'
import { face } from './pictures'

const LETTERS = 'R12345678JMBOD' // by kind
const STRIP = 17 // how much of a nine is seen below what lies on it

function card(letter: string, words: Words): Piece {
  if (letter === '9') return { svg: nine({ doubling: false }), name: words.skin.say('nine') }
  const kind = letter.length === 1 ? KINDS[LETTERS.indexOf(letter)] : undefined
  if (!kind) throw new CannotDraw(letter)
  return { svg: face(kind), name: words.say(`card-${kind}`) }
}

function region(stack: string, words: Words): Piece {
  if (stack === '-')
    return {
      svg:
        `<svg viewBox="0 0 100 140"><rect x="2" y="2" width="96" height="136" rx="8" fill="none" stroke="${cream}" ` +
        `stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="5 6"/></svg>`,
      name: words.skin.say('empty'),
    }
  const [, below = '', top = ''] = /^(9*)([^9]|9)$/.exec(stack) ?? []
  const { svg, name } = card(top, words)
  const h = 140 + below.length * STRIP
  const strips = Array.from(below, (_, k) =>
    doubling().replace('<svg', `<svg y="${119 + (below.length - k) * STRIP}" width="100" height="21"`),
  )
  return {
    svg: `<svg viewBox="0 0 100 ${h}">${strips.join('')}${svg.replace('<svg', '<svg width="100" height="140"')}</svg>`,
    name: [name, ...(below ? [words.skin.say('nines', { count: below.length })] : [])].join(' '),
    h,
  }
}

export const figures: Figures = {
  cards: (source, words) => rows(source, token => card(token, words)),
  regions: (source, words) => rows(source, token => region(token, words)),
}
