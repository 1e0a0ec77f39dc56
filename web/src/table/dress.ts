// What a game may bring so that any table can show it in pictures: `games/<key>/dress.ts`, and a skin of its own, `Table.svelte`.
import type { Component } from 'svelte'
import type { TableShown, ViewShown } from '../protocol/messages'
import type { TableWords } from '../words'
import type { Play } from './play.svelte'

/** How one number of a block of facts is drawn; `null`: not at all. `art` is SVG text. */
export interface Cell {
  art?: string
  text?: string
  label: string
}
export interface FactDress {
  columns?: number // of a grid; else as `each` says
  offset?: number // number of the first of `each`: colours are counted from 1
  flip?: boolean // the first row lies lowest
  always?: boolean // bookkeeping that is worth seeing
  never?: boolean
  cell?(value: number, index: number, scene: Scene): Cell | null
}
export interface Scene {
  table: TableShown
  view: ViewShown
  words: TableWords
}

/** SVG texts, 100 × 140. All are kept once drawn, by the text of their arguments. */
export interface Dress {
  face?(kind: string, words: TableWords): string
  back?(back: number, sign: number): string
  ghost?(kind: string, words: TableWords): string // the memory aid: what a covered card is known to be
  /** A card at a place where more is to be seen than its face: turned, with a raven on it. Empty: as usual. */
  lying?(zone: number, index: number, scene: Scene): string
  facts?: Readonly<Record<string, FactDress>>
  wide?: readonly string[] // names of zones that want a whole line
  piled?: readonly string[] // names of open zones of which the top card is enough
  board?: { zones?: readonly string[]; facts?: readonly string[] } // what `games/<key>/Board.svelte` draws in the middle
  name?(zone: number, scene: Scene): string // of one zone among many alike
  fewest?: boolean // who has the fewest points is ahead
  title?(scene: Scene): string // behind the name of the game in the bar
}

const dresses = import.meta.glob<{ dress: Dress }>('../games/*/dress.ts')
const boards = import.meta.glob<{ default: Component<{ play: Play }> }>('../games/*/Board.svelte')
const skins = import.meta.glob<{ default: Component<{ play: Play }> }>('../games/*/Table.svelte')

export async function dressOf(game: string): Promise<Dress> {
  return (await dresses[`../games/${game}/dress.ts`]?.())?.dress ?? {}
}
export async function skinOf(game: string): Promise<Component<{ play: Play }> | null> {
  return (await skins[`../games/${game}/Table.svelte`]?.())?.default ?? null
}
export async function boardOf(game: string): Promise<Component<{ play: Play }> | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null
}
