import type { Transaction } from 'kysely'
import type { Seat } from '@entrepot/kernel'
import type { Pace, ProposalBody, ProposalKind } from '@entrepot/protocol'
import { Problem } from '../problem.ts'
import { neededFor } from '../rooms/table-info.ts'
import type { Site } from '../site.ts'
import type { ProposalRow, Schema } from '../storage/schema.ts'
import {
  deleteProposal,
  insertProposal,
  setProposalAgreed,
  setProposalRefused,
} from '../storage/proposals.ts'
import { setTable, type WholeTable } from '../storage/tables.ts'
import { requireSeat, requireStatus, seatAt } from './rights.ts'
import { becomeAbsent, change, occupy, STAND_IN } from './seats.ts'

/** Proposes something that needs everybody's consent; whoever proposes agrees. */
export async function propose(site: Site, accountId: string, id: string, body: ProposalBody): Promise<void> {
  let agreed: ProposalRow | undefined
  const online = await onlineAt(site, id)
  await change(site, id, async (trx, whole) => {
    requireStatus(whole, 'playing')
    const { seat: by } = requireSeat(whole, accountId)
    const about = aboutWhom(whole, body, by)
    if (about !== null) requireAbsence(whole, body.kind, about, online)
    const same = whole.proposals.find(({ kind, about_seat }) => kind === body.kind && about_seat === about)
    if (same?.refused_by === null) throw new Problem(409, 'proposed', 'That has been proposed already.')
    if (same) await deleteProposal(trx, id, same.number)
    const proposed = {
      table_id: id,
      kind: body.kind,
      by_seat: by,
      about_seat: about,
      agreed: JSON.stringify([by]),
      length: whole.table.length,
      refused_by: null,
    }
    const proposal = { ...proposed, number: await insertProposal(trx, proposed) }
    if (await carryOut(site, trx, whole, proposal, [by])) agreed = proposal
  })
  if (agreed) await takeBackAgreed(site, agreed)
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
    const { seat } = requireSeat(whole, accountId)
    const proposal = whole.proposals.find((row) => row.number === number)
    if (!proposal) throw new Problem(404, 'no-proposal', `There is no proposal ${number} at this table.`)
    if (!agree && seat === proposal.by_seat) return deleteProposal(trx, id, number)
    if (proposal.refused_by !== null) throw new Problem(409, 'refused', 'Somebody has refused that already.')
    if (!agree) return setProposalRefused(trx, id, number, seat)
    const about = proposal.about_seat
    if (about !== null) requireAbsence(whole, proposal.kind as ProposalKind, about, online)
    const consent = [...new Set([...(JSON.parse(proposal.agreed) as Seat[]), seat])]
    await setProposalAgreed(trx, id, number, consent)
    if (await carryOut(site, trx, whole, proposal, consent)) agreed = proposal
  })
  if (agreed) await takeBackAgreed(site, agreed)
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
  const seats = (await site.rooms.enter(id))?.info().seats ?? []
  return seats.filter(({ online }) => online).map(({ seat }) => seat)
}

/**
 * Nobody who is there can be voted out. Waited for is who is absent; a bot plays on for who has run out of time, and,
 * where a turn does not last days, for who is not connected.
 */
function requireAbsence(whole: WholeTable, kind: ProposalKind, about: Seat, online: readonly Seat[]): void {
  if (kind !== 'wait' && kind !== 'bot') return
  const { presence, level } = seatAt(whole, about)
  if (kind === 'bot' && presence !== 'here' && level !== null) {
    throw new Problem(409, 'bot-plays', `A bot plays on at seat ${about} already.`)
  }
  if (presence !== 'here') return
  const { kind: pace } = JSON.parse(whole.table.pace) as Pace
  if (kind === 'bot' && pace !== 'days' && !online.includes(about)) return
  throw new Problem(409, 'not-absent', `The person at seat ${about} is not absent.`)
}

/** Does what was proposed if all whose consent it needs have agreed. */
async function carryOut(
  site: Site,
  trx: Transaction<Schema>,
  whole: WholeTable,
  proposal: ProposalRow,
  agreed: readonly Seat[],
): Promise<boolean> {
  if (!neededFor(proposal, whole.seats).every((seat) => agreed.includes(seat))) return false
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
    await occupy(site, trx, whole, about, seatAt(whole, about).account_id)
  } else if (kind === 'bot' && about !== null) {
    await becomeAbsent(site, trx, whole, about, 'timed-out', STAND_IN)
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
