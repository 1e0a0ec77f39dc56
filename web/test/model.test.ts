import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from './browser'
import { DISCARD, DREAM, event, HAND, PILE, seats, step, table } from './shown'
import type { AnswerShown, PlaceShown, StepShown } from '../src/protocol/messages'

const { Connection } = await import('../src/connection.svelte')
const { TableModel } = await import('../src/table/model.svelte')
const { lettersOf, plain } = await import('../src/table/keys.svelte')

const place = (zone: number, index = -1): PlaceShown => ({ zone, index, kind: -1, fact: -1 })
const draw: AnswerShown = { text: 'draw', places: [place(PILE)] }
const wake: AnswerShown = { text: 'wake', places: [] }
const land = (seat: number, slot: number): AnswerShown => ({
  text: `land ${seat} ${slot}`,
  places: [place(DREAM + seat, slot)],
})

/** A table that is open, with its words, after this step. */
async function opened(first: Partial<StepShown> = {}) {
  const model = new TableModel(new Connection('abc', 'pl'), 'sen', 1)
  const socket = FakeSocket.last
  socket.open()
  socket.say(table, seats, step(first))
  await model.setLang('pl')
  await vi.waitFor(
    () => {
      expect(model.ready).toBe(true)
    },
    { timeout: 10_000 },
  )
  return { model, socket }
}

describe('a table', () => {
  it('loads its pictures before it was shown, also where they differ by the version of the rules', async () => {
    const model = new TableModel(new Connection('abc', 'pl'), 'pracownia', 4)
    await vi.waitFor(
      () => {
        expect(model.skin).not.toBeNull()
      },
      { timeout: 20_000 },
    )
    expect(model.connection.table).toBeNull()
  }, 30_000)
})

describe('the connection', () => {
  it('says hello and keeps what it is shown', async () => {
    const { model, socket } = await opened()
    expect(socket.url).toBe('ws://sennik.test/api/tables/abc/live')
    expect(socket.sent).toEqual([{ type: 'hello', protocol: 3, lang: 'pl' }])
    expect([model.me, model.sits, model.asked(0), model.asked(1)]).toEqual([0, true, true, false])
  })
  it('sends one answer at a time, with the number of the question', async () => {
    const { model, socket } = await opened({ n: 7, answers: [draw, wake] })
    model.gesture.choose(wake)
    model.gesture.choose(draw)
    expect(socket.sent.slice(1)).toEqual([{ type: 'answer', n: 7, answer: 'wake' }])
    expect(model.gesture.answers).toEqual([])
    socket.say(step({ n: 8, since: 8, answers: [draw] }))
    expect(model.gesture.answers).toHaveLength(1)
  })
  it('lets go of faces in the log as the server says, and asks for all anew after an undo', async () => {
    const peek = event({ number: 4, what: 'revealed', seat: 0, src: DREAM, dst: DREAM, i: 0, j: 0, face: 0 })
    const { model, socket } = await opened({ past: [event({ number: 3 })], events: [peek] })
    const faces = () => model.connection.log.map(({ face }) => face)
    expect(faces()).toEqual([-1, 0])
    socket.say(step({ events: [event({ number: 5, face: 1 })], fresh: 5 }))
    expect(faces()).toEqual([-1, -1, 1])
    socket.say(step({ undone: 1 }))
    expect(socket.sent).toHaveLength(2)
    socket.say(table, seats, step({ past: [event({ number: 3 })] }))
    expect(faces()).toEqual([-1])
  })
  it('tells a refusal, and the question stands again', async () => {
    const { model, socket } = await opened({ answers: [wake] })
    model.gesture.choose(wake)
    socket.say({ type: 'error', word: 'illegal', details: {}, text: 'Nie teraz.', to: 'answer', closing: false })
    expect(model.connection.error?.text).toBe('Nie teraz.')
    expect(model.gesture.answers).toEqual([wake])
  })
})

describe('what lies where', () => {
  it('is found by name and owner', async () => {
    const { model } = await opened()
    expect([model.zones('dream', 1), model.zones('pile')]).toEqual([[DREAM + 1], [PILE]])
    expect([model.fact('score', 1), model.fact('unheard-of'), model.phase.rule]).toEqual([5, 0, 'SEN-T1'])
  })
  it('is piled where it has no order or only its top is seen', async () => {
    const { model } = await opened()
    expect([PILE, DISCARD, HAND, DREAM].map(zone => model.piled(zone))).toEqual([true, true, false, false])
  })
  it('is in sight where it need not be remembered, or is turned up', async () => {
    const view = {
      ...step().view,
      cards: [[-1], [0], [1], [0, 1], [-1, -1]],
      known: [[0], [255], [1], [1, 255], [0, 0]],
    }
    const { model } = await opened({ view })
    expect(model.shows(DISCARD, 0)).toBe(true)
    expect([model.shows(DREAM, 0), model.shows(DREAM, 1), model.shows(DREAM + 1, 0)]).toEqual([false, true, false])
    expect([model.secret(HAND, 0), model.secret(DREAM, 1)]).toEqual([true, false])
  })
  it('is a fault if the server never numbered it', async () => {
    const { model } = await opened()
    expect(() => model.zone(99)).toThrow(RangeError)
  })
})

describe('peeks', () => {
  it('are opened by the step and closed by the answer', async () => {
    const { model, socket } = await opened({ answers: [wake] })
    socket.say(step({ events: [event({ seat: 0, number: 1 })], peeks: [[DREAM, 1, 0]], answers: [wake] }))
    expect(model.peeks.at(DREAM, 1)).toBe(0)
    model.gesture.choose(wake)
    expect(model.peeks.at(DREAM, 1)).toBe(-1)
  })
})

describe('speech', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  it('names answers, and on a place only what tells it from the others', async () => {
    vi.useRealTimers()
    const { model } = await opened({ answers: [draw, land(1, 0), land(1, 1)] })
    const chip = (key: string) => {
      const spot = model.gesture.at(key)
      return spot ? model.speech.chip(spot) : null
    }
    expect(model.speech.label(land(1, 0))).toMatch(/^\p{Lu}.*, kraina 1$/u)
    expect([chip(`z${PILE}`), chip(`z${DREAM + 1}.0`)]).toEqual(['dobierz', ''])
  })
  it('tells what comes in quick succession in one breath', async () => {
    vi.useRealTimers()
    const { model, socket } = await opened()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    socket.say(step({ events: [event({ number: 1 })] }))
    vi.advanceTimersByTime(100)
    socket.say(step({ events: [event({ number: 2, what: 'told', word: 'scores', numbers: [0, 2] })] }))
    expect(model.speech.told).toBe('')
    vi.advanceTimersByTime(400)
    expect(model.speech.told).toMatch(/dobiera z talii\. .* 2 kruki\.$/)
  })
})

describe('keys', () => {
  const press = (key: string, more = {}) =>
    ({
      key,
      target: { closest: () => null },
      preventDefault: () => undefined,
      ...more,
    }) as unknown as KeyboardEvent

  it('are letters of the labels, without accents', async () => {
    expect(plain('Żółw')).toBe('zolw')
    const { model, socket } = await opened({ answers: [wake, draw] })
    const [button = wake] = model.gesture.buttons
    const letter = model.keys.letter(button)
    expect(letter).toMatch(/^\p{Lu}$/u)
    model.keys.press(press(letter.toLowerCase()))
    expect(socket.sent.at(-1)).toMatchObject({ type: 'answer', answer: 'wake' })
  })
  it('come from the words that are shown, each once, and none could be a digit', () => {
    expect(lettersOf(['Draw', 'Discard', 'Use power', 'Undo'])).toEqual(['d', 's', 'u', 'n'])
    expect(lettersOf(['Zaśnij znowu', 'Odrzuć', 'Użyj mocy'])).toEqual(['z', 'd', 'u'])
    expect(lettersOf(['Знаю, що маю', 'Застосуй силу', 'Оберни'])).toEqual(['щ', 'с', 'е'])
    expect(lettersOf(['O', 'і 3'])).toEqual(['', ''])
  })
  it('are digits of the places that are lit', async () => {
    const { model, socket } = await opened({ answers: [draw, land(1, 0)] })
    model.keys.press(press('2'))
    expect(socket.sent.at(-1)).toMatchObject({ answer: 'land 1 0' })
  })
  it('take back, open the rulebook and close what is open', async () => {
    const { model, socket } = await opened({ undo: true, peeks: [[DREAM, 0, 0]] })
    model.keys.press(press('?'))
    expect([model.sheet, model.rule]).toEqual(['rules', 'SEN-T1'])
    model.keys.press(press('Escape'))
    expect(model.peeks.list).toEqual([])
    model.keys.press(press('z', { ctrlKey: true }))
    expect(socket.sent.at(-1)).toMatchObject({ type: 'undo' })
  })
  it('are left to who writes', async () => {
    const { model, socket } = await opened({ answers: [wake] })
    model.keys.press(press([...model.keys.letters.keys()].join(), { target: { closest: () => ({}) } }))
    expect(socket.sent).toHaveLength(1)
  })
})

describe('pictures', () => {
  it('are those of the game, each drawn once', async () => {
    const { model } = await opened()
    expect(model.pictures.src(0)).toMatch(/^data:image\/svg/)
    expect(model.pictures.src(0)).toBe(model.pictures.src(0))
    expect(model.pictures.src(-1)).not.toBe(model.pictures.src(0))
  })
  it('are portraits that differ', async () => {
    const { model } = await opened()
    expect(model.pictures.portrait(0)).not.toBe(model.pictures.portrait(1))
  })
})
