// The count of a round, read from what the server told: nothing is reckoned here but sums that were told.
import type { EventShown } from '../../protocol/messages'
import { isHourglass, ravens } from './lands'
import type { SenModel } from './model.svelte'

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
/** One of the numbers that a told event has. */
const number = (event: EventShown | undefined, k: number): number => event?.numbers[k] ?? 0
const told = (event: EventShown, ...words: string[]) => event.what === 'told' && words.includes(event.word)

/** What was told since the last round ended, its call or the empty pile first. */
export function lastCount(log: readonly EventShown[]): readonly EventShown[] {
  const at = log.findLastIndex(event => told(event, 'wake', 'empty'))
  return at < 0 ? [] : log.slice(at).filter(event => event.what === 'told')
}

export function rowsOf(sen: SenModel, count: readonly EventShown[]): Row[] {
  const { model } = sen
  const of = (word: string, seat: number) => count.find(event => event.word === word && event.numbers[0] === seat)
  return model.seats.map(seat => {
    const glasses = of('glasses', seat)
    const nines = of('nines', seat)
    const penalty = of('penalty', seat)
    const all = count.find(event => event.word === 'all_nines')
    const each = glasses ? number(glasses, 2) / number(glasses, 1) : 0
    const lands = model.cards(sen.dream(seat)).map(face => {
      const points = isHourglass(sen.kind(face)) ? each : ravens(sen.kind(face))
      return { face, points, out: nines !== undefined && points === 9 }
    })
    const points = model.fact('round_score', seat)
    const after = model.fact('score', seat)
    const chips: Chip[] = []
    if (glasses)
      chips.push({
        id: number(glasses, 2) ? 'chip-glasses-odd' : 'chip-glasses-even',
        args: { count: number(glasses, 1) },
        tone: '',
      })
    if (nines) chips.push({ id: 'chip-nines', args: { points: number(nines, 1) }, tone: 'good' })
    if (all)
      chips.push({
        id: number(all, 0) === seat ? 'chip-all-nines' : 'chip-beaten',
        args: {},
        tone: number(all, 0) === seat ? 'good' : 'bad',
      })
    if (of('lowest', seat)) chips.push({ id: 'chip-lowest', args: {}, tone: 'good' })
    if (penalty) chips.push({ id: 'chip-penalty', args: { points: number(penalty, 1) }, tone: 'bad' })
    const sum = of('sum', seat)?.numbers[1] ?? lands.reduce((sum, land) => sum + land.points, 0)
    return { seat, caller: model.fact('caller') === seat, lands, sum, chips, points, before: after - points, after }
  })
}

/** Why the points are what they are, in the order of the rules. */
export function reasonsOf(sen: SenModel, count: readonly EventShown[]): Reason[] {
  const all = count.some(event => event.word === 'all_nines')
  const reasons: Reason[] = [{ events: [], id: 'why-sum', rule: 'SEN-S1', variant: '' }]
  for (const event of count) {
    const rule = RULES[event.word]
    const last = reasons.at(-1)
    if (rule && last?.rule === rule) last.events.push(event)
    else if (rule) reasons.push({ events: [event], id: '', rule, variant: VARIANT[event.word] ?? '' })
  }
  if (!all)
    reasons.push({
      events: [],
      id: sen.model.fact('caller') < 0 ? 'why-nobody' : 'why-others',
      rule: 'SEN-S6',
      variant: '',
    })
  return reasons
}

/** The rounds that the log still holds, the last one last. */
export function nightsOf(log: readonly EventShown[], seats: number): Night[] {
  const nights: Night[] = []
  let caller = -1
  let points: number[] = []
  for (const event of log) {
    if (told(event, 'wake')) caller = event.seat
    else if (told(event, 'empty')) caller = -1
    else if (told(event, 'scores')) {
      points[number(event, 0)] = number(event, 1)
      if (number(event, 0) === seats - 1) {
        if (Object.keys(points).length === seats) nights.push({ caller, points })
        points = []
      }
    }
  }
  return nights
}
