import type { GamePuzzleWords } from '../../puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    orders: 'Orders',
    building: 'Building',
    church: 'Church',
    customs: 'Customs house',
    technology: 'Technologies',
    agent: 'Foreign agents',
    achievement: 'Achievements',
    goods: 'Where to go',
    president: 'Returning home',
  },
  tasks: {},
  points: {
    orders: 'Orders',
    buildings: 'Buildings',
    church: 'Church',
    customs: 'Customs house',
    achievements: 'Achievements',
    tokens: '5-power tokens',
    technologies: 'Technologies',
    countries: 'Countries',
    rest: 'Everything else',
  },
}
