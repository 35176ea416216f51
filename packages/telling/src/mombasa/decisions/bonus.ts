import { components, extraSpaceOf, playerOf, sameCard, type View } from '@entrepot/mombasa'
import { cardName, rewardText, spaceName } from '../describe.ts'
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
      label: ({ card }, { lexicon }) => lexicon.words.choices.discard(cardName(card, lexicon)),
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

export const tier: DecisionShown = {
  title: (at) => aboutSpace(at, at.lexicon.words.titles.tier),
  view: 'market',
  choices: {
    tier: {
      label({ min }, { view, lexicon }) {
        const space = components.bonusSpaces.find(({ id }) => id === spaceAtHand(view))
        const reward = space?.tiers?.find((candidate) => candidate.min === min) ?? {}
        return lexicon.words.things.tierLine(min, rewardText(reward, lexicon, space?.company))
      },
    },
  },
}

export const choice: DecisionShown = {
  title: (at) => aboutSpace(at, at.lexicon.words.titles.choice),
  view: 'market',
  choices: {
    choose: {
      label({ option }, { view, lexicon }) {
        const extra = extraSpaceOf(view, spaceAtHand(view))
        return rewardText(extra?.bonus.choose?.[option - 1] ?? {}, lexicon)
      },
    },
  },
}
