import { priceOf } from '@entrepot/mombasa'
import { cardName } from '../describe.ts'
import { decline, type ChoicesShown, type ClicksShown, type DecisionShown } from './shown.ts'

/** A card of the display, for goods or for pounds. */
export const buyCard: NonNullable<ChoicesShown['buy']> = {
  label: ({ card }, { view, lexicon }) => lexicon.words.choices.buy(card, priceOf(view, card)),
  more: ({ card }, { lexicon }) => cardName(card, lexicon),
  targets: ({ card }) => [`card:${card}`],
}

export const buyClick: ClicksShown = { card: (card) => ({ type: 'buy', card }) }

export const buy: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.buy,
  view: 'market',
  choices: { buy: buyCard, decline },
  clicks: buyClick,
}
