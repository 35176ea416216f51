import { historyOf, sittingAfter, type GameRecord, type Outcome, type Seat } from '@entrepot/kernel'
import { keep } from './new-game.ts'
import { arePlayers, listSavedGames, type Branch, type LocalPlayer, type SavedGame } from './saved-games.ts'
import type { Snapshot, TableSession } from './session.ts'
import { summaryOf } from './summary.ts'

/** Who plays on for people: a bot that is hard to beat, and quick. */
const STAND_IN: Pick<LocalPlayer, 'level'> = { level: '3' }

/** Whether a game can be played on from a position: one that is over, or one on this device against bots alone. */
export function canPlayOn({ seat, seats, kept }: TableSession, now: Snapshot, position: number): boolean {
  const isAlone = kept !== null && seats.every(({ kind }, other) => other === seat || kind === 'bot')
  return (now.outcome !== null || isAlone) && position < now.position
}

/** Begins a game on this device that is the same up to a position; the address of its table. Bots play for the others. */
export async function playOn(session: TableSession, position: number): Promise<string> {
  const file = JSON.parse(await session.file()) as GameRecord & { readonly players?: unknown }
  const { game } = session
  const history = historyOf(game, file)
  const { state } = sittingAfter(history, position)
  const own = session.seat ?? game.deciders(state)[0] ?? 0
  const log = history.lines
    .filter(({ number }) => number <= position)
    .map(({ seat, command, barrier }) => ({ seat, command, barrier }))
  const id = await keep({
    record: { ...history.record, log },
    deal: null,
    players: playersOf(session, arePlayers(file.players) ? file.players : [], own),
    summary: summaryOf(game, state),
    moved: null,
    branch: branchOf(session, position),
  })
  return `/local/${id}`
}

/** The viewer at the own seat; everywhere else bots, as they were or in the place of people. */
function playersOf(
  { seats }: TableSession,
  known: readonly LocalPlayer[],
  own: Seat,
): readonly LocalPlayer[] {
  return seats.map(({ name }, seat) => {
    const before = known[seat]
    if (seat === own) return { name: before?.level === null ? before.name : '', level: null }
    return before !== undefined && before.level !== null ? before : { name, ...STAND_IN }
  })
}

function branchOf(session: TableSession, position: number): Branch {
  const { id, address } = session
  const { outcome } = session.snapshot()
  const totals = outcome === null ? {} : { totals: totalsOf(outcome) }
  return { of: id, address, ...totals, position }
}

/** A game that was played on from another. */
export interface Try {
  readonly address: string
  readonly position: number
  readonly round: number
  /** Null while it goes on. */
  readonly totals: readonly number[] | null
}

/** A game and how often it was tried from somewhere on. */
export interface Tries {
  /** Null where nobody knows any more where it lies, or what it came to. */
  readonly original: { readonly address: string | null; readonly totals: readonly number[] | null }
  /** Those on this device, the earliest first. */
  readonly tries: readonly Try[]
}

/** The tries of the game of a table, or of the game that it was played on from itself; null where there are none. */
export async function triesOf({ id, address }: TableSession, outcome: Outcome | null): Promise<Tries | null> {
  const { games } = await listSavedGames()
  const known = (table: string): SavedGame | undefined => games.find((game) => game.id === table)
  // A game that has just ended may not be kept as that yet.
  const totalsIn = (game: SavedGame | undefined): readonly number[] | null =>
    game?.id === id && outcome !== null ? totalsOf(outcome) : (game?.summary.result?.totals ?? null)
  const branch = known(id)?.branch
  const root = branch?.of ?? id
  const tries = games.filter((game) => game.branch?.of === root).toReversed()
  if (tries.length === 0) return null
  const original = branch ?? { address, totals: outcome === null ? undefined : totalsOf(outcome) }
  return {
    original: {
      address: original.address ?? (known(root) === undefined ? null : `/local/${root}`),
      totals: totalsIn(known(root)) ?? original.totals ?? null,
    },
    tries: tries.map((game) => ({
      address: `/local/${game.id}`,
      position: game.branch?.position ?? 0,
      round: game.summary.round,
      totals: totalsIn(game),
    })),
  }
}

function totalsOf({ sheets }: Outcome): number[] {
  return sheets.map(({ total }) => total)
}
