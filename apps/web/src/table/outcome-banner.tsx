import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../i18n/use-messages.ts'
import type { TableSession } from '../session/session.ts'
import { download } from '../shell/download.ts'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useCompany } from './company.ts'
import { KeptButtons } from './kept-buttons.tsx'
import { Sheet } from './sheet.tsx'
import { usePersonOf, useSnapshot } from './table-context.ts'

const Finale = lazyPart(() => import('../finale/finale.tsx'))

/** The end of the game: who has won, and what one can do next; how it came to that lies on a sheet over the table. */
export default function OutcomeBanner({ session }: { session: TableSession }): ReactNode {
  const { table: words, home } = useMessages()
  const company = useCompany()
  const snapshot = useSnapshot()
  const personOf = usePersonOf()
  const [open, setOpen] = useState(true)
  const { outcome } = snapshot
  if (outcome === null) return null
  const result = words.result((outcome.ranking[0] ?? []).map(personOf))
  const save = async (): Promise<void> =>
    download(`${session.gameId}-${session.id}.json`, await session.file())
  return (
    <section className="decision-bar outcome" aria-label={words.gameOver}>
      <p className="sentence title">{result}</p>
      <p className="controls">
        <button className="button" type="button" onClick={() => void save()}>
          {words.export}
        </button>
        <button className="button" type="button" onClick={() => setOpen(true)}>
          {words.scoreSheet}
        </button>
        <Link className="button" href={`${session.address}/at/0`}>
          {home.review}
        </Link>
        {session.kept === null ? null : <KeptButtons kept={session.kept} />}
        {company === null ? null : <company.RematchButton people={company.people} />}
      </p>
      {open ? (
        <Sheet title={result} close={() => setOpen(false)}>
          <Finale session={session} />
        </Sheet>
      ) : null}
    </section>
  )
}
