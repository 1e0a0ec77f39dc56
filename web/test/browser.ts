// As much of a browser as the model of a table needs, for tests: a socket that a test speaks through, files, no page.
import { vi } from 'vitest'
import type { ClientMessage, ServerMessage } from '../src/protocol/messages'

const files = import.meta.glob<string>(['../../src/sennik/words/*.ftl', '../../src/sennik/games/*/words.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The text behind an address of the server: /words/pl.ftl, /words/sen/pl.ftl. */
function file(url: string): string {
  const [, game, lang = ''] = /^\/words\/(?:(\w+)\/)?(\w+)\.ftl$/.exec(url) ?? []
  return files[`../../src/sennik/${game ? `games/${game}/words.${lang}` : `words/${lang}`}.ftl`] ?? ''
}

export class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static last: FakeSocket
  readyState = 0
  onopen: () => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined
  readonly sent: ClientMessage[] = []

  constructor(readonly url: string) {
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose()
  }
  // ---- what the server does
  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }
  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) })
  }
}

const nothing = () => undefined
const listeners = { addEventListener: nothing, removeEventListener: nothing }
vi.stubGlobal('WebSocket', FakeSocket)
vi.stubGlobal('location', { protocol: 'http:', host: 'sennik.test', pathname: '/', hash: '' })
// what others do is there as it comes; a test of the pace says otherwise
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'sennik.pace' ? 'none' : null), setItem: nothing })
vi.stubGlobal('navigator', { languages: ['pl'] })
vi.stubGlobal('matchMedia', () => ({ matches: true, ...listeners }))
vi.stubGlobal('addEventListener', nothing)
vi.stubGlobal('removeEventListener', nothing)
vi.stubGlobal('window', { matchMedia: () => ({ matches: true, ...listeners }) })
vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  hidden: false,
  querySelector: () => null,
  querySelectorAll: () => [],
  ...listeners,
})
vi.stubGlobal('fetch', (url: string) => Promise.resolve({ ok: true, text: () => Promise.resolve(file(url)) }))
