import { findGame } from '@entrepot/bots/games'
import type { FoundTable, TalkLine } from '@entrepot/protocol'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import { useDates } from '../profile/use-dates.ts'
import { AskTwice } from '../shell/ask-twice.tsx'
import type { Attempt } from '../shell/use-attempt.ts'
import { closeTable, findTables, removeLine, talkAt } from './admin-api.ts'
import { Finder } from './finder.tsx'

/** Tables, found by id, game, or who sits there. */
export function TablesPart(): ReactNode {
  const { admin: words } = useMessages()
  return (
    <Finder
      heading={words.tables}
      label={words.findTable}
      find={findTables}
      line={(table, change) => <TableLine table={table} change={change} />}
    />
  )
}

function TableLine({ table, change }: { table: FoundTable; change: Attempt['attempt'] }): ReactNode {
  const { admin: words, games } = useMessages()
  const { day } = useDates()
  const [talk, setTalk] = useState<readonly TalkLine[] | null>(null)
  const { id, game, status, createdAt, people } = table
  const entry = findGame(game)
  const name = entry ? games[entry.id].name : game
  const runs = status === 'gathering' || status === 'playing'
  return (
    <>
      <div className="what">
        <Link href={`/tables/${id}`}>{name}</Link>
        <small>{[words.statuses[status] ?? status, day(createdAt), people.join(', ')].join(' · ')}</small>
        {talk === null ? null : <Talk table={id} lines={talk} change={change} heard={setTalk} />}
      </div>
      <p className="deeds">
        <button
          className="button quiet"
          type="button"
          aria-expanded={talk !== null}
          onClick={() => change(async () => setTalk(talk === null ? await talkAt(id) : null))}
        >
          {words.talk}
        </button>
        {runs ? (
          <AskTwice
            ask={words.close}
            sure={words.closeSure}
            keep={words.keep}
            className="button quiet"
            deed={() => change(() => closeTable(id))}
          />
        ) : null}
      </p>
    </>
  )
}

function Talk({
  table,
  lines,
  change,
  heard,
}: {
  table: string
  lines: readonly TalkLine[]
  change: Attempt['attempt']
  heard: (lines: readonly TalkLine[]) => void
}): ReactNode {
  const { admin: words } = useMessages()
  const said = lines.filter(({ text }) => text !== '')
  if (said.length === 0) return <p className="facts">{words.silence}</p>
  return (
    <ul>
      {said.map(({ number, name, text }) => (
        <li key={number}>
          <strong>{name}</strong> {text}{' '}
          <button
            className="button quiet"
            type="button"
            aria-label={`${words.takeOut}: ${text}`}
            onClick={() =>
              change(async () => {
                await removeLine(table, number)
                heard(await talkAt(table))
              })
            }
          >
            {words.takeOut}
          </button>
        </li>
      ))}
    </ul>
  )
}
