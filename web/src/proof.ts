// Was it dealt fairly? What the page alone can check; `sennik verify` checks the record to the last card.
const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16))

export interface Proof {
  secret: boolean
  share: 'used' | 'missing' | 'none'
}

/** Does the secret fit what was promised before the first card, and was the own chance in it? */
export async function prove(
  commitment: string,
  secret: string,
  shares: readonly string[],
  own: string,
): Promise<Proof> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', unhex(secret)))
  return {
    secret: secret.length === 64 && hex(digest) === commitment,
    share: own === '' ? 'none' : shares.includes(own) ? 'used' : 'missing',
  }
}
