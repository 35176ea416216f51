import { canBePlanned, playerOf } from '@entrepot/mombasa'
import { cardName } from '../describe.ts'
import { firstFreeSlot, layCard, liftCard, planCommands } from '../plan.ts'
import { plain, type DecisionShown, type Position } from './shown.ts'

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
  // A card goes into the next free slot; one that lies in a slot comes back.
  lay(sort, id, at, draft) {
    if (!isPlanning(at)) return null
    if (sort === 'slot') return draft[id] === undefined ? null : liftCard(draft, draft[id])
    const slot = sort === 'hand' && canBePlanned(id) ? firstFreeSlot(draft, at.view, at.seat) : undefined
    return slot === undefined ? null : layCard(draft, slot, id)
  },
  ready: (at, draft) => (isPlanning(at) ? planCommands(at.view, at.seat, draft) : null),
}

function isPlanning({ view, seat }: Position): boolean {
  return view.phase === 'planning' && playerOf(view, seat).planning !== null
}
