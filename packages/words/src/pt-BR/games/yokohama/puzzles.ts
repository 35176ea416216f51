import type { GamePuzzleWords } from '../../../en/puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    orders: 'Pedidos',
    building: 'Construção',
    church: 'Igreja',
    customs: 'Alfândega',
    technology: 'Tecnologias',
    agent: 'Agentes estrangeiros',
    achievement: 'Conquistas',
    goods: 'Para onde ir',
    president: 'Retorno do presidente',
  },
  tasks: {},
  points: {
    orders: 'Pedidos',
    buildings: 'Construções',
    church: 'Igreja',
    customs: 'Alfândega',
    achievements: 'Conquistas',
    tokens: 'Fichas de 5\u00a0de poder',
    technologies: 'Tecnologias',
    countries: 'Países',
    rest: 'Todo o resto',
  },
}
