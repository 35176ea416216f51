import type { Game } from '@entrepot/kernel'
import type { Knowledge } from '../knowledge.ts'
import { unpackMind } from '../mind/mind-file.ts'
import { goesByMind, loadBots } from './load-bots.ts'

/**
 * What a player of this name knows of an earlier version, of which `own` was kept. What was learnt on the present figures
 * serves there as well, as it does in other editions, where the version perceives the same; else `own` is all there is.
 */
export async function knowledgeOfEarlier(game: Game, own: Knowledge, name: string): Promise<Knowledge> {
  if (!goesByMind(name)) return own
  const { knowledge, mind } = await loadBots(game.id)
  const file = await mind?.()
  const learnt = file ? unpackMind(own.heuristics, file) : null
  const { calibration, mindful, characters, leaning } = knowledge
  return learnt === null ? own : { ...own, mind: learnt, calibration, mindful, characters, leaning }
}
