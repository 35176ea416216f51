import { useEffect, type RefObject } from 'react'
import { useController } from '../table-context.ts'
import { lookAt } from './look.ts'

/** A finger that rests so long looks, and does not choose. */
const LONG_PRESS = 450
/** So far it may tremble meanwhile. */
const TREMBLE = 10

/** Explains what is under the pointer, the keyboard's focus or a finger that rests. */
export function useLooking(room: RefObject<HTMLElement | null>): void {
  const { hovered, looked } = useController()
  useEffect(() => {
    const table = room.current
    if (table === null) return
    const off = new AbortController()
    let pressed: { readonly timer: number; readonly x: number; readonly y: number } | null = null
    let hasMoved = false
    let waiting: { frame: number; timer: number } | null = null
    const show = (at: EventTarget | null, byKey = false): void => {
      const look = at instanceof Element ? lookAt(at, byKey) : null
      const { element, thing } = look ?? {}
      if (
        element !== undefined &&
        element === looked.get()?.element &&
        look?.signs[0] === looked.get()?.signs[0] &&
        thing === looked.get()?.thing
      )
        return
      hovered.set(element?.getAttribute('data-target') ?? null)
      looked.set(look)
    }
    const forget = (): void => {
      if (waiting === null) return
      cancelAnimationFrame(waiting.frame)
      clearTimeout(waiting.timer)
      waiting = null
    }
    // What the pointer does to the thing itself is painted first; what it only passes over is not explained.
    const showSoon = (at: EventTarget | null): void => {
      forget()
      const soon = { frame: 0, timer: 0 }
      soon.frame = requestAnimationFrame(() => {
        soon.timer = window.setTimeout(() => show(at))
      })
      waiting = soon
    }
    const release = (): void => {
      clearTimeout(pressed?.timer)
      pressed = null
    }
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
      capture = false,
    ): void => table.addEventListener(type, listener, { signal: off.signal, capture })
    // A table that comes under a pointer at rest is not looked at.
    on('pointerover', ({ pointerType, target }) => {
      if (pointerType === 'mouse' && hasMoved) showSoon(target)
    })
    on('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') showSoon(null)
    })
    on('focusin', ({ target }) =>
      show(target instanceof Element && target.matches(':focus-visible') ? target : null, true),
    )
    on('focusout', () => show(null))
    on('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
      forget()
      if (pointerType === 'mouse') return
      release()
      show(null)
      pressed = { timer: window.setTimeout(() => show(target), LONG_PRESS), x, y }
    })
    on('pointermove', ({ pointerType, target, clientX, clientY }) => {
      if (pointerType === 'mouse' && !hasMoved) {
        hasMoved = true
        showSoon(target)
      }
      if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > TREMBLE) release()
    })
    on('pointerup', release)
    on('pointercancel', release)
    on('contextmenu', (event) => {
      if (event.target instanceof Element && lookAt(event.target, false) !== null) event.preventDefault()
      show(event.target)
    })
    // What was looked at with a finger is not chosen by lifting it.
    on(
      'click',
      (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || looked.get() === null) return
        event.preventDefault()
        event.stopPropagation()
      },
      true,
    )
    return () => {
      forget()
      release()
      off.abort()
    }
  }, [room, hovered, looked])
}
