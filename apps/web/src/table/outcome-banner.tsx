import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { Emblem } from '../icons/emblem.tsx'
import { useMessages } from '../i18n/use-messages.ts'
import type { TableSession } from '../session/session.ts'
import { download } from '../shell/download.ts'
import { KeptButtons } from './kept-buttons.tsx'
import { RematchButton } from './people/rematch-button.tsx'
import { ScoreSheetView } from './score-sheet.tsx'
import { Sheet } from './sheet.tsx'
import { isLive } from './controller/readings.ts'
import { useController, usePersonOf, useSeats, useSnapshot, useTable } from './table-context.ts'

/** The end of the game: who has won, the score sheet, and what one can do next. */
export function OutcomeBanner({ session }: { session: TableSession }): ReactNode {
  const { table: words } = useMessages()
  const { people } = useController().session
  const snapshot = useSnapshot()
  const seats = useSeats()
  const personOf = usePersonOf()
  const live = useTable(isLive)
  const [open, setOpen] = useState(live)
  const [location] = useLocation()
  const { outcome } = snapshot
  if (outcome === null) return null
  const result = words.result((outcome.ranking[0] ?? []).map(personOf))
  const save = async (): Promise<void> =>
    download(`${session.gameId}-${session.id}.json`, await session.file())
  return (
    <section className="decision-bar outcome" aria-label={words.gameOver}>
      <p className="sentence title">{result}</p>
      <p className="controls">
        {live ? null : (
          <Link className="button" href={location.replace(/\/at\/.*$/, '')}>
            {words.backToNow}
          </Link>
        )}
        <button className="button" type="button" onClick={() => void save()}>
          {words.export}
        </button>
        <button className="button" type="button" onClick={() => setOpen(true)}>
          {words.scoreSheet}
        </button>
        {session.kept === null ? null : <KeptButtons kept={session.kept} />}
        {people === null ? null : <RematchButton people={people} />}
      </p>
      {open ? (
        <Sheet title={result} close={() => setOpen(false)}>
          <ol className="ranking">
            {outcome.ranking.map((tied, index) =>
              tied.map((seat) => (
                <li key={seat}>
                  <span>{words.place(index + 1)}</span> <Emblem player={seat} /> {seats[seat]?.name}{' '}
                  <b>{outcome.sheets[seat]?.total}</b>
                </li>
              )),
            )}
          </ol>
          <ScoreSheetView />
        </Sheet>
      ) : null}
    </section>
  )
}
