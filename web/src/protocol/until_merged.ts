// REMOVE WITH THE MERGE: what a server leaves out that does not yet say what is to be remembered. Only
// connection.svelte.ts calls it.
import { EVERYONE, UP } from './constants'
import type { EventShown, ServerMessage, StepShown, TableShown, ZoneShown } from './messages'

type Older<T, Missing extends keyof T> = Omit<T, Missing> & Partial<Pick<T, Missing>>
type OlderStep = Older<StepShown, 'fresh' | 'faces' | 'peeks'>
type OlderZone = Older<ZoneShown, 'remember'> & { covered?: boolean }

let seen: (readonly [number, number, number])[] = [] // since the own last answer

export function completed(message: ServerMessage, table: TableShown | null): ServerMessage {
  if (message.type === 'table') {
    const zones: readonly OlderZone[] = message.zones
    return {
      ...message,
      zones: zones.map(zone => ({ ...zone, remember: zone.remember ?? (zone.covered ? EVERYONE : 0) })),
    }
  }
  if (message.type !== 'step') return message
  const step: OlderStep = message
  const numbered = (events: readonly Older<EventShown, 'number'>[]) =>
    events.map(event => ({ ...event, number: event.number ?? 0 }))
  if (step.past.length || step.events.some(event => event.seat === step.view.seat)) seen = []
  for (const { what, src, i, dst, j, face, known } of step.events) {
    seen = seen.filter(([zone, index]) => !(zone === src && index === i) && !(zone === dst && index === j))
    if (what === 'revealed' && face >= 0 && !(known & UP) && table?.zones[src]?.remember)
      seen = [...seen, [src, i, face]]
  }
  return {
    ...step,
    events: numbered(step.events),
    past: numbered(step.past),
    fresh: step.fresh ?? 0,
    faces: step.faces ?? [],
    peeks: step.peeks ?? seen,
  }
}
