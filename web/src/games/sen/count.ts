// The count of a round, read from what the server told: nothing is reckoned here but sums that were told.
import type { EventShown } from '../../protocol/messages'
import { GLASS, ravens } from './lands'
import type { Sen } from './sen.svelte'

export interface Worth {
  face: number
  points: number
  out: boolean
}
export interface Chip {
  id: string
  args: Record<string, number>
  tone: '' | 'good' | 'bad'
}
export interface Row {
  seat: number
  caller: boolean
  lands: Worth[]
  sum: number
  chips: Chip[]
  points: number
  before: number
  after: number
}
export interface Reason {
  events: EventShown[]
  id: string
  rule: string
  variant: string
}
export interface Night {
  caller: number
  points: number[]
}

const RULES: Readonly<Record<string, string>> = {
  glasses: 'SEN-S2',
  all_nines: 'SEN-S3',
  nines: 'SEN-S4',
  lowest: 'SEN-S5',
  penalty: 'SEN-S5',
}
const VARIANT: Readonly<Record<string, string>> = { all_nines: 'G', nines: 'N' }
const told = (event: EventShown, ...words: string[]) => event.what === 'told' && words.includes(event.word)

/** What was told since the last round ended, its call or the empty pile first. */
export function lastCount(log: readonly EventShown[]): readonly EventShown[] {
  const at = log.findLastIndex(event => told(event, 'wake', 'empty'))
  return at < 0 ? [] : log.slice(at).filter(event => event.what === 'told')
}

export function rowsOf(sen: Sen, count: readonly EventShown[]): Row[] {
  const { play } = sen
  const of = (word: string, seat: number) => count.find(event => event.word === word && event.numbers[0] === seat)
  return play.seats.map(seat => {
    const glasses = of('glasses', seat),
      nines = of('nines', seat),
      penalty = of('penalty', seat),
      all = count.find(event => event.word === 'all_nines')
    const each = glasses ? glasses.numbers[2] / glasses.numbers[1] : 0
    const lands = play.view.cards[sen.dream(seat)].map(face => {
      const points = sen.kind(face) === GLASS ? each : Number(ravens(sen.kind(face)))
      return { face, points, out: nines !== undefined && points === 9 }
    })
    const points = play.fact('round_score', seat),
      after = play.fact('score', seat)
    const chips: Chip[] = []
    if (glasses)
      chips.push({
        id: glasses.numbers[2] ? 'chip-glasses-odd' : 'chip-glasses-even',
        args: { count: glasses.numbers[1] },
        tone: '',
      })
    if (nines) chips.push({ id: 'chip-nines', args: { points: nines.numbers[1] }, tone: 'good' })
    if (all)
      chips.push({
        id: all.numbers[0] === seat ? 'chip-all-nines' : 'chip-beaten',
        args: {},
        tone: all.numbers[0] === seat ? 'good' : 'bad',
      })
    if (of('lowest', seat)) chips.push({ id: 'chip-lowest', args: {}, tone: 'good' })
    if (penalty) chips.push({ id: 'chip-penalty', args: { points: penalty.numbers[1] }, tone: 'bad' })
    const sum = of('sum', seat)?.numbers[1] ?? lands.reduce((sum, land) => sum + land.points, 0)
    return { seat, caller: play.fact('caller') === seat, lands, sum, chips, points, before: after - points, after }
  })
}

/** Why the points are what they are, in the order of the rules. */
export function reasonsOf(sen: Sen, count: readonly EventShown[]): Reason[] {
  const all = count.some(event => event.word === 'all_nines')
  const reasons: Reason[] = [{ events: [], id: 'why-sum', rule: 'SEN-S1', variant: '' }]
  for (const event of count) {
    const rule = RULES[event.word],
      last = reasons[reasons.length - 1]
    if (rule && last.rule === rule) last.events.push(event)
    else if (rule) reasons.push({ events: [event], id: '', rule, variant: VARIANT[event.word] ?? '' })
  }
  if (!all)
    reasons.push({
      events: [],
      id: sen.play.fact('caller') < 0 ? 'why-nobody' : 'why-others',
      rule: 'SEN-S6',
      variant: '',
    })
  return reasons
}

/** The rounds that the chronicle still holds, the last one last. */
export function nightsOf(log: readonly EventShown[], seats: number): Night[] {
  const nights: Night[] = []
  let caller = -1,
    points: number[] = []
  for (const event of log) {
    if (told(event, 'wake')) caller = event.seat
    else if (told(event, 'empty')) caller = -1
    else if (told(event, 'scores')) {
      points[event.numbers[0]] = event.numbers[1]
      if (event.numbers[0] === seats - 1) {
        if (Object.keys(points).length === seats) nights.push({ caller, points })
        points = []
      }
    }
  }
  return nights
}
