import type { TextWords } from '@entrepot/words/yokohama'
import type { Command, View } from '@entrepot/yokohama'
import type { Chapter, GameText, TextInput } from '../../text.ts'
import { technologyCardOf } from '../components.ts'
import type { Lexicon } from '../lexicon.ts'
import { areasChapter } from './areas.ts'
import { boardsChapter } from './boards.ts'
import { goalsChapter } from './goals.ts'
import { playerPassages } from './player.ts'
import type { TextSource } from './source.ts'
import { thingGroups } from './things.ts'

/** Yokohama in text. It has no draft: every decision is a choice. */
export function yokohamaText(lexicon: Lexicon, terms: TextWords): GameText {
  const tell = (input: TextInput): TextSource => ({ ...input, view: input.view as View, lexicon, terms })
  return {
    chapters: (input) => chapters(tell(input)),
    things: (input) => thingGroups(tell(input)),
    // The labels of Yokohama's choices tell powers, yields and prices; only a technology needs its effect told.
    note: (command) => {
      const { type, card } = command as Extract<Command, { type: 'acquire' }>
      return type === 'acquire' ? lexicon.names.technologyEffects[technologyCardOf(card).technology] : null
    },
    hint: (_, drawn) => drawn,
    draftFields: () => [],
    fill: (draft) => draft,
  }
}

function chapters(telling: TextSource): Chapter[] {
  const { view, seat, personOf, terms } = telling
  return [
    ...(seat === null
      ? []
      : [{ id: 'own-board', heading: terms.ownBoard, passages: playerPassages(telling, seat) }]),
    areasChapter(telling),
    boardsChapter(telling),
    goalsChapter(telling),
    {
      id: 'others',
      heading: terms.others,
      passages: view.players
        .filter((player) => player.seat !== seat)
        .map((player) => ({
          kind: 'part',
          heading: terms.boardOf(personOf(player.seat)),
          passages: playerPassages(telling, player.seat),
        })),
    },
  ]
}
