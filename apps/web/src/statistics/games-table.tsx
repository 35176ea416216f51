import type { StatisticsWords } from '@entrepot/words'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useDates } from '../profile/use-dates.ts'
import type { GameFigures } from './figures.ts'
import { categoriesOf, inOrder } from './reckon.ts'
import { Scrolled } from '../shell/scrolled.tsx'
import type { Naming } from './use-naming.ts'
import { useNumbers } from './use-numbers.ts'

/** Where the game itself can be looked at. */
export function addressOf({ where, id }: GameFigures): string {
  return where === 'device' ? `/local/${id}` : `/tables/${id}`
}

/** Every game of a title with all its figures, the latest first: all that the charts draw. */
export function GamesTable({
  words,
  games,
  naming,
}: {
  words: StatisticsWords
  games: readonly GameFigures[]
  naming: Naming
}): ReactNode {
  const { day } = useDates()
  const { number, duration } = useNumbers()
  const categories = categoriesOf(games)
  return (
    <Scrolled label={words.allGames}>
      <table>
        <caption className="visually-hidden">{words.allGames}</caption>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col" className="names">
              {words.opponents}
            </th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.total}</th>
            {categories.map((category) => (
              <th key={category} scope="col">
                {naming.category(category)}
              </th>
            ))}
            <th scope="col">{words.time}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(games)
            .toReversed()
            .map((game) => (
              <tr key={game.id}>
                <th scope="row">
                  <Link href={addressOf(game)}>{day(game.ended)}</Link>
                </th>
                <td className="names">{game.opponents.map(naming.opponent).join(', ')}</td>
                <td>{number(game.place)}</td>
                <td>{number(game.total)}</td>
                {categories.map((category) => (
                  <td key={category}>{number(game.points[category] ?? 0)}</td>
                ))}
                <td>{game.millis === null ? '–' : duration(game.millis)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
