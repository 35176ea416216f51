import type { BaseCommand } from '@entrepot/kernel'
import type { FrameView } from '@entrepot/yokohama'
import type { DecisionInput } from '../../decision.ts'
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
  hint({ lexicon: { words } }, frame, ready) {
    if (isFirst(frame)) return undefined
    return ready?.at(-1)?.type === 'end' ? words.hints.portLast : words.hints.portMore
  },
  view: 'market',
  // Most turns take one order: confirming it says so, and asks for no click of its own.
  ready: (frame, after) => (isFirst(frame) ? null : withTheOnlyWayOn([{ type: 'done' }], after)),
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

/** Commands with those that would be the only choice after them: the end of the turn, where nothing else can be done. */
function withTheOnlyWayOn(
  commands: readonly BaseCommand[],
  after: DecisionInput['after'],
): readonly BaseCommand[] {
  const [only, ...others] = after?.(commands)?.legal ?? []
  return only === undefined || others.length > 0 ? commands : withTheOnlyWayOn([...commands, only], after)
}

/** Whether no order has been taken yet: the first one is free. */
function isFirst({ slots }: Partial<FrameView>): boolean {
  return slots?.length === 0
}
