import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import { LIMITS, type Pace, type ProposalBody, type ProposalKind } from '@entrepot/protocol'
import { isAlive, neededFor, unseenSince } from '../play/consent.ts'
import { notify } from '../notices/notify.ts'
import { Problem } from '../problem.ts'
import type { Site } from '../site.ts'
import { steadySince } from '../storage/alive.ts'
import type { ProposalRow, Schema } from '../storage/schema.ts'
import {
  deleteProposal,
  insertProposal,
  setProposalAgreed,
  setProposalRefused,
} from '../storage/proposals.ts'
import { setTable, type WholeTable } from '../storage/tables.ts'
import { handOver } from './replace.ts'
import { requireSeat, requireStatus, seatAt } from './rights.ts'
import { becomeAbsent, change, hasTimeLeft, occupy, STAND_IN } from './seats.ts'

/** Proposes something that needs everybody's consent; whoever proposes agrees. */
export async function propose(site: Site, accountId: string, id: string, body: ProposalBody): Promise<void> {
  let agreed: ProposalRow | undefined
  const online = await onlineAt(site, id)
  await change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const { seat: by } = requireSeat(whole, accountId)
    const about = aboutWhom(whole, body, by)
    if (about !== null) await requireAbsence(site, trx, whole, body.kind, about, online)
    agreed = await put(site, trx, whole, { kind: body.kind, by_seat: by, about_seat: about }, [by])
    if (body.kind === 'bot' && about !== null) await tellAbsent(trx, whole, about, site.now())
  })
  if (agreed) await takeBackAgreed(site, agreed)
}

/** However often something is proposed and withdrawn, its person is told once an hour. */
const HOUR_MS = 3_600_000

async function tellAbsent(
  trx: Transaction<Schema>,
  { table, seats }: WholeTable,
  seat: Seat,
  now: number,
): Promise<void> {
  const account = seats[seat]?.account_id
  if (!account) return
  const occasion = `${seat}:${now - (now % HOUR_MS)}`
  await notify(trx, { account, kind: 'vote', table: table.id, occasion }, now)
}

/**
 * Comes back to one's own seat, with the time that was left when a bot took it. Who has none left asks the others for
 * some.
 */
export function comeBack(site: Site, accountId: string, id: string): Promise<void> {
  return change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const own = whole.seats.find(({ account_id, kind }) => account_id === accountId && kind === 'person')
    if (!own) throw new Problem(403, 'not-seated', 'You have no seat at this table.')
    if (own.presence === 'here') return
    const { seat } = own
    if (hasTimeLeft(site, whole, seat)) return occupy(site, trx, whole, seat, accountId, 'left')
    await put(site, trx, whole, { kind: 'wait', by_seat: seat, about_seat: seat }, [])
  })
}

/** Agrees to a proposal, or ends it: who made it withdraws it or puts it away, others refuse it. */
export async function answerProposal(
  site: Site,
  accountId: string,
  id: string,
  number: number,
  agree: boolean,
): Promise<void> {
  let agreed: ProposalRow | undefined
  const online = await onlineAt(site, id)
  await change(site, id, async (trx, whole) => {
    const proposal = whole.proposals.find((row) => row.number === number)
    if (!agree && proposal && proposal.account_id === accountId) return deleteProposal(trx, id, number)
    const seat = answeringSeat(whole, accountId, proposal)
    if (!proposal) throw new Problem(404, 'no-proposal', `There is no proposal ${number} at this table.`)
    const own = seat === proposal.by_seat && proposal.account_id === null
    if (!agree && own) return deleteProposal(trx, id, number)
    requireStatus(whole, 'playing')
    if (!lives(site, whole, proposal)) {
      throw new Problem(409, 'lapsed', `What was proposed as ${number} has lost its reason. Propose it anew.`)
    }
    if (proposal.refused_by !== null) throw new Problem(409, 'refused', 'Somebody has refused that already.')
    if (!neededFor(proposal, whole.seats, site.now()).includes(seat)) {
      throw new Problem(403, 'not-asked', 'You are not asked about that.')
    }
    if (!agree) return setProposalRefused(trx, id, number, seat)
    const about = proposal.about_seat
    if (proposal.kind === 'bot' && about !== null) {
      await requireAbsence(site, trx, whole, 'bot', about, online)
    }
    const consent = [...new Set([...(JSON.parse(proposal.agreed) as Seat[]), seat])]
    await setProposalAgreed(trx, id, number, consent)
    if (await carryOut(site, trx, whole, proposal, consent)) agreed = proposal
  })
  if (agreed) await takeBackAgreed(site, agreed)
}

/** Puts a proposal before the table, and does it if nobody has to be asked. What lies there from before makes room. */
async function put(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  wish: Pick<ProposalRow, 'kind' | 'by_seat' | 'about_seat'>,
  agreed: readonly Seat[],
): Promise<ProposalRow | undefined> {
  const { id, length } = whole.table
  const same = whole.proposals.find(
    ({ kind, about_seat }) => kind === wish.kind && about_seat === wish.about_seat,
  )
  if (same?.refused_by === null && lives(site, whole, same)) {
    throw new Problem(409, 'proposed', 'That has been proposed already.')
  }
  if (same) await deleteProposal(trx, id, same.number)
  const row = {
    ...wish,
    table_id: id,
    agreed: JSON.stringify(agreed),
    length,
    refused_by: null,
    made_at: site.now(),
    account_id: null,
  }
  const proposal = { ...row, number: await insertProposal(trx, row) }
  return (await carryOut(site, trx, whole, proposal, agreed)) ? proposal : undefined
}

function lives(site: Site, { table, seats }: WholeTable, proposal: ProposalRow): boolean {
  return isAlive(proposal, JSON.parse(table.pace) as Pace, seats, site.now())
}

/** The seat that answers. Who has left is asked about nothing any more but their own seat. */
function answeringSeat(whole: WholeTable, accountId: string, proposal: ProposalRow | undefined): Seat {
  const about = proposal?.kind === 'replace' ? whole.seats[proposal.about_seat ?? -1] : undefined
  return about?.account_id === accountId ? about.seat : requireSeat(whole, accountId).seat
}

/** The seat a proposal is about: for a takeback who asks, for the others the absent one that is named. */
function aboutWhom(whole: WholeTable, { kind, seat }: ProposalBody, by: Seat): Seat | null {
  if (kind === 'cancel') return null
  if (kind === 'takeback') return by
  if (seat === undefined) throw new Problem(422, 'no-seat', 'Name the seat that the proposal is about.')
  const { kind: who } = seatAt(whole, seat)
  if (who !== 'person' || seat === by) {
    throw new Problem(422, 'wrong-seat', `Seat ${seat} is not another person's.`)
  }
  return seat
}

/** The seats whose persons have the table before their eyes. Asked before the table is locked: it may have to be read. */
async function onlineAt(site: Site, id: string): Promise<Seat[]> {
  const room = await site.rooms.enter(id)
  await room?.presence.noted()
  const seats = room?.info().seats ?? []
  return seats.filter(({ online }) => online).map(({ seat }) => seat)
}

/**
 * Nobody who is there can be voted out, and a page that is loaded anew is no absence. Waited for is who has run out of
 * time; a bot plays on for them too and, where a turn does not last days, for who has been away for long.
 */
async function requireAbsence(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  kind: ProposalKind,
  about: Seat,
  online: readonly Seat[],
): Promise<void> {
  if (kind !== 'wait' && kind !== 'bot') return
  const row = seatAt(whole, about)
  if (kind === 'bot' && row.presence !== 'here' && row.level !== null) {
    throw new Problem(409, 'bot-plays', `A bot plays on at seat ${about} already.`)
  }
  if (row.presence === 'left') {
    throw new Problem(409, 'has-left', `The person at seat ${about} has left and comes back as they like.`)
  }
  if (row.presence === 'timed-out') return
  const { kind: pace } = JSON.parse(whole.table.pace) as Pace
  if (kind === 'bot' && pace !== 'days' && !online.includes(about)) {
    const since = unseenSince(row, whole.table.started_at ?? 0, await steadySince(trx))
    if (site.now() - since >= LIMITS.absentMs[pace]) return
  }
  throw new Problem(409, 'not-absent', `The person at seat ${about} is not absent, or not for long enough.`)
}

/** Does what was proposed if all whose consent it needs have agreed. */
async function carryOut(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  proposal: ProposalRow,
  agreed: readonly Seat[],
): Promise<boolean> {
  if (!neededFor(proposal, whole.seats, site.now()).every((seat) => agreed.includes(seat))) return false
  const { id } = whole.table
  await deleteProposal(trx, id, proposal.number)
  const about = proposal.about_seat
  const kind = proposal.kind as ProposalKind
  if (kind === 'cancel') {
    const ended = {
      status: 'cancelled',
      ended_at: site.now(),
      clock_due_at: null,
      bot_due_at: null,
      notice_due_at: null,
    }
    await setTable(trx, id, ended)
  } else if (kind === 'wait' && about !== null) {
    await occupy(site, trx, whole, about, seatAt(whole, about).account_id, 'renewed')
  } else if (kind === 'bot' && about !== null) {
    await becomeAbsent(site, trx, whole, about, 'timed-out', STAND_IN)
  } else if (kind === 'replace') {
    await handOver(site, trx, whole, proposal)
  }
  return true
}

/** A takeback is an entry of the log, written by the room when the consent is complete. */
async function takeBackAgreed(site: Site, { kind, table_id, about_seat, length, number }: ProposalRow) {
  if (kind !== 'takeback' || about_seat === null) return
  const room = await site.rooms.enter(table_id)
  const done = await room?.takeBack(about_seat, `takeback-${length}-${number}`)
  if (!done) throw new Problem(409, 'no-takeback', 'Nothing can be taken back: something was revealed since.')
}
