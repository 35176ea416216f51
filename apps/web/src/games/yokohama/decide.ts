import type { Seat } from '@entrepot/kernel'
import {
  HAND,
  decisionAt,
  mostImports,
  placementsLeft,
  playerOf,
  type Command,
  type FrameView,
  type View,
} from '@entrepot/yokohama'
import type { Decision, DecisionInput, TableView } from '../../table/client.ts'
import { choiceOf } from './choices.ts'
import { BUY_PRICES, SECOND_ORDER } from './components.ts'
import { giftsAsked } from './gifts.ts'
import type { Lexicon } from './lexicon.ts'

/** What is to be decided, in words and choices. */
export function decide(input: DecisionInput, lexicon: Lexicon): Decision {
  const view = input.view as View
  const legal = input.legal as readonly Command[]
  const { titles, hints } = lexicon.words
  const choices = legal.map((command) => choiceOf(command, view, input.seat, lexicon))
  const frame = decisionAt(view)
  if (frame === undefined) {
    const title = playerOf(view, input.seat).chosen ? titles.ordersKept : titles.orders
    return { title, hint: hints.orders, choices, ready: null, view: 'me' }
  }
  const hint = hintOf(frame, lexicon)
  return {
    title: titleOf(frame, input, lexicon),
    ...(hint === undefined ? {} : { hint }),
    choices,
    ready: null,
    view: placeOfFrame(frame),
  }
}

function hintOf(frame: FrameView, { words: { hints }, names }: Lexicon): string | undefined {
  if (frame.kind === 'chinatown') {
    const prices = Object.entries(BUY_PRICES).map(([what, yen]) => `${names.goods[what]} ${yen}`)
    return hints.chinatown(prices.join(', '))
  }
  if (frame.kind === 'placement') return frame.placed === 0 ? hints.placement : undefined
  return frame.kind === 'movement' || frame.kind === 'after' ? hints[frame.kind] : undefined
}

function titleOf(
  frame: FrameView,
  { view: shown, seat, legal, draft }: DecisionInput,
  lexicon: Lexicon,
): string {
  const view = shown as View
  const { titles, hand } = lexicon.words
  const { power = 0, left = 0 } = frame
  switch (frame.kind) {
    case 'placement':
      return titles.placement(placementText(frame, view, seat, lexicon))
    case 'movement':
      return playerOf(view, seat).president === null ? titles.entry : titles.movement
    case 'port':
      return frame.slots?.length === 0
        ? titles.port(power)
        : titles.portMore(SECOND_ORDER.yen, SECOND_ORDER.import)
    case 'laboratory':
    case 'church':
      return titles[frame.kind](power)
    case 'customs':
      return titles.customs(mostImports(view))
    case 'warehouse':
    case 'chinatown':
    case 'anyGood':
      return titles[frame.kind](left)
    case 'deploy': {
      const { from } = frame
      if (from === null || from === undefined) return titles.deployFrom(left)
      return titles.deployTo(from === HAND ? hand : lexicon.names.areas[from])
    }
    case 'gifts':
      return titles.gifts(giftsAsked(legal as readonly Command[]) - Object.keys(draft).length)
    case 'recall':
    case 'fivePower':
    case 'building':
    case 'recovery':
    case 'station':
    case 'after':
      return titles[frame.kind]
  }
}

/** Which of the ways to place is still open (Y4.1, Y9.9). */
function placementText(frame: FrameView, view: View, seat: Seat, { words: { titles } }: Lexicon): string {
  if (playerOf(view, seat).hand.assistant === 0) return titles.placeNoMore
  const { different, pair, besidePair } = placementsLeft(view, frame)
  if (different === 0) return besidePair > 0 ? titles.placeBeside : titles.placeNoMore
  if (frame.placed === 0) return titles.placeFirst(different)
  return pair ? titles.placeNextOrPair(different) : titles.placeNext(different)
}

/** The part of the table that a decision is made on. */
function placeOfFrame({ kind }: FrameView): TableView {
  switch (kind) {
    case 'port':
    case 'laboratory':
    case 'church':
    case 'customs':
    case 'fivePower':
    case 'building':
      return 'market'
    case 'gifts':
    case 'warehouse':
    case 'chinatown':
    case 'anyGood':
    case 'after':
      return 'me'
    default:
      return 'board'
  }
}
