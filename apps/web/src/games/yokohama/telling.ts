import type { Command, Event, View } from '@entrepot/yokohama'
import type { Language } from '../../i18n/languages.ts'
import type { Telling } from '../../telling/telling.ts'
import { decide, labelOf } from './decisions/index.ts'
import { eventText } from './describe.ts'
import { loadNames } from './load-names.ts'
import { loadText } from './reader/load-text.ts'
import { loadWords } from './words/load-words.ts'

/** Found by the name of the game. @public */
export async function loadTelling(language: Language): Promise<Telling> {
  const [words, names] = await Promise.all([loadWords(language), loadNames(language)])
  const lexicon = { words, names }
  return {
    decide: (input) => decide(input, lexicon),
    label: (command, view, seat) => labelOf(command as Command, { view: view as View, seat, lexicon }),
    describe: (event, nameOf) => eventText(event as Event, lexicon, nameOf),
    text: await loadText(lexicon, language),
  }
}
