import { canBePlanned, playerOf } from '@entrepot/mombasa'
import { cardName } from '../describe.ts'
import type { Draft } from '../../decision.ts'
import { firstFreeSlot, layCard, liftCard, markSlot, planCommands } from '../plan.ts'
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
    if (sort === 'slot')
      return draft[id] === undefined ? markSlot(draft, id, at.view, at.seat) : liftCard(draft, draft[id])
    const slot = sort === 'hand' && canBePlanned(id) ? firstFreeSlot(draft, at.view, at.seat) : undefined
    return slot === undefined ? null : layCard(draft, slot, id)
  },
  // A plan without a card is allowed (M3.1), but nobody makes it by a slip.
  offers(at, draft) {
    if (!isPlanning(at) || !isEmptyPlan(at, draft)) return null
    const commands = planCommands(at.view, at.seat, draft)
    const command = commands.pop()
    const label = at.lexicon.words.board.planNothing
    return command === undefined ? null : [{ command, lead: commands, rare: true, label, targets: [] }]
  },
  ready: (at, draft) =>
    isPlanning(at) && !isEmptyPlan(at, draft) ? planCommands(at.view, at.seat, draft) : null,
}

/** Whether no card is laid although one could be. */
function isEmptyPlan({ view, seat }: Position, draft: Draft): boolean {
  const commands = planCommands(view, seat, draft)
  return commands.length > 0 && commands.every((command) => command.type === 'plan' && command.card === null)
}

function isPlanning({ view, seat }: Position): boolean {
  return view.phase === 'planning' && playerOf(view, seat).planning !== null
}
