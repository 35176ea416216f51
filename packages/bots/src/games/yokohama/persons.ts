import type { Persons } from '../../names.ts'

/** The merchants of Yokohama. */
export const persons: Persons = {
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
}
