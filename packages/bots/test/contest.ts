import type { Level, Surroundings } from '@entrepot/bots'
import { playerOf } from '@entrepot/bots/players'
import { fastRng, type BaseCommand, type Game, type Outcome } from '@entrepot/kernel'

/** Plays a whole game; every command goes through the checks of the rules. */
export function contest(
  game: Game,
  levels: readonly Level[],
  seed: string,
  surroundings: Surroundings = {},
): { readonly outcome: Outcome; readonly commands: readonly BaseCommand[] } {
  const players = levels.map((level) => playerOf(game, level, surroundings))
  const rng = fastRng(`${seed}/bots`)
  const commands: BaseCommand[] = []
  let state = game.setup({}, levels.length, seed)
  for (;;) {
    const [seat] = game.deciders(state)
    if (seat === undefined) break
    const command = players[seat].choose(game.view(state, seat), seat, rng)
    state = game.apply(state, seat, command).state
    commands.push(command)
  }
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error('nobody decides and the game is not over')
  return { outcome, commands }
}
