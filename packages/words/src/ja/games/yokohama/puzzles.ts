import type { GamePuzzleWords } from '../../../en/puzzles.ts'

export const words: GamePuzzleWords = {
  themes: {
    orders: '注文',
    building: '建設',
    church: '教会',
    customs: '税関',
    technology: '技術',
    agent: 'お手伝い外国人',
    achievement: '目標',
    goods: '行き先',
    president: '社長の帰還',
  },
  tasks: {},
  points: {
    orders: '注文',
    buildings: '建物',
    church: '教会',
    customs: '税関',
    achievements: '目標',
    tokens: '5パワーチップ',
    technologies: '技術',
    countries: '国',
    rest: 'その他',
  },
}
