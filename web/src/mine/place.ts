/** Which place of how many. Where everybody comes in beside as many others, they are teams, and a team has one place. */
export function place(ranks: readonly number[], you: number): { rank: number; seats: number } {
  const rank = ranks[you] ?? 1
  const kinds = [...new Set(ranks)].sort((one, other) => one - other)
  const size = ranks.length / kinds.length
  const teams = size > 1 && kinds.length > 1 && kinds.every(kind => ranks.filter(one => one === kind).length === size)
  return teams ? { rank: kinds.indexOf(rank) + 1, seats: kinds.length } : { rank, seats: ranks.length }
}
