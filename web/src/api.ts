// The few requests besides the live line: what can be played, tables, sitting down.
import { PREFIX } from './prefix'
import { part, seal, share } from './shuffle'
import type {
  CodeShown,
  Devices,
  Farewell,
  Games,
  NewLesson,
  NewTable,
  NewWhatIf,
  OwnGames,
  Refusal,
  ReplayShown,
  ReviewShown,
  Statistics,
  TableInfo,
  Tables,
} from './protocol/messages'

export class Refused extends Error {
  constructor(
    readonly word: string,
    text: string,
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(text)
  }
}

async function ask<T>(path: string, lang: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(PREFIX + path, {
      method,
      headers: { 'Accept-Language': lang, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Refused('unreachable', '')
  }
  const said = (await answer.json().catch(() => null)) as T | Refusal | null
  if (!answer.ok || said === null) {
    const refusal = said as Refusal | null
    throw new Refused(refusal?.word ?? 'unreachable', refusal?.text ?? '', refusal?.details)
  }
  return said as T
}

export const games = (lang: string) => ask<Games>('/api/games', lang)
export const tables = (lang: string) => ask<Tables>('/api/tables', lang)
export const mine = (lang: string) => ask<Tables>('/api/me/tables', lang)
/** Out of the own list, until its link is opened again. */
export const putAway = (lang: string, id: string) => ask<Tables>(`/api/me/tables/${id}`, lang, undefined, 'DELETE')
/** What waits for me and what I played; from `before` on, where a page ended. */
export const ownGames = (lang: string, before = '') =>
  ask<OwnGames>(`/api/me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`, lang)
export const statistics = (lang: string) => ask<Statistics>('/api/me/statistics', lang)
export const devices = (lang: string) => ask<Devices>('/api/me/devices', lang)
/** For another browser of mine. */
export const newCode = (lang: string) => ask<CodeShown>('/api/me/code', lang, {})
export const withdrawCode = (lang: string) => ask<Devices>('/api/me/code', lang, undefined, 'DELETE')
/** This browser becomes theirs who made the code. */
export const takeCode = (lang: string, code: string) => ask<Devices>('/api/me/devices', lang, { code })
/** One device, or all but this. */
export const signOut = (lang: string, device = '') =>
  ask<Devices>(`/api/me/devices${device && `/${device}`}`, lang, undefined, 'DELETE')
export const deleteAll = (lang: string) => ask<Farewell>('/api/me', lang, undefined, 'DELETE')
export const create = (lang: string, table: NewTable) => ask<TableInfo>('/api/tables', lang, table)
/** A table with a lesson, where one sits already. */
export const learn = (lang: string, lesson: NewLesson) => ask<TableInfo>('/api/lessons', lang, lesson)
export const info = (lang: string, id: string) => ask<TableInfo>(`/api/tables/${id}`, lang)

/** A game that is over, by the eyes of a seat, of who looked on (`watch`), or with all cards `open`. */
export const replay = (lang: string, id: string, eye: string) =>
  ask<ReplayShown>(`/api/tables/${id}/replay/${encodeURIComponent(eye)}`, lang)

/** What the coach says of a game that is over, or how far it is. */
export const review = (lang: string, id: string) => ask<ReviewShown>(`/api/tables/${id}/review`, lang)
/** A table that goes on from a moment of a game that is over, where one sits already. */
export const playOn = (lang: string, id: string, wish: NewWhatIf) =>
  ask<TableInfo>(`/api/tables/${id}/what-if`, lang, wish)

/** Sit down with a sealed share of one's own chance; with the last seat it is shown at once, or when the table asks. */
export async function sit(lang: string, id: string, name: string, seat?: number): Promise<TableInfo> {
  const table = await ask<TableInfo>(`/api/tables/${id}/seats`, lang, {
    name,
    seal: seal(share(id, 0)),
    ...(seat === undefined ? {} : { seat }),
  })
  return await shuffle(lang, table).catch(() => table)
}
/** Refused for now: the same may be right in a moment. */
const PASSING = ['unreachable', 'store-down', 'too-frequent', 'server-fault']

/** Does what the shuffle awaits from this browser. Who is too late is told how it stands, and goes on from there. */
export async function shuffle(
  lang: string,
  table: Pick<TableInfo, 'id' | 'commitment' | 'you' | 'sealing'>,
): Promise<TableInfo> {
  let now = table
  for (let next = part(now.id, now.commitment, now.you, now.sealing); next;) {
    try {
      now = await ask<TableInfo>(`/api/tables/${now.id}/${next.to}`, lang, next.body)
    } catch (error) {
      if (error instanceof Refused && !PASSING.includes(error.word)) break
      throw error
    }
    next = part(now.id, now.commitment, now.you, now.sealing)
  }
  return now as TableInfo
}
