import type { Options } from '@entrepot/caravan'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Caravana',
  about:
    'Dê lances pela frente da caravana e encha as bolsas com moedas do monte e fardos que ninguém mais vê.',
  credits: 'Caravana é o jogo minúsculo com que o Entrepôt testa o que todos os jogos têm em comum.',
  options: { longer: { name: 'Uma rodada a mais' } },
  bots: {
    random: 'Acaso',
    '1': 'Tropeiro (novato)',
    '2': 'Guia (firme)',
    '3': 'Mercador (forte)',
    '4': 'Chefe da caravana (mestre)',
  },
  names: ['Idir', 'Tamim', 'Zaina'],
  characters: {},
}
