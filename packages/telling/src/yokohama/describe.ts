import type { Seat } from '@entrepot/kernel'
import { HAND, type Event } from '@entrepot/yokohama'
import type { Lexicon } from './lexicon.ts'
import { technologyCardOf } from './components.ts'
import { orderText } from './phrases.ts'

/** An event as a sentence. */
export function eventText(event: Event, lexicon: Lexicon, nameOf: (seat: Seat) => string): string {
  const { words, names } = lexicon
  const { log } = words
  const area = (id: string): string => names.areas[id]
  const place = (id: string): string => (id === HAND ? words.hand : names.areas[id])
  switch (event.type) {
    case 'orderChosen':
    case 'choiceReopened':
    case 'stayed':
    case 'gameEnded':
      return log[event.type]
    case 'orderKept':
      return log.orderKept(orderText(lexicon, event.order))
    case 'gameBegan':
      return log.gameBegan(nameOf(event.start))
    case 'turnBegan':
      return log.turnBegan(event.round)
    case 'gained':
      return log.gained(words.amounts[event.what](event.amount), sourceName(event.source, lexicon))
    case 'paid': {
      const amount = words.amounts[event.what](event.amount)
      return event.to === null
        ? log.paid(amount, sourceName(event.source, lexicon))
        : log.paidTo(amount, nameOf(event.to))
    }
    case 'placed':
      return log.placed(area(event.area))
    case 'moved': {
      const last = area(event.path.at(-1) ?? '')
      if (event.by === 'tram') return log.tram(last)
      return event.by === 'hand' ? log.entered(last) : log.walked(event.path.map(area).join(' › '))
    }
    case 'returned':
      return log.returned(area(event.from))
    case 'recalled':
      return log.recalled(event.count, area(event.area))
    case 'agentUsed':
    case 'agentTaken':
      return log[event.type](names.agents[event.agent])
    case 'acted':
      return (event.agent ? log.actedByAgent : log.acted)(area(event.area), event.power)
    case 'orderTaken':
      return log.orderTaken(orderText(lexicon, event.order))
    case 'technologyAcquired':
      return log.technologyAcquired(names.technologies[technologyCardOf(event.card).technology])
    case 'refilled': {
      const cards = event.cards.map((card) => names.orders[card] ?? names.technologyCards[card])
      const board = names.managementBoards[event.board]
      return cards.length === 0 ? log.refilledEmpty(board) : log.refilled(board, cards.join(', '))
    }
    case 'stationPlaced':
      return log.stationPlaced(area(event.area))
    case 'fetched':
      return log.fetched(event.count, names.pieces[event.piece])
    case 'traded':
      return (event.trade === 'sell' ? log.sold : log.bought)(names.goods[event.what])
    case 'putOnBoard':
      return log.putOnBoard(names.boardSpaces[event.space])
    case 'tokenTaken':
      return log.tokenTaken(area(event.area))
    case 'built':
      return log.built(names.pieces[event.piece], area(event.area))
    case 'recovered':
      return [
        ...(event.count > 0 ? [log.recovered(event.count, area(event.area))] : []),
        ...(event.left > 0 ? [log.leftBehind(event.left, area(event.area))] : []),
      ].join(' ')
    case 'deployed':
      return log.deployed(place(event.from), place(event.to))
    case 'achieved':
      return log.achieved(names.achievements[event.achievement])
    case 'orderFulfilled':
      return log.orderFulfilled(orderText(lexicon, event.order))
    case 'technologyUsed':
      return log.technologyUsed(names.technologies[event.technology])
    case 'endTriggered':
      return log.endTriggered(words.reasons[event.reason], event.lastRound)
  }
}

/** What gives or asks something, by whatever kind of component it is. */
function sourceName(source: string, { names, words }: Lexicon): string {
  const kinds = [
    names.areas,
    names.technologies,
    names.technologyCards,
    names.orders,
    names.achievements,
    names.buildingLots,
    names.fivePowerTokens,
    names.boardSpaces,
    names.pieces,
    names.icons,
    names.goods,
  ]
  for (const kind of kinds) if (source in kind) return kind[source]
  return words.supply
}
