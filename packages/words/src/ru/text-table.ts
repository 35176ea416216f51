import { countedIn } from '../plural.ts'
import type { TextTableWords } from '../en/text-table.ts'

const counted = countedIn('ru')

export const words: TextTableWords = {
  drawn: 'Перейти к рисованному столу',
  parts: 'Части стола',
  players: 'Игроки',
  player: 'Игрок',
  state: 'Состояние',
  you: (name) => `${name} (это вы)`,
  bot: (name) => `${name} (бот)`,
  deciding: 'решает сейчас',
  waiting: 'ждёт',
  toConfirm: (choice) => `Подтвердите или возьмите назад: ${choice}`,
  choices: (count) =>
    counted(count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' }),
  change: (what, from, to) => `${what}: было ${from}, станет ${to}`,
  noChange: 'Ваши показатели не меняются',
  final: 'нужно подтвердить',
  soFar: 'Ваш ход до этого места',
  nothing: 'ничего',
  ask: 'Спросить о предмете',
  askLead: 'Что это, можно ли это выбрать сейчас, а если нет — какое правило запрещает.',
  thing: 'Предмет',
  tell: 'Узнать',
  canNow: (choices) => `Сейчас можно: ${choices.join('; ')}`,
  nothingToDo: 'Сейчас решается не это.',
  log: 'Что произошло',
  noNews: 'После вашего хода ничего не произошло.',
  earlier: (count) => `Всё, что было раньше: ${count}`,
}
