import { cardFacts, playerOf, SLOT_IDS, type Command } from '@entrepot/mombasa'
import { cardName, spaceKey, spaceName } from '../describe.ts'
import { cardTargets, expansionTargets } from './cards.ts'
import { goodsCard } from './goods.ts'
import { plain, type DecisionShown } from './shown.ts'

export const turn: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.turn,
  hint: ({ lexicon }) => lexicon.words.hints.turn,
  view: 'me',
  choices: {
    plusOne: {
      label: ({ card }, { lexicon }) => lexicon.words.choices.plusOne(card),
      targets: cardTargets,
    },
    goods: goodsCard,
    expand: {
      label({ company }, { lexicon }) {
        const { choices } = lexicon.words
        return company === null ? choices.expandNothing : choices.expand(company)
      },
      loses: ({ company }, { lexicon }) => (company === null ? lexicon.words.losses.expansion : undefined),
      targets: ({ company }, at) => [
        ...(company === null ? [] : [`base:${company}`]),
        ...expansionTargets(at),
      ],
      group: ({ lexicon }) => lexicon.words.choices.expandGroup,
    },
    bookkeeper: {
      label: ({ card }, { lexicon }) => lexicon.words.choices.bookkeeper(card),
      targets: cardTargets,
    },
    merchant: {
      label: ({ card }, { lexicon }) => lexicon.words.choices.merchant(card),
      targets: cardTargets,
    },
    bonus: {
      label: ({ space }, { view, lexicon }) => lexicon.words.choices.bonus(spaceKey(space, view)),
      more: ({ space }, { view, lexicon }) => spaceName(space, view, lexicon),
      targets: ({ space }) => [`space:${space}`],
    },
    end: {
      ...plain('end'),
      loses(_command, { view, seat, lexicon }) {
        const unused = playerOf(view, seat).slots.filter((laid) => laid !== null && !laid.faceDown)
        return unused.length === 0 ? undefined : lexicon.words.losses.cards(unused.length)
      },
    },
  },
  clicks: {
    base: (company) => ({ type: 'expand', company }),
    space: (space) => ({ type: 'bonus', space }),
    tile: (card) => ({ type: card === 'tile-bookkeeper' ? 'bookkeeper' : 'merchant', card }),
    slot: (slot, { view, seat }) => commandFor(playerOf(view, seat).slots[SLOT_IDS.indexOf(slot)]?.card),
  },
}

/** What a click on a card of the own action area means. */
function commandFor(card: string | undefined): Command | null {
  if (card === undefined) return null
  switch (cardFacts(card).kind) {
    case 'expansion':
      return { type: 'expand', company: null }
    case 'bookkeeper':
      return { type: 'bookkeeper', card }
    case 'diamondMerchant':
      return { type: 'merchant', card }
    default:
      return { type: 'goods', card }
  }
}

export const pile: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.pile,
  view: 'me',
  choices: {
    pile: {
      label: ({ slot }, { lexicon }) => lexicon.words.choices.pile(slot),
      more({ slot }, { view, seat, lexicon }) {
        const cards = playerOf(view, seat).piles[SLOT_IDS.indexOf(slot)] ?? []
        return lexicon.speech.list(cards.map((card) => cardName(card, lexicon)))
      },
      targets: ({ slot }) => [`pile:${slot}`],
    },
  },
  clicks: { pile: (slot) => ({ type: 'pile', slot }) },
}

/** What nobody is asked about has the words of the turn. */
export const unasked: DecisionShown = {
  title: ({ lexicon }) => lexicon.words.titles.turn,
  view: 'me',
  choices: {},
}
