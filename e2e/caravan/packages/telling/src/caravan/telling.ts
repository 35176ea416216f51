import type { Command, Event } from '@entrepot/caravan'
import type { Language } from '@entrepot/words'
import { readOut } from '../news.ts'
import type { Telling } from '../telling.ts'
import { decide, labelOf } from './decisions.ts'
import { loadLexicon } from './lexicon.ts'
import { newsOf } from './news.ts'
import { caravanText } from './text.ts'

/** Found by the name of the game. */
export async function loadTelling(language: Language): Promise<Telling> {
  const lexicon = await loadLexicon(language)
  const { words, speech } = lexicon
  return {
    decide: (input) => decide(input, words),
    label: (command) => labelOf(command as Command, words),
    news: (events, by, personOf) =>
      readOut(newsOf(events as Event[], by, lexicon, personOf), speech, personOf),
    isTurnEnd: () => false,
    text: caravanText(lexicon),
  }
}
