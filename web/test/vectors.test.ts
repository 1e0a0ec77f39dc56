// The sentences that Python and the browser both make, from one list: tests/words/vectors.json, whose maker
// (tests/words/vectors.py) says what is in it.
import { describe, expect, it } from 'vitest'
import type { AnswerShown, EventShown, TableShown, ViewShown } from '../src/protocol/messages'
import { TableWords, Words, type Lang } from '../src/words'
import shared from '../../tests/words/vectors.json'

interface Vector {
  game: string
  lang: Lang
  seat: number
  view?: number
  event?: EventShown
  answer?: AnswerShown
  question?: boolean
  text: string
}
const { names, tables, views, vectors } = shared as unknown as {
  names: string[]
  tables: Record<string, TableShown>
  views: ViewShown[]
  vectors: Vector[]
}
const texts = import.meta.glob<string>(['../../src/sennik/words/*.ftl', '../../src/sennik/games/*/words.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function said({ game, lang, seat, view, event, answer }: Vector): string {
  const files = [`games/${game}/words.${lang}.ftl`, `words/${lang}.ftl`].map(
    path => texts[`../../src/sennik/${path}`] ?? '',
  )
  const table = tables[game]
  if (!table) throw new Error(`no table of ${game}`)
  const words = new TableWords(Words.of(lang, game, [files]), table, names, seat)
  if (event) return words.event(event)
  const before = views[view ?? -1]
  if (!before) throw new Error('no such view')
  return answer ? words.answer(answer, before) : words.question(before)
}

describe('the sentences that Python and the browser both make', () => {
  for (const game of Object.keys(tables))
    it(game, () => {
      const mine = vectors.filter(vector => vector.game === game)
      expect(mine.length).toBeGreaterThan(20)
      expect(mine.map(said)).toEqual(mine.map(vector => vector.text))
    })
})
