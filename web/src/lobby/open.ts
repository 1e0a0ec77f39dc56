// Opening tables: at once against bots, or as the form says.
import * as api from '../api'
import { prefs } from '../prefs.svelte'
import type { NewTable } from '../protocol/messages'

/** A table of Sen with three bots; the game begins as soon as one sits. */
export async function quickly(name: string): Promise<string> {
  return await opened({ game: 'sen', seats: 4, bots: { 1: 'regular', 2: 'regular', 3: 'regular' } }, name, 0)
}

export async function opened(table: NewTable, name: string, seat?: number): Promise<string> {
  prefs.call(name)
  const { id } = await api.create(prefs.lang, table) // with the commitment: only now one's own chance is drawn
  await api.sit(prefs.lang, id, name, seat)
  return id
}
