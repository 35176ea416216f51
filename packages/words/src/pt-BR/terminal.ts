import type { TerminalWords } from '../en/terminal.ts'
import { countedIn } from '../plural.ts'

const counted = countedIn('pt-BR')

export const words: TerminalWords = {
  keys: 'um número: fazer isso · v: a mesa (v 2: a segunda parte) · s: os pontos · u: voltar atrás · r NÚMERO: uma regra · q: sair',
  begins: (game, players, seed) => `${game}, ${players}\u00a0jogadores, semente ${seed}.`,
  seats: (seat, others) => `Você é Jogador, no lugar ${seat}; os outros são ${others}.`,
  player: 'Jogador',
  bot: (seat) => `Bot ${seat}`,
  onlyChoice: (choice) => `(única escolha) ${choice}`,
  takenBack: 'Jogada desfeita.',
  nothingToTakeBack: 'Não há nada a desfazer.',
  noRule: (id) => `A regra ${id} não existe.`,
  parts: (count) => `A mesa tem ${counted(count, { one: 'parte', other: 'partes' })}.`,
  levels: { random: 'Acaso', '1': 'Iniciante', '2': 'Médio', '3': 'Forte', '4': 'Mestre' },
}
