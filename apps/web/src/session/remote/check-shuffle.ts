import { Refusal, sha256, verifyExport, type ExportedGame, type Game } from '@entrepot/kernel'
import type { TableInfo } from '@entrepot/protocol'
import { exportedTable } from './api.ts'

/** How many moves were replayed, or what is wrong. */
export type Verdict = { readonly moves: number } | { readonly fault: 'otherSeed' | 'unsound' | 'unreachable' }

const PREFIX = 'entrepot.fingerprint.'

/** Keeps the fingerprint that was shown first: what is shown later must be the same. */
export function rememberFingerprint({ id, seedHash }: TableInfo): void {
  if (seedHash !== null && localStorage.getItem(PREFIX + id) === null)
    localStorage.setItem(PREFIX + id, seedHash)
}

/** Replays a game that is over in this browser, and compares its seed with what was published before the first move. */
export async function checkShuffle(info: TableInfo, game: Game): Promise<Verdict> {
  const text = await exportedTable(info.id).catch(() => null)
  if (text === null) return { fault: 'unreachable' }
  const file = JSON.parse(text) as ExportedGame
  const published = localStorage.getItem(PREFIX + info.id) ?? info.seedHash
  if (sha256(String(file.seed)) !== published || file.seed !== info.seed) return { fault: 'otherSeed' }
  try {
    verifyExport(game, file)
  } catch (error) {
    if (error instanceof Refusal) return { fault: 'unsound' }
    throw error
  }
  return { moves: file.log.length }
}
