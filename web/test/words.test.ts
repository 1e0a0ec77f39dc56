import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { AnswerShown, ViewShown } from '../src/protocol/messages'
import { LANGS, TableWords, Words, type Lang } from '../src/words'
import { event, step, table } from './shown'

const texts = import.meta.glob<string>(
  ['../src/words/*.ftl', '../../src/sennik/words/*.ftl', '../../src/sennik/games/*/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const code = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts', '!../src/protocol/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const skins = import.meta.glob<string>('../src/games/*/words.*.ftl', { query: '?raw', import: 'default', eager: true })
const file = (path: string): string => texts[path] ?? ''
const page = (lang: Lang): string => file(`../src/words/${lang}.ftl`)

interface Shape {
  id: string
  attributes: string[]
  variables: string[]
}
function shapes(text: string): Shape[] {
  const body = new FluentResource(text).body as { id: string; value: unknown; attributes: Record<string, unknown> }[]
  const variables = (value: unknown): string[] =>
    [
      ...new Set(
        [...JSON.stringify(value ?? '').matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name = '']) => name),
      ),
    ].sort()
  return body.map(({ id, value, attributes }) => ({
    id,
    attributes: Object.keys(attributes).sort(),
    variables: variables([value, attributes]),
  }))
}

describe('the words of a skin', () => {
  it('are there in every language; forms of a word may be more in one of them', () => {
    const games = [...new Set(Object.keys(skins).map(path => /games\/(\w+)/.exec(path)?.[1] ?? ''))]
    expect(games.length).toBeGreaterThan(3)
    for (const game of games) {
      const [pl, en, uk] = LANGS.map(lang => shapes(skins[`../src/games/${game}/words.${lang}.ftl`] ?? ''))
      const ids = (found: Shape[] | undefined) => found?.flatMap(({ id, attributes }) => [id, ...attributes])
      expect(en?.length).toBeGreaterThan(20)
      expect(ids(uk)).toEqual(ids(pl))
      expect(ids(pl)).toEqual(expect.arrayContaining(ids(en) ?? []))
    }
  })

  it('lie beside those of the game', () => {
    const game = Words.of('en', 'kruki', [['used = by the game']])
    const words = game.beside('used = by its table')
    expect([words.say('used'), words.skin.say('used'), game.skin.say('used')]).toEqual([
      'by the game',
      'by its table',
      'by the game',
    ])
  })
})

describe('the words of the page', () => {
  it('have the same messages with the same arguments in every language', () => {
    const [pl, ...others] = LANGS.map(lang => shapes(page(lang)))
    for (const other of others) expect(other).toEqual(pl)
  })

  it('are read whole: no message is lost to a slip of the pen', () => {
    for (const lang of LANGS) {
      const written = [...page(lang).matchAll(/^([a-z][\w-]*) =/gm)].map(found => found[1])
      expect(shapes(page(lang)).map(shape => shape.id)).toEqual(written)
      expect(new Set(written).size).toBe(written.length)
    }
  })

  it('are all there and all used', () => {
    const sources = Object.values(code).join('\n')
    const ids = shapes(page('pl')).flatMap(({ id, attributes }) => [
      id,
      ...attributes.map(attribute => `${id}.${attribute}`),
    ])
    const used = [...sources.matchAll(/['"`](ui-[a-z-]*[a-z](?:\.[a-z]+)?)['"`]/g)].map(([, id = '']) => id)
    // ids with a part that varies
    const begun = [...sources.matchAll(/`(ui-[a-z-]+-)\$\{/g)].map(([, start = '']) => start)
    expect(used.filter(id => !ids.includes(id))).toEqual([])
    const inside = page('pl')
    expect(
      ids.filter(
        id => !used.includes(id) && !begun.some(start => id.startsWith(start)) && !inside.includes(`{ ${id} }`),
      ),
    ).toEqual([])
  })

  it('know the words for all levels of bots and all reasons against undo', () => {
    const ids = shapes(page('pl')).map(shape => shape.id)
    for (const id of ['ui-bot-greedy', 'ui-bot-random', 'ui-why-no-undo', 'ui-why-undo-too-late'])
      expect(ids).toContain(id)
  })

  it('count as people do', () => {
    const pl = Words.of('pl', '', [[page('pl')]])
    const uk = Words.of('uk', '', [[page('uk')]])
    expect([1, 2, 5, 22].map(count => pl.say('ui-cards', { count }))).toEqual([
      '1 karta',
      '2 karty',
      '5 kart',
      '22 karty',
    ])
    expect([1, 3, 11].map(count => uk.say('ui-cards', { count }))).toEqual(['1 карта', '3 карти', '11 карт'])
  })
})

describe('the words of a table', () => {
  const common = (lang: Lang): string => file(`../../src/sennik/words/${lang}.ftl`)
  const sen = (lang: Lang): Words =>
    Words.of(lang, 'sen', [[file(`../../src/sennik/games/sen/words.${lang}.ftl`), common(lang), page(lang)]])
  const view: ViewShown = { ...step().view, cards: [[], [], [1], [-1, -1], [-1, -1]] }
  const pl = new TableWords(sen('pl'), table, ['Ola', 'Sowa'], 0)

  it('put the question to who is asked and tell the others whom they wait for', () => {
    expect(pl.question(view)).toBe('Twoja tura: weź, dobierz albo zawołaj.')
    expect(pl.question({ ...view, asked: 2 })).toBe('Tura: Sowa.')
  })
  it('name an answer by its numbers and by the card it touches', () => {
    const land: AnswerShown = { text: 'land 1 0', places: [{ zone: 4, index: 0, kind: -1, fact: -1 }] }
    const drop: AnswerShown = {
      text: 'drop',
      places: [
        { zone: 2, index: 0, kind: -1, fact: -1 },
        { zone: 1, index: -1, kind: -1, fact: -1 },
      ],
    }
    expect(pl.answer(land, view)).toBe('Sowa, kraina 1')
    expect(pl.answer(drop, view)).toBe('Odrzuć klepsydrę')
  })
  it('tell what happened to me and to others', () => {
    expect(pl.event(event({}))).toBe('Sowa dobiera z talii.')
    expect(pl.event(event({ seat: 0, face: 1, known: 1 }))).toBe('Dobierasz klepsydrę.')
    expect(pl.event(event({ what: 'told', word: 'scores', numbers: [1, 2] }))).toBe('Sowa dostaje 2 kruki.')
  })
  it('do not say that I did what a stand-in did for me', () => {
    expect(pl.event(event({ seat: 0, stand_in: true, face: 1, known: 1 }))).toBe('Ola (bot) dobiera z talii.')
    const pointed = event({ what: 'told', seat: 0, stand_in: true, word: 'point', numbers: [1, 2] })
    expect(pl.event(pointed)).toBe('Ola (bot) wskazuje krainę 3 (Sowa).')
  })
  it("know whose something is: the doer's own, mine, or somebody else's", () => {
    const pointed = (seat: number, whose: number) =>
      pl.event(event({ what: 'told', seat, word: 'point', numbers: [whose, 2] }))
    expect([pointed(1, 1), pointed(1, 0), pointed(0, 0)]).toEqual([
      'Sowa wskazuje swoją krainę 3.',
      'Sowa wskazuje Twoją krainę 3.',
      'Wskazujesz swoją krainę 3.',
    ])
  })
  it('fall back on English, and on the id when there is nothing at all', () => {
    const words = Words.of('uk', '', [[''], ['only = Only in English']])
    expect(words.say('only')).toBe('Only in English')
    expect(words.say('nowhere')).toBe('nowhere')
  })
})
