import { afterEach, expect, it, vi } from 'vitest'
import { FakeSocket } from './browser'
import { seats, table } from './shown'
import type { SealingShown, SeatsShown } from '../src/protocol/messages'

const { Connection } = await import('../src/connection.svelte')
const { seal, share } = await import('../src/shuffle')

const ID = table.id
const file = fetch
/** All have sealed; the own share is awaited, or that of the other seat. */
const showing = (you: number, awaited: number, round = 0): SealingShown => ({
  round,
  seals: [0, 1].map(seat => (seat === you ? seal(share(ID, round)) : '00'.repeat(32))),
  awaited,
  withheld: 0,
})
const waiting = (sealing: SealingShown | null): SeatsShown => ({ ...seats, stage: 'waiting', you: 0, sealing })

/** Replies one after the other, when the test says so: how the shuffle stands then, or the word of a refusal. */
function server() {
  const asked: { path: string; body: object; reply: (shown: SealingShown | string | null) => void }[] = []
  vi.stubGlobal('fetch', (url: string, wish?: { body?: string }) => {
    if (!wish?.body) return file(url)
    const { body } = wish
    return new Promise(done => {
      asked.push({
        path: url,
        body: JSON.parse(body) as object,
        reply: shown => {
          const refused = typeof shown === 'string'
          const said = refused ? { word: shown, text: '' } : { id: ID, commitment: '', you: 0, sealing: shown }
          done({ ok: !refused, json: () => Promise.resolve(said) })
        },
      })
    })
  })
  new Connection(ID, 'pl')
  const socket = FakeSocket.last
  socket.open()
  socket.say(table)
  return { asked, socket }
}
/** All promises that are kept are followed. */
const settled = () => vi.advanceTimersByTimeAsync(0)

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterEach(() => {
  vi.stubGlobal('fetch', file)
})

it('is told of again and again, and shows its share once', async () => {
  const { asked, socket } = server()
  socket.say(waiting(showing(0, 3)), waiting(showing(0, 3)), waiting(showing(0, 1)))
  await settled()
  expect(asked.map(({ path, body }) => [path, body])).toEqual([[`/api/tables/${ID}/shares`, { share: share(ID, 0) }]])
  socket.say(waiting(null))
  asked[0]?.reply(null)
  await settled()
  expect(asked).toHaveLength(1)
})

it('goes on from what it is told when it came too late', async () => {
  const { asked, socket } = server()
  socket.say(waiting(showing(0, 3)))
  await settled()
  asked[0]?.reply({ round: 1, seals: [], awaited: 1, withheld: 2 })
  await settled()
  expect(asked[1]).toMatchObject({ path: `/api/tables/${ID}/seals`, body: { seal: seal(share(ID, 1)) } })
  asked[1]?.reply(showing(0, 1, 1))
  await settled()
  expect(asked[2]).toMatchObject({ path: `/api/tables/${ID}/shares`, body: { share: share(ID, 1) } })
})

it('tries again what failed, until somebody says that it is done', async () => {
  const { asked, socket } = server()
  socket.say(waiting(showing(0, 1)))
  for (const [k, word] of ['store-down', 'too-frequent'].entries()) {
    await settled()
    asked[k]?.reply(word)
    await settled()
    expect(asked).toHaveLength(k + 1)
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(asked).toHaveLength(3)
  socket.say(waiting(null))
  asked[2]?.reply('unreachable')
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toHaveLength(3)
})

it('does not try again what is refused for good', async () => {
  const { asked, socket } = server()
  socket.say(waiting(showing(0, 1)))
  await settled()
  asked[0]?.reply('no-such-table')
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toHaveLength(1)
})
