// One thread of the pool in which bots think. It is told of nothing but a seat's view.

import { isLevel, playerOf } from '@entrepot/bots'
import { rngFromSeed, type BaseCommand } from '@entrepot/kernel'
import { workerData } from 'piscina'
import type { Games } from '../games.ts'
import type { Thought } from './pool.ts'

const { gamesModule } = workerData as { gamesModule: string }
const { games } = (await import(gamesModule)) as { games: Games }

export default function choose({ game: id, version, level, view, seat, seed }: Thought): BaseCommand {
  const game = games.find(id, version)
  if (!game) throw new Error(`there are no rules of ${id} ${version}`)
  if (!isLevel(level)) throw new Error(`there is no bot of level ${level}`)
  return playerOf(game, level, { now: () => performance.now() }).choose(view, seat, rngFromSeed(seed))
}
