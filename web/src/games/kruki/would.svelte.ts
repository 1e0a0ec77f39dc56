// What is asked of the track, and what would be if one let go now: the turned card, the slid one, a detour either way
// round, where a flight ends. In fields; where that is on the page, says layout.svelte.ts.
import type { AnswerShown } from '../../protocol/messages'
import { verb, type Spot } from '../../table/gesture.svelte'
import { TURNED } from './constants'
import { numbers, type KrukiModel } from './model.svelte'
import { drawnTrackCard } from './pictures'
import {
  beyond,
  depth,
  detours,
  hasDetour,
  lyingCards,
  placeAt,
  places,
  type LyingCard,
  type Place,
  type Point,
} from './track'

/** A place for a detour that can be touched; `depth`: how many lie there. */
export interface FreePlace extends Place {
  spot: Spot
  depth: number
}
/** A card drawn where it would lie. */
interface Ghost extends Point {
  key: string
  flat: boolean
  svg: string
}
/** A field to be touched while the hand is asked about: where a flight ends, or where an action sets a raven. */
interface Target {
  at: Point
  aim: string
  label: string
  press: () => void
}

export class Would {
  constructor(readonly kruki: KrukiModel) {}
  private get model() {
    return this.kruki.model
  }

  cards: readonly LyingCard[] = $derived.by(() => lyingCards(this.model))
  private aimed = $derived.by(() => this.kruki.aimed[0])
  private aimedCard = $derived.by(() => {
    const place = this.kruki.onTrack ? this.aimed?.places.at(0) : undefined
    return this.cards.find(card => card.zone === place?.zone && card.index === place.index)
  })
  private chosen = $derived.by(() => this.model.fact('chosen'))
  /** The card that was chosen, to be swapped or slid. */
  pointed = $derived.by(() =>
    ['swap_b', 'slide_towards'].includes(this.kruki.phase) && this.chosen >= 0
      ? this.cards.find(card => !card.flat && card.along === this.chosen)
      : undefined,
  )
  private drawnAs(card: LyingCard, turn = false, faded = -1): string {
    const turned = (this.model.mark(card.zone, card.index) & TURNED) > 0
    return drawnTrackCard(
      this.model.words.kind(this.model.card(card.zone, card.index)),
      card.flat,
      turned !== turn,
      faded,
    )
  }

  // ---- a detour
  free: readonly FreePlace[] = $derived.by(() =>
    places.flatMap(({ lane, pair }) => {
      const spot = this.model.gesture.at(`z${detours(this.model, lane, pair)}`)
      return spot ? [{ lane, pair, spot, depth: depth(this.model, lane, pair) }] : []
    }),
  )
  /** The card drawn for a detour. */
  held = $derived.by(() => this.model.words.kind(this.model.card(this.kruki.zone('drawn'), 0)))
  /** The place that was chosen for it. */
  site: Place | null = $derived.by(() => (this.kruki.phase === 'lay' && this.chosen >= 0 ? placeAt(this.chosen) : null))
  round = $state(false) // it is turned round
  /** Both ways of laying it: lands are numbered as a card names them. */
  private lays = $derived.by(() =>
    this.kruki.phase === 'lay' && this.kruki.mine
      ? this.model.gesture.buttons.toSorted((a, b) => Number(numbers(a)[0]) - Number(numbers(b)[0]))
      : [],
  )
  /** Is the first of its lands beside the higher column? A button that is aimed at shows its own way. */
  turned = $derived.by(() => {
    const named = this.kruki.onButton ? this.lays.findIndex(answer => answer === this.aimed) : -1
    return named >= 0 ? named === 1 : this.round
  })
  layNow: AnswerShown | undefined = $derived.by(() => this.lays[this.turned ? 1 : 0])
  layName = $derived.by(() => {
    if (!this.layNow || !this.site) return ''
    const [first = '', second = ''] = this.lays.map(answer => this.model.say(`land-${numbers(answer)[0] ?? 0}`))
    const lands = this.turned ? { first: second, second: first } : { first, second }
    return this.kruki.say('lay', { ...lands, column: this.site.pair + 1, next: this.site.pair + 2 })
  })
  /** Where the cord would lead round. */
  added: Place | null = $derived.by(() => {
    if (this.site) return this.site
    const [lane, pair] = this.kruki.phase === 'beside' && this.aimed ? numbers(this.aimed) : []
    return lane === undefined || pair === undefined ? null : { lane, pair }
  })

  // ---- sliding
  sides: readonly { answer: AnswerShown; at: Point; lane: number }[] = $derived.by(() => {
    if (this.kruki.phase !== 'slide_towards' || !this.kruki.mine || !this.pointed) return []
    return this.model.gesture.buttons.map(answer => {
      const lane = numbers(answer)[0] ?? 0
      return { answer, lane, at: { along: this.chosen, across: lane ? 2 : -1 } }
    })
  })

  // ---- how it would lie
  ghosts: readonly Ghost[] = $derived.by(() => {
    const { aimed, aimedCard, pointed, added, kruki } = this
    if (!kruki.onTrack) return []
    const put = (key: string, { along, across }: Point, flat: boolean, svg: string): Ghost => ({
      key,
      along,
      across,
      flat,
      svg,
    })
    if (kruki.phase === 'rotate' && aimedCard)
      return [put('turned', aimedCard, aimedCard.flat, this.drawnAs(aimedCard, true))]
    if (kruki.phase === 'swap_b' && aimedCard && pointed)
      return [
        put('one', aimedCard, false, this.drawnAs(pointed)),
        put('other', pointed, false, this.drawnAs(aimedCard)),
      ]
    if (kruki.phase === 'slide_towards' && aimed && pointed && verb(aimed) === 'towards') {
      const lane = numbers(aimed)[0] ?? 0
      const faded = hasDetour(this.model, lane, pointed.along) ? -1 : lane
      return [put('slid', { along: pointed.along, across: lane ? 1 : -1 }, false, this.drawnAs(pointed, false, faded))]
    }
    if (kruki.phase === 'beside' && added) {
      const at = { along: added.pair, across: beyond(added.lane, depth(this.model, added.lane, added.pair)) }
      return [put('detour', at, true, drawnTrackCard(this.held, true, false))]
    }
    return []
  })
  /** Would this card leave the place where it lies? */
  leaves(card: LyingCard): boolean {
    const is = (other: LyingCard | undefined) => other?.zone === card.zone && other.index === card.index
    if (this.kruki.phase === 'remove') return is(this.aimedCard)
    return this.ghosts.length > 0 && ((this.kruki.phase === 'swap_b' && is(this.aimedCard)) || is(this.pointed))
  }

  // ---- where ravens would be set
  targets: readonly Target[] = $derived.by(() => {
    const { kruki, model } = this
    if (!kruki.mine || kruki.phase !== 'turn' || kruki.running) return []
    const begun = model.gesture.begun(model.gesture.picked)
    const moved = kruki.moves.filter(({ answer }) => begun.includes(answer))
    if (moved.length)
      return moved.map(({ at, answer }) => ({
        at,
        aim: answer.text,
        label: model.speech.label(answer),
        press: () => {
          model.gesture.choose(answer)
        },
      }))
    return kruki.legs.map(({ to, fields }, k) => ({
      at: to,
      aim: `leg ${k}`,
      label: kruki.say('fly', { fields }),
      press: () => {
        kruki.fly(k)
      },
    }))
  })
}
