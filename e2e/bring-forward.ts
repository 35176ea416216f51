// Brings a game that this device keeps forward: the engine plays it on, with bots for everybody, and puts it back.

import { playerOf } from '@entrepot/bots/players'
import { fastRng, play, replay, type Game, type GameRecord } from '@entrepot/kernel'
import { mombasa } from '@entrepot/mombasa'
import { yokohama } from '@entrepot/yokohama'
import type { Page } from '@playwright/test'
import { kept, plant } from './broken-stores.ts'

const GAMES = { mombasa: mombasa as unknown as Game, yokohama: yokohama as unknown as Game }

/** When the last round of a game has begun, by what everybody sees. */
export const LAST_ROUND = {
  mombasa: ({ round }) => round === 7,
  yokohama: ({ lastRound }) => lastRound !== null,
} as const satisfies Record<keyof typeof GAMES, (view: Record<string, unknown>) => boolean>

/** Plays the game at the page's address on until its last round, and opens it again there. */
export async function bringForward(page: Page, game: keyof typeof GAMES): Promise<void> {
  const address = page.url()
  // A table that is open would keep its own game again.
  await page.goto('/settings')
  const saved = (await kept(page)).find(({ id }) => address.endsWith(id))
  if (saved === undefined) throw new Error(`The device keeps no game of ${address}.`)
  await plant(page, {
    ...saved,
    record: lastRoundOf(GAMES[game], saved['record'] as GameRecord, LAST_ROUND[game]),
  })
  await page.goto(address)
}

function lastRoundOf(
  game: Game,
  record: GameRecord,
  isNear: (view: Record<string, unknown>) => boolean,
): GameRecord {
  const novice = playerOf(game, '1')
  let at = replay(game, record)
  for (;;) {
    const seat = game.deciders(at.state)[0]
    if (seat === undefined) throw new Error('The game was over before its last round.')
    const view = game.view(at.state, seat)
    if (isNear(view as Record<string, unknown>)) return at.record
    at = play(game, at, seat, novice.choose(view, seat, fastRng(`${at.record.log.length}`)))
  }
}
