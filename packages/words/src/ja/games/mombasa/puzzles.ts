import type { GamePuzzleWords } from '../../../en/puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    expansion: '探検',
    shares: '会社トラック',
    cards: 'カードの購入',
    diamonds: 'ダイヤモンド',
    ledger: 'インク壺',
    books: '帳簿',
    bonus: 'ボーナスマーカー',
  },
  tasks: {
    goods: 'この手番では商品カードを使います。',
    expand: 'この手番では会社を進出させます。',
    bookkeeper: 'この手番では簿記係を使います。',
    merchant: 'この手番ではダイヤモンド商人を使います。',
    bonus: 'この手番ではボーナスマーカーを置きます。',
  },
  points: {},
}
