import type { EditionMark, RecordedEdition } from '@entrepot/kernel'
import {
  nameTrouble,
  type AccountInfo,
  type CreateTableBody,
  type EditionAnswer,
  type GamesAnswer,
  type GuestBody,
  type MeAnswer,
  type MutesAnswer,
  type PastAnswer,
  type ProposalAnswerBody,
  type ProposalBody,
  type RoundsAnswer,
  type SitBody,
  type TableInfo,
  type TableSummary,
  type TablesAnswer,
} from '@entrepot/protocol'
import { readSettings } from '../../settings/settings.ts'
import { addToDeal } from './deal-memory.ts'
import { call, RefusedRequest } from './request.ts'

/** Who the visitor is, under the name that was chosen on this device; a name is enough to become a guest. */
export async function becomeSomebody(fallback: string): Promise<AccountInfo> {
  const { language, ...settings } = readSettings()
  const name = settings.name.trim().normalize()
  if (name !== '' && nameTrouble(name) !== null)
    throw new RefusedRequest({ error: 'bad-name', message: 'The server would not take this name.' })
  const known = await whoAmI()
  if (known === null)
    return madeOf(await call('POST', '/api/guest', { name: name || fallback, language } satisfies GuestBody))
  if (name === '' || name === known.name) return known
  return madeOf(await call('PATCH', '/api/me', { name }))
}

function madeOf({ account }: MeAnswer): AccountInfo {
  if (account === null) throw new Error('The server has not said who the visitor is now.')
  return account
}

/** Who the visitor already is; null for a stranger. */
export async function whoAmI(): Promise<AccountInfo | null> {
  return (await call<MeAnswer>('GET', '/api/me')).account
}

export function openTable(body: CreateTableBody): Promise<TableInfo> {
  return call('POST', '/api/tables', body)
}

export async function gatheringTables(): Promise<readonly TableSummary[]> {
  return (await call<TablesAnswer>('GET', '/api/tables')).tables
}

export async function watchableTables(): Promise<readonly TableSummary[]> {
  return (await call<TablesAnswer>('GET', '/api/tables?status=playing')).tables
}

export async function myTables(over = false): Promise<readonly TableSummary[]> {
  return (await call<TablesAnswer>('GET', `/api/me/tables?over=${over}`)).tables
}

export function sitAt(table: TableInfo, seat: number): Promise<TableInfo> {
  return addToDeal(table, seat, (contribution) =>
    call('POST', `/api/tables/${table.id}/sit`, { seat, contribution } satisfies SitBody),
  )
}

/** Before the game begins: adds something of the visitor's own to the deal. */
export function contributeTo(table: TableInfo, seat: number): Promise<TableInfo> {
  return addToDeal(table, seat, (contribution) =>
    call('PUT', `/api/tables/${table.id}/contribution`, { contribution }),
  )
}

export function beginTable(table: string): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/start`)
}

export function giveSeatToBot(table: string, seat: number, bot: string): Promise<TableInfo> {
  return call('PUT', `/api/tables/${table}/seats/${seat}`, { kind: 'bot', level: bot })
}

/** The table as the visitor saw it at an earlier position. */
export function pastOf(table: string, position: number): Promise<PastAnswer> {
  return call('GET', `/api/tables/${table}/at/${position}`)
}

/** The totals as each round began. */
export function roundsOf(table: string): Promise<RoundsAnswer> {
  return call('GET', `/api/tables/${table}/rounds`)
}

/** Before the game begins: gives up the visitor's seat. */
export function standUp(table: string): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/stand`)
}

/** Before the game begins: the host gives the table up. */
export function callOff(table: string): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/call-off`)
}

export function openSeat(table: string, seat: number): Promise<TableInfo> {
  return call('PUT', `/api/tables/${table}/seats/${seat}`, { kind: 'open' })
}

/** During the game: a bot plays on for the visitor. */
export function leaveTable(table: string): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/leave`)
}

export function returnTo(table: string): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/return`)
}

/** Asks for the seat of somebody who is absent. */
export function replaceAt(table: string, seat: number): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/replace`, { seat })
}

/** A table for the same people; whoever asks first opens it. */
export function rematchOf(table: string): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/rematch`)
}

export function proposeAt(table: string, proposal: ProposalBody): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/proposals`, proposal)
}

export function answerProposal(table: string, number: number, agree: boolean): Promise<TableInfo> {
  return call('POST', `/api/tables/${table}/proposals/${number}`, { agree } satisfies ProposalAnswerBody)
}

/** The accounts whose lines the visitor does not want to read. */
export async function mutedPeople(): Promise<readonly string[]> {
  return (await call<MutesAnswer>('GET', '/api/mutes')).muted
}

export function setMuted(account: string, muted: boolean): Promise<void> {
  return call('PUT', `/api/mutes/${account}`, { muted })
}

/** Keeps a game from a file, once the server has found it sound by replay. */
export async function importTable(file: string): Promise<TableInfo> {
  return call('POST', '/api/tables/import', JSON.parse(file) as object)
}

/** The editions of a game that the site offers beside the default one. */
export async function offeredEditions(game: string): Promise<readonly EditionMark[]> {
  const { games } = await call<GamesAnswer>('GET', '/api/games')
  return games.find(({ id }) => id === game)?.editions ?? []
}

/** The figures of an edition that the site keeps. */
export async function figuresOf({ id, name, hash }: EditionMark): Promise<RecordedEdition> {
  const { figures } = await call<EditionAnswer>('GET', `/api/editions/${hash}`)
  return { id, name, hash, figures }
}

/** The version of a game's rules by which the server deals now. */
export async function offeredVersion(game: string): Promise<string> {
  const { games } = await call<GamesAnswer>('GET', '/api/games')
  return games.find(({ id }) => id === game)?.version ?? ''
}

/** The whole game as a file; the server gives it out once the game is over. */
export async function exportedTable(table: string): Promise<string> {
  return (await fetch(`/api/tables/${table}/export`)).text()
}
