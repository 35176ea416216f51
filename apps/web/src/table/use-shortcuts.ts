import { useEffect, useEffectEvent } from 'react'

const TYPED_INTO = 'input:not([type=range], [type=checkbox]), select, textarea, dialog *'
const PRESSED = 'button, summary, input[type=checkbox]'

/** Keys for those who play fast, such as `c` or `ctrl+z`: they work wherever no text is being typed and no sheet is open. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isAt = (parts: string): boolean => target instanceof HTMLElement && target.matches(parts)
    // What has the focus needs some keys itself: a field all of them, a button the one that presses it.
    const isTaken = isAt(TYPED_INTO) || (event.key === ' ' && isAt(PRESSED))
    if (isTaken || event.altKey) return
    const action = keys[`${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.key.toLowerCase()}`]
    if (action === undefined) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
