import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { InsightWords } from '@entrepot/words'
import { useLatest } from '../../i18n/use-latest.ts'
import type { Analysis } from '../../insight/analysis/analysis.ts'
import { costliest, type CostlyTurn } from '../../insight/analysis/findings.ts'
import type { TableSession } from '../../session/session.ts'
import { useClient, usePersonOf } from '../../table/table-context.ts'
import { betterLineOf } from '../better-line.ts'
import { PlayOnButton } from '../play-on-button.tsx'
import { useBrings } from '../use-brings.ts'
import { useFigures } from '../use-figures.ts'
import { VerdictSeal } from '../verdict-seal.tsx'
import { useDeedOf } from './use-deed-of.ts'

/** The three turns that cost the viewer the most, or, for a spectator, anybody. */
export function CostlyTurns({
  session,
  words,
  analysis,
  close,
}: {
  session: TableSession
  words: InsightWords
  analysis: Analysis
  close: () => void
}): ReactNode {
  const found = costliest(analysis, session.seat)
  return (
    <section>
      <h3>{session.seat === null ? words.costly : words.yourCostly}</h3>
      {found.length === 0 ? <p>{words.noneCostly}</p> : null}
      <ol className="costly">
        {found.map((costly) => (
          <Costly key={costly.place} session={session} words={words} costly={costly} close={close} />
        ))}
      </ol>
    </section>
  )
}

function Costly({
  session,
  words,
  costly: { place, turn, worth },
  close,
}: {
  session: TableSession
  words: InsightWords
  costly: CostlyTurn
  close: () => void
}): ReactNode {
  const client = useClient()
  const personOf = usePersonOf()
  const { points, percent } = useFigures()
  const deedOf = useDeedOf()
  const brings = useBrings(words)(worth.better)
  const line = useLatest(`${client.language} ${place}`, () =>
    betterLineOf(session, client, words, place, turn.seat),
  )
  return (
    <li>
      <p className="head">
        <VerdictSeal verdict={worth.verdict} /> <b>{words.verdicts[worth.verdict]}</b>
        <span>{words.turnIn(turn.round, personOf(turn.seat).name)}</span>
        <span>
          {percent(worth.winBefore)} › {percent(worth.winAfter)}
        </span>
        <strong>{words.lost(points(worth.loss))}</strong>
      </p>
      <dl>
        <dt>{words.played}</dt>
        <dd>{deedOf(turn)}</dd>
        {line === null || line.text === '' ? null : (
          <>
            <dt>{words.better}</dt>
            <dd>{line.text}</dd>
          </>
        )}
        {brings === '' ? null : (
          <>
            <dt>{words.expected}</dt>
            <dd>{brings}</dd>
          </>
        )}
      </dl>
      <p className="actions">
        <Link className="button" href={`${session.address}/at/${turn.to}`} onClick={close}>
          {words.look}
        </Link>
        <PlayOnButton session={session} words={words} position={turn.from} />
      </p>
    </li>
  )
}
