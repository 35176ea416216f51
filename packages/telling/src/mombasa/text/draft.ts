import { canBePlanned, playerOf, SLOT_IDS } from '@entrepot/mombasa'
import type { Draft } from '../../decision.ts'
import { listed } from '../../listed.ts'
import type { DraftField } from '../../text.ts'
import { cardName } from '../describe.ts'
import { layCard, openSlots } from '../plan.ts'
import type { TextSource } from './source.ts'

/** The plan as a form: for every open slot the cards of the hand that lie in no other one. */
export function planFields({ view, seat, lexicon, terms }: TextSource, draft: Draft): DraftField[] {
  if (seat === null || view.phase !== 'planning') return []
  const player = playerOf(view, seat)
  if (player.planning === null) return []
  const { names, words } = lexicon
  return openSlots(view, seat).map((slot) => {
    const resting = player.piles[SLOT_IDS.indexOf(slot)] ?? []
    const free = player.hand.filter(
      (card) =>
        canBePlanned(card) && Object.entries(draft).every(([place, laid]) => place === slot || laid !== card),
    )
    return {
      place: slot,
      label: names.actionSlots[slot],
      hint: lexicon.speech.labelled(
        terms.restsNow,
        listed(
          resting.map((card) => cardName(card, lexicon)),
          words.things.empty,
          lexicon.speech,
        ),
      ),
      options: free.map((card) => ({ value: card, label: cardName(card, lexicon) })),
    }
  })
}

export function fillSlot(draft: Draft, slot: string, card: string): Draft {
  return card === ''
    ? Object.fromEntries(Object.entries(draft).filter(([place]) => place !== slot))
    : layCard(draft, slot, card)
}
