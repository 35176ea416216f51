import { useEffect, useRef, type RefObject } from 'react'
import { useTable } from '../table-context.ts'

interface Left {
  /** The thing on the table; null for a button of the bar. */
  readonly target: string | null
  /** The part of the table where the focus was. */
  readonly part: string | null
}

/**
 * A choice often takes away what was chosen, and a browser then begins anew at the top of the page. So the focus goes on to
 * what is nearest in meaning: the same thing, another one that can be chosen in the same part, the bar.
 */
export function KeptFocus({ room }: { room: RefObject<HTMLElement | null> }): null {
  useTable((state) => state)
  const left = useRef<Left | null>(null)
  useEffect(() => {
    const table = room.current
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return
      left.current = {
        target: target.closest('[data-target]')?.getAttribute('data-target') ?? null,
        part: target.closest('.part')?.getAttribute('aria-label') ?? null,
      }
    }
    table?.addEventListener('focusin', onFocus)
    return () => table?.removeEventListener('focusin', onFocus)
  }, [room])
  // After every change of the table.
  useEffect(() => {
    const table = room.current
    if (table === null || left.current === null || isHeld(document.activeElement)) return
    if (document.querySelector('dialog[open]') !== null) return
    nextOf(table, left.current)?.focus({ preventScroll: true })
  })
  return null
}

function isHeld(active: Element | null): boolean {
  return active !== null && active !== document.body && active.isConnected && !active.matches(':disabled')
}

function nextOf(table: HTMLElement, { target, part }: Left): HTMLElement | SVGElement | null {
  const first = (selector: string): HTMLElement | SVGElement | null =>
    [...table.querySelectorAll<HTMLElement | SVGElement>(selector)].find((element) =>
      element.checkVisibility(),
    ) ?? null
  return (
    (target === null
      ? null
      : first(`[data-target="${CSS.escape(target)}"]:is([data-legal], [data-chosen])`)) ??
    (part === null ? null : first(`.part[aria-label="${CSS.escape(part)}"] [data-legal]`)) ??
    first('.decision-bar .primary:enabled') ??
    first('.decision-bar button:enabled') ??
    first('.decision-bar')
  )
}
