import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { prove } from '../src/proof'
import type { ResultShown } from '../src/protocol/messages'
import { hex, sha256 } from '../src/sha256'
import { promise, seal } from '../src/shuffle'

describe('SHA-256', () => {
  it('is what everybody else computes, at every length around a block', () => {
    for (let size = 0; size < 140; size += 1) {
      const bytes = Uint8Array.from({ length: size }, (_, k) => (k * 37 + size) & 255)
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
    expect(hex(Uint8Array.of(0, 15, 255))).toBe('000fff')
  })
})

describe('the proof of a shuffle', () => {
  const secret = '00'.repeat(32)
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
  const [a, b, c] = ['aa'.repeat(16), 'bb'.repeat(16), 'cc'.repeat(16)]
  const fair: ResultShown['sealing'] = [
    ['sealed', 0, seal(a)],
    ['sealed', 1, seal(b)],
    ['unsealed', 1, b],
    ['unsealed', 0, a],
  ]
  const seen = promise(commitment, [seal(a), seal(b), ''])
  const of = (sealing: ResultShown['sealing'], shares = [a, b, ''], number = secret): ResultShown => ({
    returns: [1, 0, 0],
    secret: number,
    shares,
    sealing,
  })
  it('holds when the secret fits the promise, all was sealed first and the own share was used', () => {
    expect(prove(commitment, of(fair), [a], seen)).toEqual({
      secret: true,
      share: 'used',
      sealed: 'yes',
      seen: 'same',
      withheld: [],
    })
    expect(prove(commitment, of(fair), [], '')).toMatchObject({ share: 'none', sealed: 'yes', seen: 'unknown' })
  })
  it('fails when the secret or the own share is another', () => {
    expect(prove(commitment, of(fair, [a, b, ''], '01'.repeat(32)), [c], seen)).toMatchObject({
      secret: false,
      share: 'missing',
    })
  })
  it('finds a share that was shown too early, does not fit, or never came', () => {
    const [one, two, three, four] = fair as [ResultShown['sealing'][0], ...ResultShown['sealing'][0][]] & { length: 4 }
    const wrong = [
      [one, four, two, three],
      [one, two, three, ['unsealed', 0, c]],
      [one, two, three],
    ] as const
    for (const sealing of wrong)
      expect(prove(commitment, of(sealing as ResultShown['sealing']), [a], seen).sealed).toBe('no')
    expect(prove(commitment, of(fair, [a, c, '']), [a], seen).sealed).toBe('no')
  })
  it('finds another list than the one that was seen, and seals that were hushed up', () => {
    expect(prove(commitment, of(fair), [a], promise(commitment, [seal(a), seal(c), ''])).seen).toBe('other')
    expect(prove(commitment, of([]), [a], seen)).toMatchObject({ sealed: 'no', seen: 'other' })
    expect(prove(commitment, of([]), [a], '').sealed).toBe('never')
  })
  it('names who withheld a share, and then counts the new ones', () => {
    const anew: ResultShown['sealing'] = [
      ...fair.slice(0, 3),
      ['withheld', 0, ''],
      ['sealed', 1, seal(c)],
      ['unsealed', 1, c],
    ]
    const last = promise(commitment, ['', seal(c), ''])
    expect(prove(commitment, of(anew, ['', c, '']), [b, c], last)).toMatchObject({
      share: 'used',
      sealed: 'yes',
      seen: 'same',
      withheld: [0],
    })
    expect(prove(commitment, of(anew, ['', b, '']), [b, c], last).sealed).toBe('no')
  })
})
