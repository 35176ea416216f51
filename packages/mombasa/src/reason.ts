import { because, type Reason } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import type { Frame, State } from './state.ts'

/** A command that names something that is not in the box, or is no command at all. */
export function unknown(command: Command): Reason {
  return because('K.command', { type: String(command.type).slice(0, 40) })
}

/** A command of the right type that is not among those offered: the rule of the decision says which are. */
export function notOffered(rule: string): (state: State, frame: Frame) => Reason {
  return (_state, { kind }) => because(rule, { decision: kind })
}
