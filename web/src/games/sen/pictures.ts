// Sen in pictures.
import type { GamePictures } from '../../table/pictures.svelte'
import { written } from '../../ui/picture'
import type { TableWords } from '../../words'
import { back, hourglass, land, special } from './art'
import { isHourglass, POWERS, printed, ravens } from './lands'

const RULES = { take: 'SEN-P1', peek: 'SEN-P2', swap: 'SEN-P3', choose: 'SEN-P4' } as const

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
  about(kind, words) {
    const own = words.words.skin
    const power = POWERS[kind]
    if (isHourglass(kind)) return { help: own.say('about-hourglass'), rule: 'SEN-S2' }
    if (!power) return { help: own.say('about-land', { ravens: ravens(kind) }), rule: 'SEN-S1' }
    return {
      help: own.say('about-power', { power: own.say(`about-${power}`), ravens: ravens(kind) }),
      rule: RULES[power],
    }
  },
  covered(zone, model) {
    const { name, owner } = model.zone(zone)
    const own = model.words.words.skin
    const [id, rule] =
      name === 'pile'
        ? ['about-pile', 'SEN-T2']
        : name === 'hand'
          ? ['about-lamp', 'SEN-T2']
          : owner === model.me
            ? ['about-own', 'SEN-M3']
            : ['about-theirs', 'SEN-P2']
    return { name: own.say(id, { who: owner < 0 ? '' : model.words.name(owner) }), help: own.say(`${id}.help`), rule }
  },
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
