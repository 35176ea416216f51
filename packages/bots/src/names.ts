import type { Language } from '@entrepot/kernel'
import type { Level } from './levels.ts'

/** By language and level: the person one plays against. */
export type Persons = Readonly<Record<Language, Readonly<Record<Level, string>>>>

const NAMES: Persons = {
  en: { random: 'Chance', '1': 'Novice', '2': 'Steady', '3': 'Strong', '4': 'Master' },
  ru: { random: 'Случай', '1': 'Новичок', '2': 'Крепкий', '3': 'Сильный', '4': 'Мастер' },
  'pt-BR': { random: 'Acaso', '1': 'Novato', '2': 'Firme', '3': 'Forte', '4': 'Mestre' },
  ja: { random: 'でたらめ', '1': '入門', '2': '堅実', '3': '強豪', '4': '名人' },
}

/** What a level is called in any game. */
export function plainName(level: Level, language: Language): string {
  return NAMES[language][level]
}
