import { cardValue, goodsInUse } from '@entrepot/mombasa'
import { cardName } from '../describe.ts'
import { aboutInUse, cardTargets } from './cards.ts'
import { buyCard, buyClick } from './market.ts'
import type { ChoicesShown, DecisionShown } from './shown.ts'
import { stepChoices } from './tracks.ts'

/** A goods card, the first or a further one. */
export const goodsCard: NonNullable<ChoicesShown['goods']> = {
  label: ({ card }, { view, seat, lexicon }) =>
    lexicon.words.choices.goods(card, cardValue(view, seat, card)),
  more: ({ card }, { lexicon }) => cardName(card, lexicon),
  targets: cardTargets,
}

export const goods: DecisionShown = {
  title: (at) => aboutInUse(at, at.lexicon.words.titles.goods(goodsInUse(at.view))),
  view: 'market',
  choices: { goods: goodsCard, buy: buyCard, ...stepChoices },
  clicks: buyClick,
}
