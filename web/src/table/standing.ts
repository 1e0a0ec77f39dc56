// Who is ahead, and who came where.

/** Seats as they stand: the most points first, or the fewest; who is level stays in the order given. */
export function standing(seats: readonly number[], scores: readonly number[], fewest = false): number[] {
  return [...seats].sort((a, b) => (fewest ? 1 : -1) * (of(scores, a) - of(scores, b)))
}

/** Seats as they came in: the winners first, the others as their points say, up or down as they led to the victory. */
export function ranking(seats: readonly number[], scores: readonly number[], returns: readonly number[]): number[] {
  const won = seats.filter(seat => of(returns, seat) > 0)
  const lost = seats.filter(seat => of(returns, seat) <= 0)
  const mean = (some: readonly number[]) => some.reduce((sum, seat) => sum + of(scores, seat), 0) / some.length
  const fewest = won.length > 0 && lost.length > 0 && mean(won) < mean(lost)
  return [...standing(won, scores, fewest), ...standing(lost, scores, fewest)].sort(
    (a, b) => of(returns, b) - of(returns, a),
  )
}

const of = (numbers: readonly number[], seat: number): number => numbers[seat] ?? 0
