// Sen in its rulebook: `cards` are lands by their names, `?` one that lies face down, `(7)` one whose face only you saw.
import { CannotDraw, rows, type Figures, type Piece } from '../../art/figure'
import type { Words } from '../../words'
import { back } from './art'
import { KINDS } from './constants'
import { printed } from './lands'
import { face } from './pictures'

function land(token: string, words: Words): Piece {
  if (token === '?') return { svg: back(), name: words.say('ui-covered') }
  const [, known, open] = /^(?:\((\w+)\)|(\w+))$/.exec(token) ?? []
  const kind = known ?? open ?? ''
  if (!(KINDS as readonly string[]).includes(kind)) throw new CannotDraw(token)
  const card = words.say(`card-${kind}`)
  return known
    ? { svg: back(printed(kind)), name: `${words.say('ui-covered')} (${words.say('ui-remembered', { card })})` }
    : { svg: face(kind, words), name: card }
}

export const figures: Figures = { cards: (source, words) => rows(source, token => land(token, words)) }
