// One thread of the pool in which bots think and foreign games are replayed. A bot is told of nothing but its seat's view.

import { botNamed } from '@entrepot/bots'
import { fastRng, Refusal, verifyExport, type ExportedGame } from '@entrepot/kernel'
import { workerData } from 'piscina'
import type { Games } from '../games.ts'
import { PlayerCache } from './player-cache.ts'
import type { Choice, BotRequest, Verdict } from './pool.ts'

/** A Master's tree and worlds take some megabytes. */
const players = new PlayerCache(8)

const { gamesModule } = workerData as { gamesModule: string }
const { games } = (await import(gamesModule)) as { games: Games }

/** The pool calls this and the other by name. @public */
export default async function choose(request: BotRequest): Promise<Choice> {
  const { game: id, version, table, level, view, seat, seed } = request
  const rules = await games.find(id, version)
  if (!rules) throw new Error(`there are no rules of ${id} ${version}`)
  if (botNamed(level) === null) throw new Error(`there is no bot of level ${level}`)
  const player = players.of({ rules, table, seat, level })
  try {
    return { command: player.choose(view, seat, fastRng(seed)) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Replays a whole game, which takes too long for where people wait. @public */
export async function verify(file: ExportedGame): Promise<Verdict> {
  const rules = await games.find(file.game, file.version)
  if (!rules) return { message: `There are no rules of ${file.game} ${file.version} here.` }
  const { game } = rules
  try {
    return { outcome: game.outcome(verifyExport(game, file).state) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, rule, params } = error
    return { message, rule, params }
  }
}
