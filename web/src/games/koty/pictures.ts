// Koty in pictures. A card face down in a region is a nine; its strip is lit while it doubles what lies on it.
import { UP } from '../../protocol/constants'
import type { GamePictures } from '../../table/pictures.svelte'
import { bat, cat, dragon, joker, moth, nine, owl, ravenCard, smallCat, smallNine, smallRaven } from './art'

const NIGHT: Readonly<Record<string, () => string>> = { raven: ravenCard, joker, moth, bat, owl, dragon }
const lit = nine()
const dark = nine({ doubling: false })

export const face = (kind: string): string => NIGHT[kind]?.() ?? cat(Number(kind.replace(/\D/g, '')))

/** What lies on a region, no larger than a thumbnail; without a kind, a nine. */
export const thumbnail = (kind = ''): string =>
  kind === 'raven' ? smallRaven() : kind ? smallCat(Number(kind.replace(/\D/g, ''))) : smallNine()

export const pictures: GamePictures = {
  face,
  back: () => dark,
  lying(zone, index, model) {
    if (model.zone(zone).name !== 'region' || model.known(zone, index) & UP) return ''
    return index < model.cards(zone).length - 1 ? lit : dark
  },
  /** A region to which something came, or from which something went. */
  traces: ({ what, src, dst }, model) =>
    what === 'moved'
      ? [src, dst].filter(zone => zone >= 0 && model.zone(zone).name === 'region').map(zone => `region ${zone}`)
      : [],
  facts: { mover: { never: true } },
  title: model =>
    ['teams', 'night']
      .filter(name => model.table.options[name] === 'yes')
      .map(name => model.say(`option-${name}`).toLocaleLowerCase())
      .join(' · '),
}
