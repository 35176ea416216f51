import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import { deviceShelf, type ShelfTrouble } from '../platform/device-shelf.ts'

/** Says that games cannot be kept on this device, where that is so; `children` are what can be done about it. */
export function ShelfNote({ children }: { children?: ReactNode }): ReactNode {
  const { kept, table } = useMessages()
  const [seen, setSeen] = useState<ShelfTrouble | null>(null)
  const trouble = useSyncExternalStore(
    (listener) => deviceShelf.watchTrouble(listener),
    () => deviceShelf.trouble(),
  )
  return trouble === null || trouble === seen ? null : (
    <div className="shelf-note">
      <p role="alert">{kept.shelf[trouble]}</p>
      {children}
      <button
        className="button quiet"
        type="button"
        aria-label={table.close}
        onClick={() => setSeen(trouble)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
