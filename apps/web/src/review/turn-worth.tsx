import { useEffect, useState, type ReactNode } from 'react'
import type { InsightWords } from '@entrepot/words'
import { useLatest } from '../i18n/use-latest.ts'
import { Emblem } from '../icons/emblem.tsx'
import type { Analysis } from '../insight/analysis/analysis.ts'
import { chancesAt, curveOf, turnAt } from '../insight/analysis/findings.ts'
import type { TableSession } from '../session/session.ts'
import { useClient, useSeats } from '../table/table-context.ts'
import { useShortcuts } from '../table/use-shortcuts.ts'
import { betterLineOf } from './better-line.ts'
import { useBrings } from './use-brings.ts'
import { useFigures } from './use-figures.ts'
import { VerdictSeal } from './verdict-seal.tsx'

/** What the turn that led to a position was worth, and what would have been better, in words and on the board. */
export function TurnWorth({
  session,
  words,
  analysis,
  position,
}: {
  session: TableSession
  words: InsightWords
  analysis: Analysis
  position: number
}): ReactNode {
  const client = useClient()
  const seats = useSeats()
  const { points, signed, percent } = useFigures()
  const bringsOf = useBrings(words)
  const [shown, setShown] = useState(true)
  useShortcuts({ b: () => setShown((before) => !before) })
  const place = turnAt(analysis, position)
  const turn = place === undefined ? undefined : analysis.outline.turns[place]
  const worth = place === undefined ? null : (analysis.worth[place] ?? null)
  const hasBetter = worth !== null && worth.better !== null
  const key = `${client.language} ${hasBetter ? place : 'none'}`
  const told = useLatest(key, async () => ({
    key,
    line:
      hasBetter && place !== undefined && turn
        ? await betterLineOf(session, client, words, place, turn.seat)
        : null,
  }))
  const line = told?.key === key ? told.line : null
  const brings = bringsOf(worth?.better ?? null)
  useMarked(shown && line !== null ? line.targets : NOTHING)
  const drawn = signed(turn?.told === 'draw' ? (worth?.luck[turn.seat] ?? 0) : 0)
  const chances = chancesAt(curveOf(analysis), position) ?? []
  return (
    <div className="turn-worth">
      <ul className="chances" aria-label={words.chances}>
        {chances.map((chance, seat) => (
          <li key={seat} data-moves={turn?.seat === seat || undefined}>
            <Emblem player={seat} label={seats[seat]?.name ?? ''} /> {percent(chance)}
          </li>
        ))}
      </ul>
      {turn === undefined ? null : worth === null || turn.forced ? (
        <p>{turn.forced ? words.forced : words.notYet}</p>
      ) : (
        <p aria-live="polite">
          <VerdictSeal verdict={worth.verdict} /> <b>{words.verdicts[worth.verdict]}</b>{' '}
          {worth.loss > 0 ? words.lost(points(worth.loss)) : words.nothingLost}
          {line === null ? null : (
            <>
              {' '}
              <b>{words.better}:</b> {line.text}
            </>
          )}
          {line === null || brings === '' ? null : (
            <>
              {' · '}
              <b>{words.expected}:</b> {brings}
            </>
          )}
          {drawn === signed(0) ? null : <> · {words.drawn(drawn)}</>}
        </p>
      )}
      {line === null || line.targets.length === 0 ? null : (
        <label className="on-board">
          <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />{' '}
          {words.showBetter}
        </label>
      )}
    </div>
  )
}

const NOTHING: readonly string[] = []

/** Marks things on the table, numbered in order. */
function useMarked(targets: readonly string[]): void {
  useEffect(() => {
    const marked = targets.flatMap((target, index) =>
      [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-target=${JSON.stringify(target)}]`)].map(
        (node) => {
          node.dataset['better'] = String(index + 1)
          return node
        },
      ),
    )
    return () => {
      for (const node of marked) delete node.dataset['better']
    }
  })
}
