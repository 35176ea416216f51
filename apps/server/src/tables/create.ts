import { botNamed, LEVELS } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import { begin, checkSeats, parseOptions, Refusal, seedOfDeal, type Game } from '@entrepot/kernel'
import { LIMITS, type CreateTableBody, type SeatWish } from '@entrepot/protocol'
import type { Transaction } from 'kysely'
import { firstClocks } from '../play/clock.ts'
import { dueAtTable } from '../play/due.ts'
import type { Table, TableFacts, TableSeat } from '../play/table.ts'
import { Problem } from '../problem.ts'
import { newDealSecret, newId } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import type { Schema } from '../storage/schema.ts'
import { tablesHeldBy } from '../storage/table-lists.ts'
import { changeTable, insertTable, insertTableWithin, setTable } from '../storage/tables.ts'
import { chosenEdition, rulesAt } from './editions.ts'
import { newTable } from './new-table.ts'
import { requireHost, requireStatus } from './rights.ts'

/** A new table with its seats; the one who makes it is its host. */
export async function createTable(
  context: ServerContext,
  accountId: string,
  body: CreateTableBody,
): Promise<string> {
  const game = context.games.offered.find(({ id }) => id === body.game)
  if (!game) throw new Problem(422, 'unknown-game', `There is no game ${body.game} here.`)
  const options = refusedAs422(() => {
    checkSeats(game.seats, body.seats.length)
    return parseOptions(game.options, body.options ?? {})
  })
  const running = await tablesHeldBy(context.database.db, accountId, LIMITS.tablesPerPerson)
  if (running.length >= LIMITS.tablesPerPerson) {
    throw new Problem(409, 'too-many-tables', `You have ${running.length} tables. Finish some of them first.`)
  }
  const edition = await chosenEdition(context, accountId, game, body.edition)
  const id = newId()
  const table = newTable({
    id,
    game: game.id,
    version: game.version,
    edition,
    options,
    visibility: body.visibility,
    pace: body.pace,
    timeOut: body.timeOut,
    hostId: accountId,
    createdAt: context.now(),
    dealSecret: newDealSecret(),
  })
  await insertTable(context.database.db, table, firstSeats(game, accountId, body.seats))
  return id
}

function firstSeats(game: Game, accountId: string, wishes: readonly SeatWish[]): TableSeat[] {
  if (wishes.filter(({ kind }) => kind === 'me').length > 1) {
    throw new Problem(422, 'two-seats', 'One person takes one seat.')
  }
  return wishes.map((wish, seat) => ({
    seat,
    kind: wish.kind === 'me' ? 'person' : wish.kind,
    accountId: wish.kind === 'me' ? accountId : null,
    level: wish.kind === 'bot' ? knownBot(game, wish.level) : null,
    presence: 'here',
    seenAt: null,
    contribution: null,
  }))
}

/** The name of a bot that plays the game: a level, or a level with one of its characters. */
export function knownBot(game: Game | undefined, name: string): string {
  const bot = botNamed(name)
  const characters = game === undefined ? [] : Object.keys(knowledgeOf(game).characters ?? {})
  if (bot !== null && (bot.character === null || characters.includes(bot.character))) return name
  const such = characters.length === 0 ? '' : `, or with a character such as 3-${characters[0]}`
  throw new Problem(
    422,
    'unknown-level',
    `There is no bot of level ${name}; there are ${LEVELS.join(', ')}${such}.`,
  )
}

/** Begins the game: finds the seed, deals, starts the clocks. */
export async function startGame(context: ServerContext, accountId: string, id: string): Promise<void> {
  await changeTable(context.database.db, id, async (trx, table) => {
    requireHost(table, accountId)
    requireStatus(table, 'gathering')
    if (table.seats.some(({ kind }) => kind === 'open')) {
      throw new Problem(409, 'open-seats', 'Some seats are still open. Fill them with people or bots first.')
    }
    await setTable(trx, id, begun(context, table, await dealtBy(context, trx, table)))
  })
  await context.rooms.changed(id)
}

/** The newest rules of the game, with the figures of the table's edition. */
async function dealtBy(
  { games }: ServerContext,
  trx: Transaction<Schema>,
  { game: id, edition }: Table,
): Promise<Game> {
  const newest = games.offered.find((offered) => offered.id === id)
  if (!newest) throw new Problem(409, 'unknown-game', `This server no longer offers ${id}.`)
  if (edition === null) return newest
  const rules = await rulesAt(games, trx, { game: id, version: newest.version, edition }).catch(
    () => undefined,
  )
  if (!rules)
    throw new Problem(409, 'bad-edition', `${id} ${newest.version} cannot be played with ${edition.name}.`)
  return rules.game
}

function begun(context: ServerContext, table: Table, game: Game): Partial<TableFacts> {
  const { pace, seats } = table
  const now = context.now()
  const contributions = seats.map(({ contribution }) => contribution)
  // A table that was made before there were secrets has published no commitment: nothing is claimed for its deal.
  const seed = seedOfDeal({ secret: table.dealSecret ?? newDealSecret(), contributions })
  const { state } = begin(game, table.options, seats.length, seed)
  const deciders = game.deciders(state)
  const clocks = firstClocks(pace, seats.length, deciders, now)
  return {
    version: game.version,
    status: 'playing',
    startedAt: now,
    seed,
    deciders,
    clocks,
    ...dueAtTable({ pace, clocks, seats, deciders }, now),
  }
}

/** A new table for the same people, bots and options; who asks first makes it, the others find it. */
export async function rematch(context: ServerContext, accountId: string, id: string): Promise<string> {
  const made = await changeTable(context.database.db, id, async (trx, table) => {
    requireStatus(table, 'finished', 'cancelled')
    if (!table.seats.some((taken) => taken.accountId === accountId)) {
      throw new Problem(403, 'not-seated', 'Only those who played can ask for a rematch.')
    }
    if (table.rematchId) return table.rematchId
    const game = context.games.offered.find((offered) => offered.id === table.game)
    if (!game) throw new Problem(409, 'unknown-game', `This server no longer offers ${table.game}.`)
    const next = newId()
    const again = newTable({
      id: next,
      game: game.id,
      version: game.version,
      edition: table.edition,
      options: table.options,
      visibility: table.visibility,
      pace: table.pace,
      timeOut: table.timeOut,
      hostId: accountId,
      createdAt: context.now(),
      dealSecret: newDealSecret(),
    })
    await insertTableWithin(trx, again, rematchSeats(table, accountId))
    await setTable(trx, id, { rematchId: next })
    return next
  })
  if (made === undefined) throw new Problem(404, 'no-table', `There is no table ${id}.`)
  await context.rooms.changed(id)
  return made
}

/** The seats one further, so that another person begins; the others' seats are open until they come. */
function rematchSeats({ seats }: Table, accountId: string): TableSeat[] {
  return seats.map((_, seat) => {
    const { kind, level, ...before } = seats[(seat + 1) % seats.length] as TableSeat
    const mine = before.accountId === accountId
    return {
      seat,
      kind: kind === 'bot' ? 'bot' : mine ? 'person' : 'open',
      accountId: mine ? accountId : null,
      level: kind === 'bot' ? level : null,
      presence: 'here',
      seenAt: null,
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
