import type { GamePuzzleWords } from '../../../en/puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    expansion: 'Экспансия',
    shares: 'Треки компаний',
    cards: 'Покупка карт',
    diamonds: 'Алмазы',
    ledger: 'Чернильница',
    books: 'Книги',
    bonus: 'Бонусные маркеры',
  },
  tasks: {
    goods: 'В этот ход используйте карты товаров.',
    expand: 'В этот ход развивайте компанию.',
    bookkeeper: 'В этот ход используйте бухгалтеров.',
    merchant: 'В этот ход используйте торговцев алмазами.',
    bonus: 'В этот ход выложите бонусный маркер.',
  },
  points: {},
}
