// Asking what something is without answering: a mouse or the focus that rests on it, a long press, or the key I.
import type { Attachment } from 'svelte/attachments'
import type { TableModel } from './model.svelte'

/** What is said of a thing on the table. `help` is a sentence, `rule` the id under which the rulebook has more. */
export interface Explained {
  name: string
  help?: string
  rule?: string
  picture?: string // held to the eye
  does?: string // what a touch of it does now
}
export interface Explanation extends Explained {
  glance: boolean // for as long as the mouse or the focus rests there
  beside: DOMRect // where the thing is
}
type Ask = () => Explained | null

const PRESS = 450 // milliseconds
const REST = 900
const FAR = 8 // pixels: that is a scroll or a carrying
const asks = new WeakMap<Element, Ask>()

/** The nearest thing around an element that can be explained. */
export function explained(element: Element | null): Explanation | null {
  for (let at = element; at; at = at.parentElement) {
    const found = asks.get(at)?.()
    if (found) return { ...found, glance: false, beside: at.getBoundingClientRect() }
  }
  return null
}

export function explain(model: TableModel, ask: Ask): Attachment<HTMLElement> {
  return element => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let held = false // the click that ends a long press is no answer
    const wait = (time: number, glance: boolean) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const found = ask()
        if (!found || (model.explained && !model.explained.glance)) return
        held = !glance
        model.explained = { ...found, glance, beside: element.getBoundingClientRect() }
      }, time)
    }
    const stop = () => {
      clearTimeout(timer)
      if (model.explained?.glance) model.explained = null
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
      focusin: event => {
        if (event.target === element && element.matches(':focus-visible')) wait(REST, true)
      },
      // later: what is focused may be going while the page is drawn, when nothing may be changed
      focusout: () => {
        queueMicrotask(stop)
      },
    }
    const still = (event: Event) => {
      if (!held) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type === 'click') held = false
    }
    asks.set(element, ask)
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    element.addEventListener('click', still, true)
    element.addEventListener('contextmenu', still)
    return () => {
      stop()
      asks.delete(element)
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener)
      element.removeEventListener('click', still, true)
      element.removeEventListener('contextmenu', still)
    }
  }
}
