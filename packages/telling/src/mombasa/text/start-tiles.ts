import { bookFacts, components } from '@entrepot/mombasa'
import type { Passage } from '../../text.ts'
import { bookText, cardName, rewardText } from '../describe.ts'
import type { TextSource } from './source.ts'

/** Later games: the dealt starting tiles, while one of them is to be chosen (M1.8). */
export function startTiles({ view, lexicon, terms }: TextSource): Passage[] {
  if (view.phase !== 'tiles' || view.dealt === null) return []
  const { names, words } = lexicon
  const { kept, tiles } = view.dealt
  return [
    {
      kind: 'table',
      caption: terms.startTiles,
      columns: [terms.tile, words.things.resting, words.things.startBonus, words.things.startBook],
      rows: tiles.flatMap((id) => {
        const tile = components.startTiles.find((candidate) => candidate.id === id)
        if (tile === undefined) return []
        const bonus = lexicon.speech.facts([
          ...(tile.bonus.diamonds ? [rewardText({ diamonds: tile.bonus.diamonds }, lexicon)] : []),
          ...Object.entries(tile.bonus.tracks ?? {}).map(([company, spaces]) =>
            rewardText({ track: { company, spaces } }, lexicon),
          ),
        ])
        return [
          [
            kept === id ? lexicon.speech.facts([names.startTiles[id], terms.kept]) : names.startTiles[id],
            lexicon.speech.facts(tile.resting.map((card) => cardName(card, lexicon))),
            bonus,
            bookText(bookFacts(id), lexicon),
          ],
        ]
      }),
    },
  ]
}
