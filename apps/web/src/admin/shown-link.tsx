import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { copyText } from '../platform/copying.ts'

/** An address to hand on: to be read here, and in the clipboard where the browser allows it. */
export function ShownLink({ link }: { link: string | null }): ReactNode {
  const { admin: words } = useMessages()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (link !== null) void copyText(link).then(setCopied)
  }, [link])
  if (link === null) return null
  return (
    <p role="status">
      <code>{link}</code> {copied ? words.copied : null}
    </p>
  )
}
