import { botNamed } from '@entrepot/bots'
import {
  beginHistory,
  commitmentOf,
  exportGame,
  extendHistory,
  matchOf,
  type Circumstances,
  type DealProof,
  type ExportedGame,
  type History,
} from '@entrepot/kernel'
import { paced } from '../play/paced.ts'
import type { NamedSeat, Table } from '../play/table.ts'
import { beginningOf } from '../rooms/load.ts'
import type { ServerContext } from '../server-context.ts'
import { entriesAfter } from '../storage/log.ts'
import { readTable } from '../storage/tables.ts'
import { rulesAt } from './editions.ts'

type Player = Circumstances['players'][number]

/** A game that is over, with its seed and where it came from, so that anybody can check the deal, and with who played. */
export function exportedGame(table: Table, history: History): ExportedGame {
  const match = matchOf(history)
  return exportGame(history.sitting.game, match, dealProofOf(table), circumstancesOf(table, history))
}

/** Nothing is claimed of a game that came from a file: nobody sat at its table here. */
function circumstancesOf(table: Table, { lines }: History): Circumstances | undefined {
  const { id, seats, startedAt, endedAt } = table
  if (startedAt === null || endedAt === null || seats.every(({ kind }) => kind === 'open')) return undefined
  const times = { startedAt, endedAt, moves: lines.map(({ at }) => at) }
  return { table: id, players: seats.map(playerAt), times }
}

/** Games as files, one after the other; those whose rules are not here are left out. */
export async function* exportedGames(
  { database, games }: ServerContext,
  ids: readonly string[],
): AsyncGenerator<ExportedGame> {
  for (const id of ids) {
    const table = await readTable(database.db, id)
    const rules = table && (await rulesAt(games, database.db, table))
    if (!table || table.seed === null || !rules) continue
    const entries = await entriesAfter(database.db, id, 0)
    const beginning = beginHistory(beginningOf(table, rules.game))
    yield exportedGame(table, await paced.run(() => extendHistory(beginning, entries)))
  }
}

function playerAt({ kind, name, accountId, level, deletedAt, author }: NamedSeat): Player {
  const known = kind === 'person' && deletedAt === null
  const bot = kind === 'bot' && level !== null ? botNamed(level) : null
  return {
    name: (known && name) || '',
    account: known ? accountId : null,
    level: bot?.level ?? null,
    character: bot?.character ?? null,
    author: known ? author : null,
  }
}

/** Where the seed of a game that is over came from; null where only its fingerprint was published. */
function dealProofOf({ dealSecret: secret, seats }: Table): DealProof | null {
  if (secret === null) return null
  const contributions = seats.map(({ contribution }) => contribution)
  return { secret, commitment: commitmentOf(secret), contributions }
}
