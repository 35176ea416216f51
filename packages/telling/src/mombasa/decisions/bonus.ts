import { cardFacts, components, extraSpaceOf, playerOf, sameCard, type View } from '@entrepot/mombasa'
import { rewardText, spaceName } from '../describe.ts'
import type { DecisionShown, Situation } from './shown.ts'

/** A question with the bonus space that it is about. */
function aboutSpace(at: Situation, question: string): string {
  return at.lexicon.words.board.about(spaceName(spaceAtHand(at.view), at.view, at.lexicon), question)
}

export const discard: DecisionShown = {
  title: (at) => aboutSpace(at, at.lexicon.words.titles.discard),
  view: 'me',
  choices: {
    discard: {
      label: ({ card }, { lexicon }) => lexicon.words.choices.discard(card),
      more: ({ card }, { lexicon }) => lexicon.words.things.facts.crate(cardFacts(card).crate),
      targets: (command, { view, seat }) =>
        playerOf(view, seat)
          .hand.filter((card) => sameCard(card) === sameCard(command.card))
          .map((card) => `hand:${card}`),
    },
  },
  clicks: { hand: (card) => ({ type: 'discard', card }) },
}

/** The bonus space that the decision is about. */
function spaceAtHand({ pending }: View): string {
  return pending.at(-1)?.space ?? ''
}

/** A level of the majority at hand: its reward, and the steps on a track that every one of them gives. */
function tierAt(view: View, min: number) {
  const space = components.bonusSpaces.find(({ id }) => id === spaceAtHand(view))
  const reward = space?.tiers?.find((candidate) => candidate.min === min)
  return { reward: reward ?? {}, trackSpaces: reward?.trackSpaces ?? 0, company: space?.company ?? '' }
}

export const tier: DecisionShown = {
  title: (at) => aboutSpace(at, at.lexicon.words.titles.tier),
  view: 'market',
  choices: {
    tier: {
      label({ min }, { view, lexicon }) {
        const { trackSpaces, company } = tierAt(view, min)
        return lexicon.words.choices.tier(trackSpaces, company)
      },
      more({ min }, { view, lexicon }) {
        const { reward, company } = tierAt(view, min)
        return lexicon.words.things.tierLine(min, rewardText(reward, lexicon, company))
      },
    },
  },
}

function optionAt(view: View, option: number): { readonly bookkeeping?: number; readonly diamonds?: number } {
  return extraSpaceOf(view, spaceAtHand(view))?.bonus.choose?.[option - 1] ?? {}
}

export const choice: DecisionShown = {
  title: (at) => aboutSpace(at, at.lexicon.words.titles.choice),
  view: 'market',
  choices: {
    choose: {
      label: ({ option }, { view, lexicon }) =>
        lexicon.words.choices.choose(optionAt(view, option).bookkeeping ?? 0),
      more: ({ option }, { view, lexicon }) => rewardText(optionAt(view, option), lexicon),
    },
  },
}
