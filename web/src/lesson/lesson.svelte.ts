// A lesson as its reader has it: the page, its sentence, what it points at, and where one was the last time.
import { prefs } from '../prefs.svelte'
import type { LessonShown, PageShown } from '../protocol/messages'
import { keep, kept } from '../storage'
import type { TableModel } from '../table/model.svelte'
import { Words, type Lang } from '../words'

/** The table of the lesson that was begun in this browser, or empty. */
export const begun = (game: string): string => kept(`lesson.${game}`, '')
const read = (game: string): string => kept(`lesson.${game}.page`, '')

export function remember(game: string, table: string, page: string): void {
  keep(`lesson.${game}`, table)
  keep(`lesson.${game}.page`, page)
}

export class LessonModel {
  private words = $state.raw<Words | null>(null)

  constructor(
    readonly model: TableModel,
    readonly lesson: LessonShown,
  ) {
    // A lesson begun anew, because the old one was overtaken, goes on where its reader was.
    const was = lesson.pages.findIndex(page => page.name === read(model.game))
    if (was > 0 && this.number === 0) this.turn(was)
  }

  async load(lang: Lang): Promise<void> {
    const words = await Words.lesson(lang, this.model.game)
    if (prefs.lang === lang) this.words = words
  }

  get number(): number {
    return Math.max(0, this.model.connection.step?.page ?? 0)
  }
  get page(): PageShown | undefined {
    return this.lesson.pages[this.number]
  }
  get last(): boolean {
    return this.number === this.lesson.pages.length - 1
  }
  /** Is something to be done here, or do the others answer now? */
  get does(): boolean {
    return this.page?.does ?? false
  }
  get sentence(): string {
    const name = (seat: number) => this.model.words.name(seat)
    const args = { name: name(this.model.me), rival: name(1), rival2: name(2), rival3: name(3) }
    return this.words?.say(`page-${this.page?.name ?? ''}`, args) ?? ''
  }
  title(chapter: number): string {
    return this.words?.say(`chapter-${this.lesson.chapters[chapter] ?? ''}`) ?? ''
  }

  turn(page: number): void {
    this.model.connection.send({ type: 'turn', page })
  }
  chapter(number: number): void {
    this.turn(this.lesson.pages.findIndex(page => page.chapter === number))
  }

  /** Where one is, for the next time; at the end there is nothing to come back to. */
  note(): void {
    if (this.last) remember(this.model.game, '', '')
    else remember(this.model.game, this.model.connection.id, this.page?.name ?? '')
  }
}
