import { isLevel, LEVELS } from '@entrepot/bots'
import { begin, checkSeats, parseOptions, Refusal, seedOfDeal, type Game } from '@entrepot/kernel'
import { LIMITS, type CreateTableBody, type Pace, type SeatWish } from '@entrepot/protocol'
import { firstClocks } from '../play/clock.ts'
import { dueColumns } from '../play/due.ts'
import { Problem } from '../problem.ts'
import { newDealSecret, newId } from '../secrets.ts'
import type { Site } from '../site.ts'
import type { SeatRow, TableRow } from '../storage/schema.ts'
import { tablesHeldBy } from '../storage/table-lists.ts'
import { changeTable, insertTable, setTable, type WholeTable } from '../storage/tables.ts'
import { newTable } from './new-table.ts'
import { requireHost, requireStatus } from './rights.ts'

/** A new table with its seats; the one who makes it is its host. */
export async function createTable(site: Site, accountId: string, body: CreateTableBody): Promise<string> {
  const game = site.games.offered.find(({ id }) => id === body.game)
  if (!game) throw new Problem(422, 'unknown-game', `There is no game ${body.game} here.`)
  const options = refusedAs422(() => {
    checkSeats(game.seats, body.seats.length)
    return parseOptions(game.options, body.options ?? {})
  })
  const running = await tablesHeldBy(site.database.db, accountId, LIMITS.tablesPerPerson)
  if (running.length >= LIMITS.tablesPerPerson) {
    throw new Problem(409, 'too-many-tables', `You have ${running.length} tables. Finish some of them first.`)
  }
  const id = newId()
  const table = newTable({
    id,
    game: game.id,
    version: game.version,
    options: JSON.stringify(options),
    visibility: body.visibility,
    pace: JSON.stringify(body.pace),
    time_out: body.timeOut,
    host_id: accountId,
    created_at: site.now(),
    deal_secret: newDealSecret(),
  })
  await insertTable(site.database.db, table, seatRows(id, accountId, body.seats))
  return id
}

function seatRows(id: string, accountId: string, wishes: readonly SeatWish[]): SeatRow[] {
  if (wishes.filter(({ kind }) => kind === 'me').length > 1) {
    throw new Problem(422, 'two-seats', 'One person takes one seat.')
  }
  return wishes.map((wish, seat) => ({
    table_id: id,
    seat,
    kind: wish.kind === 'me' ? 'person' : wish.kind,
    account_id: wish.kind === 'me' ? accountId : null,
    level: wish.kind === 'bot' ? knownLevel(wish.level) : null,
    presence: 'here',
    seen_at: null,
    contribution: null,
  }))
}

export function knownLevel(level: string): string {
  if (isLevel(level)) return level
  throw new Problem(
    422,
    'unknown-level',
    `There is no bot of level ${level}; there are ${LEVELS.join(', ')}.`,
  )
}

/** Begins the game: finds the seed, deals, starts the clocks. */
export async function startGame(site: Site, accountId: string, id: string): Promise<void> {
  await changeTable(site.database.db, id, async (trx, whole) => {
    requireHost(whole, accountId)
    requireStatus(whole, 'gathering')
    if (whole.seats.some(({ kind }) => kind === 'open')) {
      throw new Problem(409, 'open-seats', 'Some seats are still open. Fill them with people or bots first.')
    }
    await setTable(trx, id, firstColumns(site, whole))
  })
  await site.rooms.changed(id)
}

function firstColumns(site: Site, { table, seats }: WholeTable): Partial<TableRow> {
  const game = site.games.offered.find((offered) => offered.id === table.game)
  if (!game) throw new Problem(409, 'unknown-game', `This server no longer offers ${table.game}.`)
  const now = site.now()
  const contributions = seats.map(({ contribution }) => contribution)
  // A table that was made before there were secrets has published no commitment: nothing is claimed for its deal.
  const seed = seedOfDeal({ secret: table.deal_secret ?? newDealSecret(), contributions })
  const { state } = begin(game, JSON.parse(table.options) as {}, seats.length, seed)
  const deciding = game.deciders(state)
  const pace = JSON.parse(table.pace) as Pace
  const clocks = firstClocks(pace, seats.length, deciding, now)
  return {
    version: game.version,
    status: 'playing',
    started_at: now,
    seed,
    deciding: JSON.stringify(deciding),
    clocks: JSON.stringify(clocks),
    ...dueColumns(pace, clocks, seats, deciding, now),
  }
}

/** A new table for the same people, bots and options; who asks first makes it, the others find it. */
export async function rematch(site: Site, accountId: string, id: string): Promise<string> {
  const made = await changeTable(site.database.db, id, async (trx, whole) => {
    requireStatus(whole, 'finished', 'cancelled')
    if (!whole.seats.some(({ account_id }) => account_id === accountId)) {
      throw new Problem(403, 'not-seated', 'Only those who played can ask for a rematch.')
    }
    if (whole.table.rematch_id) return whole.table.rematch_id
    const game = site.games.offered.find((offered): offered is Game => offered.id === whole.table.game)
    if (!game) throw new Problem(409, 'unknown-game', `This server no longer offers ${whole.table.game}.`)
    const next = newId()
    await trx
      .insertInto('game_table')
      .values(rematchRow(site, whole, next, accountId, game))
      .execute()
    await trx
      .insertInto('seat')
      .values(rematchSeats(whole, next, accountId))
      .execute()
    await setTable(trx, id, { rematch_id: next })
    return next
  })
  if (made === undefined) throw new Problem(404, 'no-table', `There is no table ${id}.`)
  await site.rooms.changed(id)
  return made
}

function rematchRow(site: Site, { table }: WholeTable, id: string, hostId: string, game: Game): TableRow {
  return newTable({
    ...table,
    id,
    version: game.version,
    host_id: hostId,
    created_at: site.now(),
    deal_secret: newDealSecret(),
  })
}

/** The seats one further, so that another person begins; the others' seats are open until they come. */
function rematchSeats({ seats }: WholeTable, id: string, accountId: string): SeatRow[] {
  return seats.map((_, seat) => {
    const { kind, account_id, level } = seats[(seat + 1) % seats.length] as SeatRow
    const mine = account_id === accountId
    return {
      table_id: id,
      seat,
      kind: kind === 'bot' ? 'bot' : mine ? 'person' : 'open',
      account_id: mine ? accountId : null,
      level: kind === 'bot' ? level : null,
      presence: 'here',
      seen_at: null,
      contribution: null,
    }
  })
}

function refusedAs422<Result>(check: () => Result): Result {
  try {
    return check()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Problem(422, 'refused', error.message, error)
  }
}
