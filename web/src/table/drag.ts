// Carrying a card: touch and move. Tapping one place and then the other, or the keyboard, do the same.
import type { Attachment } from 'svelte/attachments'
import { calm } from '../prefs.svelte'
import type { TableModel } from './model.svelte'

const FAR = 8 // pixels until a touch is a carrying

/** The place below a point to which something can go from `from`. */
function below(model: TableModel, from: string, x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const keys = element.closest<HTMLElement>('[data-place]')?.dataset.place?.split(' ') ?? []
    const key = keys.find(key => key !== from && model.gesture.at(key)?.role === 'to')
    if (key) return key
  }
  return ''
}

export function drag(model: TableModel, from: () => string): Attachment<HTMLElement> {
  return element => {
    let start: { x: number; y: number; id: number } | null = null
    let carried = false
    let over: Element | null = null

    const mark = (key: string) => {
      const next = key ? document.querySelector(`[data-place~="${key}"]`) : null
      if (next === over) return
      over?.classList.remove('over')
      next?.classList.add('over')
      over = next
    }
    const down = (event: PointerEvent) => {
      if (event.button || !from() || !model.gesture.drags(from())) return
      start = { x: event.clientX, y: event.clientY, id: event.pointerId }
    }
    const move = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return
      const dx = event.clientX - start.x
      const dy = event.clientY - start.y
      if (!carried) {
        if (Math.hypot(dx, dy) < FAR) return
        carried = true
        element.setPointerCapture(event.pointerId)
        element.classList.add('carried')
        model.gesture.pick(from())
      }
      element.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`
      mark(below(model, from(), event.clientX, event.clientY))
    }
    const end = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return
      start = null
      if (!carried) return
      const to = event.type === 'pointerup' ? below(model, from(), event.clientX, event.clientY) : ''
      mark('')
      const transform = element.style.transform
      element.style.transform = ''
      element.classList.remove('carried')
      if (!(to && model.gesture.drop(from(), to))) {
        model.gesture.cancel()
        if (!calm.matches)
          element.animate([{ transform }, { transform: 'none' }], { duration: 220, easing: 'cubic-bezier(.2,.7,.2,1)' })
      }
      setTimeout(() => {
        carried = false
      })
    }
    const click = (event: MouseEvent) => {
      if (carried) {
        event.stopPropagation()
        event.preventDefault()
      }
    }
    const still = (event: Event) => {
      event.preventDefault()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    element.addEventListener('click', click, true)
    element.addEventListener('dragstart', still)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
      element.removeEventListener('click', click, true)
      element.removeEventListener('dragstart', still)
    }
  }
}
