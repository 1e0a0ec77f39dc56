// A lesson as its reader has it: the page, its sentence, what it points at, and where one was the last time.
import { prefs } from '../prefs.svelte'
import type { LessonShown, PageShown } from '../protocol/messages'
import { lessonAt } from '../route.svelte'
import { keep, kept } from '../storage'
import type { TableModel } from '../table/model.svelte'
import { Words, type Lang } from '../words'

/** The table of the lesson at this address that was begun in this browser, or empty. */
export const begun = (address: string): string => kept(`lesson.${address}`, '')
const read = (address: string): string => kept(`lesson.${address}.page`, '')

export function remember(address: string, table: string, page: string): void {
  keep(`lesson.${address}`, table)
  keep(`lesson.${address}.page`, page)
}

export class LessonModel {
  private words = $state.raw<Words | null>(null)
  readonly address: string

  constructor(
    readonly model: TableModel,
    readonly lesson: LessonShown,
  ) {
    this.address = lessonAt(model.game, lesson.name)
    // A lesson begun anew, because the old one was overtaken, goes on where its reader was.
    const was = lesson.pages.findIndex(page => page.name === read(this.address))
    if (was > 0 && this.number === 0) this.turn(was)
  }

  async load(lang: Lang): Promise<void> {
    const words = await Words.lesson(lang, this.model.game, this.address)
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

  /** The address of the one that is learnt after it, or empty. */
  get next(): string {
    return this.lesson.next && lessonAt(this.model.game, this.lesson.next)
  }

  turn(page: number): void {
    this.model.connection.send({ type: 'turn', page })
  }
  chapter(number: number): void {
    this.turn(this.lesson.pages.findIndex(page => page.chapter === number))
  }

  /** Where one is, for the next time; at the end there is nothing to come back to. */
  note(): void {
    if (this.last) remember(this.address, '', '')
    else remember(this.address, this.model.connection.id, this.page?.name ?? '')
  }
}
