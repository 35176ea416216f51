import {
  decisionAt,
  placementFee,
  placementsLeft,
  playerOf,
  powerWithPresident,
  type FrameView,
} from '@entrepot/yokohama'
import { yieldText } from '../phrases.ts'
import { targetOf } from '../targets.ts'
import { extraChoices, extraClicks } from './extras.ts'
import type { DecisionShown, Situation } from './shown.ts'

export const placement: DecisionShown = {
  title: waysLeft,
  hint: ({ lexicon }, { placed }) => (placed === 0 ? lexicon.words.hints.placement : undefined),
  view: 'board',
  choices: {
    ...extraChoices,
    place: {
      label({ area }, { view, seat, lexicon: { words } }) {
        const fee = placementFee(view, seat, area)
        const { place, placePaying } = words.choices
        return fee === 0 ? place(area) : placePaying(area, fee)
      },
      more({ area }, { view, seat, lexicon }) {
        const power = powerWithPresident(view, seat, area, 1)
        return lexicon.words.choices.power(power, yieldText(lexicon, area, power))
      },
      targets: ({ area }) => [targetOf('area', area)],
    },
    done: {
      label(_command, { lexicon: { words } }, { placed }) {
        return placed === 0 ? words.choices.noneToPlace : words.choices.noMore
      },
      loses({ view, seat, lexicon }) {
        const isWaste = decisionAt(view)?.placed === 0 && playerOf(view, seat).hand.assistant > 0
        return isWaste ? lexicon.words.losses.placement : undefined
      },
    },
  },
  clicks: { ...extraClicks, area: (area) => ({ type: 'place', area }) },
}

/** Which of the ways to place is still open (Y4.1, Y9.9). */
function waysLeft({ view, seat, lexicon }: Situation, frame: Partial<FrameView>): string {
  const { titles } = lexicon.words
  if (playerOf(view, seat).hand.assistant === 0) return titles.placeNoMore
  const { different, pair, besidePair } = placementsLeft(view, { ...frame, seat })
  if (different === 0) return besidePair > 0 ? titles.placeBeside : titles.placeNoMore
  if (frame.placed === 0) return titles.placeFirst(different)
  return pair ? titles.placeNextOrPair(different) : titles.placeNext(different)
}
