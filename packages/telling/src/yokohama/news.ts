import type { Seat } from '@entrepot/kernel'
import type { Deed } from '@entrepot/words'
import { HAND, type Event } from '@entrepot/yokohama'
import { Accounts, groupedBy, sum, type News, type PersonOf } from '../news.ts'
import { agentOf, boardOf, orderOf, spaceOf, technologyCardOf } from './components.ts'
import { orderAt } from './phrases.ts'
import type { Lexicon } from './lexicon.ts'

/** What came of a turn, or of a part of it, that one player played. */
export function newsOf(events: readonly Event[], by: Seat, lexicon: Lexicon, personOf: PersonOf): News[] {
  const accounts = new Accounts()
  const played = new Played(accounts, lexicon.news, personOf)
  for (const event of events) enter(event, by, played)
  for (const seat of played.payers()) played.payFees(seat)
  return [...accounts.news(by), ...tableNews(events, lexicon, personOf)]
}

/** What ends a turn: what follows is told by itself. */
export const isTurnEnd = ({ type }: { readonly type: string }): boolean => type === 'turnBegan'

interface Payment extends Amount {
  /** Null is the supply. */
  readonly to: Seat | 'canal' | null
}

/** What was played so far, and what later events refer to. */
class Played {
  readonly accounts: Accounts
  readonly words: Lexicon['news']
  /** The country of the agent that a player has sent last. */
  readonly agents = new Map<Seat, string>()
  /** Where a player has acted. */
  readonly actedAt = new Map<Seat, string>()
  readonly #personOf: PersonOf
  readonly #fees = new Map<Seat, Payment[]>()

  constructor(accounts: Accounts, words: Lexicon['news'], personOf: PersonOf) {
    this.accounts = accounts
    this.words = words
    this.#personOf = personOf
  }

  /** What goes to another player is said after what it was paid for. */
  owe(seat: Seat, fee: Payment): void {
    this.#fees.set(seat, [...(this.#fees.get(seat) ?? []), fee])
  }

  payers(): Seat[] {
    return [...this.#fees.keys()]
  }

  payFees(seat: Seat): void {
    for (const fee of this.#fees.get(seat) ?? []) this.pay(seat, fee)
    this.#fees.delete(seat)
  }

  /** What is paid before an action and what is paid for it are told apart. */
  pay(seat: Seat, payment: Payment): void {
    const stage = this.actedAt.has(seat) ? 'acting' : 'before'
    this.accounts.of(seat).add(`paid ${stage}`, payment, (all) => this.#paymentsText(all))
  }

  use(seat: Seat, technology: string, cost: Amount): void {
    this.accounts
      .of(seat)
      .add(`used ${technology}`, cost, (costs) => this.words.technologyUsed(technology, amounts(costs)))
  }

  #paymentsText(payments: readonly Payment[]): Deed {
    return this.words.paid(
      [...groupedBy(payments, ({ to }) => to)].map(([to, all]) => ({
        to: typeof to === 'number' ? this.#personOf(to) : to,
        amounts: amounts(all),
      })),
    )
  }
}

/** The president and the assistants that came back with it. */
function backText(
  events: readonly (Event & { type: 'returned' | 'recalled' })[],
  words: Lexicon['news'],
): Deed {
  const count = sum(events.map((event) => (event.type === 'recalled' ? event.count : 0)))
  const isPresident = events.some(({ type }) => type === 'returned')
  if (!isPresident) return words.recalled(count)
  return { ...(count === 0 ? words.returned : words.returnedWith(count)), opens: true }
}

function enter(event: Event, by: Seat, played: Played): void {
  if (!('seat' in event)) return
  const { accounts, words, agents, actedAt } = played
  const { seat } = event
  const account = accounts.of(seat)
  switch (event.type) {
    case 'orderChosen':
      return account.has('orderKept') ? undefined : account.note('orderChosen', words.orderChosen)
    case 'orderKept':
      account.drop('orderChosen')
      return account.note('orderKept', words.orderKept(orderNamed(event.order)))
    case 'choiceReopened':
    case 'stayed':
    case 'tokenTaken':
      return account.note(event.type, words[event.type])
    case 'placed':
      account.add('placed', event.area, (areas) => placedText(areas, words))
      return played.payFees(seat)
    case 'moved': {
      const last = event.path.at(-1) ?? ''
      if (event.by === 'tram') return account.note('tram', words.tram(last))
      return account.note('moved', (event.by === 'hand' ? words.entered : words.walked)(last))
    }
    case 'returned':
    case 'recalled':
      return account.add('returned', event, (events) => backText(events, words))
    case 'agentUsed':
      agents.set(seat, agentOf(event.agent).country)
      return
    case 'acted':
      actedAt.set(seat, event.area)
      if (event.agent)
        return account.note('sent', {
          ...words.sent(agents.get(seat) ?? '', event.area, event.power),
          opens: true,
        })
      // Who acts somewhere has come there.
      account.drop('moved')
      if (account.has('tram')) account.note('tram', words.tram(null))
      account.note('acted', { ...words.acted(event.area, event.power), opens: true })
      return played.payFees(seat)
    case 'paid':
    case 'gained':
      return enterAmount(event, by, played)
    case 'orderTaken':
      return account.add('orderTaken', orderNamed(event.order), words.orderTaken)
    case 'technologyAcquired':
      return account.note('technology', words.technologyAcquired(technologyCardOf(event.card).technology))
    case 'stationPlaced':
      return account.note('station', words.stationPlaced(event.area))
    case 'agentTaken':
      return account.add('agentTaken', agentOf(event.agent).country, words.agentTaken)
    case 'fetched':
      return account.add('fetched', event, (pieces) => words.fetched(together(pieces, 'piece')))
    case 'putOnBoard': {
      const say = event.space.startsWith('church') ? words.church : words.customs
      return account.note('board', say(spaceOf(event.space).needs))
    }
    case 'built':
      return account.note(
        'built',
        actedAt.get(seat) === event.area ? words.built(event.piece) : words.builtAt(event.piece, event.area),
      )
    case 'recovered':
      if (event.count > 0) account.addLast('recovered', event.count, (counts) => words.recovered(sum(counts)))
      if (event.left > 0) account.addLast('left', event.left, (counts) => words.leftBehind(sum(counts)))
      return
    case 'deployed':
      return account.add('deployed', event, (events) => deployedText(events, words))
    case 'achieved':
      return account.note(`achieved ${event.achievement}`, words.achieved(event.achievement))
    case 'orderFulfilled':
      return account.add('fulfilled', orderOf(event.order).country, words.orderFulfilled)
    case 'technologyUsed':
      return played.use(seat, event.technology, FREE)
    // What its consequences or the table's own news tell.
    case 'turnBegan':
    case 'traded':
    case 'endTriggered':
  }
}

function orderNamed(order: string): { readonly country: string; readonly vp: number } {
  const [country, vp] = orderAt(order)
  return { country, vp }
}

/** Assistants by areas: one in each, or so many here and there. */
function placedText(areas: readonly string[], words: Lexicon['news']): Deed {
  const places = together(
    areas.map((area) => ({ area, count: 1 })),
    'area',
  )
  const isOneEach = places.length > 1 && places.every(({ count }) => count === 1)
  return isOneEach ? words.placedOnes(places.map(({ area }) => area)) : words.placed(places)
}

/** Things of one kind as one, with their number. */
function together<Thing extends { readonly count: number }>(
  things: readonly Thing[],
  kind: keyof Thing,
): Thing[] {
  const sums = new Map<unknown, Thing>()
  for (const thing of things)
    sums.set(thing[kind], { ...thing, count: thing.count + (sums.get(thing[kind])?.count ?? 0) })
  return [...sums.values()]
}

interface Amount {
  readonly what: string
  readonly amount: number
}

/** What costs nothing so far. */
const FREE: Amount = { what: 'yen', amount: 0 }

/** All of one kind as one amount. */
function amounts(all: readonly Amount[]): Amount[] {
  const sums = new Map<string, number>()
  for (const { what, amount } of all) sums.set(what, (sums.get(what) ?? 0) + amount)
  return [...sums].filter(([, amount]) => amount > 0).map(([what, amount]) => ({ what, amount }))
}

/** Who was deployed, by where they went: to several areas in a sentence of its own. */
function deployedText(events: readonly (Event & { type: 'deployed' })[], words: Lexicon['news']): Deed {
  const deployments = [...groupedBy(events, ({ to }) => to)].map(([to, moves]) => ({
    from: moves.map(({ from }) => (from === HAND ? null : from)),
    to,
  }))
  return { ...words.deployed(deployments), ...(deployments.length > 1 && { opens: true }) }
}

const CHINATOWN = 'chinatown'
const CANAL = 'canal'

/** What changed hands: fees by whom they went to, trades as trades, all else in one sum. */
function enterAmount(event: Event & { type: 'paid' | 'gained' }, by: Seat, played: Played): void {
  const { accounts, words } = played
  const account = accounts.of(event.seat)
  const { what, amount, source } = event
  if (event.type === 'paid' && event.to !== null)
    return played.owe(event.seat, { what, amount, to: event.to })
  // Goods for yen: what is sold brings yen, what is bought costs yen.
  if (source === CHINATOWN) {
    const kind = (event.type === 'paid') === (what === 'yen') ? 'bought' : 'sold'
    return account.add(kind, { what, amount }, (all) =>
      words[kind](
        amounts(all.filter((one) => one.what !== 'yen')),
        sum(all.filter((one) => one.what === 'yen').map((one) => one.amount)),
      ),
    )
  }
  // Who gains something by what another does is told what brought it.
  if (event.type === 'gained' && event.seat !== by)
    return account.addLast(`gained from ${source}`, { what, amount }, (all) =>
      words.gainedFrom(amounts(all), source),
    )
  if (event.type === 'gained')
    return account.addLast('gained', { what, amount }, (all) => words.gained(amounts(all)))
  // An order says itself what it asks for.
  if (source.startsWith('order-')) return
  // What a technology asks for is said with its use.
  if (account.has(`used ${source}`)) return played.use(event.seat, source, { what, amount })
  played.pay(event.seat, { what, amount, to: source === CANAL ? CANAL : null })
}

/** What happened at the table without anybody's doing. */
function tableNews(events: readonly Event[], { news: words, speech }: Lexicon, personOf: PersonOf): News[] {
  const { table } = words
  const told = events.flatMap((event) => {
    switch (event.type) {
      case 'gameBegan':
        return [speech.sentences([table.allHaveChosen, speech.told(personOf(event.start), [words.begins])])]
      case 'refilled':
        return [refilledText(event, words)]
      case 'endTriggered':
        return [speech.sentences([table.reasons[event.reason], table.lastRound(event.lastRound)])]
      case 'gameEnded':
        return [table.over]
      default:
        return []
    }
  })
  return told.map((text) => ({ seat: null, text }))
}

function refilledText({ board, cards }: Event & { type: 'refilled' }, { table }: Lexicon['news']): string {
  const { area } = boardOf(board)
  if (cards.length === 0) return table.noCard(area)
  return cards[0]?.startsWith('order-')
    ? table.orders(
        area,
        cards.map((card) => orderOf(card).country),
      )
    : table.technologies(
        area,
        cards.map((card) => technologyCardOf(card).technology),
      )
}
