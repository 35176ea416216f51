import { createContext, useContext } from 'react'
import type { ShellWords } from './load-messages.ts'

export const MessagesContext = createContext<ShellWords | null>(null)

/** The words of the shell in the visitor's language. */
export function useMessages(): ShellWords {
  const messages = useContext(MessagesContext)
  if (messages === null) throw new Error('Words are used outside of MessagesProvider.')
  return messages
}
