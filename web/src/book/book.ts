// A rulebook, fetched with all that it needs: its text, the words of its game, and what draws its figures.
import { PREFIX } from '../prefix'
import type { Figure, Figures } from '../art/figure'
import { CannotDraw } from '../art/figure'
import { Words, type Lang } from '../words'
import { blocks, chapters, type Chapter } from './markdown'

const found = import.meta.glob<{ figures: Figures }>('../games/*/figures.ts')

export class Book {
  private readonly drawn = new Map<string, Figure | null>()

  constructor(
    readonly title: string,
    readonly chapters: readonly Chapter[],
    private readonly figures: Figures,
    private readonly words: Words,
  ) {}

  /** A figure, drawn once; null if it cannot be drawn. */
  figure(kind: string, source: string): Figure | null {
    const key = `${kind}\n${source}`
    let figure = this.drawn.get(key)
    if (figure === undefined) this.drawn.set(key, (figure = this.draw(kind, source)))
    return figure
  }

  private draw(kind: string, source: string): Figure | null {
    try {
      return this.figures[kind]?.(source, this.words) ?? null
    } catch (error) {
      if (error instanceof CannotDraw) return null
      throw error
    }
  }
}

/** In a language, or in English; null if there is no such book. */
export async function openBook(game: string, lang: Lang): Promise<Book | null> {
  const text = async (): Promise<string> => {
    for (const one of new Set([lang, 'en'])) {
      const answer = await fetch(`${PREFIX}/rulebooks/${game}/${one}.md`)
      if (answer.ok) return answer.text()
      if (answer.status !== 404) throw new Error(answer.statusText)
    }
    return ''
  }
  const [written, words, brought] = await Promise.all([
    text(),
    Words.skinned(lang, game),
    found[`../games/${game}/figures.ts`]?.(),
  ])
  if (!written) return null
  const { title, chapters: all } = chapters(blocks(written))
  return new Book(words.has('title') ? words.say('title') : title, all, brought?.figures ?? {}, words)
}
