import { useEffect, useEffectEvent } from 'react'

/** Keys for those who play fast, such as `c` or `ctrl+z`: they work wherever no text is being typed and no sheet is open. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const typing = target instanceof HTMLElement && target.matches('input, select, textarea, dialog *')
    if (typing || event.altKey) return
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
