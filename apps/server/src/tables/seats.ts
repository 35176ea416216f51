import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import type { Pace, SeatWish } from '@entrepot/protocol'
import { renewed, type Clock } from '../play/clock.ts'
import { dueColumns } from '../play/due.ts'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import type { Schema, SeatRow } from '../storage/schema.ts'
import { changeTable, setSeat, setTable, type WholeTable } from '../storage/tables.ts'
import { knownLevel } from './create.ts'
import { requireHost, requireSeat, requireStatus, seatAt } from './rights.ts'

/** The bot that plays on for somebody who is absent. */
export const STAND_IN = '2'

type Change = (trx: Transaction<Schema>, whole: WholeTable) => Promise<void>

/** Changes a table and lets everybody see it. */
export async function change(site: Site, id: string, action: Change): Promise<void> {
  const found = await changeTable(site.database.db, id, async (trx, whole) => {
    await action(trx, whole)
    return true
  })
  if (!found) throw new Problem(404, 'no-table', `There is no table ${id}.`)
  await site.rooms.changed(id)
}

/** Takes an open seat before the game begins. */
export function sit(
  site: Site,
  accountId: string,
  id: string,
  seat: Seat,
  contribution: string | null,
): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    if (seatAt(whole, seat).kind !== 'open') throw new Problem(409, 'seat-taken', `Seat ${seat} is taken.`)
    await standFrom(trx, whole, accountId)
    const person = { kind: 'person', account_id: accountId, level: null, presence: 'here' } as const
    await setSeat(trx, id, seat, { ...person, contribution })
  })
}

/** Adds something of one's own to the deal, in place of what one added before, until the game begins. */
export function contribute(site: Site, accountId: string, id: string, contribution: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    const { seat } = requireSeat(whole, accountId)
    await setSeat(trx, id, seat, { contribution })
  })
}

/** Gives up one's seat before the game begins. */
export function stand(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    requireSeat(whole, accountId)
    await standFrom(trx, whole, accountId)
  })
}

/** Goes for good before the game begins: somebody else at the table becomes its host, or nobody comes any more. */
export function withdraw(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'gathering')
    await standFrom(trx, whole, accountId)
    if (whole.table.host_id !== accountId) return
    const heir = whole.seats.find(({ account_id }) => account_id !== null && account_id !== accountId)
    const ended = { status: 'cancelled', ended_at: site.now() }
    await setTable(trx, id, heir ? { host_id: heir.account_id } : ended)
  })
}

async function standFrom(trx: Transaction<Schema>, { table, seats }: WholeTable, accountId: string) {
  for (const { seat } of seats.filter(({ account_id }) => account_id === accountId)) {
    await setSeat(trx, table.id, seat, { kind: 'open', account_id: null, contribution: null })
  }
}

/** The host gives a seat to a bot or opens it, which also sends a person away, before the game begins. */
export function arrangeSeat(
  site: Site,
  accountId: string,
  id: string,
  seat: Seat,
  wish: Exclude<SeatWish, { kind: 'me' }>,
): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireHost(whole, accountId)
    requireStatus(whole, 'gathering')
    seatAt(whole, seat)
    const level = wish.kind === 'bot' ? knownLevel(wish.level) : null
    const nobody = { account_id: null, contribution: null, presence: 'here' } as const
    await setSeat(trx, id, seat, { ...nobody, kind: wish.kind, level })
  })
}

/** The host gives the table up before the game begins. */
export function callOff(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireHost(whole, accountId)
    requireStatus(whole, 'gathering')
    await setTable(trx, id, { status: 'cancelled', ended_at: site.now() })
  })
}

/** Leaves a running game: a bot plays on, and somebody else may take the seat. */
export function leave(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const { seat } = requireSeat(whole, accountId)
    await becomeAbsent(site, trx, whole, seat, 'left', STAND_IN)
  })
}

/** Comes back to one's own seat, if nobody else has taken it. */
export function comeBack(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const own = whole.seats.find(({ account_id, kind }) => account_id === accountId && kind === 'person')
    if (!own) throw new Problem(403, 'not-seated', 'You have no seat at this table.')
    if (own.presence === 'here') return
    await occupy(site, trx, whole, own.seat, accountId)
  })
}

/** Takes the seat of a person who is absent. */
export function replace(site: Site, accountId: string, id: string, seat: Seat): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const { kind, presence } = seatAt(whole, seat)
    if (kind !== 'person' || presence === 'here') {
      throw new Problem(409, 'not-absent', `The person at seat ${seat} is not absent.`)
    }
    if (whole.seats.some(({ account_id }) => account_id === accountId)) {
      throw new Problem(409, 'seated', 'You have a seat at this table already.')
    }
    await occupy(site, trx, whole, seat, accountId)
  })
}

/** A seat whose person is here again, or is somebody else now: its time starts anew. */
export async function occupy(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  seat: Seat,
  accountId: string | null,
): Promise<void> {
  const change = { account_id: accountId, level: null, presence: 'here' as const }
  await setSeat(trx, whole.table.id, seat, change)
  const pace = JSON.parse(whole.table.pace) as Pace
  const clocks = JSON.parse(whole.table.clocks) as Clock[]
  const anew = clocks.with(seat, renewed(pace, clocks[seat] as Clock, site.now()))
  await setDue(site, trx, withSeat(whole, seat, change), anew)
}

/** A seat whose person is gone; with a level a bot plays on for it, without one the table waits. */
export async function becomeAbsent(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  seat: Seat,
  presence: 'timed-out' | 'left',
  level: string | null,
): Promise<WholeTable> {
  const change = { presence, level }
  const after = withSeat(whole, seat, change)
  await setSeat(trx, whole.table.id, seat, change)
  await setDue(site, trx, after, JSON.parse(whole.table.clocks) as Clock[])
  return after
}

/** Writes the clocks of a table and what falls due by them. */
export async function setDue(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  clocks: readonly Clock[],
): Promise<void> {
  const { table, seats } = whole
  const due = dueColumns(
    JSON.parse(table.pace) as Pace,
    clocks,
    seats,
    JSON.parse(table.deciding) as Seat[],
    site.now(),
  )
  await setTable(trx, table.id, { clocks: JSON.stringify(clocks), ...due })
}

function withSeat(whole: WholeTable, seat: Seat, change: Partial<SeatRow>): WholeTable {
  return {
    ...whole,
    seats: whole.seats.map((row) => (row.seat === seat ? { ...row, ...change } : row)),
  }
}
