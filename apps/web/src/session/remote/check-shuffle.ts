import {
  Refusal,
  sameJson,
  sha256,
  verifyExport,
  type ExportedGame,
  type Game,
  type Seat,
} from '@entrepot/kernel'
import type { TableInfo } from '@entrepot/protocol'
import { deviceNotes } from '../../platform/notes.ts'
import { exportedTable } from './api.ts'
import { recallDeal, rememberCommitment, type DealMemory } from './deal-memory.ts'

/** What vouches for a deal: something of this browser's own is in it, others' is, or its seed alone was published. */
export type Voucher = 'own' | 'others' | 'fingerprint'

export type Fault = 'otherSeed' | 'otherCommitment' | 'withoutOwn' | 'notFromAll' | 'unsound' | 'unreachable'

/** How many moves were replayed, and what vouches for the deal; or what is wrong. */
export type Verdict = { readonly moves: number; readonly voucher: Voucher } | { readonly fault: Fault }

const PREFIX = 'entrepot.fingerprint.'

/** Keeps what was shown first: what is shown later must be the same. */
export function rememberShuffle(info: TableInfo): void {
  rememberCommitment(info)
  const { id, seedHash } = info
  if (seedHash !== null && deviceNotes.read(PREFIX + id) === null) deviceNotes.write(PREFIX + id, seedHash)
}

/** Replays a game that is over in this browser, and compares where its seed came from with what was published before. */
export async function checkShuffle(info: TableInfo, game: Game, seat: Seat | null): Promise<Verdict> {
  const text = await exportedTable(info.id).catch(() => null)
  if (text === null) return { fault: 'unreachable' }
  const published = deviceNotes.read(PREFIX + info.id) ?? info.seedHash
  return verdictOn(JSON.parse(text) as ExportedGame, info, game, {
    seat,
    published,
    memory: recallDeal(info.id),
  })
}

/** What this browser knows of the game by itself. */
interface Witness {
  /** The viewer's. */
  readonly seat: Seat | null
  /** The fingerprint of the seed as it was shown first. */
  readonly published: string | null
  readonly memory: DealMemory | null
}

export function verdictOn(file: ExportedGame, info: TableInfo, game: Game, witness: Witness): Verdict {
  const { seat, published, memory } = witness
  const deal = file.deal ?? null
  if (sha256(String(file.seed)) !== published || file.seed !== info.seed) return { fault: 'otherSeed' }
  if (!sameJson(deal, info.deal) || (memory !== null && deal?.commitment !== memory.commitment))
    return { fault: 'otherCommitment' }
  const own = memory?.added?.seat === seat ? memory?.added : null
  if (own && deal?.contributions[own.seat] !== own.contribution) return { fault: 'withoutOwn' }
  try {
    verifyExport(game, file)
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.rule === 'K.deal' ? 'notFromAll' : 'unsound' }
    throw error
  }
  return { moves: file.log.length, voucher: own ? 'own' : deal ? 'others' : 'fingerprint' }
}
