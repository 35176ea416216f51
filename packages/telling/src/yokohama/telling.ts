import type { Command, Event, View } from '@entrepot/yokohama'
import type { Language } from '@entrepot/words'
import type { Telling } from '../telling.ts'
import { decide, labelOf } from './decisions/index.ts'
import { readOut } from '../news.ts'
import { loadLexicon } from './lexicon.ts'
import { isTurnEnd, newsOf } from './news.ts'
import { loadText } from './text/load-text.ts'

/** Found by the name of the game. @public */
export async function loadTelling(language: Language): Promise<Telling> {
  const lexicon = await loadLexicon(language)
  return {
    decide: (input) => decide(input, lexicon),
    label: (command, view, seat) => labelOf(command as Command, { view: view as View, seat, lexicon }),
    news: (events, by, personOf) =>
      readOut(newsOf(events as Event[], by, lexicon, personOf), lexicon.speech, personOf),
    isTurnEnd,
    text: await loadText(lexicon, language),
  }
}
