import type { Options } from '@entrepot/caravan'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Караван',
  about:
    'Торгуйтесь за место во главе каравана, а потом набирайте монеты из общего котла и тюки, которых никто не видит.',
  credits: '«Караван» — крошечная игра, на которой Entrepôt проверяет всё, что есть общего у игр.',
  options: { longer: { name: 'На раунд дольше' } },
  bots: {
    random: 'Случай',
    '1': 'Погонщик (новичок)',
    '2': 'Проводник (крепкий)',
    '3': 'Торговец (сильный)',
    '4': 'Караванщик (мастер)',
  },
  names: ['Идир', 'Тамим', 'Зайна'],
  characters: {},
}
