import { popFrame } from '@entrepot/kernel'
import { BUY, DONE, SELL, type Command } from './commands.ts'
import { BUY_PRICE, RESOURCE_COUNT, SELL_PRICE, YEN } from './components/components.ts'
import { RESOURCES } from './components/schema.ts'
import type { Say } from './events.ts'
import { gainWithin } from './gains.ts'
import { gain, pay } from './purse.ts'
import { held, type Frame, type State } from './state.ts'

/** Y8.5: one trade after another. */
export function listChinatown(state: State, frame: Frame, out: Command[]): void {
  for (let what = 0; what < RESOURCE_COUNT; what++) {
    if (SELL_PRICE[what] > 0 && held(state, frame.seat, what) > 0) out.push(SELL[what])
  }
  const yen = held(state, frame.seat, YEN)
  for (let what = 0; what < RESOURCE_COUNT; what++) {
    if (BUY_PRICE[what] > 0 && BUY_PRICE[what] <= yen) out.push(BUY[what])
  }
  out.push(DONE)
}

export function applyChinatown(state: State, frame: Frame, command: Command, emit: Say): void {
  const { seat } = frame
  if (command.type === 'sell' || command.type === 'buy') {
    const what = RESOURCES.indexOf(command.what)
    if (emit) emit({ type: 'traded', seat, trade: command.type, what: command.what })
    if (command.type === 'sell') {
      pay(state, seat, what, 1, null, 'chinatown', emit)
      gain(state, seat, YEN, SELL_PRICE[what], 'chinatown', emit)
    } else {
      pay(state, seat, YEN, BUY_PRICE[what], null, 'chinatown', emit)
      gainWithin(state, frame, what, 'chinatown', emit)
    }
    if (--frame.count > 0) return
  }
  popFrame(state)
}
