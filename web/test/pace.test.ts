import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from './browser'
import { DISCARD, DREAM, event, HAND, PILE, seats, step, table } from './shown'
import type { AnswerShown, EventShown, StepShown } from '../src/protocol/messages'

const { Connection } = await import('../src/connection.svelte')
const { TableModel } = await import('../src/table/model.svelte')
const { seeing } = await import('../src/pace.svelte')
const { prefs } = await import('../src/prefs.svelte')

const wake: AnswerShown = { text: 'wake', places: [] }
const RIVALS = { ...step().view, asked: 2 }
const page = document as { hidden: boolean }

/** A table at which the rival plays now. */
async function opened(more: Partial<StepShown> = {}) {
  vi.useRealTimers()
  const model = new TableModel(new Connection('abc', 'pl'), 'sen', 1)
  const socket = FakeSocket.last
  socket.open()
  socket.say(table, seats, step({ view: RIVALS, ...more }))
  await model.setLang('pl')
  await vi.waitFor(
    () => {
      expect(model.ready).toBe(true)
    },
    { timeout: 10_000 },
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { model, socket }
}
const draws = (n: number, more: Partial<StepShown> = {}): StepShown =>
  step({ n, view: RIVALS, events: [event({ number: n })], ...more })
/** A long turn of the rival, and then the own. */
const turn = (from: number, steps: number): StepShown[] => [
  ...Array.from({ length: steps }, (_, k) => draws(from + k)),
  draws(from + steps, { since: from + steps, view: step().view, answers: [wake] }),
]

beforeEach(() => {
  prefs.setPace('normal')
})
afterEach(() => {
  prefs.setPace('none')
  page.hidden = false
  vi.useRealTimers()
})

describe('how long there is something to see', () => {
  const time = (events: Partial<EventShown>[], text = '') => seeing(events.map(event), () => text, 0)
  it('is nothing where nothing happens', () => {
    expect(time([])).toBe(0)
  })
  it('is longer for a sentence than for a peek, and longer for a longer one', () => {
    const peek = time([{ what: 'revealed', src: DREAM + 1, dst: DREAM + 1, face: -1 }], 'Sowa zagląda do krainy 2.')
    const sentence = time([{ what: 'told' }], 'Sowa woła: Pobudka, dzień dobry!')
    expect(sentence).toBeGreaterThan(peek)
    expect(time([{ what: 'told' }], 'Sowa woła: Pobudka, dzień dobry, wstawać, już świta!')).toBeGreaterThan(sentence)
    expect(time([{ what: 'told' }], 'długo '.repeat(400))).toBeLessThan(3000)
  })
  it('lasts until all cards have landed or turned', () => {
    const cards = (n: number) => Array.from({ length: n }, () => ({ dst: DISCARD }))
    expect(time(cards(8)) - time(cards(7))).toBe(95)
    const turned = Array.from({ length: 12 }, () => ({ what: 'revealed' as const, face: 1 }))
    expect(time(turned)).toBe(320 + 11 * 90)
  })
  it('is short for what I did myself: I know it', () => {
    expect(time([{ seat: 0, what: 'told' }], 'Odrzucasz kartę.')).toBe(0)
    expect(time([{ seat: 0, src: PILE, dst: HAND }], 'Dobierasz.')).toBe(280)
  })
})

describe('the pace', () => {
  it('shows one step after the other, and only the newest can be answered', async () => {
    const { model, socket } = await opened()
    socket.say(...turn(2, 2))
    expect([model.step.n, model.connection.pace.behind, model.gesture.answers.length]).toEqual([2, 2, 0])
    vi.advanceTimersByTime(200)
    expect(model.step.n).toBe(2)
    vi.advanceTimersByTime(2000)
    expect([model.step.n, model.connection.newest, model.gesture.answers]).toEqual([4, true, [wake]])
    model.gesture.choose(wake)
    expect(socket.sent.at(-1)).toMatchObject({ type: 'answer', n: 4 })
  })
  it('tells all of it, in order, in the log and to who listens', async () => {
    const { model, socket } = await opened()
    socket.say(...turn(2, 9))
    model.connection.pace.skip()
    expect(model.connection.log.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    vi.advanceTimersByTime(500)
    expect(model.speech.told.match(/dobiera/g)).toHaveLength(10)
  })
  it('ends at once when it is skipped, and what comes then is skipped too, until I am asked', async () => {
    const { model, socket } = await opened()
    const [first, second, third, mine] = turn(2, 3) as [StepShown, StepShown, StepShown, StepShown]
    socket.say(first, second)
    expect(model.step.n).toBe(2)
    model.connection.pace.skip()
    expect(model.step.n).toBe(3)
    socket.say(third)
    expect(model.step.n).toBe(4)
    socket.say(mine)
    expect([model.step.n, model.gesture.answers]).toEqual([5, [wake]])
    socket.say(draws(6), draws(7))
    expect(model.step.n).toBe(6) // from here on it is to be seen again
  })
  it('is skipped by keys that would answer, which do nothing else', async () => {
    for (const key of ['Escape', '1', 'p', ' ']) {
      const { model, socket } = await opened()
      socket.say(...turn(2, 3))
      const sent = socket.sent.length
      const stop = vi.fn()
      const press = { key, target: { closest: () => null }, preventDefault: stop, stopImmediatePropagation: stop }
      model.keys.skip(press as unknown as KeyboardEvent)
      expect([key, model.step.n, socket.sent.length]).toEqual([key, 5, sent])
      expect(stop).toHaveBeenCalledTimes(2)
    }
  })
  it('is swift when there is much: nobody waits for twenty small steps one by one', async () => {
    const { model, socket } = await opened()
    socket.say(...turn(2, 40))
    vi.advanceTimersByTime(10_000)
    expect(model.step.n).toBe(42)
  })
  it('does not use up the own clock', async () => {
    const { model, socket } = await opened()
    socket.say(...turn(2, 9), draws(12, { view: step().view, answers: [wake], left: [30, -1] }))
    vi.advanceTimersByTime(2400)
    expect(model.connection.newest).toBe(true)
  })
  it('follows the setting', async () => {
    const times: number[] = []
    for (const pace of ['slow', 'normal', 'fast', 'none'] as const) {
      prefs.setPace(pace)
      const { model, socket } = await opened()
      socket.say(...turn(2, 3))
      let time = 0
      for (; !model.connection.newest; time += 20) vi.advanceTimersByTime(20)
      times.push(time)
    }
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(times).size).toBe(4)
    expect(times[3]).toBe(0)
  })
  it('holds nothing back from a page that nobody sees, nor after a new hello', async () => {
    const { model, socket } = await opened()
    page.hidden = true
    socket.say(...turn(2, 3))
    expect(model.step.n).toBe(5)
    page.hidden = false
    socket.say(draws(6), draws(7))
    expect(model.step.n).toBe(6)
    socket.say(table, seats, step({ n: 9, past: [event({ number: 3 })] }))
    expect([model.step.n, model.connection.newest, model.connection.log.length]).toEqual([9, true, 1])
  })
  it('keeps who sits where until the steps before it were seen: the end comes last', async () => {
    const { model, socket } = await opened()
    socket.say(draws(2), draws(3), { ...seats, n: 4, stage: 'over' }, draws(4))
    expect(model.over).toBe(false)
    vi.advanceTimersByTime(5000)
    expect([model.over, model.step.n]).toEqual([true, 4])
  })
  it('takes a step that was sent before the hello was heard for what it is', async () => {
    const { model, socket } = await opened({ past: [event({ number: 0 })] })
    model.connection.setLang('en')
    socket.say(draws(2))
    expect(model.connection.log.map(({ number }) => number)).toEqual([0, 2])
  })
})
