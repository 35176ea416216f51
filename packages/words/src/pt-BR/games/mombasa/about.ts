import type { Options } from '@entrepot/mombasa'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Mombasa',
  about:
    'Planeje cartas em segredo, negocie bens, cuide dos livros e espalhe as quatro companhias pelo mapa enquanto compra suas quotas.',
  credits: 'Mombasa foi criado por Alexander Pfister e publicado pela eggertspiele em 2015.',
  options: {
    setup: {
      name: 'Preparação',
      values: { first: 'Primeira partida: fixa', later: 'Partidas seguintes: variada' },
    },
  },
  bots: {
    random: 'Acaso',
    '1': 'Auxiliar (iniciante)',
    '2': 'Escriturário (médio)',
    '3': 'Mercador (forte)',
    '4': 'Diretor da companhia (mestre)',
  },
  names: ['Amina', 'Baraka', 'Chitundu', 'Dalila'],
  characters: {
    ledger: {
      title: 'guarda-livros',
      manner: 'Tem olho para os livros e avança o tinteiro sempre que compensa.',
    },
    diamonds: { title: 'negociante de diamantes', manner: 'Envia mercadores cedo e gosta de ver diamantes.' },
    expansion: { title: 'expansionista', manner: 'Espalha companhias pelo mapa e procura quotas em alta.' },
  },
}
