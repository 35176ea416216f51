import type { ServerContext } from '../server-context.ts'
import { botDueTables } from '../storage/due-tables.ts'

/** Whoever caused a bot's turn moves it at once; after so long it was not done. */
const PATIENCE_MS = 5_000

/**
 * Finds bots that should have moved long ago and that no process has taken on: the one that had them is gone, or could
 * not make them choose. Where only one process works on the data, at its start nobody else can be moving them.
 */
export async function moveForgottenBots(context: ServerContext, alone: boolean): Promise<void> {
  const now = context.now()
  const by = alone ? now : now - PATIENCE_MS
  for (const id of await botDueTables(context.database.db, by, now)) {
    // Reading the table again moves its bots, if no other process is faster.
    await (await context.rooms.enter(id))?.refresh()
  }
}
