import { bookFacts, components, entryCost, playerOf, type Command } from '@entrepot/mombasa'
import { rewardText } from '../describe.ts'
import { cardText, spaceText } from './market.ts'
import type { TextSource } from './source.ts'

/** What the map and the market show beside a choice: the cost of a region, the reward, what a card is good for. */
export function noteOn(command: Command, telling: TextSource): string | null {
  const { view, seat, lexicon, terms } = telling
  switch (command.type) {
    case 'enter':
      return entryNote(command.region, telling)
    case 'collect':
      return rewardOf(command.region, telling)
    case 'buy':
      return cardText(command.card, lexicon)
    case 'bonus':
      return spaceText(command.space, lexicon, terms)
    case 'move': {
      const top = seat === null ? undefined : playerOf(view, seat).books[command.step - 1]?.at(-1)
      if (top === undefined || top.faceDown) return null
      return lexicon.words.things.reward(rewardText(bookFacts(top.book).reward, lexicon))
    }
    default:
      return null
  }
}

function entryNote(region: string, telling: TextSource): string | null {
  const { view, terms } = telling
  const { company, amount = 0 } = view.pending.at(-1) ?? {}
  const cost = company === undefined ? null : entryCost(view, company, region)
  if (cost === null) return null
  return telling.lexicon.speech.facts([terms.entryCost(cost, amount - cost), rewardOf(region, telling)])
}

function rewardOf(region: string, { lexicon }: TextSource): string {
  const { things } = lexicon.words
  const { rewards, mines } = components.map.regions.find(({ id }) => id === region) ?? {
    rewards: {},
    mines: 0,
  }
  const reward = things.reward(rewardText(rewards, lexicon))
  return mines > 0 ? lexicon.speech.facts([reward, things.mines(mines)]) : reward
}

/** A hint that speaks of no drawing. */
export function hintFor({ view, seat, terms }: TextSource, drawn: string | undefined): string | undefined {
  if (seat !== null && view.phase === 'planning' && playerOf(view, seat).planning !== null)
    return terms.planHint
  return view.pending.at(-1)?.kind === 'turn' ? terms.turnHint : drawn
}
