import { countedIn } from '../plural.ts'
import type { TextTableWords } from '../en/text-table.ts'

const counted = countedIn('pt-BR')

export const words: TextTableWords = {
  drawn: 'Ir para a mesa desenhada',
  parts: 'Partes da mesa',
  players: 'Jogadores',
  player: 'Jogador',
  state: 'Situação',
  you: (name) => `${name} (é você)`,
  bot: (name) => `${name} (bot)`,
  deciding: 'decide agora',
  waiting: 'espera',
  toConfirm: (choice) => `Confirme ou desfaça: ${choice}`,
  choices: (count) => counted(count, { one: 'opção', other: 'opções' }),
  change: (what, from, to) => `${what} de ${from} para ${to}`,
  noChange: 'Nenhum número seu muda',
  final: 'precisa ser confirmado',
  soFar: 'Seu turno até aqui',
  nothing: 'nada',
  ask: 'Perguntar sobre uma coisa',
  askLead: 'O que é, se pode ser escolhida agora e, se não, que regra o impede.',
  thing: 'Coisa',
  tell: 'Diga-me',
  canNow: (choices) => `Possível agora: ${choices.join('; ')}`,
  nothingToDo: 'A decisão de agora não trata disso.',
  log: 'O que aconteceu',
  noNews: 'Nada desde o seu último turno.',
  earlier: (count) => `Tudo o que veio antes: ${count}`,
}
