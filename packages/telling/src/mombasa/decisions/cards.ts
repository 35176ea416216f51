import { cardFacts, playerOf, sameCard, SLOT_IDS } from '@entrepot/mombasa'
import { cardName } from '../describe.ts'
import type { Situation } from './shown.ts'

/** The slots whose card looks like this one, or the bonus tile. */
export function cardTargets({ card }: { readonly card: string }, { view, seat }: Situation): string[] {
  if (card.startsWith('tile-')) return [`tile:${card}`]
  const tiled = view.tiles['tile-plus1-good']?.card
  return playerOf(view, seat).slots.flatMap((slot, index) => {
    if (slot === null || slot.faceDown || sameCard(slot.card) !== sameCard(card)) return []
    const same =
      slot.card === card || (slot.card !== tiled && card !== tiled && !view.inUse.includes(slot.card))
    return same ? [`slot:${SLOT_IDS[index]}`] : []
  })
}

/** A sentence with the cards and tiles in use that it is about. */
export function aboutInUse({ view, lexicon }: Situation, sentence: string): string {
  const names = view.inUse.map((card) => cardName(card, lexicon)).join(', ')
  return names === '' ? sentence : lexicon.words.board.about(names, sentence)
}

/** The expansion cards and tile: a click on one asks for the company. */
export function expansionTargets({ view, seat }: Situation): string[] {
  const slots = playerOf(view, seat).slots.flatMap((slot, index) =>
    slot !== null && !slot.faceDown && cardFacts(slot.card).kind === 'expansion'
      ? [`slot:${SLOT_IDS[index]}`]
      : [],
  )
  return view.tiles['tile-expansion']?.seat === seat ? [...slots, 'tile:tile-expansion'] : slots
}
