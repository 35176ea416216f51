import type { GameId } from '@entrepot/bots/games'
import type { BaseCommand, BaseEvent, Seat } from '@entrepot/kernel'
import type { Command as MombasaCommand, Event as MombasaEvent, View as MombasaView } from '@entrepot/mombasa'
import type {
  Command as YokohamaCommand,
  Event as YokohamaEvent,
  View as YokohamaView,
} from '@entrepot/yokohama'
import { decide as decideMombasa, labelOf as mombasaLabel } from '../games/mombasa/decisions/index.ts'
import { eventText as mombasaEvent } from '../games/mombasa/describe.ts'
import { loadNames as loadMombasaNames } from '../games/mombasa/load-names.ts'
import { loadText as loadMombasaText } from '../games/mombasa/reader/load-text.ts'
import { loadWords as loadMombasaWords } from '../games/mombasa/words/load-words.ts'
import { decide as decideYokohama, labelOf as yokohamaLabel } from '../games/yokohama/decisions/index.ts'
import { eventText as yokohamaEvent } from '../games/yokohama/describe.ts'
import { loadNames as loadYokohamaNames } from '../games/yokohama/load-names.ts'
import { loadText as loadYokohamaText } from '../games/yokohama/reader/load-text.ts'
import { loadWords as loadYokohamaWords } from '../games/yokohama/words/load-words.ts'
import type { Language } from '../i18n/languages.ts'
import type { Decision, DecisionInput } from '../table/client.ts'
import type { GameText } from '../table/reader/text.ts'

export type { Chapter, Grid, Passage, TextInput } from '../table/reader/text.ts'

/** A game in words alone, for those who show it elsewhere than in a browser. */
export interface Telling {
  decide(input: DecisionInput): Decision
  /** What a command would do. */
  label(command: BaseCommand, view: object, seat: Seat): string
  describe(event: BaseEvent, nameOf: (seat: Seat) => string): string
  readonly text: GameText
}

const loaders: Record<GameId, (language: Language) => Promise<Telling>> = {
  mombasa: tellMombasa,
  yokohama: tellYokohama,
}

export function isTold(game: string): game is GameId {
  return Object.hasOwn(loaders, game)
}

export function loadTelling(game: GameId, language: Language): Promise<Telling> {
  return loaders[game](language)
}

async function tellMombasa(language: Language): Promise<Telling> {
  const [words, names] = await Promise.all([loadMombasaWords(language), loadMombasaNames(language)])
  const lexicon = { words, names }
  return {
    decide: (input) => decideMombasa(input, lexicon),
    label(given, view, seat) {
      const command = given as MombasaCommand
      const label = mombasaLabel(command, { view: view as MombasaView, seat, lexicon })
      // On the boards the slot is seen; here it must be said.
      return command.type === 'plan' ? `${names.actionSlots[command.slot]}: ${label}` : label
    },
    describe: (event) => mombasaEvent(event as MombasaEvent, lexicon),
    text: await loadMombasaText(lexicon, language),
  }
}

async function tellYokohama(language: Language): Promise<Telling> {
  const [words, names] = await Promise.all([loadYokohamaWords(language), loadYokohamaNames(language)])
  const lexicon = { words, names }
  return {
    decide: (input) => decideYokohama(input, lexicon),
    label: (command, view, seat) =>
      yokohamaLabel(command as YokohamaCommand, { view: view as YokohamaView, seat, lexicon }),
    describe: (event, nameOf) => yokohamaEvent(event as YokohamaEvent, lexicon, nameOf),
    text: await loadYokohamaText(lexicon, language),
  }
}
