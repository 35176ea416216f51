import type { ReactNode } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { loadMessages } from './load-messages.ts'
import { useLatest } from './use-latest.ts'
import { MessagesContext } from './use-messages.ts'

/** Gives all pages the words of the visitor's language; nothing is shown before they are there. */
export function MessagesProvider({ children }: { children: ReactNode }): ReactNode {
  const { language } = useSettings()
  const messages = useLatest(language, () => loadMessages(language))
  return messages === null ? null : <MessagesContext value={messages}>{children}</MessagesContext>
}
