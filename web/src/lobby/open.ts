// Opening tables: at once against bots, or as the form says.
import * as api from '../api'
import { prefs } from '../prefs.svelte'
import type { GameInfo, NewTable } from '../protocol/messages'

const QUICK = { seats: 4, level: 'regular' }

/** A table of this game with bots on all seats but the own one: it begins as soon as one sits. */
export async function openQuick(game: GameInfo, name: string): Promise<string> {
  const seats = Math.min(Math.max(QUICK.seats, game.least), game.most)
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, k) => [k + 1, QUICK.level]))
  return await openTable({ game: game.key, seats, bots }, name)
}

/** Opens a table and takes its first seat. */
export async function openTable(table: NewTable, name: string): Promise<string> {
  prefs.setName(name)
  const { id } = await api.create(prefs.lang, table) // with the commitment: only now one's own chance is drawn
  await api.sit(prefs.lang, id, name, 0)
  return id
}
