import type { Options } from '@entrepot/yokohama'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Йокогама',
  about:
    'Рассылайте помощников по кварталам порта эпохи Мэйдзи, ведите среди них своего президента и выполняйте заказы иностранных купцов.',
  credits: 'Игру «Йокогама» придумал Хисаси Хаяси; издательство OKAZU Brand, 2016.',
  options: {
    agentCountsAsPower: { name: 'Наёмник прибавляет 1 силу к своему действию' },
    returnFromOneAreaOnly: { name: 'С президентом возвращаются ассистенты только одного района' },
    soleParticipantTakesBoth: { name: 'Единственный участник занимает оба места' },
    neutralAssistants: { name: 'Нейтральные ассистенты занимают места (2 игрока)' },
    ordersInHandAreHidden: { name: 'Заказы в чужих личных зонах лежат лицом вниз' },
  },
  bots: {
    random: 'Случай',
    '1': 'Ученик (новичок)',
    '2': 'Лавочник (крепкий)',
    '3': 'Негоциант (сильный)',
    '4': 'Президент (мастер)',
  },
}
