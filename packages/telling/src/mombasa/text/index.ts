import type { Command, View } from '@entrepot/mombasa'
import type { TextWords } from '@entrepot/words/mombasa'
import type { Chapter, GameText, TextInput } from '../../text.ts'
import type { Lexicon } from '../lexicon.ts'
import { fillSlot, planFields } from './draft.ts'
import { mapChapter } from './map.ts'
import { marketChapter } from './market.ts'
import { hintFor, noteOn } from './notes.ts'
import { playerPassages } from './player.ts'
import { startTiles } from './start-tiles.ts'
import type { TextSource } from './source.ts'
import { thingGroups } from './things.ts'
import { tracksChapter } from './tracks.ts'

/** Mombasa in text. */
export function mombasaText(lexicon: Lexicon, terms: TextWords): GameText {
  const tell = (input: TextInput): TextSource => ({ ...input, view: input.view as View, lexicon, terms })
  return {
    chapters: (input) => chapters(tell(input)),
    things: (input) => thingGroups(tell(input)),
    note: (command, input) => noteOn(command as Command, tell(input)),
    hint: (input, drawn) => hintFor(tell(input), drawn),
    draftFields: (input, draft) => planFields(tell(input), draft),
    fill: fillSlot,
  }
}

function chapters(telling: TextSource): Chapter[] {
  const { view, seat, personOf, terms } = telling
  const own: Chapter[] =
    seat === null
      ? []
      : [
          {
            id: 'own-board',
            heading: terms.ownBoard,
            passages: [...startTiles(telling), ...playerPassages(telling, seat)],
          },
        ]
  return [
    ...own,
    mapChapter(telling),
    tracksChapter(telling),
    marketChapter(telling),
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
