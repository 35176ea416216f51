import type { ExportedGame, Outcome } from '@entrepot/kernel'
import { newId } from '../secrets.ts'
import type { Site } from '../site.ts'
import type { EntryRow, SeatRow, TableRow } from '../storage/schema.ts'
import { insertTable } from '../storage/tables.ts'
import { newTable } from './new-table.ts'

/** Keeps a game that was played elsewhere and has been found sound: a table that is over, at which nobody sat. */
export async function importGame(
  site: Site,
  accountId: string,
  file: ExportedGame,
  outcome: Outcome | null,
): Promise<string> {
  const id = newId()
  const now = site.now()
  const gathering = newTable({
    id,
    game: file.game,
    version: file.version,
    options: JSON.stringify(file.options),
    visibility: 'private',
    pace: JSON.stringify({ kind: 'untimed' }),
    time_out: 'wait',
    host_id: accountId,
    created_at: now,
    deal_secret: file.deal?.secret ?? null,
  })
  const table: TableRow = {
    ...gathering,
    status: outcome === null ? 'cancelled' : 'finished',
    started_at: now,
    ended_at: now,
    seed: String(file.seed),
    length: file.log.length,
    outcome: outcome && JSON.stringify(outcome),
  }
  await insertTable(site.database.db, table, emptySeats(id, file), entriesOf(id, file, now))
  return id
}

function emptySeats(id: string, { seats, deal }: ExportedGame): SeatRow[] {
  return Array.from({ length: seats }, (_, seat) => ({
    table_id: id,
    seat,
    kind: 'open',
    account_id: null,
    level: null,
    presence: 'here',
    seen_at: null,
    contribution: deal?.contributions[seat] ?? null,
  }))
}

function entriesOf(id: string, { log }: ExportedGame, now: number): EntryRow[] {
  return log.map(({ seat, command }, i) => ({
    table_id: id,
    number: i + 1,
    kind: 'command',
    seat,
    body: JSON.stringify(command),
    command_id: `import-${i + 1}`,
    made_at: now,
  }))
}
