// The sentences that Python and the browser both make, from one list: tests/words/vectors.json, a list of
//   { game, lang, table, seat, names, view, event | answer, sentence }
// `table`, `view`, `event` and `answer` are as the server shows them (TableShown, ViewShown, EventShown, AnswerShown),
// `names` those of the seats, `seat` the reader's; `sentence` is the line of the log, or the label of the answer.
import { describe, expect, it } from 'vitest'
import type { AnswerShown, EventShown, TableShown, ViewShown } from '../src/protocol/messages'
import { TableWords, Words, type Lang } from '../src/words'

interface Vector {
  game: string
  lang: Lang
  table: TableShown
  seat: number
  names: string[]
  view: ViewShown
  event?: EventShown
  answer?: AnswerShown
  sentence: string
}
const lists = import.meta.glob<Vector[]>('../../tests/words/vectors.json', { import: 'default', eager: true })
const texts = import.meta.glob<string>(['../../src/sennik/words/*.ftl', '../../src/sennik/games/*/words.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const vectors = Object.values(lists).flat()

describe.skipIf(!vectors.length)('the sentences of the vectors', () => {
  it.each(vectors.map((vector, k) => [`${k}: ${vector.sentence}`, vector] as const))('%s', (_, vector) => {
    const { game, lang, table, names, seat, view, event, answer, sentence } = vector
    const files = [`games/${game}/words.${lang}.ftl`, `words/${lang}.ftl`].map(
      path => texts[`../../src/sennik/${path}`] ?? '',
    )
    const words = new TableWords(Words.of(lang, game, [files]), table, names, seat)
    expect(event ? words.event(event) : answer && words.answer(answer, view)).toBe(sentence)
  })
})
