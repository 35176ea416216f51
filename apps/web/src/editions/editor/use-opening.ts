import { findGame } from '@entrepot/bots/games'
import type { Edition } from '@entrepot/kernel'
import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { UnreadableEdition } from '../open-edition.ts'
import { useDesk } from './editor-context.ts'
import { troubleText } from './fault-words.ts'

/** Opens editions from elsewhere; what is none is told in a sentence and changes nothing. */
export function useOpening(): {
  readonly trouble: string | null
  opening(edition: Promise<Edition>, take: (edition: Edition) => void): void
} {
  const { words, nameOf } = useDesk()
  const { games } = useMessages()
  const [trouble, setTrouble] = useState<string | null>(null)
  const gameName = (id: string): string => {
    const entry = findGame(id)
    return entry === undefined ? id : games[entry.id].name
  }
  return {
    trouble,
    opening(edition, take) {
      void edition.then(
        (opened) => {
          setTrouble(null)
          take(opened)
        },
        (error: unknown) => {
          if (!(error instanceof UnreadableEdition)) throw error
          setTrouble(troubleText(error.trouble, words, nameOf, gameName))
        },
      )
    },
  }
}
