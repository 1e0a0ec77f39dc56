// Holding a card to the eye without answering: a long press, or a mouse that rests on it. The key is in keys.svelte.ts.
import type { Attachment } from 'svelte/attachments'
import type { CardAt, TableModel } from './model.svelte'

const PRESS = 450 // milliseconds
const REST = 900
const FAR = 8 // pixels: that is a scroll or a carrying

export function eye(model: TableModel, at: () => CardAt | null): Attachment<HTMLElement> {
  return element => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let held = false // the click that ends a long press is no answer
    const wait = (time: number, glance: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const card = at()
        if (!card || model.enlarged) return
        held = !glance
        model.enlarged = { ...card, glance }
      }, time)
    }
    const stop = () => {
      clearTimeout(timer)
      if (model.enlarged?.glance) model.enlarged = null
    }
    const listeners: Record<string, (event: PointerEvent) => void> = {
      pointerenter: event => {
        if (event.pointerType === 'mouse' && !event.buttons) wait(REST, true)
      },
      pointerleave: stop,
      pointercancel: stop,
      pointerup: stop,
      pointerdown: event => {
        stop()
        held = false
        start = { x: event.clientX, y: event.clientY }
        if (event.pointerType !== 'mouse') wait(PRESS, false)
      },
      pointermove: event => {
        if (event.buttons && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) stop()
      },
    }
    const still = (event: Event) => {
      if (!held) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') held = false
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    element.addEventListener('click', still, true)
    element.addEventListener('contextmenu', still)
    return () => {
      stop()
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener)
      element.removeEventListener('click', still, true)
      element.removeEventListener('contextmenu', still)
    }
  }
}
