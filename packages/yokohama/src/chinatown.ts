import { because, popFrame, type Reason } from '@entrepot/kernel'
import { BUY, DONE, SELL, type Command } from './commands.ts'
import { BUY_PRICE, RESOURCE_COUNT, SELL_PRICE, YEN } from './components/components.ts'
import { RESOURCES } from './components/schema.ts'
import { counted, decision } from './decision.ts'
import { gainWithin } from './gains.ts'
import { gain, pay } from './purse.ts'
import { known } from './reason.ts'
import { amountOf, type Frame, type State } from './state.ts'

/** One trade after another. */
export const chinatown = decision({
  rule: 'Y8.5',
  list(state, frame, out) {
    for (let what = 0; what < RESOURCE_COUNT; what++) {
      if (SELL_PRICE[what] > 0 && amountOf(state, frame.seat, what) > 0) out.push(SELL[what])
    }
    const yen = amountOf(state, frame.seat, YEN)
    for (let what = 0; what < RESOURCE_COUNT; what++) {
      if (BUY_PRICE[what] > 0 && BUY_PRICE[what] <= yen) out.push(BUY[what])
    }
    out.push(DONE)
  },
  apply(state, frame, command, emit) {
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
  },
  refuse: { sell: refuseTrade, buy: refuseTrade },
  ...counted,
})

function refuseTrade(state: State, { seat }: Frame, command: Command & { readonly what: unknown }): Reason {
  return because('Y8.5', { what: known(command.what), yen: amountOf(state, seat, YEN) })
}
