import { isLanguage, loadAbout } from '@entrepot/words'
import { loadTelling, type PersonOf, type Telling } from '@entrepot/telling'
import type { BaseEvent, Seat } from '@entrepot/kernel'
import type { TurnEvents } from '@entrepot/protocol'
import type { NamedSeat } from '../play/table.ts'
import type { Room } from '../rooms/room.ts'

/** A mail tells no more than this: who was away for long opens the table and looks back. */
const MOST = 12

/** What the others did since a person last decided, in sentences: the latest of them, as the log tells it to that seat. */
export async function newsFor(room: Room, account: string, language: string): Promise<string[]> {
  const { game, seats } = room.table
  const seat = seats.find(({ accountId }) => accountId === account)?.seat
  const spoken = isLanguage(language) ? language : 'en'
  const telling = await loadTelling(game, spoken)
  if (seat === undefined || telling === null) return []
  const told = await room.history(seat, 0)
  const since = told.slice(told.findLastIndex((turn) => turn.seat === seat) + 1)
  const personOf = personIn(seats, (await loadAbout(spoken, game)).names, seat)
  return together(since, telling)
    .flatMap(({ by, events }) => telling.news(events, by, personOf))
    .map(({ text }) => text)
    .slice(-MOST)
}

/** What somebody played one after the other in a turn. */
function together(
  turns: readonly TurnEvents[],
  { isTurnEnd }: Telling,
): { readonly by: Seat; readonly events: BaseEvent[] }[] {
  const rows: { readonly by: Seat; readonly events: BaseEvent[] }[] = []
  for (const { seat, events } of turns) {
    const last = rows.at(-1)
    if (last?.by !== seat || last.events.some((event) => isTurnEnd(event)))
      rows.push({ by: seat, events: [] })
    rows.at(-1)?.events.push(...events)
  }
  return rows
}

/** By the names that the table shows: bots take those of their game, one after the other. */
function personIn(seats: readonly NamedSeat[], botNames: readonly string[], reader: Seat): PersonOf {
  const left = [...botNames]
  const names = seats.map(({ name, seat }) => name ?? left.shift() ?? String(seat + 1))
  return (seat) => ({
    name: names[seat] ?? '',
    isYou: seat === reader,
    isBot: seats[seat]?.kind === 'bot',
  })
}
