import type { Seat } from '@entrepot/kernel'
import type { TableInfo } from '@entrepot/protocol'
import { deviceNotes } from '../../platform/notes.ts'
import { randomBits } from '../random-bits.ts'

/** What this browser keeps of a table, to compare it with what is shown when the game is over. */
export interface DealMemory {
  /** As it was shown first. */
  readonly commitment: string
  /** What this browser added to the deal, and at which seat. */
  readonly added: { readonly seat: Seat; readonly contribution: string } | null
}

const PREFIX = 'entrepot.deal.'

export function recallDeal(table: string): DealMemory | null {
  try {
    const found = JSON.parse(deviceNotes.read(PREFIX + table) ?? 'null') as DealMemory | null
    return typeof found?.commitment === 'string' ? found : null
  } catch {
    // Unreadable memory is as good as none.
    return null
  }
}

/** Keeps the commitment that was shown first: what is shown later must be the same. */
export function rememberCommitment({ id, deal }: TableInfo): void {
  if (deal !== null && recallDeal(id) === null) keepDeal(id, { commitment: deal.commitment, added: null })
}

function keepDeal(table: string, memory: DealMemory): void {
  deviceNotes.write(PREFIX + table, JSON.stringify(memory))
}

/**
 * Adds something of this browser's own to the deal. It is drawn when the commitment has been seen and kept: a server that
 * knew it before could choose its secret to it.
 */
export async function addToDeal(
  info: TableInfo,
  seat: Seat,
  send: (contribution: string | undefined) => Promise<TableInfo>,
): Promise<TableInfo> {
  rememberCommitment(info)
  const memory = recallDeal(info.id)
  if (memory === null) return send(undefined)
  const contribution = randomBits()
  const answer = await send(contribution)
  keepDeal(info.id, { ...memory, added: { seat, contribution } })
  return answer
}
