import { loadRules } from '../games/load-rules.ts'
import { readGameFile, UnreadableFile, type FileTrouble, type SeatName } from './game-file.ts'
import { keep } from './new-game.ts'

/** Keeps the game of a file on this device: the address of its table, or why it was not taken in. */
export async function openGameFile(
  file: File,
  nameOf: SeatName,
): Promise<{ readonly address: string } | { readonly trouble: FileTrouble }> {
  try {
    return { address: `/local/${await keep(await readGameFile(await file.text(), loadRules, nameOf))}` }
  } catch (error) {
    if (error instanceof UnreadableFile) return { trouble: error.trouble }
    // The rules of the game are a part that must be loaded; or the file is gone from where it was.
    return { trouble: 'unloaded' }
  }
}
