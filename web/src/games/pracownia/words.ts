// The few words that only this table says, beside those of the game and of the page.
import { Words, type Args, type Lang } from '../../words'
import en from './words.en.ftl?raw'
import pl from './words.pl.ftl?raw'
import uk from './words.uk.ftl?raw'

const TEXTS: Record<Lang, string> = { pl, en, uk }
const made = new Map<Lang, Words>()

export type Say = (id: string, args?: Args) => string

export function wordsOf(lang: Lang): Words {
  let words = made.get(lang)
  if (!words) made.set(lang, (words = Words.of(lang, 'pracownia', lang === 'en' ? [[en]] : [[TEXTS[lang]], [en]])))
  return words
}
