// What can be played, with its words in the language of the page.
import * as api from '../api'
import { prefs } from '../prefs.svelte'
import type { GameInfo, Games } from '../protocol/messages'
import { Words } from '../words'

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([])
  bots = $state.raw<readonly string[]>([])
  words = $state.raw<ReadonlyMap<string, Words>>(new Map())
  trouble = $state('')

  async load(): Promise<void> {
    const lang = prefs.lang
    let shown: Games
    try {
      shown = await api.games(lang)
    } catch {
      this.trouble = 'lost'
      return
    }
    const games = shown.games // in the order of the server
    const words = await Promise.all(games.map(async game => [game.key, await Words.load(lang, game.key)] as const))
    if (lang !== prefs.lang) return
    this.trouble = ''
    this.words = new Map(words)
    this.games = games
    this.bots = shown.bots
  }

  title(game: string): string {
    const words = this.words.get(game)
    return words?.has('title') ? words.say('title') : game.charAt(0).toUpperCase() + game.slice(1)
  }
  say(game: string, id: string): string {
    const words = this.words.get(game)
    return words?.has(id) ? words.say(id) : ''
  }
  /** The settings that differ from the usual ones, in words. */
  settings(game: string, options: Readonly<Record<string, string>>): string {
    const words = this.words.get(game)
    const info = this.games.find(one => one.key === game)
    if (!words || !info) return ''
    return info.options
      .flatMap(({ name, default: usual }) => {
        const value = options[name] ?? usual
        if (value === usual) return []
        const option = words.say(`option-${name}`)
        return [value === 'yes' ? option : `${option}: ${words.value(name, value)}`]
      })
      .join(', ')
  }
}
export const catalogue = new Catalogue()
