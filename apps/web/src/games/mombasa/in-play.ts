import { ownFacts, putInPlay } from '@entrepot/mombasa'

/** Puts figures in play, or with null those of the default edition. */
export async function playWith(figures: object | null): Promise<void> {
  putInPlay(figures === null ? ownFacts : (await import('facts:mombasa')).open(figures))
}
