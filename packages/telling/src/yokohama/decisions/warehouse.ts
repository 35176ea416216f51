import { playerOf, warehousePrice, type Piece } from '@entrepot/yokohama'
import { targetOf } from '../targets.ts'
import { havingEnough, type DecisionShown } from './shown.ts'

export const warehouse: DecisionShown = {
  title: ({ lexicon }, { left = 0 }) => lexicon.words.titles.warehouse(left),
  view: 'me',
  choices: {
    fetch: {
      label({ piece }, { view, seat, lexicon: { words } }) {
        const price = warehousePrice(playerOf(view, seat), piece) ?? 0
        const { fetch, free } = words.choices
        return fetch(piece, price === 0 ? free : words.amounts.yen(price))
      },
      targets: ({ piece }) => [targetOf('piece', piece)],
    },
    ...havingEnough('warehouse'),
  },
  clicks: { piece: (piece) => ({ type: 'fetch', piece: piece as Piece }) },
}
