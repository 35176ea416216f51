import type { TerminalWords } from '../en/terminal.ts'
import { pluralIn } from '../plural.ts'

const plural = pluralIn('pt-BR')

export const words: TerminalWords = {
  keys: 'um número: fazer isso · v: a mesa (v 2: a segunda parte) · s: os pontos · u: voltar atrás · r NÚMERO: uma regra · q: sair',
  begins: (game, players, seed) => `${game}, ${players} jogadores, semente ${seed}.`,
  seats: (seat, others) => `Você é Jogador, no lugar ${seat}; os outros são ${others}.`,
  player: 'Jogador',
  bot: (seat) => `Robô ${seat}`,
  onlyChoice: (choice) => `(única escolha) ${choice}`,
  takenBack: 'Jogada desfeita.',
  nothingToTakeBack: 'Não há nada a desfazer.',
  noRule: (id) => `A regra ${id} não existe.`,
  parts: (count) => `A mesa tem ${count} ${plural(count, { one: 'parte', other: 'partes' })}.`,
  levels: { random: 'Acaso', '1': 'Novato', '2': 'Firme', '3': 'Forte', '4': 'Mestre' },
}
