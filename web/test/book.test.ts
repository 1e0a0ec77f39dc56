import { describe, expect, it } from 'vitest'
import './browser'
import type { Figures } from '../src/art/figure'
import { blocks, chapters, type Block } from '../src/book/markdown'
import { folded, marked, queried, search } from '../src/book/search'
import { LANGS } from '../src/words'
import { faults } from './svg'

const { CannotDraw, rows } = await import('../src/art/figure')
const { Book } = await import('../src/book/book')
const { Words } = await import('../src/words')
const books = import.meta.glob<string>('../../src/sennik/games/*/rulebook.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const brought = import.meta.glob<{ figures: Figures }>('../src/games/*/figures.ts')
const games = [...new Set(Object.keys(books).map(path => /games\/(\w+)\//.exec(path)?.[1] ?? ''))]

type Shown = Extract<Block, { is: 'figure' }>
const figuresIn = (written: readonly Block[]): Shown[] =>
  written.flatMap(block => (block.is === 'figure' ? [block] : block.is === 'quote' ? figuresIn(block.blocks) : []))

describe('the figures', () => {
  it.each(games.flatMap(game => LANGS.map(lang => [game, lang] as const)))(
    'of %s in %s are all drawn, without a slip, and have a name in words',
    async (game, lang) => {
      const { figures } = (await brought[`../src/games/${game}/figures.ts`]?.()) ?? { figures: {} }
      const words = await Words.skinned(lang, game)
      const book = new Book('', [], figures, words)
      for (const { kind, source } of figuresIn(
        blocks(books[`../../src/sennik/games/${game}/rulebook.${lang}.md`] ?? ''),
      )) {
        const figure = book.figure(kind, source)
        expect(figure, `${kind}: ${source}`).not.toBeNull()
        expect(faults(figure?.svg ?? '')).toEqual([])
        expect(figure?.svg).toMatch(/^<svg viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+">/)
        expect(figure?.name).toMatch(/[\p{L}\d]/u)
        expect(figure?.name, 'a message that does not exist').not.toMatch(/(?:card|ui|land|colour)-\w/)
      }
    },
  )

  it('that cannot be drawn are known: a sentence stands in their place', async () => {
    const words = await Words.skinned('en', 'sen')
    const { figures } = (await brought['../src/games/sen/figures.ts']?.()) ?? { figures: {} }
    const book = new Book('', [], figures, words)
    expect(book.figure('cards', '3 ? hourglass')?.name).toBe('3, face down, hourglass')
    expect(book.figure('cards', '3 ? 12')).toBeNull()
    expect(book.figure('cards', '')).toBeNull()
    expect(book.figure('dragons', '3')).toBeNull()
    const broken = new Book(
      '',
      [],
      {
        cards: () => {
          throw new TypeError('a fault')
        },
      },
      words,
    )
    expect(() => broken.figure('cards', '3')).toThrow(TypeError)
  })

  it.each([
    ['koty', 'cards', '1 8 R J M B O D 9', ['Captain 8', 'dragon', 'nine']],
    ['koty', 'regions', '6 | 99R + - -> 9995 =64', ['raven doubled twice', 'Dancer 5 doubled 3 times = 64']],
    ['kruki', 'track', 'W1 . g- -r b\nW r y@ g v\nB g b# v .', ['Dunes', 'Pinewood']],
    ['kruki', 'cards', 'r rotate-remove', ['Ember', 'Rotate / Remove']],
    ['pracownia', 'workshop', 'c1:z* c2:ssw d1:l^', ['c2: rock + rock + water', 'meadow + tree']],
    ['pracownia', 'landscapes', '03 44', [',']],
    ['pracownia', 'shards', 'w z l s b r -> w', ['earth', '→ water']],
    ['pracownia', 'workshop', 'c1:z*+ d1:+ c1>d1 -> c1:z', ['c1 → d1', '→ c1: earth']],
    ['pracownia', 'world', '1:wzs 5: @2 zz4 3-6 !6', ['1 Archive: water, earth, rock']],
  ])('of %s: %s %s', async (game, kind, source, names) => {
    const { figures } = (await brought[`../src/games/${game}/figures.ts`]?.()) ?? { figures: {} }
    const figure = new Book('', [], figures, await Words.skinned('en', game)).figure(kind, source)
    expect(faults(figure?.svg ?? '')).toEqual([])
    for (const name of names) expect(figure?.name).toContain(name)
  })

  it.each([
    ['koty', 'cards', '99'],
    ['koty', 'regions', '969'],
    ['koty', 'regions', '9X'],
    ['kruki', 'track', 'W r y\nB r x'],
    ['kruki', 'cards', 'rotate'],
    ['pracownia', 'workshop', 'f1:w'],
    ['pracownia', 'workshop', 'a1:q'],
    ['pracownia', 'landscapes', '99'],
    ['pracownia', 'shards', 'x'],
    ['pracownia', 'workshop', 'c1:z ->'],
    ['pracownia', 'world', '1-6'],
  ])('of %s that cannot be: %s %s', async (game, kind, source) => {
    const { figures } = (await brought[`../src/games/${game}/figures.ts`]?.()) ?? { figures: {} }
    expect(new Book('', [], figures, await Words.skinned('en', game)).figure(kind, source)).toBeNull()
  })

  it('are rows of pieces with gaps, arrows, sums', () => {
    const drawn = rows('a b -> c =12\nd | e', name => ({ svg: '<svg viewBox="0 0 100 140"></svg>', name }))
    expect(drawn.name).toBe('a, b → c = 12. d; e')
    expect(faults(drawn.svg)).toEqual([])
    expect(() => rows('\n', name => ({ svg: '', name }))).toThrow(CannotDraw)
  })
})

describe('the search in a rulebook', () => {
  const book = chapters(
    blocks(
      '# Sen\n\n*Lead.*\n\n## Moce\n\n**SEN-P1** Weź **dwie** karty z talii.\n\n**SEN-P2** Zajrzyj.\n\n' +
        '## Łuna\n\n- jedna\n- druga karta\n\n> Przykład: klepsydra.\n\n```cards\n9 4\n\nTwoja talia.\n```\n',
    ),
  ).chapters
  const ids = (query: string) => {
    const { chapters: found, places } = search(book, queried(query))
    return [places, ...found.map(chapter => `${chapter.k}:${chapter.blocks.length}`)]
  }
  it('finds by word, without accents and case, in text, lists, examples and captions', () => {
    expect(ids('WEZ')).toEqual([1, '1:1'])
    expect(ids('talii')).toEqual([1, '1:1'])
    expect(ids('tali')).toEqual([2, '1:1', '2:1'])
    expect(ids('karta')).toEqual([1, '2:1'])
    expect(ids('klepsydra')).toEqual([1, '2:1'])
  })
  it('finds by the id of a rule, and wants all words of a query', () => {
    expect(ids('sen-p2')).toEqual([1, '1:1'])
    expect(ids('p2')).toEqual([1, '1:1'])
    expect(ids('talii dwie')).toEqual([1, '1:1'])
    expect(ids('talii klepsydra')).toEqual([0])
  })
  it('shows a chapter whole when its title fits', () => {
    expect(ids('luna')).toEqual([1, '2:3'])
  })
  it('marks hits where they stand, however they are written', () => {
    expect(marked('Łódź, łódka', queried('LOD'))).toEqual([
      { text: 'Łód', hit: true },
      { text: 'ź, ', hit: false },
      { text: 'łód', hit: true },
      { text: 'ka', hit: false },
    ])
    expect(marked('Їжак, дев’ятка', queried('девʼят'))[1]).toEqual({ text: 'дев’ят', hit: true })
    expect(folded('ŻÓŁĆ – їґ’')).toBe("zolc - іг'")
  })
})
