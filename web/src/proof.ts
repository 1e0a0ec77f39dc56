// Was it dealt fairly? What the page alone can check; `sennik verify` checks the record to the last card.
import type { ResultShown } from './protocol/messages'
import { promise, seal } from './shuffle'

export interface Proof {
  secret: boolean
  share: 'used' | 'missing' | 'none'
  /** Was every share sealed before any was shown? At tables of long ago they were not sealed at all. */
  sealed: 'yes' | 'no' | 'never'
  /** Is it what this browser saw before it showed its own share? */
  seen: 'same' | 'other' | 'unknown'
  withheld: readonly number[] // the seats that did not show their share, so that it was begun anew
}

/** `own` are the shares this browser may have given, `seen` what it noted before it showed one. */
export function prove(commitment: string, result: ResultShown, own: readonly string[], seen: string): Proof {
  const { secret, shares, sealing } = result
  const came = unsealed(sealing, shares.length)
  const fits = came?.shares.every((share, seat) => share === shares[seat]) ?? false
  return {
    secret: secret.length === 64 && seal(secret) === commitment,
    share: own.length === 0 ? 'none' : own.some(share => shares.includes(share)) ? 'used' : 'missing',
    sealed: sealing.length ? (fits ? 'yes' : 'no') : seen ? 'no' : 'never',
    seen: !seen ? 'unknown' : came && promise(commitment, came.seals) === seen ? 'same' : 'other',
    withheld: sealing.filter(([word]) => word === 'withheld').map(([, seat]) => seat),
  }
}

/** The same rules as in `engine/sealing.py`: seals and shares of the last round, or null where they were broken. */
function unsealed(deeds: ResultShown['sealing'], seats: number): { seals: string[]; shares: string[] } | null {
  const none = (): string[] => Array<string>(seats).fill('')
  const adding = new Set<number>()
  let [seals, shares, closed] = [none(), none(), false]
  const all = (have: readonly string[]) => [...adding].every(seat => have[seat])
  for (const [word, seat, text] of deeds) {
    if (seat < 0 || seat >= seats) return null
    if (word === 'sealed') {
      if (seals[seat] || (closed && !adding.has(seat))) return null
      seals[seat] = text
      adding.add(seat)
      continue
    }
    closed = true
    if (!adding.has(seat)) return null
    if (word === 'unsealed') {
      if (!all(seals) || shares[seat] || seal(text) !== seals[seat]) return null
      shares[seat] = text
    } else if (word === 'withheld') {
      if (all(seals) ? shares[seat] : seals[seat]) return null
      if (all(seals)) [seals, shares] = [none(), none()]
      adding.delete(seat)
    } else return null
  }
  return all(seals) && all(shares) ? { seals, shares } : null
}
