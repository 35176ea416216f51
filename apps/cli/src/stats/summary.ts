import { DEFAULT_EDITION, type Figures, type Subjects } from '@entrepot/kernel'
import { mean, spreadOf, type Distribution } from '../arena/statistics.ts'
import type { PlayedGame, Series } from './series.ts'

/** A figure over all seats of all games, and by place in the turn order, the one that began first: its mean, and all. */
export interface SeatDistribution extends Distribution {
  readonly bySeat: readonly number[]
  readonly eachSeat: readonly Distribution[]
}

/** A series summed up. Other programs read the first seven members: their names are fixed. */
export interface Summary {
  readonly games: number
  readonly meanTotal: number
  readonly meanWinner: number
  /** Mean points by line of the score sheet. */
  readonly categories: Figures
  readonly rounds: number
  /** The share of games by what ended them. */
  readonly endedBy: Figures
  /** By place in the turn order; a shared first place counts in part. */
  readonly winRateBySeat: readonly number[]
  readonly series: Omit<Series, 'edition'> & { readonly edition: string }
  readonly decisions: number
  readonly total: SeatDistribution
  /** Points by what brought them: where the score sheet has one line for many things, as played. */
  readonly makeUp: { readonly [name: string]: SeatDistribution & { readonly share: number } }
  readonly seats: { readonly [subject: string]: { readonly [name: string]: SeatDistribution } }
  readonly table: { readonly [subject: string]: { readonly [name: string]: Distribution } }
}

/** Games may come in any order; the summary does not depend on it. */
export function summaryOf(series: Series, played: readonly PlayedGame[]): Summary {
  const games = played.toSorted((a, b) => a.index - b.index)
  const sheets = games.flatMap((game) => game.sheets)
  const total = overSeats(games, (game, seat) => game.sheets[seat]?.total ?? 0)
  return {
    games: games.length,
    meanTotal: total.mean,
    meanWinner: mean(games.map((game) => Math.max(...game.sheets.map((sheet) => sheet.total)))),
    categories: eachName(
      sheets.map(({ categories }) => categories),
      (name) => mean(sheets.map(({ categories }) => categories[name] ?? 0)),
    ),
    rounds: mean(games.map(({ rounds }) => rounds)),
    endedBy: sharesOf(games.map(({ endedBy }) => endedBy)),
    winRateBySeat: overSeats(games, winOf).bySeat,
    series: { ...series, edition: series.edition?.name ?? DEFAULT_EDITION },
    decisions: mean(games.map(({ decisions }) => decisions)),
    total,
    makeUp: eachName(
      games.flatMap(({ makeUp }) => makeUp),
      (name) => {
        const points = overSeats(games, ({ makeUp }, seat) => makeUp[seat]?.[name] ?? 0)
        return { ...points, share: total.mean === 0 ? 0 : points.mean / total.mean }
      },
    ),
    seats: eachFigure(
      games.flatMap(({ seats }) => seats),
      (subject, name) => overSeats(games, ({ seats }, seat) => seats[seat]?.[subject]?.[name] ?? 0),
    ),
    table: eachFigure(
      games.map(({ table }) => table),
      (subject, name) => spreadOf(games.map(({ table }) => table[subject]?.[name] ?? 0)),
    ),
  }
}

function winOf({ ranking }: PlayedGame, seat: number): number {
  const first = ranking[0] ?? []
  return first.includes(seat) ? 1 / first.length : 0
}

function overSeats(
  games: readonly PlayedGame[],
  read: (game: PlayedGame, seat: number) => number,
): SeatDistribution {
  const places = games[0]?.order.length ?? 0
  const inOrder = games.map((game) => game.order.map((seat) => read(game, seat)))
  const eachSeat = Array.from({ length: places }, (_, place) =>
    spreadOf(inOrder.map((values) => values[place] ?? 0)),
  )
  return { ...spreadOf(inOrder.flat()), bySeat: eachSeat.map((seat) => seat.mean), eachSeat }
}

function sharesOf(names: readonly string[]): Figures {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries([...counts].map(([name, count]) => [name, count / names.length]))
}

/** A value for every name that any of the figures has. */
function eachName<Value>(all: readonly Figures[], value: (name: string) => Value): { [name: string]: Value } {
  const names = [...new Set(all.flatMap((figures) => Object.keys(figures)))]
  return Object.fromEntries(names.map((name) => [name, value(name)]))
}

function eachFigure<Value>(
  all: readonly Subjects[],
  value: (subject: string, name: string) => Value,
): { [subject: string]: { [name: string]: Value } } {
  const subjects = [...new Set(all.flatMap((tallied) => Object.keys(tallied)))]
  return Object.fromEntries(
    subjects.map((subject) => [
      subject,
      eachName(
        all.map((tallied) => tallied[subject] ?? {}),
        (name) => value(subject, name),
      ),
    ]),
  )
}
