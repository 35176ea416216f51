import type { Persons } from '../../names.ts'

/** The merchants of Mombasa. */
export const persons: Persons = {
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
}
