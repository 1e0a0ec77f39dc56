// Sen in pictures.
import type { GamePictures } from '../../table/pictures.svelte'
import { written } from '../../ui/picture'
import type { TableWords } from '../../words'
import { back, hourglass, land, special } from './art'
import { isHourglass, POWERS, printed, ravens } from './lands'

/** The face of a land, by the name of its kind. */
export function face(kind: string, words: Pick<TableWords, 'say'>): string {
  if (isHourglass(kind)) return hourglass()
  const power = POWERS[kind]
  if (!power) return land(ravens(kind))
  const name = words.say(`card-${kind}`).replace(/\s*\(.*\)$|[«»„”“]/g, '')
  return special(power, ravens(kind), written(name))
}

export const pictures: GamePictures = {
  face,
  back: () => back(),
  ghost: kind => back(printed(kind)),
  fewest: true,
  facts: { mover: { never: true }, caller: { never: true }, round: { never: true }, round_score: { never: true } },
  title(model) {
    const { rounds = '', target = '' } = model.table.options
    const counted = ['count', 'over'].includes(model.phase.name)
    const night = model.say('text-night', { round: model.fact('round') + (counted ? 0 : 1) })
    const named = night.charAt(0).toLocaleUpperCase() + night.slice(1)
    return rounds === 'no'
      ? `${named} · ${model.say('text-target', { target })}`
      : `${named} ${model.say('text-rounds', { rounds })}`
  },
}
