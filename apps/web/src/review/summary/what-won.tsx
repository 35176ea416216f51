import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { InsightWords } from '@entrepot/words'
import { isDrawn, type Analysis } from '../../insight/analysis/analysis.ts'
import { strengthsOf, swings } from '../../insight/analysis/findings.ts'
import type { TableSession } from '../../session/session.ts'
import { useClient, usePersonOf } from '../../table/table-context.ts'
import { useFigures } from '../use-figures.ts'
import { useDeedOf } from './use-deed-of.ts'

/** So many turns at which the game turned are told. */
const TURNING_POINTS = 3

/** In sentences: what the winner had more of than the others, and the turns at which the chances changed the most. */
export function WhatWon({
  session,
  words,
  analysis,
  close,
}: {
  session: TableSession
  words: InsightWords
  analysis: Analysis
  close?: () => void
}): ReactNode {
  const client = useClient()
  const personOf = usePersonOf()
  const deedOf = useDeedOf()
  const { percent } = useFigures()
  const { result, sheets } = analysis.outline
  const winners = result.flatMap((share, seat) => (share > 0 ? [seat] : []))
  const nameOf = (id: string): string => client.categories.find((category) => category.id === id)?.name ?? id
  // Half a curve turns elsewhere.
  const turned = isDrawn(analysis) ? swings(analysis, TURNING_POINTS) : []
  return (
    <section>
      <h3>{words.whatWon}</h3>
      {winners.map((seat) => {
        const total = Object.values(sheets[seat] ?? {}).reduce((sum, points) => sum + points, 0)
        return (
          <div key={seat}>
            <p className="lead">{words.wonBy(personOf(seat), total)}</p>
            <ul>
              {strengthsOf(analysis, seat).map(({ category, points, lead }) => (
                <li key={category}>
                  {words.strength(nameOf(category), points, lead.toFixed(0), sheets.length - 1)}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {turned.length === 0 ? null : (
        <>
          <h4>{words.turningPoints}</h4>
          <ol className="turned">
            {turned.map(({ place, turn, seat, before, after }) => (
              <li key={place}>
                <Link href={`${session.address}/at/${turn.to}`} onClick={close}>
                  {words.turnIn(turn.round, personOf(turn.seat).name)}
                </Link>{' '}
                {deedOf(turn)}{' '}
                <strong>{words.turned(personOf(seat), percent(before), percent(after))}</strong>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
