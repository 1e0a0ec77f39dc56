// The part of this browser in a shuffle: a share of its own chance, sealed when one sits down, shown when all are sealed.
import type { SealingShown } from './protocol/messages'
import { hex, sha256, unhex } from './sha256'
import { keep, kept } from './storage'

const SIZE = 32 // hex digits of a share
const here: Record<string, string> = {} // for a browser that keeps nothing
/** What all own shares at a table are drawn from. It never leaves this browser and outlives a reload. */
function chance(id: string): string {
  const known = here[id] ?? kept(`chance.${id}`, '')
  if (known) return known
  const drawn = hex(crypto.getRandomValues(new Uint8Array(16)))
  here[id] = drawn
  keep(`chance.${id}`, drawn)
  return drawn
}

export const seal = (share: string): string => sha256(unhex(share))
/** The own share of a round: always the same, in every tab, and telling nothing of that of another round. */
export function share(id: string, round: number): string {
  return sha256(unhex(chance(id) + round.toString(16).padStart(2, '0'))).slice(0, SIZE)
}

/** All that this browser may have given: by rounds, or openly at a table of long ago. */
export function given(id: string, rounds: number): readonly string[] {
  const openly = kept(`share.${id}`, '')
  if (openly) return [openly]
  if (!here[id] && !kept(`chance.${id}`, '')) return []
  return Array.from({ length: rounds + 1 }, (_, round) => share(id, round))
}

/** What was fixed before any share was shown, as this browser saw it: the server's fingerprint, and a seal by seat. */
export const promised = (id: string): string => kept(`promise.${id}`, '')
export const promise = (commitment: string, seals: readonly string[]): string => [commitment, ...seals].join(' ')

/** Looks at what is fixed, and says what is to be sent now, and where; nothing if nothing is awaited from here. */
export function part(
  id: string,
  commitment: string,
  you: number,
  sealing: SealingShown | null,
): { to: 'seals' | 'shares'; body: object } | null {
  if (!sealing) return null
  if (sealing.seals.length) keep(`promise.${id}`, promise(commitment, sealing.seals))
  if (!((sealing.awaited >> you) & 1)) return null
  const own = share(id, sealing.round)
  if (!sealing.seals.length) return { to: 'seals', body: { seal: seal(own) } }
  return sealing.seals[you] === seal(own) ? { to: 'shares', body: { share: own } } : null // else it is another device's
}
