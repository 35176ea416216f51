import type { GamePuzzleWords } from '../../../en/puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    orders: 'Заказы',
    building: 'Строительство',
    church: 'Церковь',
    customs: 'Таможня',
    technology: 'Технологии',
    agent: 'Наёмники',
    achievement: 'Цели',
    goods: 'Куда идти',
    president: 'Возвращение в руку',
  },
  tasks: {},
  points: {
    orders: 'Заказы',
    buildings: 'Постройки',
    church: 'Церковь',
    customs: 'Таможня',
    achievements: 'Цели',
    tokens: 'Жетоны «5 силы»',
    technologies: 'Технологии',
    countries: 'Страны',
    rest: 'Всё остальное',
  },
}
