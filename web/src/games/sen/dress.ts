// Sen in pictures.
import { back, hourglass, land, special } from '../../art/sen'
import type { Dress } from '../../table/dress'
import { written } from '../../theatre/picture'
import { GLASS, POWERS, ravens } from './lands'

export const dress: Dress = {
  face(kind, words) {
    if (kind === GLASS) return hourglass()
    const power = POWERS[kind]
    return power
      ? special(power[0], power[1], written(words.say(`card-${kind}`).replace(/\s*\(.*\)$|[«»„”“]/g, '')))
      : land(Number(kind))
  },
  back: () => back(),
  ghost: kind => back(ravens(kind)),
  fewest: true,
  facts: { mover: { never: true }, caller: { never: true }, round: { never: true }, round_score: { never: true } },
  title({ view, table, words }) {
    const { rounds, target } = table.options
    const round = view.facts[table.facts.find(fact => fact.name === 'round')?.start ?? 0]
    const over = ['count', 'over'].includes(table.phases[view.phase].name)
    const night = words.say('text-night', { round: over ? round : round + 1 })
    const named = night.charAt(0).toLocaleUpperCase() + night.slice(1)
    return rounds === 'no'
      ? `${named} · ${words.say('text-target', { target })}`
      : `${named} ${words.say('text-rounds', { rounds })}`
  },
}
