import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { categoriesIn } from '../categories.ts'
import { useClient, useSeats, useSnapshot } from '../table-context.ts'
import { ChapterText } from './passages.tsx'

/** The points of everybody by category, as if the game were scored now. */
export function TextScore(): ReactNode {
  const { table: shell } = useMessages()
  const client = useClient()
  const seats = useSeats()
  const snapshot = useSnapshot()
  const rows = categoriesIn(client, snapshot.scores).map(({ id, name }) => [
    name,
    ...snapshot.scores.map(({ categories }) => categories[id] ?? 0),
  ])
  return (
    <ChapterText
      chapter={{
        id: 'score',
        heading: shell.score,
        passages: [
          {
            kind: 'table',
            caption: shell.scoreSheet,
            columns: [shell.category, ...seats.map(({ name }) => name)],
            rows: [...rows, [shell.total, ...snapshot.scores.map(({ total }) => total)]],
          },
        ],
      }}
    />
  )
}
