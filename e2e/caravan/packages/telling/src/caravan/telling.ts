import type { Command, Event } from '@entrepot/caravan'
import type { Language } from '@entrepot/words'
import type { Telling } from '../telling.ts'
import { decide, labelOf } from './decisions.ts'
import { eventText } from './describe.ts'
import { loadLexicon } from './lexicon.ts'
import { caravanText } from './text.ts'

/** Found by the name of the game. */
export async function loadTelling(language: Language): Promise<Telling> {
  const words = await loadLexicon(language)
  return {
    decide: (input) => decide(input, words),
    label: (command) => labelOf(command as Command, words),
    describe: (event, nameOf) => eventText(event as Event, words, nameOf),
    text: caravanText(words),
  }
}
