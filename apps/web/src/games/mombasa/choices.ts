import { components, type Command, type View } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import type { Choice } from '../../table/client.ts'
import { bookName, cardName, rewardText, spaceName } from './describe.ts'
import {
  areTwins,
  bookFacts,
  callAt,
  cardFacts,
  goodsValue,
  playerOf,
  printedPrice,
  SLOT_IDS,
  trackFacts,
} from './facts.ts'
import type { Lexicon } from './lexicon.ts'

/** A legal command with its words and the things whose click means it. */
export function choiceOf(command: Command, view: View, seat: Seat, lexicon: Lexicon): Choice {
  return { command, label: labelOf(command, view, seat, lexicon), targets: targetsOf(command, view, seat) }
}

/** The price that a purchase would have now: the printed one less what `legal` must have allowed for. */
export function priceOf(view: View, card: string): number {
  const space = Object.entries(view.cards.display).find(([, id]) => id === card)?.[0] ?? ''
  const frame = view.pending.at(-1)
  const discount = frame?.kind === 'buy' ? (frame.amount ?? 0) : goodsDiscount(view)
  return Math.max(0, printedPrice(card, space) - discount)
}

/** What goods in use make a card cheaper by (M9.8, R13). */
export function goodsDiscount(view: View): number {
  if (view.turn === null || view.inUse.length === 0) return 0
  const kinds = new Set(view.inUse.map((card) => (card.startsWith('tile-') ? null : cardFacts(card).kind)))
  const { tracks } = playerOf(view, view.turn)
  return view.companies.reduce((total, { id, track }) => {
    const { bonuses } = trackFacts(track)
    const level = tracks[id]?.bonus ?? 0
    if (level === 0) return total
    const bonus = level === 1 ? bonuses.first : bonuses.second
    return (
      total +
      (bonus.buyWithAnyGoodsDiscount ?? 0) +
      (kinds.has('coffee') ? (bonus.buyWithCoffeeDiscount ?? 0) : 0) +
      (kinds.has('banana') ? (bonus.buyWithBananaDiscount ?? 0) : 0) +
      (kinds.has('cotton') ? (bonus.buyWithCottonDiscount ?? 0) : 0)
    )
  }, 0)
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
      return choices.goods(card(command.card), goodsValue(view, seat, command.card))
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
      return choices.stepPaying(company(command.company), callOf(view, seat, command.company))
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

export function bookCost(book: string): number {
  const { letter } = bookFacts(book)
  return letter === 'A' || letter === 'B' || letter === 'C' ? components.bookRules.cost[letter] : 0
}

function callOf(view: View, seat: Seat, company: string): number {
  const track = trackFacts(view.companies.find(({ id }) => id === company)?.track ?? '')
  return callAt(track, playerOf(view, seat).tracks[company]?.space ?? 0)
}

function tierText(min: number, view: View, lexicon: Lexicon): string {
  const space = components.bonusSpaces.find(({ id }) => id === view.pending.at(-1)?.space)
  const tier = space?.tiers?.find((candidate) => candidate.min === min)
  return lexicon.words.things.tierLine(min, rewardText(tier ?? {}, lexicon, space?.company))
}

function optionText(option: number, view: View, lexicon: Lexicon): string {
  const [, company, level] = /^extra-(.+)-([12])$/.exec(view.pending.at(-1)?.space ?? '') ?? []
  const track = view.companies.find(({ id }) => id === company)?.track
  const bonuses = track === undefined ? undefined : trackFacts(track).bonuses
  const bonus = level === '1' ? bonuses?.first : bonuses?.second
  return rewardText(bonus?.choose?.[option - 1] ?? {}, lexicon)
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
        .hand.filter((card) => areTwins(card, command.card))
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
    if (slot === null || slot.faceDown || !areTwins(slot.card, card)) return []
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
