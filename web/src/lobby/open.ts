// Opening tables: at once against bots, or as the form says.
import * as api from '../api'
import { prefs } from '../prefs.svelte'
import type { GameInfo, NewTable } from '../protocol/messages'

const QUICK = { seats: 4, level: 'regular' }

/** A table of this game with bots on all seats but the own one: it begins as soon as one sits. */
export async function openQuick(
  game: GameInfo,
  name: string,
  level = QUICK.level,
  options: NewTable['options'] = {},
): Promise<string> {
  const seats = Math.min(Math.max(QUICK.seats, game.least), game.most)
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, k) => [k + 1, level]))
  return await openTable({ game: game.key, seats, options, bots }, name)
}

/** The same by its key, as who comes from its lesson: with bots of this level and the options that were learnt. */
export async function openWith(key: string, level: string, options: NewTable['options']): Promise<string> {
  const { games } = await api.games(prefs.lang)
  const game = games.find(one => one.key === key)
  if (!game) throw new Error(prefs.say('ui-unreachable'))
  return await openQuick(game, prefs.name || prefs.say('ui-lesson-guest'), level, options)
}

/** Opens a table and takes its first seat. */
export async function openTable(table: NewTable, name: string): Promise<string> {
  prefs.setName(name)
  const { id } = await api.create(prefs.lang, table)
  await api.sit(prefs.lang, id, name, 0)
  return id
}
