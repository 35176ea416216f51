import type { Messages } from '../../en/shell/index.ts'
import { pluralIn } from '../../plural.ts'
import { speech } from '../speech.ts'

const plural = pluralIn('pt-BR')

export const people: Messages['people'] = {
  button: 'Pessoas',
  heading: 'À mesa',
  seats: 'Quem está sentado',
  you: 'você',
  here: 'presente',
  notConnected: 'sem conexão',
  absent: 'ausente',
  standIn: 'ausente, um bot joga',
  botBy: (author) => `bot de ${author}`,
  spectators: (count) =>
    plural(count, { one: `${count}\u00a0pessoa assiste.`, other: `${count}\u00a0pessoas assistem.` }),
  address: 'Endereço desta mesa',
  leave: 'Deixar meu lugar',
  leaveText:
    'Um bot passa a jogar por você na hora. O lugar continua seu: você pode voltar quando quiser, a menos que o ceda a outra pessoa.',
  leaveSure: 'Sair da partida',
  stay: 'Ficar',
  youLeft: 'Você saiu desta partida, e um bot joga por você.',
  youTimedOut:
    'Seu tempo acabou. Você pode continuar até que os outros chamem um bot; eles também podem lhe dar mais tempo.',
  youWereAway: 'Um bot joga por você, porque você ficou muito tempo fora. O lugar é seu.',
  youLostTheSeat: 'Seu tempo acabou, e um bot joga por você. Os outros podem lhe dar mais tempo.',
  comeBack: 'Voltar',
  askTime: 'Pedir mais tempo',
  seatFree: (name) => `${name} está ausente. Você pode continuar se ${name} e todos à mesa concordarem.`,
  takeSeat: (name) => `Pedir para jogar no lugar de ${name}`,
  lookingOn: 'Você está assistindo.',
  refused: {
    cancel: ({ name }) => `${name} não quer encerrar a partida.`,
    takeback: ({ name }) => `${name} não concorda que você desfaça o turno.`,
    wait: ({ name }, about) => `${name} não quer esperar por ${speech.person(about)}.`,
    bot: ({ name }, about) => `${name} não quer que um bot jogue por ${speech.person(about)}.`,
    replace: ({ name }, about) => `${name} não concorda que você jogue no lugar de ${about.name}.`,
  },
  rematch: 'Jogar de novo juntos',
  toRematch: 'Para a nova mesa',
  troubles: {
    'not-absent': 'O lugar não está mais livre.',
    seated: 'Você já tem um lugar nesta mesa.',
    'not-seated': 'Outra pessoa ocupou seu lugar.',
    proposed: 'Alguém já pediu isso.',
    refused: 'Este lugar já foi recusado a alguém.',
    'has-seen': 'Alguém neste navegador tem ou teve um lugar nesta mesa.',
    other: 'Não foi possível. Tente de novo.',
  },
  renewed: {
    heading: 'O site foi renovado',
    text: 'Esta página é mais antiga que o servidor. Sua partida está segura lá; recarregue para continuar.',
  },
  shuffle: {
    heading: 'O embaralhamento',
    commitment: 'Compromisso com o segredo do servidor, publicado quando a mesa foi aberta',
    serverSecret: 'Segredo do servidor, revelado no fim da partida',
    added: (name) => `Contribuição de ${name}`,
    fingerprint: 'Código de conferência da semente, publicado antes da primeira jogada',
    seed: 'Semente, revelada no fim da partida',
    secret:
      'O segredo e a semente são revelados no fim da partida. Aí todos podem conferir que ninguém escolheu a distribuição.',
    check: 'Conferir esta partida',
    checking: 'Repetindo todas as jogadas…',
    sound: (moves) =>
      plural(moves, {
        one: 'A partida confere: a semente tem o código publicado, e a única jogada leva a este resultado.',
        other: `A partida confere: a semente tem o código publicado, e as ${moves}\u00a0jogadas levam a este resultado.`,
      }),
    vouchers: {
      own: 'A semente resulta do segredo e da contribuição de todos; a deste navegador está lá, intacta.',
      others: 'A semente resulta do segredo e da contribuição de todos.',
      fingerprint:
        'Desta distribuição só foi publicado o código da semente: ela não foi rearranjada depois, mas o servidor a sorteou sozinho.',
    },
    fromElsewhere:
      'Esta partida foi trazida como arquivo. Dá para conferir que tudo se encaixa; quando o compromisso foi publicado, só quem jogou sabe.',
    otherCommitment:
      'A distribuição não é aquela com que o servidor se comprometeu quando você chegou à mesa.',
    withoutOwn: 'A contribuição deste navegador não está na distribuição.',
    notFromAll: 'A semente não resulta do segredo e da contribuição de todos.',
    otherSeed: 'A semente não tem o código publicado antes da primeira jogada.',
    unsound: 'As jogadas não levam desta semente a este resultado.',
    unreachable: 'Não foi possível buscar a partida. Tente de novo.',
  },
}
