import { playerWith, type Player } from '@entrepot/bots'
import { fastRng } from '@entrepot/kernel'
import { loadKnown } from '../games/load-known.ts'
import type { BotAnswer, BotQuestion } from './bot-protocol.ts'

// Bots think here, away from the page. Each seat keeps its player, which remembers its thoughts within a turn; the clock
// keeps a slow device from thinking long.

const players = new Map<number, Player>()

async function answer({ game, version, edition, bot, seat, view, seed }: BotQuestion): Promise<BotAnswer> {
  let player = players.get(seat)
  if (player === undefined) {
    const known = await loadKnown(game, version, bot, edition)
    player = playerWith(known.knowledge, known.game, bot, { now: () => performance.now() })
    players.set(seat, player)
  }
  return { seat, command: player.choose(view, seat, fastRng(seed)) }
}

addEventListener('message', (event: MessageEvent<BotQuestion>) => {
  void answer(event.data).then(
    (found) => postMessage(found),
    (error: unknown) => {
      // The page hears of it through the worker's error event.
      setTimeout(() => {
        throw error
      })
    },
  )
})
