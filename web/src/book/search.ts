// Looking for words in a rulebook: without regard to case, accents and dashes; all words of the query must be there.
import { plain, type Block, type Chapter } from './markdown'

const SAME: Readonly<Record<string, string>> = { ł: 'l', ґ: 'г', '’': "'", ʼ: "'", '–': '-', '—': '-', '\u00a0': ' ' }
/** A letter as it is compared; always one letter, so that places in a text stay the same. */
function letter(one: string): string {
  const low = one.toLowerCase()
  return SAME[low] ?? low.normalize('NFD').charAt(0)
}
export const folded = (text: string): string => Array.from(text, letter).join('')

export const queried = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** All that is written in a block. */
export function written(block: Block): string {
  switch (block.is) {
    case 'paragraph':
      return `${block.rule} ${plain(block.text)}`
    case 'heading':
      return plain(block.text)
    case 'list':
      return block.items.map(plain).join(' ')
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plain).join(' ')
    case 'figure':
      return plain(block.caption)
    case 'quote':
      return block.blocks.map(written).join(' ')
    case 'code':
      return block.text
  }
}
const has = (text: string, words: readonly string[]): boolean => {
  const there = folded(text)
  return words.every(word => there.includes(word))
}

/** A chapter of which only what was looked for is left; `k` is its number in the book. */
export interface Found extends Chapter {
  k: number
}
/** The chapters with hits, and in how many places there are some. A title that fits brings its whole chapter. */
export function search(book: readonly Chapter[], words: readonly string[]): { chapters: Found[]; places: number } {
  let places = 0
  const chapters = book.flatMap((chapter, k) => {
    const named = has(plain(chapter.title), words)
    const hits = chapter.blocks.filter(block => has(written(block), words))
    places += hits.length + (named ? 1 : 0)
    return named || hits.length ? [{ ...chapter, k, blocks: named ? chapter.blocks : hits }] : []
  })
  return { chapters, places }
}

/** A text cut at the hits in it. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const there = folded(text)
  const letters = Array.from(text)
  const hit = new Array<boolean>(letters.length).fill(false)
  for (const word of words)
    for (let at = there.indexOf(word); at >= 0; at = there.indexOf(word, at + 1)) hit.fill(true, at, at + word.length)
  const parts: { text: string; hit: boolean }[] = []
  letters.forEach((one, k) => {
    const last = parts.at(-1)
    if (last && last.hit === hit[k]) last.text += one
    else parts.push({ text: one, hit: hit[k] ?? false })
  })
  return parts
}
