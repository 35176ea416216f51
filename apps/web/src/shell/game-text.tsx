import type { ListedGame } from '@entrepot/bots/games'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages.ts'

/** What a game is about, for how many, and how long it takes. */
export function GameText({ entry: { id, seats, minutes } }: { entry: ListedGame }): ReactNode {
  const { home, games } = useMessages()
  return (
    <>
      <p>{games[id].about}</p>
      <p className="facts">{home.facts(seats.min, seats.max, minutes)}</p>
    </>
  )
}
