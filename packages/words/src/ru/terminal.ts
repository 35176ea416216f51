import type { TerminalWords } from '../en/terminal.ts'
import { countedIn } from '../plural.ts'

const counted = countedIn('ru')

export const words: TerminalWords = {
  keys: 'число: сделать это · v: стол (v 2: его вторая часть) · s: счёт · u: взять ход назад · r НОМЕР: правило · q: выйти',
  begins: (game, players, seed) =>
    `${game}, ${counted(players, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' })}, код раздачи ${seed}.`,
  seats: (seat, others) => `Вы — Игрок, место ${seat}; остальные: ${others}.`,
  player: 'Игрок',
  bot: (seat) => `Бот ${seat}`,
  onlyChoice: (choice) => `(единственный выбор) ${choice}`,
  takenBack: 'Ход взят назад.',
  nothingToTakeBack: 'Взять назад нечего.',
  noRule: (id) => `Правила ${id} нет.`,
  parts: (count) => `Описание стола состоит из ${counted(count, { one: 'части', other: 'частей' })}.`,
  levels: { random: 'Случай', '1': 'Новичок', '2': 'Уверенный', '3': 'Сильный', '4': 'Мастер' },
}
