import { useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'

/** An address of this site to send to others. */
export function CopyAddress({ address }: { address: string }): ReactNode {
  const { lobby: words } = useMessages()
  const [copied, setCopied] = useState(false)
  const { href } = new URL(address, location.href)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(href)
    setCopied(true)
  }
  return (
    <p className="copy-address">
      <code className="invitation">{href}</code>{' '}
      <button className="button" type="button" onClick={() => void copy()}>
        {copied ? words.copied : words.copy}
      </button>
    </p>
  )
}
