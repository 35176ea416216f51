import { entryOf, type GameId } from '@entrepot/bots/games'
import type { Game, RecordedEdition } from '@entrepot/kernel'
import { moduleOf } from './index.ts'

/** Figures with which no game can be played. */
export class UnplayableFigures extends Error {
  override name = 'UnplayableFigures'
}

/**
 * The rules that a game began on, with the figures of its edition; an earlier release comes in a chunk of its own. Null
 * where this page knows none such.
 */
export async function loadRules(
  id: GameId,
  version: string,
  edition?: RecordedEdition,
): Promise<Game | null> {
  if (edition?.figures !== undefined) return loadEditionRules(id, version, edition, edition.figures)
  const newest = await entryOf(id).rules()
  if (newest.version === version) return newest
  const { loadRelease } = await import('@entrepot/releases')
  return (await loadRelease(id, version))?.game ?? null
}

async function loadEditionRules(
  id: GameId,
  version: string,
  edition: RecordedEdition,
  figures: object,
): Promise<Game | null> {
  const box = await moduleOf(id).box?.()
  const isWrong = box?.faultsOf(figures).some(({ weight }) => weight === 'wrong') ?? true
  if (isWrong) throw new UnplayableFigures(`The figures of ${edition.name} cannot be played.`)
  const { loadEdition } = await import('@entrepot/releases')
  return (await loadEdition({ ...edition, game: id, figures, provenance: {} }, version))?.game ?? null
}
