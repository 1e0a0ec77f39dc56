import { describe, expect, it } from 'vitest'
import './browser'
import type { GamePictures } from '../src/table/pictures.svelte'
import type { TableWords } from '../src/words'
import { faults } from './svg'

interface Brought {
  pictures: { pictures: GamePictures }
  constants: { KINDS: readonly string[] }
}
const pictures = import.meta.glob<Brought['pictures']>('../src/games/*/pictures.ts')
const constants = import.meta.glob<Brought['constants']>('../src/games/*/constants.ts')
const folders = Object.keys(import.meta.glob('../src/games/*/*')).map(path => path.replace(/^.*games\/|\/.*$/g, ''))
const games = [...new Set(folders)]
const { poster } = await import('../src/art/posters')
const { plainBack } = await import('../src/art/paper')
const { curtain, mobile, perch } = await import('../src/lobby/art')
const { BOTS, PEOPLE } = await import('../src/ui/portraits')
const { written } = await import('../src/ui/picture')

describe('the pictures', () => {
  it.each(games)('of %s are drawn without a slip: every card, every back, the poster', async game => {
    const drawn = (await pictures[`../src/games/${game}/pictures.ts`]?.())?.pictures
    const kinds = (await constants[`../src/games/${game}/constants.ts`]?.())?.KINDS ?? []
    const words = { say: () => 'A & <b> / „ś”' } as unknown as TableWords
    expect(kinds.length).toBeGreaterThan(0)
    const cards = kinds.flatMap(kind => [drawn?.face?.(kind, words), drawn?.ghost?.(kind, words)])
    const backs = [0, 1, 2].flatMap(back => [-1, 0, 5].map(sign => drawn?.back?.(back, sign)))
    expect(faults(...[...cards, ...backs].filter(svg => svg !== undefined), poster(game))).toEqual([])
    expect(kinds.filter(kind => !drawn?.face?.(kind, words))).toEqual([])
  })
  it('of the house are too, and a game without pictures has a back and a poster', () => {
    expect(faults(plainBack(), poster('unknown'), mobile(), curtain(), perch(), ...PEOPLE, ...BOTS)).toEqual([])
    expect(written('A & <b>')).toBe('A &amp; &lt;b>')
  })
})
