import { companyOfSpace, type Event } from '@entrepot/mombasa'
import type { Seat } from '@entrepot/kernel'
import { Accounts, groupedBy, sum, type News } from '../news.ts'
import type { Lexicon } from './lexicon.ts'

/** What came of a turn, or of a part of it, that one player played. */
export function newsOf(events: readonly Event[], by: Seat, lexicon: Lexicon): News[] {
  const accounts = new Accounts()
  for (const event of events) enter(event, by, accounts, lexicon)
  const news = accounts.news(by)
  // The books that a turn turned up belong to it; what it brought to the others may begin their turns.
  return [
    ...news.filter(({ seat }) => seat === by),
    ...bookNews(events, lexicon),
    ...news.filter(({ seat }) => seat !== by),
    ...tableNews(events, lexicon),
  ]
}

function enter(event: Event, by: Seat, accounts: Accounts, { news: words }: Lexicon): void {
  const account = accounts.of('seat' in event ? event.seat : by)
  switch (event.type) {
    case 'tileKept':
      account.drop('tileChosen')
      return account.note('tileKept', words.tileKept(event.tile))
    case 'tileChosen':
      return account.has('tileKept') ? undefined : account.note('tileChosen', words.tileChosen)
    case 'tileTakenBack':
    case 'planTakenBack':
    case 'purchaseDeclined':
    case 'inkwellStays':
    case 'firstPlayer':
      return account.note(event.type, words[event.type])
    case 'startTile':
      // Who begins with it has chosen it.
      account.drop('tileKept')
      account.drop('tileChosen')
      return account.note('startTile', words.startTile(event.tile))
    case 'planned':
      return event.card === null ? undefined : account.add('planned', event.card, words.planned)
    case 'planFinished':
      return account.has('planned') ? undefined : account.note('planned', words.planFinished)
    case 'planRevealed': {
      account.drop('planned')
      const cards = event.cards.filter((card) => card !== null)
      const told = cards.length === 0 ? words.revealedNothing : words.planRevealed(cards)
      return account.note('planRevealed', told)
    }
    case 'bonusUsable':
      // It begins the player's turn: what the turn before brought comes first.
      return account.addLast('bonus', event, words.bonusUsable)
    case 'pounds':
      return enterPounds(event, by, accounts, words)
    case 'plusOnePlaced':
      return account.note('plusOne', words.plusOne(event.card))
    case 'cardInUse':
      return account.add('used', event.card, words.used)
    case 'cardBought':
      return account.note(
        `bought ${event.card}`,
        words.bought(event.card, event.price, event.paidWith === 'pounds'),
      )
    case 'cardDiscarded':
      return account.note('discarded', words.discarded(event.card))
    case 'stepped':
      return account.add('stepped', { company: event.company, space: event.space }, (moves) =>
        words.stepped(lastOf(moves)),
      )
    case 'stepsLost':
      return account.add('stepsLost', event.amount, (lost) => words.stepsLost(sum(lost)))
    case 'callDeclined':
      return account.note('callDeclined', words.callDeclined(event.company))
    case 'expansionBegins':
      account.drop('used')
      return account.note('expanded', words.expanded(event.company, event.points))
    case 'expansionForgone':
      account.drop('used')
      return account.note('forgone', words.forgone)
    case 'expansionEnds':
      return event.pointsLost === 0
        ? undefined
        : account.note('pointsLost', words.pointsLost(event.pointsLost))
    case 'regionEntered':
      return account.add('entered', event.region, words.entered)
    case 'postReturned':
      return event.column === null
        ? account.add('postsLost', event, (posts) => words.postsLost(byCompany(posts)))
        : account.add('returned', event, (posts) => ({ ...words.returned(byCompany(posts)), opens: true }))
    case 'postRemoved':
      return account.add('removed', event.company, words.removed)
    case 'diamondsMoved':
      return account.add('stepped', { company: 'diamonds', space: event.space }, (moves) =>
        words.stepped(lastOf(moves)),
      )
    case 'bookTurned':
      return account.note('bookTurned', words.bookTurned(event.step, TURN_BOOK_POUNDS))
    case 'inkwellMoved':
      return account.add('inkwell', event.step, (moved) => words.inkwell(moved.at(-1) ?? 0))
    case 'bookTaken':
      return account.add(`taken ${event.book}`, event.book, words.taken)
    case 'bookPlaced':
      account.drop(`taken ${event.book}`)
      return account.add('placed', event, words.placed)
    case 'bookLost':
      account.drop(`taken ${event.book}`)
      return account.note(`lost ${event.book}`, words.bookLost(event.book))
    case 'markerPlaced': {
      const company = companyOfSpace(event.space)
      return account.note('marker', company === null ? words.marker(event.space) : words.extraMarker(company))
    }
    case 'phaseEnded':
      account.note('ended', { ...words.ended, opens: true })
      return event.pile === null ? undefined : account.note('pile', words.pile(event.pile))
    case 'tileReceived':
      return account.add('tile', event.tile, words.tile)
    // The table's own news, what only the eye wants to follow, and what its consequences tell.
    case 'turnBegins':
    case 'planning':
    case 'roundBegins':
    case 'coinsLaid':
    case 'cardsSwept':
    case 'cardsDrawn':
    case 'cardsTurned':
    case 'booksDrawn':
    case 'bookPicked':
    case 'regionCollected':
    case 'rewardChosen':
    case 'markersReturned':
    case 'gameEnds':
  }
}

function enterPounds(
  event: Event & { type: 'pounds' },
  by: Seat,
  accounts: Accounts,
  words: Lexicon['news'],
): void {
  const { seat, amount, reason } = event
  const account = accounts.of(seat)
  // What a purchase or a turned book costs is said with it.
  if (reason === 'purchase' || reason === 'turnBook') return
  if (reason === 'capitalCall')
    account.add('call', -amount, (paid) => ({ ...words.callPaid(sum(paid)), besides: true }))
  else if (amount < 0) account.add('paid', -amount, (paid) => words.paid(sum(paid)))
  else if (seat !== by && reason === 'special')
    account.addLast('special', amount, (received) => words.specialPaid(sum(received)))
  else account.addLast('received', amount, (received) => words.received(sum(received)))
}

/** What ends a turn, or the part of a round that all play at the same time: what follows is told by itself. */
const TURN_ENDS: ReadonlySet<string> = new Set<Event['type']>(['turnBegins', 'planRevealed', 'roundBegins'])

export const isTurnEnd = ({ type }: { readonly type: string }): boolean => TURN_ENDS.has(type)

/** The last space of every track. */
function lastOf<Move extends { readonly company: string }>(moves: readonly Move[]): Move[] {
  return [...new Map(moves.map((move) => [move.company, move])).values()]
}

/** The posts of every company, by the regions that they leave. */
function byCompany(
  posts: readonly { readonly company: string; readonly region: string }[],
): { readonly company: string; readonly regions: readonly string[] }[] {
  return [...groupedBy(posts, ({ company }) => company)].map(([company, left]) => ({
    company,
    regions: left.map(({ region }) => region),
  }))
}

/** What turning a book face down costs (M7.1). */
const TURN_BOOK_POUNDS = 2

function bookNews(events: readonly Event[], { news: { table } }: Lexicon): News[] {
  return events.flatMap((event) =>
    event.type === 'booksDrawn' && event.books.length > 0
      ? [{ seat: null, text: table.books(event.books.map(({ book }) => book)) }]
      : [],
  )
}

/** What happened at the table without anybody's doing: the round's news in one line. */
function tableNews(events: readonly Event[], { news: { table }, speech }: Lexicon): News[] {
  const told: string[] = []
  const round: string[] = []
  for (const event of events) {
    if (event.type === 'planning' && round.length === 0) round.push(table.planning(event.round))
    if (event.type === 'roundBegins') round.push(table.round(event.round))
    if (event.type === 'cardsSwept' && event.cards.length > 0) round.push(table.swept(event.cards))
    if (event.type === 'gameEnds') told.push(table.over)
  }
  if (round.length > 0) told.push(speech.sentences(round))
  return told.map((text) => ({ seat: null, text }))
}
