import { useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Icon } from '../icons/icon.tsx'
import { useSharedAddress } from '../lobby/use-shared-address.ts'
import { copyText } from '../platform/copying.ts'
import type { TableSession } from '../session/session.ts'

/** Copies the address of a position, where others can open it: that of a game on this device leads them nowhere. */
export function CopyPosition({ session, position }: { session: TableSession; position: number }): ReactNode {
  const { table: words, visitors } = useMessages()
  const [copied, setCopied] = useState<{ at: number; worked: boolean } | null>(null)
  const shared = session.sharedAddress()
  const { href } = useSharedAddress(`${shared ?? ''}/at/${position}`)
  if (shared === null) return null
  const isCopied = copied?.at === position
  const name = isCopied && copied.worked ? words.copied : words.shareLink
  return (
    <>
      <button
        className="button"
        type="button"
        aria-label={name}
        title={name}
        onClick={() => void copyText(href).then((worked) => setCopied({ at: position, worked }))}
      >
        <Icon name={isCopied && copied.worked ? 'check' : 'link'} />
      </button>
      {isCopied && !copied.worked ? (
        <span role="status">
          {visitors.notCopied} <code>{href}</code>
        </span>
      ) : null}
    </>
  )
}
