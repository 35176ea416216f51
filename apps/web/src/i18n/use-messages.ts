import { createContext, use } from 'react'
import type { Messages } from './messages/en.ts'

export const MessagesContext = createContext<Messages | null>(null)

/** The words of the shell in the visitor's language. */
export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (messages === null) throw new Error('Words are used outside of MessagesProvider.')
  return messages
}
