import { SideStore } from '../platform/side-store.ts'
import type { GameFigures } from './figures.ts'

// The figures of games that were reckoned before, so that nothing is replayed twice.

const store = new SideStore('entrepot-statistics', 'figures')
/** Figures that another version of this page has reckoned are reckoned anew. */
const RECKONING = 1

/** What was reckoned of a game. */
export interface Reckoned {
  readonly id: string
  /** What it was reckoned from: with another stamp it is reckoned anew. */
  readonly stamp: string
  /** Null for a game that does not count. */
  readonly figures: GameFigures | null
}

interface Kept extends Reckoned {
  readonly reckoning: number
}

/** All that is kept, by game. */
export async function keptFigures(): Promise<ReadonlyMap<string, Reckoned>> {
  const all = (await store.ask('readonly', (kept) => kept.getAll() as IDBRequest<Kept[]>)) ?? []
  return new Map(all.filter(({ reckoning }) => reckoning === RECKONING).map((kept) => [kept.id, kept]))
}

export async function keepFigures(reckoned: Reckoned): Promise<void> {
  const kept: Kept = { ...reckoned, reckoning: RECKONING }
  await store.ask('readwrite', (all) => all.put(kept))
}

/** Whoever removes a game, or signs out, wants nothing kept of it. */
export async function forgetFigures(id: string): Promise<void> {
  await store.ask('readwrite', (all) => all.delete(id))
}
