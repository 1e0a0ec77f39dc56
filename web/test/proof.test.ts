import { describe, expect, it } from 'vitest'
import { prove } from '../src/proof'

describe('the proof of a shuffle', () => {
  const secret = '00'.repeat(32)
  const promise = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
  it('holds when the secret fits the promise and the own share was used', async () => {
    expect(await prove(promise, secret, ['aa', ''], 'aa')).toEqual({ secret: true, share: 'used' })
    expect(await prove(promise, secret, ['aa', ''], '')).toEqual({ secret: true, share: 'none' })
  })
  it('fails when either does not', async () => {
    expect(await prove(promise, '01'.repeat(32), ['bb'], 'aa')).toEqual({ secret: false, share: 'missing' })
  })
})
