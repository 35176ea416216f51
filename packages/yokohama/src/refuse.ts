import type { Reason, Seat } from '@entrepot/kernel'
import type { YokohamaCommand } from './commands.ts'
import type { YokohamaState } from './state.ts'
export function refuse(_state: YokohamaState, _seat: Seat, _command: YokohamaCommand): Reason {
  return { rule: 'Y3.2', params: {} }
}
