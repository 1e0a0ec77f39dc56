// The log as it is to be read now: the server says which events still show their faces, the page obeys.
import type { EventShown, StepShown, TableShown } from './protocol/messages'

export function shownLog(
  events: readonly EventShown[],
  { fresh, faces }: Pick<StepShown, 'fresh' | 'faces'>,
  { kinds }: Pick<TableShown, 'kinds'>,
): EventShown[] {
  const shown = new Set(faces)
  return events.map(event => {
    const kind = kinds[event.face]
    if (!kind || event.number >= fresh || shown.has(event.number)) return event
    return { ...event, face: -1 - kind.back }
  })
}
