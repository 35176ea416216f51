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

/** The file of the edition as the device has kept it, readable or not; null where there is none. */
export function keptFile(game: GameId): string | null {
  const text = deviceNotes.read(keyOf(game))
  if (text === null) return null
  try {
    return JSON.stringify((JSON.parse(text) as { edition: unknown }).edition ?? null)
  } catch {
    return text
  }
}

/** Keeps it; false where the device did not, so that it lasts as long as the page. */
export function writeDraft(game: GameId, { edition, playable }: Draft): boolean {
  return deviceNotes.write(keyOf(game), JSON.stringify({ edition: exportEdition(edition), playable }))
}

/** Calls when another page of this site has kept another edition of the game; returns how to stop. */
export function watchDraft(game: GameId, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === keyOf(game)) changed()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
