import {
  bookCost,
  callAhead,
  cardFacts,
  cardValue,
  components,
  extraSpaceOf,
  playerOf,
  priceOf,
  sameCard,
  SLOT_IDS,
  type Command,
  type View,
} from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { Choice } from '../../table/client.ts'
import { bookName, cardName, rewardText, spaceName } from './describe.ts'
import type { Lexicon } from './lexicon.ts'

/** A legal command with its words and the things whose click means it. */
export function choiceOf(command: Command, view: View, seat: Seat, lexicon: Lexicon): Choice {
  return { command, label: labelOf(command, view, seat, lexicon), targets: targetsOf(command, view, seat) }
}

function labelOf(command: Command, view: View, seat: Seat, lexicon: Lexicon): string {
  const { choices, things } = lexicon.words
  const { companies, regions, restPiles, startTiles } = lexicon.names
  const company = (id: string): string => companies[id]
  const card = (id: string): string => cardName(id, lexicon)
  switch (command.type) {
    case 'keep':
      return choices.keep(startTiles[command.tile])
    case 'plan':
      return command.card === null ? things.empty : card(command.card)
    case 'plusOne':
      return choices.plusOne(card(command.card))
    case 'goods':
      return choices.goods(card(command.card), cardValue(view, seat, command.card))
    case 'buy':
      return choices.buy(card(command.card), priceOf(view, command.card))
    case 'step':
      return command.pay === undefined
        ? choices.step(company(command.company))
        : choices.stepPaying(company(command.company), command.pay)
    case 'expand':
      return command.company === null ? choices.expandNothing : choices.expand(company(command.company))
    case 'enter':
      return choices.enter(regions[command.region])
    case 'post':
      return choices.post(command.column)
    case 'return':
      return choices.return(command.column)
    case 'remove':
      return choices.remove(company(command.company), command.column)
    case 'collect':
      return choices.collect(regions[command.region])
    case 'bookkeeper':
      return choices.bookkeeper(card(command.card))
    case 'turnBook':
      return choices.turnBook(command.step)
    case 'move':
      return choices.move(command.step)
    case 'take':
      return choices.take(bookName(command.book, lexicon), bookCost(command.book))
    case 'pick':
      return choices.pick(bookName(command.book, lexicon))
    case 'place':
      return choices.place(command.step)
    case 'merchant':
      return choices.merchant(card(command.card))
    case 'bonus':
      return choices.bonus(spaceName(command.space, view, lexicon))
    case 'tier':
      return tierText(command.min, view, lexicon)
    case 'choose':
      return optionText(command.option, view, lexicon)
    case 'discard':
      return choices.discard(card(command.card))
    case 'pay':
      return choices.stepPaying(company(command.company), callAhead(view, seat, command.company))
    case 'advance':
      return choices.advance(company(command.company))
    case 'pile':
      return choices.pile(
        restPiles[command.slot],
        (playerOf(view, seat).piles[SLOT_IDS.indexOf(command.slot)] ?? []).map(card).join(', '),
      )
    case 'rechoose':
    case 'replan':
    case 'forfeit':
    case 'stop':
    case 'stay':
    case 'cash':
    case 'decline':
    case 'end':
      return choices[command.type]
  }
}

function tierText(min: number, view: View, lexicon: Lexicon): string {
  const space = components.bonusSpaces.find(({ id }) => id === view.pending.at(-1)?.space)
  const tier = space?.tiers?.find((candidate) => candidate.min === min)
  return lexicon.words.things.tierLine(min, rewardText(tier ?? {}, lexicon, space?.company))
}

function optionText(option: number, view: View, lexicon: Lexicon): string {
  const extra = extraSpaceOf(view, view.pending.at(-1)?.space ?? '')
  return rewardText(extra?.bonus.choose?.[option - 1] ?? {}, lexicon)
}

/** The things on the table that stand for a command. */
function targetsOf(command: Command, view: View, seat: Seat): string[] {
  switch (command.type) {
    case 'keep':
      return [`startTile:${command.tile}`]
    case 'plusOne':
    case 'goods':
    case 'bookkeeper':
    case 'merchant':
      return cardTargets(command.card, view, seat)
    case 'buy':
      return [`card:${command.card}`]
    case 'step':
    case 'pay':
    case 'advance':
      return [`track:${command.company}`]
    case 'expand':
      return [
        ...(command.company === null ? [] : [`base:${command.company}`]),
        ...expansionTargets(view, seat),
      ]
    case 'enter':
    case 'collect':
      return [`region:${command.region}`]
    case 'post':
    case 'return':
    case 'remove':
      return [`column:${command.company}:${command.column}`]
    case 'turnBook':
    case 'move':
    case 'place':
      return [`ledger:${command.step}`]
    case 'take':
      return [`book:${command.book}`]
    case 'pick':
      return [`taken:${command.book}`]
    case 'bonus':
      return [`space:${command.space}`]
    case 'discard':
      return playerOf(view, seat)
        .hand.filter((card) => sameCard(card) === sameCard(command.card))
        .map((card) => `hand:${card}`)
    case 'pile':
      return [`pile:${command.slot}`]
    default:
      return []
  }
}

/** The slots whose card looks like this one, or the bonus tile. */
function cardTargets(card: string, view: View, seat: Seat): string[] {
  if (card.startsWith('tile-')) return [`tile:${card}`]
  const tiled = view.tiles['tile-plus1-good']?.card
  return playerOf(view, seat).slots.flatMap((slot, index) => {
    if (slot === null || slot.faceDown || sameCard(slot.card) !== sameCard(card)) return []
    const same =
      slot.card === card || (slot.card !== tiled && card !== tiled && !view.inUse.includes(slot.card))
    return same ? [`slot:${SLOT_IDS[index]}`] : []
  })
}

/** The expansion cards and tile: a click on one asks for the company. */
function expansionTargets(view: View, seat: Seat): string[] {
  const slots = playerOf(view, seat).slots.flatMap((slot, index) =>
    slot !== null && !slot.faceDown && cardFacts(slot.card).kind === 'expansion'
      ? [`slot:${SLOT_IDS[index]}`]
      : [],
  )
  return view.tiles['tile-expansion']?.seat === seat ? [...slots, 'tile:tile-expansion'] : slots
}
