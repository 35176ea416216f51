import type { PuzzleWords } from '../en/puzzles.ts'
import { countedIn, joined } from '../plural.ts'

const counted = countedIn('ru')
const games = (count: number): string =>
  counted(count, { one: 'партию', few: 'партии', many: 'партий', other: 'партии' })

export const words: PuzzleWords = {
  heading: 'Задачи',
  lead: 'Найдите лучший ход. Каждая позиция взята из партии сильных ботов, и одна идея в ней явно лучше всех остальных.',
  today: 'Задача дня',
  solve: 'Решить',
  solvedToday: 'Сегодня решена',
  count: (solved, all) => `Решено ${solved} из ${all}`,
  run: (count) =>
    `${counted(count, { one: 'задача', few: 'задачи', many: 'задач', other: 'задачи' })} подряд с первой попытки`,
  bestRun: (count) => `Самая длинная серия: ${count}`,
  days: (count) =>
    `Задача дня: ${counted(count, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} подряд`,
  theme: 'Тема',
  difficulty: 'Сложность',
  all: 'Все',
  grade: (difficulty) => `Сложность ${difficulty} из 5`,
  players: (count) => counted(count, { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' }),
  states: { solved: 'решена', tried: 'была попытка', fresh: 'новая' },
  puzzle: (place) => `Задача ${place}`,
  none: 'Для этой игры задач пока нет.',
  missing: 'Такой задачи здесь нет.',
  list: 'Все задачи',
  next: 'Следующая задача',
  again: 'Ещё раз',
  look: 'Посмотреть на стол',
  goal: 'Ваш ход. Что лучше всего?',
  goalOf: (task) => `${task} Как это сделать лучше всего?`,
  hint: 'Сделайте его за столом и подтвердите: тогда он будет оценён. До этого всё можно отменить.',
  begin: 'Начать',
  judging: 'Ваш ход оценивается…',
  notJudged: 'Оценить ваш ход не удалось. Попробуйте ещё раз.',
  verdicts: { best: 'Верно!', near: 'Почти', far: 'Есть ход лучше' },
  percent: (percent) => `${joined(percent, '%')} от лучшего`,
  chances: (own, best) =>
    `По мнению Мастера, отсюда вы выигрываете примерно ${games(own)} из 100, а с лучшим ходом — примерно ${best}.`,
  chance: (best) => `По мнению Мастера, отсюда вы выигрываете примерно ${games(best)} из 100.`,
  bestTurn: 'Лучший ход',
  asGood: 'Ваш не хуже.',
  brings: 'Что он в итоге даёт сверх вашего',
  costs: 'Чего он стоит',
  points: (points, what) =>
    `${what}: ${counted(points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })}`,
}
