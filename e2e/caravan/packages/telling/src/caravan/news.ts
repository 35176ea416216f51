import type { Event } from '@entrepot/caravan'
import type { Seat } from '@entrepot/kernel'
import { Accounts, type News, type PersonOf } from '../news.ts'
import type { Lexicon } from './lexicon.ts'

/** What came of a turn that one player played. */
export function newsOf(
  events: readonly Event[],
  by: Seat,
  { words: { log }, speech }: Lexicon,
  personOf: PersonOf,
): News[] {
  const accounts = new Accounts()
  const table: string[] = []
  for (const event of events) {
    switch (event.type) {
      case 'bale':
        accounts.of(by).note('bale', log.bale(event.value))
        break
      case 'taken':
        accounts.of(event.seat).note('taken', log.taken(event.amount))
        break
      case 'bidMade':
      case 'bidTaken':
      case 'drawn':
      case 'rested':
        accounts.of(event.seat).note(event.type, log[event.type])
        break
      case 'bidsShown':
        table.push(log.bidsShown(event.bids.map((bid, seat) => `${speech.called(personOf(seat))} ${bid}`)))
        break
      case 'roundBegins':
        table.push(log.roundBegins(event.round, event.pool))
        break
      case 'ended':
        table.push(log.ended)
    }
  }
  return [...accounts.news(by), ...table.map((text): News => ({ seat: null, text }))]
}
