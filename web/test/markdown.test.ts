import { describe, expect, it } from 'vitest'
import { blocks, chapters, plain, spans, type Block } from '../src/book/markdown'

const books = import.meta.glob<string>('../../src/sennik/games/*/rulebook.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('a rulebook', () => {
  it('is headings, paragraphs, lists, tables and code', () => {
    const found = blocks(
      '# Sen\n\n*Leise.*\n\n## One\nfirst line\nsecond line\n\n- a\n- b\n  goes on\n\n1. x\n\n' +
        '| h | i |\n|---|---|\n| 1 | **2** |\n\n```\n├─ tree\n\n```\nend',
    )
    expect(found.map(block => block.is)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'paragraph',
      'list',
      'list',
      'table',
      'code',
      'paragraph',
    ])
    expect(found[3]).toMatchObject({ rule: '', text: [{ text: 'first line second line' }] })
    expect(found[4]).toMatchObject({ ordered: false, items: [[{ text: 'a' }], [{ text: 'b goes on' }]] })
    expect(found[5]).toMatchObject({ ordered: true })
    expect(found[6]).toMatchObject({
      head: [[{ text: 'h' }], [{ text: 'i' }]],
      rows: [[[{ text: '1' }], [{ text: '2', bold: true }]]],
    })
    expect(found[7]).toMatchObject({ text: '├─ tree\n' })
  })

  it('knows a rule by its id and links to others', () => {
    const [rule] = blocks('**SEN-T1** Take it (SEN-S2, see `SEN-X9`).') as Extract<Block, { is: 'paragraph' }>[]
    expect(rule?.rule).toBe('SEN-T1')
    expect(rule?.text).toEqual([
      { text: 'Take it (' },
      { text: 'SEN-S2', rule: 'SEN-S2' },
      { text: ', see ' },
      { text: 'SEN-X9', code: true },
      { text: ').' },
    ])
    expect(spans('as it is [counted](#SEN-S2)')).toEqual([{ text: 'as it is ' }, { text: 'counted', rule: 'SEN-S2' }])
  })

  it('has figures with a source and a caption, and examples that hold anything', () => {
    expect(
      blocks('> An *example*:\n>\n> ```cards\n> 9 4\n> ? 1\n>\n> Your **dream**.\n> ```\n\n```regions\n95\n```'),
    ).toEqual([
      {
        is: 'quote',
        blocks: [
          { is: 'paragraph', rule: '', text: [{ text: 'An ' }, { text: 'example', italic: true }, { text: ':' }] },
          {
            is: 'figure',
            kind: 'cards',
            source: '9 4\n? 1',
            caption: [{ text: 'Your ' }, { text: 'dream', bold: true }, { text: '.' }],
          },
        ],
      },
      { is: 'figure', kind: 'regions', source: '95', caption: [] },
    ])
  })

  it('has chapters, and a title', () => {
    const book = chapters(blocks('# Sen\n\nlead\n\n## One\n\na\n\n### b\n\nc\n\n## Two\n\nd'))
    expect(book.title).toBe('Sen')
    expect(book.chapters.map(({ title, blocks }) => [plain(title), blocks.length])).toEqual([
      ['', 1],
      ['One', 3],
      ['Two', 1],
    ])
  })

  it('never makes elements of what is written: markup stays text', () => {
    expect(spans('<img src=x onerror=alert(1)> **<b>**')).toEqual([
      { text: '<img src=x onerror=alert(1)> ' },
      { text: '<b>', bold: true },
    ])
  })

  it('of every game is read whole, in every language', () => {
    expect(Object.keys(books)).toHaveLength(4 * 3)
    for (const written of Object.values(books)) {
      const found = blocks(written)
      const rules = found.flatMap(block => (block.is === 'paragraph' && block.rule ? [block.rule] : []))
      expect(rules).toEqual([...written.matchAll(/^\*\*([A-Z]{3}-[A-Z]+\d+[a-z]?)\*\*/gm)].map(match => match[1]))
      const said = found.flatMap(block =>
        block.is === 'paragraph' || block.is === 'heading'
          ? [plain(block.text)]
          : block.is === 'list'
            ? block.items.map(plain)
            : block.is === 'table'
              ? [...block.head, ...block.rows.flat()].map(plain)
              : [],
      )
      expect(said.filter(one => /\*\*|^\s*[|#]/.test(one))).toEqual([])
    }
  })
})
