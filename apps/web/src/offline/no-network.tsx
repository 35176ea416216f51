import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { Notice } from '../shell/notice.tsx'

/** A page that only the server could fill, while there is no network. */
export function NoNetwork(): ReactNode {
  const { offline: words } = useMessages()
  return <Notice picture="becalmed" heading={words.heading} text={words.text} />
}
