import type { Options } from '@entrepot/yokohama'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Yokohama',
  about:
    'Envie assistentes pelas áreas de um porto da era Meiji, leve seu presidente entre eles e atenda os pedidos dos mercadores estrangeiros.',
  credits: 'Yokohama foi criado por Hisashi Hayashi e publicado pela OKAZU Brand em 2016.',
  options: {
    agentCountsAsPower: { name: 'Um agente estrangeiro soma 1\u00a0de poder à ação dele' },
    returnFromOneAreaOnly: { name: 'O presidente que volta traz assistentes de uma só área' },
    soleParticipantTakesBoth: { name: 'Participante único leva os dois lugares' },
    neutralAssistants: { name: 'Assistentes neutros bloqueiam espaços (2\u00a0jogadores)' },
    ordersInHandAreHidden: { name: 'Pedidos na mão dos outros ficam virados para baixo' },
  },
  bots: {
    random: 'Acaso',
    '1': 'Aprendiz (iniciante)',
    '2': 'Lojista (médio)',
    '3': 'Negociante (forte)',
    '4': 'Presidente (mestre)',
  },
  names: ['Haru', 'Kenkichi', 'Mitsu', 'Seibei'],
  characters: {
    orders: { title: 'caçador de pedidos', manner: 'Junta os bens para um pedido atrás do outro.' },
    building: { title: 'construtor', manner: 'Ergue lojas e casas comerciais onde houver lugar.' },
    church: {
      title: 'frequentador da igreja',
      manner: 'Vai à igreja mais cedo e com mais frequência que os outros.',
    },
  },
}
