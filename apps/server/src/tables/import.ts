import type { ExportedGame, Outcome } from '@entrepot/kernel'
import type { Entry, TableFacts, TableSeat } from '../play/table.ts'
import { newId } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { insertTable } from '../storage/tables.ts'
import { importedEdition } from './editions.ts'
import { newTable } from './new-table.ts'

/** Keeps a game that was played elsewhere and has been found sound: a table that is over, at which nobody sat. */
export async function importGame(
  context: ServerContext,
  accountId: string,
  file: ExportedGame,
  outcome: Outcome | null,
): Promise<string> {
  const id = newId()
  const now = context.now()
  const gathering = newTable({
    id,
    game: file.game,
    version: file.version,
    edition: await importedEdition(context, accountId, file),
    options: file.options,
    visibility: 'private',
    pace: { kind: 'untimed' },
    timeOut: 'wait',
    hostId: accountId,
    createdAt: now,
    dealSecret: file.deal?.secret ?? null,
  })
  const table: TableFacts = {
    ...gathering,
    status: outcome === null ? 'cancelled' : 'finished',
    startedAt: now,
    endedAt: now,
    seed: String(file.seed),
    length: file.log.length,
    outcome,
  }
  await insertTable(context.database.db, table, emptySeats(file), entriesOf(file, now))
  return id
}

function emptySeats({ seats, deal }: ExportedGame): TableSeat[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: 'open',
    accountId: null,
    level: null,
    presence: 'here',
    seenAt: null,
    contribution: deal?.contributions[seat] ?? null,
  }))
}

function entriesOf({ log }: ExportedGame, now: number): Entry[] {
  return log.map(({ seat, command }, i) => ({
    number: i + 1,
    kind: 'command',
    seat,
    command,
    commandId: `import-${i + 1}`,
    madeAt: now,
  }))
}
