import type { Site } from '../site.ts'
import { botDueTables, claimBotTurn } from '../storage/due-tables.ts'

/**
 * Finds bots that should have moved long ago, because the process that moved them is gone, and moves them. Where only one
 * process works on the data, at its start nobody else can be moving them.
 */
export async function moveForgottenBots(site: Site, alone: boolean): Promise<void> {
  const patience = alone ? 0 : 2 * site.config.botLimitMs + 5_000
  const { db } = site.database
  for (const { id, bot_due_at } of await botDueTables(db, site.now() - patience)) {
    // Entering the room moves its bots. Who claims the turn first does it, the others find it claimed.
    if (await claimBotTurn(db, id, bot_due_at, site.now())) await (await site.rooms.enter(id))?.refresh()
  }
}
