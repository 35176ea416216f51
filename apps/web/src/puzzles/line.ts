import type { BaseCommand } from '@entrepot/kernel'
import type { Telling } from '@entrepot/telling'
import type { PuzzleSession } from './puzzle-session.ts'

/** The commands of a line in words, each as the seat meets it. */
export function stepsOf(
  { game, start, seat }: Pick<PuzzleSession, 'game' | 'start' | 'seat'>,
  line: readonly BaseCommand[],
  { label }: Pick<Telling, 'label'>,
): string[] {
  const state = game.clone(start.sitting.state)
  return line.map((command) => {
    const said = label(command, game.view(state, seat), seat)
    game.step(state, seat, command, null)
    return said
  })
}
