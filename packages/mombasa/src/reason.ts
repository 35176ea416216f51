import type { Json, Reason } from '@entrepot/kernel'
import type { Command } from './commands.ts'

/** A refusal by a rule, with what a sentence about it needs. */
export function because(rule: string, params: { readonly [name: string]: Json } = {}): Reason {
  return { rule, params }
}

/** A command that names something that is not in the box, or is no command at all. */
export function unknown(command: Command): Reason {
  return because('K.command', { type: String(command.type).slice(0, 40) })
}
