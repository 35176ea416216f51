import { caravan } from '@entrepot/caravan'
import type { Game } from '@entrepot/kernel'
import { plainKnowledge } from '../../knowledge.ts'
import type { GameBots } from '../load-bots.ts'

/** They know nothing of the game but its contract. */
export const bots: GameBots = { knowledge: plainKnowledge(caravan as unknown as Game) }
