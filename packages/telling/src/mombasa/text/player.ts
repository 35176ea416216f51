import {
  bookFacts,
  bookReach,
  cardValue,
  components,
  DIAMOND_SCORE,
  INK_SCORE,
  playerOf,
  SLOT_IDS,
  totalsOf,
  type PlayerView,
} from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { listed } from '../../listed.ts'
import type { Passage } from '../../text.ts'
import { cardName, needsText, rewardText } from '../describe.ts'
import { cardText } from './market.ts'
import type { TextSource } from './source.ts'

/** A player's whole board: figures, slots with their rest piles, hand, and the two tracks. */
export function playerPassages(telling: TextSource, seat: Seat): Passage[] {
  const player = playerOf(telling.view, seat)
  return [figures(telling, player), slots(telling, player), hand(telling, player), books(telling, player)]
}

function figures(telling: TextSource, player: PlayerView): Passage {
  const { view, lexicon, terms } = telling
  const { names, words } = lexicon
  const { things } = words
  const { bookkeepingTrack, diamondTrack } = components.playerBoard
  const totals = totalsOf(view, player.seat)
  const faceUp = (['coffee', 'banana', 'cotton', 'expansion'] as const)
    .filter((kind) => totals[kind] > 0)
    .map((kind) => `${names.cardTypes[kind]} ${totals[kind]}`)
  const tiles = components.bonusTiles
    .filter(({ id }) => view.tiles[id]?.seat === player.seat)
    .map(({ id }) =>
      view.tiles[id]?.faceDown
        ? lexicon.speech.facts([names.bonusTiles[id], things.faceDown])
        : names.bonusTiles[id],
    )
  const { reach } = bookReach(view, player.seat)
  return {
    kind: 'facts',
    label: terms.figures,
    facts: [
      [names.scoreCategories['pounds'], things.pounds(player.pounds)],
      [things.firstPlayer, view.firstPlayer === player.seat ? terms.yes : terms.no],
      [terms.markers, player.markers],
      [things.bonusTiles, listed(tiles, terms.none, lexicon.speech)],
      [terms.faceUp, listed(faceUp, terms.none, lexicon.speech)],
      [
        things.diamondTrack,
        terms.diamonds(player.diamonds, diamondTrack.length, DIAMOND_SCORE[player.diamonds]),
      ],
      [
        lexicon.speech.labelled(things.diamondTrack, terms.next),
        nextWorth(telling, diamondTrack.values, player.diamonds),
      ],
      [things.bookTrack, terms.inkwell(player.inkwell, bookkeepingTrack.length, INK_SCORE[player.inkwell])],
      [
        lexicon.speech.labelled(things.bookTrack, terms.next),
        nextWorth(telling, bookkeepingTrack.values, player.inkwell),
      ],
      ...(view.phase === 'action' ? [[terms.reach, reach] as const] : []),
    ],
  }
}

interface Worth {
  readonly space: number
  readonly pounds: number
}

function nextWorth({ terms }: TextSource, values: readonly Worth[], space: number): string {
  const next = values.find((value) => value.space > space)
  return next === undefined ? terms.end : terms.nextWorth(next.pounds, next.space)
}

/** Five slots: what lies there, what rests above now, and what would rest there when the round is over. */
function slots(telling: TextSource, player: PlayerView): Passage {
  const { lexicon, terms } = telling
  const { names, words } = lexicon
  return {
    kind: 'table',
    caption: words.things.slots,
    columns: [terms.slot, terms.card, terms.state, terms.restsNow, terms.restsAfter],
    rows: SLOT_IDS.map((slot, index) => {
      const laid = player.slots[index]
      const pile = player.piles[index] ?? []
      const after = laid ? [...pile, laid.card] : pile
      const cards = (ids: readonly string[]): string =>
        listed(
          ids.map((id) => cardName(id, lexicon)),
          words.things.empty,
          lexicon.speech,
        )
      return [names.actionSlots[slot], ...laidText(telling, player, index), cards(pile), cards(after)]
    }),
  }
}

/** What lies in a slot, and how. */
function laidText({ view, lexicon, terms }: TextSource, player: PlayerView, index: number): [string, string] {
  const { things } = lexicon.words
  const { actionSlots, bookkeepingTrack, diamondTrack } = components.playerBoard
  const laid = player.slots[index]
  if (!laid) {
    if (player.openSlots[index]) return [things.empty, '–']
    const why =
      actionSlots[index]?.unlockedBy === 'diamond'
        ? things.lockedDiamond(diamondTrack.unlockSlotAt)
        : things.lockedBooks(bookkeepingTrack.unlockSlotAt)
    return [things.locked, why]
  }
  const inUse = view.turn === player.seat && view.inUse.includes(laid.card)
  const state = laid.faceDown ? things.faceDown : inUse ? terms.inUse : terms.faceUpState
  const plus = view.tiles['tile-plus1-good']
  const name = cardName(laid.card, lexicon)
  return [
    plus?.seat === player.seat && plus.card === laid.card
      ? lexicon.speech.facts([name, things.facts.value(cardValue(view, player.seat, laid.card))])
      : name,
    state,
  ]
}

function hand({ lexicon, terms }: TextSource, player: PlayerView): Passage {
  return {
    kind: 'list',
    label: lexicon.words.things.cardsInHand(player.hand.length),
    items:
      player.hand.length === 0
        ? [terms.none]
        : player.hand.map((card) =>
            lexicon.speech.labelled(cardName(card, lexicon), cardText(card, lexicon)),
          ),
  }
}

/** The bookkeeping track: what each book asks and brings, and whether it is met with what is face up now. */
function books({ view, lexicon, terms }: TextSource, player: PlayerView): Passage {
  const { names, words } = lexicon
  const { things } = words
  const { isMet } = bookReach(view, player.seat)
  const { bookkeepingTrack } = components.playerBoard
  return {
    kind: 'table',
    caption: things.bookTrack,
    columns: [terms.step, terms.book, terms.asks, terms.brings, terms.metNow, terms.worth],
    rows: Array.from({ length: bookkeepingTrack.length }, (_, index) => {
      const step = index + 1
      const top = player.books[index]?.at(-1)
      const worth = bookkeepingTrack.values.find(({ space }) => space === step)
      const pounds = worth === undefined ? '–' : things.pounds(worth.pounds)
      if (top === undefined) {
        const noA = bookkeepingTrack.noABookSpaces.includes(step)
          ? lexicon.speech.statements([things.empty, things.noA])
          : things.empty
        return [step, noA, '–', '–', step <= player.inkwell ? terms.passed : '–', pounds]
      }
      const facts = bookFacts(top.book)
      const met = step <= player.inkwell ? terms.passed : isMet(step) ? terms.yes : terms.no
      const name = names.books[top.book] ?? names.startTiles[top.book]
      return [
        step,
        top.faceDown ? lexicon.speech.facts([name, things.faceDown]) : name,
        needsText(facts, lexicon),
        rewardText(facts.reward, lexicon),
        view.phase === 'action' ? met : '–',
        pounds,
      ]
    }),
  }
}
