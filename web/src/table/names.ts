// What the seats are called: people by their names, bots by the house's, never two alike.
import type { SeatShown } from '../protocol/messages'

export function namesOf(
  seats: readonly SeatShown[],
  bots: readonly string[],
  free: (seat: number) => string,
): string[] {
  const taken = new Set(seats.filter(seat => seat.who === 'person').map(seat => seat.name.toLocaleLowerCase()))
  const spare = bots.filter(name => !taken.has(name.toLocaleLowerCase()))
  let bot = 0
  return seats.map((seat, k) => {
    if (seat.who === 'person') return seat.name || free(k) // who wanted to be forgotten
    if (seat.who === 'free') return free(k)
    const name = spare[bot % spare.length] ?? bots[0] ?? ''
    return ++bot > spare.length ? `${name} ${Math.ceil(bot / spare.length)}` : name
  })
}
