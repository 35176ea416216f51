import {
  bookFacts,
  companyOfSpace,
  components,
  extraSpaceOf,
  type BookFacts,
  type Event,
  type View,
} from '@entrepot/mombasa'
import type { Lexicon } from './lexicon.ts'

/** What a book asks for and brings, in a few words: "Coffee 2 › £2". */
export function bookText(book: BookFacts, lexicon: Lexicon): string {
  return `${needsText(book, lexicon)} › ${rewardText(book.reward, lexicon)}`
}

export function needsText({ requirements }: BookFacts, { names }: Lexicon): string {
  return requirements
    .map(({ kind, min }) =>
      kind === 'bookkeeperOrMerchant' ? names.requirements[kind] : `${names.requirements[kind]} ${min}`,
    )
    .join(' + ')
}

interface AnyReward {
  readonly pounds?: number | undefined
  readonly bookkeeping?: number | undefined
  readonly diamonds?: number | undefined
  readonly removePosts?: number | undefined
  readonly trackSpaces?: number | undefined
  readonly track?: number | { readonly company: string; readonly spaces: number } | undefined
  readonly poundsPerGood?: { readonly good: string; readonly minus: number } | undefined
}

/** A reward in words, whatever it stands on. */
export function rewardText(reward: AnyReward, { words, names }: Lexicon, company = ''): string {
  const { things } = words
  const parts: string[] = []
  if (reward.pounds) parts.push(things.pounds(reward.pounds))
  if (reward.bookkeeping) parts.push(things.bookkeeping(reward.bookkeeping))
  if (reward.diamonds) parts.push(things.diamonds(reward.diamonds))
  if (typeof reward.track === 'number') parts.push(things.trackSteps(reward.track))
  else if (reward.track)
    parts.push(things.companySteps(reward.track.spaces, names.companies[reward.track.company]))
  if (reward.trackSpaces) parts.push(things.companySteps(reward.trackSpaces, names.companies[company]))
  if (reward.removePosts) parts.push(things.removePosts(reward.removePosts))
  if (reward.poundsPerGood)
    parts.push(things.poundsPerGood(names.goods[reward.poundsPerGood.good], reward.poundsPerGood.minus))
  return parts.length === 0 ? things.noReward : parts.join(', ')
}

/** A book by name, with what it says. */
export function bookName(id: string, lexicon: Lexicon): string {
  const name = lexicon.names.books[id] ?? lexicon.names.startTiles[id] ?? id
  return `${name} (${bookText(bookFacts(id), lexicon)})`
}

/** A card or a bonus tile by name. */
export function cardName(id: string, { names }: Lexicon): string {
  return names.cards[id] ?? names.bonusTiles[id] ?? id
}

export function spaceName(space: string, view: View, { names }: Lexicon): string {
  const extra = extraSpaceOf(view, space)
  return names.bonusSpaces[extra === null ? space : `${extra.track}-${extra.level}`] ?? space
}

/** An event as a sentence. */
export function eventText(event: Event, lexicon: Lexicon): string {
  const { log, reasons } = lexicon.words
  const { companies, regions, restPiles, startTiles, bonusTiles, bonusSpaces } = lexicon.names
  const company = (id: string): string => companies[id]
  const card = (id: string): string => cardName(id, lexicon)
  const cards = (ids: readonly (string | null)[]): string =>
    ids
      .filter((id) => id !== null)
      .map(card)
      .join(', ') || log.nothing
  switch (event.type) {
    case 'tileKept':
      return log.tileKept(startTiles[event.tile])
    case 'tileChosen':
    case 'tileTakenBack':
    case 'purchaseDeclined':
    case 'markersReturned':
      return log[event.type]
    case 'startTile':
      return log.startTile(startTiles[event.tile])
    case 'planning':
      return log.planning(event.round)
    case 'planFinished':
      return log.planFinished
    case 'planTakenBack':
      return log.planTakenBack
    case 'planRevealed':
      return log.planRevealed(cards(event.cards))
    case 'planned':
      return log.planned(lexicon.names.actionSlots[event.slot], cards([event.card]))
    case 'turnBegins':
      return log.turn
    case 'bonusUsable':
      return log.bonusUsable(company(event.company), event.bonus)
    case 'pounds':
      return event.amount >= 0
        ? log.received(event.amount, reasons[event.reason])
        : log.paid(-event.amount, reasons[event.reason])
    case 'plusOnePlaced':
      return log.plusOne(card(event.card))
    case 'cardInUse':
      return log.inUse(card(event.card))
    case 'cardsTurned':
      return log.turned(cards(event.cards))
    case 'cardBought':
      return log.bought(card(event.card), event.price, event.paidWith === 'pounds')
    case 'cardDiscarded':
      return log.discarded(card(event.card))
    case 'stepped':
      return log.stepped(company(event.company), event.space)
    case 'stepsLost':
      return log.stepsLost(event.amount)
    case 'callDeclined':
      return log.callDeclined(company(event.company))
    case 'expansionBegins':
      return log.expansion(company(event.company), event.points)
    case 'expansionForgone':
      return log.forgone
    case 'expansionEnds':
      return log.expansionEnds(company(event.company), event.pointsLost)
    case 'regionEntered':
      return log.entered(regions[event.region])
    case 'postReturned':
      return event.column === null
        ? log.postLost(company(event.company), regions[event.region])
        : log.returned(company(event.company), regions[event.region])
    case 'postRemoved':
      return log.removed(company(event.company))
    case 'regionCollected':
      return log.collected(regions[event.region])
    case 'diamondsMoved':
      return log.diamonds(event.space)
    case 'bookTurned':
      return log.bookTurned(event.step)
    case 'inkwellMoved':
      return log.inkwell(event.step)
    case 'inkwellStays':
      return log.inkwellStays
    case 'bookTaken':
      return log.taken(bookName(event.book, lexicon))
    case 'bookPicked':
      return log.picked(lexicon.names.books[event.book])
    case 'booksDrawn':
      return log.booksDrawn(event.books.map(({ book }) => bookName(book, lexicon)).join(', '))
    case 'bookPlaced':
      return log.placed(lexicon.names.books[event.book] ?? event.book, event.step)
    case 'bookLost':
      return log.bookLost(lexicon.names.books[event.book] ?? event.book)
    case 'markerPlaced':
      return log.marker(bonusSpaces[event.space] ?? extraSpaceName(event.space, lexicon))
    case 'rewardChosen':
      return log.rewardChosen(chosenReward(event.space, event.option, lexicon))
    case 'firstPlayer':
      return log.firstPlayer
    case 'phaseEnded':
      return event.pile === null ? log.ended : `${log.ended} ${log.pile(restPiles[event.pile])}`
    case 'roundBegins':
      return log.round(event.round)
    case 'coinsLaid':
      return log.coinsLaid(
        event.spaces.map((space) => lexicon.names.bookDisplay[space]).join(', ') || log.nothing,
      )
    case 'cardsSwept':
      return log.cardsSwept(cards(event.cards))
    case 'cardsDrawn':
      return log.cardsDrawn(cards(event.display))
    case 'tileReceived':
      return log.tile(bonusTiles[event.tile])
    case 'gameEnds':
      return log.over
  }
}

/** A reward that was chosen: a tier of a majority; of an extra space no view tells the track, so its number must do. */
function chosenReward(space: string, option: number, lexicon: Lexicon): string {
  const printed = components.bonusSpaces.find(({ id }) => id === space)
  const tier = printed?.tiers?.[option - 1]
  return tier === undefined
    ? `${extraSpaceName(space, lexicon)}, ${option}`
    : rewardText(tier, lexicon, printed?.company)
}

/** An extra space in the log, where no view tells which track lies there: the company is enough. */
function extraSpaceName(space: string, { words, names }: Lexicon): string {
  return `${words.things.tracks} · ${names.companies[companyOfSpace(space) ?? '']}`
}
