import type { Reason, Seat } from '@entrepot/kernel'
import type { Command } from './commands.ts'
import type { State } from './state.ts'

export function refuse(_state: State, seat: Seat, command: Command): Reason {
  return { rule: 'M4.2', params: { seat, command: command.type } }
}
