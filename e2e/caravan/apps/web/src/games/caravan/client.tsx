import type { Event, View } from '@entrepot/caravan'
import { attempt, decide } from '@entrepot/telling/caravan/decisions'
import { loadLexicon } from '@entrepot/telling/caravan/lexicon'
import { newsOf } from '@entrepot/telling/caravan/news'
import { readOut } from '@entrepot/telling/news'
import type { Language } from '@entrepot/words'
import { Icon } from '../../icons/icon.tsx'
import type { GameClient } from '../../table/client.ts'
import { Board, Market, OwnArea, PlayerBoard, Strip } from './boards.tsx'
import { speaking } from './lexicon.ts'

/** Caravan as the table frame takes it, in a language. */
export async function loadCaravan(language: Language): Promise<GameClient> {
  const lexicon = await loadLexicon(language)
  const { words, speech } = lexicon
  const { things, phases } = words
  const icon = <Icon name="score" />
  return {
    id: 'caravan',
    language,
    rounds: 3,
    decide: (input) => decide(input, words),
    attempt,
    news: (events, by, personOf) =>
      readOut(newsOf(events as Event[], by, lexicon, personOf), speech, personOf),
    isTurnEnd: () => false,
    placeOf: () => 'board',
    text: async () => (await import('@entrepot/telling/caravan/text')).caravanText(lexicon),
    changes: (before, after, seat) => {
      const [from, to] = [before, after].map((view) => (view as View).players[seat].coins)
      return from === to ? [] : [{ icon, label: things.coins, from, to }]
    },
    categories: (['coins', 'bales', 'paid'] as const).map((id) => ({ id, name: things[id], icon })),
    phase: (view) => {
      const { round, openBids } = view as View
      if (round > 3) return phases.over
      return openBids ? phases.trades : phases.bids
    },
    Board: speaking(Board, words),
    Market: speaking(Market, words),
    OwnArea: speaking(OwnArea, words),
    Strip: speaking(Strip, words),
    PlayerBoard: speaking(PlayerBoard, words),
  }
}
