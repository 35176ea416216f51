import { use, type ReactNode } from 'react'
import { useSettings } from '../settings/use-settings.ts'
import { loadMessages } from './load-messages.ts'
import { MessagesContext } from './use-messages.ts'

/** Waits for the visitor's language; the surrounding Suspense shows what is before it. */
export function MessagesProvider({ children }: { children: ReactNode }): ReactNode {
  const { language } = useSettings()
  return <MessagesContext value={use(loadMessages(language))}>{children}</MessagesContext>
}
