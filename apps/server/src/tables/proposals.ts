import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import { LIMITS, type ProposalBody, type ProposalKind } from '@entrepot/protocol'
import { isAlive, neededFor, unseenSince } from '../play/consent.ts'
import { NOTHING_DUE, type Proposal, type Table } from '../play/table.ts'
import { notify } from '../notices/notify.ts'
import { Problem } from '../problem.ts'
import type { ServerContext } from '../server-context.ts'
import { steadySince } from '../storage/alive.ts'
import type { Schema } from '../storage/schema.ts'
import {
  deleteProposal,
  insertProposal,
  setProposalAgreed,
  setProposalRefused,
} from '../storage/proposals.ts'
import { setTable } from '../storage/tables.ts'
import { handOver } from './replace.ts'
import { requireSeat, requireStatus, seatAt } from './rights.ts'
import { becomeAbsent, change, hasTimeLeft, occupy, STAND_IN } from './seats.ts'

/** Proposes something that needs everybody's consent; whoever proposes agrees. */
export async function propose(
  context: ServerContext,
  accountId: string,
  id: string,
  body: ProposalBody,
): Promise<void> {
  let agreed: Proposal | undefined
  const online = await onlineAt(context, id)
  await change(context, id, async (trx, table) => {
    requireStatus(table, 'playing')
    const { seat: by } = requireSeat(table, accountId)
    const about = aboutWhom(table, body, by)
    if (about !== null) await requireAbsence(context, trx, table, body.kind, about, online)
    agreed = await put(context, trx, table, { kind: body.kind, by, about }, [by])
    if (body.kind === 'bot' && about !== null) await tellAbsent(trx, table, about, context.now())
  })
  if (agreed) await takeBackAgreed(context, agreed)
}

/** However often something is proposed and withdrawn, its person is told once an hour. */
const HOUR_MS = 3_600_000

async function tellAbsent(
  trx: Transaction<Schema>,
  { id, seats }: Table,
  seat: Seat,
  now: number,
): Promise<void> {
  const account = seats[seat]?.accountId
  if (!account) return
  const occasion = `${seat}:${now - (now % HOUR_MS)}`
  await notify(trx, { account, kind: 'vote', table: id, occasion }, now)
}

/**
 * Comes back to one's own seat, with the time that was left when a bot took it. Who has none left asks the others for
 * some.
 */
export function comeBack(context: ServerContext, accountId: string, id: string): Promise<void> {
  return change(context, id, async (trx, table) => {
    requireStatus(table, 'playing')
    const own = table.seats.find((taken) => taken.accountId === accountId && taken.kind === 'person')
    if (!own) throw new Problem(403, 'not-seated', 'You have no seat at this table.')
    if (own.presence === 'here') return
    const { seat } = own
    if (hasTimeLeft(context, table, seat)) return occupy(context, trx, table, seat, accountId, 'left')
    await put(context, trx, table, { kind: 'wait', by: seat, about: seat }, [])
  })
}

/** Agrees to a proposal, or ends it: who made it withdraws it or puts it away, others refuse it. */
export async function answerProposal(
  context: ServerContext,
  accountId: string,
  id: string,
  number: number,
  agree: boolean,
): Promise<void> {
  let agreed: Proposal | undefined
  const online = await onlineAt(context, id)
  await change(context, id, async (trx, table) => {
    const proposal = table.proposals.find((proposed) => proposed.number === number)
    if (!agree && proposal && proposal.accountId === accountId) return deleteProposal(trx, id, number)
    const seat = answeringSeat(table, accountId, proposal)
    if (!proposal) throw new Problem(404, 'no-proposal', `There is no proposal ${number} at this table.`)
    const own = seat === proposal.by && proposal.accountId === null
    if (!agree && own) return deleteProposal(trx, id, number)
    requireStatus(table, 'playing')
    if (!isAlive(proposal, table, context.now())) {
      throw new Problem(409, 'lapsed', `What was proposed as ${number} has lost its reason. Propose it anew.`)
    }
    if (proposal.refusedBy !== null) throw new Problem(409, 'refused', 'Somebody has refused that already.')
    if (!neededFor(proposal, table.seats, context.now()).includes(seat)) {
      throw new Problem(403, 'not-asked', 'You are not asked about that.')
    }
    if (!agree) return setProposalRefused(trx, id, number, seat)
    const about = proposal.about
    if (proposal.kind === 'bot' && about !== null) {
      await requireAbsence(context, trx, table, 'bot', about, online)
    }
    const consent = [...new Set([...proposal.agreed, seat])]
    await setProposalAgreed(trx, id, number, consent)
    if (await carryOut(context, trx, table, proposal, consent)) agreed = proposal
  })
  if (agreed) await takeBackAgreed(context, agreed)
}

/** Puts a proposal before the table, and does it if nobody has to be asked. What lies there from before makes room. */
async function put(
  context: ServerContext,
  trx: Transaction<Schema>,
  table: Table,
  proposed: Pick<Proposal, 'kind' | 'by' | 'about'>,
  agreed: readonly Seat[],
): Promise<Proposal | undefined> {
  const { id, length } = table
  const same = table.proposals.find(({ kind, about }) => kind === proposed.kind && about === proposed.about)
  if (same?.refusedBy === null && isAlive(same, table, context.now())) {
    throw new Problem(409, 'proposed', 'That has been proposed already.')
  }
  if (same) await deleteProposal(trx, id, same.number)
  const proposal = await insertProposal(trx, {
    ...proposed,
    tableId: id,
    agreed,
    length,
    refusedBy: null,
    madeAt: context.now(),
    accountId: null,
  })
  return (await carryOut(context, trx, table, proposal, agreed)) ? proposal : undefined
}

/** The seat that answers. Who has left is asked about nothing any more but their own seat. */
function answeringSeat(table: Table, accountId: string, proposal: Proposal | undefined): Seat {
  const about = proposal?.kind === 'replace' ? table.seats[proposal.about ?? -1] : undefined
  return about?.accountId === accountId ? about.seat : requireSeat(table, accountId).seat
}

/** The seat a proposal is about: for a takeback who asks, for the others the absent one that is named. */
function aboutWhom(table: Table, { kind, seat }: ProposalBody, by: Seat): Seat | null {
  if (kind === 'cancel') return null
  if (kind === 'takeback') return by
  if (seat === undefined) throw new Problem(422, 'no-seat', 'Name the seat that the proposal is about.')
  const { kind: who } = seatAt(table, seat)
  if (who !== 'person' || seat === by) {
    throw new Problem(422, 'wrong-seat', `Seat ${seat} is not another person's.`)
  }
  return seat
}

/** The seats whose persons have the table before their eyes. Asked before the table is locked: it may have to be read. */
async function onlineAt(context: ServerContext, id: string): Promise<Seat[]> {
  const room = await context.rooms.enter(id)
  await room?.presence.noted()
  const seats = room?.info().seats ?? []
  return seats.filter(({ online }) => online).map(({ seat }) => seat)
}

/**
 * Nobody who is there can be voted out, and a page that is loaded anew is no absence. Waited for is who has run out of
 * time; a bot plays on for them too and, where a turn does not last days, for who has been away for long.
 */
async function requireAbsence(
  context: ServerContext,
  trx: Transaction<Schema>,
  table: Table,
  kind: ProposalKind,
  about: Seat,
  online: readonly Seat[],
): Promise<void> {
  if (kind !== 'wait' && kind !== 'bot') return
  const row = seatAt(table, about)
  if (kind === 'bot' && row.presence !== 'here' && row.level !== null) {
    throw new Problem(409, 'bot-plays', `A bot plays on at seat ${about} already.`)
  }
  if (row.presence === 'left') {
    throw new Problem(409, 'has-left', `The person at seat ${about} has left and comes back as they like.`)
  }
  if (row.presence === 'timed-out') return
  const { kind: pace } = table.pace
  if (kind === 'bot' && pace !== 'days' && !online.includes(about)) {
    const since = unseenSince(row, table.startedAt ?? 0, await steadySince(trx))
    if (context.now() - since >= LIMITS.absentMs[pace]) return
  }
  throw new Problem(409, 'not-absent', `The person at seat ${about} is not absent, or not for long enough.`)
}

/** Does what was proposed if all whose consent it needs have agreed. */
async function carryOut(
  context: ServerContext,
  trx: Transaction<Schema>,
  table: Table,
  proposal: Proposal,
  agreed: readonly Seat[],
): Promise<boolean> {
  if (!neededFor(proposal, table.seats, context.now()).every((seat) => agreed.includes(seat))) return false
  const { id } = table
  await deleteProposal(trx, id, proposal.number)
  const about = proposal.about
  const { kind } = proposal
  if (kind === 'cancel') {
    await setTable(trx, id, { status: 'cancelled', endedAt: context.now(), ...NOTHING_DUE })
  } else if (kind === 'wait' && about !== null) {
    await occupy(context, trx, table, about, seatAt(table, about).accountId, 'renewed')
  } else if (kind === 'bot' && about !== null) {
    await becomeAbsent(context, trx, table, about, 'timed-out', STAND_IN)
  } else if (kind === 'replace') {
    await handOver(context, trx, table, proposal)
  }
  return true
}

/** A takeback is an entry of the log, written by the room when the consent is complete. */
async function takeBackAgreed(context: ServerContext, { kind, tableId, about, length, number }: Proposal) {
  if (kind !== 'takeback' || about === null) return
  const room = await context.rooms.enter(tableId)
  const done = await room?.takeBack(about, `takeback-${length}-${number}`)
  if (!done) throw new Problem(409, 'no-takeback', 'Nothing can be taken back: something was revealed since.')
}
