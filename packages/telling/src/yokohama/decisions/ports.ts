import type { FrameView } from '@entrepot/yokohama'
import { secondOrder } from '../components.ts'
import { targetOf } from '../targets.ts'
import { gainText, orderAt, orderFactsText } from '../phrases.ts'
import { declining, havingEnough, type DecisionShown } from './shown.ts'

export const port: DecisionShown = {
  title({ lexicon: { words } }, frame) {
    return isFirst(frame)
      ? words.titles.port(frame.power ?? 0)
      : words.titles.portMore(secondOrder().yen, secondOrder().import)
  },
  hint: ({ lexicon }, frame) => (isFirst(frame) ? undefined : lexicon.words.hints.portMore),
  view: 'market',
  // Most turns take one order: confirming it says so, and asks for no click of its own.
  ready: (frame) => (isFirst(frame) ? null : [{ type: 'done' }]),
  choices: {
    take: {
      label({ order, pay }, { lexicon }) {
        const { take, takePaying } = lexicon.words.choices
        if (pay === undefined) return take(...orderAt(order))
        return takePaying(...orderAt(order), gainText(lexicon, { [pay]: secondOrder()[pay] }))
      },
      more: ({ order }, { lexicon }) => orderFactsText(lexicon, order),
      targets: ({ order }) => [targetOf('offer', order)],
    },
    ...declining('port'),
    ...havingEnough('port'),
  },
  clicks: { offer: (order) => ({ type: 'take', order }) },
}

/** Whether no order has been taken yet: the first one is free. */
function isFirst({ slots }: Partial<FrameView>): boolean {
  return slots?.length === 0
}
