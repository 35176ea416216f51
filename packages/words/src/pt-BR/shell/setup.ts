import { countedIn } from '../../plural.ts'
import type { Messages } from '../../en/shell/index.ts'

const counted = countedIn('pt-BR')

export const setup: Messages['setup'] = {
  who: 'Quem joga',
  alone: 'Eu contra bots',
  together: 'Várias pessoas neste aparelho',
  seats: 'Lugares',
  seatsHint:
    'Na ordem de jogo. O aparelho passa para quem vem a seguir; uma cortina esconde as cartas dos outros.',
  seat: (seat: number) => `Lugar ${seat}`,
  playedBy: (seat: number) => `Quem ocupa o lugar ${seat}`,
  person: 'Uma pessoa',
  bot: (level: string) => `Bot: ${level}`,
  nameAt: (seat: number) => `Nome no lugar ${seat}`,
  personName: (number: number) => `Jogador ${number}`,
  needsPerson: 'Pelo menos um lugar é de uma pessoa.',
  atOneDevice: 'No mesmo aparelho',
  heading: (game) => `Nova partida: ${game}`,
  headingTogether: (game) => `Nova partida no mesmo aparelho: ${game}`,
  opponents: 'Adversários',
  opponentCount: (count) => counted(count, { one: 'bot', other: 'bots' }),
  strength: 'Força dos bots',
  yourName: 'Seu nome',
  you: 'Você',
  switch: { off: 'Não', on: 'Sim' },
  begin: 'Começar',
  houseRules: 'Variantes',
  seed: 'Semente',
  seedHint: 'A mesma semente distribui a mesma partida. Deixe vazio para uma nova.',
}
