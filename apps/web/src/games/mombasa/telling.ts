import type { Command, Event, View } from '@entrepot/mombasa'
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
    label(given, view, seat) {
      const command = given as Command
      const label = labelOf(command, { view: view as View, seat, lexicon })
      // On the boards the slot is seen; here it must be said.
      return command.type === 'plan' ? `${names.actionSlots[command.slot]}: ${label}` : label
    },
    describe: (event) => eventText(event as Event, lexicon),
    text: await loadText(lexicon, language),
  }
}
