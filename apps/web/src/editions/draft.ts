import type { GameId } from '@entrepot/bots/games'
import { exportEdition, readEdition, type Edition } from '@entrepot/kernel'
import { deviceNotes } from '../platform/notes.ts'

/** The edition of a game that somebody makes on this device, and whether it can be played as it is. */
export interface Draft {
  readonly edition: Edition
  readonly playable: boolean
}

const keyOf = (game: GameId): string => `entrepot.edition.${game}`

/** The edition of this device; null where nobody has changed anything. */
export function readDraft(game: GameId): Draft | null {
  const text = deviceNotes.read(keyOf(game))
  if (text === null) return null
  try {
    const { edition, playable } = JSON.parse(text) as { edition: unknown; playable: unknown }
    const read = readEdition(edition)
    return read.game === game ? { edition: read, playable: playable === true } : null
  } catch {
    return null
  }
}
/** Keeps it, or forgets it with null. */
export function writeDraft(game: GameId, draft: Draft | null): void {
  const kept = draft && { edition: exportEdition(draft.edition), playable: draft.playable }
  deviceNotes.write(keyOf(game), kept && JSON.stringify(kept))
}
