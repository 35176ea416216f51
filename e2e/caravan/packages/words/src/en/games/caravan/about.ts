import type { Options } from '@entrepot/caravan'
import type { GameWords } from '../../../game-words.ts'

export const words: GameWords<Options> = {
  name: 'Caravan',
  about:
    'Bid for the lead of a caravan, then fill your bags with coins from the pool and bales that nobody else sees.',
  credits: 'Caravan is the tiny game by which Entrepôt tests what every game shares.',
  options: { longer: { name: 'A round more' } },
  bots: {
    random: 'Chance',
    '1': 'Drover (Novice)',
    '2': 'Guide (Steady)',
    '3': 'Trader (Strong)',
    '4': 'Caravan master (Master)',
  },
  names: ['Idir', 'Tamim', 'Zaina'],
  characters: {},
}
