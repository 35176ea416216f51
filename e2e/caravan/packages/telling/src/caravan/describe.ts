import type { Event } from '@entrepot/caravan'
import type { Seat } from '@entrepot/kernel'
import type { Words } from '@entrepot/words/caravan'

/** An event as a sentence. */
export function eventText(event: Event, { log }: Words, nameOf: (seat: Seat) => string): string {
  switch (event.type) {
    case 'bale':
      return log.bale(event.value)
    case 'bidsShown':
      return log.bidsShown(event.bids.map((bid, seat) => `${nameOf(seat)} ${bid}`).join(', '))
    case 'taken':
      return log.taken(event.amount)
    case 'roundBegins':
      return log.roundBegins(event.round, event.pool)
    case 'bidMade':
    case 'bidTaken':
    case 'drawn':
    case 'rested':
    case 'ended':
      return log[event.type]
  }
}
