import type { GameId } from '@entrepot/bots/games'
import type { PuzzleWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import { moduleOf } from '../games/index.ts'
import { useLatest } from '../i18n/use-latest.ts'
import { useSettings } from '../settings/use-settings.ts'

/** What the best turn brings and costs in the end beside the one that was played, by where points come from. */
export function PointsChanged({
  points,
  names,
  gameId,
  words,
}: {
  points: { readonly [category: string]: number }
  names: { readonly [category: string]: string }
  gameId: GameId
  words: PuzzleWords
}): ReactNode {
  const { language } = useSettings()
  const client = useLatest(`${gameId} ${language}`, () => moduleOf(gameId).client(language))
  const nameOf = (category: string): string | undefined =>
    names[category] ?? client?.categories.find(({ id }) => id === category)?.name
  const changed = Object.entries(points)
    .map(([category, change]) => ({ name: nameOf(category), change: Math.round(change) }))
    .filter(({ name, change }) => name !== undefined && change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const lines = (sign: 1 | -1): string[] =>
    changed
      .filter(({ change }) => change * sign > 0)
      .map(({ name = '', change }) => words.points(change * sign, name))
  return (
    <>
      <Lines heading={words.brings} lines={lines(1)} />
      <Lines heading={words.costs} lines={lines(-1)} />
    </>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }): ReactNode {
  return lines.length === 0 ? null : (
    <>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
