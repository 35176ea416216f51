import { Refusal, type BaseCommand, type BaseState, type Game, type Reason, type Seat } from '../src/index.ts'

/** Why a command is refused; fails if it is not. */
export function refused(game: Pick<Game, 'apply'>, state: BaseState, seat: Seat, command: unknown): Reason {
  try {
    game.apply(state, seat, command as BaseCommand)
  } catch (error) {
    if (error instanceof Refusal) return { rule: error.rule, params: error.params }
    throw error
  }
  throw new Error(`${JSON.stringify(command)} was accepted`)
}
