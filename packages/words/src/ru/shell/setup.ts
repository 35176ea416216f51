import { countedIn } from '../../plural.ts'
import type { Messages } from '../../en/shell/index.ts'

const counted = countedIn('ru')

export const setup: Messages['setup'] = {
  who: 'Кто играет',
  alone: 'Я против ботов',
  together: 'Несколько человек за одним устройством',
  seats: 'Места',
  seatsHint: 'В порядке хода. Устройство переходит к следующему игроку; занавес скрывает чужие карты.',
  seat: (seat: number) => `Место ${seat}`,
  playedBy: (seat: number) => `Кто сидит на месте ${seat}`,
  person: 'Человек',
  bot: (level: string) => `Бот: ${level}`,
  nameAt: (seat: number) => `Имя на месте ${seat}`,
  personName: (number: number) => `Игрок ${number}`,
  needsPerson: 'Хотя бы одно место должно быть для человека.',
  atOneDevice: 'За одним устройством',
  heading: (game) => `Новая партия: ${game}`,
  headingTogether: (game) => `Новая партия за одним устройством: ${game}`,
  opponents: 'Соперники',
  opponentCount: (count) => counted(count, { one: 'бот', few: 'бота', many: 'ботов', other: 'бота' }),
  strength: 'Сила ботов',
  yourName: 'Ваше имя',
  you: 'Вы',
  switch: { off: 'Нет', on: 'Да' },
  begin: 'Начать',
  houseRules: 'Варианты правил',
  seed: 'Код раздачи',
  seedHint: 'Одинаковый код даёт одинаковую раздачу. Оставьте пустым для новой.',
}
