// SHA-256 of a few bytes (FIPS 180-4). The browser's own is only there on encrypted pages, and a table at home is not one.
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every(prime => n % prime)) primes.push(n)
const K = primes.map(prime => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

export function sha256(bytes: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6))
  bytes.forEach((byte, k) => {
    padded.setUint8(k, byte)
  })
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  const sum = Int32Array.from(START)
  const w = new Int32Array(64)
  const at = (k: number): number => w[k] ?? 0
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let k = 0; k < 16; k += 1) w[k] = padded.getInt32(block + 4 * k)
    for (let k = 16; k < 64; k += 1) {
      const [old, late] = [at(k - 15), at(k - 2)]
      const low = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3)
      const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
      w[k] = at(k - 16) + low + at(k - 7) + high
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum
    for (let k = 0; k < 64; k += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[k] ?? 0) + at(k)) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((part, k) => {
      sum[k] = (sum[k] ?? 0) + part
    })
  }
  return [...sum].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

export const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16))
