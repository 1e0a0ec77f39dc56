// The pictures of a table: what its game draws (`games/<key>/pictures.ts`), each once, and the portraits of the seats.
import { plainBack } from '../art/paper'
import { picture } from '../ui/picture'
import { BOTS, PEOPLE } from '../ui/portraits'
import type { TableWords } from '../words'
import type { EventShown } from '../protocol/messages'
import type { Explained } from './explain'
import type { Travel } from './flights.svelte'
import type { TableModel } from './model.svelte'

/** How one number of a block of facts is drawn; `null`: not at all. `art` is SVG text. */
export interface Cell {
  art?: string
  text?: string
  label: string
}
export interface FactPictures {
  columns?: number // of a grid; else as `each` says
  offset?: number // number of the first of `each`: colours are counted from 1
  flip?: boolean // the first row lies lowest
  always?: boolean // bookkeeping that is worth seeing
  never?: boolean
  cell?(value: number, index: number, model: TableModel): Cell | null
}

/** What a game may bring so that any table can show it in pictures: SVG texts, 100 × 140. */
export interface GamePictures {
  /** Called before anything is drawn: cards as they were by the version of the rules that this table is played by. */
  prepare?(rules: number): Promise<void>
  face?(kind: string, words: TableWords): string
  back?(back: number, sign: number): string
  ghost?(kind: string, words: TableWords): string // the memory aid: what a covered card is known to be
  /** A card at a place where more is to be seen than its face: turned, with a raven on it. Empty: as usual. */
  lying?(zone: number, index: number, model: TableModel): string
  /** A card in a sentence, with its rule, where that follows from what it is and needs no message of its own. */
  about?(kind: string, words: TableWords): { help: string; rule: string }
  /** What lies there covered, as far as anybody may know. */
  covered?(zone: number, model: TableModel): Explained | null
  facts?: Readonly<Record<string, FactPictures>>
  wide?: readonly string[] // names of zones that want a whole line
  piled?: readonly string[] // names of open zones of which the top card is enough
  /** What `games/<key>/Board.svelte` draws in the middle. */
  board?: { zones?: readonly string[]; facts?: readonly string[] }
  /** What flies when this is told: counters that no card event moves. */
  travels?(event: EventShown, model: TableModel): readonly Travel[]
  /** Where this event leaves a trace until I answer, besides cards and facts: keys of the game's own. */
  traces?(event: EventShown, model: TableModel): readonly string[]
  /** May this place bear a trace of this seat? Not where only others change something: what comes to it, nobody did. */
  keeps?(key: string, seat: number, model: TableModel): boolean
  name?(zone: number, model: TableModel): string // of one zone among many alike
  fewest?: boolean // who has the fewest points is ahead
  title?(model: TableModel): string // behind the name of the game in the bar
}

const found = import.meta.glob<{ pictures: GamePictures }>('../games/*/pictures.ts')

export class Pictures {
  game = $state.raw<GamePictures>({})
  private readonly drawn = new Map<string, string>()

  constructor(private readonly model: TableModel) {}

  async load(): Promise<void> {
    const game = (await found[`../games/${this.model.game}/pictures.ts`]?.())?.pictures ?? {}
    await game.prepare?.(this.model.version)
    this.game = game
  }

  /** The address of a picture; empty where the game has none. */
  src(face: number, ghost = false, sign = -1): string {
    const key = `${this.model.speech.lang} ${face} ${ghost} ${sign}`
    let address = this.drawn.get(key)
    if (address === undefined) {
      const svg = this.draw(face, ghost, sign)
      address = svg && picture(svg)
      this.drawn.set(key, address)
    }
    return address
  }

  private draw(face: number, ghost: boolean, sign: number): string {
    const { game } = this
    const { table, words } = this.model
    const kind = table.kinds[face]
    if (!kind) return game.back?.(-1 - face, sign) ?? plainBack()
    return (ghost ? game.ghost?.(kind.name, words) : game.face?.(kind.name, words)) ?? ''
  }

  /** The address of a card as it lies there, if that is more than its face. */
  lying(zone: number, index: number): string {
    const svg = this.game.lying?.(zone, index, this.model) ?? ''
    return svg && picture(svg)
  }

  /** The portrait of a seat: people are things of the night, bots its animals. */
  portrait(seat: number): string {
    const { people } = this.model
    const bot = people[seat]?.who === 'bot'
    const before = people.slice(0, seat).filter(one => (one.who === 'bot') === bot).length
    const faces = bot ? BOTS : PEOPLE
    return picture(faces[before % faces.length] ?? '')
  }
}
