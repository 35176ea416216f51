import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { useTable } from './table-context.ts'

interface Looking {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(): void
  onContextMenu(event: MouseEvent): void
}

/** Shows a thing large while the pointer or the keyboard's focus is on it, or after a long press. */
export function useLooking(thing: string): Looking {
  const { show } = useTable()
  return {
    onPointerEnter(event) {
      if (event.pointerType === 'mouse') show(thing)
    },
    onPointerLeave: () => show(null),
    onFocus(event) {
      if (event.currentTarget.matches(':focus-visible')) show(thing)
    },
    onBlur: () => show(null),
    onContextMenu(event) {
      event.preventDefault()
      show(thing)
    },
  }
}
