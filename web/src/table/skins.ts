// What a game may bring beside its pictures: a table of its own, or a board for the middle of the generic one.
import type { Component } from 'svelte'
import type { TableModel } from './model.svelte'

export type Skin = Component<{ model: TableModel }>

const skins = import.meta.glob<{ default: Skin }>('../games/*/Table.svelte')
const boards = import.meta.glob<{ default: Skin }>('../games/*/Board.svelte')

/** The game's own table, or the generic one, which is fetched only for who needs it. */
export async function skinOf(game: string): Promise<Skin> {
  const own = skins[`../games/${game}/Table.svelte`]
  return (await (own ? own() : import('./GenericTable.svelte'))).default
}
export async function boardOf(game: string): Promise<Skin | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null
}
