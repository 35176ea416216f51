import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { Notice } from '../shell/notice.tsx'

/** A page that only the server could fill, while it does not answer; `again` asks it once more. */
export function NoNetwork({ again }: { again?: () => void }): ReactNode {
  const { offline: words, device, notFound } = useMessages()
  return (
    <Notice picture="becalmed" heading={words.heading} text={words.text}>
      <Link className="button primary" href="/">
        {notFound.home}
      </Link>
      {again === undefined ? null : (
        <button className="button" type="button" onClick={again}>
          {device.part.again}
        </button>
      )}
    </Notice>
  )
}
