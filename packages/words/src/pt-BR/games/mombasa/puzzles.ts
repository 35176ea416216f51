import type { GamePuzzleWords } from '../../../en/puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    expansion: 'Expansão',
    shares: 'Trilhas das companhias',
    cards: 'Compra de cartas',
    diamonds: 'Diamantes',
    ledger: 'Tinteiro',
    books: 'Livros',
    bonus: 'Marcadores de bônus',
  },
  tasks: {
    goods: 'Use cartas de bens neste turno.',
    expand: 'Expanda uma companhia neste turno.',
    bookkeeper: 'Use escriturários neste turno.',
    merchant: 'Use mercadores de diamantes neste turno.',
    bonus: 'Coloque um marcador de bônus neste turno.',
  },
  points: {},
}
