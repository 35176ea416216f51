import type { Level } from './levels.ts'

export type Language = 'en' | 'ru' | 'pt-BR' | 'ja'

/** What the levels are called, by language; who plays Mombasa or Yokohama meets merchants of that place. */
const NAMES: { readonly [Lang in Language]: { readonly [L in Level]: string } } = {
  en: { random: 'Chance', '1': 'Novice', '2': 'Steady', '3': 'Strong', '4': 'Master' },
  ru: { random: 'Случай', '1': 'Новичок', '2': 'Крепкий', '3': 'Сильный', '4': 'Мастер' },
  'pt-BR': { random: 'Acaso', '1': 'Novato', '2': 'Firme', '3': 'Forte', '4': 'Mestre' },
  ja: { random: 'でたらめ', '1': '入門', '2': '堅実', '3': '強豪', '4': '名人' },
}

/** By game and language: the person one plays against at each level. */
const PERSONS: {
  readonly [game: string]: { readonly [Lang in Language]: { readonly [L in Level]: string } }
} = {
  mombasa: {
    en: {
      random: 'Chance',
      '1': 'Clerk (Novice)',
      '2': 'Bookkeeper (Steady)',
      '3': 'Merchant (Strong)',
      '4': 'Chartered Director (Master)',
    },
    ru: {
      random: 'Случай',
      '1': 'Конторщик (новичок)',
      '2': 'Бухгалтер (крепкий)',
      '3': 'Торговец (сильный)',
      '4': 'Директор компании (мастер)',
    },
    'pt-BR': {
      random: 'Acaso',
      '1': 'Auxiliar (novato)',
      '2': 'Escriturário (firme)',
      '3': 'Mercador (forte)',
      '4': 'Diretor da companhia (mestre)',
    },
    ja: {
      random: 'でたらめ',
      '1': '見習い（入門）',
      '2': '帳簿係（堅実）',
      '3': '商人（強豪）',
      '4': '会社総裁（名人）',
    },
  },
  yokohama: {
    en: {
      random: 'Chance',
      '1': 'Apprentice (Novice)',
      '2': 'Shopkeeper (Steady)',
      '3': 'Trader (Strong)',
      '4': 'President (Master)',
    },
    ru: {
      random: 'Случай',
      '1': 'Ученик (новичок)',
      '2': 'Лавочник (крепкий)',
      '3': 'Негоциант (сильный)',
      '4': 'Президент (мастер)',
    },
    'pt-BR': {
      random: 'Acaso',
      '1': 'Aprendiz (novato)',
      '2': 'Lojista (firme)',
      '3': 'Negociante (forte)',
      '4': 'Presidente (mestre)',
    },
    ja: {
      random: 'でたらめ',
      '1': '丁稚（入門）',
      '2': '店主（堅実）',
      '3': '貿易商（強豪）',
      '4': '社長（名人）',
    },
  },
}

/** What a level is called in a game; the plain name where the game has none of its own. */
export function levelName(game: string, level: Level, language: Language): string {
  return PERSONS[game]?.[language][level] ?? NAMES[language][level]
}
