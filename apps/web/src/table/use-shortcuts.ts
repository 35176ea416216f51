import { useEffect, useEffectEvent } from 'react'

/** Single keys for those who play fast: they work wherever no text is being typed and no sheet is open. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const typing = target instanceof HTMLElement && target.matches('input, select, textarea, dialog *')
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return
    const action = keys[event.key.toLowerCase()]
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
