import type { Game } from '@entrepot/kernel'
import { plainKnowledge, type Knowledge } from '../knowledge.ts'
import { botNamed, type Level } from '../bot-names.ts'
import { unpackMind, type MindFile } from '../mind/mind-file.ts'
import { findGame } from './games.ts'

/** The computer players of a game. */
export interface GameBots {
  /** Without the mind. */
  readonly knowledge: Knowledge
  /** What was learnt from search: larger than all the rest, loaded for those who need it. */
  readonly mind?: () => Promise<MindFile | null>
}

/** They are beside the game's entry, not in it: a page that lists the games does without them. */
export async function loadBots(game: string): Promise<GameBots> {
  return ((await import(`./${game}/bots.ts`)) as { bots: GameBots }).bots
}

/** The levels that go by what was learnt from search. */
const MINDFUL: readonly Level[] = ['3', '4']

/** What a player of this name knows of a game; of one that is not in the list, what its contract says. */
export async function loadKnowledge(game: Game, name: string): Promise<Knowledge> {
  if (findGame(game.id) === undefined) return plainKnowledge(game)
  const bots = await loadBots(game.id)
  return goesByMind(name) ? withLoadedMind(bots) : bots.knowledge
}

/** Whether a player of this name goes by what was learnt from search. */
export function goesByMind(name: string): boolean {
  const level = botNamed(name)?.level
  return level !== undefined && MINDFUL.includes(level)
}

/** All that the players of a game know. A mind that was made for another perception of it is left alone. */
export async function withLoadedMind({ knowledge, mind }: GameBots): Promise<Knowledge> {
  const file = await mind?.()
  return { ...knowledge, mind: file ? unpackMind(knowledge.heuristics, file) : null }
}
