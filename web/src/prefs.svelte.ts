// What this browser remembers of its user: language, theme, sound, pace, name.
import { MediaQuery } from 'svelte/reactivity'
import { TEMPI, type Tempo } from './pace.svelte'
import { keep, kept } from './storage'
import { LANGS, Words, type Lang } from './words'

function native(): Lang {
  for (const tag of navigator.languages) {
    const found = LANGS.find(lang => tag.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

export type Theme = 'night' | 'dawn'

class Prefs {
  lang = $state<Lang>(kept('lang', native()) as Lang)
  theme = $state<Theme>(
    kept('theme', matchMedia('(prefers-color-scheme: light)').matches ? 'dawn' : 'night') === 'dawn' ? 'dawn' : 'night',
  )
  sound = $state(kept('sound', 'off') === 'on')
  /** How long it is shown what others do. */
  pace = $state<Tempo>(TEMPI.find(one => one === kept('pace', 'normal')) ?? 'normal')
  /** Single letters and digits answer: who speaks to the browser may not want that. */
  keys = $state(kept('keys', 'on') === 'on')
  name = $state(kept('name', ''))
  words = $state.raw<Words | null>(null)

  constructor() {
    if (!LANGS.includes(this.lang)) this.lang = native()
    this.show()
  }

  private show(): void {
    const page = document.documentElement
    page.dataset.theme = this.theme
    page.lang = this.lang
    page.dataset.keys = this.keys ? 'on' : 'off'
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', this.theme === 'dawn' ? '#cfc4e6' : '#0d0e2b')
    void Words.load(this.lang).then(
      words => {
        if (words.lang === this.lang) this.words = words
      },
      () => {
        setTimeout(() => {
          this.show()
        }, 2000)
      },
    )
  }

  setLang(lang: Lang): void {
    this.lang = lang
    keep('lang', lang)
    this.show()
  }
  setTheme(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.show()
  }
  setSound(on: boolean): void {
    this.sound = on
    keep('sound', on ? 'on' : 'off')
  }
  setPace(pace: Tempo): void {
    this.pace = pace
    keep('pace', pace)
  }
  setKeys(on: boolean): void {
    this.keys = on
    keep('keys', on ? 'on' : 'off')
    this.show()
  }
  setName(name: string): void {
    this.name = name
    keep('name', name)
  }
  /** A sentence of the house. */
  say(id: string, args = {}): string {
    return this.words?.say(id, args) ?? ''
  }
}

export const prefs = new Prefs()
export const calm = matchMedia('(prefers-reduced-motion: reduce)')
/** Not a phone. */
export const wide = new MediaQuery('min-width: 700px', true)
