import { playerOf } from '@entrepot/mombasa'
import { cardName } from '../describe.ts'
import { planCommands } from '../plan.ts'
import { plain, type DecisionShown, type Situation } from './shown.ts'

/** Laid out on the table and sent as a whole; a finished plan can be taken back. */
export const planning: DecisionShown = {
  title(at) {
    const { titles } = at.lexicon.words
    const { openSlots } = playerOf(at.view, at.seat)
    return isPlanning(at) ? titles.plan(openSlots.filter(Boolean).length) : titles.planned
  },
  hint: (at) => (isPlanning(at) ? at.lexicon.words.hints.plan : undefined),
  view: 'me',
  choices: {
    plan: {
      label: ({ card }, { lexicon }) =>
        card === null ? lexicon.words.things.empty : cardName(card, lexicon),
    },
    replan: plain('replan'),
  },
  ready: (at, draft) => (isPlanning(at) ? planCommands(at.view, at.seat, draft) : null),
}

function isPlanning({ view, seat }: Situation): boolean {
  return view.phase === 'planning' && playerOf(view, seat).planning !== null
}
