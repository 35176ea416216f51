import { findGame } from '@entrepot/bots/games'
import type { BaseEvent, ExportedGame, History, Seat } from '@entrepot/kernel'
import { loadAbout, type Language, type Person } from '@entrepot/words'
import { wordsOf } from './words.ts'

/** A game as its log tells it to somebody, a turn after the other. */
export async function toldLog(
  { lines }: History,
  { game, players }: Pick<ExportedGame, 'game' | 'players'>,
  language: Language,
  reader: Seat | null,
): Promise<string[]> {
  const [words, about] = await Promise.all([
    wordsOf(game, language),
    findGame(game) === undefined ? undefined : loadAbout(language, game),
  ])
  const personOf = (seat: Seat): Person => ({
    name: players?.[seat]?.name || (about?.names[seat] ?? words.terminal.bot(seat)),
    isYou: seat === reader,
    isBot: (players?.[seat]?.level ?? null) !== null || players === undefined,
  })
  const turns: { readonly by: Seat; readonly events: BaseEvent[] }[] = []
  for (const { seat, told } of lines) {
    const last = turns.at(-1)
    if (last?.by !== seat || last.events.some((event) => words.isTurnEnd(event)))
      turns.push({ by: seat, events: [] })
    const known = told.filter(({ to }) => to === null || (reader !== null && to.includes(reader)))
    turns.at(-1)?.events.push(...known.map(({ event }) => event))
  }
  return turns.flatMap(({ by, events }) => words.news(events, by, personOf))
}
