import { playerOf } from '@entrepot/mombasa'
import { plain, type DecisionShown } from './shown.ts'

export const tiles: DecisionShown = {
  title({ view, seat, lexicon }) {
    const { titles } = lexicon.words
    return playerOf(view, seat).finished ? titles.tileKept : titles.tiles
  },
  view: 'me',
  choices: {
    keep: {
      label: ({ tile }, { lexicon }) => lexicon.words.choices.keep(tile),
      targets: ({ tile }) => [`startTile:${tile}`],
    },
    rechoose: plain('rechoose'),
  },
}
