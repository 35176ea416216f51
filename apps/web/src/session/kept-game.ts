import { entryOf } from '@entrepot/bots/games'
import { loadRules } from '../games/load-rules.ts'
import type { LocalGame } from './local-game.ts'
import { deal, shuffled } from './new-game.ts'
import { moveToServer } from './move-to-server.ts'
import { gameFile } from './game-file.ts'
import type { KeptGame } from './session.ts'

export function keptGame(local: LocalGame): KeptGame {
  return {
    async rematch() {
      const { players, record } = local.saved()
      const [first, ...others] = players
      const moved = first === undefined ? players : [...others, first]
      // By the newest rules, whatever the game before was played by, with the figures of before.
      const newest = await entryOf(local.gameId).rules()
      const game = (await loadRules(local.gameId, newest.version, record.edition)) ?? newest
      const known = Object.entries(record.options).filter(([name]) => Object.hasOwn(game.options, name))
      const options = Object.fromEntries(known)
      const id = await deal({ game, players: moved, options, ...shuffled(moved.length) })
      return `/local/${id}`
    },
    async moveToServer(guest) {
      const table = await moveToServer(gameFile(local.saved(), local.history()), guest)
      local.movedTo(table)
      return `/tables/${table}`
    },
    movedTo() {
      const { moved } = local.saved()
      return moved === null ? null : `/tables/${moved}`
    },
  }
}
