import { describe, expect, it } from 'vitest'
import css from '../src/app.css?raw'
import * as koty from '../src/art/koty'
import * as kruki from '../src/art/kruki'
import { curtain, mobile, perch, poster } from '../src/art/posters'
import { landscape } from '../src/art/pracownia'
import { back, hourglass, land, special } from '../src/art/sen'
import { prove } from '../src/proof'
import { namesOf } from '../src/table/names'
import { ranking, standing } from '../src/table/standing'
import { BOTS, PEOPLE } from '../src/theatre/faces'
import { written } from '../src/theatre/picture'

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{([^}]*)\}/)?.[1] ?? ''
  return Object.fromEntries([...block.matchAll(/--(\w+): (#[0-9a-f]{6})/g)].map(found => [found[1], found[2]]))
}
function light(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map(k => parseInt(hex.slice(k, k + 2), 16) / 255)
    .map(v => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p)
  return (x + 0.05) / (y + 0.05)
}

describe('the paper', () => {
  const night = tokens(':root {'),
    dawn = { ...night, ...tokens('[data-theme=dawn] {') }
  it.each([
    ['night', night],
    ['dawn', dawn],
  ])('is legible at %s: every text on every ground', (_, t) => {
    for (const ink of ['text', 'soft', 'mute', 'lampText', 'bad', 'good'])
      for (const ground of ['sky0', 'sky2', 'panel', 'panel2'])
        expect.soft(contrast(t[ink], t[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const ridge of ['r1', 'r2', 'r3', 'r4'])
      for (const ink of ['text', 'soft'])
        expect.soft(contrast(t[ink], t[ridge]), `${ink} on ${ridge}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(t.onlamp, t.lamp)).toBeGreaterThanOrEqual(7)
    expect(contrast(t.edge, t.panel)).toBeGreaterThanOrEqual(3) // the rim of what can be filled in
  })
})

/** The complaint of a strict reader, or nothing: a picture is an <img>, and one slip would leave it blank. */
function fault(svg: string): string {
  const open: string[] = []
  for (const [, end, name, rest, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*"|\s*)*)\s*(\/?)>/g)) {
    const names = [...rest.matchAll(/([\w:-]+)="/g)].map(found => found[1])
    if (new Set(names).size < names.length) return `${name}: an attribute twice: ${rest}`
    if (end) {
      if (open.pop() !== name) return `</${name}> closes something else`
    } else if (!alone) open.push(name)
  }
  const left = svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*"|\s*)*\s*\/?>/g, '')
  return open.length
    ? `open: ${open.join()}`
    : /[<]|&(?!amp;|lt;)/.test(left) || /NaN|undefined/.test(svg)
      ? `left over: ${left.slice(0, 80)}`
      : ''
}

describe('the pictures', () => {
  it('are drawn without a slip', () => {
    const all = [
      ...Array.from({ length: 10 }, (_, value) => land(value)),
      special('take', 5, 'Weź 2'),
      special('peek', 6, written('A & <b>')),
      special('swap', 7, ''),
      special('choose', 6, ''),
      hourglass(),
      back(),
      back(3),
      back('09'),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(koty.cat),
      koty.ravenCard(),
      koty.joker(),
      koty.moth(),
      koty.bat(),
      koty.owl(),
      koty.dragon(),
      koty.nine(),
      koty.nine({ doubling: false }),
      ...(['red', 'yellow', 'green', 'violet', 'blue'] as const).map(kruki.flight),
      kruki.deed('forward', 'backward', ['a', 'b']),
      kruki.deed('rotate', 'remove'),
      kruki.deed('swap', 'slide'),
      kruki.deed('draw', 'detour'),
      kruki.flightBack(),
      kruki.deedBack(),
      landscape({
        no: 19,
        level: 2,
        points: 8,
        power: 'tower',
        pattern: 'l sss / . w*',
        name: written('Skała & „głaz”'),
      }),
      ...['sen', 'koty', 'kruki', 'pracownia', 'unknown'].map(poster),
      mobile(),
      curtain(),
      perch(),
      ...PEOPLE,
      ...BOTS,
    ]
    expect(all.map(fault).filter(found => found)).toEqual([])
  })
})

describe('names', () => {
  const bot = { who: 'bot', name: '', level: 'greedy', here: true } as const
  const person = (name: string) => ({ who: 'person', name, level: '', here: true }) as const
  it('of bots are the house’s, and never a person’s', () => {
    expect(namesOf([person('Ola'), bot, bot], ['Sowa', 'Kos'], () => '')).toEqual(['Ola', 'Sowa', 'Kos'])
    expect(namesOf([person('sowa'), bot, bot, bot], ['Sowa', 'Kos', 'Lis'], () => '')).toEqual([
      'sowa',
      'Kos',
      'Lis',
      'Kos 2',
    ])
    expect(namesOf([{ ...bot, who: 'free' }, bot], ['Sowa'], seat => `Miejsce ${seat + 1}`)).toEqual([
      'Miejsce 1',
      'Sowa',
    ])
  })
})

describe('the proof of a shuffle', () => {
  const secret = '00'.repeat(32),
    promise = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
  it('holds when the secret fits the promise and the own share was used', async () => {
    expect(await prove(promise, secret, ['aa', ''], 'aa')).toEqual({ secret: true, share: 'used' })
    expect(await prove(promise, secret, ['aa', ''], '')).toEqual({ secret: true, share: 'none' })
  })
  it('fails when either does not', async () => {
    expect(await prove(promise, '01'.repeat(32), ['bb'], 'aa')).toEqual({ secret: false, share: 'missing' })
  })
})

describe('who came where', () => {
  it('is told by the points, up or down as the winner has them', () => {
    expect(ranking([2, 0, 1, 3], [34, 18, 44, 27], [0, 1, 0, 0])).toEqual([1, 3, 0, 2])
    expect(ranking([2, 0, 1, 3], [34, 18, 44, 27], [0, 0, 1, 0])).toEqual([2, 0, 3, 1])
  })
  it('puts winners first though a loser has as many points, and keeps the seats of who is level', () => {
    expect(ranking([0, 1, 2], [5, 5, 3], [0, 1, 0])).toEqual([1, 0, 2])
    expect(ranking([1, 2, 0], [4, 4, 4], [1 / 3, 1 / 3, 1 / 3])).toEqual([1, 2, 0])
  })
  it('is shown while it is played, the best first', () => {
    expect(standing([0, 1, 2], [27, 34, 18], true)).toEqual([2, 0, 1])
    expect(standing([0, 1, 2], [27, 34, 18])).toEqual([1, 0, 2])
  })
})
