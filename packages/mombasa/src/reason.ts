import { because, type Reason } from '@entrepot/kernel'
import type { Command } from './commands.ts'

/** A command that names something that is not in the box, or is no command at all. */
export function unknown(command: Command): Reason {
  return because('K.command', { type: String(command.type).slice(0, 40) })
}
