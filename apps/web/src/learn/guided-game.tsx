import { findGame, type GameId } from '@entrepot/bots/games'
import { useEffect, useState, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { Loading } from '../shell/loading.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { dealLesson, findLesson } from './lessons.ts'

/** The guided first game of a game: leads to its table, where it was left or at the beginning. */
export default function GuidedGame({ game }: { game: string }): ReactNode {
  const entry = findGame(game)
  return entry === undefined ? <NotFoundPage /> : <ToTheTable game={entry.id} />
}

function ToTheTable({ game }: { game: GameId }): ReactNode {
  const { games } = useMessages()
  const [table, setTable] = useState<string | null | undefined>(undefined)
  const [rival = ''] = games[game].names
  useEffect(() => {
    let wanted = true
    const lead = async (): Promise<string | null> => {
      const taught = await findLesson(game)
      // A page that is drawn twice deals once.
      if (taught === null || !wanted) return null
      return taught.kept === null ? dealLesson(game, taught.lesson, rival) : `/local/${taught.kept.id}`
    }
    void lead().then((address) => {
      if (wanted) setTable(address)
    })
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language must not deal another game
  }, [game])
  if (table === undefined) return <Loading />
  return table === null ? <NotFoundPage /> : <Redirect to={table} replace />
}
