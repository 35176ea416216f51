import type { GamePuzzleWords } from '../../puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    expansion: 'Expansion',
    shares: 'Company tracks',
    cards: 'Buying cards',
    diamonds: 'Diamonds',
    ledger: 'Inkwell',
    books: 'Books',
    bonus: 'Bonus markers',
  },
  tasks: {
    goods: 'Use goods cards this turn.',
    expand: 'Expand a company this turn.',
    bookkeeper: 'Use bookkeepers this turn.',
    merchant: 'Use diamond merchants this turn.',
    bonus: 'Place a bonus marker this turn.',
  },
  points: {},
}
