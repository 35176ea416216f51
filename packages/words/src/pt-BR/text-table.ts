import { pluralIn } from '../plural.ts'
import type { TextTableWords } from '../en/text-table.ts'

const plural = pluralIn('pt-BR')

export const words: TextTableWords = {
  drawn: 'Ir para a mesa desenhada',
  parts: 'Partes da mesa',
  players: 'Jogadores',
  player: 'Jogador',
  state: 'Situação',
  you: (name) => `${name} (é você)`,
  bot: (name) => `${name} (robô)`,
  deciding: 'decide agora',
  waiting: 'espera',
  toConfirm: (choice) => `Confirme ou desfaça: ${choice}`,
  choices: (count) => `${count} ${plural(count, { one: 'opção', other: 'opções' })}`,
  change: (what, from, to) => `${what} de ${from} para ${to}`,
  noChange: 'Nenhum número seu muda',
  final: 'precisa ser confirmado',
  soFar: 'Sua vez até aqui',
  nothing: 'nada',
  ask: 'Perguntar sobre uma coisa',
  askLead: 'O que é, se pode ser escolhida agora e, se não, que regra o impede.',
  thing: 'Coisa',
  tell: 'Diga-me',
  canNow: (choices) => `Possível agora: ${choices}`,
  nothingToDo: 'A decisão de agora não trata disso.',
  log: 'O que aconteceu',
  noNews: 'Nada desde a sua última vez.',
  earlier: (count) => `Tudo o que veio antes: ${count}`,
}
