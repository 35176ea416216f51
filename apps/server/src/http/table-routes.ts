import { LEVELS } from '@entrepot/bots'
import { knowledgeOf } from '@entrepot/bots/players'
import { LIMITS, type GameInfo, type OptionInfo, type TableInfo, type TablesAnswer } from '@entrepot/protocol'
import {
  arrangeBody,
  contributionBody,
  createTableBody,
  gamesAnswer,
  idParams,
  myTablesQuery,
  proposalAnswerBody,
  proposalBody,
  proposalParams,
  seatBody,
  seatParams,
  sitBody,
  tableInfo,
  tablesAnswer,
  tablesQuery,
} from '@entrepot/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import type { History, Sitting } from '@entrepot/kernel'
import { Problem } from '../problem.ts'
import type { TableFacts } from '../play/table.ts'
import { tableSummary } from '../rooms/table-info.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import { adoptedEditions } from '../storage/editions.ts'
import { openTables, tablesOfAccount, watchableTables } from '../storage/table-lists.ts'
import { seatsOf } from '../storage/tables.ts'
import { createTable, rematch, startGame } from '../tables/create.ts'
import { answerProposal, comeBack, propose } from '../tables/proposals.ts'
import { replace } from '../tables/replace.ts'
import { arrangeSeat, callOff, contribute, leave, sit, stand } from '../tables/seats.ts'
import { requireWho } from './auth.ts'
import { Buckets, networkOf, RATES } from './rates.ts'
import type { Routes } from './route.ts'

const LISTED = 200

/** The room of a table, or 404. */
export async function roomOf(context: ServerContext, id: string): Promise<Room> {
  const room = await context.rooms.enter(id)
  if (!room) throw new Problem(404, 'no-table', `There is no table ${id}.`)
  return room
}

/** The game at a table, or 409 where none has begun or its rules are not here. */
export function playedAt({ sitting, table }: Room): Sitting {
  return sitting ?? notPlayed(table)
}

/** The same position by position. */
export function wholeGameAt(room: Room): Promise<History> {
  return room.whole() ?? notPlayed(room.table)
}

function notPlayed({ seed, game, version }: TableFacts): never {
  if (seed === null) throw new Problem(409, 'not-played', 'No game has begun at this table.')
  throw new Problem(
    409,
    'no-rules',
    `This game waits for the rules of ${game} ${version}, which this server does not have.`,
  )
}

export function tableRoutes(app: Routes, context: ServerContext): void {
  listRoutes(app, context)
  seatRoutes(app, context)
  proposalRoutes(app, context)
}

/** Who opens a table: not too many from one hand or one house. */
function opener({ config, now, neighbours }: ServerContext): (request: FastifyRequest) => string {
  const accounts = new Buckets(RATES.table, config.rateScale, now, neighbours.share)
  const addresses = new Buckets(RATES.addressTable, config.rateScale, now, neighbours.share)
  return (request) => {
    const { id } = requireWho(request).account
    accounts.demand(id, 'Too many tables at once. Wait a moment.')
    addresses.demand(networkOf(request.ip), 'Too many tables from your address. Wait a moment.')
    return id
  }
}

function listRoutes(app: Routes, context: ServerContext): void {
  const { db } = context.database
  const tags = ['tables']
  const openerOf = opener(context)

  app.get(
    '/api/games',
    { schema: { tags, summary: 'The games, their options and bots', response: { 200: gamesAnswer } } },
    async () => {
      const adopted = await adoptedEditions(db)
      return {
        games: context.games.offered.map((game): GameInfo => ({
          id: game.id,
          version: game.version,
          seats: game.seats,
          options: game.options as { readonly [name: string]: OptionInfo },
          levels: LEVELS,
          characters: Object.keys(knowledgeOf(game).characters ?? {}),
          editions: adopted
            .filter((edition) => edition.game === game.id)
            .map(({ id, name, hash }) => ({ id, name, hash })),
        })),
      }
    },
  )

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Open tables that gather players, or that can be watched',
        querystring: tablesQuery,
        response: { 200: tablesAnswer },
      },
    },
    async (request): Promise<TablesAnswer> => {
      const list = request.query.status === 'gathering' ? openTables : watchableTables
      return summaries(context, await list(db, LISTED))
    },
  )

  app.get(
    '/api/me/tables',
    {
      schema: {
        tags,
        summary: 'Your tables: those that go on, or those that are over',
        querystring: myTablesQuery,
        response: { 200: tablesAnswer },
      },
    },
    async (request): Promise<TablesAnswer> => {
      const { account } = requireWho(request)
      const { over, before } = request.query
      return summaries(context, await tablesOfAccount(db, account.id, over, LISTED, before))
    },
  )

  app.post(
    '/api/tables',
    {
      bodyLimit: LIMITS.editionBody,
      schema: { tags, summary: 'Open a table', body: createTableBody, response: { 201: tableInfo } },
    },
    async (request, reply) => {
      const id = await createTable(context, openerOf(request), request.body)
      return reply.code(201).send((await roomOf(context, id)).info())
    },
  )

  app.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'A table', params: idParams, response: { 200: tableInfo } } },
    async (request): Promise<TableInfo> => (await roomOf(context, request.params.id)).info(),
  )

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags,
        summary: 'The same again, one seat further',
        params: idParams,
        response: { 201: tableInfo },
      },
    },
    async (request, reply) => {
      const id = await rematch(context, openerOf(request), request.params.id)
      return reply.code(201).send((await roomOf(context, id)).info())
    },
  )
}

/** Tables as they are listed. */
export async function summaries(
  context: ServerContext,
  tables: readonly TableFacts[],
): Promise<TablesAnswer> {
  const seats = await seatsOf(
    context.database.db,
    tables.map(({ id }) => id),
  )
  return { tables: tables.map((table) => tableSummary(table, seats.get(table.id) ?? [])) }
}

function seatRoutes(app: Routes, context: ServerContext): void {
  const tags = ['seats']
  const actions = [
    ['stand', 'Give up your seat before the game begins', stand],
    ['start', 'Begin the game; only the host', startGame],
    ['call-off', 'Give the table up before the game begins; only the host', callOff],
    ['leave', 'Leave a running game; a bot plays on', leave],
    ['return', 'Come back to your seat', comeBack],
  ] as const
  for (const [word, summary, act] of actions) {
    app.post(
      `/api/tables/:id/${word}`,
      { schema: { tags, summary, params: idParams, response: { 200: tableInfo } } },
      async (request): Promise<TableInfo> => {
        await act(context, requireWho(request).account.id, request.params.id)
        return (await roomOf(context, request.params.id)).info()
      },
    )
  }

  app.post(
    '/api/tables/:id/sit',
    {
      schema: {
        tags,
        summary: 'Take an open seat, and add something of your own to the deal',
        params: idParams,
        body: sitBody,
        response: { 200: tableInfo },
      },
    },
    async (request): Promise<TableInfo> => {
      const { id } = request.params
      const { seat, contribution } = request.body
      await sit(context, requireWho(request).account.id, id, seat, contribution ?? null)
      return (await roomOf(context, id)).info()
    },
  )

  app.put(
    '/api/tables/:id/contribution',
    {
      schema: {
        tags,
        summary: 'Add something of your own to the deal before the game begins',
        params: idParams,
        body: contributionBody,
        response: { 200: tableInfo },
      },
    },
    async (request): Promise<TableInfo> => {
      const { id } = request.params
      await contribute(context, requireWho(request).account.id, id, request.body.contribution)
      return (await roomOf(context, id)).info()
    },
  )

  app.post(
    '/api/tables/:id/replace',
    {
      schema: {
        tags,
        summary: 'Take the seat of a person who is absent',
        params: idParams,
        body: seatBody,
        response: { 200: tableInfo },
      },
    },
    async (request): Promise<TableInfo> => {
      const { id } = request.params
      await replace(context, requireWho(request).account.id, id, request.body.seat)
      return (await roomOf(context, id)).info()
    },
  )

  app.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Give a seat to a bot, or open it; only the host',
        params: seatParams,
        body: arrangeBody,
        response: { 200: tableInfo },
      },
    },
    async (request): Promise<TableInfo> => {
      const { id, seat } = request.params
      await arrangeSeat(context, requireWho(request).account.id, id, seat, request.body)
      return (await roomOf(context, id)).info()
    },
  )
}

function proposalRoutes(app: Routes, context: ServerContext): void {
  const tags = ['proposals']
  app.post(
    '/api/tables/:id/proposals',
    {
      schema: {
        tags,
        summary: 'Propose to cancel, to take back, to wait for somebody, or to let a bot play on',
        params: idParams,
        body: proposalBody,
        response: { 200: tableInfo },
      },
    },
    async (request): Promise<TableInfo> => {
      const { id } = request.params
      await propose(context, requireWho(request).account.id, id, request.body)
      return (await roomOf(context, id)).info()
    },
  )
  app.post(
    '/api/tables/:id/proposals/:number',
    {
      schema: {
        tags,
        summary: 'Agree to a proposal, or end it',
        params: proposalParams,
        body: proposalAnswerBody,
        response: { 200: tableInfo },
      },
    },
    async (request): Promise<TableInfo> => {
      const { id, number } = request.params
      await answerProposal(context, requireWho(request).account.id, id, number, request.body.agree)
      return (await roomOf(context, id)).info()
    },
  )
}
