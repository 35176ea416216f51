import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { useController } from './table-context.ts'

interface Looking {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(): void
  onContextMenu(event: MouseEvent): void
}

/** Shows a thing large while the pointer or the keyboard's focus is on it, or after a long press. */
export function useLooking(thing: string): Looking {
  const { hovered } = useController()
  return {
    onPointerEnter(event) {
      if (event.pointerType === 'mouse') hovered.set(thing)
    },
    onPointerLeave: () => hovered.set(null),
    onFocus(event) {
      if (event.currentTarget.matches(':focus-visible')) hovered.set(thing)
    },
    onBlur: () => hovered.set(null),
    onContextMenu(event) {
      event.preventDefault()
      hovered.set(thing)
    },
  }
}
